"""Ways to spoil a pack, entry by entry."""

from collections.abc import Callable
from typing import Any

Tables = dict[str, Any]
Texts = Callable[[Tables], list[str]]
Change = Callable[[Tables], object]


def find(tables: Tables, section: str, id: str) -> Tables:
    return next(entry for entry in tables[section] if entry["id"] == id)


def put(section: str, id: str, /, **fields: object) -> Change:
    """Changes fields of an entry."""
    return lambda tables: find(tables, section, id).update(fields)


def drop(section: str, id: str, field: str) -> Change:
    return lambda tables: find(tables, section, id).pop(field)


def known(section: str, id: str, /, **pedigree: object) -> Change:
    """Changes pedigrees of an entry; None takes one away."""

    def change(tables: Tables) -> None:
        table = find(tables, section, id)["pedigree"]
        table.update(pedigree)
        for name in [name for name, word in table.items() if word is None]:
            del table[name]

    return change


def tokens(**fields: object) -> Change:
    return lambda tables: tables["tokens"].update(fields)


def header(**fields: object) -> Change:
    return lambda tables: tables["pack"].update(fields)


def both(*changes: Change) -> Change:
    return lambda tables: [change(tables) for change in changes]


def keep(section: str, number: int) -> Change:
    return lambda tables: tables.update({section: tables[section][:number]})


def a_card_more(section: str, /, **fields: object) -> Change:
    """Adds a card whose every field is ours."""
    return lambda tables: tables[section].append({**fields, "pedigree": dict.fromkeys(fields, "ours")})
