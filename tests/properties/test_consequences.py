"""What a choice is said to lead to is what it leads to: it is carried out, and the table looked at."""

from collections import Counter
from typing import Any

import pytest

from marsbound.bots.levels import bot_named
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, Walk, with_table

RED_PLANET = [case for case in CASES if case.game != "rocketmen"]
ROCKETMEN = [case for case in CASES if case.game == "rocketmen"]
OWNERS = {
    "zone-yours",
    "zone-yours-for-nothing",
    "zone-yours-unexplored",
    "zone-tied",
    "zone-tied-for-nothing",
    "zone-lost",
    "zone-of-another",
}


def told(play: Play, player: int, choice: str) -> list[dict[str, str]]:
    return [play.consequence_parts(event) for event in play.consequences(player, choice)]


def carried_out(play: Play, player: int, choice: str) -> tuple[Play, list[dict[str, str]]]:
    """The game after a choice, and what happened up to where something hidden showed."""
    other = with_table(play, play.table.clone(), seeded=False)
    found = []
    for event in other.answer(player, choice):
        if other.game.facts[event.fact].reveals:
            break
        found.append(other.event_parts(event))
    return other, found


def astronauts(picture: Any) -> dict[str, list[int]]:
    """In each zone, once all ships that are launched, or full and so about to be, have landed."""
    found = {zone["zone"]: list(zone["astronauts"]) for zone in picture["zones"]}
    for dock in picture["docks"]:
        leaves = dock["ship"] and (dock["launched"] or sum(dock["crew"]) == dock["capacity"])
        if leaves and dock["destination"]:
            found[dock["destination"]] = [a + b for a, b in zip(found[dock["destination"]], dock["crew"], strict=True)]
    return found


def leaders(counts: list[int]) -> list[int]:
    most = max(counts)
    return [seat for seat, number in enumerate(counts) if most and number == most]


@pytest.mark.parametrize("case", RED_PLANET, ids=str)
def test_in_mission_red_planet_what_is_told_comes_true(case: Case) -> None:
    met: Counter[str] = Counter()
    for seed in range(4):
        walk = Walk(Start(case, seed, seed, curious=seed == 0))
        for play in walk.samples(one_in=2):
            for player in play.asked_players():
                asked = play.question(player)
                assert asked is not None
                for choice in asked.choices if not play.line().together else []:
                    compare(play, player, asked.seat, choice, met)
    assert {"ship-launches", "ship-destroyed", "crew-lost", "zone-tied-for-nothing", "zone-lost"} <= set(met), met
    assert met["zone-yours"] + met["zone-yours-unexplored"] > 3


def compare(play: Play, player: int, seat: int, choice: str, met: Counter[str]) -> None:
    consequences = told(play, player, choice)
    met.update(each["fact"] for each in consequences)
    after, events = carried_out(play, player, choice)
    before = play.game.picture(play.view(player))
    picture = after.game.picture(after.game.view(after.table, player))
    if picture["discoveries-revealed"]:
        return  # then other things decide who leads
    by_fact: dict[str, list[dict[str, str]]] = {}
    for each in consequences:
        by_fact.setdefault(each["fact"], []).append(each)
    # ships
    launched = [event["dock"] for event in events if event["fact"] == "ship-launched"]
    said = by_fact.get("ship-launches", []) + by_fact.get("ship-leaves-unmanned", [])
    assert sorted(each["dock"] for each in said) == sorted(launched)
    destroyed = [event["dock"] for event in events if event["fact"] == "ship-destroyed"]
    assert [each["dock"] for each in by_fact.get("ship-destroyed", [])] == destroyed
    lost = [(each["seat"], each["number"]) for each in by_fact.get("crew-lost", [])]
    for dock in destroyed:
        crew = before["docks"][int(dock[1:]) - 1]["crew"]
        assert lost == [(str(number + 1), str(count)) for number, count in enumerate(crew) if count]
    for each in by_fact.get("characters-back", []):
        assert len(before["seats"][seat]["hand"]) + int(each["number"]) == 9
    # zones
    old, new = astronauts(before), astronauts(picture)
    owners = {each["zone"]: each for each in consequences if each["fact"] in OWNERS}
    for zone, counts in new.items():
        was, now = leaders(old[zone]), leaders(counts)
        if was == now:
            assert zone not in owners
        elif now == [seat]:
            assert owners[zone]["fact"].startswith("zone-yours")
        elif seat in now:
            assert owners[zone]["fact"].startswith("zone-tied")
        elif seat in was:
            assert owners[zone]["fact"] == "zone-lost"
        elif len(now) == 1:
            assert owners[zone] == {"fact": "zone-of-another", "seat": str(now[0] + 1), "zone": zone}


@pytest.mark.parametrize("case", RED_PLANET, ids=str)
def test_a_zone_gives_at_the_next_production_what_is_told(case: Case) -> None:
    """If nothing else came between: the tokens are laid and taken by whoever is said to have most."""
    paid = 0
    for seed in range(3):
        for play in Walk(Start(case, seed, seed)).samples(one_in=2):
            if play.over or play.line().together:
                continue
            picture = play.game.picture(play.view(-1))
            outlook = play.game.outlook(play.view(-1))
            player = play.asked_players()[0]
            asked = play.question(player)
            assert asked is not None
            for choice in asked.choices if picture["phase"] == "round" else []:
                for each in told(play, player, choice):
                    if each["fact"] != "zone-yours":
                        continue
                    zone = next(zone for zone in picture["zones"] if zone["zone"] == each["zone"])
                    number = outlook["tokens"][f"production-{each['production']}"]
                    worth = outlook["values"][zone["resource"]]
                    lying = sum(count * outlook["values"][kind] for kind, count in zone["tokens"].items())
                    if picture["tokens"][zone["resource"]] >= number * 10:  # enough for all zones
                        assert int(each["points"]) == lying + number * worth
                        paid += 1
    assert paid


