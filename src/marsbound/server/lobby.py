"""Opening tables, sitting down, inviting, playing again."""

import msgspec
from sqlalchemy import Connection

from marsbound.core.refusal import BadInput
from marsbound.games.shelf import GAMES
from marsbound.packs import builtin
from marsbound.server.boxes import Boxed, keep
from marsbound.server.house import House
from marsbound.server.levels import checked_level
from marsbound.server.problems import Trouble
from marsbound.server.room import Room
from marsbound.server.rooms import Rooms
from marsbound.server.showing import shown
from marsbound.server.store import tables
from marsbound.server.store.rows import PersonRow, SeatRow, TableRow
from marsbound.server.telling import table_shown
from marsbound.server.tokens import hashed, new_id, new_secret, new_seed, same
from marsbound.server.wire.tables import JoinSeat, NewSeat, NewTable, Opened, SeatLink, TableList

LARGEST_SEED = (1 << 62) - 1
MOST_LISTED = 50
OVER = ("finished", "closed")


class Lobby:
    def __init__(self, house: House, rooms: Rooms) -> None:
        self.house = house
        self.rooms = rooms

    # Opening

    async def open(self, person: PersonRow, wanted: NewTable, place: str) -> Opened:
        if wanted.game not in GAMES:
            raise Trouble("no-such-game", f'there is no game "{wanted.game}"; there are: {", ".join(GAMES)}')
        boxed = await self.house.boxes.of(wanted.game, wanted.pack)
        options = checked_set_up(wanted, boxed)
        if await self.house.database.read(tables.active) >= self.house.settings.most_tables:
            raise Trouble("full", "there are as many tables as this server can hold; try again later")
        now = self.house.now()
        table = TableRow(
            id=new_id("t"),
            status="open",
            game=wanted.game,
            rules=boxed.game.rules_version,
            players=len(wanted.seats),
            options=msgspec.json.encode(options).decode(),
            pack_name=boxed.pack.name,
            pack_hash=boxed.pack.hash,
            name=wanted.name.strip(),
            private=wanted.private,
            hints=wanted.hints,
            clock=msgspec.json.encode(wanted.clock).decode() if wanted.clock is not None else None,
            seed=wanted.seed or str(new_seed()),
            host=person.id,
            invitation=new_secret("k"),
            created_at=now,
            touched_at=now,
            wake_at=now + self.house.settings.open_table_closes_after,
        )
        seats = [new_seat(table.id, player, seat, person, wanted.ready) for player, seat in enumerate(wanted.seats)]

        def add(connection: Connection) -> None:
            tables.add(connection, table, seats, [])
            keep(connection, table.pack_hash, now)

        async with self.house.quotas.one_at_a_time(person):
            await self.house.quotas.check_new_table(person, place, seats)
            await self.house.database.write(add)
        return await self.enter(table.id, person)

    async def enter(self, id: str, person: PersonRow | None) -> Opened:
        """The table as its room has it; a table that is complete begins."""

        def look(room: Room) -> Opened:
            room.sitting.begin()
            return opened(room, person)

        return await self.rooms.do(id, look)

    # Looking

    async def look(self, id: str, person: PersonRow | None, key: str | None) -> Opened:
        room = await self.rooms.room(id)
        may_see(room, person, key)
        return opened(room, person)

    async def listed(
        self, statuses: list[str] | None, game: str | None, person: str | None, before: float | None
    ) -> TableList:
        def look(connection: Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            return tables.listed(connection, statuses, game, person, before, MOST_LISTED + 1)

        found = await self.house.database.read(look)
        shown_tables = []
        for table, seats in found[:MOST_LISTED]:
            room = self.rooms.rooms.get(table.id)
            if room is not None and not room.closed:
                shown_tables.append(table_shown(room.sitting, room.clients))
            else:
                shown_tables.append(shown(table, seats, self.house.settings))
        return TableList(tables=shown_tables, more=len(found) > MOST_LISTED)

    # Sitting down

    async def join(self, id: str, player: int, person: PersonRow, wanted: JoinSeat) -> Opened:
        def sit(room: Room) -> Opened:
            sitting = room.sitting
            seat = seat_of(room, player)
            has_key = wanted.key is not None and same(hashed(wanted.key), seat.key_hash)
            if seat.kind == "person" and seat.person == person.id:
                seat.name = wanted.name or seat.name
            elif seat.kind == "person" and has_key:  # a link that whoever sits there made, for another device
                seat.person, seat.key_hash = person.id, None
                seat.name = wanted.name or seat.name
                sitting.note("moved", player)
            elif seat.kind == "open" and sitting.table.status == "open":
                if sitting.table.private and not (has_key or same(wanted.key, sitting.table.invitation)):
                    raise Trouble("not-invited", "this table is private; bring its invitation or the seat's link")
                seat.kind, seat.person, seat.name = "person", person.id, wanted.name or person.name
                seat.ready = wanted.ready
                seat.key_hash = None  # nobody who has the seat's link from before can take it from them
                sitting.note("joined", player)
                sitting.touch()
                sitting.begin()
            elif seat.kind == "open":
                raise Trouble("not-open", f"the table is {sitting.table.status}")
            else:
                raise Trouble("seat-taken", f"seat {player} is taken")
            return opened(room, person)

        return await self.rooms.do(id, sit)

    async def link(self, id: str, player: int, person: PersonRow) -> SeatLink:
        """A new secret for a seat, good for sitting down once; earlier ones are worth nothing any more."""

        def make(room: Room) -> SeatLink:
            seat = seat_of(room, player)
            is_host = room.sitting.table.host == person.id
            if not (seat.kind == "open" and is_host) and not (seat.kind == "person" and seat.person == person.id):
                raise Trouble("not-yours", "a seat's link is for the host while it is open, then for who sits there")
            key = new_secret("k")
            seat.key_hash = hashed(key)
            return SeatLink(player=player, key=key)

        return await self.rooms.do(id, make)

    # Again

    async def rematch(self, id: str, person: PersonRow, place: str) -> Opened:
        """Another table with the same set-up and people; whoever asks second comes to the same one."""
        old = (await self.rooms.room(id)).sitting
        if old.table.rematch is None and old.players_of(person.id) and old.table.status in OVER:
            await self.house.quotas.check_new_table(person, place, old.seats)

        def again(room: Room) -> str:
            sitting = room.sitting
            if not sitting.players_of(person.id):
                raise Trouble("not-yours", "a rematch is for those who played")
            if sitting.table.status not in OVER:
                raise Trouble("not-over", f"the game isn't over: the table is {sitting.table.status}")
            if sitting.table.rematch is None:
                table, seats = next_table(room, self.house, person)
                sitting.also.append(lambda connection: tables.add(connection, table, seats, []))
                sitting.also.append(lambda connection: keep(connection, table.pack_hash, table.created_at))
                sitting.table.rematch = table.id
            return sitting.table.rematch

        new = await self.rooms.do(id, again)

        def sit(room: Room) -> Opened:
            for player in room.sitting.players_of(person.id):
                room.sitting.seats[player].ready = True
            room.sitting.begin()
            return opened(room, person)

        return await self.rooms.do(new, sit)


def checked_set_up(wanted: NewTable, boxed: Boxed) -> dict[str, str]:
    """The options with all their values; whatever can't be is refused in words."""
    persons = sum(seat.kind != "bot" for seat in wanted.seats)
    try:
        boxed.game.check_players(len(wanted.seats))
        options = boxed.game.checked_options(wanted.options)
        boxed.game.new(boxed.box, len(wanted.seats), options)
    except BadInput as problem:
        raise Trouble("bad-input", str(problem)) from None
    if wanted.seed is not None:
        if persons != 1 or any(seat.kind == "open" for seat in wanted.seats):
            raise Trouble("bad-input", "a seed can be set only where one person plays")
        if int(wanted.seed) > LARGEST_SEED:
            raise Trouble("bad-input", f"a seed is at most {LARGEST_SEED}")
    return options


def new_seat(table_id: str, player: int, wanted: NewSeat, person: PersonRow, ready: bool) -> SeatRow:
    seat = SeatRow(table_id=table_id, player=player, kind=wanted.kind, name=wanted.name or "", colour=wanted.colour)
    if wanted.kind == "me":
        seat.kind, seat.person, seat.name, seat.ready = "person", person.id, wanted.name or person.name, ready
    elif wanted.kind == "bot":
        seat.level, seat.ready, seat.name = checked_level(wanted.level), True, ""
    return seat


def next_table(room: Room, house: House, person: PersonRow) -> tuple[TableRow, list[SeatRow]]:
    """It keeps the invitation: whoever was let in to watch may watch again.  Of built-in packs the newest is played."""
    old, boxed = room.sitting.table, room.sitting.boxed
    pack = builtin(old.game) if boxed.built_in else boxed.pack
    now = house.now()
    table = msgspec.structs.replace(
        old,
        id=new_id("t"),
        status="open",
        pack_name=pack.name,
        pack_hash=pack.hash,
        seed=str(new_seed()),
        host=person.id,
        clocks=None,
        clocks_since=None,
        rematch=None,
        outcome=None,
        created_at=now,
        started_at=None,
        ended_at=None,
        waiting=None,
        touched_at=now,
        wake_at=now + house.settings.open_table_closes_after,
    )
    seats = [
        SeatRow(
            table_id=table.id,
            player=seat.player,
            kind=seat.kind,
            person=seat.person,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else None,
            colour=seat.colour,
            ready=seat.kind == "bot",
        )
        for seat in room.sitting.seats
    ]
    return table, seats


def seat_of(room: Room, player: int) -> SeatRow:
    if not 0 <= player < len(room.sitting.seats):
        raise Trouble("no-such-seat", f"there is no player {player} at this table")
    return room.sitting.seats[player]


def may_see(room: Room, person: PersonRow | None, key: str | None) -> None:
    """Private tables are for who sits there, the host, and who has the invitation or a seat's link."""
    table = room.sitting.table
    if not table.private or same(key, table.invitation):
        return
    if person is not None and (table.host == person.id or room.sitting.players_of(person.id)):
        return
    if key is not None and any(same(hashed(key), seat.key_hash) for seat in room.sitting.seats):
        return
    raise Trouble("not-invited", "this table is private; bring its invitation")


def opened(room: Room, person: PersonRow | None) -> Opened:
    table = room.sitting.table
    is_host = person is not None and table.host == person.id
    return Opened(
        table=table_shown(room.sitting, room.clients),
        yours=room.sitting.players_of(person.id if person is not None else None),
        invitation=table.invitation if is_host else "",
    )
