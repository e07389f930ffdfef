"""Odds of a launch against playing every flight out: all cards that can come, everything that can be done."""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.notation import answer_text
from marsbound.core.script import BOOK, NATURE, answer, ask
from marsbound.games.packs import builtin
from marsbound.games.rocketmen.rules.box import DESTINATIONS
from marsbound.games.rocketmen.rules.chances import chances
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.launch import lift
from marsbound.games.rocketmen.rules.odds import CARD_PRICE, before_launch, in_flight
from marsbound.games.rocketmen.rules.table import NONE, Rocketmen
from tests.campaigns.rocketmen_odds import PADS, Pad, compared
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

MIXED = (1, 2, 1, 1, 1)  # success cards by value, from 0
DULL = (2, 2, 2, 0, 0)
SHARP = (2, 0, 0, 3, 2)
HARSH = (3, 0, 2, 1, 0)
SUIT = "multi-purpose-space-suit"


def box_with(success: tuple[int, ...]) -> Any:
    """The box with another success deck."""
    box = ROCKETMEN.box(builtin("rocketmen"))
    box.success = vec[i64](list(success))
    return box


def ready(success: tuple[int, ...], fields: int, *pad: str) -> RocketmenScene:
    """Seat 1's spaceship has rocket points enough, and is some fields ahead by its science markers."""
    scene = RocketmenScene(box=box_with(success)).plan(1, "spaceship-b").pad(1, *pad)
    return scene.achieve(1, rocket=8, science=fields).turn(1)


class PlayedOut:
    """The value of a flight by playing it in every way the engine offers, with the best deed at every decision."""

    def __init__(self, start: Rocketmen, for_points: bool) -> None:
        self.pad = int(start.pad_size(0))
        self.score = self.points_of(start)
        self.for_points = for_points

    def points_of(self, table: Rocketmen) -> int:
        tokens = sum(int(table.token_owner(which)) == 0 for which in range(2))
        return int(table.score(0)) + tokens

    def ended(self, table: Rocketmen) -> float:
        if not self.for_points:
            return float(table.missions(0))
        if table.missions(0):
            return float(self.points_of(table) - self.score)
        return -CARD_PRICE * (self.pad - int(table.pad_size(0)))

    def value(self, table: Rocketmen) -> float:
        """Of a table whose next question hasn't been looked for yet; it is used up."""
        found = Choices()
        if not ask(table, found, True) or table.destination == NONE:
            return self.ended(table)
        choices, weights = found.numbers(), found.list_weights()
        values = [self.after(table, choice) for choice in choices]
        if found.seat == NATURE:
            return sum(value * weight for value, weight in zip(values, weights, strict=True)) / sum(weights)
        return max(values)

    def after(self, table: Rocketmen, choice: int) -> float:
        copy = table.clone()
        answer(copy, choice)
        return self.value(copy)

    def deeds(self, table: Rocketmen) -> dict[str, float]:
        """The value of everything that can be done now."""
        found = Choices()
        ask(table, found, True)
        line = BOOK.lines[table.line]
        return {answer_text(table, line, choice): self.after(table, choice) for choice in found.numbers()}


FLIGHTS = [
    pytest.param("earth", MIXED, 2, (), id="nothing"),
    pytest.param("moon", MIXED, 3, (), id="nothing to the Moon"),
    pytest.param("mars", DULL, 7, (), id="nothing to Mars"),
    pytest.param("earth", MIXED, 1, ("afterburner",), id="afterburner"),
    pytest.param("earth", MIXED, 2, (SUIT,), id="redraw"),
    pytest.param("moon", HARSH, 4, (SUIT,), id="redraw to the Moon"),
    pytest.param("earth", SHARP, 1, ("protective-suit",), id="zero"),
    pytest.param("moon", DULL, 5, ("protective-suit", "heavy-stage"), id="zero to the Moon"),
    pytest.param("earth", MIXED, 1, ("detailed-planning",), id="planning"),
    pytest.param("earth", MIXED, 1, ("big-data",), id="look ahead"),
    pytest.param("moon", HARSH, 3, ("backup",), id="backup"),
    pytest.param("earth", HARSH, 2, ("afterburner", SUIT), id="afterburner and redraw"),
    pytest.param("earth", SHARP, 0, ("big-data", SUIT), id="look ahead and redraw"),
    pytest.param("earth", HARSH, 2, ("big-data", "detailed-planning"), id="look ahead and planning"),
    pytest.param("earth", HARSH, 2, ("detailed-planning", SUIT), id="planning and redraw"),
    pytest.param("earth", HARSH, 1, ("protective-suit", SUIT, "quantum-computer"), id="both suits"),
]


