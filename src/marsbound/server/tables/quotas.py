"""How much one person, or one address, may have of what others need too."""

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from marsbound.server.bots.levels import is_slow
from marsbound.server.errors import ServerError
from marsbound.server.http.rate_limits import Buckets, Held
from marsbound.server.settings import Settings
from marsbound.server.store import tables
from marsbound.server.store.database import Database
from marsbound.server.store.stored import StoredPerson, StoredSeat

HOUR: Final = 3600
MINUTE: Final = 60
HINTS_AT_ONCE: Final = 2  # of one person, on all their screens
HINTS_AT_ONCE_PER_ADDRESS: Final = 8


class Quotas:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.people = Buckets(settings.people_per_hour / HOUR, settings.people_per_hour)
        self.tables = Buckets(settings.tables_per_hour / HOUR, settings.tables_per_hour)
        self.hints = Buckets(settings.hints_per_minute / MINUTE, settings.hints_per_minute)
        self.opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.thinking = Held()  # hints that people and addresses are waiting for

    def check_new_person(self, place: str) -> None:
        most = self.settings.people_per_hour
        self.people.demand(place, f"one address may ask for {most} identities an hour; wait a little")

    async def check_new_table(self, person: StoredPerson, place: str, seats: list[StoredSeat]) -> None:
        self.check_tables(await self.database.read(lambda connection: tables.hosted(connection, person.id)), seats)
        most = f"one address may open {self.settings.tables_per_hour} tables an hour"
        self.tables.demand(place, f"{most}; wait a little")

    def check_tables(self, has: list[list[StoredSeat]], seats: list[StoredSeat]) -> None:
        """Whether somebody who has so many tables may have one more."""
        settings = self.settings
        if len(has) >= settings.tables_per_person:
            most = f"one person may have {settings.tables_per_person} tables that are open or running"
            raise ServerError("too-many-tables", f"{most}; finish or leave one first", retry_after=MINUTE)
        if is_bots_only(seats) and sum(map(is_bots_only, has)) >= settings.bot_tables_per_person:
            most = f"one person may watch {settings.bot_tables_per_person} games of bots alone at a time"
            raise ServerError("too-many-bots", f"{most}; let one finish first", retry_after=MINUTE)
        slow = slow_bots(seats)
        if slow and slow + sum(map(slow_bots, has)) > settings.slow_bots_per_person:
            most = f"one person may play against {settings.slow_bots_per_person} slow bots at a time"
            again = "choose a weaker level, or finish a game first"
            raise ServerError("too-many-bots", f"{most}; {again}", retry_after=MINUTE)

    def one_at_a_time(self, person: StoredPerson) -> asyncio.Lock:
        """Those who open several tables at once have each of them counted before the next."""
        return self.opening.setdefault(person.id, asyncio.Lock())

    def begin_hint(self, person: str, place: str) -> None:
        waiting = self.thinking.of
        if waiting(person) >= HINTS_AT_ONCE or waiting(place) >= HINTS_AT_ONCE_PER_ADDRESS:
            raise ServerError("too-many-hints", "wait for the last hint first")
        most = self.settings.hints_per_minute
        wait = f"there are {most} hints a minute for each person; wait a little"
        self.hints.demand(person, wait, code="too-many-hints")
        self.thinking.take(person, place)

    def end_hint(self, person: str, place: str) -> None:
        self.thinking.give_back(person, place)


def is_bots_only(seats: list[StoredSeat]) -> bool:
    return all(seat.kind == "bot" for seat in seats)


def slow_bots(seats: list[StoredSeat]) -> int:
    return sum(seat.kind == "bot" and is_slow(seat.level or "") for seat in seats)
