"""One server at a time runs the games of a file of SQLite: the second one doesn't start.

The lock ends with the process that holds it, however that comes to its end.  PostgreSQL may have many (`server.site`).
"""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Final

from sqlalchemy import URL
from sqlalchemy.exc import SQLAlchemyError

from marsbound.core.refusal import BadInput
from marsbound.server.store.database import engine_for
from marsbound.server.store.opening import CannotOpen, told_in_words
from marsbound.server.store.outages import in_a_line, outage

PATIENCE: Final = 5.0  # seconds for a server that is just going down
TRIES: Final = 4  # times as long as a statement may take: for a database that is just coming up
PAUSE: Final = 0.1


class FileLock:
    """Beside a file of SQLite: another one in which nothing is kept, only locked."""

    def __init__(self, database: str) -> None:
        self.place = database
        path = Path(database).expanduser().resolve()
        with told_in_words(database):
            path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self.connection = sqlite3.connect(
                f"{path}-serving", timeout=0, isolation_level=None, check_same_thread=False
            )
        except sqlite3.OperationalError as error:
            raise CannotOpen("database-not-opened", place=database, cause=str(error)) from None

    def take(self) -> bool:
        """Whether nobody else has it."""
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname == "SQLITE_BUSY":
                return False
            raise CannotOpen("database-not-opened", place=self.place, cause=str(error)) from None
        return True

    def release(self) -> None:
        self.connection.close()


def nothing_said(cause: str) -> None:
    """Where nobody reads it."""


@contextmanager
def alone(url: URL, refusal: BadInput, patience: float = PATIENCE) -> Iterator[None]:
    """As long as nobody else has the lock of SQLite's file."""
    lock = FileLock(url.database or "")
    try:
        end = monotonic() + patience
        while not lock.take():
            if monotonic() >= end:
                raise refusal
            sleep(PAUSE)
        yield
    finally:
        lock.release()


def wait_for(url: URL, seconds: float, say: Callable[[str], None]) -> None:
    """Until PostgreSQL, which may just be coming up, can be asked; `say` is told what hinders it."""
    engine = engine_for(url, seconds=seconds)
    end, said = monotonic() + TRIES * seconds, False
    while True:
        try:
            engine.connect().close()
            return
        except SQLAlchemyError as error:
            cause = in_a_line(error)
            if monotonic() >= end or outage(error) is None:
                raise CannotOpen("database-not-reached", cause=cause) from None
            if not said:
                said = True
                say(cause)
        sleep(PAUSE)


@contextmanager
def serving(url: URL, seconds: float, say: Callable[[str], None] = nothing_said) -> Iterator[None]:
    if url.get_backend_name() == "postgresql":
        wait_for(url, seconds, say)
        yield
        return
    with alone(url, CannotOpen("database-is-served", place=url.render_as_string(hide_password=True))):
        yield
