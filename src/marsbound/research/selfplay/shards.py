"""Rows in Parquet files, by arro3: the smallest library that writes them."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from arro3.core import Array, DataType, Field, RecordBatch, Schema, list_array
from arro3.io import write_parquet

from marsbound.research.selfplay.games import Rows
from marsbound.research.selfplay.plan import Plan

COMPRESSION: Final = "zstd(9)"


def write_shard(path: Path, plan: Plan, games: Sequence[Rows], observation_size: int) -> None:
    """The same games make the same file, byte by byte."""
    columns = {name: column(plan, games) for name, column in COLUMNS.items()}
    columns["legal"] = legal_column(games)
    if plan.observations:
        seen = [each for rows in games for each in rows.observations]
        columns["observation"] = Array(seen, DataType.binary(observation_size))
    fields = [Field(name, column.type, nullable=False) for name, column in columns.items()]
    batch = RecordBatch.from_arrays(list(columns.values()), schema=Schema(fields))
    write_parquet(batch, path, compression=COMPRESSION)


def repeated(of_game: Callable[[Plan, Rows], Any], kind: DataType) -> Callable[[Plan, Sequence[Rows]], Array]:
    """A column that says the same in all rows of a game: it takes no room."""

    def column(plan: Plan, games: Sequence[Rows]) -> Array:
        return Array([value for rows in games for value in [of_game(plan, rows)] * len(rows.actions)], kind)

    return column


def listed(of_row: Callable[[Plan, Rows], Sequence[Any]], kind: DataType) -> Callable[[Plan, Sequence[Rows]], Array]:
    """A column with a value for each row."""

    def column(plan: Plan, games: Sequence[Rows]) -> Array:
        return Array([value for rows in games for value in of_row(plan, rows)], kind)

    return column


def bots(plan: Plan, rows: Rows) -> list[str]:
    line_up = plan.seated(rows.number)
    return [line_up[player] for player in rows.players]


COLUMNS: Final[dict[str, Callable[[Plan, Sequence[Rows]], Array]]] = {
    "game": repeated(lambda plan, rows: rows.number, DataType.int64()),
    "seed": repeated(lambda plan, rows: rows.seed, DataType.int64()),
    "pack": repeated(lambda plan, rows: plan.pack.hash, DataType.string()),
    "step": listed(lambda plan, rows: range(len(rows.actions)), DataType.int32()),
    "player": listed(lambda plan, rows: rows.players, DataType.int8()),
    "bot": listed(bots, DataType.string()),
    "question": listed(lambda plan, rows: rows.questions, DataType.string()),
    "action": listed(lambda plan, rows: rows.actions, DataType.int16()),
    "reward": listed(lambda plan, rows: [rows.rewards[player] for player in rows.players], DataType.float32()),
    "points": listed(lambda plan, rows: [rows.points[player] for player in rows.players], DataType.int32()),
}


def legal_column(games: Sequence[Rows]) -> Array:
    """Lists one after the other, and where each begins."""
    every = [legal for rows in games for legal in rows.legal]
    begins = [0, *accumulate(map(len, every))]
    values = Array([action for legal in every for action in legal], DataType.int16())
    return list_array(Array(begins, DataType.int32()), values)
