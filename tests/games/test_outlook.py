"""What a page of Rocketmen is told besides the picture agrees with the rules."""

from collections.abc import Iterator
from typing import Any

import pytest

from marsbound.bots.levels import bot_named
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.server.presenting.picture import pictured
from tests.games.rocketmen.kit import RocketmenScene

GAME = games()["rocketmen"]
SEATS = [(1, {}), (2, {"mode": "battle_for_earth"}), (3, {"variants": "drawn"}), (4, {})]


def moments(players: int, options: dict[str, str], seed: int) -> Iterator[tuple[str, list[str], dict[str, Any], Play]]:
    """A game of sensible players, question by question, as whoever is asked sees it."""
    play = Play(GAME, GAME.box(builtin("rocketmen")), players, options, seed)
    bot = bot_named("heuristic", GAME)
    chance = Generator(seed)
    while not play.over:
        player = play.asked_players()[0]
        question = play.question(player)
        assert question is not None
        yield question.question, list(question.choices), pictured(GAME, play.view(player)), play
        play.answer(player, bot.choose(play.view(player), question, chance))


@pytest.mark.parametrize(("players", "options"), SEATS)
def test_a_launch_keeps_the_promise_of_its_odds(players: int, options: dict[str, str]) -> None:
    flown = 0
    for seed in (1,):
        promised: dict[str, Any] = {}
        for question, choices, picture, _ in moments(players, options, seed):
            offers = {each["destination"]: each for each in picture["outlook"]["launches"][picture["player"]]}
            if question == "Act":
                assert {choice[7:] for choice in choices if choice.startswith("launch:")} <= set(offers)
                promised = offers
            launch = picture["launch"]
            if question == "Fly" and launch["drawn"] == 0 and launch["copied"] is None and promised:
                offer = promised[launch["to"]]
                assert launch["rocket"] == offer["lift"] or launch["odds"]["deeds"].keys() != {"go-on"}
                if "industrial-espionage" not in picture["seats"][picture["player"]]["pad"]:
                    assert offer["odds"]["success"] == pytest.approx(launch["odds"]["success"])
                    flown += 1
                promised = {}
    assert flown > 1


@pytest.mark.parametrize(("players", "options"), SEATS)
def test_what_is_owed_and_what_there_is(players: int, options: dict[str, str]) -> None:
    paid = 0
    for question, choices, picture, _ in moments(players, options, 3):
        outlook, payment = picture["outlook"], picture["payment"]
        owed = outlook["owed"]
        assert owed["money"] == payment["owed-money"]
        assert sum(owed.values()) - owed["money"] == payment["owed-components"]
        on_offer = {card for card in picture["market"] if card} | set(picture["engines"])
        assert set(outlook["prices"]) == on_offer
        if question == "PayTheRest":
            assert sum(outlook["paid"].values()) >= 0
            paid += 1
        for choice in choices if question == "Act" else []:
            if choice.startswith("buy:m"):
                price = outlook["prices"][picture["market"][int(choice[5:]) - 1]]
                assert price.get("money", 0) <= outlook["purse"]["money"]
    assert paid


def test_an_abort_costs_what_was_told() -> None:
    seen = 0
    for seed in range(1, 20):
        for question, choices, picture, play in moments(4, {}, seed):
            if question == "Fly" and "abort" in choices:
                player = picture["player"]
                told = play.preview(player, "abort")
                assert told
                pad = sum(picture["seats"][player]["pad"].values())
                assert picture["outlook"]["abort-loses"] == min(picture["launch"]["drawn"] - 1, pad)
                seen += 1
        if seen > 10:
            return


def test_cards_to_copy_come_with_their_odds() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters", "industrial-espionage").deck(2)
    play = scene.pad(2, "quantum-computer", "protective-suit").turn(1).play
    before = pictured(GAME, play.view(0))["outlook"]
    play.answer(0, "launch:earth")
    copies = pictured(GAME, play.view(0))["outlook"]["copies"]
    assert set(copies) == {"-", "quantum-computer", "protective-suit"}
    best = max(each["success"] for each in copies.values())
    assert best > copies["-"]["success"]
    assert before["launches"][0][0]["odds"]["success"] == pytest.approx(best)
    assert pictured(GAME, play.view(1))["outlook"]["copies"] == {}


