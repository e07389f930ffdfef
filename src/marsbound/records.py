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
from marsbound.core.phrase import Phrase, said
from marsbound.core.play import Play
from marsbound.core.record import FORMAT, Record, replay, steps_of
from marsbound.core.refusal import BadInput
from marsbound.games.pack_archive import released
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.packs import Pack
from marsbound.packs.pack import SHORT

SUFFIX: Final = ".marsbound.json"
PERSON: Final = "person"  # at a seat: somebody without a name who isn't a bot


class BadRecord(BadInput):
    """A record file that can't be read, or that needs something that isn't here."""


class PackNamed(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    hash: str
    full_hash: str = ""


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
    save_text(text_of(record), Path(path))


def save_text(text: str, path: Path) -> None:
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
        words = "{file}: can't be read ({reason}); expected a record file, NAME{suffix}"
        raise BadRecord(
            said("record-unreadable", words, file=str(path), reason=error.strerror, suffix=SUFFIX)
        ) from None
    return read_text(raw, str(path))


def read_text(raw: bytes, name: str) -> Record:
    """The record in a file's text; messages call it by a name."""
    try:
        header = msgspec.json.decode(raw, type=Header)
        if header.format != FORMAT:
            words = '{file}: its format is "{format}"; expected "{known}", the only one known here'
            raise BadRecord(said("record-format", words, file=name, format=header.format, known=FORMAT))
        file = msgspec.json.decode(raw, type=RecordFile)
        steps = steps_of(file.answers, len(file.seats))
    except msgspec.ValidationError as error:
        words = "{file}: isn't a record: {problem}"
        raise BadRecord(said("record-no-record", words, file=name, problem=one_line(error))) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(broken(raw, name, error)) from None
    except BadRecord:
        raise
    except BadInput as error:
        raise BadRecord(said("record-in-file", "{file}: {problem}", file=name, problem=error.args[0])) from None
    outcome = None
    if file.result is not None:
        outcome = {"totals": file.result.totals, "winners": file.result.winners}
    pack = file.pack
    if pack.full_hash and pack.full_hash[:SHORT] != pack.hash:
        words = "{file}: its pack's full_hash is {full}; expected one that begins with {short}"
        raise BadRecord(said("record-full-hash", words, file=name, full=pack.full_hash, short=pack.hash))
    return Record(file.game, file.rules, file.options, pack.name, pack.hash, file.seats, steps, outcome, pack.full_hash)


def broken(raw: bytes, name: str, error: Exception) -> Phrase:
    """A file that isn't JSON to its end; a byte that is no text is named as the file counts, not as one string does."""
    try:
        raw.decode()
    except UnicodeDecodeError as wrong:
        words = "{file}: byte {number} is no UTF-8 text; was it cut off or edited?"
        return said("record-no-utf-8", words, file=name, number=wrong.start + 1)
    words = "{file}: isn't whole JSON: {problem}; was it cut off or edited?"
    return said("record-no-json", words, file=name, problem=one_line(error))


def one_line(error: BaseException) -> str:
    """An error's words without their line ends and without msgspec's code marks."""
    return " ".join(str(error).replace("`", '"').split()) or type(error).__name__


def game_of(record: Record) -> Game:
    """The game, in the version that the record was played by."""
    game = game_named(record.game)
    try:
        return game.as_of(record.rules)
    except BadInput:
        raise BadRecord(
            said(
                "record-rules",
                "the record needs rules version {needed} of {game}; this is version {here}",
                needed=record.rules,
                game=game.name,
                here=game.rules_version,
            )
        ) from None


def pack_of(record: Record, given: Pack | None = None) -> Pack:
    """The pack that a record was played with: the one given, or else a built-in one of any release."""
    game_named(record.game)  # a game that isn't here has no packs either
    pack = released(record.pack_hash) if given is None else given
    if pack is not None and pack.game == record.game and is_pack_of(record, pack):
        return pack
    # the beginnings of their hashes alone wouldn't say what is wrong
    alike = pack is not None and pack.hash == record.pack_hash
    needed = record.pack_full_hash if alike else record.pack_hash
    wanted = {"pack": record.pack_name, "hash": needed}
    if given is not None:
        has = given.full_hash if alike else given.hash
        words = "the record needs pack {pack} with hash {hash}; {given} is for {game} and has hash {has}"
        raise BadRecord(said("record-other-pack", words, **wanted, given=given.name, game=given.game, has=has))
    here = builtin(record.game)
    has = here.full_hash if alike else here.hash
    words = (
        "the record needs pack {pack} with hash {hash}; give it with --pack FILE (the built-in {here} has hash {has})"
    )
    raise BadRecord(said("record-no-pack", words, **wanted, here=here.name, has=has))


def is_pack_of(record: Record, pack: Pack) -> bool:
    """By the full hash, unless the record is of a release that knew only the short one."""
    if record.pack_full_hash:
        return record.pack_full_hash == pack.full_hash
    return record.pack_hash == pack.hash


def restored(record: Record, pack: Pack | None = None, until: int | None = None) -> Play:
    """The game as it stood after a number of answers, or after all of them; every answer is checked again."""
    game = game_of(record)
    game.check_players(len(record.seats))
    pack = pack_of(record, pack)
    return replay(record, game, game.box(pack), pack.hash, until)
