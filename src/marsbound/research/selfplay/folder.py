"""A folder of games: records as they come, a shard when all its games are there, a manifest of what is whole.

A game is there as soon as its record is; whatever ends a run, the same plan goes on with what is there.
"""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from marsbound import records
from marsbound.arena.results import check_same
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.library.setup import Setup
from marsbound.research.selfplay.games import PlayedGame, Rows, rows_of_record
from marsbound.research.selfplay.plan import FORMAT, Plan
from marsbound.research.selfplay.shards import write_shard
from marsbound.research.specs import spec_of

MANIFEST: Final = "manifest.json"
RECORDS: Final = "records"


class Shard(msgspec.Struct, frozen=True):
    """A file, its games from the first to the one after the last, and its digest."""

    file: str
    first: int
    end: int
    decisions: int
    bytes: int
    sha256: str


class Manifest(msgspec.Struct, frozen=True):
    plan: Plan
    shards: list[Shard]

    @property
    def decisions(self) -> int:
        return sum(shard.decisions for shard in self.shards)

    @property
    def bytes(self) -> int:
        return sum(shard.bytes for shard in self.shards)


class Folder:
    """Where the games of a plan are kept."""

    def __init__(self, path: Path, plan: Plan, setup: Setup) -> None:
        self.path = path
        self.plan = plan
        self.setup = setup
        self.shards: dict[int, Shard] = {}
        self.waiting: dict[int, dict[int, Rows]] = {}  # by shard: games that are there while others are missing
        try:
            path.mkdir(parents=True, exist_ok=True)
            self.open()
        except OSError as error:
            raise unwritable(path, error) from None

    def open(self) -> None:
        """What an earlier run has left, if it was of the same plan."""
        found = read_manifest(self.path)
        if found is None:
            if any(self.path.iterdir()):
                words = "{folder}: has files, but no manifest; expected an empty folder, or one of an earlier run"
                raise BadInput(said("input-selfplay-folder", words, folder=str(self.path)))
            self.write_manifest()
            return
        check_same(self.plan, found.plan, self.path / MANIFEST)
        for shard in found.shards:
            if digest(self.path / shard.file) == shard.sha256:  # what was damaged is made anew
                self.shards[self.plan.shard_of(shard.first)] = shard

    def missing(self, games: int) -> list[int]:
        """The games that are still to be played, of so many; of shards that aren't whole the records are read."""
        found = []
        for shard in range(-(-games // self.plan.games_per_shard)):
            numbers = self.numbers_of(shard, games)
            if shard not in self.shards or self.shards[shard].end < numbers.stop:
                found += [number for number in numbers if not self.read_record(shard, number)]
        return found

    def numbers_of(self, shard: int, games: int) -> range:
        first = shard * self.plan.games_per_shard
        return range(first, min(first + self.plan.games_per_shard, games))

    def record_path(self, number: int) -> Path:
        return self.path / RECORDS / f"{self.plan.shard_of(number):05}" / f"{number:07}{records.SUFFIX}"

    def read_record(self, shard: int, number: int) -> bool:
        path = self.record_path(number)
        if not path.exists():
            return False
        rows = rows_of_record(self.setup, self.plan, number, records.read(path))
        self.waiting.setdefault(shard, {})[number] = rows
        return True

    def add(self, game: PlayedGame) -> None:
        number = game.rows.number
        path = self.record_path(number)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            records.save_text(game.record, path)
        except OSError as error:
            raise unwritable(path, error) from None
        self.waiting.setdefault(self.plan.shard_of(number), {})[number] = game.rows

    def write_whole(self, games: int) -> None:
        """Every shard of which all games are there."""
        for shard in sorted(self.waiting):
            numbers = self.numbers_of(shard, games)
            if numbers and all(number in self.waiting[shard] for number in numbers):
                try:
                    self.write(shard, [self.waiting[shard][number] for number in numbers])
                except OSError as error:
                    raise unwritable(self.path, error) from None
                del self.waiting[shard]

    def write(self, shard: int, games: list[Rows]) -> None:
        name = f"shard-{shard:05}.parquet"
        part = self.path / f".{name}.part"
        write_shard(part, self.plan, games, int(spec_of(self.setup).observation.size))
        os.replace(part, self.path / name)
        decisions = sum(len(rows.actions) for rows in games)
        size = (self.path / name).stat().st_size
        first, end = games[0].number, games[-1].number + 1
        self.shards[shard] = Shard(name, first, end, decisions, size, digest(self.path / name))
        self.write_manifest()

    def manifest(self) -> Manifest:
        return Manifest(self.plan, [self.shards[shard] for shard in sorted(self.shards)])

    def write_manifest(self) -> None:
        part = self.path / f".{MANIFEST}.part"
        part.write_bytes(msgspec.json.format(msgspec.json.encode(self.manifest()), indent=1) + b"\n")
        os.replace(part, self.path / MANIFEST)


def read_manifest(folder: Path) -> Manifest | None:
    path = folder / MANIFEST
    if not path.exists():
        return None
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except msgspec.DecodeError as error:
        words = "{file}: isn't a manifest of self-play: {cause}"
        raise BadInput(said("input-selfplay-manifest", words, file=str(path), cause=str(error))) from None
    if found.plan.format != FORMAT:
        words = '{file}: its format is "{format}"; expected "{known}"'
        raise BadInput(said("input-results-format", words, file=str(path), format=found.plan.format, known=FORMAT))
    return found


def plan_in(folder: Path) -> Plan | None:
    """The plan of an earlier run."""
    found = read_manifest(folder)
    return None if found is None else found.plan


def digest(path: Path) -> str:
    """ "" for a file that isn't there."""
    if not path.exists():
        return ""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unwritable(path: Path, error: OSError) -> BadInput:
    words = "{file}: can't be read and written ({cause})"
    return BadInput(said("input-results-file", words, file=str(path), cause=str(error.strerror)))


def keep(folder: Folder, games: Iterable[PlayedGame], number: int) -> Iterable[PlayedGame]:
    """Each game is put down before the next is waited for."""
    folder.write_whole(number)
    for game in games:
        folder.add(game)
        folder.write_whole(number)
        yield game
