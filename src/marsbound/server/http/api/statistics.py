"""How people and bots have done."""

from typing import Any, Final

import msgspec
from msgspec import UNSET, UnsetType
from starlette.requests import Request

from marsbound.server.http.api.base import Query, given
from marsbound.server.http.api.endpoint import get
from marsbound.server.store import statistics as store
from marsbound.server.wire.statistics import Statistics, StatisticsRow

MOST_ROWS: Final = 500


class StatisticsWanted(Query):
    game: str | UnsetType = UNSET


async def statistics(request: Request, wanted: StatisticsWanted) -> Statistics:
    """How people and bots have done, by name and level."""
    game, seldom = given(wanted.game), request.app.state.services.seldom
    rows: list[dict[str, Any]] = await seldom.read(
        ("statistics", game), lambda connection: store.statistics(connection, game, MOST_ROWS)
    )
    return Statistics(rows=[msgspec.convert(row, StatisticsRow, strict=False) for row in rows])


ROUTES = [
    get("/statistics", statistics),
]
