"""What the command line itself says: help, mistakes, what was done; in the language that the person wants.

Only the messages of `command.ftl` are read, and of them only those that are asked for: whoever wants to know an option
shall not wait for the words of all games.
"""

import os
import re
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle

from marsbound.terminal.output import Output, unisolated
from marsbound.text import LANGUAGES, Texts
from marsbound.text.languages import BROUGHT, folder_of
from marsbound.text.texts import END_OF_ISOLATE, FALLBACK, ISOLATE, completed, messages_in, parse

VARIABLE: Final = "MARSBOUND_LANG"
LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that says something decides
FORMERLY: Final = {"iw": "he"}
OPTION: Final = "--lang"
FILE: Final = "command.ftl"
_MESSAGE: Final = re.compile(r"^([a-z][\w-]*) =", re.M)
# What is typed as it stands runs from left to right, with its dashes, and so do bounds: "1<=x<=64".
_TYPED: Final = re.compile(r"`[^`]+`|(?<![\w-])--[a-z][\w-]*(?: [A-Z0-9][\w.…]*)?|[\d.]*<?=?\bx[<>]=?[\d.]*")


class CommandTexts(Texts):
    """The messages of the command line alone, each read when it is asked for."""

    @cached_property
    def _unread(self) -> dict[str, str]:
        """English stands in for what a language lacks."""
        return self._english | messages_of(folder_of(self.language) / FILE)

    @cached_property
    def _english(self) -> dict[str, str]:
        return messages_of(folder_of(FALLBACK) / FILE)

    @cached_property
    def _bundle(self) -> FluentBundle:
        return FluentBundle([self.about.locale], use_isolating=self.right_to_left)

    def has(self, message: str, attribute: str | None = None) -> bool:
        if message in self._unread:
            resource = parse(self._unread.pop(message), f"{self.language}/{FILE}")
            if self.language in BROUGHT:
                resource = completed(resource, messages_in(parse(self._english.get(message, ""), FILE)))
            self._bundle.add_resource(resource)
        return super().has(message, attribute)

    def _format(self, message: str, name: str | None, variables: dict[str, str | int | float]) -> str:
        self.has(message)
        return super()._format(message, name, variables)


def messages_of(file: Path) -> dict[str, str]:
    """Their sources by their ids."""
    source = file.read_text("utf-8") if file.exists() else ""
    begins = [(found.start(), found[1]) for found in _MESSAGE.finditer(source)]
    ends = [start for start, _ in begins[1:]] + [len(source)]
    return {id: source[start:end] for (start, id), end in zip(begins, ends, strict=False)}


class Speech:
    """The language of this call; its texts once something is said."""

    def __init__(self) -> None:
        self.language = FALLBACK

    def speak(self, language: str) -> None:
        if language != self.language:
            self.language = language
            self.__dict__.pop("texts", None)

    @cached_property
    def texts(self) -> CommandTexts:
        return CommandTexts(self.language)


SPEECH: Final = Speech()


def words(message: str, /, **values: str | int) -> str:
    """A sentence of the command line, as it can be written on a terminal."""
    return held(SPEECH.texts.text(message, **values))


def held(text: str) -> str:
    """The same with marks instead of isolates; what is typed as it stands isn't turned around."""
    if SPEECH.texts.right_to_left:
        text = _TYPED.sub(lambda found: f"{ISOLATE}{found[0]}{END_OF_ISOLATE}", text)
    return unisolated(text, SPEECH.texts.right_to_left)


def line_of(text: str) -> str:
    """A line that runs the way of its language, also if it begins with the name of a file."""
    return Output(right_to_left=SPEECH.texts.right_to_left).turned(text)


def wanted_language(arguments: Sequence[str]) -> str:
    """Known before anything else is read, so that whatever is wrong with it can be told: as the arguments say, or the
    environment, or the system's locale."""
    found = os.environ.get(VARIABLE) or of_locale()
    for argument, following in zip(arguments, [*arguments[1:], ""], strict=False):
        name, equals, value = argument.partition("=")
        if name == OPTION:
            found = value if equals else following
    return found if found in LANGUAGES else FALLBACK


def of_locale() -> str:
    """ "pl" of "pl_PL.UTF-8"."""
    locale = next((value for name in LOCALE if (value := os.environ.get(name))), "")
    language = re.split(r"[_.@-]", locale)[0].lower()
    return FORMERLY.get(language, language)
