"""What players do in a running game: answer, confirm, take back, look ahead."""

from marsbound.server.errors import ServerError
from marsbound.server.presenting import positions
from marsbound.server.store.stored import StoredSeat
from marsbound.server.tables.client import Client
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages
from marsbound.server.wire.server_messages import Previews


def own_seat(state: TableState, client: Client, player: int) -> StoredSeat:
    """The seat that a client speaks for."""
    if player >= len(state.seats):
        raise ServerError("no-such-seat", f"there is no player {player}; they count from 0 to {len(state.seats) - 1}")
    if player not in state.players_of(client.person_id):
        raise ServerError("not-yours", f"player {player} isn't you")
    return state.seats[player]


def running(state: TableState) -> LiveGame:
    if state.table.status == "paused":
        raise ServerError("paused", "the game is paused; any player can resume it")
    if state.live_game is None or state.table.status != "running":
        raise ServerError("not-running", f"the game isn't running: the table is {state.table.status}")
    return state.live_game


def own_game(state: TableState, client: Client, player: int, version: int) -> LiveGame:
    """The game, for a player who plays it, and knows how it stands."""
    seat = own_seat(state, client, player)
    live_game = running(state)
    if seat.by_bot:
        raise ServerError("bot-plays", "a bot plays this seat; take it back first")
    if not live_game.is_current(player, version):
        raise ServerError("stale", f"made on version {version}, but this is version {live_game.version(player)}")
    return live_game


def answer(state: TableState, client: Client, ask: client_messages.Answer) -> None:
    live_game = own_game(state, client, ask.player, ask.version)
    state.enter(live_game.answer(ask.player, ask.choice, ask.confirm), ask.id)
    if not state.is_secret:
        state.touch()


def confirm(state: TableState, client: Client, ask: client_messages.Confirm) -> None:
    live_game = own_game(state, client, ask.player, ask.version)
    state.enter(live_game.confirm(ask.player), ask.id)
    state.touch()


def undo(state: TableState, client: Client, ask: client_messages.Undo) -> None:
    """Of open steps nobody else hears; of others everybody does."""
    live_game = own_game(state, client, ask.player, ask.version)
    state.enter(live_game.undo(ask.player, ask.steps), ask.id)
    if not state.is_secret:
        state.note("undone", ask.player, text=str(ask.steps))
        state.touch()


def preview(state: TableState, client: Client, ask: client_messages.Preview) -> None:
    live_game = own_game(state, client, ask.player, ask.version)
    asked = live_game.play.question(ask.player)
    if asked is None:
        raise ServerError("not-asked", f"player {ask.player} isn't asked anything now")
    wanted = list(dict.fromkeys(ask.choices)) or asked.choices
    client.previewed += len(wanted)  # also if one of them can't be
    found = positions.previews(live_game.play, ask.player, wanted)
    client.tell(
        Previews(
            id=ask.id,
            player=ask.player,
            version=ask.version,
            previews=found.events,
            settling=[choice for choice in wanted if live_game.play.ends_turn(choice)],
            consequences=found.consequences,
        )
    )


def mark_seen(state: TableState, client: Client, ask: client_messages.MarkSeen) -> None:
    """Written with whatever is written next."""
    seat = own_seat(state, client, ask.player)
    seat.seen = max(seat.seen, ask.events)
