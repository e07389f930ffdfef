"""Caddy and nginx as hosting/ configures them, before a real server: sockets, quiet games, real addresses, figures.

scripts/campaign proxies [--quiet SECONDS] [--only caddy|nginx]

Ports, the certificate and the database are this machine's; all else is as hosts have it.
"""

import argparse
import asyncio
import ssl
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.campaigns._hosting import (
    HOSTING,
    SITE,
    Failed,
    free_port,
    missing,
    refuse,
    running,
    say,
    until_open,
    with_places,
)
from tests.server.kit import Seat, Server

CADDY_GLOBAL = "{{\n\tadmin off\n\tlocal_certs\n\tskip_install_trust\n\thttp_port {http}\n\thttps_port {https}\n}}\n"
NGINX_AROUND = "pid {folder}/nginx.pid;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n"


@contextmanager
def nginx(folder: Path, behind: int) -> Iterator[int]:
    http, https = free_port(), free_port()
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={SITE} -keyout {key} -out {certificate}"
    subprocess.run(made.split(), check=True, capture_output=True)
    places = {
        "listen 80;": f"listen 127.0.0.1:{http};",
        "listen [::]:80;": "",
        "listen 443 ssl;": f"listen 127.0.0.1:{https} ssl;",
        "listen [::]:443 ssl;": "",
        f"/etc/letsencrypt/live/{SITE}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{SITE}/privkey.pem": str(key),
        "127.0.0.1:8765": f"127.0.0.1:{behind}",
    }
    text = with_places((HOSTING / "proxies" / "nginx.conf").read_text("utf-8"), places)
    conf, log = folder / "nginx.conf", folder / "nginx.log"
    conf.write_text(NGINX_AROUND.format(folder=folder, text=text), "utf-8")
    with running(["nginx", "-c", conf, "-e", "stderr", "-g", "daemon off;"], log) as process:
        until_open(https, process, log)
        yield https


@contextmanager
def caddy(folder: Path, behind: int) -> Iterator[int]:
    http, https = free_port(), free_port()
    text = with_places(
        (HOSTING / "proxies" / "Caddyfile").read_text("utf-8"), {"127.0.0.1:8765": f"127.0.0.1:{behind}"}
    )
    conf, log = folder / "Caddyfile", folder / "caddy.log"
    conf.write_text(CADDY_GLOBAL.format(http=http, https=https) + text, "utf-8")
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "PATH": "/usr/bin:/bin"}
    with running(["caddy", "run", "--config", conf, "--adapter", "caddyfile"], log, env=own) as process:
        until_open(https, process, log)
        yield https


def trusting() -> ssl.SSLContext:
    """Whatever certificate: nobody has signed it."""
    made = ssl.create_default_context()
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made


def client(port: int, address: str = "127.0.0.1") -> httpx.Client:
    """Somebody whose machine has this address."""
    transport = httpx.HTTPTransport(verify=trusting(), local_address=address)
    return httpx.Client(base_url=f"https://{SITE}:{port}", transport=Resolved(transport), timeout=60)


class Resolved(httpx.BaseTransport):
    """The site's name leads to this machine."""

    def __init__(self, transport: httpx.HTTPTransport) -> None:
        self.transport = transport

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = SITE
        request.headers["Host"] = SITE
        request.url = request.url.copy_with(host="127.0.0.1")
        return self.transport.handle_request(request)


def expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise Failed(f"{what}: {found!r}, expected {wanted!r}")
    say(f"  {what}: {found}")


async def socket_at(port: int, table: str) -> ClientConnection:
    return await connect(
        f"wss://{SITE}:{port}/ws/tables/{table}",
        host="127.0.0.1",
        ssl=trusting(),
        server_hostname=SITE,
        proxy=None,
        max_size=None,
        compression=None,
        ping_interval=None,  # whoever keeps the line open is the server
    )


async def play_and_be_quiet(port: int, secret: str, table: str, quiet: float) -> int:
    """Some answers, a long silence, and an answer again over the same socket."""
    async with await socket_at(port, table) as socket:
        seat = Seat(socket)
        await seat.send({"type": "hello", "wire": 1, "secret": secret})
        seat.first = await seat.receive()
        given = await seat.play_on(5)
        await asyncio.sleep(quiet)
        return given + await seat.play_on(1)


def look_at(name: str, port: int, server: Server, quiet: float) -> None:
    with client(port, "127.0.0.2") as ada, client(port, "127.0.0.3") as bob:
        expect("page", ada.get("/").status_code, 200)
        made = ada.post("/api/v1/people", json={"name": "Ada"})
        expect("a new person of an address", made.status_code, 200)
        again = {"X-Forwarded-For": "203.0.113.9"}
        expect("one too many of that address", ada.post("/api/v1/people", json={"name": "Ada"}).status_code, 429)
        spoofed = ada.post("/api/v1/people", json={"name": "Ada"}, headers=again)
        expect("who says to have another address", spoofed.status_code, 429)
        expect("who has one", bob.post("/api/v1/people", json={"name": "Bob"}).status_code, 200)
        expect("figures from outside", ada.get("/metrics").status_code, 404)
        expect("figures at the machine", httpx.get(f"{server.url}/metrics").status_code, 200)
        secret = made.json()["secret"]
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        wanted = {"game": "red-planet-second", "seats": seats}
        opened = ada.post("/api/v1/tables", json=wanted, headers={"Authorization": f"Bearer {secret}"})
        expect("a table", opened.status_code, 200)
        table = opened.json()["table"]["id"]
        given = asyncio.run(play_and_be_quiet(port, secret, table, quiet))
        expect(f"answers over a socket that was quiet for {quiet:g} s", given, 6)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quiet", type=float, default=70.0, metavar="SECONDS", help="longer than a proxy's patience")
    parser.add_argument("--only", choices=("caddy", "nginx"))
    wish = parser.parse_args()
    proxies = {"caddy": caddy, "nginx": nginx}
    wanted = [wish.only] if wish.only else list(proxies)
    if lacks := missing(*wanted, "openssl"):
        return refuse("proxies", lacks)
    for name in wanted:
        say(f"{name}:")
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder)
            place.chmod(0o755)
            limits = ("--people-per-hour", "1", "--config", str(HOSTING / "serve.toml"))
            server = Server(str(place / "server.db"), place, *limits, usual=True)
            with server, proxies[name](place, server.port) as port:
                look_at(name, port, server, wish.quiet)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign proxies: {problem}")
