"""The built-in packs hold the whole boxes, as far as anything is known about them."""

from collections import Counter

import pytest

from marsbound.games.packs import builtin, formats, packs
from marsbound.games.registry import kits
from marsbound.packs import Pack
from marsbound.packs.check import check_file

SECOND = builtin("red-planet-second")
FIRST = builtin("red-planet-first")
BOTH = pytest.mark.parametrize("pack", [FIRST, SECOND], ids=lambda pack: str(pack.name))


def copies(pack: Pack, section: str) -> int:
    return sum(entry.number("copies") for entry in pack.entries(section))


def test_every_game_with_a_format_has_a_pack_of_its_name() -> None:
    assert {name: pack.game for name, pack in packs().items()} == {game: game for game in formats()}


@pytest.mark.parametrize("name", sorted(packs()))
def test_built_in_packs_have_no_mistakes_and_nothing_to_note(name: str) -> None:
    checked = check_file(kits()[name].pack_file, formats())
    assert checked.mistakes == ()
    assert checked.notes == ()


def test_second_edition_has_the_cards_and_ships_of_its_box() -> None:
    assert len(SECOND.entries("ship")) == 36
    assert [copies(SECOND, section) for section in ("discovery", "mission", "action")] == [13, 13, 4]
    assert SECOND.only("tokens").counts("resources") == {"ice": 5, "sylvanite": 3, "celerium": 3}
    assert SECOND.only("tokens").counts("points") == {"ice": 40, "sylvanite": 23, "celerium": 23}


def test_first_edition_has_the_cards_and_ships_of_its_box() -> None:
    assert len(FIRST.entries("ship")) == 34
    assert [copies(FIRST, section) for section in ("discovery", "mission", "action")] == [11, 13, 0]
    assert [len(FIRST.entries(section)) for section in ("discovery", "mission")] == [9, 12]  # four secret missions
    assert sum(FIRST.only("tokens").counts("resources").values()) == 14
    assert sum(FIRST.only("tokens").counts("points").values()) == 70


@BOTH
def test_numbers_that_both_boxes_share(pack: Pack) -> None:
    tokens = pack.only("tokens")
    assert tokens.counts("values") == {"ice": 1, "sylvanite": 2, "celerium": 3}
    assert [tokens.number(field) for field in ("destinations-per-zone", "astronauts", "ice-monopoly")] == [2, 22, 9]


@BOTH
def test_each_zone_has_ships_for_three_four_and_five(pack: Pack) -> None:
    for zone in pack.entries("zone"):
        capacities = [ship.number("capacity") for ship in pack.entries("ship") if ship.word("to") == zone.id]
        assert sorted(capacities) == [3, 4, 5]


def test_ships_of_unknown_destination() -> None:
    def unknown(pack: Pack) -> list[int]:
        return [ship.number("capacity") for ship in pack.entries("ship") if ship.word("to") == "unknown"]

    assert unknown(SECOND) == [2, 2, 3, 4, 5, 6]
    assert unknown(FIRST) == [2, 3, 4, 5]


def test_zones_are_listed_clockwise_from_the_north_then_inwards() -> None:
    assert [zone.id for zone in SECOND.entries("zone")] == [
        *("vastitas-borealis", "ausonia", "mare-serpentis", "sinus-sabaeus"),
        *("mare-tyrrhenum", "tritonis-sinus", "hellas", "valles-marineris", "syrtis-major", "phobos"),
    ]
    assert Counter(zone.word("side") for zone in SECOND.entries("zone")) == {"outer": 7, "inner": 2, "moon": 1}
    assert Counter(zone.word("side") for zone in FIRST.entries("zone")) == {"outer": 7, "inner": 3}


@pytest.mark.parametrize(("pack", "borders"), [(SECOND, 16), (FIRST, 20)], ids=["second", "first"])
def test_borders_of_the_maps(pack: Pack, borders: int) -> None:
    assert sum(len(zone.words("touches")) for zone in pack.entries("zone")) == 2 * borders


def test_characters_come_in_calling_order_with_what_they_place() -> None:
    def placed(pack: Pack) -> list[tuple[int, int]]:
        return [(character.number("number"), character.number("places")) for character in pack.entries("character")]

    assert placed(SECOND) == [(9, 1), (8, 1), (7, 2), (6, 2), (5, 1), (4, 1), (3, 3), (2, 1), (1, 2)]
    assert placed(FIRST) == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 1), (6, 1), (7, 3), (8, 2), (9, 2)]
    assert {entry.id for entry in SECOND.entries("character") if entry.number("moves", 0)} == {"explorer", "soldier"}
    assert {entry.id for entry in FIRST.entries("character") if entry.number("moves", 0)} == {"explorer"}


