"""Nobody learns what they can't know: another world that fits a player's view looks the same to them in every way."""

import json
from collections import Counter
from typing import Any

import msgspec
import pytest
from hypothesis import given

from marsbound.core.chance import Generator
from marsbound.core.events import Event
from marsbound.core.notation import position_text
from marsbound.core.play import Play
from marsbound.core.script import BOOK, Table
from marsbound.core.view import View
from marsbound.server.presenting import positions
from tests.games.red_planet.kit import Scene
from tests.properties.cases import CASES, Case
from tests.properties.walks import STARTS, Start, Walk, everybody, position, tried, with_table

MOST_PREVIEWS = 6
MOST_ANSWERS = 4


def seen(play: Play, view: View) -> str:
    """A view to the last byte."""
    masked = position_text(view.masked, play.game.fields)
    shown = {**play.game.picture(view), "outlook": play.game.outlook(view)}
    standing = msgspec.json.encode(positions.standing(play.game, view)).decode()
    return f"{view.player} {view.ready} {masked} {json.dumps(shown)} {standing}"


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_the_view_of_a_world_is_the_view_it_was_made_from(start: Start) -> None:
    walk = Walk(start)
    for play in walk.samples(one_in=6):
        for player in everybody(play):
            view = play.view(player)
            text = seen(play, view)
            world = play.game.sample_world(view, walk.chance.seed())
            assert seen(play, view) == text, "drawing a world changed the view"
            assert seen(play, play.game.view(world, player)) == text


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_world_has_everything_that_the_true_one_has(start: Start) -> None:
    walk = Walk(start)
    for play in walk.samples(one_in=6):
        for player in everybody(play):
            world = play.game.sample_world(play.view(player), walk.chance.seed())
            start.case.whole(with_table(play, world, seeded=False))


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_a_view_has_no_seed_and_no_listener(start: Start) -> None:
    for play in Walk(start).samples(one_in=10):
        for player in everybody(play):
            masked = play.view(player).masked
            assert (masked.seed_low, masked.seed_high, masked.listener) == (0, 0, None)


@pytest.mark.interpreted
@tried(0.6)
@given(STARTS)
def test_in_another_world_that_fits_a_player_sees_and_hears_the_same(start: Start) -> None:
    walk = Walk(start)
    for play in walk.samples(one_in=6):
        for player in everybody(play):
            world = play.game.sample_world(play.view(player), walk.chance.seed())
            compare_worlds(play, world, player, walk.chance)


def compare_worlds(play: Play, world: Table, player: int, chance: Generator) -> None:
    """Also after the player's own next answers, until another or nature is asked or something hidden shows."""
    true = with_table(play, play.table.clone(), seeded=False)
    other = with_table(play, world, seeded=False)
    for _ in range(MOST_ANSWERS):
        assert what_is_met(other, player) == what_is_met(true, player)
        choices = what_can_be_answered(true, player)
        for text in some(choices, MOST_PREVIEWS, chance):
            assert heard(other, other.preview(player, text)) == heard(true, true.preview(player, text))
            assert meant(other, other.consequences(player, text)) == meant(true, true.consequences(player, text))
        if not choices or player not in true.asked_players():
            return
        text = choices[chance.below(len(choices))]
        told = true.answer(player, text), other.answer(player, text)
        openly = [heard(true, before_reveals(true, events, player)) for events in told]
        assert openly[0] == openly[1]
        if any(revealing(true, events) for events in told):
            return
        if other.asked_players() != true.asked_players():
            # who is asked next is news as well, and after news nothing can be taken back
            assert not true.undo(player)
            assert not other.undo(player)
            return
        # whether an answer can be taken back must not tell either what it led to
        taken_back = [game.undo(player) for game in (true, other)]
        assert taken_back[0] == taken_back[1]
        if taken_back[0]:
            true.answer(player, text)
            other.answer(player, text)


def what_is_met(play: Play, player: int) -> dict[str, Any]:
    """All that a player is shown."""
    asked = play.question(player)
    return {
        "view": seen(play, play.view(player)),
        "asked": play.asked_players(),
        "line": None if play.over else play.line().name,
        "question": None if asked is None else vars_of(asked),
        "candidates": [
            (candidate.text, candidate.parts, repr(candidate.refusal)) for candidate in play.candidates(player)
        ],
        "heard": heard(play, play.events(player)),
        "quiet": None if asked is None else play.quiet(player),
        "wasted": None if asked is None else {text: meant(play, why) for text, why in play.wasted(player).items()},
    }


def vars_of(asked: Any) -> dict[str, Any]:
    return {name: getattr(asked, name) for name in ("line", "question", "seat", "time", "times", "memo", "choices")}


def what_can_be_answered(play: Play, player: int) -> list[str]:
    asked = None if player < 0 else play.question(player)
    return [] if asked is None else asked.choices


def some(texts: list[str], number: int, chance: Generator) -> list[str]:
    first = chance.below(max(1, len(texts)))
    return (texts[first:] + texts[:first])[:number]


def heard(play: Play, events: list[Event]) -> str:
    return json.dumps([play.event_parts(event) for event in events])


def meant(play: Play, events: list[Event]) -> str:
    return json.dumps([play.consequence_parts(event) for event in events])


def revealing(play: Play, events: list[Event]) -> bool:
    return any(play.game.facts[event.fact].reveals for event in events)


def before_reveals(play: Play, events: list[Event], player: int) -> list[Event]:
    """What a player hears before something hidden is shown to anybody."""
    found = []
    for event in events:
        if play.game.facts[event.fact].reveals:
            break
        if event.heard_by(player):
            found.append(event)
    return found


def what_differs(play: Play, world: Table) -> set[str]:
    """The fields in which a world differs from the true table."""
    true = dict(word.split("=", 1) for word in position(play).split())
    other = dict(word.split("=", 1) for word in position_text(world, play.game.fields).split())
    return {name for name in true.keys() | other.keys() if true.get(name) != other.get(name)}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_worlds_really_are_other_ones(case: Case) -> None:
    """Else the tests above would show nothing: whatever a case hides must often be different, in all situations."""
    differ = Counter[str]()
    met = Counter[tuple[str, bool]]()
    drawn = 0
    for seed in range(12 if case.pace == 1 else 4):
        walk = Walk(Start(case, seed, seed, curious=True))
        for play in walk.samples(one_in=9):
            for player in everybody(play):
                drawn += 1
                found = what_differs(play, play.game.sample_world(play.view(player), walk.chance.seed()))
                differ.update(found)
                met[walk.question(), player in play.asked_players()] += bool(found)
    for name, least in case.hidden.items():
        assert differ[name] >= least * drawn, f"{name} differed in {differ[name]} of {drawn} worlds"
    assert set(differ) <= set(case.hidden), "something is drawn anew that isn't hidden"
    if case.players == max(other.players for other in CASES if other.game == case.game):
        everywhere = [question for question in case.seldom if met[question, True] and met[question, False]]
        assert 2 * len(everywhere) >= len(case.seldom), f"only at {everywhere} somebody had another world"


def test_who_is_asked_for_an_action_tells_something_and_so_ends_the_undo() -> None:
    """Seat 3 is asked next: so seat 2 holds no action, which seat 1 didn't know when it brought somebody back."""
    scene = Scene(players=3).hold(1, "rescue").hold(3, "industrial-espionage")
    scene.put("hellas", {1: 1, 3: 1}).put("ausonia", {1: 1}).lose(1, 1)
    scene.call(BOOK.numbers["game/RevealActions"])
    scene.answer("rescue", "hellas")
    assert scene.seat == 3
    assert not scene.play.undo(0)
