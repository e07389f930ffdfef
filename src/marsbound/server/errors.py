"""What can be wrong with a message: a code for programs, a sentence for people who write them."""

import math
from typing import Final

from msgspec import UNSET, UnsetType

from marsbound.core.phrase import phrase_of
from marsbound.core.refusal import Refused
from marsbound.server.wire.server_messages import Problem
from marsbound.text import Texts

STATUS: Final = {
    "bad-message": 400,
    "bad-input": 422,
    "no-identity": 401,
    "not-invited": 403,
    "not-host": 403,
    "not-yours": 403,
    "not-here": 403,
    "barred": 403,
    "barred-from-server": 403,
    "bad-origin": 403,
    "too-large": 413,
    "too-fast": 429,
    "too-many-bots": 429,
    "too-many-hints": 429,
    "too-many-tables": 429,
    "too-slow": 408,
    "bad-host": 403,
    "failed": 500,
    "full": 503,
    "not-stored": 503,
    "restart": 503,
    "bad-method": 405,
}


USUAL_WAIT: Final = 5.0
AGAIN: Final = frozenset({429, 503})  # statuses of what may be done later


class ServerError(Exception):
    """Something that was asked for and isn't done."""

    def __init__(
        self,
        code: str,
        message: str,
        reason: str | None = None,
        rule: str | None = None,
        retry_after: float = USUAL_WAIT,
        answer: int | None = None,
    ) -> None:
        super().__init__(message)
        self.retry_after = retry_after  # seconds, of what can be asked for again
        self.code = code
        self.message = str(message)  # the words alone; `phrase_of` finds what they were made of
        self.reason = reason
        self.rule = rule
        self.answer = UNSET if answer is None else answer
        self.told: str | UnsetType = UNSET

    def tell(self, texts: Texts) -> None:
        """To who asked for it also in their language."""
        self.told = texts.phrase(phrase_of(self))

    @property
    def problem(self) -> Problem:
        return Problem(
            code=self.code,
            message=self.message,
            reason=self.reason,
            rule=self.rule,
            answer=self.answer,
            told=self.told,
        )

    @property
    def status(self) -> int:
        """What REST answers: there is no such thing, or it can't be done now, if nothing else is said."""
        return STATUS.get(self.code, 404 if self.code.startswith("no-such") else 409)

    @property
    def headers(self) -> dict[str, str]:
        """What REST answers besides."""
        if self.status == 401:
            return {"WWW-Authenticate": "Bearer"}
        if self.status in AGAIN:
            return {"Retry-After": str(max(1, math.ceil(self.retry_after)))}
        return {}


def refused(refusal: Refused) -> ServerError:
    found = refusal.refusal
    return ServerError("refused", str(refusal), found.reason, found.rule)
