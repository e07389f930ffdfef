"""Sentences in the reader's language, made of Fluent messages."""

from collections.abc import Iterable
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

LANGUAGES: Final = ("en", "pl", "ru", "he", "it")
RIGHT_TO_LEFT: Final = frozenset({"he"})


class BadText(ValueError):
    """A message file that can't be read, or a message that can't be made into a sentence."""


class Texts:
    """All messages of one language; files of a content pack, given in order, add to them or replace them."""

    def __init__(self, language: str, extra_files: Iterable[str | Path] = ()) -> None:
        if language not in LANGUAGES:
            raise BadText(f"no language {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language
        self.right_to_left = language in RIGHT_TO_LEFT
        self.extra_files = tuple(Path(file) for file in extra_files)

    def text(self, message: str, /, **variables: str | int | float) -> str:
        """The sentence of a message."""
        return self._format(message, None, variables)

    def attribute(self, message: str, name: str, /, **variables: str | int | float) -> str:
        """The sentence of a message's attribute, such as a character's `text`."""
        return self._format(message, name, variables)

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    @cached_property
    def _bundle(self) -> FluentBundle:
        # In a right-to-left sentence names keep their own direction only if they are isolated from it.
        bundle = FluentBundle([self.language], use_isolating=self.right_to_left)
        for resource in own_resources(self.language):
            bundle.add_resource(resource)
        for file in self.extra_files:
            bundle.add_resource(read(file), allow_overrides=True)
        return bundle

    def _format(self, message: str, name: str | None, variables: dict[str, str | int | float]) -> str:
        called = message if name is None else f"{message}.{name}"
        if not self._bundle.has_message(message):
            raise KeyError(f"no message {message!r} in language {self.language!r}")
        found = self._bundle.get_message(message)
        pattern = found.value if name is None else found.attributes.get(name)
        if pattern is None:
            raise KeyError(f"message {message!r} has no {name or 'text of its own'!r} in language {self.language!r}")
        try:
            sentence, errors = self._bundle.format_pattern(pattern, variables)
        except RecursionError:
            raise BadText(f"message {called!r} in language {self.language!r} refers to itself") from None
        if errors:
            wrong = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(variables)) or "nothing"
            raise BadText(f"message {called!r} in language {self.language!r}: {wrong} (given: {given})")
        return str(sentence)


@cache
def own_resources(language: str) -> tuple[ast.Resource, ...]:
    """The messages that come with marsbound; read once, whoever asks."""
    folder = files("marsbound.text").joinpath(language)
    named = sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl"))
    return tuple(parse(folder.joinpath(name).read_text("utf-8"), f"{language}/{name}") for name in named)


def read(file: Path) -> ast.Resource:
    """A content pack's own messages."""
    try:
        source = file.read_text("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise BadText(f"{file}: can't be read ({error.strerror}); a file of Fluent messages was expected") from error
    except UnicodeDecodeError as error:
        raise BadText(f"{file}: not UTF-8 text at byte {error.start}; Fluent messages in it were expected") from error
    return parse(source, str(file))


def parse(source: str, file: str) -> ast.Resource:
    """Fluent's own parser skips what it doesn't understand; here that is an error."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            where = entry.annotations[0].span
            line = source.count("\n", 0, where.start if where else 0) + 1
            raise BadText(f"{file}, line {line}: {entry.annotations[0].message}; a Fluent message was expected")
    return resource
