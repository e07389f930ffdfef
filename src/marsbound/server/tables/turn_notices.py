"""Sends what `store.turn_notices` keeps, until it was told or there is no hope.

Every process does, of its own tables' and of others': a notice survives the process that stored it.  Receivers take
turns, none has more than a few at once, and those that failed lately share a few places, so that nobody waits for them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from sqlalchemy import Connection

from marsbound.server.logs import FACTS, log
from marsbound.server.lru import LruCache
from marsbound.server.metrics import METRICS
from marsbound.server.settings import Settings
from marsbound.server.store import turn_notices as store
from marsbound.server.store.database import Database
from marsbound.server.store.outages import DatabaseFailed
from marsbound.server.store.turn_notices import Lane, Notice
from marsbound.server.tables.turn_webhooks import Outcome, TurnNotice, TurnWebhooks

ATTEMPTS: Final = 5
FIRST_PAUSE: Final = 2.0  # seconds, four times as long each time: some three minutes in all
MOST_AT_ONCE: Final = 32
MOST_AT_ONE_HOST: Final = 8
MOST_SLOW: Final = 8  # at once to all receivers that failed lately, besides
SLOW_KNOWN: Final = 500
LOOK_EVERY: Final = 2.0  # seconds between looks for what others have left behind


class TurnNotices:
    def __init__(
        self, settings: Settings, database: Database, webhooks: TurnWebhooks, now: Callable[[], float]
    ) -> None:
        self.public_url = settings.public_url
        self.database = database
        self.webhooks = webhooks
        self.now = now
        self.sending: dict[asyncio.Task[None], Notice] = {}
        self.slow: LruCache[str, None] = LruCache(SLOW_KNOWN)  # receivers
        self.soon = asyncio.Event()

    def look_soon(self) -> None:
        """There is something to send."""
        self.soon.set()

    async def run(self) -> None:
        FACTS.set({"task": "turn-notices"})
        while True:
            try:
                await self.send_due()
            except DatabaseFailed:
                pass  # it says so itself
            except Exception as error:
                log("looking-after-failed", level="error", cause=repr(error))
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self.soon.wait()
            self.soon.clear()

    async def send_due(self) -> None:
        now, lanes = self.now(), [self.lane(for_slow) for for_slow in (False, True)]
        if not any(lane.free for lane in lanes):
            return
        if not await self.database.read(lambda connection: store.any_due(connection, now)):
            return

        def take(connection: Connection) -> list[Notice]:
            return [notice for lane in lanes for notice in store.take(connection, now, lane)]

        for notice in await self.database.write(take):
            task = asyncio.create_task(self.send(notice), name=f"ring-{notice.id}")
            self.sending[task] = notice
            task.add_done_callback(self.was_sent)

    def lane(self, for_slow: bool) -> Lane:
        receivers = [notice.receiver for notice in self.sending.values()]
        slow = set(self.slow.kept)
        inside = sum((receiver in slow) is for_slow for receiver in receivers)
        most = MOST_SLOW if for_slow else MOST_AT_ONCE
        return Lane(max(0, most - inside), MOST_AT_ONE_HOST, dict(Counter(receivers)), slow, for_slow)

    def was_sent(self, task: "asyncio.Task[None]") -> None:
        self.sending.pop(task, None)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, DatabaseFailed):
            log("task-failed", level="error", task=task.get_name(), cause=repr(error))
        self.look_soon()

    async def send(self, notice: Notice) -> None:
        """If the database fails, or this process dies, before it is noted that it was told, it is told again."""
        link = f"{self.public_url}/#/tables/{notice.table_id}" if self.public_url else ""
        turn = TurnNotice(notice.id, notice.table_id, notice.game, notice.player, notice.name, link)
        outcome = await self.webhooks.attempt(notice.webhook, turn)
        if outcome.told:
            self.slow.forget(notice.receiver)
        elif outcome.again:
            self.slow.keep(notice.receiver, None)
        attempts = notice.attempts + 1
        if outcome.told or not outcome.again or attempts >= ATTEMPTS:
            self.is_over(notice, outcome)
            await self.database.write(lambda connection: store.forget(connection, notice))
        else:
            until = self.now() + FIRST_PAUSE * 4**notice.attempts
            await self.database.write(lambda connection: store.put_off(connection, notice, until, attempts))

    def is_over(self, notice: Notice, outcome: Outcome) -> None:
        METRICS.count("webhooks_total", result="told" if outcome.told else "failed")
        if not outcome.told:
            # the url may hold a secret of its owner's, so it isn't told
            log("webhook-failed", level="warning", table=notice.table_id, cause=outcome.cause)

    async def close(self) -> None:
        """What couldn't be sent any more is anybody's at once."""
        left = dict(self.sending)
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        now = self.now()

        def give_back(connection: Connection) -> None:
            for notice in left.values():
                store.put_off(connection, notice, now, notice.attempts)

        if left:
            await self.database.write(give_back)
