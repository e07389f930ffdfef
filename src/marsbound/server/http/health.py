"""How a server is: whether it can store anything (`/healthz`), and whether games may be sent to it (`/readyz`)."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final, Literal

from starlette.requests import Request
from starlette.responses import Response

from marsbound.server.http.api.base import as_json
from marsbound.server.store import heartbeat
from marsbound.server.store.database import Database
from marsbound.server.store.outages import outage
from marsbound.server.wire.position import Struct

SECONDS: Final = 3.0  # that a heartbeat may take to be stored
FRESH: Final = 0.5  # seconds for which an answer holds: who asks more often writes no more often
REMEMBERED: Final = 2.0  # seconds for which a failure counts, though a heartbeat is small enough to be stored


class HealthShown(Struct):
    healthy: bool
    database: str  # "ok", or what is wrong with it
    rooms: int = 0
    engine: str = ""


class ReadinessShown(Struct):
    ready: bool
    stage: Literal["starting", "running", "draining"]
    database: str  # "ok", or what is wrong with it


class Health:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self.database = database
        self.now = now
        self.stage: Literal["starting", "running", "draining"] = "starting"
        self.asked = self.answered = -FRESH
        self.found: str | None = None
        self.beating: asyncio.Task[None] | None = None

    async def problem(self) -> str | None:
        """What is wrong with the database: a heartbeat is stored, and whatever else failed just now counts too."""
        if self.beating is None and monotonic() - self.answered >= FRESH:
            self.asked, self.beating = monotonic(), asyncio.create_task(self.beat())
        if self.beating is not None:
            left = max(0.0, self.asked + SECONDS - monotonic())
            await asyncio.wait({self.beating}, timeout=left)
            if self.beating is not None:
                return "timed-out"
        failure = self.database.watch.failure
        if self.found is None and failure is not None and monotonic() - failure.at < REMEMBERED:
            return failure.cause
        return self.found

    async def beat(self) -> None:
        try:
            now = self.now()
            await self.database.write(lambda connection: heartbeat.beat(connection, now))
        except Exception as error:
            self.found = outage(error) or "failed"
        else:
            self.found = None
        finally:
            self.answered, self.beating = monotonic(), None


async def healthz(request: Request) -> Response:
    """Whether what is done here can be stored; that anything answers shows that the event loop turns."""
    state = request.app.state
    cause = await state.health.problem()
    rooms = len(state.rooms.rooms)
    shown = HealthShown(healthy=cause is None, database=cause or "ok", rooms=rooms, engine=state.engine.state)
    return as_json(shown, 200 if shown.healthy else 503)


async def readyz(request: Request) -> Response:
    """Whether a proxy shall send anybody here."""
    health: Health = request.app.state.health
    cause = await health.problem()
    ready = cause is None and health.stage == "running"
    return as_json(ReadinessShown(ready=ready, stage=health.stage, database=cause or "ok"), 200 if ready else 503)
