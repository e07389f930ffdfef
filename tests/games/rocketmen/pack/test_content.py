"""The built-in pack of Rocketmen holds the box as far as it is known."""

import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marsbound.games.packs import builtin, formats
from marsbound.packs import Entry, Pack, describe
from marsbound.packs.check import check_tables

Tables = dict[str, Any]
Change = Callable[[Tables], object]

PACK = builtin("rocketmen")


def find(tables: Tables, section: str, id: str) -> Tables:
    return next(entry for entry in tables[section] if entry["id"] == id)


def put(section: str, id: str, /, **fields: object) -> Change:
    """Changes fields of an entry."""
    return lambda tables: find(tables, section, id).update({name.replace("_", "-"): fields[name] for name in fields})


def pack_of(tables: Tables) -> Pack:
    checked = check_tables(tables, "my.toml", formats())
    assert checked.mistakes == ()
    assert checked.pack
    return checked.pack


def test_the_counts_are_the_rulebooks() -> None:
    assert describe(PACK).counts == {
        **{"numbers": 1, "surcharge": 3, "destination": 3, "location": 12, "mission": 12},
        **{"resource": 43, "engine": 15, "hazard": 12, "objective": 12, "variant": 10, "solo-card": 7, "success": 18},
    }
    decks = Counter[str]()
    for card in PACK.entries("resource"):
        decks[card.word("deck")] += card.copies
    assert decks == {"teal": 23, "pink": 20}


def test_the_numbers_of_the_rules() -> None:
    assert PACK.only("numbers").fields == {
        **{"hand": 6, "placing": 10, "markers": 6, "market": 6, "stalled-rounds": 6},
        **{"end-2": 23, "end-3": 21, "end-4": 18},
    }
    marks = {entry.number("from"): entry.number("money") for entry in PACK.entries("surcharge")}
    assert marks == {7: 10, 12: 20, 17: 30}


def test_the_destinations_and_locations() -> None:
    flights = [(entry.id, entry.number("distance"), entry.number("draws")) for entry in PACK.entries("destination")]
    assert flights == [("earth", 8, 3), ("moon", 10, 4), ("mars", 13, 5)]
    places = PACK.entries("location")
    assert [place.id for place in places[:2]] == ["earth-satellite", "earth-spaceship"]
    assert [place.id for place in places[-4:]] == ["moon-base", "mars-spaceship", "mars-mining", "mars-base"]
    assert Counter(place.word("destination") for place in places) == {"earth": 5, "moon": 4, "mars": 3}
    assert PACK.entry("location", "earth-satellite").numbers("points") == (1, 0, 0, 0)
    assert all(place.id == f"{place.word('destination')}-{place.word('kind')}" for place in places)


def test_what_the_missions_give() -> None:
    worth = Counter[str]()
    for mission in PACK.entries("mission"):
        worth.update(mission.counts("components"))
    assert worth == {"money": 60, "computers": 2, "composites": 1, "biotech": 1, "rockets": 1}
    assert PACK.entry("mission", "base-b").counts("components") == {}


def test_nobody_can_win_more_achievements_than_there_are_markers() -> None:
    """A player has three markers with rocket points and six others, and completes six missions at most."""
    achievements = Counter(mission.word("achievement") for mission in PACK.entries("mission"))
    assert achievements == {"money": 4, "rocket": 3, "hand": 2, "science": 3}


def test_every_component_is_asked_for_by_some_card() -> None:
    costs = {
        name for section in ("resource", "engine") for card in PACK.entries(section) for name in card.counts("cost")
    }
    assert costs == {"money", "computers", "composites", "biotech", "any"}


def test_the_cards_of_the_rulebooks_example() -> None:
    """Big Data costs $30 and a component: a mining, a satellite and a hotel card pay the money, a spaceship it."""
    assert PACK.entry("resource", "big-data").counts("cost") == {"money": 30, "computers": 1}
    payers = [PACK.entry("mission", id) for id in ("mining", "satellite-a", "hotel")]
    assert sum(card.counts("components")["money"] for card in payers) == 30
    assert PACK.entry("mission", "spaceship-a").counts("components") == {"computers": 1}


