"""When a server was last there: for time during which nobody could answer."""

from sqlalchemy import Connection, insert, select, update

from marsbound.server.store.schema import heartbeat


def last_heartbeat(connection: Connection) -> float | None:
    return connection.execute(select(heartbeat.c.at)).scalar_one_or_none()


def beat(connection: Connection, now: float) -> None:
    if connection.execute(update(heartbeat).values(at=now)).rowcount == 0:
        connection.execute(insert(heartbeat), [{"id": 1, "at": now}])
