"""A table as the database has it, ready to be played on."""

import asyncio
from typing import Final

from marsbound.games.shelf import GAMES
from marsbound.server.house import House
from marsbound.server.problems import Trouble
from marsbound.server.sitting import Sitting
from marsbound.server.store import tables
from marsbound.server.store.rows import TableRow

CANNOT_BE_HERE: Final = frozenset({"no-such-table", "other-rules", "other-pack"})
"""Why a table can't be brought back, today or tomorrow; whatever else goes wrong may pass."""


def check_rules(table: TableRow) -> None:
    if table.game not in GAMES:
        raise Trouble("other-rules", f"the table's game is {table.game}, which isn't here")
    here = GAMES[table.game].rules_version
    if table.rules != here:
        raise Trouble("other-rules", f"the table needs version {table.rules} of the rules; here is version {here}")


def without_pack(table: TableRow, trouble: Trouble) -> Trouble:
    if trouble.code != "no-such-pack":
        return trouble
    wanted = f"the table needs pack {table.pack_name} with hash {table.pack_hash}"
    return Trouble("other-pack", f"{wanted}: {trouble.message}")


async def brought_back(house: House, id: str) -> Sitting:
    kept = await house.database.read(lambda connection: tables.load(connection, id))
    if kept is None:
        raise Trouble("no-such-table", f'there is no table "{id}"')
    check_rules(kept.table)
    try:
        boxed = await house.boxes.of(kept.table.game, kept.table.pack_hash)
    except Trouble as trouble:
        raise without_pack(kept.table, trouble) from None
    return await asyncio.to_thread(Sitting, kept, boxed, house.settings, house.now)
