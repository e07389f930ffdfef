"""What is listed is exactly what is accepted; all else is refused with a rule, and changes nothing."""

import pytest
from hypothesis import given

from marsbound.core.chance import Generator
from marsbound.core.notation import answer_number, answer_text
from marsbound.core.play import Play
from marsbound.core.refusal import Refusal, Refused
from marsbound.core.script import NATURE
from marsbound.ledger import ledger
from tests.properties.walks import STARTS, Start, Walk, position, tried

TRIED = 3  # refused candidates that are answered all the same, at each step


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_the_choices_are_the_candidates_that_are_not_refused(start: Start) -> None:
    for play in Walk(start).samples(one_in=1):
        for player in range(play.players):
            asked = play.question(player)
            allowed = [candidate.text for candidate in play.candidates(player) if candidate.refusal is None]
            if asked is None:
                assert allowed == []
                continue
            assert asked.choices, "somebody is asked without a choice"
            if play.line().optional:
                allowed.append("-")
            assert asked.choices == allowed


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_everything_else_is_refused_with_a_rule_and_changes_nothing(start: Start) -> None:
    walk = Walk(start)
    for play in walk.samples(one_in=4):
        for player in [*range(play.players), NATURE]:
            for text in refused_answers(play, player, walk.chance):
                check_refused(play, player, text)


def refused_answers(play: Play, player: int, chance: Generator) -> list[str]:
    """Some answers that aren't possible: wrong ones, declining what must be done, answering out of turn."""
    if not play.is_asked(player):
        return ["-", "d1"]
    refused = [candidate.text for candidate in play.candidates(player) if candidate.refusal is not None]
    first = int(chance.below(max(1, len(refused))))
    refused = (refused[first:] + refused[:first])[:TRIED]
    return refused if play.line().optional else [*refused, "-"]


def check_refused(play: Play, player: int, text: str) -> None:
    before = (position(play), repr(play.steps), len(play.heard), len(play.snapshots))
    why = play.why_not(player, text)
    assert why is not None
    check_refusal(play, why)
    assert why.answer == text
    for attempt in (play.answer, play.preview):
        with pytest.raises(Refused) as refused:
            attempt(player, text)
        assert refused.value.refusal == why
    assert (position(play), repr(play.steps), len(play.heard), len(play.snapshots)) == before


def check_refusal(play: Play, refusal: Refusal) -> None:
    assert refusal.reason in play.game.reasons[1:], f"{refusal} has no known reason"
    assert ledger(play.game.name).line(refusal.rule).id == refusal.rule


@pytest.mark.interpreted
@tried(0.4)
@given(STARTS)
def test_every_answer_has_a_text_and_every_text_an_answer(start: Start) -> None:
    for play in Walk(start).samples(one_in=4):
        for player in play.asked_players():
            numbers = play.choices(player)
            texts = [answer_text(play.table, play.line(), number) for number in numbers]
            assert len(set(texts)) == len(texts), "two answers have the same text"
            assert [answer_number(play.table, play.line(), text) for text in texts] == numbers
            for candidate in play.candidates(player):
                assert list(candidate.parts) == play.line().domain.parts
