"""Writes what follows from the description of a game's table: its cells by name, and their part of the notation's page.

`python -m marsbound.games.layouts` after a change of a game's `rules/layout.py`.
"""

import re
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

from marsbound.core.layout import COUNT, FLAG, SET, Field, Layout
from marsbound.games import FOLDERS

GAMES: Final = Path(__file__).resolve().parent
DESCRIBED: Final = tuple(folder for folder in FOLDERS if (GAMES / folder / "rules" / "layout.py").is_file())
"""The folders of games whose table is described; one can also be written by hand, or be core's open table."""
NOTATION: Final = GAMES.parents[2] / "docs" / "reference" / "notation.md"

HEAD: Final = '''"""The cells of {title} by name, made from layout.py by `python -m marsbound.games.layouts`."""

# fmt: off
from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.script import Table

# Where each field begins
'''


def layout_of(folder: str) -> Layout:
    """Read without the game's package, whose rules may need what isn't written yet."""
    spec = spec_from_file_location(f"layout_of_{folder}", GAMES / folder / "rules" / "layout.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    layout = module.LAYOUT
    assert isinstance(layout, Layout)
    return layout


def offset_of(field: Field) -> str:
    return field.code.upper()


def place_of(field: Field) -> str:
    """The number of a cell: "WON + seat * 4 + achievement"."""
    parts = [offset_of(field)]
    step = field.size
    for axis in field.axes:
        step //= axis.size
        parts.append(axis.name if step == 1 else f"{axis.name} * {step}")
    return " + ".join(parts)


def scalar_code(field: Field) -> list[str]:
    name = field.code
    returned, read = ("bool", " == 1") if field.kind == FLAG else ("i64", "")
    return [
        "@property",
        f"def {name}(self) -> {returned}: return self.cells[{offset_of(field)}]{read}",
        f"@{name}.setter",
        f"def {name}(self, value: {returned}) -> None: self.cells[{offset_of(field)}] = {written(field)}",
    ]


def written(field: Field) -> str:
    return "i64(value)" if field.kind == FLAG else "value"


def array_code(field: Field) -> list[str]:
    """The place is worked out before the cells are fetched: then mypyc borrows them, and the call costs nothing."""
    name = field.code
    place = place_of(field)
    parameters = "".join(f", {axis.name}: i64" for axis in field.axes)
    returned, read = ("bool", " == 1") if field.kind == FLAG else ("i64", "")
    changed = f"-> None: at = {place}; cells = self.cells; cells[at]"
    lines = [
        f"def {name}(self{parameters}) -> {returned}: at = {place}; return self.cells[at]{read}",
        f"def set_{name}(self{parameters}, value: {returned}) {changed} = {written(field)}",
    ]
    if field.kind == COUNT:
        lines.append(f"def add_{name}(self{parameters}, number: i64) {changed} += number")
    if field.kind == SET:
        lines.append(f"def add_{name}(self{parameters}, member: i64) {changed} |= bit(member)")
        lines.append(f"def remove_{name}(self{parameters}, member: i64) {changed} &= ~bit(member)")
    return lines


def code_of(folder: str) -> str:
    """The module `rules/cells.py` of a game."""
    layout = layout_of(folder)
    title = folder.replace("_", " ").title()
    text = HEAD.format(title=title)
    text += "".join(f"{offset_of(field)}: Final = {field.start}\n" for field in layout.fields)
    text += f"CELLS: Final = {layout.size}\n\n\n"
    text += f'class {title.replace(" ", "")}Cells(Table):\n    """Each field read and written by its name."""\n\n'
    for field in layout.fields:
        text += f"    # {field.meaning}\n"
        text += "".join(f"    {line}\n" for line in (array_code(field) if field.axes else scalar_code(field)))
    return text


def described(field: Field) -> str:
    """A row of the notation's table."""
    by = " and ".join(axis.name for axis in field.axes)
    names = [word for word, _, _ in field.words()]
    word = (
        f"`{names[0]}`" if len(names) == 1 else f"`ROW-SEAT`, ROW being {', '.join(f'`{row}`' for row in field.rows)}"
    )
    numbers = str(field.words()[0][2])
    meaning = f"by {by}: {field.meaning}" if by and not field.rows else field.meaning
    if field.kind == SET:
        meaning += ", as a set"
    return f"| {word} | {numbers} | {meaning} |\n"


def page_with(page: str, folder: str) -> str:
    """The notation's page with a game's table as it is described now."""
    rows = "".join(described(field) for field in layout_of(folder).fields)
    table = f"| word | numbers | meaning |\n|---|---|---|\n{rows}"
    begin, end = f"<!-- words of {folder} -->\n", "<!-- end -->"
    return re.sub(f"{re.escape(begin)}.*?{re.escape(end)}", lambda _: begin + table + end, page, count=1, flags=re.S)


def code_file(folder: str) -> Path:
    return GAMES / folder / "rules" / "cells.py"


def write() -> list[Path]:
    """What was changed."""
    wanted = {code_file(folder): code_of(folder) for folder in DESCRIBED}
    if NOTATION.exists():
        wanted[NOTATION] = NOTATION.read_text("utf-8")
        for folder in DESCRIBED:
            wanted[NOTATION] = page_with(wanted[NOTATION], folder)
    changed = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in changed:
        path.write_text(wanted[path], "utf-8")
    return changed


if __name__ == "__main__":
    for path in write():
        print(f"wrote {path.name} of {path.parent.parent.name}", file=sys.stderr)
