"""The built-in packs of all releases, known by their hashes, so that a game ends with the cards it began with.

`python -m marsbound.games.pack_archive` adds what isn't there yet: whenever a built-in pack is changed.  Nothing is
ever taken away.  Files are named by the beginning of the hash; beside them a list has all of it.
"""

import sys
from functools import cache
from pathlib import Path
from typing import Final

from marsbound.games.packs import check_text, packs, renamed
from marsbound.games.registry import kits
from marsbound.packs.mistakes import BadPack
from marsbound.packs.pack import Pack

LIST: Final = "hashes.txt"


def file_of(pack: Pack) -> Path:
    return kits()[pack.game].archive / f"{pack.name}-{pack.hash.removeprefix('sha256:')}.toml"


@cache
def archived() -> dict[str, Path]:
    """The files of the archive by the hashes of their packs."""
    found = sorted(path for folder in folders() for path in folder.glob("*.toml"))
    return {f"sha256:{path.stem.rpartition('-')[2]}": path for path in found}


@cache
def full_hashes() -> dict[str, str]:
    """What the lists say, by the names of the files: a line each, as `sha256sum` writes them."""
    lists = [folder / LIST for folder in folders() if (folder / LIST).exists()]
    lines = [line.split() for path in lists for line in read(path).splitlines()]
    return {name: hash for hash, name in lines}


def folders() -> list[Path]:
    """Editions share one."""
    return list(dict.fromkeys(kit.archive for kit in kits().values()))


def released_text(hash: str) -> str | None:
    """The file of a built-in pack, of this release or an earlier one."""
    for pack in packs().values():
        if pack.hash == hash:
            return read(kits()[pack.game].pack_file)
    return read(archived()[hash]) if hash in archived() else None


@cache
def released(hash: str) -> Pack | None:
    """A built-in pack of this release or an earlier one."""
    for own in packs().values():
        if own.hash == hash:
            return own
    if hash not in archived():
        return None
    path = archived()[hash]
    checked = check_text(read(path), path.name)
    if checked.pack is None:
        raise BadPack(checked.mistakes)
    return checked.pack if checked.pack.full_hash == full_hashes().get(path.name) else None


def template(hash: str, new_name: str) -> str:
    """The file of a built-in pack under a new name, for somebody to correct."""
    pack, text = released(hash), released_text(hash)
    if pack is None or text is None:
        raise LookupError(f"no release had a pack with hash {hash}")
    return renamed(text, pack.name, new_name)


def read(path: Path) -> str:
    return path.read_bytes().decode("utf-8-sig")


def missing() -> list[Pack]:
    """Built-in packs that aren't in the archive: what plays with them now couldn't be opened after the next change."""
    return [pack for pack in packs().values() if not (file_of(pack).exists() and is_listed(pack))]


def is_listed(pack: Pack) -> bool:
    return full_hashes().get(file_of(pack).name) == pack.full_hash


def add_missing() -> list[Path]:
    """What was added."""
    added = []
    for pack in missing():
        path = file_of(pack)
        if path.exists():
            raise FileExistsError(f"{path} is there already, but isn't listed as {pack.full_hash}")
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(kits()[pack.game].pack_file.read_bytes())
        if not is_listed(pack):
            with (path.parent / LIST).open("a", encoding="utf-8") as listed:
                listed.write(f"{pack.full_hash} {path.name}\n")
        added.append(path)
    return added


if __name__ == "__main__":
    for path in add_missing():
        print(f"added {path.name}", file=sys.stderr)
