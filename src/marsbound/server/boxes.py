"""The packs there are: built-in ones, and those that owners have uploaded."""

import msgspec
from sqlalchemy import Connection

from marsbound.core.game import Game
from marsbound.games.shelf import game_named
from marsbound.packs import Pack, builtin, packs
from marsbound.packs.check import check_text
from marsbound.server.problems import Trouble
from marsbound.server.store import library
from marsbound.server.store.database import Database

UPLOADED = "uploaded.toml"


class Boxed(msgspec.Struct):
    """A pack in the form that tables refer to; `toml` only of an uploaded one."""

    game: Game
    pack: Pack
    box: object
    toml: str | None


class Boxes:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.known: dict[str, Boxed] = {}
        for pack in packs().values():
            self.known[pack.hash] = boxed(pack, None)

    async def of(self, game: str, hash: str | None) -> Boxed:
        """A game with one of its packs; its own if none is named."""
        wanted = hash or builtin(game).hash
        if wanted not in self.known:
            self.known[wanted] = await self.database.read(lambda connection: uploaded(connection, wanted))
        found = self.known[wanted]
        if found.pack.game != game:
            raise Trouble("bad-input", f"pack {found.pack.name} is for {found.pack.game}, not for {game}")
        return found


def uploaded(connection: Connection, hash: str) -> Boxed:
    """A pack that an owner brought."""
    kept = library.pack_kept(connection, hash)
    if kept is None:
        raise Trouble("no-such-pack", f'there is no pack with hash "{hash}"')
    pack = check_text(kept.toml, UPLOADED).pack
    if pack is None or pack.hash != hash:
        raise Trouble("no-such-pack", f"pack {kept.name} isn't what it was: this version reads it otherwise")
    return boxed(pack, kept.toml)


def boxed(pack: Pack, toml: str | None) -> Boxed:
    game = game_named(pack.game)
    return Boxed(game, pack, game.box(pack), toml)
