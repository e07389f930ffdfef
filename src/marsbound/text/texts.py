"""Sentences and numbers in the reader's language, made of Fluent messages."""

import unicodedata
from collections.abc import Callable, Iterable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from babel import Locale
from babel.numbers import get_minus_sign_symbol, get_plus_sign_symbol
from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentFloat, FluentNumber
from fluent.syntax import FluentParser, ast

from marsbound.core.phrase import Phrase, said
from marsbound.games.kit import GameKit
from marsbound.games.registry import brought_kits, own_kits
from marsbound.packs.mistakes import Mistake
from marsbound.text import languages
from marsbound.text.languages import BROUGHT, LANGUAGES, folder_of, notes_file, text_files
from marsbound.text.unread import UnreadBundle, entries_of

FALLBACK: Final = "en"  # for what a language that others bring, or a game of theirs, has no words for
ISOLATE: Final = "\u2068"
END_OF_ISOLATE: Final = "\u2069"
RIGHT_TO_LEFT_MARK: Final = "\u200f"


class BadText(ValueError):
    """A message file that can't be read, or a message that can't be made into a sentence."""


class Texts:
    """All messages of one language; files of a content pack, given in order, add to them or replace them."""

    def __init__(self, language: str, extra_files: Iterable[str | Path] = ()) -> None:
        if language not in LANGUAGES:
            words = 'there is no language "{language}"; there are: {languages}'
            raise BadText(said("text-no-language", words, language=language, languages=", ".join(LANGUAGES)))
        self.language: str = language
        self.about = languages.language(language)
        self.right_to_left = self.about.right_to_left
        self.extra_files = tuple(Path(file) for file in extra_files)

    def text(self, message: str, /, **variables: str | int | float) -> str:
        """The sentence of a message."""
        return self._format(message, None, variables)

    def attribute(self, message: str, name: str, /, **variables: str | int | float) -> str:
        """The sentence of a message's attribute, such as a character's `text`."""
        return self._format(message, name, variables)

    def phrase(self, words: str) -> str:
        """What a part of the program has said in English; what it said without naming a message stays as it is."""
        if not isinstance(words, Phrase) or not self.has(words.id):
            return words
        values = {name: self.phrase(value) if isinstance(value, str) else value for name, value in words.values.items()}
        return self.text(words.id, **values)

    def pack_note(self, note: str) -> str:
        """What a pack notes about an entry, if the words are those of one of ours; others keep their own."""
        id = ids_of_notes().get(note)
        return self.text(id) if id is not None and self.has(id) else note

    def mistake(self, mistake: Mistake) -> str:
        """A line about a pack: where, what, and what was expected."""
        mark = self.text("mistake-note") if mistake.severity == "note" else ""
        place = ": ".join(part for part in (mistake.file, mark, self.phrase(mistake.entry)) if part)
        return f"{place}: {self.phrase(mistake.what)}; {self.phrase(mistake.expected)}"

    def has(self, message: str, attribute: str | None = None) -> bool:
        if not self._bundle.has_message(message):
            return False
        return attribute is None or attribute in self._bundle.get_message(message).attributes

    def isolated(self, inserted: str) -> str:
        """A name that, where it runs the other way than the sentence, stays together and turns nothing around."""
        foreign = ("L",) if self.right_to_left else ("R", "AL")
        if any(unicodedata.bidirectional(sign) in foreign for sign in outside(inserted)):
            return ISOLATE + inserted + END_OF_ISOLATE
        return inserted

    def directed(self, sentence: str) -> str:
        """What is made of isolated parts alone, such as "mission: +2", says nothing about its direction, and within
        another sentence would run from left to right: unless it says so."""
        own = outside(sentence) if self.right_to_left else ""
        if not own or any(sign.isalpha() for sign in own):
            return sentence
        runs = {unicodedata.bidirectional(sign) for sign in sentence}
        return RIGHT_TO_LEFT_MARK + sentence if runs & {"R", "AL"} else sentence

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """As many digits after the point as are told, and the sign also of what is above zero, if that matters."""
        rounded = round(value, digits) + 0.0  # not "-0"
        said = self._formatted(FluentFloat(abs(rounded)), digits)
        if rounded < 0:
            return get_minus_sign_symbol(self.about.locale) + said
        return get_plus_sign_symbol(self.about.locale) + said if signed and rounded else said

    def percent(self, share: float, digits: int = 0) -> str:
        return self._formatted(FluentFloat(share, style="percent"), digits)

    def money(self, amount: object) -> str:
        """Of a game, as its cards have it: $20.  Messages call it by MONEY."""
        said = amount.format(Locale.parse(self.about.locale, sep="-")) if isinstance(amount, FluentNumber) else amount
        return f"${said}"

    def _formatted(self, number: FluentFloat, digits: int) -> str:
        options = {"minimumFractionDigits": digits, "maximumFractionDigits": digits}
        return FluentFloat(number, **options).format(Locale.parse(self.about.locale, sep="-"))

    @cached_property
    def _bundle(self) -> FluentBundle:
        # A right-to-left sentence has everything isolated, numbers too; the others only what would turn them around.
        functions: dict[str, Callable[[Any], Any]] = {"MONEY": self.money}
        bundle = UnreadBundle(self.about.locale, functions, use_isolating=self.right_to_left)
        if self.language in BROUGHT:
            for resource in own_resources(self.language):
                bundle.add_resource(completed(resource, english()))
        for source in own_sources(FALLBACK if self.language in BROUGHT else self.language).values():
            bundle.add_unread(entries_of(source))  # what is there already stays as it is
        for resource in brought_resources(self.language):
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
        if not self.right_to_left:
            variables = {id: self.isolated(told) if isinstance(told, str) else told for id, told in variables.items()}
        try:
            sentence, errors = self._bundle.format_pattern(pattern, variables)
        except RecursionError:
            words = 'message "{message}" in language {language} refers to itself'
            raise BadText(said("text-in-itself", words, message=called, language=self.language)) from None
        if errors:
            wrong = "; ".join(str(error) for error in errors)
            given = ", ".join(sorted(variables)) or "–"
            words = 'message "{message}" in language {language}: {problem} (given: {given})'
            raise BadText(
                said("text-broken", words, message=called, language=self.language, problem=wrong, given=given)
            )
        return self.about.kept_together(self.directed(str(sentence)))


