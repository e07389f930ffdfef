"""A table as the database has it, ready to be played on."""

import asyncio

from marsbound.server.house import House
from marsbound.server.problems import Trouble
from marsbound.server.sitting import Sitting
from marsbound.server.store import tables


async def brought_back(house: House, id: str) -> Sitting:
    kept = await house.database.read(lambda connection: tables.load(connection, id))
    if kept is None:
        raise Trouble("no-such-table", f'there is no table "{id}"')
    boxed = await house.boxes.of(kept.table.game, kept.table.pack_hash)
    if kept.table.rules != boxed.game.rules_version:
        raise Trouble("other-rules", f"the table needs version {kept.table.rules} of the rules, which isn't here")
    return await asyncio.to_thread(Sitting, kept, boxed, house.settings, house.now)
