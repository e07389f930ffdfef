"""Where people come from: what limits are counted by, and who shares a turn."""

import ipaddress
from collections import OrderedDict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

MOST_KNOWN: Final = 50_000


@lru_cache(4096)
def place_of(host: str) -> str:
    """An address as limits count it: of IPv6 the network of 64 bits, all of which one person may have."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


class TrustedProxies:
    """Web servers in front: of whom they pass on, the last address that isn't one of theirs is believed."""

    def __init__(self, named: Iterable[str]) -> None:
        self.networks = [ipaddress.ip_network(one, strict=False) for one in named]
        # an address of IPv4 may come over a socket of IPv6
        for network in list(self.networks):
            if isinstance(network, ipaddress.IPv4Network):
                mapped = f"::ffff:{network.network_address}/{96 + network.prefixlen}"
                self.networks.append(ipaddress.ip_network(mapped))

    def __contains__(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self.networks)

    def __iter__(self) -> Iterator[str]:
        return map(str, self.networks)


class ClientAddresses:
    """Where people were seen last; kept in memory only."""

    def __init__(self) -> None:
        self.places: OrderedDict[str, str] = OrderedDict()

    def seen(self, person: str, place: str) -> None:
        self.places[person] = place
        self.places.move_to_end(person)
        if len(self.places) > MOST_KNOWN:
            self.places.popitem(last=False)

    def forget(self, person: str) -> None:
        self.places.pop(person, None)

    def of(self, person: str) -> str:
        """Of who wasn't seen since the start: a place of their own."""
        return self.places.get(person, person)
