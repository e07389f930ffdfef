"""Record files: NAME.marsbound.json, everything that is needed to play a game again.

The format is described in docs/reference/records.md.
"""

import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from marsbound.core.game import Game
from marsbound.core.play import Play
from marsbound.core.record import FORMAT, Record, replay, steps_of
from marsbound.core.refusal import BadInput
from marsbound.games.pack_archive import released
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.packs import Pack

SUFFIX: Final = ".marsbound.json"


class BadRecord(ValueError):
    """A record file that can't be read, or that needs something that isn't here."""


class PackNamed(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    hash: str


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    totals: list[int]
    winners: list[int]


class Header(msgspec.Struct):
    """What tells whether the rest can be understood at all."""

    format: str


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of a file, as `Record.data` writes them."""

    format: str
    game: str
    rules: str
    options: dict[str, str]
    pack: PackNamed
    seats: list[str]
    answers: list[str]
    result: Outcome | None


def text_of(record: Record) -> str:
    """The file's text: a field a line, an answer a line, so that two records can be compared."""
    return msgspec.json.format(msgspec.json.encode(record.data()), indent=1).decode() + "\n"


def save(record: Record, path: Path | str) -> None:
    """Writes a record, over an older one if need be; whatever happens, the path never holds half of it."""
    path = Path(path)
    text = text_of(record)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        # mkstemp keeps its files private; a record is as open as any other file of its owner
        umask = os.umask(0)
        os.umask(umask)
        os.chmod(name, 0o666 & ~umask)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def read(path: Path | str) -> Record:
    """The record in a file, checked for its form; whether its answers are possible only `restored` can tell."""
    path = Path(path)
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: can't be read ({error.strerror}); expected a record file, NAME{SUFFIX}") from None
    return read_text(raw, str(path))


def read_text(raw: bytes, name: str) -> Record:
    """The record in a file's text; messages call it by a name."""
    try:
        header = msgspec.json.decode(raw, type=Header)
        if header.format != FORMAT:
            raise BadRecord(f'{name}: its format is "{header.format}"; expected "{FORMAT}", the only one known here')
        file = msgspec.json.decode(raw, type=RecordFile)
        steps = steps_of(file.answers, len(file.seats))
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name}: isn't a record: {one_line(error)}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(f"{name}: isn't whole JSON: {one_line(error)}; was it cut off or edited?") from None
    except BadInput as error:
        raise BadRecord(f"{name}: {error}") from None
    outcome = None
    if file.result is not None:
        outcome = {"totals": file.result.totals, "winners": file.result.winners}
    return Record(file.game, file.rules, file.options, file.pack.name, file.pack.hash, file.seats, steps, outcome)


def one_line(error: BaseException) -> str:
    """An error's words without their line ends and without msgspec's code marks."""
    return " ".join(str(error).replace("`", '"').split()) or type(error).__name__


def game_of(record: Record) -> Game:
    """The game, in the version that the record was played by."""
    game = game_named(record.game)
    if record.rules != game.rules_version:
        raise BadRecord(
            f"the record needs rules version {record.rules} of {game.name}; this is version {game.rules_version}"
        )
    return game


def pack_of(record: Record, given: Pack | None = None) -> Pack:
    """The pack that a record was played with: the one given, or else a built-in one of any release."""
    pack = released(record.pack_hash) if given is None else given
    if pack is not None and pack.game == record.game and pack.hash == record.pack_hash:
        return pack
    wanted = f"the record needs pack {record.pack_name} with hash {record.pack_hash}"
    if given is not None:
        raise BadRecord(f"{wanted}; {given.name} is for {given.game} and has hash {given.hash}")
    here = builtin(record.game)
    raise BadRecord(f"{wanted}; give it with --pack FILE (the built-in {here.name} has hash {here.hash})")


def restored(record: Record, pack: Pack | None = None, until: int | None = None) -> Play:
    """The game as it stood after a number of answers, or after all of them; every answer is checked again."""
    game = game_of(record)
    game.check_players(len(record.seats))
    pack = pack_of(record, pack)
    return replay(record, game, game.box(pack), pack.hash, until)
