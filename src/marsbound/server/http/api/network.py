"""Letting one's network in."""

from starlette.requests import Request
from starlette.routing import Route

from marsbound.server.http.api.base import body, endpoint
from marsbound.server.http.network import Network, only_from_here
from marsbound.server.wire.library import ChangeReach, Reach


def network_of(request: Request) -> Network:
    only_from_here(request)
    network: Network = request.app.state.network
    return network


async def reach(request: Request) -> Reach:
    return await network_of(request).reach()


async def change_reach(request: Request) -> Reach:
    network = network_of(request)
    wanted = await body(request, ChangeReach)
    await (network.let_in() if wanted.open else network.keep_out())
    return await network.reach()


ROUTES = [
    Route("/network", endpoint(reach), methods=["GET"]),
    Route("/network", endpoint(change_reach), methods=["PUT"]),
]
