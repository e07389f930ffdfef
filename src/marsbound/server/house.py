"""What all rooms share."""

import asyncio
from collections.abc import Callable, Coroutine
from time import time
from typing import Any

from marsbound.server.addresses import Whereabouts
from marsbound.server.boxes import Boxes
from marsbound.server.doorbell import Doorbell
from marsbound.server.logs import log
from marsbound.server.quotas import Quotas
from marsbound.server.settings import Settings
from marsbound.server.store.database import Database
from marsbound.server.thinking import Thinkers


class House:
    def __init__(
        self,
        settings: Settings,
        database: Database,
        boxes: Boxes,
        thinkers: Thinkers,
        doorbell: Doorbell,
        now: Callable[[], float] = time,
    ) -> None:
        self.settings = settings
        self.database = database
        self.boxes = boxes
        self.thinkers = thinkers
        self.doorbell = doorbell
        self.now = now
        self.whereabouts = Whereabouts()
        self.quotas = Quotas(settings, database)
        self.errands: set[asyncio.Task[Any]] = set()

    def send_out(self, errand: Coroutine[Any, Any, Any], name: str) -> "asyncio.Task[Any]":
        """Something that goes on beside everything else; what goes wrong with it is told in the log."""
        task = asyncio.create_task(errand, name=name)
        self.errands.add(task)
        task.add_done_callback(self.came_back)
        return task

    def came_back(self, task: "asyncio.Task[Any]") -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log("errand-failed", level="error", errand=task.get_name(), cause=repr(task.exception()))
