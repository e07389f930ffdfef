"""Deletes what nobody needs any more, little by little beside everything else."""

import asyncio
from typing import Final

from marsbound.server.logs import log
from marsbound.server.services import Services
from marsbound.server.settings import HOUR
from marsbound.server.store import retention
from marsbound.server.tables.rooms import Rooms

MOST_AT_ONCE: Final = 20  # of each kind, in one transaction: tables with a few hundred rows each
BREATHER: Final = 1.0  # seconds between two of them
FIRST_LOOK: Final = 60.0  # after the start, when there is enough else to do


class Sweeper:
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def run(self) -> None:
        await asyncio.sleep(FIRST_LOOK)
        while True:
            try:
                while await self.sweep():
                    await asyncio.sleep(BREATHER)
            except Exception as error:
                log("sweeping-failed", level="error", cause=repr(error))
            await asyncio.sleep(HOUR)

    async def sweep(self) -> bool:
        """Some of it; whether there was anything."""
        settings, now, spared = self.services.settings.retention, self.services.now(), set(self.rooms.rooms)
        found = await self.services.database.write(
            lambda connection: retention.sweep(connection, settings, now, MOST_AT_ONCE, spared)
        )
        if any(found.values()):
            log("swept", deleted=found)
        return any(found.values())
