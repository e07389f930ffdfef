"""A table as the database has it, ready to be played on."""

from typing import Final

from marsbound.core.phrase import phrase_of, said
from marsbound.games.registry import games
from marsbound.server.errors import ServerError
from marsbound.server.packs.pack_cache import LoadedPack
from marsbound.server.services import Services
from marsbound.server.store import tables
from marsbound.server.store.stored import StoredTable
from marsbound.server.tables.table_state import TableState

CANNOT_BE_HERE: Final = frozenset({"no-such-table", "other-rules", "other-pack"})
"""Why a table can't be brought back, today or tomorrow; whatever else goes wrong may pass."""


def no_such_table(id: str) -> ServerError:
    return ServerError("no-such-table", f'there is no table "{id}"')


def check_game(table: StoredTable) -> None:
    if table.game not in games():
        words = "the table's game is {game}, which isn't here"
        raise ServerError("other-rules", said("input-game-not-here", words, game=table.game))


def without_pack(table: StoredTable, error: ServerError) -> ServerError:
    if error.code != "no-such-pack":
        return error
    words = "the table needs pack {pack} with hash {hash}: {problem}"
    wanted = {"pack": table.pack_name, "hash": table.pack_hash}
    return ServerError("other-pack", said("input-table-pack", words, **wanted, problem=phrase_of(error)))


async def pack_of(services: Services, table: StoredTable) -> LoadedPack:
    """What the table is played with, if it can be brought back here."""
    check_game(table)
    try:
        found = await services.pack_cache.of(table.game, table.pack_hash)
    except ServerError as error:
        raise without_pack(table, error) from None
    return found.by(table.rules)


async def brought_back(services: Services, id: str) -> TableState:
    kept = await services.database.read(lambda connection: tables.load(connection, id))
    if kept is None:
        raise no_such_table(id)
    loaded_pack = await pack_of(services, kept.table)
    return await services.restoring.run(TableState, kept, loaded_pack, services.settings, services.now)
