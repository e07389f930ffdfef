"""The languages there are.  A language is a folder; one of ours is also a word in OURS, others are found.

A folder has a file language.toml, messages (common.ftl …), those of the games (games/GAME.ftl, games/GAME.title.ftl …)
and the rules references (rules/NAME.md).  Of our languages the games keep these two themselves, since a game is one
folder too: what a folder doesn't have is looked for there.  MARSBOUND_LANGUAGES names a folder that holds further ones.
"""

import os
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from babel import Locale, UnknownLocaleError

from marsbound.games.kit import GameKit

OURS: Final = ("en", "pl", "ru", "he", "it")
FOLDER: Final = Path(__file__).parent
ENTRY: Final = "language.toml"
VARIABLE: Final = "MARSBOUND_LANGUAGES"
UNBREAKABLE: Final = "\u00a0"


class BadLanguage(ValueError):
    """The folder of a language that can't be used, and why."""


@dataclass(frozen=True)
class Language:
    """What is in language.toml; only letters and quotes have to be."""

    code: str
    folder: Path
    letters: str
    """One letter of each file of the page's fonts that its words need."""
    quotes: str
    """What a quotation begins and ends with."""
    keep: tuple[str, ...] = ()
    """Where a line doesn't end: in what these expressions match, spaces don't break.  Python and the page read them."""
    locale: str = ""
    """Whose numbers and plurals it has, as CLDR names it; its own, if CLDR knows it."""
    name: str = ""
    """What it calls itself, and which way it runs: known of every language, and only said if it isn't."""
    direction: str = ""
    font: str | None = None
    """A file in its folder, for letters that the page's fonts don't have."""

    @property
    def right_to_left(self) -> bool:
        return self.direction == "rtl"

    def kept_together(self, sentence: str) -> str:
        """With spaces that don't break where this language wants them."""
        for pattern in self.keep:
            sentence = re.sub(pattern, lambda found: found[0].replace(" ", UNBREAKABLE), sentence)
        return sentence


def read_language(folder: Path) -> Language:
    try:
        entry: dict[str, Any] = tomllib.loads((folder / ENTRY).read_text("utf-8"))
        own = Locale.parse(entry.setdefault("locale", folder.name), sep="-")
        known = {"name": str(own.get_display_name(own)).capitalize(), "direction": own.text_direction}
        found = Language(code=folder.name, folder=folder, **known | entry | {"keep": tuple(entry.get("keep", ()))})
    except (OSError, TypeError, ValueError, UnknownLocaleError) as error:
        raise BadLanguage(
            f"{folder / ENTRY}: {error}; expected letters, quotes and, if CLDR has none, a locale"
        ) from error
    return found


def brought_folders() -> list[Path]:
    named = os.environ.get(VARIABLE)
    return sorted(entry.parent.resolve() for entry in Path(named).glob(f"*/{ENTRY}")) if named else []


BROUGHT: Final = {folder.name: folder for folder in brought_folders() if folder.name not in OURS}
"""The folders of languages that aren't ours."""
LANGUAGES: Final[tuple[str, ...]] = (*OURS, *BROUGHT)

if TYPE_CHECKING:
    LanguageCode = str
else:
    LanguageCode = Literal[LANGUAGES]


@cache
def language(code: str) -> Language:
    return read_language(BROUGHT.get(code, FOLDER / code))


def check_brought() -> None:
    """Whether what MARSBOUND_LANGUAGES names can be used; who starts a program is told if it can't."""
    named = os.environ.get(VARIABLE)
    if named and not brought_folders():
        raise BadLanguage(f"{VARIABLE}: {named} holds no language; expected folders with a file {ENTRY}")
    for code in BROUGHT:
        language(code)


def is_right_to_left(code: str) -> bool:
    return language(code).right_to_left


def own_name(code: str) -> str:
    """What it is called by who speaks it, as at the beginning of a line."""
    return language(code).name


def shown_to_pages(code: str) -> dict[str, object]:
    """What the page has to know of a language before it reads its messages."""
    found = language(code)
    told = {"name": found.name, "rightToLeft": found.right_to_left, "letters": found.letters, "keep": found.keep}
    return told | ({"font": found.font} if found.font else {})


def folder_of(code: str) -> Path:
    return BROUGHT.get(code, FOLDER / code)


def text_files(kit: GameKit, code: str) -> list[Path]:
    """A game's messages in a language, as many files as there are."""
    own = kit.folder.name.replace("_", "-")
    found = {file.name.removeprefix(code): file for file in kit.text_files(code)}
    found |= {file.name.removeprefix(own): file for file in (folder_of(code) / "games").glob(f"{own}.*ftl")}
    return [found[part] for part in sorted(found)]


def notes_file(kit: GameKit, code: str) -> Path:
    """The notes of a game's built-in packs in a language; need not be there."""
    inside = folder_of(code) / "notes" / f"{kit.folder.name.replace('_', '-')}.ftl"
    return inside if inside.is_file() else kit.notes_file(code)


def rules_file(kit: GameKit, code: str) -> Path:
    """A game's rules reference in a language other than English; need not be there."""
    inside = folder_of(code) / "rules" / f"{kit.name}.md"
    return inside if inside.is_file() or code in BROUGHT else kit.translated_ledger_file(code)
