"""Ids and secrets.  Of a person's secret and a seat's key only the hash is kept."""

import hashlib
import hmac
import secrets
from typing import Final

LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"  # none that look alike


def new_id(kind: str) -> str:
    """ "t-5vq0x2abcd": easy to read out, hard to guess, no secret."""
    return f"{kind}-{letters(10)}"


def letters(count: int) -> str:
    """Five bits each."""
    return "".join(secrets.choice(LETTERS) for _ in range(count))


def new_secret(kind: str) -> str:
    return f"{kind}-{secrets.token_urlsafe(24)}"


def hashed(secret: str) -> str:
    """Secrets are long and random, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(given: str | None, wanted: str | None) -> bool:
    """Takes as long for a wrong secret as for a right one."""
    if given is None or wanted is None:
        return False
    return hmac.compare_digest(given.encode(), wanted.encode())


def new_seed() -> str:
    """For the generator of `tables.nature` that it names, 130 bits."""
    return f"k1-{letters(26)}"
