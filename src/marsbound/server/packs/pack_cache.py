"""The packs there are: built-in ones of this and earlier releases, and those that owners have uploaded."""

import msgspec
from sqlalchemy import Connection

from marsbound.core.game import Game
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.games.pack_archive import released, released_text
from marsbound.games.packs import builtin, check_text, packs
from marsbound.games.registry import game_named
from marsbound.packs import Pack
from marsbound.server.errors import ServerError
from marsbound.server.lru import LruCache
from marsbound.server.store import packs as stored_packs
from marsbound.server.store.database import Database
from marsbound.server.store.stored import StoredPack

UPLOADED = "uploaded.toml"
MOST_LOADED = 64  # besides those that tables in memory have


class LoadedPack(msgspec.Struct):
    """A pack in the form that tables refer to; `toml` only of one that isn't part of the package."""

    game: Game
    pack: Pack
    box: object
    toml: str | None
    built_in: bool = True  # in this release or an earlier one

    def by(self, rules: str) -> "LoadedPack":
        """The same played by the rules of a version, as far as they are here."""
        try:
            return msgspec.structs.replace(self, game=self.game.as_of(rules))
        except BadInput:
            words = "it needs version {rules} of the rules; here is version {here}"
            needed = said("input-other-rules", words, rules=rules, here=self.game.rules_version)
            raise ServerError("other-rules", needed) from None


class PackCache:
    def __init__(self, database: Database) -> None:
        self.database = database
        self.built_in = {pack.hash: loaded_pack(pack, None) for pack in packs().values()}
        self.others: LruCache[str, LoadedPack] = LruCache(MOST_LOADED)  # uploaded, or of earlier releases

    async def of(self, game: str, hash: str | None) -> LoadedPack:
        """A game with one of its packs; its own if none is named."""
        wanted = hash or builtin(game).hash
        loaded_pack = self.built_in.get(wanted) or self.others.get(wanted)
        if loaded_pack is None:
            loaded_pack = await self.database.read(lambda connection: found(connection, wanted))
            self.others.keep(wanted, loaded_pack)
        if loaded_pack.pack.game != game:
            raise ServerError(
                "bad-input", f"pack {loaded_pack.pack.name} is for {loaded_pack.pack.game}, not for {game}"
            )
        return loaded_pack


def found(connection: Connection, hash: str) -> LoadedPack:
    """A pack of the package, or one that the database keeps: an owner's, or of a release that isn't known here."""
    own = released(hash)
    if own is not None:
        return loaded_pack(own, None)
    kept = stored_packs.pack_kept(connection, hash)
    if kept is None:
        raise ServerError("no-such-pack", said("input-no-pack", 'there is no pack with hash "{hash}"', hash=hash))
    pack = check_text(kept.toml, UPLOADED).pack
    if pack is None or pack.hash != hash:
        words = "pack {name} isn't what it was: this version reads it otherwise"
        raise ServerError("no-such-pack", said("input-pack-changed", words, name=kept.name))
    return loaded_pack(pack, kept.toml, kept.built_in)


def loaded_pack(pack: Pack, toml: str | None, built_in: bool = True) -> LoadedPack:
    game = game_named(pack.game)
    return LoadedPack(game, pack, game.box(pack), toml, built_in)


# What tables use is kept with them


def pack_to_keep(hash: str, now: float) -> StoredPack | None:
    """A built-in pack that something stored here needs: whatever release opens it finds the pack with it."""
    pack, toml = released(hash), released_text(hash)
    if pack is None or toml is None:
        return None
    return StoredPack(hash=hash, game=pack.game, name=pack.name, toml=toml, texts={}, built_in=True, created_at=now)


def keep_all_in_use(connection: Connection, now: float) -> None:
    for hash in stored_packs.packs_missing(connection):
        if (pack := pack_to_keep(hash, now)) is not None:
            stored_packs.add_pack(connection, pack)
