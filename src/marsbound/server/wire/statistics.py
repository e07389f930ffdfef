"""How people and bots have done."""

from typing import Literal

from marsbound.server.wire.position import Struct


class StatisticsRow(Struct):
    """How somebody has done: a person by name, or a bot by level."""

    kind: Literal["person", "bot"]
    name: str
    game: str
    players: int
    games: int
    wins: int
    average: float  # points


class Statistics(Struct):
    rows: list[StatisticsRow]
