"""A running game without its tables, for pickles: nothing in it refers to a box or to a script by number."""

from typing import Any, TypeAlias

from marsbound.core.notation import position_text
from marsbound.core.play import Play, Snapshot
from marsbound.core.script import Table
from marsbound.library.setup import Setup

TableState: TypeAlias = tuple[str, int, int]


def table_state(table: Table, play: Play) -> TableState:
    """Its position, and the two words that nature draws by."""
    return position_text(table, play.game.fields), int(table.seed_low), int(table.seed_high)


def table_of(setup: Setup, state: TableState) -> Table:
    position, low, high = state
    table = setup.table(position)
    table.seed_low = low
    table.seed_high = high
    return table


def state_of(play: Play) -> dict[str, Any]:
    return {
        "table": table_state(play.table, play),
        "seeded": play.seeded,
        "steps": play.steps,
        "heard": play.heard,
        "heard_at": play.heard_at,
        "moments": [
            (table_state(moment.table, play), moment.player, moment.steps, moment.heard) for moment in play.snapshots
        ],
    }


def play_of(setup: Setup, state: dict[str, Any]) -> Play:
    play = setup.play_at(table_of(setup, state["table"]))
    play.seeded = state["seeded"]
    play.steps = state["steps"]
    play.heard = state["heard"]
    play.heard_at = state["heard_at"]
    play.snapshots = [Snapshot(table_of(setup, table), *numbers) for table, *numbers in state["moments"]]
    return play
