"""Opening tables, state down, inviting, playing again."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection

from marsbound.core.game import Game
from marsbound.core.refusal import BadInput
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.server.bots.levels import checked_level
from marsbound.server.errors import ServerError
from marsbound.server.packs.pack_cache import LoadedPack, pack_to_keep
from marsbound.server.presenting.table import shown
from marsbound.server.services import Services
from marsbound.server.store import nodes, packs, tables
from marsbound.server.store.stored import StoredPerson, StoredSeat, StoredTable
from marsbound.server.tables.admission import check_not_barred, may_see, players_of
from marsbound.server.tables.broadcast import table_shown
from marsbound.server.tables.leaving import leave_seat
from marsbound.server.tables.restoring import pack_of
from marsbound.server.tables.room import Room
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tokens import hashed, new_id, new_secret, new_seed, same
from marsbound.server.wire.tables import JoinSeat, NewSeat, NewTable, Opened, SeatLink, TableList, TableShown

LARGEST_SEED = (1 << 62) - 1
MOST_LISTED = 50
OVER = ("finished", "closed")


class Lobby:
    def __init__(self, services: Services, rooms: Rooms) -> None:
        self.services = services
        self.rooms = rooms

    # Opening

    async def open(self, person: StoredPerson, wanted: NewTable, place: str) -> Opened:
        if wanted.game not in games():
            raise ServerError("no-such-game", f'there is no game "{wanted.game}"; there are: {", ".join(games())}')
        loaded_pack = await self.services.pack_cache.of(wanted.game, wanted.pack)
        options = checked_set_up(wanted, loaded_pack)
        if await self.services.database.read(tables.active) >= self.services.settings.most_tables:
            raise ServerError("full", "there are as many tables as this server can hold; try again later")
        now = self.services.now()
        table = StoredTable(
            id=new_id("t"),
            status="open",
            game=wanted.game,
            rules=loaded_pack.game.rules_version,
            players=len(wanted.seats),
            options=options,
            pack_name=loaded_pack.pack.name,
            pack_hash=loaded_pack.pack.hash,
            name=wanted.name.strip(),
            private=wanted.private,
            hints=wanted.hints,
            clock=wanted.clock,
            seed=wanted.seed or new_seed(),
            host=person.id,
            invitation=new_secret("k"),
            created_at=now,
            touched_at=now,
            wake_at=now + self.services.settings.open_table_closes_after,
        )
        seats = [new_seat(table.id, player, seat, person, wanted.ready) for player, seat in enumerate(wanted.seats)]

        new = tables.NewTable(table, seats, pack_to_keep(table.pack_hash, now))
        async with self.services.quotas.one_at_a_time(person):
            await self.services.quotas.check_new_table(person, place, seats)
            await self.services.database.write(lambda connection: self.add_if_possible(connection, new, person))
        return await self.enter(table.id, person)

    def add_if_possible(self, connection: Connection, new: tables.NewTable, person: StoredPerson) -> None:
        """An operator may have deleted a pack that is still in memory; other processes may have opened tables."""
        if new.pack is None and packs.pack_kept(connection, new.table.pack_hash) is None:
            raise ServerError("no-such-pack", f"pack {new.table.pack_name} has been deleted")
        if self.services.membership is not None:
            nodes.one_at_a_time(connection, person.id)
            self.services.quotas.check_tables(tables.hosted(connection, person.id), new.seats)
        tables.add(connection, new, [])

    async def enter(self, id: str, person: StoredPerson | None) -> Opened:
        """The table as its room has it; a table that is complete begins."""

        def look(room: Room) -> Opened:
            room.state.begin()
            return opened(room, person)

        return await self.rooms.do(id, look)

    # Looking

    async def look(self, id: str, person: StoredPerson | None, key: str | None) -> Opened:
        """Of a game that isn't in memory what the database says: nobody plays there now."""
        table, seats = await self.rooms.outline(id)
        may_see(table, seats, person, key)
        if (room := self.rooms.in_memory(id)) is not None:
            return opened(room, person)
        await pack_of(self.services, table)  # else it is refused in words
        return opened_as(table, seats, person, shown(table, seats, self.services.settings))

    async def listed(
        self, statuses: list[str] | None, game: str | None, person: str | None, before: float | None
    ) -> TableList:
        def look(connection: Connection) -> list[tuple[StoredTable, list[StoredSeat]]]:
            return tables.listed(connection, statuses, game, person, before, MOST_LISTED + 1)

        found = await self.services.database.read(look)
        shown_tables = []
        for table, seats in found[:MOST_LISTED]:
            room = self.rooms.in_memory(table.id)
            if room is not None:
                shown_tables.append(table_shown(room.state, room.clients))
            else:
                shown_tables.append(self.shown_elsewhere(table, seats))
        return TableList(tables=shown_tables, more=len(found) > MOST_LISTED)

    def shown_elsewhere(self, table: StoredTable, seats: list[StoredSeat]) -> TableShown:
        """Of a table that another process may have in memory: who is there is what that one says."""
        if self.services.membership is None or table.present is None:
            return shown(table, seats, self.services.settings)
        return shown(table, seats, self.services.settings, table.present.online, table.present.onlookers)

    # TableState down

    async def join(self, id: str, player: int, person: StoredPerson, wanted: JoinSeat) -> Opened:
        def sit(room: Room) -> Opened:
            state = room.state
            check_not_barred(state.table, person)
            seat = seat_of(room, player)
            has_key = wanted.key is not None and same(hashed(wanted.key), seat.key_hash)
            if seat.kind == "person" and seat.person == person.id:
                seat.name = wanted.name or seat.name
            elif seat.kind == "person" and has_key:  # a link that whoever sits there made, for another device
                seat.person, seat.key_hash = person.id, None
                seat.name = wanted.name or seat.name
                state.note("moved", player)
            elif seat.kind == "open" and state.table.status == "open":
                if state.table.private and not (has_key or same(wanted.key, state.table.invitation)):
                    raise ServerError("not-invited", "this table is private; bring its invitation or the seat's link")
                seat.kind, seat.person, seat.name = "person", person.id, wanted.name or person.name
                seat.ready = wanted.ready
                seat.key_hash = None  # nobody who has the seat's link from before can take it from them
                state.note("joined", player)
                state.touch()
                state.begin()
            elif seat.kind == "open":
                raise ServerError("not-open", f"the table is {state.table.status}")
            else:
                raise ServerError("seat-taken", f"seat {player} is taken")
            return opened(room, person)

        return await self.rooms.do(id, sit)

    async def leave(self, id: str, player: int, person: StoredPerson) -> Opened:
        """For good: see `leave_seat`."""

        def get_up(room: Room) -> Opened:
            seat = seat_of(room, player)
            if seat.kind != "person" or seat.person != person.id:
                raise ServerError("not-yours", f"player {player} isn't you")
            leave_seat(room.state, seat)
            return opened(room, person)

        return await self.rooms.do(id, get_up)

    async def link(self, id: str, player: int, person: StoredPerson) -> SeatLink:
        """A new secret for a seat, good for state down once; earlier ones are worth nothing any more."""

        def make(room: Room) -> SeatLink:
            seat = seat_of(room, player)
            is_host = room.state.table.host == person.id
            if not (seat.kind == "open" and is_host) and not (seat.kind == "person" and seat.person == person.id):
                raise ServerError(
                    "not-yours", "a seat's link is for the host while it is open, then for who sits there"
                )
            key = new_secret("k")
            seat.key_hash = hashed(key)
            return SeatLink(player=player, key=key)

        return await self.rooms.do(id, make)

    # Again

    async def rematch(self, id: str, person: StoredPerson, place: str) -> Opened:
        """Another table with the same set-up and people; whoever asks second comes to the same one."""
        options_changed = False

        def again(room: Room) -> str:
            nonlocal options_changed
            state = room.state
            if not state.players_of(person.id):
                raise ServerError("not-yours", "a rematch is for those who played")
            if state.table.status not in OVER:
                raise ServerError("not-over", f"the game isn't over: the table is {state.table.status}")
            if state.table.rematch is None:
                table, seats = next_table(room, self.services, person)
                options_changed = table.options != state.table.options
                pack = pack_to_keep(table.pack_hash, table.created_at)
                state.new_tables.append(tables.NewTable(table, seats, pack))
                state.table.rematch = table.id
            return state.table.rematch

        async with self.services.quotas.one_at_a_time(person):
            old = (await self.rooms.room(id)).state
            if old.table.rematch is None and old.players_of(person.id) and old.table.status in OVER:
                await self.services.quotas.check_new_table(person, place, old.seats)
            new = await self.rooms.do(id, again)

        def sit(room: Room) -> Opened:
            if options_changed:
                room.state.note("options-changed")
            for player in room.state.players_of(person.id):
                room.state.seats[player].ready = True
            room.state.begin()
            return opened(room, person)

        return await self.rooms.do(new, sit)


