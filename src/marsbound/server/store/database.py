"""The connection to the database: one thread that writes, one that reads, never the event loop.

What is waiting to be written goes into one transaction, so that many games share the cost of a commit.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from marsbound.core.refusal import BadInput
from marsbound.server.metrics import METRICS

T = TypeVar("T")
Work = Callable[[Connection], Any]

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MOST_TOGETHER: Final = 64
BUSY_SECONDS: Final = 30


def database_url(text: str) -> URL:
    """`postgresql://…` or a file of SQLite: `sqlite:///games.db`, or just its path."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput("the database isn't understood; expected a file, sqlite:///FILE or postgresql://…") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    raise BadInput(f"the database can't be {url.drivername}; expected a file, sqlite:///FILE or postgresql://…")


def engine_for(url: URL, durable: bool = False) -> Engine:
    if url.get_backend_name() == "postgresql":
        try:
            return create_engine(url, pool_pre_ping=True)
        except ModuleNotFoundError:
            raise BadInput("PostgreSQL needs more: pip install 'marsbound[postgresql]'") from None
    if url.database:
        Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, poolclass=NullPool, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, record: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        # NORMAL: a killed process loses nothing; FULL: nor does a machine that loses power
        cursor.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    return engine


def migrate(engine: Engine, form: str = "head") -> None:
    """Bring the database to the form this version needs, or to an earlier one; a new one is made."""
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, form)


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def form_of(connection: Connection) -> str | None:
    """Which form a database has; None if it is empty.  One that this version doesn't know is of a later one."""
    form = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if form is not None and form not in known:
        raise BadInput(f"the database was made by a later version of marsbound (its form is {form}); expected that one")
    return form


def is_newest(engine: Engine) -> bool:
    """Whether the database has the form that this version needs."""
    with engine.connect() as connection:
        return form_of(connection) == ScriptDirectory.from_config(migrations()).get_current_head()


class Waiting:
    """Work for a thread, and whoever waits for it."""

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class DatabaseThread:
    """A thread with a connection of its own that does one batch of work after the other."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, name: str) -> None:
        self.engine = engine
        self.loop = loop
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.connection: Connection | None = None
        self.name = name
        self.thread = threading.Thread(target=self.run, name=f"database-{name}", daemon=True)
        self.thread.start()

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Returns once it is committed."""
        future: asyncio.Future[T] = self.loop.create_future()
        self.waiting.put(Waiting(work, future))
        return await future

    def close(self) -> None:
        """After everything that is waiting."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        while True:
            batch = self.next_batch()
            if not batch:
                break
            began = perf_counter()
            if not self.attempt(batch):
                # one of them is to blame; the others shall not suffer from it
                for one in batch:
                    self.attempt([one])
            METRICS.observe("database_seconds", perf_counter() - began, desk=self.name)
            self.loop.call_soon_threadsafe(settle, batch)
        if self.connection is not None:
            self.connection.close()

    def next_batch(self) -> list[Waiting]:
        batch: list[Waiting] = []
        first = self.waiting.get()
        if first is None:
            return batch
        batch.append(first)
        while len(batch) < MOST_TOGETHER:
            try:
                one = self.waiting.get_nowait()
            except queue.Empty:
                break
            if one is None:
                self.waiting.put(None)
                break
            batch.append(one)
        return batch

    def attempt(self, batch: list[Waiting]) -> bool:
        """All of it in one transaction, or nothing."""
        try:
            if self.connection is None:
                self.connection = self.engine.connect()
            with self.connection.begin():
                for one in batch:
                    one.error = None
                    one.result = one.work(self.connection)
        except Exception as error:
            for one in batch:
                one.error = error
            self.start_afresh()
            return False
        return True

    def start_afresh(self) -> None:
        """A connection on which something failed isn't used again."""
        if self.connection is not None:
            self.connection.invalidate()
            self.connection.close()
            self.connection = None


def settle(batch: list[Waiting]) -> None:
    for one in batch:
        one.settle()


class Database:
    """Where everything is kept."""

    def __init__(self, url: URL, durable: bool = False) -> None:
        self.engine = engine_for(url, durable)
        migrate(self.engine)
        loop = asyncio.get_running_loop()
        self.writer = DatabaseThread(self.engine, loop, "write")
        self.reader = DatabaseThread(self.engine, loop, "read")

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.reader.do(work)

    def close(self) -> None:
        self.writer.close()
        self.reader.close()
        self.engine.dispose()
