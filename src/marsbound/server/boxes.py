"""The packs there are: built-in ones of this and earlier releases, and those that owners have uploaded."""

import msgspec
from sqlalchemy import Connection

from marsbound.core.game import Game
from marsbound.games.shelf import game_named
from marsbound.packs import Pack, builtin, packs
from marsbound.packs.archive import released, released_text
from marsbound.packs.check import check_text
from marsbound.server.problems import Trouble
from marsbound.server.store import library
from marsbound.server.store.database import Database
from marsbound.server.store.rows import PackRow

UPLOADED = "uploaded.toml"


class Boxed(msgspec.Struct):
    """A pack in the form that tables refer to; `toml` only of one that isn't part of the package."""

    game: Game
    pack: Pack
    box: object
    toml: str | None
    built_in: bool = True  # in this release or an earlier one


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
            self.known[wanted] = await self.database.read(lambda connection: found(connection, wanted))
        boxed = self.known[wanted]
        if boxed.pack.game != game:
            raise Trouble("bad-input", f"pack {boxed.pack.name} is for {boxed.pack.game}, not for {game}")
        return boxed


def found(connection: Connection, hash: str) -> Boxed:
    """A pack of the package, or one that the database keeps: an owner's, or of a release that isn't known here."""
    own = released(hash)
    if own is not None:
        return boxed(own, None)
    kept = library.pack_kept(connection, hash)
    if kept is None:
        raise Trouble("no-such-pack", f'there is no pack with hash "{hash}"')
    pack = check_text(kept.toml, UPLOADED).pack
    if pack is None or pack.hash != hash:
        raise Trouble("no-such-pack", f"pack {kept.name} isn't what it was: this version reads it otherwise")
    return boxed(pack, kept.toml, kept.built_in)


def boxed(pack: Pack, toml: str | None, built_in: bool = True) -> Boxed:
    game = game_named(pack.game)
    return Boxed(game, pack, game.box(pack), toml, built_in)


# What tables use is kept with them


def keep(connection: Connection, hash: str, now: float) -> None:
    """A built-in pack that something stored here needs: whatever release opens it finds the pack with it."""
    pack, toml = released(hash), released_text(hash)
    if pack is not None and toml is not None:
        row = PackRow(hash=hash, game=pack.game, name=pack.name, toml=toml, texts="{}", built_in=True, created_at=now)
        library.add_pack(connection, row)


def keep_all_in_use(connection: Connection, now: float) -> None:
    for hash in library.packs_missing(connection):
        keep(connection, hash, now)
