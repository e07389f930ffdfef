"""What decides about games beside their numbers, as digests: machines that agree in them play the same games."""

import hashlib
import os
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import marsbound
from marsbound.bots.levels import LEVELS, PROGRAM, is_program, level_of
from marsbound.bots.program import arguments_of
from marsbound.bots.python_bot import class_named
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.games.registry import kits

PACKAGE: Final = Path(marsbound.__file__).resolve().parent
FOLDERS: Final = ("arena", "bots", "core", "games", "library", "packs", "research")
SUFFIXES: Final = (".bin", ".json", ".py", ".toml")  # weights, action tables, sources, packs
SHORT: Final = 12


class Fingerprint(NamedTuple):
    """The version, what it is made of, and the files of bots that aren't ours."""

    version: str
    game: str
    sources: str
    bots: tuple[tuple[str, str], ...]


def fingerprint(game: str, bots: Iterable[str]) -> Fingerprint:
    """As it is here."""
    foreign = sorted({name for name in bots if level_of(name) not in LEVELS})
    return Fingerprint(
        marsbound.__version__, game, sources(game), tuple((name, files_of_bot(name)) for name in foreign)
    )


@cache
def sources(game: str) -> str:
    """Rules, packs, weights and all the code that plays, and the game's own folder if somebody else brings it."""
    folder = kits()[game].folder.resolve()
    found = [path for name in FOLDERS for path in (PACKAGE / name).rglob("*")]
    if not folder.is_relative_to(PACKAGE):
        found += folder.rglob("*")
    return digest(path for path in sorted(found) if path.suffix in SUFFIXES)


def files_of_bot(name: str) -> str:
    """The module of a class; of a program whatever its command line names as files."""
    if is_program(name):
        words = arguments_of(name.removeprefix(PROGRAM).strip())
        return digest(Path(word) for word in words if os.path.isfile(word))  # a word may be too long for a path
    return digest([Path(str(sys.modules[class_named(name).__module__].__file__))])


def digest(paths: Iterable[Path]) -> str:
    found = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        found.update(f"\n{path.name} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()[:SHORT]


def check_same(wanted: Fingerprint) -> None:
    """That games that were asked for elsewhere would be the same if they were played here."""
    theirs = {"version": marsbound.__version__, "sources": sources(wanted.game)}
    ours = {"version": wanted.version, "sources": wanted.sources}
    differing = "; ".join(f"{name}: {theirs[name]} ≠ {ours[name]}" for name in ours if ours[name] != theirs[name])
    if differing:
        words = "marsbound is another one there than here ({differing}); every machine needs the same"
        raise BadInput(said("input-other-marsbound", words, differing=differing))
    for name, files in wanted.bots:
        if files_of_bot(name) != files:
            words = '"{bot}" is another one there than here; every machine needs the same file'
            raise BadInput(said("input-other-bot", words, bot=name))
