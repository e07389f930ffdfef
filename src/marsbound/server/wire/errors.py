"""What the REST interface answers when something is wrong."""

from marsbound.server.wire.position import Struct
from marsbound.server.wire.server_messages import Problem


class Wrong(Struct):
    """Every answer of the REST interface with a status from 400 on."""

    problem: Problem
