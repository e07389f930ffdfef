"""A refusal names a reason that there is, where it can be said, and a line of the ledger."""

import pytest

from marsbound.core.game import Game
from marsbound.core.notation import question_name
from marsbound.core.refusal import Reasons, rules_of_refusals
from marsbound.core.script import BOOK
from marsbound.games.packs import builtin
from marsbound.games.registry import games, kit_of
from marsbound.ledger import ledger

UNUSED = {"ship-launched-already"}  # nobody is refused for it, but those after it keep their numbers
GAMES = [pytest.param(game, id=name) for name, game in games().items()]


def questions_and_deeds(game: Game) -> set[str]:
    """Of all lines that the game's folder wrote into the book."""
    package = type(game).__module__.split(".rules")[0]
    found: set[str] = set()
    for line in BOOK.lines:
        if type(line).__module__.startswith(package + "."):
            found |= {question_name(line.name), *line.domain.deed_kinds()}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_differs_only_for_questions_deeds_and_cards_that_there_are(game: Game) -> None:
    cards = {entry.id for entries in builtin(game.name).sections.values() for entry in entries}
    words = {key.split()[0] for key in game.refusal_rules if " " in key}
    assert words
    assert sorted(words - questions_and_deeds(game) - cards) == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_given_for_reasons_and_are_lines_of_the_ledger(game: Game) -> None:
    assert sorted({key.split()[-1] for key in game.refusal_rules} - set(game.reasons)) == []
    lines = {line.id for line in ledger(game.name).lines}
    assert sorted(set(game.refusal_rules.values()) - lines) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_has_a_rule_in_one_of_the_editions(game: Game) -> None:
    editions = [game, *(games()[name] for name in kit_of(game.name).editions)]
    ruled = {key for edition in editions for key in edition.refusal_rules}
    assert sorted(set(game.reasons) - ruled - UNUSED) == ["allowed"]


def test_a_reason_is_counted_from_one_and_declared_once() -> None:
    reasons = Reasons()
    assert [int(reasons.add("ship-full")), int(reasons.add("same-ship"))] == [1, 2]
    assert reasons.names == ["allowed", "ship-full", "same-ship"]
    with pytest.raises(AssertionError, match="same-ship"):
        reasons.add("same-ship")


def test_a_rule_for_one_question_stands_beside_the_usual_one() -> None:
    reasons = Reasons()
    full = reasons.add("ship-full")
    assert rules_of_refusals(reasons, {full: "R7"}, {"LaunchADockedShip": {full: "C8"}}) == {
        "ship-full": "R7",
        "LaunchADockedShip ship-full": "C8",
    }
