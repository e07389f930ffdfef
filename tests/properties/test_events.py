"""Everybody hears what is meant for them, and every event can be told in words."""

import json

import pytest
from hypothesis import given

from marsbound.core.events import EVERYBODY, Event
from marsbound.core.play import Play
from marsbound.core.view import EVERYTHING
from marsbound.text import LANGUAGES, Texts
from tests.properties.cases import CASES, Case
from tests.properties.walks import STARTS, Start, Walk, everybody, tried

TEXTS = [Texts(language) for language in LANGUAGES]


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_nobody_hears_what_is_meant_for_another(start: Start) -> None:
    play = Walk(start).to_the_end()
    for player in range(play.players):
        meant = [event for event in play.heard if event.audience == EVERYBODY or event.audience >> player & 1]
        assert play.events(player) == meant
    assert play.events(-1) == [event for event in play.heard if event.audience == EVERYBODY]
    assert play.events(EVERYTHING) == play.heard
    for since in range(0, len(play.steps), 20):
        assert play.events(EVERYTHING, since) == play.heard[sum(at < since for at in play.heard_at) :]


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_who_hears_of_a_card_can_see_it(start: Start) -> None:
    """Right after: a view never knows less than the events that led to it, nor an event more than the view."""
    walk = Walk(start)
    told = 0
    for play in walk.steps():
        for event in play.heard[told:]:
            for player in everybody(play):
                if event.heard_by(player):
                    check_seen(play, event, player)
        told = len(play.heard)


def check_seen(play: Play, event: Event, player: int) -> None:
    fact = play.game.facts[event.fact]
    for part, kind in zip(fact.parts, fact.kinds, strict=True):
        word = play.event_parts(event)[part]
        if kind == "card" and word != "nothing":
            picture = json.dumps(play.game.picture(play.view(player)))
            assert f'"{word}"' in picture, f"player {player} heard of {word} in {fact.name}, but doesn't see it"


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_what_only_one_hears_is_about_that_one(start: Start) -> None:
    play = Walk(start).to_the_end()
    for event in play.heard:
        if event.audience != EVERYBODY:
            parts = play.event_parts(event)
            assert event.audience == 1 << play.table.player(int(parts["seat"]) - 1), parts


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_event_can_be_told_in_every_language(case: Case) -> None:
    told = set()
    for seed in range(4):
        play = Walk(Start(case, seed, seed, curious=True)).to_the_end()
        for event in play.heard:
            fact = play.game.facts[event.fact]
            parts = play.event_parts(event)
            given = {
                part: int(parts[part]) if kind == "number" else parts[part]
                for part, kind in zip(fact.parts, fact.kinds, strict=True)
            }
            told.add((fact.name, tuple(given.items())))
    for texts in TEXTS:
        for fact_name, items in told:
            own = f"{case.game}-event-{fact_name}"
            assert texts.text(own if texts.has(own) else f"event-{fact_name}", **dict(items))
