"""Tables as plain values, for pickles.

Lines go by their names: another process may know them by other numbers.  Who listens stays behind.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.notation import agenda_text, from_run_lengths, run_lengths, set_agenda
from marsbound.core.refusal import BadInput
from marsbound.core.script import Table

MOST_CELLS: Final = 1 << 16


def reduced(table: Table, make: Callable[..., Table], *more: Any) -> tuple[Any, ...]:
    """For `__reduce__`: `make` is a function of a module, and makes a bare table of what `made_of` says, and more."""
    cells = run_lengths([int(cell) for cell in table.cells])
    numbers = int(table.sealed), int(table.seed_low), int(table.seed_high)
    return table_again, (make, (*table.made_of(), *more), agenda_text(table), numbers, cells)


def table_again(
    make: Callable[..., Table], made_of: tuple[Any, ...], agenda: str, numbers: tuple[int, int, int], cells: str
) -> Table:
    """One that was pickled."""
    table = make(*made_of)
    read = from_run_lengths("cells", cells, MOST_CELLS)
    if len(table.cells) not in (0, len(read)):
        raise BadInput(f"pickle of a {type(table).__name__} table: {len(read)} cells, expected {len(table.cells)}")
    table.cells = vec[i64](read)
    set_agenda(table, agenda)
    table.sealed, table.seed_low, table.seed_high = numbers
    return table
