"""Structured logs: a line of JSON each on stderr.  Nothing that is secret or hidden is ever given to them."""

import sys
from time import time
from typing import Any, Final, Literal

import msgspec

Level = Literal["debug", "info", "warning", "error"]
LEVELS: Final = ("debug", "info", "warning", "error")


class Logs:
    def __init__(self) -> None:
        self.least = LEVELS.index("info")

    def write(self, event: str, level: Level, facts: dict[str, Any]) -> None:
        if LEVELS.index(level) < self.least:
            return
        line = msgspec.json.encode({"at": round(time(), 3), "level": level, "event": event, **facts})
        sys.stderr.buffer.write(line + b"\n")
        sys.stderr.buffer.flush()


LOGS: Final = Logs()


def log(event: str, /, level: Level = "info", **facts: Any) -> None:
    LOGS.write(event, level, facts)
