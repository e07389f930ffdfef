"""What requests and messages count as.

One is what a usual request takes, some 0.8 ms of a processor's time; `scripts/campaign costs` measures them all.  What
can't be known before (how many choices are looked at, how long a record is) is paid afterwards.
"""

import re
from typing import Final

from marsbound.server.wire import client_messages

REQUESTS: Final = [
    (re.compile("POST /api/v1/(tables|tables/[^/]+/rematch)"), 6.0),
    (re.compile("POST /api/v1/packs"), 12.0),
    (re.compile("POST /api/v1/replays"), 4.0),
    (re.compile("GET /api/v1/packs"), 3.0),
]
"""All others count as one."""

SOCKET: Final = 4.0  # with its hello: what is seen is told, the game may have to be brought back
GUESS: Final = 10.0  # a secret or an invitation that is nobody's, besides
STEP: Final = 0.05  # of a record that is replayed

MESSAGES: Final[dict[type, float]] = {
    client_messages.Ping: 0.2,
    client_messages.MarkSeen: 0.5,
    client_messages.AskHint: 4.0,
}
"""All others count as one."""
PREVIEWED: Final = 0.15  # a choice that is looked at


def cost_of_request(method: str, path: str) -> float:
    asked = f"{method} {path}"
    return next((cost for pattern, cost in REQUESTS if pattern.fullmatch(asked)), 1.0)


def cost_of_message(ask: client_messages.Ask) -> float:
    return MESSAGES.get(type(ask), 1.0)
