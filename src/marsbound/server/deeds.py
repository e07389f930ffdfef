"""Everything a client can ask for at a table, and what is done then."""

import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from marsbound.server import manners, moves
from marsbound.server.client import Client
from marsbound.server.levels import checked_level
from marsbound.server.metrics import METRICS
from marsbound.server.problems import Trouble
from marsbound.server.room import Room
from marsbound.server.sitting import Sitting
from marsbound.server.thinking import Asker, job_for
from marsbound.server.wire import asks
from marsbound.server.wire.tells import Done, Hint, NotDone, Pong

Deed = Callable[[Sitting, Client, Any], None]

DEEDS: Final[dict[type, Deed]] = {
    asks.Answer: moves.answer,
    asks.Confirm: moves.confirm,
    asks.Undo: moves.undo,
    asks.Preview: moves.preview,
    asks.MarkSeen: moves.mark_seen,
    asks.Say: manners.say,
    asks.Mute: manners.mute,
    asks.Ready: manners.ready,
    asks.Leave: manners.leave,
    asks.Kick: manners.kick,
    asks.Hand: manners.hand,
    asks.Take: manners.take,
    asks.Resign: manners.resign,
    asks.Propose: manners.propose,
    asks.Vote: manners.vote,
    asks.Resume: manners.resume,
}


async def carry_out(room: Room, client: Client, ask: asks.Ask) -> None:
    """One message of a client, with its answer: done, or not done and why."""
    began = perf_counter()
    if isinstance(ask, asks.Ping):
        client.tell(Pong(id=ask.id, now=room.house.now()))
        return
    if isinstance(ask, asks.Hello):
        client.tell(NotDone(id=None, problem=Trouble("bad-message", "hello is said once").problem))
        return
    try:
        if isinstance(ask, asks.AskHint):
            hint(room, client, ask)
        else:
            deed = DEEDS[type(ask)]
            await room.do(lambda: once(room.sitting, client, ask, deed), lambda: acknowledge(room, client, ask))
    except Trouble as trouble:
        METRICS.count("messages_total", result=trouble.code)
        client.tell(NotDone(id=ask.id, problem=trouble.problem))
        return
    METRICS.count("messages_total", result="done")
    if isinstance(ask, asks.Answer):
        METRICS.count("answers_total", by="person")
        METRICS.observe("answer_seconds", perf_counter() - began)


def once(sitting: Sitting, client: Client, ask: Any, deed: Deed) -> None:
    """What was carried out already isn't carried out again, only acknowledged."""
    who = (client.person_id or "") if isinstance(ask, asks.Say) else str(getattr(ask, "player", ""))
    if (who, ask.id) in sitting.requests:
        if who.isdecimal():
            moves.own_seat(sitting, client, ask.player)
        return
    deed(sitting, client, ask)


def acknowledge(room: Room, client: Client, ask: Any) -> None:
    if isinstance(ask, asks.Preview):
        return
    course, player = room.sitting.course, getattr(ask, "player", None)
    version = None
    if course is not None and player is not None and player in room.sitting.players_of(client.person_id):
        version = course.version(player)
    client.tell(Done(id=ask.id, version=version))


def hint(room: Room, client: Client, ask: asks.AskHint) -> None:
    """Thought out beside everything else; the answer comes when it is ready."""
    course = moves.own_course(room.sitting, client, ask.player, ask.version)
    if not room.sitting.table.hints:
        raise Trouble("no-hints", "there are no hints at this table")
    asked = course.play.question(ask.player)
    if asked is None:
        raise Trouble("not-asked", f"player {ask.player} isn't asked anything now")
    level = checked_level(ask.level)
    view = course.play.view(ask.player)
    job = job_for(course.play, view, asked, room.sitting.boxed, level, secrets.randbits(62), explain=True)

    person, quotas = client.person_id or "", room.house.quotas
    quotas.begin_hint(person, client.place)

    async def think() -> None:
        try:
            thought = await room.house.thinkers.think(job, Asker((client.place, person, room.id)))
        except Trouble as trouble:
            client.tell(NotDone(id=ask.id, problem=trouble.problem))
        else:
            found = thought.reasons
            client.tell(Hint(id=ask.id, player=ask.player, version=ask.version, level=level, hint=found))
        finally:
            quotas.end_hint(person, client.place)

    room.house.send_out(think(), f"hint-{room.id}")
