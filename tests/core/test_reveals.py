"""What ends the undo: news for whoever acts.  One's own cards are no news to oneself, though others get to see them."""

import pytest

from marsbound.core.script import BOOK
from marsbound.games.registry import games
from tests.games.red_planet.kit import Scene
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

NEWS = {
    "rocketmen": {
        *("card-drawn", "market-filled", "objective-dealt", "success-drawn", "success-seen", "rival-card-drawn"),
        # at the end others' objectives are counted
        *("points-scored", "score-counted"),
    },
    "red-planet-second": {
        *("card-dealt", "event-seen", "discovery-seen", "discovery-discarded", "discovery-revealed"),
        *("resource-turned-up", "neutral-character-seen", "character-revealed", "hand-shown", "mission-revealed"),
        # that others held nothing when they could have shown it
        *("character-called", "reveal-begun", "discoveries-turned-up", "no-action-left"),
    },
}
NEWS["red-planet-first"] = NEWS["red-planet-second"]


@pytest.mark.parametrize("game", games())
def test_facts_reveal_only_what_whoever_acts_could_not_know(game: str) -> None:
    assert {fact.name for fact in games()[game].facts if fact.reveals} == NEWS[game]


def undone(scene: RocketmenScene, answers: int) -> bool:
    """Whether player 1 can take back exactly so many answers, and everything stands as before."""
    return [scene.play.undo(0) for _answer in range(answers + 1)] == [True] * answers + [False]


def test_a_payment_with_ones_own_cards_can_be_taken_back() -> None:
    scene = RocketmenScene().market("crowdfunding").hand(1, "hotel", "mining", "shipyard", "big-data").turn(1)
    before = scene.picture(2)
    scene.answer("buy:m1", "pay:hotel", "pay:mining")
    assert {"seat": "1", "card": "hotel"} in scene.told("paid-with", player=2)
    assert undone(scene, 3)
    assert scene.picture(2) == before
    assert scene.told("paid-with") == []


def test_planning_placing_storing_and_discarding_can_be_taken_back() -> None:
    scene = (
        RocketmenScene().pad(1, "storage-yard").hand(1, "hotel", "base-a", "big-data", "mining", "station-a").turn(1)
    )
    before = scene.picture(2)
    scene.answer("plan:hotel", "pad:big-data", "pad:base-a", "pay:mining", "store:station-a", "drop-plan")
    assert {"mission-planned", "card-placed", "paid-with", "card-stored", "mission-discarded"} <= set(scene.facts(2))
    assert undone(scene, 6)
    assert scene.picture(2) == before


def test_a_card_that_comes_into_the_market_ends_the_undo() -> None:
    scene = RocketmenScene().market("crowdfunding").teal("internet").hand(1, "hotel", "mining", "shipyard").turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert scene.on_market[0] == "internet"
    assert not scene.play.undo(0)


def last_answer() -> RocketmenScene:
    """Player 1 has the last turn of the game, and a full hand: nature draws nothing any more."""
    hands = ["hotel", "mining", "shipyard", "satellite-a", "satellite-b", "station-a"]
    scene = RocketmenScene().first(2).hand(1, *hands).hand(2, *hands).objectives(1, "earth-hotel-and-moon-base")
    scene.objectives(2, "moon-spaceship-and-mars-base").arrived("moon-spaceship", 2)
    scene.table.ending = True
    return scene.rounds().answer("end")


def test_others_objectives_are_counted_in_the_end_and_that_ends_the_undo() -> None:
    scene = last_answer()
    foretold = [scene.play.game.facts[event.fact].name for event in scene.play.preview(0, "end")]
    assert not {"points-scored", "score-counted", "game-won"} & set(foretold)
    scene.answer("end")
    assert scene.play.over
    assert {"seat": "2", "source": "objectives", "points": "1"} in scene.told("points-scored", player=1)
    assert not scene.play.undo(0)


def test_the_first_of_two_actions_can_be_taken_back_and_foretold() -> None:
    scene = Scene(players=3).hold(1, "rescue", "industrial-espionage")
    scene.put("hellas", {1: 1, 3: 1}).put("ausonia", {1: 1}).lose(1, 1)
    scene.call(BOOK.numbers["game/RevealActions"])
    facts = [scene.play.game.facts[event.fact].name for event in scene.play.preview(0, "industrial-espionage")]
    assert facts == ["action-revealed"]
    scene.answer("industrial-espionage")
    assert scene.play.undo(0)
    assert scene.question == "RevealAnAction"
