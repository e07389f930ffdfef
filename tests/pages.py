"""Pages of the documentation whose blocks are run, one after the other, in an empty folder."""

import doctest
import re
import shlex
from pathlib import Path
from typing import Any, NamedTuple

from click.testing import CliRunner

from marsbound.terminal.commands import main

BLOCK = re.compile(r"^```([\w./ -]*)\n(.*?)^```$", re.M | re.S)


class Block(NamedTuple):
    kind: str
    text: str
    line: int


def blocks(root: Path, page: str) -> list[Block]:
    text = (root / page).read_text("utf-8")
    return [Block(found[1], found[2], text.count("\n", 0, found.start()) + 1) for found in BLOCK.finditer(text)]


def talk(page: str, block: Block, names: dict[str, Any]) -> None:
    """A conversation with Python, which must go as it is written."""
    test = doctest.DocTestParser().get_doctest(block.text, names, page, page, block.line)
    test.globs = names  # else what is named here would be gone in the next block
    heard: list[str] = []
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test, out=heard.append, clear_globs=False)
    assert not runner.failures, "".join(heard)


def type_in(text: str) -> None:
    """What is typed at a terminal, line by line; nothing may go wrong, for a bot that fails neither."""
    for line in text.splitlines():
        assert line.startswith("$ marsbound "), line
        done = CliRunner().invoke(main, shlex.split(line.removeprefix("$ marsbound ")))
        assert done.exit_code == 0, done.output
        assert "isn't possible" not in done.output
        assert "raised" not in done.output


def run_page(root: Path, page: str) -> dict[str, Any]:
    """All blocks of a page; what they have named.  A block `python FILE` is that file."""
    names: dict[str, Any] = {"__name__": "page"}
    for block in blocks(root, page):
        if block.kind == "pycon":
            talk(page, block, names)
        elif block.kind == "console":
            type_in(block.text)
        elif block.kind.startswith("python "):
            Path(block.kind.removeprefix("python ")).write_text(block.text, "utf-8")
        else:
            assert block.kind == "python", f"{page}, line {block.line}: a block of kind {block.kind!r} isn't run"
            exec(compile("\n" * block.line + block.text, page, "exec"), names)
    return names
