"""Which English words a translated message was made from.

A language's folder has a file made_from.txt: a line for each message, its name and the hash of the English one, with
its attributes.  So a message whose English has changed shows as out of date; what has no line is up to date.
"""

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from marsbound.text.languages import folder_of
from marsbound.text.texts import english, messages_in, own_resources

FILE: Final = "made_from.txt"
LETTERS: Final = 6


def hash_of(message: ast.Message) -> str:
    """Of its words; a comment may change."""
    words = ast.Message(message.id, message.value, message.attributes)
    return hashlib.sha256(FluentSerializer().serialize_entry(words).encode()).hexdigest()[:LETTERS]


def hashes() -> dict[str, str]:
    return {name: hash_of(message) for name, message in english().items()}


def file_of(language: str) -> Path:
    return folder_of(language) / FILE


def made_from(language: str) -> dict[str, str]:
    path = file_of(language)
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return dict(line.split() for line in lines)


def outdated(language: str) -> list[str]:
    now = hashes()
    return [name for name, hash in made_from(language).items() if name in now and hash != now[name]]


def stamp(language: str, anew: Iterable[str] = ()) -> None:
    """A hash for every message that has none yet, and for those named anew, whose words are up to date again."""
    now = hashes()
    kept = {name: hash for name, hash in made_from(language).items() if name not in set(anew)}
    there = messages_in(*own_resources(language))
    lines = [f"{name} {kept.get(name, now[name])}\n" for name in sorted(there) if name in now]
    file_of(language).write_text("".join(lines), "utf-8")
