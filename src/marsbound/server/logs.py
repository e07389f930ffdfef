"""Structured logs by the standard library: a line of JSON each on stderr, of the server and of all it is made of.

Nothing that is secret or hidden is ever given to them.  Every line says what it belongs to: a request, a connection,
or one of the things that the server does by itself.
"""

import logging
import re
import secrets
import sys
from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType
from typing import Any, Final, Literal

import msgspec

Level = Literal["debug", "info", "warning", "error"]
LEVELS: Final = ("debug", "info", "warning", "error")
LOGGER: Final = logging.getLogger("marsbound.server")
# What others write below these levels is too much, or nobody's business: statements, frames with secrets in them.
AT_LEAST: Final = {"sqlalchemy": logging.WARNING, "uvicorn": logging.INFO, "websockets": logging.INFO}
GIVEN: Final = re.compile(r"[A-Za-z0-9._:/+=-]{1,64}")

FACTS: Final[ContextVar[Mapping[str, str]]] = ContextVar("FACTS", default=MappingProxyType({"task": "server"}))
"""What a line belongs to."""


class OneLine(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower()}
        facts = getattr(record, "facts", None)
        if facts is not None:
            line |= {"event": record.getMessage(), **FACTS.get(), **facts}
        else:  # of a library
            line |= {"event": "said", "by": record.name, **FACTS.get(), "said": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=repr).decode()


def set_up(level: str) -> None:
    """For this process: everybody's lines in one stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(OneLine())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name, least in AT_LEAST.items():
        logging.getLogger(name).setLevel(max(least, root.level))


def level_of_log() -> str:
    return logging.getLevelName(logging.getLogger().getEffectiveLevel()).lower()


def log(event: str, /, level: Level = "info", trace: bool = False, **facts: Any) -> None:
    number = getattr(logging, level.upper())
    if LOGGER.isEnabledFor(number):
        LOGGER.log(number, event, extra={"facts": facts}, exc_info=trace)


def new_id(given: str | None) -> str:
    """The one that a proxy in front has given, if it is one, or else our own."""
    return given if given is not None and GIVEN.fullmatch(given) else secrets.token_hex(8)
