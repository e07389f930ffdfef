"""One table in memory: one queue of everything that is done there, one place that decides.

What changes is written to the database first, then acknowledged, then told to everybody.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from time import perf_counter
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import DataError

from marsbound.core.refusal import BadInput, Refused
from marsbound.server.bots.bot_pool import BOTS_ALONE, MOVE, Asker, job_for
from marsbound.server.bots.bot_seeds import seed_for
from marsbound.server.bots.bot_worker import Job
from marsbound.server.errors import ServerError, refused
from marsbound.server.logs import FACTS, log
from marsbound.server.metrics import METRICS
from marsbound.server.services import Services
from marsbound.server.store import tables
from marsbound.server.store.nodes import LostTable
from marsbound.server.store.outages import DatabaseFailed
from marsbound.server.store.turn_notices import Turn
from marsbound.server.tables.broadcast import present, tell_everybody
from marsbound.server.tables.client import Client
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.tables.restoring import brought_back
from marsbound.server.tables.table_state import TableState

T = TypeVar("T")


class Work(NamedTuple):
    do: Callable[[], Any]
    done: "asyncio.Future[Any]"
    reply: Callable[[], None] | None
    facts: Mapping[str, str]  # what log lines about it say


class Thinking(NamedTuple):
    """A bot that thinks, and about what."""

    task: "asyncio.Task[Any]"
    live_game: LiveGame
    version: int


class Room:
    """All that happens here happens in `work`, one thing after the other."""

    def __init__(self, services: Services, state: TableState, epoch: int | None = None) -> None:
        self.services = services
        self.state = state
        self.epoch = epoch  # in which the table is this process's, where there may be others
        self.clients: set[Client] = set()
        self.thinking: dict[int, Thinking] = {}
        self.waited_for = set(state.persons_waited_for())
        self.closed = False
        self.busy = False
        self.last_used = services.now()
        self.queue: asyncio.Queue[Work] = asyncio.Queue()
        self.task = asyncio.create_task(self.work(), name=f"room-{self.id}")

    @property
    def id(self) -> str:
        return self.state.table.id

    @property
    def idle(self) -> bool:
        return not (self.clients or self.thinking or self.busy) and self.queue.empty()

    # The queue

    async def do(self, work: Callable[[], T], reply: Callable[[], None] | None = None) -> T:
        """Do something when its turn comes; returns once it is stored.  `reply` goes out before all else is told."""
        if self.closed:
            raise ServerError("restart", "this table is being put away; connect again")
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait(Work(work, done, reply, FACTS.get()))
        return await asyncio.shield(done)

    async def work(self) -> None:
        while not self.closed:
            self.busy = False
            work = await self.queue.get()
            self.busy = True
            self.last_used = self.services.now()
            FACTS.set(work.facts)
            try:
                result = work.do()
                await self.store()
            except Refused as error:
                settle(work.done, error=refused(error))
            except BadInput as error:
                settle(work.done, error=ServerError("bad-input", str(error)))
            except ServerError as error:
                settle(work.done, error=error)
                if error.code == "not-stored" or isinstance(error, LostTable):
                    self.close(error.code, error.message)
            except Exception as error:
                log("room-failed", level="error", trace=True, table=self.id, cause=repr(error))
                settle(work.done, error=await self.begin_again(error))
            else:
                if work.reply is not None:
                    work.reply()
                tell_everybody(self.state, self.clients)
                self.go_on()
                settle(work.done, result=result)

    async def store(self) -> None:
        """All that has changed, in one transaction."""
        changes = self.state.changes()
        if changes.empty:
            return
        waited = set(self.state.persons_waited_for())
        changes.turns, changes.at = self.new_turns(waited), self.services.now()
        try:
            await self.services.database.write(lambda connection: tables.save(connection, changes, self.epoch))
        except (DataError, OverflowError):
            raise
        except LostTable:
            membership = self.services.membership
            if membership is not None and not membership.draining:  # else it was given away
                log("table-lost", level="warning", table=self.id, epoch=self.epoch)
                METRICS.count("tables_lost_total")
            raise
        except DatabaseFailed as failure:
            log("not-stored", level="error", table=self.id, cause=failure.cause)
            raise
        except Exception as error:
            log("not-stored", level="error", table=self.id, cause=type(error).__name__)
            raise ServerError(
                "not-stored", "the database failed; nothing has changed, connect and try again"
            ) from error
        self.state.written(changes)
        self.waited_for = waited
        if changes.turns:
            self.services.turn_notices.look_soon()

    def new_turns(self, waited: set[int]) -> list[Turn]:
        """Of people who weren't waited for before, and aren't here to see it."""
        if waited <= self.waited_for:
            return []
        here = {client.person_id for client in self.clients}
        persons = {player: self.state.seats[player].person for player in waited - self.waited_for}
        return [
            Turn(player, person, self.state.entries)
            for player, person in persons.items()
            if person is not None and person not in here
        ]

    async def begin_again(self, error: Exception) -> ServerError:
        """The memory may be ahead of the database now: it is forgotten, and nobody but who asked hears of it."""
        try:
            state = await brought_back(self.services, self.id)
        except Exception:
            self.close("not-stored", "something went wrong; connect again")
            return ServerError("not-stored", "something went wrong; connect again")
        self.state = state
        self.go_on()
        if isinstance(error, DataError | OverflowError):
            return ServerError("bad-input", "the database has no room for that; nothing has changed")
        return ServerError("not-stored", "something went wrong; nothing has changed, try again")

    def close(self, code: str, message: str) -> None:
        """Nothing more is done here; whoever comes back finds the table as the database has it."""
        self.closed = True
        for thinking in self.thinking.values():
            thinking.task.cancel()
        for client in list(self.clients):
            client.dismiss(code, message, again=True)
        while not self.queue.empty():
            settle(self.queue.get_nowait().done, error=ServerError("restart", message))
        if not self.busy:
            self.task.cancel()

    def come_and_go(self) -> None:
        """Somebody is here, or isn't any more."""
        self.state.table_changed = True
        if self.epoch is not None:  # lists that other processes show tell it too
            self.state.table.present = present(self.state, self.clients)

    # What follows by itself

    def go_on(self) -> None:
        """Bots begin to think."""
        self.forget_old_thoughts()
        for player in self.state.bots_waited_for():
            if player not in self.thinking:
                self.begin_to_think(player)

    def begin_to_think(self, player: int) -> None:
        """What a bot is asked is taken down now: before it begins to think, something else may be done here."""
        live_game, level = self.state.live_game, self.state.seats[player].level or ""
        assert live_game is not None
        asked = live_game.play.question(player)
        assert asked is not None, "whoever is waited for is asked"
        view, loaded_pack = live_game.play.view(player), self.state.loaded_pack
        seed = seed_for(live_game.play, view, asked)
        job = job_for(live_game.play, view, asked, loaded_pack, level, seed, explain=False)
        version = live_game.version(player)
        task = self.services.spawn(self.think(player, job, live_game, version), f"think-{self.id}")
        self.thinking[player] = Thinking(task, live_game, version)

    def asker_for(self, player: int) -> Asker:
        """Whoever let the bot play: the person at the seat, or else whoever opened the table."""
        seat, host = self.state.seats[player], self.state.table.host
        person = seat.person or host or ""
        urgency = MOVE if self.state.active_persons() else BOTS_ALONE
        return Asker((self.services.client_addresses.of(person), person, self.id), urgency)

    def forget_old_thoughts(self) -> None:
        """Of bots that aren't waited for any more, or are asked something else."""
        waited = self.state.bots_waited_for()
        for player, thinking in list(self.thinking.items()):
            same = thinking.live_game is self.state.live_game and thinking.live_game.is_current(
                player, thinking.version
            )
            if player not in waited or not same:
                del self.thinking[player]
                thinking.task.cancel()

    async def think(self, player: int, job: Job, live_game: LiveGame, version: int) -> None:
        """A bot's answer, unless something else is asked meanwhile."""
        own, began = asyncio.current_task(), perf_counter()
        try:
            try:
                choice = (await self.services.bot_pool.think(job, self.asker_for(player))).choice
            except ServerError:
                choice = ""
            if choice not in job.choices:
                choice = secrets.choice(job.choices)  # the others shall not wait for a broken bot

            def answer() -> None:
                thinking = self.thinking.get(player)
                if thinking is not None and thinking.task is own:
                    del self.thinking[player]
                    if live_game.is_current(player, version) and player in self.state.bots_waited_for():
                        self.state.enter(live_game.answer(player, choice, confirm=True))

            with suppress(ServerError):  # the table is put away; whoever brings it back asks the bot again
                await self.do(answer)
                METRICS.count("answers_total", by="bot")
                seconds = round(perf_counter() - began, 4)
                log("bot-answered", level="debug", table=self.id, bot=job.level, seconds=seconds)
        finally:
            thinking = self.thinking.get(player)
            if thinking is not None and thinking.task is own:
                del self.thinking[player]


def settle(done: "asyncio.Future[Any]", result: Any = None, error: Exception | None = None) -> None:
    if done.done():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)
        done.exception()  # whoever asked may have gone meanwhile
