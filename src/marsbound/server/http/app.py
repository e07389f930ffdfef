"""The server as an application: what is started, where requests go."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from marsbound.server.bots.bot_pool import BotPool
from marsbound.server.bots.engine_build import Engine
from marsbound.server.bots.shared_pool import Place, SharedBotPool, name_for
from marsbound.server.errors import ServerError
from marsbound.server.http.api import about, description, network, packs, replays, rules, statistics, tables
from marsbound.server.http.api.base import wrong
from marsbound.server.http.api.endpoint import get
from marsbound.server.http.brought_languages import language_file, page_with_languages
from marsbound.server.http.connections import Gate
from marsbound.server.http.guard import Guard
from marsbound.server.http.health import Health, HealthShown, ReadinessShown, healthz, readyz
from marsbound.server.http.metrics import Figures, metrics
from marsbound.server.http.rate_limits import Buckets, Limits
from marsbound.server.http.sockets import Sockets
from marsbound.server.http.static_files import PageFiles
from marsbound.server.logs import log
from marsbound.server.packs.pack_cache import PackCache, keep_all_in_use
from marsbound.server.packs.uploads import PackUploads
from marsbound.server.people import People
from marsbound.server.presenting.replays import Records, Replays
from marsbound.server.presenting.table_frames import TableFrames
from marsbound.server.services import Services
from marsbound.server.settings import Settings
from marsbound.server.site.doors import Doors
from marsbound.server.site.forwarding import Forwarding
from marsbound.server.site.machine import this_machine
from marsbound.server.site.membership import Membership
from marsbound.server.site.shared_limits import SharedLimits
from marsbound.server.site.site import Site, count_no_downtime, joined
from marsbound.server.store.database import Database, database_url
from marsbound.server.tables.lobby import Lobby
from marsbound.server.tables.quotas import Quotas
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tables.sweeper import Sweeper
from marsbound.server.tables.turn_webhooks import TurnWebhooks
from marsbound.text.languages import BROUGHT

API_ROUTES: Final = (
    *tables.ROUTES,
    *about.ROUTES,
    *rules.ROUTES,
    *packs.ROUTES,
    *replays.ROUTES,
    *statistics.ROUTES,
    *network.ROUTES,
)
PAGE: Final = Path(__file__).resolve().parents[2] / "web" / "static"
PACKING: Final = Middleware(GZipMiddleware, minimum_size=4000, compresslevel=5)
"""Of the larger answers: packs, records, the steps of a replay."""
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>marsbound</title></head><body>
<h1>marsbound</h1>
<p>The server runs, but its page isn't built. In a source checkout, <code>scripts/web</code> builds it.</p>
<p>The interface for programs is at <code>/api/v1/about</code>.</p>
</body></html>
"""


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    database = Database(database_url(settings.database), settings.durable, settings.database_seconds)
    membership, doors = await joined(database, settings) if database.is_shared else (None, None)
    services = Services(
        settings,
        database,
        PackCache(database),
        bot_pool(settings, membership, doors),
        TurnWebhooks(settings.private_webhooks, settings.webhook_certificates),
        membership=membership,
    )
    with database.engine.begin() as connection:  # however long it takes
        if membership is None:
            count_no_downtime(connection, services.now())
        keep_all_in_use(connection, services.now())

    def engine_changed(engine: Engine) -> None:
        if engine.state == "compiled":
            services.bot_pool.renew()
        app.state.say(engine)

    engine = Engine(settings.compile_engine, engine_changed)
    app.state.engine = engine
    rooms = Rooms(services)
    app.state.health = Health(database, services.now)
    app.state.figures = Figures(services, rooms)
    app.state.services = services
    app.state.rooms = rooms
    app.state.people = People(services, rooms)
    app.state.lobby = Lobby(services, rooms)
    app.state.packs = PackUploads(services)
    app.state.records = Records(services, rooms)
    app.state.replays = Replays(services, app.state.records, app.state.limits)
    app.state.table_frames = TableFrames(app.state.replays)
    app.state.sockets = Sockets(services, rooms, app.state.people, app.state.limits)
    site = await one_of_several(app, membership, doors) if membership is not None and doors is not None else None
    app.state.site = site
    looking_after = [
        asyncio.create_task(one.run(), name=type(one).__name__)
        for one in (rooms, app.state.people, Sweeper(services, rooms), services.turn_notices)
    ]
    log("started", database=database.engine.dialect.name)
    app.state.health.stage = "running"
    try:
        yield
    finally:
        for task in looking_after:
            task.cancel()
        await engine.close()
        await rooms.close()
        with suppress(Exception):
            await asyncio.gather(services.turn_notices.close(), rooms.beat())
        if site is not None:
            await site.close()
        await services.bot_pool.close()
        services.close()
        database.close()
        log("stopped")


