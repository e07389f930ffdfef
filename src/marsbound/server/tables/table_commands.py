"""What people do at a table besides playing: talk, get ready, hand a seat over, leave."""

from marsbound.server.bots.levels import checked_level, takeover
from marsbound.server.errors import ServerError
from marsbound.server.store.stored import StoredSeat
from marsbound.server.store.tables import Muted
from marsbound.server.tables.client import Client
from marsbound.server.tables.game_commands import own_seat, running
from marsbound.server.tables.proposals import seat_given_away
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages
from marsbound.server.wire.tables import BotPlays

MOST_MUTED = 200

# Talking


def say(state: TableState, client: Client, ask: client_messages.Say) -> None:
    if client.person is None:
        raise ServerError("no-identity", "whoever says something needs a name: send a secret with hello")
    players = state.players_of(client.person.id)
    note = state.note("said", players[0] if players else None, client.person.id, client.name, ask.text)
    note.request = ask.id
    state.carried_out(client.person.id, ask.id)


def mute(state: TableState, client: Client, ask: client_messages.Mute) -> None:
    """Holds for all tables of who asked."""
    if client.person is None:
        raise ServerError("no-identity", "whoever mutes somebody needs an identity: send a secret with hello")
    if ask.muted and len(client.muted) >= MOST_MUTED:
        raise ServerError("bad-input", f"one can mute {MOST_MUTED} people; listen to one of them again first")
    (client.muted.add if ask.muted else client.muted.discard)(ask.person)
    state.new_mutes.append(Muted(client.person.id, ask.person, ask.muted))


# Before the game


def is_open(state: TableState) -> None:
    if state.table.status != "open":
        raise ServerError("not-open", f"only before the game begins; the table is {state.table.status}")


def ready(state: TableState, client: Client, ask: client_messages.Ready) -> None:
    seat = own_seat(state, client, ask.player)
    is_open(state)
    seat.ready = ask.ready
    state.touch()
    state.begin()


def kick(state: TableState, client: Client, ask: client_messages.Kick) -> None:
    check_host(state, client)
    if ask.player >= len(state.seats) or state.seats[ask.player].kind != "person":
        raise ServerError("no-such-seat", f"nobody sits at seat {ask.player}")
    is_open(state)
    state.note("kicked", ask.player)
    vacate(state.seats[ask.player])
    state.touch()


def check_host(state: TableState, client: Client) -> None:
    if client.person is None or state.table.host != client.person.id:
        raise ServerError("not-host", "only whoever opened the table can do that")


def vacate(seat: StoredSeat) -> None:
    seat.kind, seat.person, seat.name, seat.ready, seat.key_hash = "open", None, "", False, None


# Bots in people's seats


def hand(state: TableState, client: Client, ask: client_messages.Hand) -> None:
    seat = own_seat(state, client, ask.player)
    running(state)
    if seat.bot_plays == "resigned":
        raise ServerError("resigned", "who has resigned can't choose who plays on")
    give_to_bot(state, seat, "handed", checked_level(ask.level))
    state.note("handed", ask.player, text=seat.level or "")
    state.touch()


def take(state: TableState, client: Client, ask: client_messages.Take) -> None:
    seat = own_seat(state, client, ask.player)
    if seat.bot_plays is None:
        return
    if seat.bot_plays == "resigned":
        raise ServerError("resigned", "who has resigned can't come back")
    if state.clocks is not None and seat.bot_plays == "clock":
        state.clocks.give_another_chance(seat.player)
    seat.bot_plays, seat.level = None, None
    state.note("taken", ask.player)
    state.keep_time()
    state.touch()


def resign(state: TableState, client: Client, ask: client_messages.Resign) -> None:
    resign_seat(state, own_seat(state, client, ask.player))


def resign_seat(state: TableState, seat: StoredSeat) -> None:
    if seat.bot_plays == "resigned":
        return
    if state.table.status == "paused":
        state.table.status = "running"
    running(state)
    give_to_bot(state, seat, "resigned", takeover())
    state.note("resigned", seat.player)
    state.touch()
    if all(other.kind == "bot" or other.bot_plays == "resigned" for other in state.seats):
        state.shut()


def give_to_bot(state: TableState, seat: StoredSeat, why: BotPlays, level: str) -> None:
    """What the person had planned is kept."""
    seat.bot_plays, seat.level = why, level
    if state.live_game is not None and state.live_game.drafter() == seat.player:
        state.enter(state.live_game.confirm(seat.player))
    seat_given_away(state, seat.player)
    state.keep_time()


# When nobody does anything


def wake(state: TableState) -> None:
    """Clocks that have run out, tables that nobody comes back to."""
    now = state.now()
    if state.table.status in ("finished", "closed"):
        return
    if state.clocks is not None and state.table.status == "running":
        for player in state.clocks.run_out(now):
            give_to_bot(state, state.seats[player], "clock", takeover())
            state.clocks.left[player] = 0.0
            state.note("clock-ran-out", player)
    state.keep_time()
    due = state.table.wake_at
    if due is not None and due <= now and not state.bots_waited_for():
        state.shut()
