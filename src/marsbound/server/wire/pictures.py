"""The games' pictures as JSON Schema, made from the TypedDicts that their rules fill.

What a page gets is the picture with the outlook in it, see `presenting.picture`.  msgspec can't do this: it has no
unions of objects, and forgets what a dict's keys are called.
"""

import types
import typing
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, Final, Literal

from marsbound.core.picture import Some
from marsbound.games import FOLDERS
from marsbound.games.kit import GameKit, named

OUTLOOK: Final = "outlook"
PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", types.NoneType: "null"}


@dataclass
class Pictures:
    """What the pictures of the games in one folder are made of."""

    folder: str
    picture: str
    """The name of what is sent."""
    definitions: dict[str, dict[str, Any]]
    words: dict[str, list[str]]
    """Lists of all the words that a name can be, by the names of the lists."""


@cache
def built_in_pictures() -> tuple[Pictures, ...]:
    """Of every game folder whose kits say what their pictures are."""
    found = []
    for folder in FOLDERS:
        for kit in import_module(f"marsbound.games.{folder}").KITS:
            if kit.picture is not None:
                found.append(pictures_of(kit))
                break
    return tuple(found)


def pictures_of(kit: GameKit) -> Pictures:
    """The definitions by the names that the picture's module gives them."""
    assert kit.picture is not None
    module = import_module(kit.picture.partition(":")[0])
    described = Describing({value: name for name, value in vars(module).items() if is_alias(value)})
    picture = named(kit.picture)
    described.describe(picture)
    if kit.outlook is not None:
        sent = described.definitions[picture.__name__]
        sent["properties"][OUTLOOK] = described.schema(named(kit.outlook))
        sent["required"].append(OUTLOOK)
    words = {
        name: list(value)
        for name, value in vars(module).items()
        if isinstance(value, tuple) and any(value == typing.get_args(alias) for alias in described.aliases)
    }
    return Pictures(kit.folder.name.replace("_", "-"), picture.__name__, described.definitions, words)


def is_alias(value: Any) -> bool:
    """Whether it is worth a name of its own: a list of words, a union, a dict."""
    return typing.get_origin(value) in (Literal, types.UnionType, dict, typing.Annotated)


class Describing:
    """Definitions by name, each once, in the order in which they are met."""

    def __init__(self, aliases: dict[Any, str]) -> None:
        self.aliases = aliases
        self.definitions: dict[str, dict[str, Any]] = {}

    def describe(self, kind: Any) -> None:
        """A TypedDict with all it is made of."""
        found: dict[str, Any] = {"title": kind.__name__, "type": "object", "properties": {}}
        self.definitions[kind.__name__] = found
        for name, inner in typing.get_type_hints(kind, include_extras=True).items():
            found["properties"][name] = self.schema(inner)
        found["required"] = list(found["properties"])
        found["additionalProperties"] = False

    def schema(self, kind: Any) -> dict[str, Any]:
        """A reference, if the kind has a name."""
        if typing.is_typeddict(kind):
            if kind.__name__ not in self.definitions:
                self.describe(kind)
            return reference(kind.__name__)
        name = self.aliases.get(kind)
        if name is None:
            return self.nameless(kind)
        if name not in self.definitions:
            self.definitions[name] = {}  # its place is before what it is made of
            self.definitions[name] = {"title": name, **self.nameless(kind)}
        return reference(name)

    def nameless(self, kind: Any) -> dict[str, Any]:
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Annotated:
            return self.annotated(kind, inner[1:])
        if origin is Literal:
            return {"enum": list(inner)}
        if origin in (types.UnionType, typing.Union):
            return {"anyOf": [self.schema(one) for one in inner]}
        if origin is list:
            return {"type": "array", "items": self.schema(inner[0])}
        if origin is dict and inner[0] is str:
            return {"type": "object", "additionalProperties": self.schema(inner[1])}
        if origin is dict:
            return self.by_words(inner[0], inner[1], complete=True)
        return {"type": PLAIN[kind]}

    def annotated(self, kind: Any, remarks: tuple[Any, ...]) -> dict[str, Any]:
        """With what its remarks say: what it means, or that a dict hasn't all of its keys."""
        plain = kind.__origin__
        if isinstance(remarks[-1], str):
            without: Any = typing.Annotated[plain, Some] if Some in remarks else plain
            return {**self.schema(without), "description": remarks[-1]}
        assert remarks == (Some,), f"{remarks} say nothing that pages could be told"
        words, value = typing.get_args(plain)
        return self.by_words(words, value, complete=False)

    def by_words(self, words: Any, value: Any, complete: bool) -> dict[str, Any]:
        found = {"type": "object", "propertyNames": self.schema(words), "additionalProperties": self.schema(value)}
        return {**found, "required": list(typing.get_args(words))} if complete else found


def reference(name: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{name}"}
