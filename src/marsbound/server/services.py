"""What all rooms share."""

import asyncio
from collections.abc import Callable, Coroutine
from time import time
from typing import Any

from marsbound.server.bots.bot_pool import BotPool
from marsbound.server.bots.shared_pool import SharedBotPool
from marsbound.server.http.addresses import ClientAddresses
from marsbound.server.logs import log
from marsbound.server.packs.pack_cache import PackCache
from marsbound.server.settings import Settings
from marsbound.server.site.membership import Membership
from marsbound.server.store.database import Database
from marsbound.server.store.seldom import Seldom
from marsbound.server.tables.quotas import Quotas
from marsbound.server.tables.turn_notices import TurnNotices
from marsbound.server.tables.turn_webhooks import TurnWebhooks
from marsbound.server.threads import Threads


class Services:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        pack_cache: PackCache,
        bot_pool: BotPool | SharedBotPool,
        turn_webhooks: TurnWebhooks,
        now: Callable[[], float] = time,
        membership: Membership | None = None,
    ) -> None:
        self.settings = settings
        self.database = database
        self.pack_cache = pack_cache
        self.bot_pool = bot_pool
        self.turn_webhooks = turn_webhooks
        self.membership = membership  # of a process that may have others beside it
        self.now = now if membership is None else membership.now
        self.client_addresses = ClientAddresses()
        self.quotas = Quotas(settings, database)
        self.turn_notices = TurnNotices(settings, database, turn_webhooks, self.now)
        self.seldom = Seldom(database)
        self.restoring = Threads("restoring", 2)  # games that are brought back
        self.reading = Threads("reading", 2)  # packs and records that people bring, pages of replays
        self.background: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> "asyncio.Task[Any]":
        """Something that goes on beside everything else; what goes wrong with it is told in the log."""
        task = asyncio.create_task(work, name=name)
        self.background.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: "asyncio.Task[Any]") -> None:
        self.background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log("task-failed", level="error", task=task.get_name(), cause=repr(task.exception()))

    def close(self) -> None:
        for task in list(self.background):
            task.cancel()
        for threads in (self.restoring, self.reading):
            threads.close()
