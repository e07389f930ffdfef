"""Notices to people whose turn it is and who aren't at the table: kept with the answer that made it their turn.

Whoever sends one has it for a while; if nothing comes of that, somebody else sends it again, under the same id.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, select, update

from marsbound.server.store.schema import people, seats, tables, turn_notices
from marsbound.server.wire.people import Webhook

HELD: Final = 30.0  # seconds that who sends a notice has for it, longer than any attempt takes


class Turn(msgspec.Struct):
    """Whose turn it is, by which entry of the game."""

    player: int
    person: str
    entry: int


class Key(NamedTuple):
    """Which one it is."""

    table_id: str
    player: int
    id: str
    receiver: str


class Notice(NamedTuple):
    """What is to be sent, and where to."""

    table_id: str
    player: int
    id: str
    attempts: int
    receiver: str
    person: str
    webhook: Webhook
    game: str
    name: str


class Lane(NamedTuple):
    """How many may be sent at once: in all, and to each receiver that something is sent to already."""

    free: int
    each: int
    busy: dict[str, int]
    slow: Collection[str]  # receivers
    for_slow: bool  # whether it is a lane for those, or for all others


def add(connection: Connection, table_id: str, turns: Sequence[Turn], now: float) -> None:
    """For those of them who want to be told.  Whoever was still to be told of an earlier turn is told of this one."""
    wanted = select(people.c.id, people.c.webhook).where(
        people.c.id.in_([turn.person for turn in turns]), people.c.webhook.is_not(None)
    )
    receivers = {row.id: receiver_of(row.webhook) for row in connection.execute(wanted)}
    for turn in turns:
        if (receiver := receivers.get(turn.person)) is None:
            continue
        this_one = (turn_notices.c.table_id == table_id, turn_notices.c.player == turn.player)
        connection.execute(delete(turn_notices).where(*this_one))
        row = {
            "table_id": table_id,
            "player": turn.player,
            "id": f"{table_id}.{turn.player}.{turn.entry}",
            "person": turn.person,
            "receiver": receiver,
            "attempts": 0,
            "due_at": now,
        }
        connection.execute(insert(turn_notices), [row])


def receiver_of(webhook: str) -> str | None:
    """What can't be read is nobody's: an answer doesn't fail for it."""
    try:
        return urlsplit(msgspec.json.decode(webhook, type=Webhook).url).hostname
    except (msgspec.DecodeError, ValueError):
        return None


def any_due(connection: Connection, now: float) -> bool:
    return (
        connection.execute(select(turn_notices.c.id).where(turn_notices.c.due_at <= now).limit(1)).first() is not None
    )


def take(connection: Connection, now: float, lane: Lane) -> list[Notice]:
    """Some that are due, for who asks: receivers take turns, and the people of each.  What is over is forgotten."""
    if lane.free <= 0 or (lane.for_slow and not lane.slow):
        return []
    taken: list[Notice] = []
    busy = dict(lane.busy)
    for key in candidates(connection, now, lane):
        if busy.get(key.receiver, 0) >= lane.each:
            continue
        mine = update(turn_notices).where(same(key), turn_notices.c.due_at <= now).values(due_at=now + HELD)
        if connection.execute(mine).rowcount == 0:
            continue  # another process was faster
        found = notice(connection, key)
        if found is None:
            forget(connection, key)
            continue
        busy[found.receiver] = busy.get(found.receiver, 0) + 1
        taken.append(found)
    return taken


def candidates(connection: Connection, now: float, lane: Lane) -> list[Key]:
    one, is_slow = turn_notices.c, turn_notices.c.receiver.in_(list(lane.slow))
    full = [receiver for receiver, number in lane.busy.items() if number >= lane.each]
    among = func.row_number().over(partition_by=(one.receiver, one.person), order_by=one.due_at).label("among")
    due = (
        select(one.table_id, one.player, one.id, one.receiver, one.due_at, among)
        .where(one.due_at <= now, is_slow if lane.for_slow else ~is_slow, one.receiver.not_in(full))
        .subquery()
    )
    turn = func.row_number().over(partition_by=due.c.receiver, order_by=(due.c.among, due.c.due_at)).label("turn")
    ranked = select(due, turn).subquery()
    query = select(ranked).where(ranked.c.turn <= lane.each).order_by(ranked.c.turn, ranked.c.due_at).limit(lane.free)
    return [Key(row.table_id, row.player, row.id, row.receiver) for row in connection.execute(query)]


def same(key: Key | Notice) -> ColumnElement[bool]:
    one = turn_notices.c
    return and_(one.table_id == key.table_id, one.player == key.player, one.id == key.id)


def notice(connection: Connection, key: Key) -> Notice | None:
    """None if it is over: somebody has answered, has got up, or wants to hear no more."""
    one = turn_notices.c
    query = (
        select(one.attempts, one.receiver, one.person, people.c.webhook, tables.c.game, tables.c.waiting, seats.c.name)
        .join(people, people.c.id == one.person)
        .join(tables, tables.c.id == one.table_id)
        .join(seats, and_(seats.c.table_id == one.table_id, seats.c.player == one.player))
        .where(same(key), seats.c.person == one.person, people.c.webhook.is_not(None))
    )
    row = connection.execute(query).one_or_none()
    if row is None or key.player not in msgspec.json.decode(row.waiting or "[]"):
        return None
    webhook = msgspec.json.decode(row.webhook, type=Webhook)
    return Notice(key.table_id, key.player, key.id, row.attempts, row.receiver, row.person, webhook, row.game, row.name)


def forget(connection: Connection, key: Key | Notice) -> None:
    """It was told, or given up."""
    connection.execute(delete(turn_notices).where(same(key)))


def put_off(connection: Connection, key: Key | Notice, until: float, attempts: int) -> None:
    connection.execute(update(turn_notices).where(same(key)).values(due_at=until, attempts=attempts))
