"""What the supervisor and the processes it starts tell each other."""

import msgspec

from marsbound.server.settings import Settings


class Order(msgspec.Struct):
    settings: Settings
    listening: int  # files that are inherited
    ready: int
    log_level: str


class Ready(msgspec.Struct):
    """Where others can come."""

    urls: list[str]
