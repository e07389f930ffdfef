"""One server at a time runs the games of a database: the second one doesn't start.

The lock ends with the process that holds it, however that comes to its end.
"""

import os
import signal
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol

from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from marsbound.core.refusal import BadInput
from marsbound.server.logs import log
from marsbound.server.store.database import engine_for
from marsbound.server.store.opening import CannotOpen, told_in_words
from marsbound.server.store.outages import hang_up, in_a_line, outage

PATIENCE: Final = 5.0  # seconds for a server that is just going down
TRIES: Final = 4  # times as long as a statement may take: for a database that is just coming up
PAUSE: Final = 0.1
KEY: Final = 0x6D617273626F756E  # of PostgreSQL's lock: a number that no other program is likely to take
LOOK_EVERY: Final = 2.0  # seconds between looks whether the lock is still ours


class Lock(Protocol):
    def take(self) -> bool:
        """Whether nobody else has it."""

    def still_ours(self) -> bool: ...

    def release(self) -> None: ...

    def hang_up(self) -> None:
        """Whoever waits for the lock's answer waits no longer."""


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
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorname == "SQLITE_BUSY":
                return False
            raise CannotOpen("database-not-opened", place=self.place, cause=str(error)) from None
        return True

    def still_ours(self) -> bool:
        return True

    def release(self) -> None:
        self.connection.close()

    def hang_up(self) -> None:
        """A file answers at once."""


class SessionLock:
    """An advisory lock of PostgreSQL, which a session holds until its connection ends."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None

    def take(self) -> bool:
        if self.connection is None:
            self.connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            for setting, seconds in (("idle", 5), ("interval", 2), ("count", 3)):
                # a machine that vanished shall not hold it for hours
                self.connection.execute(text(f"SET tcp_keepalives_{setting} = {seconds}"))
        taken = self.connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}).scalar_one()
        return bool(taken)

    def still_ours(self) -> bool:
        """A connection that was lost is made again, and the lock taken again, unless somebody else was faster."""
        try:
            if self.connection is not None:
                self.connection.execute(text("SELECT 1"))
                return True
        except SQLAlchemyError:
            self.forget()
        try:
            return self.take()
        except SQLAlchemyError:
            self.forget()  # while the database is away nobody else can have it either
        return True

    def forget(self) -> None:
        if self.connection is not None:
            with suppress(SQLAlchemyError):
                self.connection.invalidate()
            with suppress(SQLAlchemyError):
                self.connection.close()
            self.connection = None

    def release(self) -> None:
        self.forget()
        self.engine.dispose()

    def hang_up(self) -> None:
        if self.connection is not None:
            hang_up(self.connection.connection.driver_connection)


def lock_for(url: URL, seconds: float) -> Lock:
    if url.get_backend_name() == "postgresql":
        return SessionLock(engine_for(url, seconds=seconds))
    return FileLock(url.database or "")


def nothing_said(cause: str) -> None:
    """Where nobody reads it."""


def reached(lock: Lock, patience: float, say: Callable[[str], None]) -> bool:
    """Whether nobody else has the lock, as soon as the database can be asked: it may just be coming up."""
    end, said = monotonic() + patience, False
    while True:
        try:
            return lock.take()
        except SQLAlchemyError as error:
            if isinstance(lock, SessionLock):
                lock.forget()
            cause = in_a_line(error)
            if monotonic() >= end or outage(error) is None:
                raise CannotOpen("database-not-reached", cause=cause) from None
            if not said:
                said = True
                say(cause)
        sleep(PAUSE)


@contextmanager
def alone(
    url: URL,
    refusal: BadInput,
    patience: float = PATIENCE,
    reaching: float = 0.0,
    say: Callable[[str], None] = nothing_said,
    seconds: float = PATIENCE,
) -> Iterator[Lock]:
    """As long as nobody else has the lock; `say` is told what hinders it while the database can't be reached."""
    lock = lock_for(url, seconds)
    try:
        taken = reached(lock, reaching, say)
        end = monotonic() + patience
        while not taken and monotonic() < end:
            sleep(PAUSE)
            taken = reached(lock, 0.0, say)
        if not taken:
            raise refusal
        yield lock
    finally:
        lock.release()


@contextmanager
def serving(url: URL, seconds: float, say: Callable[[str], None] = nothing_said) -> Iterator[None]:
    """Should the lock get lost to somebody else, this server ends as if it had been told to."""
    shown = url.render_as_string(hide_password=True)
    refusal = CannotOpen("database-is-served", place=shown)
    with alone(url, refusal, reaching=TRIES * seconds, say=say, seconds=seconds) as lock:
        over = threading.Event()

        def watch() -> None:
            while not over.wait(LOOK_EVERY):
                if not lock.still_ours():
                    log("another-server", level="error", database=shown)
                    os.kill(os.getpid(), signal.SIGTERM)
                    return

        watching = threading.Thread(target=watch, name="serving", daemon=True)
        watching.start()
        try:
            yield
        finally:
            over.set()
            watching.join(seconds)
            if watching.is_alive():
                lock.hang_up()  # the database hangs
            watching.join()
