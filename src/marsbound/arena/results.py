"""Results in a file: the set-up on the first line, then a game a line, written as they come."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from marsbound.arena.tournament import FORMAT, GameNumber, Played, Tournament
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput


class Results:
    """The games played so far, in memory and, if there is one, in a file."""

    def __init__(self, tournament: Tournament, path: Path | None = None) -> None:
        self.tournament = tournament
        self.path = path
        self.played: dict[GameNumber, Played] = {}
        self.file: BinaryIO | None = None

    @contextmanager
    def kept(self) -> "Iterator[Results]":
        """Games of an earlier run are there already; those that are added go to the file at once."""
        if self.path is None:
            yield self
            return
        with self.opened(self.path) as self.file:
            yield self

    def opened(self, path: Path) -> BinaryIO:
        """The file, ready to be gone on with.  A last line that was cut off is written again."""
        try:
            whole = self.read(path) if path.exists() else 0
            file = path.open("ab")
            file.truncate(whole)
            if not whole:
                write(file, self.tournament)
        except OSError as error:
            words = "{file}: can't be read and written ({cause})"
            raise BadInput(said("input-results-file", words, file=str(path), cause=str(error.strerror))) from None
        return file

    def read(self, path: Path) -> int:
        """What an earlier run has left; how many bytes of the file are whole lines."""
        content = path.read_bytes()
        lines = content.split(b"\n")[:-1]
        if not lines:
            if content:
                words = "{file}: isn't a file of arena results; its first line is no set-up"
                raise BadInput(said("input-no-set-up", words, file=str(path)))
            return 0
        check_same(self.tournament, read_set_up(path, lines[0]), path)
        for number, line in enumerate(lines[1:], 2):
            try:
                game = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError as error:
                words = "{file}, line {number}: isn't a game: {cause}"
                where = {"file": str(path), "number": number}
                raise BadInput(said("input-no-result", words, cause=str(error), **where)) from None
            self.played[game.number] = game
        return sum(len(line) + 1 for line in lines)

    def add(self, game: Played) -> None:
        self.played[game.number] = game
        if self.file is not None:
            write(self.file, game)


def write(file: BinaryIO, line: msgspec.Struct) -> None:
    file.write(msgspec.json.encode(line) + b"\n")
    file.flush()


def read_set_up(path: Path, line: bytes) -> Tournament:
    try:
        found = msgspec.json.decode(line, type=Tournament)
    except msgspec.DecodeError as error:
        words = "{file}: isn't a file of arena results: {cause}"
        raise BadInput(said("input-no-results", words, file=str(path), cause=str(error))) from None
    if found.format != FORMAT:
        words = '{file}: its format is "{format}"; expected "{known}"'
        raise BadInput(said("input-results-format", words, file=str(path), format=found.format, known=FORMAT))
    return found


def seed_in(path: Path | None) -> int | None:
    """The seed of an earlier run, so that it needn't be said again."""
    if path is None or not path.exists():
        return None
    try:
        with path.open("rb") as file:
            first = file.readline()
    except OSError as error:
        words = "{file}: can't be read ({cause})"
        raise BadInput(said("input-results-unread", words, file=str(path), cause=str(error.strerror))) from None
    return read_set_up(path, first).seed if first.endswith(b"\n") else None


def check_same(wanted: msgspec.Struct, found: msgspec.Struct, path: Path) -> None:
    """Results of different set-ups must not be mixed."""
    ours: dict[str, Any] = msgspec.to_builtins(wanted)
    theirs: dict[str, Any] = msgspec.to_builtins(found)
    differing = [
        f"{name}: {in_json(theirs[name])} ≠ {in_json(ours[name])}" for name in ours if ours[name] != theirs[name]
    ]
    if differing:
        words = "{file} has results of another set-up: {differing}; give another file, or delete this one"
        raise BadInput(said("input-other-set-up", words, file=str(path), differing="; ".join(differing)))


def in_json(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
