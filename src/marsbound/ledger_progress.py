"""How far a rules reference is translated, and the hashes that say what a translation was made from.

python -m marsbound.ledger_progress stamp GAME LANGUAGE      hashes for headings and rules that have none yet
python -m marsbound.ledger_progress stamp GAME LANGUAGE C9   and for C9 anew, once its words are up to date again
"""

import re
import sys
from pathlib import Path
from typing import Final

from marsbound.games.registry import kits
from marsbound.ledger import BrokenLedger, Ledger, ledger, read
from marsbound.text.languages import rules_file

FRONT: Final = "#"  # the name of a reference's title and introduction; a section's are called by its letter
_STAMP: Final = re.compile(r" <!-- [0-9a-f]{8} -->$")
_PIECE: Final = re.compile(r"(?P<front># )|## (?P<letter>[A-Z]) · |- \*\*(?P<id>[A-Z][1-9][0-9]*)\*\* ")


def hashes(book: Ledger) -> dict[str, str]:
    """Of every piece of a reference, by its name: "#", "C", "C9"."""
    found = {FRONT: book.hash}
    for section in book.sections:
        found[section.letter] = section.hash
        found |= {line.id: line.hash for line in section.lines}
    return found


def made_from(path: Path, game: str) -> dict[str, str]:
    """Of every piece of a translation the hash it carries."""
    book = read(game, path)
    found = {FRONT: book.made_from}
    for section in book.sections:
        found[section.letter] = section.made_from
        found |= {line.id: line.made_from for line in section.lines}
    return found


def progress(game: str, language: str) -> tuple[list[str], list[str]]:
    """The pieces that are missing, and those that are out of date."""
    path = rules_file(kits()[game], language)
    wanted = hashes(ledger(game))
    found = made_from(path, game) if path.is_file() else {}
    missing = [name for name in wanted if name not in found]
    return missing, [name for name in wanted if name in found and found[name] != wanted[name]]


def stamp(game: str, language: str, anew: list[str]) -> None:
    path = rules_file(kits()[game], language)
    wanted = hashes(ledger(game))
    rows = path.read_text("utf-8").splitlines()
    path.write_text("".join(f"{stamped(row, wanted, anew)}\n" for row in rows), "utf-8")
    read.cache_clear()
    ledger(game, language)  # so that whoever wrote it is told what is wrong with it


def stamped(row: str, wanted: dict[str, str], anew: list[str]) -> str:
    match = _PIECE.match(row)
    if match is None:
        return row
    name = FRONT if match["front"] else match["letter"] or match["id"]
    bare = _STAMP.sub("", row.rstrip())
    return row.rstrip() if bare != row.rstrip() and name not in anew else f"{bare} <!-- {wanted[name]} -->"


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] == "stamp" and len(arguments) >= 3:
        try:
            stamp(arguments[1], arguments[2], arguments[3:])
        except BrokenLedger as problem:
            print(problem, file=sys.stderr)
            return 2
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
