"""How far each language is.

python -m marsbound.text.progress        of all languages, those that MARSBOUND_LANGUAGES names too
python -m marsbound.text.progress pl     of one, with everything that is missing or out of date
python -m marsbound.text.progress stamp pl            notes which English words each new message was made from
python -m marsbound.text.progress stamp pl web-theme  and of web-theme anew, once its words are up to date again
"""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fluent.syntax import ast

from marsbound.games.registry import own_kits
from marsbound.ledger import ledger
from marsbound.ledger_progress import hashes, progress
from marsbound.text.languages import BROUGHT, LANGUAGES, folder_of, own_name
from marsbound.text.made_from import outdated, stamp
from marsbound.text.texts import FALLBACK, english, own_resources

DOCUMENTS: Final = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""Only in a source checkout."""
SHOWN: Final = 10


@dataclass(frozen=True)
class Progress:
    """Of how many pieces, which are missing and which were made from other words than there are now."""

    total: int
    missing: list[str]
    outdated: list[str]

    @property
    def percent(self) -> int:
        """Rounded down: only what is complete is at 100."""
        return 100 * (self.total - len(self.missing) - len(self.outdated)) // self.total


def messages(language: str) -> list[str]:
    """The names of all sentences: "dock", "character-pilot.text"."""
    found = []
    for resource in own_resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                found += [entry.id.name] if entry.value is not None else []
                found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def texts_of(language: str) -> Progress:
    wanted, there = messages(FALLBACK), set(messages(language))
    return Progress(len(wanted), [name for name in wanted if name not in there], outdated(language))


def rules_of(language: str) -> Progress:
    total, missing, outdated = 0, [], []
    for kit in own_kits():
        lacks, old = progress(kit.name, language) if language != FALLBACK else ([], [])
        total += len(hashes(ledger(kit.name)))
        missing += [f"{kit.name}:{id}" for id in lacks]
        outdated += [f"{kit.name}:{id}" for id in old]
    return Progress(total, missing, outdated)


def editions_page(language: str) -> Path:
    """The page on how the two editions differ; a document, not a part of the program."""
    if language in BROUGHT:
        return folder_of(language) / "rules" / "editions.md"
    return DOCUMENTS / ("editions.md" if language == FALLBACK else f"editions.{language}.md")


def told(language: str, most: int) -> Iterator[str]:
    texts, rules = texts_of(language), rules_of(language)
    page = "there" if editions_page(language).is_file() else "missing"
    done = f"texts {texts.percent}%, rules {rules.percent}%, page on the editions {page}"
    yield f"{language} {own_name(language)}: {done}"
    kinds = {
        "texts missing": texts.missing,
        "texts out of date": texts.outdated,
        "rules missing": rules.missing,
        "rules out of date": rules.outdated,
    }
    for kind, names in kinds.items():
        if names:
            more = f" and {len(names) - most} more" if len(names) > most else ""
            yield f"  {kind}: {' '.join(names[:most])}{more}"


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["stamp"] and len(arguments) > 1 and arguments[1] in LANGUAGES[1:]:
        language, *anew = arguments[1:]
        if unknown := [name for name in anew if name not in english()]:
            print(f"the English texts have no {', '.join(unknown)}", file=sys.stderr)
            return 2
        stamp(language, anew)
        return 0
    if any(each not in LANGUAGES for each in arguments):
        print(f"{__doc__}\nthere are {', '.join(LANGUAGES)}", file=sys.stderr)
        return 2
    for language in arguments or LANGUAGES:
        for line in told(language, sys.maxsize if arguments else SHOWN):
            print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
