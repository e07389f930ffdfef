"""The second edition's characters, what holds for all of them: lines C1, C15 and C16 of its rules."""

from functools import cache

import pytest

from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted

ROUND = "round/BeginARound"
# Questions whose own rule says that they must be answered
THEIR_OWN_RULE = {"DrawOrLook": "E6", "LeaveTheMoon": "C13", "RedirectAShip": "D6", "PutADestinationToken": "D6"}


@pytest.mark.rule("red-planet-second:C1")
@pytest.mark.parametrize("character", CHARACTERS)
def test_effects_are_mandatory_but_for_what_is_up_to_a_number(character: str) -> None:
    scene = Scene().dock("hellas-5", {2: 1}).dock("ausonia-5", {2: 1}).event_deck("moon-base")
    scene.put("hellas", {1: 1, 2: 1}).put("phobos", {1: 4}).resolve(character, seat=1)
    while scene.question:
        if scene.question in ("MoveToANeighbour", "LeaveTheMoonToo"):
            assert "-" in scene.choices
        else:
            assert "-" not in scene.choices
            assert scene.refusal("-") == Refusal("cannot-be-declined", THEIR_OWN_RULE.get(scene.question, "C1"), "-")
        scene.answer(scene.choices[0])


@pytest.mark.rule("red-planet-second:C1")
@pytest.mark.parametrize("character", CHARACTERS)
def test_what_cannot_be_done_is_left_out(character: str) -> None:
    scene = Scene().event_deck()
    before = scene.picture(1)
    scene.resolve(character, seat=1)
    assert scene.question == ""
    assert scene.picture(1) == before


@pytest.mark.rule("red-planet-second:C1")
def test_the_rest_is_done_when_nobody_can_be_placed() -> None:
    scene = Scene().dock("hellas-3", {2: 3}).put("hellas", {2: 1})
    assert scene.resolve("soldier", seat=1).choices == ["hellas:2"]
    scene = Scene().dock("hellas-3", {2: 3}).resolve("saboteur", seat=1)
    assert scene.question == "DestroyADockedShip"
    assert scene.choices == ["d1"]


@pytest.mark.rule("red-planet-second:C1", "red-planet-second:C11")
def test_the_travel_agent_alone_is_all_or_nothing() -> None:
    scene = Scene().dock("hellas-5", {2: 3}).dock("ausonia-5", {2: 4}).resolve("travel-agent", seat=1)
    assert scene.question == ""
    assert scene.supply(1) == 22
    # three seats are free in all, and everybody else takes them as far as they go
    scene.resolve("pilot", seat=1).answer("d1", "d1")
    assert scene.supply(1) == 20


@pytest.mark.rule("red-planet-second:C15")
@pytest.mark.parametrize(("character", "placed"), [("scientist", 1), ("pilot", 1), ("secret-agent", 1)])
def test_with_too_few_astronauts_as_many_as_possible_are_placed(character: str, placed: int) -> None:
    scene = Scene().dock("hellas-5").dock("ausonia-5").lose(1, 21).resolve(character, seat=1).answer("d1")
    assert not scene.question.startswith("Place")
    assert (scene.aboard(1, 1), scene.supply(1)) == (placed, 0)


@pytest.mark.rule("red-planet-second:C15")
@pytest.mark.parametrize("character", ["scientist", "pilot", "secret-agent"])
def test_with_too_few_seats_as_many_as_possible_are_placed(character: str) -> None:
    scene = Scene().dock("hellas-3", {2: 2}).dock("ausonia-3", {2: 3}).resolve(character, seat=1)
    assert scene.choices == ["d1"]
    scene.answer("d1")
    assert not scene.question.startswith("Place")
    assert (scene.aboard(1, 1), scene.supply(1)) == (1, 21)


@pytest.mark.rule("red-planet-second:C15")
def test_an_empty_supply_places_nobody() -> None:
    scene = Scene().dock("hellas-5").lose(1, 22).resolve("recruiter", seat=1)
    assert scene.question == ""
    assert scene.aboard(1, 1) == 0


@pytest.mark.rule("red-planet-second:C15")
def test_the_killed_do_not_return_to_the_supply() -> None:
    scene = Scene().dock("hellas-5", {1: 2, 2: 1}).put("ausonia", {2: 1})
    scene.resolve("saboteur", seat=1).answer("d1", "d1").resolve("soldier", seat=1).answer("ausonia:2")
    assert (scene.supply(1), scene.lost(1)) == (19, 3)
    assert (scene.supply(2), scene.lost(2)) == (20, 2)


@pytest.mark.rule("red-planet-second:C15")
def test_22_astronauts_are_always_enough() -> None:
    box = Scene().box

    @cache
    def most(rounds: int, hand: int) -> int:
        """How many can leave the supply in so many rounds; the Femme Fatale's newcomer does too."""
        best = 0
        for number, character in enumerate(CHARACTERS):
            if rounds and hand >> number & 1:
                placed = int(box.places[number]) + (character == "femme-fatale")
                rest = 0x1FF if character == "recruiter" else hand & ~(1 << number)
                best = max(best, placed + most(rounds - 1, rest))
        return best

    assert most(10, 0x1FF) == 21
    assert box.astronauts == 1 + 21


@pytest.mark.rule("red-planet-second:C16")
@pytest.mark.parametrize("character", ["travel-agent", "soldier"])
def test_a_character_without_effect_counts_as_resolved(character: str) -> None:
    scene = Scene(players=3).dock("hellas-3", {2: 2}).lose(3, 22).begin(ROUND)
    scene.answer("explorer", "saboteur", character).answer("d1")
    assert scene.question == ""
    assert [event["seat"] for event in scene.told("astronauts-boarded")] == ["1"]
    assert scene.picture(0)["first"] == 2
