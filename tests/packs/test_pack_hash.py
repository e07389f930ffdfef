"""The hash names the content that decides play: no more and no less."""

from collections.abc import Callable
from typing import Any

import pytest

from marsbound.games.packs import builtin, check_text, formats
from marsbound.games.registry import kits
from marsbound.packs import Pack
from marsbound.packs.check import check_tables

Tables = dict[str, Any]


def pack_of(tables: Tables) -> Pack:
    checked = check_tables(tables, "my.toml", formats())
    assert checked.mistakes == ()
    assert checked.pack
    return checked.pack


@pytest.fixture
def original() -> Pack:
    return builtin("red-planet-second")


def find(tables: Tables, section: str, id: str) -> Tables:
    return next(entry for entry in tables[section] if entry["id"] == id)


def test_hash_is_short_and_says_what_it_is(original: Pack) -> None:
    assert len(original.hash) == len("sha256:") + 16
    assert original.hash.startswith("sha256:")


def test_the_short_hash_is_the_beginning_of_the_full_one(original: Pack) -> None:
    assert len(original.full_hash) == len("sha256:") + 64
    assert original.full_hash.startswith(original.hash)


def test_editions_have_different_hashes() -> None:
    assert builtin("red-planet-first").hash != builtin("red-planet-second").hash


def reverse_keys(tables: Tables) -> None:
    for section, entries in tables.items():
        if isinstance(entries, list):
            tables[section] = [dict(reversed(entry.items())) for entry in entries]
    tables["tokens"] = dict(reversed(tables["tokens"].items()))
    tables["tokens"]["values"] = dict(reversed(tables["tokens"]["values"].items()))


def reverse_sections(tables: Tables) -> None:
    reordered = dict(reversed(tables.items()))
    tables.clear()
    tables.update(reordered)


def reverse_ships_and_cards(tables: Tables) -> None:
    for section in ("character", "ship", "discovery", "mission", "action"):
        tables[section].reverse()


def reverse_zone_lists(tables: Tables) -> None:
    for entry in (*tables["zone"], *tables["mission"], *tables["action"]):
        for field in ("touches", "zones"):
            if field in entry:
                entry[field].reverse()


def rename_the_pack(tables: Tables) -> None:
    tables["pack"].update({"name": "my-box", "based-on": "red-planet-second"})


def raise_a_pedigree(tables: Tables) -> None:
    find(tables, "ship", "hellas-3")["pedigree"]["capacity"] = "rulebook"


def write_a_note(tables: Tables) -> None:
    find(tables, "ship", "hellas-3")["note"] = "As in my box."


def state_a_default(tables: Tables) -> None:
    lichens = find(tables, "discovery", "lichens")
    lichens["copies"] = 1
    lichens["pedigree"]["copies"] = "ours"


@pytest.mark.parametrize(
    "change",
    [
        *(reverse_keys, reverse_sections, reverse_ships_and_cards, reverse_zone_lists),
        *(rename_the_pack, raise_a_pedigree, write_a_note, state_a_default),
    ],
)
def test_what_does_not_change_play_does_not_change_the_hash(
    change: Callable[[Tables], None], second: Tables, original: Pack
) -> None:
    change(second)
    pack = pack_of(second)
    assert pack.hash == original.hash
    assert pack.content() == original.content()


def test_comments_and_spaces_do_not_change_the_hash(original: Pack) -> None:
    text = kits()["red-planet-second"].pack_file.read_text(encoding="utf-8")
    spaced = "\r\n\r\n".join(f"{line}  # seen" if line.startswith("id") else line for line in text.splitlines())
    checked = check_text(spaced, "my.toml")
    assert checked.pack
    assert checked.pack.hash == original.hash


def change_a_capacity(tables: Tables) -> None:
    find(tables, "ship", "hellas-3")["capacity"] = 2


def change_an_amount(tables: Tables) -> None:
    find(tables, "discovery", "lichens")["amount"] = 4


def add_a_copy(tables: Tables) -> None:
    find(tables, "discovery", "lichens").update(copies=2)
    find(tables, "discovery", "lichens")["pedigree"]["copies"] = "ours"


def rename_a_ship(tables: Tables) -> None:
    find(tables, "ship", "hellas-3")["id"] = "mayflower"


def swap_two_zones(tables: Tables) -> None:
    zones = tables["zone"]
    zones[1], zones[2] = zones[2], zones[1]


def swap_two_scores(tables: Tables) -> None:
    find(tables, "mission", "eastern-influence")["points"] = [2, 1, 4, 7]


def draw_a_border(tables: Tables) -> None:
    find(tables, "zone", "hellas")["touches"].append("ausonia")
    find(tables, "zone", "ausonia")["touches"].append("hellas")


@pytest.mark.parametrize(
    "change",
    [
        *(change_a_capacity, change_an_amount, add_a_copy, rename_a_ship),
        *(swap_two_zones, swap_two_scores, draw_a_border),
    ],
)
def test_what_changes_play_changes_the_hash(change: Callable[[Tables], None], second: Tables, original: Pack) -> None:
    change(second)
    assert pack_of(second).hash != original.hash
