"""The message files taken apart: what is defined, and which variables each sentence needs."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from marsbound import text
from marsbound.games.registry import kits
from marsbound.text import Texts

FOLDER = Path(text.__file__).parent


class References(Visitor):
    """The variables and the other messages that a pattern mentions, and the numbers it selects by.

    The methods' names are those of Fluent's nodes.
    """

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.counted: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@dataclass(frozen=True)
class Sentence:
    """A message's own text ("dock") or one of its attributes ("character-pilot.text")."""

    name: str
    pattern: ast.Pattern

    @property
    def message(self) -> str:
        return self.name.partition(".")[0]

    @property
    def attribute(self) -> str:
        return self.name.partition(".")[2]

    def references(self) -> References:
        found = References()
        found.visit(self.pattern)
        return found


def files(language: str) -> list[Path]:
    own = kits().values()
    games = dict.fromkeys(file for kit in own for file in (*kit.text_files(language), kit.notes_file(language)))
    return [*sorted((FOLDER / language).glob("*.ftl")), *(file for file in games if file.exists())]


def part_of(file: Path) -> str:
    """What a file is called whatever its language: "common", "red-planet", "red-planet.guide", "red-planet-notes"."""
    if file.parent.parent == FOLDER:
        return file.stem
    if file.parent.name == "notes":
        return f"{file.parents[2].name.replace('_', '-')}-notes"
    _, *kind = file.stem.split(".")
    return ".".join([file.parents[1].name.replace("_", "-"), *kind])


def file_of(part: str, language: str = "en") -> Path:
    return next(file for file in files(language) if part_of(file) == part)


@cache
def entries(file: Path) -> list[ast.EntryType]:
    return FluentParser().parse(file.read_text("utf-8")).body


def names_in(file: Path) -> list[str]:
    return [sentence.name for sentence in sentences_in(file)]


def sentences_in(file: Path) -> Iterator[Sentence]:
    for entry in entries(file):
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Sentence(entry.id.name, entry.value)
            for attribute in entry.attributes:
                yield Sentence(f"{entry.id.name}.{attribute.id.name}", attribute.value)


@cache
def sentences(language: str) -> dict[str, Sentence]:
    return {sentence.name: sentence for file in files(language) for sentence in sentences_in(file)}


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """What a sentence needs, the messages it refers to included."""
    found = sentences(language)[name].references()
    return frozenset(found.variables).union(*(variables(language, other) for other in found.messages))


@cache
def counted(language: str, name: str) -> frozenset[str]:
    """The variables that choose a form of words, such as a plural: they have to be numbers."""
    found = sentences(language)[name].references()
    return frozenset(found.counted).union(*(counted(language, other) for other in found.messages))


@cache
def texts(language: str) -> Texts:
    return Texts(language)


def starting(prefix: str, *parts: str) -> set[str]:
    """The ids in these files ("common", "red-planet") that start so, without the prefix."""
    names = [name for part in parts for name in names_in(file_of(part)) if "." not in name]
    return {name.removeprefix(prefix) for name in names if name.startswith(prefix)}
