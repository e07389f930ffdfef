"""Packs that owners of a box have corrected and uploaded, and the built-in ones beside them."""

import msgspec

from marsbound.core.phrase import phrase_of, said
from marsbound.games.pack_archive import released, template
from marsbound.games.packs import check_text, name_of_built_in, packs
from marsbound.packs import Pack, describe
from marsbound.packs.check import Checked
from marsbound.packs.description import EntryRow
from marsbound.packs.mistakes import Mistake
from marsbound.server.errors import ServerError
from marsbound.server.lru import LruCache
from marsbound.server.packs.pack_cache import UPLOADED
from marsbound.server.services import Services
from marsbound.server.store import packs as stored_packs
from marsbound.server.store.stored import StoredPack
from marsbound.server.wire.packs import CheckedPack, EntryShown, FieldShown, MistakeShown, NewPack, PackList, PackShown
from marsbound.text import LANGUAGES, BadText, Texts
from marsbound.text.pack_comments import explained
from marsbound.text.texts import FALLBACK, parse

MOST_LISTED = 200


class PackUploads:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.outlines: LruCache[str, PackShown | None] = LruCache(2 * MOST_LISTED)  # as lists show uploaded ones

    async def listed(self) -> PackList:
        kept = await self.services.database.read(lambda connection: stored_packs.packs_kept(connection, MOST_LISTED))
        for row in kept:
            if row.hash not in self.outlines:
                self.outlines.keep(row.hash, await self.services.reading.run(outline, row))
        uploaded = [self.outlines.get(row.hash) for row in kept]
        built_in = [without_entries(shown(pack, None, Texts(FALLBACK))) for pack in packs().values()]
        return PackList(packs=built_in + [pack for pack in uploaded if pack is not None])

    async def shown(self, hash: str, language: str = FALLBACK) -> PackShown:
        pack, kept = await self.found(hash)
        if pack is None:
            raise ServerError("no-such-pack", f'there is no pack with hash "{hash[:60]}"')
        return shown(pack, kept, Texts(language))

    async def found(self, hash: str) -> tuple[Pack | None, StoredPack | None]:
        """A pack of the package, or one that the database keeps, with its row."""
        own = released(hash)
        if own is not None:
            return own, None
        kept = await self.services.database.read(lambda connection: stored_packs.pack_kept(connection, hash))
        return (await self.services.reading.run(pack_of, kept), kept) if kept is not None else (None, None)

    async def file(self, hash: str, language: str) -> tuple[str, str]:
        """A pack to be corrected, its name and the text of its file; a built-in one under a new name.

        Its comments are in the language, an uploaded one's stay as their owner wrote them.
        """
        own = released(hash)
        if own is not None:
            return f"my-{own.name}", explained(template(hash, f"my-{own.name}"), Texts(language))
        kept = await self.services.database.read(lambda connection: stored_packs.pack_kept(connection, hash))
        if kept is None:
            raise ServerError("no-such-pack", f'there is no pack with hash "{hash[:60]}"')
        return kept.name, kept.toml

    async def add(self, new: NewPack) -> CheckedPack:
        checked, mistakes = await self.services.reading.run(check, new)
        texts = Texts(new.language)
        notes = [texts.mistake(note) for note in checked.notes]
        if mistakes or checked.pack is None:
            return CheckedPack(pack=None, mistakes=[told(mistake, texts) for mistake in mistakes], notes=notes)
        pack = checked.pack
        same, _ = await self.found(pack.hash)
        if same is not None and same.full_hash != pack.full_hash:
            return CheckedPack(pack=None, mistakes=[told(taken(pack, same), texts)], notes=notes)
        row = StoredPack(
            hash=pack.hash,
            game=pack.game,
            name=pack.name,
            toml=new.toml,
            texts=new.texts,
            created_at=self.services.now(),
        )
        if same is None:
            await self.services.database.write(lambda connection: stored_packs.add_pack(connection, row))
        return CheckedPack(pack=await self.shown(pack.hash, new.language), mistakes=[], notes=notes)


def check(new: NewPack) -> tuple[Checked, list[Mistake]]:
    """Everything that is wrong with a pack and with the texts it brings."""
    checked = check_text(new.toml, UPLOADED)
    found = list(checked.mistakes)
    if checked.pack is not None and checked.pack.name in packs():
        found.append(name_of_built_in(UPLOADED, checked.pack.name))
    for language, text in new.texts.items():
        if language not in LANGUAGES:
            wanted = said("wanted-language", "expected one of {languages}", languages=", ".join(LANGUAGES))
            found.append(Mistake(UPLOADED, language[:20], said("mistake-no-language", "is no language"), wanted))
            continue
        try:
            parse(text, f"{language}.ftl")
        except (BadText, RecursionError) as problem:
            wanted = said("wanted-fluent", "expected Fluent messages")
            found.append(Mistake(UPLOADED, f"{language}.ftl", phrase_of(problem), wanted))
    return checked, found


def told(mistake: Mistake, texts: Texts) -> MistakeShown:
    """In the language of whoever uploaded the pack."""
    return MistakeShown(
        where=texts.phrase(mistake.entry), what=texts.phrase(mistake.what), expected=texts.phrase(mistake.expected)
    )


def taken(pack: Pack, other: Pack) -> Mistake:
    """Tables know packs by the beginnings of their hashes: nobody's game may get another's cards."""
    words = "its hash {hash} is that of another pack, {name}, which plays otherwise"
    what = said("mistake-same-hash", words, hash=pack.hash, name=other.name)
    wanted = said("wanted-different", "expected a pack that differs from this one in any number")
    return Mistake(UPLOADED, "pack", what, wanted)


def pack_of(row: StoredPack) -> Pack | None:
    return check_text(row.toml, UPLOADED).pack


def outline(row: StoredPack) -> PackShown | None:
    pack = pack_of(row)
    return without_entries(shown(pack, row, Texts(FALLBACK))) if pack is not None else None


def without_entries(pack: PackShown) -> PackShown:
    return msgspec.structs.replace(pack, entries=[], texts={})


def shown(pack: Pack, row: StoredPack | None, texts: Texts) -> PackShown:
    found = describe(pack)
    return PackShown(
        name=pack.name,
        game=pack.game,
        hash=pack.hash,
        based_on=pack.based_on,
        built_in=row is None or row.built_in,
        counts=dict(found.counts),
        pedigrees=dict(found.pedigrees),
        entries=[entry_shown(entry, texts) for entry in found.entries],
        texts=row.texts if row is not None else {},
    )


def entry_shown(entry: EntryRow, texts: Texts) -> EntryShown:
    fields = [
        FieldShown(name=field.name, value=field.value, text=field.text, pedigree=field.pedigree)
        for field in entry.fields
    ]
    note = texts.pack_note(entry.note) if entry.note else None
    return EntryShown(section=entry.section, id=entry.id, pedigree=entry.pedigree, fields=fields, note=note)