def checked_set_up(wanted: NewTable, loaded_pack: LoadedPack) -> dict[str, str]:
    """The options with all their values; whatever can't be is refused in words."""
    persons = sum(seat.kind != "bot" for seat in wanted.seats)
    try:
        loaded_pack.game.check_players(len(wanted.seats))
        options = loaded_pack.game.checked_options(wanted.options)
        loaded_pack.game.new(loaded_pack.box, len(wanted.seats), options)
    except BadInput as problem:
        raise ServerError("bad-input", str(problem)) from None
    if wanted.seed is not None:
        if persons != 1 or any(seat.kind == "open" for seat in wanted.seats):
            raise ServerError("bad-input", "a seed can be set only where one person plays")
        if wanted.seed.isdecimal() and int(wanted.seed) > LARGEST_SEED:
            raise ServerError("bad-input", f"a seed is at most {LARGEST_SEED}")
    return options


def new_seat(table_id: str, player: int, wanted: NewSeat, person: StoredPerson, ready: bool) -> StoredSeat:
    seat = StoredSeat(table_id=table_id, player=player, kind=wanted.kind, name=wanted.name or "", colour=wanted.colour)
    if wanted.kind == "me":
        seat.kind, seat.person, seat.name, seat.ready = "person", person.id, wanted.name or person.name, ready
    elif wanted.kind == "bot":
        seat.level, seat.ready, seat.name = checked_level(wanted.level), True, ""
    return seat


