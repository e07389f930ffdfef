"""Who people are: a name, and a secret that their browser keeps; and how they stop being anybody."""

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Final

from marsbound.server.errors import ServerError
from marsbound.server.logs import log
from marsbound.server.services import Services
from marsbound.server.settings import DAY
from marsbound.server.site.membership import Elsewhere
from marsbound.server.store import people
from marsbound.server.store import people as store
from marsbound.server.store.stored import StoredPerson
from marsbound.server.tables import leaving
from marsbound.server.tables.client import Client
from marsbound.server.tables.lobby import OVER
from marsbound.server.tables.restoring import CANNOT_BE_HERE
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tokens import hashed, new_id, new_secret, same
from marsbound.server.wire.people import ChangeMe, Me, NewPerson, Person

LONGEST_SECRET: Final = 100
LOOK_AROUND: Final = 2.0  # seconds between looks at what an operator has done
FORGETTING_SECONDS: Final = 10.0  # that somebody waits for other processes; afterwards it is done all the same


class People:
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    async def new(self, wanted: NewPerson) -> Person:
        secret = new_secret("s")
        now = self.services.now()
        row = StoredPerson(id=new_id("p"), secret_hash=hashed(secret), name=wanted.name, created_at=now, seen_at=now)
        await self.services.database.write(lambda connection: people.add_person(connection, row))
        return Person(id=row.id, name=row.name, secret=secret)

    async def of_secret(self, secret: str) -> StoredPerson | None:
        """Looked up by its hash, which nobody can guess their way towards; compared whole all the same."""
        if len(secret) > LONGEST_SECRET:
            return None
        wanted = hashed(secret)
        found = await self.services.database.read(lambda connection: people.person_of_secret(connection, wanted))
        if found is None or not same(wanted, found.secret_hash):
            return None
        if found.barred:
            raise ServerError("barred-from-server", "the operator has barred you from this server")
        now = self.services.now()
        if now - found.seen_at > DAY:
            id, found.seen_at = found.id, now
            await self.services.database.write(lambda connection: people.person_seen(connection, id, now))
        return found

    async def change(self, person: StoredPerson, wanted: ChangeMe) -> Me:
        if wanted.name is not None:
            person.name = wanted.name
        if wanted.webhook is not None:
            if wanted.webhook.url:
                self.services.turn_webhooks.check(wanted.webhook)
                person.webhook = wanted.webhook
            else:
                person.webhook = None
        await self.services.database.write(lambda connection: people.change_person(connection, person))
        return me(person)

    async def new_secret(self, person: StoredPerson) -> Person:
        """The old one is worth nothing any more, on whatever device it is."""
        secret = new_secret("s")
        await self.services.database.write(lambda connection: store.set_secret(connection, person.id, hashed(secret)))
        await self.look_after_clients()
        return Person(id=person.id, name=person.name, secret=secret)

    async def delete(self, person: StoredPerson) -> None:
        """For good.  If the server stops on the way, the next one goes on with it."""
        await self.services.database.write(lambda connection: store.begin_to_leave(connection, person.id))
        await self.look_after_clients()
        end = monotonic() + FORGETTING_SECONDS
        while not await self.forget(person.id) and monotonic() < end:
            await asyncio.sleep(0.2)  # other processes do their part

    async def forget(self, id: str) -> bool:
        """Their games go on without them, then nothing names them any more; whether that is done.

        Every process does it for the tables that it runs, the last one the rest.
        """
        elsewhere = False
        kept = await self.services.database.read(lambda connection: store.tables_of(connection, id))
        ids = [table.id for table in kept if table.status not in OVER]
        rooms = self.rooms.rooms.values()
        ids += [room.id for room in rooms if room.id not in ids and leaving.is_known(room.state, id)]
        for table in ids:
            try:
                await self.rooms.do(table, lambda room: leaving.forget(room.state, id))
            except Elsewhere:
                elsewhere = True
            except ServerError as error:
                if error.code not in CANNOT_BE_HERE:
                    raise
        if elsewhere:
            return False
        await self.services.database.write(lambda connection: store.forget(connection, id, self.node))
        self.services.client_addresses.forget(id)
        self.services.seldom.forget()  # statistics may name them
        log("person-deleted", person=id)
        return True

    @property
    def node(self) -> str | None:
        """This process, if it may have others beside it."""
        return self.services.membership.id if self.services.membership is not None else None

    # What an operator does meanwhile

    async def run(self) -> None:
        """People who want to be forgotten, clients who aren't who they were, tables that were changed."""
        while True:
            try:
                for id in await self.services.database.read(store.leaving):
                    await self.forget(id)
                await self.look_after_clients()
                await self.read_again()
            except Exception as error:
                log("looking-after-failed", level="error", cause=repr(error))
            await asyncio.sleep(LOOK_AROUND)

    async def look_after_clients(self) -> None:
        """Whoever has an old secret, or is barred, is shown out; who has the new one comes back."""
        here: dict[str, list[Client]] = {}
        for room in self.rooms.rooms.values():
            for client in room.clients:
                here.setdefault(client.person_id or "", []).append(client)
        here.pop("", None)
        if not here:
            return
        known = await self.services.database.read(lambda connection: store.with_ids(connection, list(here)))
        for id, clients in here.items():
            for client in clients:
                if client.person is not None and not is_same(client.person, known.get(id)):
                    client.dismiss("no-identity", "this secret isn't good any more", again=True)

    async def read_again(self) -> None:
        """What the memory has of a table that an operator has changed is old."""
        ids = await self.services.database.read(lambda connection: store.changed_tables(connection, self.node))
        for id in ids:
            room = self.rooms.rooms.get(id)
            if room is not None:
                with suppress(ServerError):
                    await room.do(lambda: None)
                room.close("restart", "the operator has changed something here")
        if ids:
            await self.services.database.write(lambda connection: store.forget_changes(connection, ids))

    async def muted_by(self, person: StoredPerson | None) -> set[str]:
        if person is None:
            return set()
        id = person.id
        return await self.services.database.read(lambda connection: people.muted_by(connection, id))


def me(person: StoredPerson) -> Me:
    return Me(id=person.id, name=person.name, webhook=person.webhook)


def is_same(before: StoredPerson, now: StoredPerson | None) -> bool:
    return now is not None and now.secret_hash == before.secret_hash and not now.barred
