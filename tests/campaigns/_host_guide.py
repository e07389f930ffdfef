"""docs/how-to/host.md as something to be followed: its marked blocks, in their order."""

import re
from dataclasses import dataclass
from pathlib import Path

from tests.campaigns._hosting import HOSTING, ROOT

GUIDE = ROOT / "docs" / "how-to" / "host.md"
# <!-- host: run -->, or <!-- host: file WHERE WHICH -->: the next block is typed, or written to a file
_MARKED = re.compile(r"^<!-- host: (run|file)(?: (\S+) (\S+))? -->\n```\w*\n(.*?)^```$", re.M | re.S)


@dataclass(frozen=True)
class Block:
    """What is to be typed, or a file: where it belongs, and which of hosting/ it is."""

    text: str
    path: str | None = None
    same_as: Path | None = None


def blocks() -> list[Block]:
    found = []
    for kind, path, name, text in _MARKED.findall(GUIDE.read_text("utf-8")):
        found.append(Block(text, path, HOSTING / name) if kind == "file" else Block(text))
    return found
