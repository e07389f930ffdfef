"""What a process tells the others of itself."""

import os
import socket
from typing import Final

from sqlalchemy import URL

from marsbound import __version__
from marsbound.core.refusal import BadInput
from marsbound.games.registry import games
from marsbound.server.site.machine import started, this_machine
from marsbound.server.store.stored import StoredNode
from marsbound.server.tokens import new_id

HERE: Final = "127.0.0.1"
POSTGRESQL: Final = 5432


def playable() -> dict[str, list[str]]:
    """The versions of each game's rules that can be played here."""
    found: dict[str, list[str]] = {}
    for name, game in games().items():
        own = game.rules_version
        earlier = [str(number) for number in range(1, int(own))] if own.isdecimal() else []
        found[name] = [version for version in (*earlier, own) if can_play(name, version)]
    return found


def can_play(game: str, rules: str) -> bool:
    try:
        games()[game].as_of(rules)
    except (BadInput, KeyError):
        return False
    return True


def address_towards(url: URL) -> str:
    """Where machines that use the same database find this one: the address from which it is reached itself."""
    host = url.host or str(url.query.get("host", ""))
    if not host or host.startswith("/"):
        return HERE
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, url.port or POSTGRESQL, type=socket.SOCK_DGRAM)[0]
        with socket.socket(family, kind) as speaking:
            speaking.connect(place)  # sends nothing
            return str(speaking.getsockname()[0])
    except OSError:
        return HERE


def new_node(address: str, form: str, number: int) -> StoredNode:
    return StoredNode(
        id=new_id("n"),
        machine=this_machine(),
        pid=os.getpid(),
        started=started(os.getpid()),
        number=number,
        address=address,
        release=__version__,
        form=form,
        rules=playable(),
    )
