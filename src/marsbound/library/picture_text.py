"""A picture as plain lines, for games and places that have no board."""

from collections.abc import Mapping, Sequence
from typing import Any


def lines_of(picture: Any, depth: int = 0) -> list[str]:
    """A picture as indented lines: a name and a value each."""
    if isinstance(picture, Mapping):
        pairs = list(picture.items())
    elif isinstance(picture, Sequence) and not isinstance(picture, str):
        pairs = [(str(number), value) for number, value in enumerate(picture, 1)]
    else:
        return ["  " * depth + str(picture)]
    found = []
    for name, value in pairs:
        if is_short(value):
            found.append("  " * depth + f"{name}: {in_short(value)}")
        else:
            found += ["  " * depth + f"{name}:", *lines_of(value, depth + 1)]
    return found


def is_short(value: Any) -> bool:
    if isinstance(value, Mapping):
        return not value
    return not isinstance(value, list | tuple) or all(not isinstance(item, Mapping | list | tuple) for item in value)


def in_short(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "-"
    return "-" if value is None or value == {} else str(value)
