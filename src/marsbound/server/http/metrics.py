"""`/metrics`: for who sits at the server's machine, or has the token."""

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import secret_of
from marsbound.server.http.network import only_from_here
from marsbound.server.metrics import METRICS, TEXT
from marsbound.server.services import Services
from marsbound.server.store import tables
from marsbound.server.store.seldom import Seldom
from marsbound.server.tables.rooms import Rooms

COUNT_EVERY: Final = 10.0  # seconds between counts of all tables, at least


class Figures:
    """What is looked at when somebody asks, rather than counted when it happens."""

    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms
        self.counts = Seldom(services.database, COUNT_EVERY)

    async def text(self) -> bytes:
        await self.count_tables()
        queues = [room.queue.qsize() for room in self.rooms.rooms.values()]
        outboxes = [client.outbox.qsize() for room in self.rooms.rooms.values() for client in room.clients]
        METRICS.gauge("room_queues", sum(queues))
        METRICS.gauge("room_longest_queue", max(queues, default=0))
        METRICS.gauge("outbox_messages", sum(outboxes))
        METRICS.gauge("outbox_longest", max(outboxes, default=0))
        database, pool = self.services.database, self.services.bot_pool
        for thread in database.threads:
            METRICS.gauge("database_waiting", thread.waiting.qsize(), desk=thread.name)
        METRICS.gauge("database_failing", bool(database.watch.failing))
        METRICS.gauge("rooms", len(self.rooms.rooms))
        if self.services.membership is not None:
            METRICS.gauge("other_nodes", len(self.services.membership.others))
        METRICS.gauge("broken_tables", len(self.rooms.broken))
        METRICS.gauge("postponed_tables", len(self.rooms.waits))
        METRICS.gauge("thoughts_waiting", len(pool.queue))
        METRICS.gauge("thinkers", len(pool.processes))
        return METRICS.text()

    async def count_tables(self) -> None:
        try:
            found = await self.counts.read("tables", tables.counted)
        except ServerError:
            return  # what was counted last is the best there is
        METRICS.forget("tables")
        for status, game, number in found:
            METRICS.gauge("tables", number, status=status, game=game)


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    token: str = request.app.state.settings.metrics_token
    given = secret_of(request) or ""
    if not (token and secrets.compare_digest(given.encode(), token.encode())):
        only_from_here(request)
    figures: Figures = request.app.state.figures
    return Response(await figures.text(), media_type=TEXT)