@pytest.mark.parametrize(("destination", "success", "fields", "pad"), FLIGHTS)
def test_the_odds_are_those_of_playing_every_flight_out(
    destination: str, success: tuple[int, ...], fields: int, pad: tuple[str, ...]
) -> None:
    scene = ready(success, fields, *pad)
    odds = before_launch(scene.table, 0, DESTINATIONS.index(destination))
    assert 0 < odds.success < 1
    start = scene.answer(f"launch:{destination}").table
    assert odds.success == pytest.approx(PlayedOut(start, False).value(start.clone()), abs=1e-12)
    assert odds.points == pytest.approx(PlayedOut(start, True).value(start.clone()), abs=1e-12)


@pytest.mark.parametrize(("destination", "success", "fields", "pad"), FLIGHTS)
def test_every_deed_of_a_flight_has_its_odds(
    destination: str, success: tuple[int, ...], fields: int, pad: tuple[str, ...]
) -> None:
    """At the first decision and, as far as the flight goes, after each of two weak cards."""
    scene = ready(success, fields, *pad).success(0, 0 if success[1] == 0 else 1).answer(f"launch:{destination}")
    begun = scene.table.clone()
    for _draw in range(3):
        if scene.question != "Fly":
            break
        odds = in_flight(scene.table, 0)
        assert [deed for deed, _points, _chance in odds.deeds] == scene.choices
        for kind, for_points in ((1, True), (2, False)):
            played = PlayedOut(begun, for_points).deeds(scene.table)
            assert {deed[0]: deed[kind] for deed in odds.deeds} == pytest.approx(played, abs=1e-12)
        assert odds.best() == max(odds.deeds, key=lambda deed: deed[1])[0]
        scene.answer("go-on")


def test_a_goal_reached_without_a_card_is_certain() -> None:
    assert before_launch(ready(MIXED, 8).table, 0, 0).success == 1.0
    assert before_launch(ready(MIXED, 6, "backup", "big-data").table, 0, 0).success == 1.0


def test_a_goal_out_of_reach_is_hopeless_and_costs_the_least_possible() -> None:
    odds = before_launch(ready(DULL, 0, "heavy-stage").table, 0, 2)
    assert odds.success == 0.0
    assert odds.points == 0.0  # an abort after the first card costs nothing


def test_used_markers_and_stored_cards_do_not_count() -> None:
    scene = ready((2, 5, 6, 4, 1), 3)
    before = before_launch(scene.table, 0, 0).success
    less = before_launch(scene.use(1, science=1).table, 0, 0).success
    assert less < before
    assert less == before_launch(ready((2, 5, 6, 4, 1), 2).table, 0, 0).success
    stored = ready((2, 5, 6, 4, 1), 3, "storage-yard").stored(1, "afterburner")
    assert before_launch(stored.table, 0, 0).success == before


def test_the_deck_of_the_box_gives_the_odds_one_can_count() -> None:
    """Three of the eighteen cards, at least five fields: 580 of 816 hands."""
    values = [0] * 2 + [1] * 5 + [2] * 6 + [3] * 4 + [4]
    hands = [a + b + c for i, a in enumerate(values) for j, b in enumerate(values[:i]) for c in values[:j]]
    assert (sum(hand >= 5 for hand in hands), len(hands)) == (580, 816)
    scene = ready((2, 5, 6, 4, 1), 3)
    assert before_launch(scene.table, 0, 0).success == pytest.approx(580 / 816)


@pytest.mark.parametrize("pad", [PADS[0], PADS[4], PADS[6]], ids=lambda pad: f"{pad[0]} {'+'.join(pad[2])}")
def test_launches_succeed_as_often_as_predicted(pad: Pad) -> None:
    """The short form of the campaign rocketmen_odds."""
    assert abs(compared(pad, 500)[2]) < 4


@pytest.mark.parametrize("success", [MIXED, DULL, SHARP])
def test_success_cards_alone_are_as_likely_to_arrive_as_a_flight_without_effects(success: tuple[int, ...]) -> None:
    for fields in (0, 2, 4):
        table = ready(success, fields).table
        for to in range(len(DESTINATIONS)):
            box = table.box
            alone = chances(list(success), int(box.draws[to]), int(box.distance[to]))
            came = int(lift(table, i64(0), i64(to)))
            if came < len(alone):
                assert alone[came] == pytest.approx(before_launch(table, i64(0), i64(to)).success)
