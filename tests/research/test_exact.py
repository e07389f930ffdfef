"""Small games whose every position is known: what OpenSpiel finds out about them is so."""

from pathlib import Path

import msgspec
import pyspiel
import pytest

import marsbound
from marsbound.bots import bot_named
from marsbound.games.rocketmen.rules.odds import Odds, in_flight
from marsbound.games.rocketmen.rules.table import Rocketmen
from marsbound.research import State, cutting, exact
from marsbound.research.exact import SmallGame, cuts, small_game
from marsbound.research.exploitability import (
    BOTS,
    ITERATIONS,
    PAGE,
    Uniform,
    best_value,
    bot_gap,
    bot_row,
    gap,
    policy_table,
    solver_row,
)

LAUNCH = "rocketmen-launch-v0"
ENDGAME = "red-planet-endgame-v0"


def odds_of(state: State) -> Odds:
    assert isinstance(state.table, Rocketmen)
    return in_flight(state.table, state.seat)


def launch_alone(number: int) -> SmallGame:
    """One of the flights, for quick tries."""
    cut = small_game(LAUNCH).cut
    return SmallGame(msgspec.structs.replace(cut, deals=[cut.deals[number]]))


def test_there_are_two() -> None:
    assert sorted(cuts()) == [ENDGAME, LAUNCH]
    with pytest.raises(marsbound.BadInput, match="there is no small game 'chess'; there are: "):
        small_game("chess")


@pytest.mark.parametrize("make", cutting.makers())
def test_they_are_what_they_were_cut_as(make: object) -> None:
    assert callable(make)
    made = make()
    assert msgspec.json.decode(cuts()[made.id].read_bytes(), type=exact.Cut) == made


def test_the_best_flight_is_what_the_exact_odds_say() -> None:
    """Two ways to the same number: the rules' own odds, and a best response over the whole tree."""
    small = small_game(LAUNCH)
    odds = [odds_of(small.begin(deal)).success for deal in small.cut.deals]
    assert best_value(small) == pytest.approx(sum(odds) / len(odds))
    assert len({round(each, 3) for each in odds}) == len(odds)


def test_openspiel_knows_the_actions_by_their_names() -> None:
    small = launch_alone(0)
    game = small.spiel()
    assert game.num_players() == 1
    keys = {place.key: place for place in small.sets.values()}
    stack, met = [game.new_initial_state()], 0
    while stack:
        state = stack.pop()
        if state.is_terminal():
            continue
        if not state.is_chance_node():
            place = keys[state.information_state_string()]
            names = {state.action_to_string(action): action for action in state.legal_actions()}
            assert names == {name: small.actions[name] for name in map(place.state.name, place.legal)}
            met += 1
        stack += [state.child(action) for action in state.legal_actions()]
    assert met >= len(small.sets) > 100


def test_who_plays_by_the_odds_can_not_be_improved_and_chance_can() -> None:
    """The rules' best deed wherever one may come to, against every answer as likely as the other."""
    small = launch_alone(0)
    best = {}
    for place in small.sets.values():
        state = place.state
        if state.question == "Fly":
            deeds = {f"Fly:{name}": likely for name, _, likely in odds_of(state).deeds}
            best[place.key] = {max(place.legal, key=lambda action: deeds[state.name(action)]): 1.0}
    by_odds = gap(small, pyspiel.TabularPolicy(policy_table(small, best)))
    uniform = Uniform(small, bot_named("random", small.setup.game, small.setup))
    at_random = gap(small, uniform.spiel())
    assert 0 <= by_odds < 0.02 < at_random


def test_levels_are_less_exploitable_than_chance() -> None:
    small = launch_alone(0)
    assert bot_gap(small, "heuristic", tries=2) < bot_gap(small, "random") / 2


def test_the_endgame_is_zero_sum_and_can_be_solved() -> None:
    """To the end CFR+ goes in the tests of extras."""
    small = small_game(ENDGAME)
    spiel = small.spiel()
    assert spiel.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert min(small.sets_of) > 100
    solver = pyspiel.CFRPlusSolver(spiel)
    solver.evaluate_and_update_policy()
    first = gap(small, solver.average_policy())
    for _ in range(3):
        solver.evaluate_and_update_policy()
    assert gap(small, solver.average_policy()) < first


def test_players_of_the_endgame_know_their_own_missions_only() -> None:
    small = small_game(ENDGAME)
    states = [small.begin(deal) for deal in small.cut.deals]
    assert len({state.position for state in states}) == 4
    for player in range(2):
        assert len({small.seen(state, player) for state in states}) == 2


def test_the_page_names_all_of_them(root: Path) -> None:
    text = (root / PAGE).read_text("utf-8")
    small_games = [small_game(id) for id in cuts()]
    for row in (bot_row(small_games, "random"), solver_row(small_games, ITERATIONS[0])):
        assert f"\n{row}\n" in text, "run python -m marsbound.research.exploitability"
    assert all(f"\n| `{name}` | " in text for name in BOTS)
    for id in cuts():
        small = small_game(id)
        assert f"`{id}`" in text
        assert f"{small.nodes:,} nodes, {len(small.sets):,} information sets" in text
