"""How people and bots have done."""

from typing import Any

from sqlalchemy import Connection, and_, case, func, or_, select

from marsbound.server.store.rows import plain
from marsbound.server.store.schema import results, tables


def statistics(connection: Connection, game: str | None, most: int) -> list[dict[str, Any]]:
    """Whoever played most comes first.  Of private tables and of people who have left for good nobody is named."""
    columns_by = (results.c.kind, results.c.name, results.c.game, results.c.players)
    games = func.count().label("games")
    query = (
        select(
            *columns_by,
            games,
            func.sum(case((results.c.won, 1), else_=0)).label("wins"),
            func.avg(results.c.points).label("average"),
        )
        .join(tables, tables.c.id == results.c.table_id)
        .where(or_(results.c.kind == "bot", and_(tables.c.private.is_(False), results.c.name != "")))
        .group_by(*columns_by)
        .order_by(games.desc(), results.c.kind, results.c.name)
        .limit(most)
    )
    if game is not None:
        query = query.where(results.c.game == game)
    return [plain(row) for row in connection.execute(query)]