def next_table(room: Room, services: Services, person: StoredPerson) -> tuple[StoredTable, list[StoredSeat]]:
    """It keeps the invitation: whoever was let in to watch may watch again.  Of built-in packs the newest is played."""
    old, loaded_pack = room.state.table, room.state.loaded_pack
    game = games()[old.game]
    pack = builtin(old.game) if loaded_pack.built_in else loaded_pack.pack
    now = services.now()
    table = msgspec.structs.replace(
        old,
        id=new_id("t"),
        status="open",
        rules=game.rules_version,
        options=options_of_today(game, game.box(pack), len(room.state.seats), old.options),
        pack_name=pack.name,
        pack_hash=pack.hash,
        seed=new_seed(),
        host=person.id,
        clocks=None,
        clocks_since=None,
        rematch=None,
        outcome=None,
        present=None,
        created_at=now,
        started_at=None,
        ended_at=None,
        waiting=None,
        touched_at=now,
        wake_at=now + services.settings.open_table_closes_after,
    )
    seats = [
        StoredSeat(
            table_id=table.id,
            player=seat.player,
            kind="open" if seat.kind == "person" and seat.person is None else seat.kind,
            person=seat.person,
            name=seat.name,
            level=seat.level if seat.kind == "bot" else None,
            colour=seat.colour,
            ready=seat.kind == "bot",
        )
        for seat in room.state.seats
    ]
    return table, seats


def options_of_today(game: Game, box: object, players: int, options: dict[str, str]) -> dict[str, str]:
    """As they are; where today's rules refuse them, only those that mean something with so many players."""
    try:
        game.new(box, players, options)
    except BadInput:
        known = {option.name for option in game.options_for(players)}
        return game.checked_options({name: value for name, value in options.items() if name in known})
    return options


def seat_of(room: Room, player: int) -> StoredSeat:
    if not 0 <= player < len(room.state.seats):
        raise ServerError("no-such-seat", f"there is no player {player} at this table")
    return room.state.seats[player]


def opened(room: Room, person: StoredPerson | None) -> Opened:
    state = room.state
    return opened_as(state.table, state.seats, person, table_shown(state, room.clients))


def opened_as(
    table: StoredTable, seats: Sequence[StoredSeat], person: StoredPerson | None, shown_as: TableShown
) -> Opened:
    is_host = person is not None and table.host == person.id
    return Opened(
        table=shown_as,
        yours=players_of(seats, person.id if person is not None else None),
        invitation=table.invitation if is_host else "",
    )
