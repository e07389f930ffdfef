"""Everything a client can ask for at a table, and what is done then."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from marsbound.server.bots.bot_pool import HINT, Asker, job_for
from marsbound.server.bots.bot_seeds import seed_for
from marsbound.server.bots.levels import checked_level
from marsbound.server.errors import ServerError
from marsbound.server.metrics import METRICS
from marsbound.server.tables import game_commands, leaving, moderation, proposals, table_commands
from marsbound.server.tables.client import Client
from marsbound.server.tables.room import Room
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages
from marsbound.server.wire.server_messages import Done, Hint, NotDone, Pong

Handler = Callable[[TableState, Client, Any], None]

HANDLERS: Final[dict[type, Handler]] = {
    client_messages.Answer: game_commands.answer,
    client_messages.Confirm: game_commands.confirm,
    client_messages.Undo: game_commands.undo,
    client_messages.Preview: game_commands.preview,
    client_messages.MarkSeen: game_commands.mark_seen,
    client_messages.Say: table_commands.say,
    client_messages.Mute: table_commands.mute,
    client_messages.Ready: table_commands.ready,
    client_messages.Leave: leaving.leave,
    client_messages.RemoveNote: moderation.remove_note,
    client_messages.Kick: table_commands.kick,
    client_messages.Hand: table_commands.hand,
    client_messages.Take: table_commands.take,
    client_messages.Resign: table_commands.resign,
    client_messages.Propose: proposals.propose,
    client_messages.Vote: proposals.vote,
    client_messages.Resume: proposals.resume,
}


async def carry_out(room: Room, client: Client, ask: client_messages.Ask) -> None:
    """One message of a client, with its answer: done, or not done and why."""
    began = perf_counter()
    if isinstance(ask, client_messages.Ping):
        client.tell(Pong(id=ask.id, now=room.services.now()))
        return
    if isinstance(ask, client_messages.Hello):
        client.tell(NotDone(id=None, problem=ServerError("bad-message", "hello is said once").problem))
        return
    try:
        if isinstance(ask, client_messages.AskHint):
            hint(room, client, ask)
        else:
            handler = HANDLERS[type(ask)] if not isinstance(ask, client_messages.Bar) else bar_among(room)
            await room.do(lambda: once(room.state, client, ask, handler), lambda: acknowledge(room, client, ask))
    except ServerError as error:
        METRICS.count("messages_total", result=error.code)
        client.tell(NotDone(id=ask.id, problem=error.problem))
        return
    METRICS.count("messages_total", result="done")
    if isinstance(ask, client_messages.Answer):
        METRICS.count("answers_total", by="person")
        METRICS.observe("answer_seconds", perf_counter() - began)


def once(state: TableState, client: Client, ask: Any, handler: Handler) -> None:
    """What was carried out already isn't carried out again, only acknowledged."""
    who = (client.person_id or "") if isinstance(ask, client_messages.Say) else str(getattr(ask, "player", ""))
    if (who, ask.id) in state.requests:
        if who.isdecimal():
            game_commands.own_seat(state, client, ask.player)
        return
    handler(state, client, ask)


def bar_among(room: Room) -> Handler:
    """Of somebody who only watches the name is known by their connection alone."""
    names = {client.person_id: client.name for client in room.clients}
    return lambda state, client, ask: moderation.bar(state, client, ask, names.get(ask.person, ""))


def acknowledge(room: Room, client: Client, ask: Any) -> None:
    if isinstance(ask, client_messages.Preview):
        return
    live_game, player = room.state.live_game, getattr(ask, "player", None)
    version = None
    if live_game is not None and player is not None and player in room.state.players_of(client.person_id):
        version = live_game.version(player)
    client.tell(Done(id=ask.id, version=version))


def hint(room: Room, client: Client, ask: client_messages.AskHint) -> None:
    """Thought out beside everything else; the answer comes when it is ready."""
    live_game = game_commands.own_game(room.state, client, ask.player, ask.version)
    if not room.state.table.hints:
        raise ServerError("no-hints", "there are no hints at this table")
    asked = live_game.play.question(ask.player)
    if asked is None:
        raise ServerError("not-asked", f"player {ask.player} isn't asked anything now")
    level = checked_level(ask.level)
    view = live_game.play.view(ask.player)
    seed = seed_for(live_game.play, view, asked)
    job = job_for(live_game.play, view, asked, room.state.loaded_pack, level, seed, explain=True)

    person, quotas = client.person_id or "", room.services.quotas
    quotas.begin_hint(person, client.place)

    async def think() -> None:
        try:
            thought = await room.services.bot_pool.think(job, Asker((client.place, person, room.id), HINT))
        except ServerError as error:
            client.tell(NotDone(id=ask.id, problem=error.problem))
        else:
            found = thought.reasons
            client.tell(Hint(id=ask.id, player=ask.player, version=ask.version, level=level, hint=found))
        finally:
            quotas.end_hint(person, client.place)

    room.services.spawn(think(), f"hint-{room.id}")