async def one_of_several(app: Starlette, membership: Membership, doors: Doors) -> Site:
    """Before anybody can come: whatever is at another process goes there from the first request on."""
    services, rooms = app.state.services, app.state.rooms
    held = {"sockets": app.state.sockets.open, "hints": services.quotas.thinking}
    limits = SharedLimits(membership, buckets_of(app.state.limits, services.quotas), held)
    site = Site(membership, doors, Forwarding(membership, rooms, doors.secret), limits)
    app.state.gate.forwarding = site.forwarding
    await membership.be_known()
    return site


def bot_pool(settings: Settings, membership: Membership | None, doors: Doors | None) -> BotPool | SharedBotPool:
    """The machine's, where there may be other processes on it and they could find each other."""
    if membership is not None and doors is not None and this_machine():
        name = name_for(doors.secret, membership.node.rules)
        return SharedBotPool(Place(name, settings.bot_workers, settings.patience))
    return BotPool(settings.bot_workers, settings.patience)


def buckets_of(limits: Limits, quotas: Quotas) -> dict[str, Buckets]:
    """What is counted for an address or a person whichever process they ask."""
    by_address = {name: getattr(limits, name) for name in ("requests", "sockets", "messages", "frames")}
    return by_address | {"people": quotas.people, "tables": quotas.tables, "hints": quotas.hints}


async def socket(websocket: WebSocket) -> None:
    """A table's socket: hello first, then questions and answers until one side closes it."""
    await websocket.app.state.sockets.serve(websocket)


async def not_built(request: Request) -> Response:
    return HTMLResponse(NOT_BUILT)


async def nothing_there(request: Request, error: Exception) -> Response:
    """The page finds its own way at addresses that aren't files."""
    path, page = request.url.path, request.app.state.page / "index.html"
    is_place = request.method == "GET" and not path.startswith(("/api/", "/ws/", "/assets/")) and "." not in path
    if is_place and page.exists():
        return FileResponse(page) if not BROUGHT else HTMLResponse(page_with_languages(page, page.stat().st_mtime))
    return wrong(ServerError("no-such-page", f"there is nothing at {request.url.path[:100]}"))


async def not_that_way(request: Request, error: Exception) -> Response:
    found = wrong(ServerError("bad-method", f"{request.method} isn't possible here"))
    root = request.scope.get("app_root_path", "")
    scope = {"type": "http", "method": request.method, "path": request.scope["path"], "root_path": root}
    found.headers["Allow"] = ", ".join(sorted(methods_at(request.app.routes, scope) or {"GET", "HEAD"}))
    return found


def methods_at(routes: Iterable[BaseRoute], scope: Scope) -> set[str]:
    """By which methods an address can be asked for; several routes may share it."""
    found: set[str] = set()
    for route in routes:
        match, inner = route.matches(scope)
        if match is not Match.NONE and isinstance(route, Mount):
            found |= methods_at(route.routes, {**scope, **inner})
        elif match is not Match.NONE and isinstance(route, Route):
            found |= route.methods or set()
    return found


def say_nothing(engine: Engine) -> None:
    """Where nobody reads what a server says."""


def application(
    settings: Settings, page: Path = PAGE, say: Callable[[Engine], None] = say_nothing, gate: Gate | None = None
) -> Starlette:
    routes: list[BaseRoute] = [
        Mount("/api/v1", routes=[*API_ROUTES, *description.ROUTES], middleware=[PACKING]),
        WebSocketRoute("/ws/tables/{id}", socket),
        get("/healthz", healthz, answers=HealthShown, also={503: HealthShown}),
        get("/readyz", readyz, answers=ReadinessShown, also={503: ReadinessShown}),
        get("/metrics", metrics, "not-here", answers="text/plain"),
    ]
    if BROUGHT:
        routes.append(Route("/languages/{code}/{name}", language_file))
    if (page / "index.html").exists():
        routes.append(Mount("/", PageFiles(directory=page, html=True)))
    else:
        routes.append(Route("/", not_built))
    limits = Limits(settings)
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Guard, settings=settings, limits=limits)],
        exception_handlers={404: nothing_there, 405: not_that_way},
    )
    app.state.settings = settings
    app.state.limits = limits
    app.state.page = page
    app.state.say = say
    app.state.gate = gate
    return app
