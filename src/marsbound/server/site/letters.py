"""What processes send each other before anything else: who it is from, sealed with the secret that they share.

Four bytes of length, the seal, then JSON.  The secret itself is never sent.
"""

import hmac
import struct
from time import time
from typing import Final

import msgspec

SEAL: Final = 32  # bytes
LENGTH: Final = struct.Struct(">I")
LONGEST: Final = 1 << 20
FRESH: Final = 60.0  # seconds: clocks of machines may differ a little


class Letter(msgspec.Struct):
    to: str  # a node's id
    sender: str
    at: float
    client: tuple[str, int] | None = None  # whose connection is handed over
    hops: int = 0
    spent: dict[str, dict[str, float]] = {}  # by kind of limit and address
    left: dict[str, dict[str, float]] = {}  # the same, for somebody who knows nothing yet
    held: dict[str, dict[str, int]] = {}  # sockets, hints: by address and person


class BadLetter(ValueError):
    """Not from one of us, or not for us."""


def sealed(letter: Letter, secret: str) -> bytes:
    text = msgspec.json.encode(letter)
    seal = hmac.digest(secret.encode(), text, "sha256")
    return LENGTH.pack(len(text)) + seal + text


def opened(received: bytes, secret: str, own: str) -> tuple[Letter, bytes] | None:
    """A letter and what came after it; None while it isn't complete."""
    head = LENGTH.size + SEAL
    if len(received) < head:
        return None
    length = LENGTH.unpack_from(received)[0]
    if length > LONGEST:
        raise BadLetter("too long")
    if len(received) < head + length:
        return None
    text = received[head : head + length]
    if not hmac.compare_digest(hmac.digest(secret.encode(), text, "sha256"), received[LENGTH.size : head]):
        raise BadLetter("sealed by somebody else")
    try:
        letter = msgspec.json.decode(text, type=Letter)
    except msgspec.DecodeError as error:
        raise BadLetter(str(error)) from None
    if letter.to != own or abs(time() - letter.at) > FRESH:
        raise BadLetter("for somebody else, or old")
    return letter, received[head + length :]
