"""Work for the database: one thread that writes, one that reads, never the event loop.

What is waiting to be written goes into one transaction, so that many games share the cost of a commit.  Nobody waits
for ever: while the database fails, everybody who waits is told so.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from time import monotonic, perf_counter, sleep
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, text

from marsbound.server.logs import FACTS, log
from marsbound.server.metrics import METRICS
from marsbound.server.store.nodes import lease
from marsbound.server.store.outages import DatabaseFailed, hang_up, in_a_line, outage

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_TOGETHER: Final = 64
GRACE: Final = 0.5  # seconds after which the database would have told us itself that it takes too long
AT_ONCE: Final = 1.0  # a connection that fails sooner may only have been an old one
LIMITS: Final = text(
    "SELECT pg_backend_pid(), set_config('statement_timeout', :limit, false),"
    " set_config('lock_timeout', :limit, false),"
    # a process that stands still in the middle of something holds nobody else up
    " set_config('idle_in_transaction_session_timeout', :pause, false)"
)
LONGEST_PAUSE: Final = 0.4  # of a lease, within a transaction: who takes its tables over shall not have to wait for it
THERE: Final = "FROM pg_stat_activity WHERE pid = :pid AND pid <> pg_backend_pid() AND usename = current_user"
END: Final = text(f"SELECT pg_terminate_backend(pid) {THERE}")
IS_THERE: Final = text(f"SELECT count(*) {THERE}")


class Waiting:
    """Work for a thread, and whoever waits for it."""

    def __init__(self, work: Work, future: "asyncio.Future[Any]") -> None:
        self.work = work
        self.future = future
        self.facts = FACTS.get()
        self.result: Any = None
        self.error: Exception | None = None

    def settle(self) -> None:
        if self.future.cancelled():
            return
        if self.error is None:
            self.future.set_result(self.result)
        else:
            self.future.set_exception(self.error)


class Failure(NamedTuple):
    """The last time that the database failed."""

    at: float
    cause: str


class Watch:
    """What the threads know of the database together: whether it fails, and what is left of broken connections."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds  # that a statement may take
        self.failure: Failure | None = None
        self.failing: dict[str, float] = {}  # threads that get nothing done, and since when
        self.left_behind: set[int] = set()  # PostgreSQL's processes that may still do what we gave up

    def failed(self, thread: str, error: Exception, cause: str) -> None:
        self.failure = Failure(monotonic(), cause)
        METRICS.count("database_failures_total", cause=cause)
        if thread not in self.failing:
            self.failing[thread] = monotonic()
            log("database-failed", level="error", desk=thread, cause=cause, said=in_a_line(error))

    def worked(self, thread: str) -> None:
        since = self.failing.pop(thread, None)
        if since is not None:
            log("database-back", level="warning", desk=thread, seconds=round(monotonic() - since, 3))

    def end_what_is_left(self, connection: Connection) -> None:
        """Before anything is read or written: else something given up could be stored after it was looked for."""
        for pid in list(self.left_behind):
            end = monotonic() + self.seconds
            connection.execute(END, {"pid": pid})
            while connection.execute(IS_THERE, {"pid": pid}).scalar_one():
                if monotonic() > end:
                    raise DatabaseFailed("timed-out")
                connection.rollback()  # a transaction sees what is there when it begins
                sleep(0.01)
            connection.rollback()
            self.left_behind.discard(pid)


class DatabaseThread:
    """A thread with a connection of its own that does one batch of work after the other."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, name: str, watch: Watch) -> None:
        self.engine = engine
        self.loop = loop
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.watch = watch
        self.connection: Connection | None = None
        self.pid: int | None = None  # of PostgreSQL's process at the other end
        self.since: float | None = None  # when it last began something that may take long
        self.gave_up = False
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
        while batch := self.next_batch():
            began = perf_counter()
            cause = self.work_on(batch)
            METRICS.observe("database_seconds", perf_counter() - began, desk=self.name)
            if cause is not None:
                # whoever came meanwhile needn't find out the same again
                for one in self.all_waiting():
                    one.error = DatabaseFailed(cause)
                    batch.append(one)
            self.loop.call_soon_threadsafe(settle, batch)
        self.hang_up_properly()

    def work_on(self, batch: list[Waiting]) -> str | None:
        """What is wrong with the database, if it is to blame."""
        began, had_connection = monotonic(), self.connection is not None
        cause = self.attempt(batch)
        if cause is not None and had_connection and monotonic() - began < AT_ONCE:
            cause = self.attempt(batch)
        if cause is None and batch[0].error is not None and len(batch) > 1:
            # one of them is to blame; the others shall not suffer from it
            for one in batch:
                cause = self.attempt([one]) or cause
        return cause

    def next_batch(self) -> list[Waiting]:
        """At least one, or none if nothing more comes."""
        first = self.waiting.get()
        return [first, *self.all_waiting(MOST_TOGETHER - 1)] if first is not None else []

    def all_waiting(self, most: int | None = None) -> list[Waiting]:
        found: list[Waiting] = []
        while most is None or len(found) < most:
            try:
                one = self.waiting.get_nowait()
            except queue.Empty:
                break
            if one is None:
                self.waiting.put(None)
                break
            found.append(one)
        return found

    def attempt(self, batch: list[Waiting]) -> str | None:
        """All of it in one transaction, or nothing; what is wrong with the database, if it is to blame."""
        try:
            connection = self.connected()
            with connection.begin():
                for one in batch:
                    self.since = monotonic()
                    FACTS.set(one.facts)
                    one.error = None
                    one.result = one.work(connection)
                self.since = monotonic()
        except Exception as error:
            cause = "timed-out" if self.gave_up else outage(error)
            self.start_afresh(cause is not None)
            if cause is not None:
                self.watch.failed(self.name, error, cause)
            for one in batch:
                one.error = DatabaseFailed(cause) if cause is not None else error
            return cause
        finally:
            self.since = None
        self.watch.worked(self.name)
        return None

    def connected(self) -> Connection:
        self.since = monotonic()
        if self.connection is None:
            self.connection = self.engine.connect()
            if self.engine.dialect.name == "postgresql":
                self.introduce(self.connection)
        if self.watch.left_behind:
            self.watch.end_what_is_left(self.connection)
        return self.connection

    def introduce(self, connection: Connection) -> None:
        """Behind a pool that shares sessions between transactions nothing is prepared, and no process is ours."""
        limits = {"limit": str(round(1000 * self.watch.seconds)), "pause": str(round(1000 * LONGEST_PAUSE * lease()))}
        pid = connection.execute(LIMITS, limits).one()[0]
        driver: Any = connection.connection.driver_connection
        if driver.info.backend_pid == pid:
            self.pid = pid
        else:
            driver.prepare_threshold = None
        connection.commit()

    def give_up_if_hung(self) -> None:
        """From another thread: the database didn't even say that it takes too long."""
        since, connection = self.since, self.connection
        if since is None or connection is None or monotonic() - since < self.watch.seconds + GRACE:
            return
        if self.engine.dialect.name == "postgresql":
            self.gave_up = True
            hang_up(connection.connection.driver_connection)

    def start_afresh(self, lost: bool) -> None:
        """A connection on which something failed isn't used again; one that was lost may have something left to do."""
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()
        if lost and self.pid is not None:
            self.watch.left_behind.add(self.pid)
        self.pid, self.gave_up = None, False

    def hang_up_properly(self) -> None:
        if self.connection is not None:
            self.connection.close()


def settle(batch: list[Waiting]) -> None:
    for one in batch:
        one.settle()