@pytest.mark.parametrize("case", [case for case in RED_PLANET if case.players > 2], ids=str)
def test_a_character_can_do_what_is_told_before_it_is_chosen(case: Case) -> None:
    """In a world where nobody acts before: everybody else has chosen what comes last."""
    met: Counter[str] = Counter()
    for seed in range(5):
        for play in Walk(Start(case, seed, seed, orderly=True)).steps():
            if play.over or play.line().name.rpartition("/")[2] != "ChooseACharacter" or not all_are_asked(play):
                continue
            for choice in play.question(0).choices:  # type: ignore[union-attr]
                consequences = {each["fact"]: each for each in told(play, 0, choice)}
                met.update(list(consequences))
                if others_are_later(play, choice):
                    resolved(play, choice, consequences)
    assert {"all-placed", "nobody-to-move", "nobody-to-replace", "characters-back"} <= set(met), met


def all_are_asked(play: Play) -> bool:
    return len(play.asked_players()) == play.players


def others_are_later(play: Play, choice: str) -> bool:
    return choice != "pilot" and all(
        "pilot" in seat["hand"] for seat in play.game.picture(play.view(-1))["seats"] if seat["seat"] != 0
    )


def resolved(play: Play, choice: str, consequences: dict[str, dict[str, str]]) -> None:
    other = with_table(play, play.table.clone(), seeded=False)
    events = [event for player in range(1, play.players) for event in other.answer(player, "pilot")]
    events += other.answer(0, choice)
    skipped = [other.event_parts(event) for event in events]
    assert ({"fact": "turn-skipped", "seat": "1"} in skipped) == ("turn-skipped" in consequences)
    asked = None if other.over else other.question(0)
    placing = asked is not None and other.line().domain.kinds == ["dock"] and other.line().times != 1
    if "none-placed" in consequences or "turn-skipped" in consequences:
        assert not placing
    if consequences.keys() & {"all-placed", "fewer-placed"}:
        assert placing


@pytest.mark.parametrize("case", ROCKETMEN, ids=str)
def test_in_rocketmen_what_is_told_comes_true(case: Case) -> None:
    met: Counter[str] = Counter()
    play = Start(case, 5).play()
    bot, chance = bot_named("heuristic", play.game), Generator(5)
    for _ in range(350):
        if play.over:
            break
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        for choice in asked.choices:
            consequences = told(play, player, choice)
            met.update(each["fact"] for each in consequences)
            for each in consequences:
                prove(play, player, choice, each)
        for choice, reasons in play.wasted(player).items():
            assert choice == "end"
            met.update(play.consequence_parts(reason)["fact"] for reason in reasons)
        play.answer(player, bot.choose(play.view(player), asked, chance))
    assert {"leaves", "still-owed", "can-launch", "rockets-missing", "launch-promises", "success"} <= set(met), met


def prove(play: Play, player: int, choice: str, told: dict[str, str]) -> None:
    """One consequence, by carrying the choice out."""
    fact = told["fact"]
    after, _ = carried_out(play, player, choice)
    seen = after.game.view(after.table, player)
    if fact in ("can-launch", "rockets-missing"):
        settle(after, player)
        asked = after.question(player) if player in after.asked_players() else None
        offers = after.game.outlook(after.game.view(after.table, player))["launches"][player]
        offer = next(each for each in offers if each["location"] == told["location"])
        assert offer["rockets"] == int(told["need"])
        assert offer["missing"] == max(0, int(told["need"]) - int(told["have"]))
        if asked and asked.question == "Act":
            assert (f"launch:{offer['destination']}" in asked.choices) == (fact == "can-launch")
        if fact == "can-launch":
            assert abs(offer["odds"]["success"] * 100 - int(told["percent"])) <= 1
    elif fact == "still-owed":
        payment = after.game.picture(seen)["payment"]
        assert (payment["owed-money"], payment["owed-components"]) == (int(told["money"]), int(told["components"]))
    elif fact == "paid-up":
        assert after.game.picture(seen)["payment"]["basket"] == []
    elif fact == "leaves" and choice.startswith(("buy", "add")):
        after.answer(player, "pay-for-me")
        left = after.game.outlook(after.game.view(after.table, player))["purse"]["money"]
        assert left <= int(told["money"])
    elif fact == "launch-promises":
        offers = play.game.outlook(play.view(player))["launches"][player]
        offer = next(each for each in offers if each["location"] == told["location"])
        assert abs(offer["odds"]["success"] * 100 - int(told["percent"])) <= 1
        assert offer["missing"] == 0


def settle(play: Play, player: int) -> None:
    """Pay for what was placed, with whatever there is."""
    asked = play.question(player) if player in play.asked_players() else None
    if asked is not None and asked.question == "PayForPlacing":
        play.answer(player, asked.choices[0])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_is_quiet_leaves_something_to_press(case: Case) -> None:
    """Also where nothing better is left than to end the turn or to decline."""
    for play in Walk(Start(case, 2, 2)).samples(one_in=3):
        for player in play.asked_players():
            asked = play.question(player)
            assert asked is not None
            quiet = play.quiet(player)
            assert set(quiet) < set(asked.choices)
            assert set(play.wasted(player)) <= set(asked.choices)
            if "end" in asked.choices:
                kept = {choice.partition(":")[0] for choice in asked.choices if choice not in quiet}
                assert ("end" in quiet) == bool(kept - {"end"})
