"""Runs a server until it is told to stop."""

import asyncio
import gc
import json
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from urllib.request import urlopen

import uvicorn
from sqlalchemy import URL

from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.server.bots.engine_build import Engine
from marsbound.server.http.addresses import TrustedProxies
from marsbound.server.http.app import application, say_nothing
from marsbound.server.http.connections import PLACES, Gate, protocols, raised_file_limit
from marsbound.server.http.network import Network
from marsbound.server.http.sockets import LARGEST_MESSAGE
from marsbound.server.logs import log
from marsbound.server.settings import Settings
from marsbound.server.store.database import database_url, engine_for, migrate
from marsbound.server.store.opening import CannotOpen, told_in_words
from marsbound.server.store.serving import nothing_said, serving

BACKLOG = 2048
GOODBYE_SECONDS = 10
GOODBYE_OF_ONE_SECONDS = 3  # of several: others are there already
COLLECT_SELDOM = (20_000, 50, 100)
SWITCH_SECONDS = 0.0005


class Server(uvicorn.Server):
    """Tells clients to come back before their sockets are closed."""

    def __init__(self, config: uvicorn.Config, said: Callable[[Network], None]) -> None:
        super().__init__(config)
        self.said = said

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            state = self.config.app.state  # type: ignore[union-attr]
            state.network = Network(self, state.settings)
            if state.site is not None:
                await state.site.open(state.network.protocol)
            self.said(state.network)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        state = self.config.app.state  # type: ignore[union-attr]
        if hasattr(state, "rooms"):
            state.health.stage = "draining"
            if state.site is not None:
                if state.settings.workers > 1:
                    for server in self.servers:
                        server.close()  # whoever comes back comes to the others
                with suppress(Exception):
                    await state.site.drain()
            await state.rooms.close()
            await asyncio.sleep(0.1)  # for the farewells to go out
        await super().shutdown(sockets)


def bound(settings: Settings) -> socket.socket:
    """The socket to listen at; bound here, so that a taken port is told in words."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        words = "can't listen at {host}, port {port} ({cause})"
        where = {"host": settings.host, "port": str(settings.port)}
        raise BadInput(said("input-cannot-listen", words, cause=str(error.strerror), **where)) from None
    listening.set_inheritable(False)
    return listening


def tune() -> None:
    """Nobody shall wait for the garbage collector, nor the event loop for a database thread."""
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECT_SELDOM)
    sys.setswitchinterval(SWITCH_SECONDS)


def address_at(host: str, port: int) -> str:
    """Where a browser on this machine finds it."""
    shown = "127.0.0.1" if host == "0.0.0.0" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def running_already(settings: Settings) -> str | None:
    """The address of a marsbound that listens where this one would."""
    address = address_at(settings.host, settings.port)
    try:
        with urlopen(f"{address}/api/v1/about", timeout=2) as answer:
            about = json.load(answer)
    except (OSError, ValueError):
        return None
    return address if isinstance(about, dict) and "wire" in about else None


def at_a_free_port(settings: Settings, any_port: bool = True) -> Settings:
    """The same, somewhere else if another program is there already and nobody minds."""
    if not any_port:
        return settings
    try:
        bound(settings).close()
    except BadInput:
        return replace(settings, port=0)
    return settings


def brought_up_to_date(url: URL) -> None:
    """The database, before anything else is begun: what can't be opened is told in words."""
    with told_in_words(url.render_as_string(hide_password=True)):
        engine = engine_for(url)
        try:
            migrate(engine)
        finally:
            engine.dispose()


def serve(
    settings: Settings,
    say: Callable[[str, list[str]], None],
    say_engine: Callable[[Engine], None],
    say_waiting: Callable[[str], None] = nothing_said,
    log_level: str = "warning",
) -> int:
    """The exit code, once it has stopped; `say` is told the address for this machine, and those for others."""
    url = database_url(settings.database)
    # they find each other by what only this system has: /proc, and sockets with names
    if settings.workers > 1 and sys.platform != "linux":
        raise CannotOpen("workers-need-linux", workers=str(settings.workers))
    if settings.workers > 1 and url.get_backend_name() != "postgresql":
        raise CannotOpen("workers-need-postgresql", workers=str(settings.workers))
    listening = bound(settings)
    address = address_at(*listening.getsockname()[:2])

    def said(urls: list[str]) -> None:
        say(address, urls)

    with listening, serving(url, settings.database_seconds, say_waiting):
        brought_up_to_date(url)
        if settings.workers > 1:
            listening.listen(BACKLOG)
            code = asyncio.run(supervisor_of(settings, listening, log_level, said))
        else:
            code = serve_at(settings, listening, lambda network: said(network.urls()), say_engine)
    sys.stdout.flush()
    return code


async def supervisor_of(
    settings: Settings, listening: socket.socket, log_level: str, said: Callable[[list[str]], None]
) -> int:
    from marsbound.server.site.supervisor import Supervisor  # for whoever has several

    return await Supervisor(settings, listening, log_level).run(said)


def serve_at(
    settings: Settings,
    listening: socket.socket,
    said: Callable[[Network], None],
    say_engine: Callable[[Engine], None] = say_nothing,
) -> int:
    """This very process, at a socket that is bound."""
    files = raised_file_limit()
    proxies = TrustedProxies(settings.trusted_proxies)
    gate = Gate.within(files, settings.most_connections, PLACES * settings.connections_per_address, proxies)
    http, websocket = protocols(gate)
    log("limits", files=files, connections=gate.most)
    config = uvicorn.Config(
        application(settings, say=say_engine, gate=gate),
        log_config=None,
        access_log=False,
        http=http,
        ws=websocket,
        ws_max_size=LARGEST_MESSAGE * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        # a compressor for each connection costs more memory than the games
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(proxies),
        server_header=False,
        backlog=BACKLOG,
        h11_max_incomplete_event_size=16_384,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=GOODBYE_SECONDS if settings.workers == 1 else GOODBYE_OF_ONE_SECONDS,
    )
    server = Server(config, said)
    with suppress(KeyboardInterrupt):
        tune()
        # the server takes the signal and stops; afterwards it raises it again, which needn't end us with an error
        signal.signal(signal.SIGTERM, lambda number, frame: None)
        if settings.workers == 1 and hasattr(signal, "SIGHUP"):
            # a parent of several replaces them; one alone goes politely, and who started it may do so again
            signal.signal(signal.SIGHUP, server.handle_exit)
        server.run(sockets=[listening])
    return 0 if server.started else 1
