"""Mistakes in a pack of Rocketmen have one clear line each, and counts that differ from the rulebook's are noted."""

from collections.abc import Callable
from typing import Any

import pytest

from marsbound.games.packs import formats
from marsbound.packs.check import check_tables

Tables = dict[str, Any]
Texts = Callable[[Tables], list[str]]
Change = Callable[[Tables], object]


def find(tables: Tables, section: str, id: str) -> Tables:
    return next(entry for entry in tables[section] if entry["id"] == id)


def put(section: str, id: str, /, **fields: object) -> Change:
    """Changes fields of an entry."""
    return lambda tables: find(tables, section, id).update({name.replace("_", "-"): fields[name] for name in fields})


def mark_engines(marks: list[int]) -> Change:
    def change(tables: Tables) -> None:
        put("engine", "heavy-stage", marks=marks)(tables)
        find(tables, "engine", "heavy-stage")["pedigree"]["marks"] = "ours"

    return change


def without(section: str, id: str) -> Change:
    return lambda tables: tables[section].remove(find(tables, section, id))


def keep(section: str, number: int) -> Change:
    return lambda tables: tables.update({section: tables[section][:number]})


def more_like(section: str, id: str, number: int) -> Change:
    return lambda tables: tables[section].extend({**find(tables, section, id), "id": f"x-{n}"} for n in range(number))


def everywhere(section: str, /, **fields: object) -> Change:
    return lambda tables: [put(section, entry["id"], **fields)(tables) for entry in tables[section]]


INTERNET, HOTEL, GOALS = (
    ("resource", "internet"),
    ("location", "earth-hotel"),
    ("objective", "earth-hotel-and-moon-base"),
)

