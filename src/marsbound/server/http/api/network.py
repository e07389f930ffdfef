"""Letting one's network in."""

from starlette.requests import Request

from marsbound.server.http.api.endpoint import get, put
from marsbound.server.http.network import Network, only_from_here
from marsbound.server.wire.network import ChangeReach, Reach


def network_of(request: Request) -> Network:
    only_from_here(request)
    network: Network = request.app.state.network
    return network


async def reach(request: Request) -> Reach:
    """Who can come to this server; told only at its own machine."""
    return await network_of(request).reach()


async def change_reach(request: Request, wanted: ChangeReach) -> Reach:
    """Let the network in, or keep it out; only at the server's own machine."""
    network = network_of(request)
    await (network.let_in() if wanted.open else network.keep_out())
    return await network.reach()


ROUTES = [
    get("/network", reach, "not-here"),
    put("/network", change_reach, "not-here", "no-network"),
]