def outside(sentence: str) -> str:
    """What isn't isolated."""
    found, depth = [], 0
    for sign in sentence:
        depth += (sign == ISOLATE) - (sign == END_OF_ISOLATE)
        if not depth and sign != END_OF_ISOLATE:
            found.append(sign)
    return "".join(found)


@cache
def own_sources(language: str) -> dict[str, str]:
    """The message files that come with marsbound, by their places; read once, whoever asks."""
    shared = sorted(folder_of(language).glob("*.ftl"))
    of_games = dict.fromkeys(
        file for kit in own_kits() for file in (*text_files(kit, language), notes_file(kit, language))
    )
    found = [file for file in (*shared, *of_games) if file.exists()]
    return {str(file): file.read_text("utf-8") for file in found}


@cache
def own_resources(language: str) -> tuple[ast.Resource, ...]:
    """All of their messages, for whoever wants to know every one."""
    return tuple(parse(source, file) for file, source in own_sources(language).items())


@cache
def english() -> dict[str, ast.Message]:
    return messages_in(*own_resources(FALLBACK))


def messages_in(*resources: ast.Resource) -> dict[str, ast.Message]:
    entries = [entry for resource in resources for entry in resource.body]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def completed(resource: ast.Resource, stand_ins: dict[str, ast.Message]) -> ast.Resource:
    """A copy in which others stand in for what its messages lack: their own words, or single attributes."""
    whole = resource.clone()
    for name, message in messages_in(whole).items():
        if name in stand_ins:
            there = {attribute.id.name for attribute in message.attributes}
            message.value = message.value or stand_ins[name].value
            message.attributes += [each for each in stand_ins[name].attributes if each.id.name not in there]
    return whole


@cache
def ids_of_notes() -> dict[str, str]:
    """Which message a note is, by its English words: so a copied pack's notes are known, and changed ones aren't."""
    files = dict.fromkeys(kit.notes_file(FALLBACK) for kit in own_kits())
    entries = [entry for file in files if file.exists() for entry in read(file).body]
    english = Texts(FALLBACK)
    return {english.text(entry.id.name): entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@cache
def brought_resources(language: str) -> tuple[ast.Resource, ...]:
    """The messages of games that other packages bring, then the same in English for those that are missing."""
    found = []
    for kit in brought_kits():
        files = [file for each in dict.fromkeys((language, FALLBACK)) for file in text_files(kit, each)]
        found += [parse(file.read_text("utf-8"), str(file)) for file in files]
        found.append(parse(bare_title(kit), kit.name))
    return tuple(found)


def brought_texts(kit: GameKit) -> dict[str, str]:
    """By language, as far as there are any; a game that nobody has found a name for is called as it is in commands."""
    texts = {code: [file.read_text("utf-8") for file in text_files(kit, code)] for code in LANGUAGES}
    found = {code: "\n".join(each) for code, each in texts.items() if each}
    found[FALLBACK] = f"{found.get(FALLBACK, '')}\n{bare_title(kit)}"
    return found


def bare_title(kit: GameKit) -> str:
    return f"game-{kit.name} = {kit.name}\n    .description = {kit.name}\n"


def read(file: Path) -> ast.Resource:
    """A content pack's own messages."""
    try:
        source = file.read_text("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        words = "{file}: can't be read ({reason}); expected a file of Fluent messages"
        raise BadText(said("text-unreadable", words, file=str(file), reason=error.strerror)) from error
    except UnicodeDecodeError as error:
        words = "{file}: byte {number} is no UTF-8 text; expected Fluent messages"
        raise BadText(said("text-no-utf-8", words, file=str(file), number=error.start + 1)) from error
    return parse(source, str(file))


def parse(source: str, file: str) -> ast.Resource:
    """Fluent's own parser skips what it doesn't understand; here that is an error."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            where = entry.annotations[0].span
            line = source.count("\n", 0, where.start if where else 0) + 1
            words = "{file}, line {line}: {problem}; expected a Fluent message"
            raise BadText(said("text-no-message", words, file=file, line=line, problem=entry.annotations[0].message))
    return resource
