"""Who may see a table."""

from collections.abc import Sequence

from marsbound.server.errors import ServerError
from marsbound.server.store.stored import StoredPerson, StoredSeat, StoredTable
from marsbound.server.tokens import hashed, same


def may_see(table: StoredTable, seats: Sequence[StoredSeat], person: StoredPerson | None, key: str | None) -> None:
    """Private tables are for who sits there, the host, and who has the invitation or a seat's link."""
    check_not_barred(table, person)
    if not table.private or same(key, table.invitation):
        return
    if person is not None and (table.host == person.id or players_of(seats, person.id)):
        return
    if key is not None and any(same(hashed(key), seat.key_hash) for seat in seats):
        return
    raise ServerError("not-invited", "this table is private; bring its invitation")


def check_not_barred(table: StoredTable, person: StoredPerson | None) -> None:
    if person is not None and person.id in (table.barred or {}):
        raise ServerError("barred", "the host has barred you from this table")


def players_of(seats: Sequence[StoredSeat], person: str | None) -> list[int]:
    if person is None:
        return []
    return [seat.player for seat in seats if seat.kind == "person" and seat.person == person]