def spies(pad: str = "medium-stage") -> RocketmenScene:
    """Seat 1's rocket lifts off only as a copy of seat 2's reusable rocket."""
    scene = RocketmenScene().plan(1, "shipyard").pad(1, "industrial-espionage", "quantum-computer", pad).deck(2)
    return scene.pad(2, "reusable-rocket", "protective-suit").turn(1)


def test_where_a_copy_is_compulsory_the_pad_as_it_stands_promises_nothing() -> None:
    scene = spies()
    play = scene.play
    before = pictured(GAME, play.view(0))["outlook"]["launches"][0][0]["odds"]
    play.answer(0, "launch:earth")
    copies = pictured(GAME, play.view(0))["outlook"]["copies"]
    assert list(copies) == ["reusable-rocket"] == scene.choices
    assert before == pytest.approx(copies["reusable-rocket"])


def test_with_rocket_points_enough_the_copy_may_be_left() -> None:
    scene = spies("heavy-stage").answer("launch:earth")
    copies = pictured(GAME, scene.play.view(0))["outlook"]["copies"]
    assert set(copies) == {"-", "reusable-rocket", "protective-suit"} == set(scene.choices)


def test_other_seats_launches_are_judged_as_if_it_were_their_turn() -> None:
    """Also while somebody else flies with a copy of their own."""
    own, others = spies().play, spies()
    promised = GAME.outlook(own.view(0))["launches"][0]
    others.plan(2, "satellite-a").pad(2, "industrial-espionage", "heavy-stage").turn(2)
    assert GAME.outlook(others.play.view(1))["launches"][0] == promised
    others.answer("launch:earth", "quantum-computer")
    assert (others.table.active, others.table.copied) == (1, others.box.ids.index("quantum-computer"))
    assert GAME.outlook(others.play.view(1))["launches"][0] == promised


def test_cards_give_what_is_printed_unless_a_seat_has_earned_more() -> None:
    scene = RocketmenScene()
    assert GAME.outlook(scene.play.view(0))["gives"] == [{}, {}]
    scene.table.set_missions(1, 2)
    contract = builtin("rocketmen").entry("resource", "government-contract")
    money = min(2 * contract.number("each"), contract.number("at-most"))
    assert GAME.outlook(scene.play.view(0))["gives"] == [{}, {"government-contract": {"money": money}}]


@pytest.mark.parametrize("short", ["no", "yes"])
def test_the_track_and_the_tokens_of_mission_red_planet_follow_its_script(short: str) -> None:
    game = games()["red-planet-first"]
    play = Play(game, game.box(builtin(game.name)), 3, {"short_ending": short}, 1)
    outlook = game.outlook(play.view(0))
    assert outlook["track"] == [
        *("1", "2", "3", "4", "5", "production-1", "6", "7", "8", "production-2"),
        *("9", "10", "reveal", "production-3", "final"),
    ]
    assert outlook["tokens"] == {"production-1": 1, "production-2": 2, "production-3": 1 if short == "yes" else 3}


@pytest.mark.parametrize(("players", "options"), SEATS)
def test_what_a_location_brings_and_how_many_can_come(players: int, options: dict[str, str]) -> None:
    arrived = 0
    for _, _, picture, _ in moments(players, options, 5):
        outlook = picture["outlook"]
        assert outlook["places"] == (2 if players == 1 else players)
        assert outlook["tokens"] == ([] if players == 1 or options.get("mode") else ["moon", "mars"])
        for place in picture["locations"]:
            there = len(place["arrived"])
            arrived += there
            worth = place["points"][there] if there < outlook["places"] else 0
            assert outlook["worth"][place["location"]] == worth
            assert outlook["brought"][place["location"]] == place["points"][:there]
    assert arrived


@pytest.mark.parametrize(("players", "options"), SEATS)
def test_a_mission_in_hand_is_bound_for_where_it_could_be_launched_to(players: int, options: dict[str, str]) -> None:
    """As offered once it is planned, with rocket points enough or not."""
    planned = 0
    bound: dict[str, list[str]] = {}
    reader = 0
    for question, choices, picture, _ in moments(players, options, 2):
        own = picture["seats"][picture["player"]]
        if own["plan"] in bound and question == "Act" and picture["player"] == reader:
            offers = picture["outlook"]["launches"][reader]
            assert [offer["location"] for offer in offers] == bound[own["plan"]]
            planned += 1
        bound = picture["outlook"]["bound-for"] if question == "Act" else {}
        reader = picture["player"]
        assert all(choice[5:] in bound for choice in choices if choice.startswith("plan:") and question == "Act")
    assert planned
