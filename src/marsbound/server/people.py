"""Who people are: a name, and a secret that their browser keeps."""

from marsbound.server.services import Services
from marsbound.server.settings import DAY
from marsbound.server.store import library
from marsbound.server.store.rows import PersonRow
from marsbound.server.tokens import hashed, new_id, new_secret, same
from marsbound.server.wire.library import ChangeMe, Me, NewPerson, Person

LONGEST_SECRET = 100


class People:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def new(self, wanted: NewPerson) -> Person:
        secret = new_secret("s")
        now = self.services.now()
        row = PersonRow(id=new_id("p"), secret_hash=hashed(secret), name=wanted.name, created_at=now, seen_at=now)
        await self.services.database.write(lambda connection: library.add_person(connection, row))
        return Person(id=row.id, name=row.name, secret=secret)

    async def of_secret(self, secret: str) -> PersonRow | None:
        """Looked up by its hash, which nobody can guess their way towards; compared whole all the same."""
        if len(secret) > LONGEST_SECRET:
            return None
        wanted = hashed(secret)
        found = await self.services.database.read(lambda connection: library.person_of_secret(connection, wanted))
        if found is None or not same(wanted, found.secret_hash):
            return None
        now = self.services.now()
        if now - found.seen_at > DAY:
            id, found.seen_at = found.id, now
            await self.services.database.write(lambda connection: library.person_seen(connection, id, now))
        return found

    async def change(self, person: PersonRow, wanted: ChangeMe) -> Me:
        if wanted.name is not None:
            person.name = wanted.name
        if wanted.webhook is not None:
            if wanted.webhook.url:
                self.services.turn_webhooks.check(wanted.webhook)
                person.webhook = wanted.webhook
            else:
                person.webhook = None
        await self.services.database.write(lambda connection: library.change_person(connection, person))
        return me(person)

    async def muted_by(self, person: PersonRow | None) -> set[str]:
        if person is None:
            return set()
        id = person.id
        return await self.services.database.read(lambda connection: library.muted_by(connection, id))


def me(person: PersonRow) -> Me:
    return Me(id=person.id, name=person.name, webhook=person.webhook)
