"""Who can come to a server."""

from typing import Literal

from marsbound.server.wire.position import Struct

Who = Literal["machine", "network", "world"]


class Reach(Struct):
    """Who can come to this server, as it is told to who sits at its machine."""

    who: Who  # can come
    urls: list[str]  # what others can open, the likeliest first; none if only this machine can
    can_open: bool  # whether the network could be let in
    open: bool  # whether it has been let in, and could be kept out again


class ChangeReach(Struct):
    open: bool
