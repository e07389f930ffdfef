"""Actions have names and numbers that only a new version may change."""

from pathlib import Path

import pytest

import marsbound
from marsbound.core.chance import Generator
from marsbound.core.script import NOTHING
from marsbound.games import packs
from marsbound.games.registry import kits
from marsbound.research import versions
from marsbound.research.specs import actions_of, description_of
from tests.research.states import GAMES, carry_on

FAR = 3000
# Options that lead to other scripts
OPTIONS: dict[str, list[dict[str, str]]] = {
    "red-planet-first": [
        {},
        {"sabotaged_ships_leave": "yes", "produce_only_where_occupied": "yes"},
        {"short_ending": "yes"},
        {"short_ending": "yes", "produce_only_where_occupied": "yes"},
    ],
    "red-planet-second": [{}],
    "rocketmen": [{}, {"variants": "drawn"}, {"mode": "battle_for_earth", "variants": "drawn"}],
}


@pytest.mark.parametrize("name", GAMES)
def test_a_version_keeps_what_it_promised(name: str) -> None:
    kit = kits()[name]
    file = kit.research_file(description_of(name).version)
    assert file.read_text("utf-8") == versions.promise_text(kit), "give it a new version: see research/versions.py"


def test_the_page_of_actions_and_observations_is_as_they_are_now(root: Path) -> None:
    assert (root / versions.PAGE).read_text("utf-8") == versions.page(), "run python -m marsbound.research.versions"


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_an_answer_of_its_own(name: str) -> None:
    actions = actions_of(name)
    assert len(set(actions.names)) == len(actions) > 300
    assert [actions.numbers[actions.name(action)] for action in range(len(actions))] == list(range(len(actions)))
    pairs = list(zip(actions.asked_by, actions.answers, strict=True))
    assert len(set(pairs)) == len(pairs), "two actions are the same answer"
    assert all(question > 0 for question, _ in pairs), "an action answers nothing"
    declined = {name for name, (_, answer) in zip(actions.names, pairs, strict=True) if answer == NOTHING}
    assert declined == {name for name in actions.names if name.endswith(":-")}


@pytest.mark.parametrize("name", GAMES)
def test_whatever_can_be_answered_has_a_number(name: str) -> None:
    """With every number of players and every option; `legal` would raise."""
    game = marsbound.game(name)
    for players in game.players:
        for options in OPTIONS[name] if players > 1 else [{}]:
            carry_on(game.state(players=players, seed=players, options=options), Generator(players), FAR)


def test_a_number_means_the_same_with_any_number_of_players() -> None:
    game = marsbound.game("red-planet-second")
    named = [{state.name(action): action for action in state.legal()} for state in at_characters(game)]
    assert len(named) == 5
    assert all(names == named[0] for names in named)


def at_characters(game: marsbound.library.game.Game) -> list[marsbound.research.State]:
    found = []
    for players in game.players:
        state = game.state(players=players, seed=1)
        while state.question != "ChooseACharacter":
            state.apply(state.legal()[0])
        found.append(state)
    return found


def test_an_unknown_number_is_refused() -> None:
    with pytest.raises(marsbound.BadInput, match=r"no action 515; there are 515"):
        marsbound.game("red-planet-second").actions.name(515)


def own_pack(folder: Path, change: tuple[str, str]) -> Path:
    path = folder / "own.toml"
    packs.copy("red-planet-second", path, "own")
    text = path.read_text("utf-8")
    assert change[0] in text
    path.write_text(text.replace(*change), "utf-8")
    return path


def test_a_corrected_pack_keeps_numbers_and_places(tmp_path: Path) -> None:
    path = own_pack(tmp_path, ("capacity = 3", "capacity = 2"))
    game = marsbound.game("red-planet-second")
    corrected, printed = game.state(3, 4, pack=path), game.state(3, 4)
    assert corrected.legal() == printed.legal()
    assert len(corrected.observation(0)) == len(printed.observation(0))
    assert corrected != printed


def test_a_promise_is_written_once_and_never_over(tmp_path: Path) -> None:
    file = tmp_path / "game-v0.json"
    assert versions.kept(file, "first")
    assert versions.kept(file, "first")
    assert not versions.kept(file, "second")
    assert file.read_text("utf-8") == "first"
