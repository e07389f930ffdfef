"""One server at a time runs the games of a database: the second one doesn't start.

The lock ends with the process that holds it, however that comes to its end.
"""

import os
import signal
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final, Protocol

from sqlalchemy import URL, Connection, Engine, text
from sqlalchemy.exc import SQLAlchemyError

from marsbound.core.refusal import BadInput
from marsbound.server.logs import log
from marsbound.server.store.database import engine_for

PATIENCE: Final = 5.0  # seconds for a server that is just going down, or a database that is just coming up
KEY: Final = 0x6D617273626F756E  # of PostgreSQL's lock: a number that no other program is likely to take
LOOK_EVERY: Final = 2.0  # seconds between looks whether the lock is still ours


class Lock(Protocol):
    def take(self) -> bool:
        """Whether nobody else has it."""

    def still_ours(self) -> bool: ...

    def release(self) -> None: ...


class FileLock:
    """Beside a file of SQLite: another one in which nothing is kept, only locked."""

    def __init__(self, database: str) -> None:
        path = Path(database).expanduser().resolve()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.connection = sqlite3.connect(f"{path}-serving", timeout=0, isolation_level=None, check_same_thread=False)

    def take(self) -> bool:
        try:
            self.connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            return False
        return True

    def still_ours(self) -> bool:
        return True

    def release(self) -> None:
        self.connection.close()


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


def lock_for(url: URL) -> Lock:
    return SessionLock(engine_for(url)) if url.get_backend_name() == "postgresql" else FileLock(url.database or "")


def taken(lock: Lock, patience: float) -> bool:
    end = monotonic() + patience
    while True:
        try:
            if lock.take():
                return True
        except SQLAlchemyError as error:
            if monotonic() >= end:
                cause = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
                raise BadInput(f"the database can't be reached: {cause}") from None
            if isinstance(lock, SessionLock):
                lock.forget()
        if monotonic() >= end:
            return False
        sleep(0.1)


@contextmanager
def alone(url: URL, refusal: str, patience: float = PATIENCE) -> Iterator[Lock]:
    """As long as nobody else has the lock."""
    lock = lock_for(url)
    try:
        if not taken(lock, patience):
            raise BadInput(refusal)
        yield lock
    finally:
        lock.release()


@contextmanager
def serving(url: URL) -> Iterator[None]:
    """Should the lock get lost to somebody else, this server ends as if it had been told to."""
    shown = url.render_as_string(hide_password=True)
    refusal = (
        f"another marsbound server runs on {shown}, and one at a time can; stop it first, or name another database"
    )
    with alone(url, refusal) as lock:
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
            watching.join()