def test_points_of_the_missions() -> None:
    single = {entry.id: entry.fields["points"] for entry in SECOND.entries("mission")}
    scales = {id for id, points in single.items() if points == (1, 2, 4, 7)}
    assert scales == {f"{side}-influence" for side in ("eastern", "southern", "western", "northern")}
    assert {id: points for id, points in single.items() if id not in scales} == {
        "strategic-zones": 8,
        "moon-base": 7,
        "celerium-baron": 6,
        "sylvanite-baron": 6,
        "great-migration": 6,
        "heroic-sacrifice": 5,
        "expansion": 7,
        "land-claims": 7,
        "diversified-trade": 5,
    }
    assert {entry.id: entry.fields["points"] for entry in FIRST.entries("mission")} == {
        **{f"secret-mission-{number}": 8 for number in (1, 2, 3, 4)},
        **{"grant": 5, "core": 8, "celerium": 8, "sylvanite": 8},
        **{"memorial": 2, "presence": 1, "settlers": 7, "trade": 5},
    }


def test_what_the_discoveries_do() -> None:
    def effects(pack: Pack) -> dict[str, str]:
        return {entry.id: entry.word("effect") for entry in pack.entries("discovery")}

    assert effects(SECOND) == {
        "even-ground": "all-present-tie",
        "uneven-ground": "fewest-lead",
        "mining-accident": "no-new-tokens",
        "synergy": "neighbours-gain",
        "subterfuge": "second-most-take",
        "native-resistance": "each-loses",
        "frozen-cave": "new-tokens-become",
        "rich-vein": "more-tokens",
        "ether-magnet": "docked-crews-land",
        "sandstorm": "scatter",
        "lichens": "points-present",
        "underground-lake": "points-most",
        "radiation": "points-present",
    }
    assert effects(FIRST) == {
        "rich-vein": "more-tokens",
        "outcrop": "neighbours-gain",
        "life": "points-present",
        "reservoir": "points-most",
        "cave-in": "no-new-tokens",
        "ambush": "each-loses",
        "radiation": "points-present",
        "upheaval": "second-most-take",
        "bare-rock": "nothing",
    }
    assert FIRST.entry("discovery", "bare-rock").number("copies") == 3


@BOTH
def test_every_stated_field_has_a_pedigree(pack: Pack) -> None:
    for entries in pack.sections.values():
        for entry in entries:
            assert entry.fields.keys() - entry.pedigree.keys() <= {"copies"}


def test_an_entry_shows_its_weakest_pedigree() -> None:
    assert SECOND.entry("discovery", "subterfuge").weakest == "rulebook"
    assert SECOND.entry("character", "recruiter").weakest == "strong"
    assert SECOND.entry("discovery", "even-ground").weakest == "weak"
    assert SECOND.entry("mission", "strategic-zones").weakest == "weak"
    assert SECOND.entry("zone", "hellas").weakest == "ours"
    assert SECOND.entry("mission", "eastern-influence").pedigree["points"] == "strong"


def test_an_entry_gives_its_values_by_their_type() -> None:
    eastern = SECOND.entry("mission", "eastern-influence")
    assert eastern.numbers("points") == (1, 2, 4, 7)
    assert eastern.words("zones") == ("vastitas-borealis", "ausonia", "mare-serpentis", "sinus-sabaeus")
    assert SECOND.content()["tokens"][0]["values"] == {"ice": 1, "sylvanite": 2, "celerium": 3}
    assert SECOND.content()["mission"][2]["zones"] == list(eastern.words("zones"))


def test_asking_an_entry_for_what_it_does_not_have_says_so() -> None:
    ship = SECOND.entry("ship", "hellas-3")
    with pytest.raises(LookupError, match="ship hellas-3: moves was expected to be a number, but is None"):
        ship.number("moves")
    with pytest.raises(LookupError, match="ship hellas-3: capacity was expected to be a word, but is 3"):
        ship.word("capacity")
    with pytest.raises(LookupError, match="ship hellas-3: to was expected to be a list of words, but is 'hellas'"):
        ship.words("to")
    with pytest.raises(LookupError, match="ship hellas-3: capacity was expected to be a list of numbers, but is 3"):
        ship.numbers("capacity")
    with pytest.raises(LookupError, match="zone hellas: touches was expected to be a list of numbers, but is"):
        SECOND.entry("zone", "hellas").numbers("touches")
    with pytest.raises(LookupError, match="eastern-influence: points was expected to be a list of words, but is"):
        SECOND.entry("mission", "eastern-influence").words("points")
    with pytest.raises(LookupError, match="ship hellas-3: to was expected to be a table of numbers, but is 'hellas'"):
        ship.counts("to")
    with pytest.raises(LookupError, match="pack red-planet-second has no ship mayflower"):
        SECOND.entry("ship", "mayflower")
