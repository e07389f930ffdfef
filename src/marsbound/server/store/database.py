"""Where the database is, which form it has, and the threads that work on it."""

import asyncio
import os
import threading
from collections.abc import Callable
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import NullPool

from marsbound.server.store.database_threads import DatabaseThread, Watch
from marsbound.server.store.opening import CannotOpen, told_in_words

T = TypeVar("T")
MIGRATIONS: Final = Path(__file__).parent / "migrations"
LOOK_EVERY: Final = 0.25  # seconds between looks whether the database hangs
BUSY_SECONDS: Final = 30.0  # for who looks after a database by hand: a server waits less
MIGRATING: Final = 0x6D617273626F756F  # PostgreSQL's locks: numbers that no other program is likely to take
SERVING: Final = 0x6D617273626F756E  # held by servers of releases that had to be alone
PATIENCE: Final = 5.0  # seconds for one of those that is just going down
FIRST_FORM_WITH_NODES: Final = "0009"


def database_url(text: str) -> URL:
    """`postgresql://…` or a file of SQLite: `sqlite:///games.db`, or just its path."""
    if "://" not in text:
        return URL.create("sqlite", database=text)
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise CannotOpen("database-not-understood") from None
    if url.get_backend_name() == "postgresql":
        return url.set(drivername="postgresql+psycopg")
    if url.drivername == "sqlite" and url.database not in (None, "", ":memory:"):
        return url
    raise CannotOpen("database-not-understood")


def engine_for(url: URL, durable: bool = False, seconds: float = BUSY_SECONDS) -> Engine:
    """Waits so long for PostgreSQL to take a connection, or for whoever else writes into SQLite's file."""
    # what is stored is nobody else's business, so no error tells it
    usual: dict[str, Any] = {"poolclass": NullPool, "hide_parameters": True}
    if url.get_backend_name() == "postgresql":
        connecting: dict[str, Any] = {"application_name": f"marsbound {os.getpid()}"}  # who looks there sees who it is
        connecting["connect_timeout"] = max(2, round(seconds))
        for given in connecting.keys() & url.query.keys():
            del connecting[given]
        try:
            return create_engine(url, connect_args=connecting, **usual)
        except ModuleNotFoundError:
            raise CannotOpen("database-needs-more") from None
    if url.database:
        with told_in_words(url.database):
            Path(url.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": seconds}, **usual)

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
    """Bring the database to the form this version needs, or to an earlier one; a new one is made.

    One process at a time does it.  Others may run meanwhile, unless something would be taken from under them.
    """
    config = migrations()
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
            wait_for_who_is_alone(connection, engine.url)
            check_others(connection, form_of(connection), config)
        form_of(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, form)


def wait_for_who_is_alone(connection: Connection, url: URL) -> None:
    """A server of an earlier release knows of no others: it has to go first."""
    end = monotonic() + PATIENCE
    while not connection.execute(text("SELECT pg_try_advisory_xact_lock(:key)"), {"key": SERVING}).scalar_one():
        if monotonic() > end:
            raise CannotOpen("database-is-served", place=url.render_as_string(hide_password=True))
        sleep(LOOK_EVERY)


def check_others(connection: Connection, form: str | None, config: Config) -> None:
    """Running servers of an earlier version survive a form that only adds something; any other has to wait for them."""
    script = ScriptDirectory.from_config(config)
    head = script.get_current_head()
    if form is None or form == head or form < FIRST_FORM_WITH_NODES:
        return
    ahead = script.iterate_revisions(head, form)
    if all(getattr(one.module, "expands", False) for one in ahead):
        return
    alive = "SELECT DISTINCT release FROM nodes WHERE until > extract(epoch from clock_timestamp())"
    running = connection.execute(text(alive)).scalars().all()
    if running:
        raise CannotOpen("database-has-older-servers", releases=", ".join(sorted(running)))


def migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def form_of(connection: Connection) -> str | None:
    """Which form a database has; None if it is empty.  One that this version doesn't know is of a later one."""
    form = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if form is not None and form not in known:
        raise CannotOpen("database-is-newer", form=form)
    return form


def newest_form() -> str:
    """The one that this version needs."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def is_newest(engine: Engine) -> bool:
    with engine.connect() as connection:
        return form_of(connection) == newest_form()


class Database:
    """Where everything is kept."""

    def __init__(self, url: URL, durable: bool = False, seconds: float = 5.0) -> None:
        self.engine = engine_for(url, durable, seconds)
        migrate(self.engine)
        loop = asyncio.get_running_loop()
        self.watch = Watch(seconds)
        self.writer = DatabaseThread(self.engine, loop, "write", self.watch)
        self.reader = DatabaseThread(self.engine, loop, "read", self.watch)
        self.threads = [self.writer, self.reader]
        self.over = threading.Event()
        self.watching = threading.Thread(target=self.look_out, name="database-watch", daemon=True)
        self.watching.start()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use it as well."""
        return self.engine.dialect.name == "postgresql"

    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self.writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self.reader.do(work)

    def another_thread(self, name: str) -> DatabaseThread:
        """For what mustn't wait for anything else."""
        thread = DatabaseThread(self.engine, asyncio.get_running_loop(), name, self.watch)
        self.threads.append(thread)
        return thread

    def look_out(self) -> None:
        while not self.over.wait(LOOK_EVERY):
            for thread in self.threads:
                thread.give_up_if_hung()

    def close(self) -> None:
        for thread in self.threads:
            thread.close()
        self.over.set()
        self.watching.join()
        self.engine.dispose()