def test_what_the_resources_do() -> None:
    def doing(card: Entry) -> tuple[object, ...]:
        plain = {"id", "deck", "marks", "cost", "components", "effect", "permanent"}
        return (card.word("effect"), *(value for name, value in card.fields.items() if name not in plain))

    assert {card.id: doing(card) for card in PACK.entries("resource") if card.word("effect") != "none"} == {
        "big-data": ("reorder", 2),
        "internet": ("free-placement",),
        "solar-power": ("take-hazard", "climate-change"),
        "next-generation-drugs": ("take-hazard", "pandemic"),
        "planetary-laser-shield": ("take-hazard", "asteroid-impact"),
        "batteries": ("scrap-and-draw", 2),
        "supercapacitors": ("cycle-hand",),
        "government-contract": ("money-per-mission", 10, 40),
        "protective-suit": ("zero-becomes", 2),
        "backup": ("advance", 1),
        "afterburner": ("late-advance", 2),
        "detailed-planning": ("choose-first", 3),
        "industrial-espionage": ("copy",),
        "storage-yard": ("store", 3),
        "multi-purpose-space-suit": ("redraw",),
        "electric-cars": ("take-back",),
        "research-institute": ("draw", 1),
    }
    permanent = {card.id for card in PACK.entries("resource") if card.fields["permanent"]}
    assert permanent == {"storage-yard", "quantum-computer", "reusable-rocket"}
    assert PACK.entry("resource", "internet").numbers("marks") == (0, 3, 4)


def test_engines_hazards_and_success_cards() -> None:
    assert [engine.counts("components") for engine in PACK.entries("engine")] == [{"rockets": n} for n in (2, 3, 4)]
    assert [hazard.copies for hazard in PACK.entries("hazard")] == [4, 4, 4]
    successes = {entry.number("value"): entry.copies for entry in PACK.entries("success")}
    assert successes == {4: 1, 3: 4, 2: 6, 1: 5, 0: 2}


def test_solo_objectives_have_a_goal_in_earth_orbit_and_one_on_the_moon_and_none_asks_for_tokens() -> None:
    for entry in PACK.entries("objective"):
        destinations = sorted(goal.partition("-")[0] for goal in entry.words("goals") if not goal.endswith("-token"))
        assert entry.fields["solo"] == (destinations == ["earth", "moon"]), entry.id


def test_every_stated_field_has_a_pedigree() -> None:
    for entries in PACK.sections.values():
        for entry in entries:
            assert entry.fields.keys() - entry.pedigree.keys() <= {"permanent"}


def test_a_description_shows_tables_and_yes_or_no_as_the_file_has_them() -> None:
    row = next(row for row in describe(PACK).entries if row.id == "reusable-rocket")
    texts = {field.name: field.text for field in row.fields}
    assert (texts["cost"], texts["marks"], texts["permanent"]) == ("money 30, composites 1", "0/3", "true")


def turn_around(tables: Tables) -> None:
    for section in tables.keys() - {"pack", "numbers", "location"}:
        tables[section].reverse()
    find(tables, "mission", "spaceship-a")["destinations"].reverse()
    find(tables, "resource", "internet")["marks"].reverse()
    find(tables, "objective", "moon-token-and-mars-token")["goals"].reverse()
    card = find(tables, "resource", "big-data")
    card["cost"] = dict(reversed(card["cost"].items()))


def state_a_default(tables: Tables) -> None:
    put("resource", "internet", permanent=False)(tables)
    find(tables, "resource", "internet")["pedigree"]["permanent"] = "ours"


@pytest.mark.parametrize("change", [turn_around, state_a_default])
def test_what_does_not_change_play_does_not_change_the_hash(rocketmen: Tables, change: Change) -> None:
    change(rocketmen)
    assert pack_of(rocketmen).hash == PACK.hash
    assert pack_of(rocketmen).content() == PACK.content()


def mark_engines(marks: list[int]) -> Change:
    def change(tables: Tables) -> None:
        put("engine", "heavy-stage", marks=marks)(tables)
        find(tables, "engine", "heavy-stage")["pedigree"]["marks"] = "ours"

    return change


def swap_two_locations(tables: Tables) -> None:
    places = tables["location"]
    places[0], places[1] = places[1], places[0]


@pytest.mark.parametrize(
    "change",
    [
        swap_two_locations,
        put("resource", "internet", marks=[0, 3, 3]),
        put("resource", "internet", cost={"money": 40}),
        put("mission", "base-b", components={"science": 1}),
        put("objective", "earth-hotel-and-moon-base", solo=False),
        mark_engines([0, 0, 0, 3, 4]),
    ],
)
def test_what_changes_play_changes_the_hash(rocketmen: Tables, change: Change) -> None:
    change(rocketmen)
    assert pack_of(rocketmen).hash != PACK.hash


def test_the_examples_of_the_reference_page_are_right(root: Path, rocketmen: Tables) -> None:
    page = (root / "docs" / "reference" / "packs.md").read_text(encoding="utf-8")
    examples = tomllib.loads(page.split("### Entries of Rocketmen")[1].split("```toml")[1].split("```")[0])
    for section, (example,) in examples.items():
        assert find(rocketmen, section, example["id"]) == example