MISTAKES: dict[str, tuple[Change, str]] = {
    # kinds of value
    "money that is no multiple": (
        put(*INTERNET, cost={"money": 35}),
        "resource internet: cost has money = 35; expected a multiple of 10 from 10 to 100",
    ),
    "nothing written as zero": (
        put(*INTERNET, cost={"money": 30, "biotech": 0}),
        "resource internet: cost has biotech = 0; expected a whole number from 1 to 9, or nothing",
    ),
    "a cost in science": (
        put(*INTERNET, cost={"science": 1}),
        'resource internet: cost has "science"; expected money, computers, composites, biotech or any',
    ),
    "a misspelt component": (
        put(*INTERNET, components={"computer": 1}),
        'resource internet: components has "computer"; did you mean "computers"?',
    ),
    "no cost": (
        put(*INTERNET, cost={}),
        "resource internet: cost is empty; "
        "expected a table with numbers for some of money, computers, composites, biotech, any",
    ),
    "a number for a cost": (
        put(*INTERNET, cost=30),
        "resource internet: cost is 30; "
        "expected a table with numbers for some of money, computers, composites, biotech, any",
    ),
    "three cards to put in order": (
        put("resource", "big-data", number=3),
        "resource big-data: number is 3; expected 2",
    ),
    "no copies": (
        put(*INTERNET, marks=[]),
        "resource internet: marks is an empty list; expected a list of 1 to 4 numbers, each of them 0, 3 or 4",
    ),
    "too many copies": (
        put(*INTERNET, marks=[0, 0, 0, 3, 4]),
        "resource internet: marks has 5 numbers; expected at most 4",
    ),
    "a mark for two": (put(*INTERNET, marks=[0, 2]), "resource internet: marks has 2; expected 0, 3 or 4"),
    "yes for a mark": (put(*INTERNET, marks=[False]), "resource internet: marks has false; expected 0, 3 or 4"),
    "a word for yes or no": (
        put("resource", "storage-yard", permanent="yes"),
        'resource storage-yard: permanent is "yes"; expected true or false',
    ),
    "three places": (put(*HOTEL, points=[2, 1, 1]), "location earth-hotel: points has 3 numbers; expected 4"),
    "rising points": (
        put(*HOTEL, points=[2, 1, 3, 1]),
        "location earth-hotel: points has 3 after 1; expected at most 1 there",
    ),
    "a number for points": (
        put(*HOTEL, points=2),
        "location earth-hotel: points is 2; expected a list of 4, each of it a whole number from 0 to 50",
    ),
    "points below nothing": (
        put(*HOTEL, points=[2, 1, 1, -1]),
        "location earth-hotel: points has -1; expected a whole number from 0 to 50",
    ),
    "one goal": (put(*GOALS, goals=["moon-base"]), f"objective {GOALS[1]}: goals has 1 of them; expected 2"),
    "the same goal twice": (
        put(*GOALS, goals=["moon-base", "moon-base"]),
        f'objective {GOALS[1]}: goals "moon-base" twice; expected each location once',
    ),
    "an unknown goal": (
        put(*GOALS, goals=["moon-base", "moon-tokn"]),
        f'objective {GOALS[1]}: goals "moon-tokn", which is no location; did you mean "moon-token"?',
    ),
    "an unknown hazard": (
        put("resource", "solar-power", hazard="flood"),
        'resource solar-power: hazard "flood", which is no hazard; '
        "expected pandemic, climate-change or asteroid-impact",
    ),
    "a parameter of another effect": (
        lambda tables: (
            put(*INTERNET, number=2)(tables),
            find(tables, *INTERNET)["pedigree"].update(number="ours"),
        ),
        'resource internet: number does not belong to effect "free-placement"; expected no field like that',
    ),
    "a misspelt effect": (
        put(*INTERNET, effect="free-placment"),
        'resource internet: effect is "free-placment"; did you mean "free-placement"?',
    ),
    # ids
    "a location too few": (
        without("location", "mars-mining"),
        "location mars-mining: is missing; expected one [[location]] with this id",
    ),
    "a location elsewhere": (
        put(*HOTEL, kind="station"),
        'location earth-hotel: kind is "station"; expected "hotel"',
    ),
    "a card called like a hazard": (
        put(*INTERNET, id="pandemic"),
        "hazard pandemic: has the same id as a resource before it; expected an id of its own",
    ),
    # between entries
    "a satellite to Mars": (
        put("mission", "satellite-a", destinations=["earth", "mars"]),
        'mission satellite-a: destinations "mars", which has no satellite; expected earth or moon',
    ),
    "few missions": (without("mission", "base-b"), "mission: 11 in all; expected 12, as many as a player has"),
    "many missions": (
        more_like("mission", "hotel", 1),
        "mission: 13 in all; expected 12, as many as a player has",
    ),
    "many resources": (more_like(*INTERNET, 10), "resource: 31 different ones; expected at most 30"),
    "many solo cards": (
        more_like("solo-card", "solo-1", 54),
        "solo-card: 61 different ones; expected at most 60",
    ),
    "two cards that copy": (
        more_like("resource", "industrial-espionage", 1),
        'resource x-0: effect is "copy", as with industrial-espionage; expected no more than one card with it',
    ),
    "a hazard worth more": (
        put("hazard", "asteroid-impact", points=3),
        "hazard asteroid-impact: points is 3; expected 2, as with pandemic",
    ),
    "a goal without a mission": (
        lambda tables: (
            put("mission", "hotel", kind="station")(tables),
            without("objective", "earth-hotel-and-moon-spaceship")(tables),
        ),
        f'objective {GOALS[1]}: goals "earth-hotel", where no mission goes; expected a goal that a mission can fulfil',
    ),
    "few objectives": (keep("objective", 7), "objective: 7 in all; expected at least 8, 2 for each of 4 players"),
    "no objective for solo": (
        everywhere("objective", solo=False),
        "objective: none with solo = true; expected at least one, for solo games",
    ),
    "one variant": (keep("variant", 1), "variant: 1 in all; expected at least 2, which are drawn"),
    "a surcharge twice": (
        put("surcharge", "at-12", **{"from": 7}),
        "surcharge at-12: from is 7, as with at-7; expected another number of points",
    ),
    "a falling surcharge": (
        put("surcharge", "at-17", money=20),
        "surcharge at-17: money is 20; expected more than at-12 has, which is 20",
    ),
    "the farthest location first": (
        lambda tables: tables["location"].insert(0, tables["location"].pop()),
        "location earth-satellite: comes after mars-base, which is farther; "
        "expected the locations from the nearest destination to the farthest",
    ),
    "nowhere to go when easy": (
        put("solo-card", "solo-3", easy_to="moon"),
        'solo-card: no card with easy-to = "mars"; expected at least one',
    ),
    "a kind that solo lacks": (
        put("solo-card", "solo-3", location="base"),
        'solo-card: no card with location = "hotel"; expected at least one',
    ),
    "there before it starts": (
        put("solo-card", "solo-7", hard_field=5),
        "solo-card solo-7: hard-field is 5; expected at most 4: earth is 8 away and cards give up to 3 steps more",
    ),
    "marks of some engines only": (
        mark_engines([0, 3]),
        "engine heavy-stage: marks has 2 numbers; expected 5, one for each copy",
    ),
    "few success cards": (
        keep("success", 2),
        "success: 5 with copies; expected at least 8: 5 draws and 3 more by effects of cards",
    ),
    "few success cards for many suits": (
        lambda tables: (
            more_like("resource", "multi-purpose-space-suit", 4)(tables),
            keep("success", 3)(tables),
        ),
        "success: 11 with copies; expected at least 12: 5 draws and 7 more by effects of cards",
    ),
}


@pytest.mark.parametrize(("change", "message"), MISTAKES.values(), ids=list(MISTAKES))
def test_a_mistake_gives_its_one_message(rocketmen: Tables, mistakes: Texts, change: Change, message: str) -> None:
    change(rocketmen)
    assert mistakes(rocketmen) == [f"my.toml: {message}"]


NOTES: dict[str, tuple[Change, str]] = {
    "resource": (without("resource", "internet"), "20 teal cards; the rulebook counts 23"),
    "engine": (put("engine", "heavy-stage", copies=4), "14 engines; the rulebook counts 15"),
    "hazard": (put("hazard", "pandemic", marked=2), "13 hazards; the rulebook counts 12"),
    "success": (without("success", "success-0"), "16 success cards; the rulebook counts 18"),
    "objective": (keep("objective", 11), "11 objectives; the rulebook counts 12"),
    "variant": (keep("variant", 9), "9 variants; the rulebook counts 10"),
    "solo-card": (more_like("solo-card", "solo-1", 1), "8 solo cards; the rulebook counts 7"),
}


@pytest.mark.parametrize(("section", "change", "note"), [(section, *case) for section, case in NOTES.items()])
def test_another_count_than_the_rulebooks_is_only_noted(
    rocketmen: Tables, section: str, change: Change, note: str
) -> None:
    change(rocketmen)
    checked = check_tables(rocketmen, "my.toml", formats())
    assert checked.pack
    assert [str(found) for found in checked.notes] == [f"my.toml: note: {section}: {note}"]
