"""What bots draw from: something new for each question, unless a test wants games that go the same way every time."""

import os
import secrets
from hashlib import blake2b
from typing import Final

from marsbound.core.notation import position_text
from marsbound.core.play import Asked, Play
from marsbound.core.view import View

VARIABLE: Final = "MARSBOUND_BOT_SEED"
BITS: Final = 62
BY_ARRIVAL: Final = ("agenda=", "sealed=")  # what differs by who of those who are asked together answers first


def seed_for(play: Play, view: View, asked: Asked) -> int:
    """With the variable set, the same wherever the same player sees and is asked the same."""
    given = os.environ.get(VARIABLE)
    if given is None:
        return secrets.randbits(BITS)
    words = position_text(view.masked, play.game.fields).split()
    seen = [word for word in words if not word.startswith(BY_ARRIVAL)]
    question = repr((given, seen, int(view.player), asked.line, asked.time, asked.memo, asked.choices))
    return int.from_bytes(blake2b(question.encode(), digest_size=8).digest(), "big") >> (64 - BITS)
