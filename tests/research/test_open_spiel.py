"""OpenSpiel's own tests pass, its algorithms play, and information states are what a player remembers."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts, random_agent, tabular_qlearner

import marsbound
from marsbound.core.chance import Generator
from marsbound.research import open_spiel
from tests.library.plays import EVERY_SIZE
from tests.research.test_actions import own_pack

FEWEST = {name: min(players for other, players in EVERY_SIZE if other == name) for name, _ in EVERY_SIZE}
FORMS = [(name, players, False) for name, players in EVERY_SIZE]
FORMS += [(name, players, True) for name, players in EVERY_SIZE if name != "rocketmen"]
BEGINNING = 100
MOVES = 20
LONG = ("rocketmen", 3)  # from so many players on OpenSpiel's test, which asks all at every node, takes seconds


def loaded(name: str, players: int, at_once: bool = False) -> Any:
    return pyspiel.load_game(open_spiel.short_name(name, at_once), {"players": players})


@pytest.mark.parametrize(
    ("name", "players", "at_once"),
    [pytest.param(*form, marks=[pytest.mark.long] if form[:2] >= LONG else []) for form in FORMS],
)
def test_openspiel_finds_nothing_wrong(name: str, players: int, at_once: bool) -> None:
    pyspiel.random_sim_test(loaded(name, players, at_once), num_sims=1, serialize=True, verbose=False)


def played(game: Any, seed: int, nodes: int) -> Any:
    state = game.new_initial_state()
    chance = Generator(seed)
    for _ in range(nodes):
        if state.is_terminal():
            break
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([each[chance.below(len(each))] for each in legal])
        else:
            legal = state.legal_actions()
            state.apply_action(legal[chance.below(len(legal))])
    return state


def test_choices_at_once_are_one_node_in_one_form_and_several_in_the_other() -> None:
    kinds: dict[bool, set[bool]] = {True: set(), False: set()}
    for at_once in (True, False):
        for nodes in range(30):
            kinds[at_once].add(played(loaded("red-planet-second", 3, at_once), 1, nodes).is_simultaneous_node())
    assert kinds == {True: {True, False}, False: {False}}


@pytest.mark.parametrize(("name", "players"), [("red-planet-second", 2), ("red-planet-first", 3), ("rocketmen", 2)])
def test_a_resampled_state_is_one_the_player_can_not_tell(name: str, players: int) -> None:
    chance = Generator(4)
    others = 0
    for nodes in (20, 60, 90):
        state = played(loaded(name, players), nodes, nodes)
        for player in range(players):
            other = state.resample_from_infostate(player, lambda: chance.below(1 << 20) / (1 << 20))
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            others += str(other) != str(state)
    assert others > 0


def test_an_information_state_remembers_what_is_no_longer_seen() -> None:
    """Two ways to the same view: whoever walked them knows which."""
    game = loaded("red-planet-second", 3)
    one = played(game, 1, 40)
    texts = set()
    for seed in range(4):
        state = one.clone()
        other = state.resample_from_infostate(0, lambda seed=seed: seed / 10)
        texts.add(other.information_state_string(1))
        assert other.information_state_string(0) == one.information_state_string(0)
    assert len(texts) > 1, "what others remember doesn't follow from what one knows oneself"
    again = played(game, 1, 40)
    again.information_state_string(0)
    assert again.information_state_string(0) == one.information_state_string(0)
    again.apply_action(again.legal_actions()[0])
    assert again.information_state_string(0) != one.information_state_string(0)


def test_a_stored_state_remembers() -> None:
    game = loaded("red-planet-first", 3)
    state = played(game, 3, 70).resample_from_infostate(1, lambda: 0.5)
    state.apply_action(state.legal_actions()[0])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for player in range(3):
        assert again.information_state_string(player) == state.information_state_string(player)


def test_the_seed_plays_no_part_where_chance_is_explicit() -> None:
    state = played(loaded("rocketmen", 2), 5, 150)
    plain = marsbound.game("rocketmen").state(players=2, seed=77, explicit_chance=True)
    for action in state.history():
        plain.apply(action)
    assert plain.position == str(state)
    assert sum(odds for _, odds in plain.chance()) == pytest.approx(1 if plain.chance() else 0)


def agents_of(kind: str, env: Any) -> list[Any]:
    players, actions = range(env.num_players), env.action_spec()["num_actions"]
    if kind == "learner":
        return [tabular_qlearner.QLearner(player, actions) for player in players]
    return [random_agent.RandomAgent(player, actions) for player in players]


@pytest.mark.parametrize("kind", ["random", "learner"])
@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_agents_of_openspiel_play_in_its_environment(name: str, players: int, kind: str) -> None:
    """Whole games, but of Rocketmen with several players, where they are long, the beginning."""
    np.random.seed(1)  # the agents draw from it
    env = rl_environment.Environment(loaded(name, players))
    env.seed(1)
    agents = agents_of(kind, env)
    step, taken = env.reset(), 0
    whole = name != "rocketmen" or players == 1
    while not step.last() and (whole or taken < BEGINNING):
        player = step.observations["current_player"]
        action = agents[player].step(step).action
        assert action in step.observations["legal_actions"][player]
        step = env.step([action])
        taken += 1
    assert taken > 20
    if not step.last():
        return
    for agent in agents:
        agent.step(step)
    assert 0 <= sum(step.rewards) <= 1 + 1e-9
    if kind == "learner":
        assert all(agent._q_values for agent in agents)


@pytest.mark.parametrize(("name", "players"), EVERY_SIZE)
def test_openspiels_search_plays(name: str, players: int) -> None:
    """A whole game of the smallest of Red Planet; of all others some moves from the middle of one on."""
    game = loaded(name, players)
    whole = (name, players) == ("red-planet-second", FEWEST["red-planet-second"])
    state = game.new_initial_state() if whole else played(game, 2, 60)
    bot = mcts.MCTSBot(game, 2.0, 2, Halfway())
    chance = Generator(4)
    moves = 0
    while not state.is_terminal() and (whole or moves < MOVES):
        if state.is_chance_node():
            outcomes = state.legal_actions()
            state.apply_action(outcomes[chance.below(len(outcomes))])
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        moves += 1
    assert moves >= MOVES
    assert state.is_terminal() == whole or name != "rocketmen"


class Halfway(mcts.Evaluator):  # type: ignore[misc]
    """Every position is worth the same: what is tried is the search, not playing at random to the end."""

    def evaluate(self, state: Any) -> Any:
        return np.full(state.num_players(), 0.5)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_openspiels_search_plays_out_games_at_random() -> None:
    game = loaded("red-planet-first", 3)
    state = played(game, 2, 100)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    bot = mcts.MCTSBot(game, 2.0, 3, mcts.RandomRolloutEvaluator(1))
    assert bot.step(state) in state.legal_actions()


def test_options_and_packs_are_parameters(tmp_path: Path) -> None:
    """They are stored with a state, since they belong to its game."""
    pack = own_pack(tmp_path, ("capacity = 3", "capacity = 2"))
    drawn = {"players": 2, "options": "mode:battle_for_earth;variants:drawn"}
    games: list[tuple[str, dict[str, Any], dict[str, str]]] = [
        ("rocketmen", drawn, {"mode": "battle_for_earth", "variants": "drawn"}),
        ("red-planet-second", {"players": 3, "pack": str(pack)}, {}),
    ]
    for name, params, options in games:
        game = pyspiel.load_game(open_spiel.short_name(name), params)
        own = params.get("pack")
        state = played(game, 1, 30)
        plain = marsbound.game(name).state(params["players"], 1, own, options, explicit_chance=True)
        for action in state.history():
            plain.apply(action)
        assert str(state) == plain.position
        assert plain != marsbound.game(name).state(params["players"], 1, explicit_chance=True)
        again, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        assert (str(again), str(stored)) == (str(game), str(state))
    for wrong, message in (
        ({"options": "drawn"}, "options are 'drawn'; expected NAME:VALUE"),
        ({"pack": "a,b.toml"}, "can't store a game whose path has any of"),
    ):
        with pytest.raises(marsbound.BadInput, match=message):
            pyspiel.load_game(open_spiel.short_name("rocketmen"), wrong)


def test_what_is_not_legal_is_refused_with_game_and_step() -> None:
    state = played(loaded("red-planet-second", 3), 1, 30)
    wrong = next(action for action in range(500) if action not in state.legal_actions())
    with pytest.raises(marsbound.BadInput, match=rf"red-planet-second, 3 players, step 30, .*: action {wrong}.* isn't"):
        state.apply_action(wrong)


def test_a_process_that_knows_the_games_ends_in_peace() -> None:
    program = (
        f"import pyspiel; from marsbound.research import open_spiel; pyspiel.load_game({'marsbound_rocketmen_v0'!r})"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
