"""Something that happened, in the notation's words."""

from collections.abc import Iterator, Mapping
from typing import Any


class Event(Mapping[str, str]):
    """Its name, and what it is about: `event.name == "ship-docked"`, `event["dock"] == "d2"`."""

    __slots__ = ("_parts", "name")

    def __init__(self, name: str, /, **parts: str) -> None:
        self.name = name
        self._parts = parts

    def __getitem__(self, part: str) -> str:
        return self._parts[part]

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def __bool__(self) -> bool:
        return True

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.name == other.name and self._parts == other._parts

    def __hash__(self) -> int:
        return hash((self.name, tuple(self._parts.items())))

    def __repr__(self) -> str:
        return f"Event({', '.join([repr(self.name), *(f'{part}={word!r}' for part, word in self._parts.items())])})"

    def __reduce__(self) -> tuple[Any, ...]:
        return event_again, (self.name, self._parts)


def event_again(name: str, parts: dict[str, str]) -> Event:
    return Event(name, **parts)
