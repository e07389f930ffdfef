"""Whatever is done to a pack, checking it ends in mistakes or in a pack, never in a crash."""

import copy
import tomllib
from datetime import date
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from marsbound.games.packs import check_text, formats
from marsbound.games.registry import kits
from marsbound.packs import describe
from marsbound.packs.check import Checked, check_tables

TEXTS = [path.read_text(encoding="utf-8") for path in (kits()[name].pack_file for name in sorted(kits()))]
PACKS = [tomllib.loads(text) for text in TEXTS]

# What TOML can hold, and the words a pack is made of, which do more harm than others.
RED_PLANET_WORDS = ["hellas", "phobos", "unknown", "ice", "scatter", "nothing", "production"]
ROCKETMEN_WORDS = ["mars", "mars-token", "base", "money", "redraw", "draw", "pandemic", "teal"]
WORDS = st.sampled_from([*RED_PLANET_WORDS, *ROCKETMEN_WORDS, "ours", "", "a\nb"])
PLAIN = st.one_of(
    st.integers(-3, 70),
    st.just(10**20),
    st.booleans(),
    st.floats(),
    WORDS,
    st.text(max_size=70),
    st.just(date(2005, 1, 1)),
)
KEYS = WORDS | st.sampled_from(["id", "copies", "moves", "marks", "number", "effect", "pedigree", "note"])
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3),
    max_leaves=5,
)


def judge(checked: Checked) -> None:
    """A pack or mistakes, and whichever it is can be shown."""
    assert (checked.pack is None) == bool(checked.mistakes)
    for mistake in (*checked.mistakes, *checked.notes):
        assert str(mistake).isprintable()
        assert str(mistake).startswith("my.toml: ")
        assert mistake.expected
    if checked.pack:
        assert checked.pack.hash
        assert describe(checked.pack).entries


def containers(tables: Any) -> list[Any]:
    """Every table and list in a pack, from the outside in."""
    found = [tables]
    for inner in tables.values() if isinstance(tables, dict) else tables:
        if isinstance(inner, dict | list):
            found += containers(inner)
    return found


@given(st.sampled_from(PACKS), st.data())
def test_random_damage_yields_mistakes_or_a_pack(pack: dict[str, Any], data: st.DataObject) -> None:
    tables = copy.deepcopy(pack)
    for _ in range(data.draw(st.integers(1, 4), "changes")):
        inside = data.draw(st.sampled_from([each for each in containers(tables) if each] or [{"left": 1}]), "inside")
        at: Any = data.draw(st.sampled_from(list(inside) if isinstance(inside, dict) else range(len(inside))), "at")
        match data.draw(st.sampled_from(["delete", "change", "rename", "double"]), "deed"):
            case "delete":
                del inside[at]
            case "change":
                inside[at] = data.draw(VALUES, "value")
            case "rename" if isinstance(inside, dict):
                inside[data.draw(KEYS, "key")] = inside.pop(at)
            case _ if isinstance(inside, list):
                inside.append(copy.deepcopy(inside[at]))
    judge(check_tables(tables, "my.toml", formats()))


@given(st.dictionaries(st.sampled_from(["pack", "tokens", "zone", "ship", "mission", "resource", "x"]), VALUES))
def test_any_tables_yield_mistakes(tables: dict[str, Any]) -> None:
    judge(check_tables(tables, "my.toml", formats()))


@given(st.sampled_from([(pack, section) for pack in PACKS for section in pack]), VALUES)
def test_anything_in_place_of_a_section_yields_mistakes(place: tuple[dict[str, Any], str], value: Any) -> None:
    pack, section = place
    judge(check_tables({**pack, section: value}, "my.toml", formats()))


@given(st.sampled_from(TEXTS), st.data())
def test_random_typing_yields_mistakes_or_a_pack(text: str, data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(text)), "from")
    end = data.draw(st.integers(start, min(len(text), start + 20)), "to")
    typed = data.draw(st.text("abc123-_=\"'[]{}#.,\n\x00é", max_size=5), "typed")
    judge(check_text(text[:start] + typed + text[end:], "my.toml"))
