"""When the database fails: whose fault it is, what to call it, and how to end a wait that would have no end."""

import os
import socket
import sqlite3
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError, SQLAlchemyError

from marsbound.server.errors import ServerError

SQLITE: Final = {
    "SQLITE_FULL": "disk-full",
    "SQLITE_IOERR": "disk-failed",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CANTOPEN": "unreachable",
}
DEADLOCK: Final = "40P01"
POSTGRESQL: Final = {
    "53100": "disk-full",
    "25006": "read-only",
    "57014": "timed-out",  # a statement
    "55P03": "timed-out",  # a lock
    "53": "full",  # of connections or memory
    "58": "disk-failed",
    "08": "unreachable",
    "57P": "unreachable",
}


class DatabaseFailed(ServerError):
    """Nothing can be stored or looked up at the moment, whatever it is."""

    def __init__(self, cause: str) -> None:
        super().__init__("not-stored", f"the database failed ({cause}); nothing has changed, try again")
        self.cause = cause


def outage(error: Exception) -> str | None:
    """What is wrong with the database, or None if the fault lies with what was asked of it."""
    if isinstance(error, DatabaseFailed):
        return error.cause
    if isinstance(error, DataError | IntegrityError | ProgrammingError):
        return None
    if not isinstance(error, DBAPIError):
        return "unreachable" if isinstance(error, SQLAlchemyError | OSError) else None
    if isinstance(error.orig, sqlite3.Error):
        return named(SQLITE, getattr(error.orig, "sqlite_errorname", ""))
    code = getattr(error.orig, "sqlstate", None)
    if code == DEADLOCK:
        return None  # with another process, by chance: one after the other it goes
    return named(POSTGRESQL, code) if code else "unreachable"


def named(causes: dict[str, str], code: str) -> str:
    """What a code begins with says enough."""
    return next((cause for beginning, cause in causes.items() if code.startswith(beginning)), "failed")


def in_a_line(error: Exception) -> str:
    """What the database itself said; never the parameters."""
    said = str(getattr(error, "orig", None) or error).strip().splitlines()
    return said[0] if said else type(error).__name__


def hang_up(driver_connection: Any) -> None:
    """Whoever waits for the other side waits no longer; may be called from any thread.

    A database that hangs keeps its connections open, and nothing that it would have to do itself ends the wait.
    """
    with suppress(Exception), socket.socket(fileno=os.dup(driver_connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
