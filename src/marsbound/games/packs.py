"""Where packs come from: the built-in ones, and files of owners who copied and corrected one."""

import copyreg
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from marsbound.core.phrase import said
from marsbound.games.kit import GameKit
from marsbound.games.registry import kits
from marsbound.packs import check
from marsbound.packs.check import Checked, Formats
from marsbound.packs.mistakes import BadPack, Mistake, closest, did_you_mean, one_of
from marsbound.packs.pack import Pack
from marsbound.packs.reading import NAME_WANTED, is_name

PICKLE_PROTOCOL: Final = 4


class CannotCopy(Exception):
    """Why a pack wasn't copied; nothing has been written then."""


@cache
def formats() -> Formats:
    return {name: kits()[name].format for name in sorted(kits())}


def check_text(text: str, file: str, source: Path | None = None) -> Checked:
    """Checks the text of a pack for any of the games; messages call it `file`."""
    return check.check_text(text, file, formats(), source)


def packs() -> dict[str, Pack]:
    """All built-in packs by name."""
    return {name: builtin(name) for name in sorted(kits())}


@cache
def _built_in(kit: GameKit) -> Pack:
    checked = check_text(_text(kit.pack_file), kit.pack_file.name)
    if checked.pack is None:
        raise BadPack(checked.mistakes)
    return checked.pack


def builtin(name: str) -> Pack:
    """A built-in pack; those have the names of their games."""
    if name not in kits():
        what = said("mistake-no-built-in", "is no built-in pack")
        raise BadPack([Mistake(name, "", what, one_of(name, sorted(kits())))])
    return _built_in(kits()[name])


def _reduced(pack: Pack) -> str | tuple[Any, ...]:
    """For pickles: a built-in pack goes by its name and hash; an owner's travels along."""
    if pack.name in kits() and builtin(pack.name) == pack:
        return builtin_again, (pack.name, pack.full_hash)
    return pack.__reduce_ex__(PICKLE_PROTOCOL)


def builtin_again(name: str, full_hash: str) -> Pack:
    """One that was pickled, perhaps by another version."""
    pack = builtin(name)
    if pack.full_hash != full_hash:
        raise ValueError(f"pickled with another built-in pack of {name}: {full_hash}; this one is {pack.full_hash}")
    return pack


copyreg.pickle(Pack, _reduced)


def check_pack(path: Path | str) -> Checked:
    """Checks an owner's file: everything that `check_file` finds, and that it doesn't pose as a built-in pack."""
    checked = check.check_file(path, formats())
    pack = checked.pack
    if pack is None or pack.name not in kits() or Path(path).resolve() == kits()[pack.name].pack_file.resolve():
        return checked
    return Checked(None, (name_of_built_in(str(path), pack.name),), checked.notes)


def name_of_built_in(file: str, name: str) -> Mistake:
    """Nobody's pack may pose as one of ours."""
    what = said("mistake-name-of-built-in", 'name is "{name}", which is the built-in pack\'s', name=name)
    return Mistake(file, "pack", what, said("wanted-own-name", "expected a name of its own"))


def load(name_or_path: Path | str) -> Pack:
    """A built-in pack by its name, or the pack in an owner's file."""
    if isinstance(name_or_path, str) and name_or_path in kits():
        return builtin(name_or_path)
    path = Path(name_or_path)
    if not path.exists():
        meant = closest(str(name_or_path), sorted(kits()))
        names = ", ".join(sorted(kits()))
        known = said("wanted-file-or-pack", "expected a TOML file or one of {names}", names=names)
        what = said("mistake-no-pack-or-file", "is neither a built-in pack nor a file")
        raise BadPack([Mistake(str(name_or_path), "", what, did_you_mean(meant) if meant else known)])
    checked = check_pack(path)
    if checked.pack is None:
        raise BadPack(checked.mistakes)
    return checked.pack


def text_files(pack: Pack) -> dict[str, Path]:
    """The texts that an owner's pack brings, by language: `my-box.pl.ftl` beside `my-box.toml`."""
    if pack.source is None:
        return {}
    wanted = re.compile(re.escape(pack.source.stem) + r"\.([a-z]{2,3}(?:-[A-Za-z0-9]+)*)\.ftl")
    found = ((wanted.fullmatch(path.name), path) for path in sorted(pack.source.parent.iterdir()))
    return {match[1]: path for match, path in found if match}


def copy(
    name_or_path: Path | str, target: Path | str, new_name: str, explained: Callable[[str], str] | None = None
) -> Pack:
    """Writes a pack, comments and texts included, to a new file under a new name, for its owner to correct.

    Whoever has words for the comments in another language, gives what puts them into the file.
    """
    pack, target = load(name_or_path), Path(target)
    if not is_name(new_name):
        words = '"{name}" can\'t be the name of a pack; expected {wanted}'
        raise CannotCopy(said("copy-no-name", words, name=new_name, wanted=NAME_WANTED))
    if new_name in kits():
        words = '"{name}" is the name of a built-in pack; expected another one'
        raise CannotCopy(said("copy-built-in-name", words, name=new_name))
    text = renamed(_text(pack.source or kits()[pack.name].pack_file), pack.name, new_name)
    text = text if explained is None else explained(text)
    copied = check_text(text, str(target), target).pack
    if copied is None or (copied.name, copied.based_on, copied.full_hash) != (
        new_name,
        pack.name,
        pack.full_hash,
    ):
        words = 'pack {name} has no line name = "{name}" below [pack]; expected one to change'
        raise CannotCopy(said("copy-no-name-line", words, name=pack.name))
    files = {target: text}
    for language, path in text_files(pack).items():
        files[target.with_name(f"{target.stem}.{language}.ftl")] = _text(path)
    _write_new(files)
    return copied


def _text(path: Path) -> str:
    """A file's text with its own line ends."""
    return path.read_bytes().decode("utf-8-sig")


def renamed(text: str, old_name: str, new_name: str) -> str:
    """The same file under another name. Edited as text, since reading and writing TOML would lose its comments."""
    header = re.search(r"(?m)^[ \t]*\[[ \t]*pack[ \t]*\].*\n", text)
    if header is None:
        return text
    next_header = re.compile(r"(?m)^[ \t]*\[").search(text, header.end())
    end = next_header.start() if next_header else len(text)
    fields = re.sub(r"(?m)^[ \t]*based-on[ \t]*=.*\n", "", text[header.end() : end])
    line_end = "\r\n" if header[0].endswith("\r\n") else "\n"
    name = re.compile(r"""(?m)^([ \t]*name[ \t]*=[ \t]*)(?:"[^"\n]*"|'[^'\n]*')(.*\n)""")
    fields = name.sub(rf'\g<1>"{new_name}"\g<2>based-on = "{old_name}"' + line_end, fields, count=1)
    return text[: header.end()] + fields + text[end:]


def _write_new(files: dict[Path, str]) -> None:
    for path in files:
        if path.exists():
            raise CannotCopy(said("copy-there", "{file} is already there; expected a new file", file=str(path)))
    for path, text in files.items():
        try:
            with path.open("x", encoding="utf-8", newline="") as file:
                file.write(text)
        except OSError as error:
            words = "{file} can't be written ({reason}); expected a new file"
            raise CannotCopy(said("copy-unwritable", words, file=str(path), reason=error.strerror)) from error
