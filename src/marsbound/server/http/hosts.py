"""Names by which a server is asked: another's name that has been made to lead here is refused.

Else any page in a browser could talk to a server in the reader's network as if it were its own (DNS rebinding). Numbers
can't be made to lead elsewhere, and what nobody can register outside a network is the network's own business.
"""

import socket
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from marsbound.server.settings import Settings

OF_NETWORKS: Final = (".localhost", ".local", ".lan", ".home", ".internal", ".home.arpa", ".localdomain")


class HostNames:
    def __init__(self, settings: Settings) -> None:
        # a proxy in front asks for what it was asked for, and knows its own names
        self.any = bool(settings.trusted_proxies) and not settings.public_url
        named = [urlsplit(url).hostname for url in (settings.public_url, *settings.origins)]
        self.known = {name.lower() for name in (*named, settings.host, socket.gethostname()) if name}

    def allows(self, host: str | None) -> bool:
        """The header of that name; who sends none is no browser."""
        if not host or self.any:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self.known or "." not in name or name.endswith(OF_NETWORKS) or is_number(name)


def is_number(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
