"""Not one byte that a seat or an onlooker is sent depends on what they can't know: messages, errors and logs.

A room is shown twice the same moment of a game: once with the true table, once with another world that fits what some
eyes know.  Everything these eyes then do is answered alike, to the byte.
"""

import asyncio
import io
import logging
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from marsbound.core.chance import Generator
from marsbound.core.script import Table
from marsbound.games.packs import builtin
from marsbound.server.bots import bot_worker as thinker
from marsbound.server.bots.bot_pool import BotPool
from marsbound.server.bots.bot_worker import BotReply, Job
from marsbound.server.http import sockets
from marsbound.server.logs import LOGGER, OneLine
from marsbound.server.packs.pack_cache import LoadedPack, PackCache
from marsbound.server.presenting.replays import finished_record
from marsbound.server.services import Services
from marsbound.server.settings import Settings
from marsbound.server.store.database import Database
from marsbound.server.store.stored import ClockStand, StoredPerson, StoredSeat, StoredTable
from marsbound.server.store.tables import Kept
from marsbound.server.tables.client import Client
from marsbound.server.tables.commands import carry_out
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.tables.nature import nature_of
from marsbound.server.tables.room import Room
from marsbound.server.tables.table_state import TableState
from marsbound.server.tables.turn_webhooks import TurnWebhooks
from marsbound.server.wire import client_messages as asks
from marsbound.server.wire.tables import LiveClock
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, Walk

NOW = 1_800_000_000.0
ONLOOKER = -1
MOMENTS = 5
SEEDS = 2


# One for all: to make one, the certificates of the whole world are read.
WEBHOOKS = TurnWebhooks(False)


class NoDatabase:
    """Keeps nothing: here only what is told matters."""

    async def write(self, work: Any) -> None:
        return None

    async def read(self, work: Any) -> None:
        return None


class ThinkersHere:
    """Thinks at once, with the same chance every time, and only with what a worker would be given."""

    async def think(self, job: Job) -> BotReply:
        again = msgspec.json.decode(msgspec.json.encode(msgspec.structs.replace(job, seed=7)), type=Job)
        return thinker.thought_of(again)


class WatchedRoom:
    """A room with one client, whose messages are kept."""

    def __init__(self, case: Case, live_game: LiveGame, eye: int) -> None:
        play = live_game.play
        pack = builtin(case.game)
        database, bot_pool = cast(Database, NoDatabase()), cast(BotPool, ThinkersHere())
        services = Services(Settings(), database, cast(PackCache, None), bot_pool, WEBHOOKS, lambda: NOW)
        table = StoredTable(
            id="t-1",
            status="running",
            game=case.game,
            rules=play.game.rules_version,
            players=case.players,
            options=dict(play.options),
            pack_name=pack.name,
            pack_hash=pack.hash,
            name="",
            private=False,
            hints=True,
            clock=LiveClock(bank=600, increment=5),
            clocks=ClockStand([600.0] * case.players, []),
            clocks_since=NOW,
            seed="0",
            host="p-0",
            invitation="k",
            created_at=NOW,
            started_at=NOW,
            touched_at=NOW,
        )
        seats = [
            StoredSeat(
                table_id="t-1", player=player, kind="person", person=f"p-{player}", name=f"P{player}", ready=True
            )
            for player in range(case.players)
        ]
        loaded_pack = LoadedPack(play.game, pack, play.box, None)
        state = TableState(Kept(table, seats, [], []), loaded_pack, services.settings, services.now)
        state.live_game = live_game
        self.room = Room(services, state)
        person = StoredPerson(id=f"p-{eye}", secret_hash="", name=f"P{eye}", created_at=NOW) if eye >= 0 else None
        self.client = Client(person)

    async def say(self, message: dict[str, Any]) -> None:
        await carry_out(self.room, self.client, msgspec.convert(message, asks.Ask))
        for _ in range(5):  # hints come beside the rest
            await asyncio.sleep(0)

    def told(self) -> list[bytes]:
        found = []
        while not self.client.outbox.empty():
            found.append(self.client.outbox.get_nowait() or b"")
        return found


def course_at(walk: Walk, table: Table) -> LiveGame:
    """The game as far as it has come, going on at a table; nature isn't asked, so it answers nothing."""
    play = walk.play
    live_game = LiveGame(play.game, play.box, play.players, dict(play.options), nature_of("0"))
    live_game.play.table = table
    live_game.play.steps = list(play.steps)
    live_game.play.heard = list(play.heard)
    live_game.play.heard_at = list(play.heard_at)
    live_game.told(None)
    return live_game


def messages(live_game: LiveGame, eye: int, chance: Generator) -> Iterator[dict[str, Any]]:
    """Everything a client can say, sensible or not.  The last is an answer, which ends what both worlds share."""
    player = max(0, eye)
    version = live_game.version(eye)
    question = live_game.play.question(player)
    some = {"player": player, "version": version}
    yield {"type": "preview", "id": "1", **some}
    yield {"type": "preview", "id": "2", **some, "choices": ["nonsense"]}
    yield {"type": "ask-hint", "id": "3", **some, "level": "random"}
    yield {"type": "answer", "id": "4", **some, "choice": "nonsense"}
    yield {"type": "answer", "id": "5", **some, "choice": "-"}
    yield {"type": "answer", "id": "6", "player": player, "version": version + 9, "choice": "-"}
    for other in range(live_game.play.players):
        if other != eye:
            asked = live_game.play.question(other)
            choices = asked.choices if asked is not None else ["d1", "yes"]
            for choice in [*choices[:2], "nonsense"]:
                yield {
                    "type": "answer",
                    "id": f"7{other}{choice}"[:64],
                    "player": other,
                    "version": 1,
                    "choice": choice,
                }
            yield {"type": "undo", "id": f"8{other}", "player": other, "version": 1}
            yield {"type": "preview", "id": f"9{other}", "player": other, "version": 1}
            yield {"type": "ask-hint", "id": f"h{other}", "player": other, "version": 1}
    refused = [candidate for candidate in live_game.play.candidates(player) if candidate.refusal is not None]
    for candidate in refused[:3] if eye >= 0 else []:
        yield {"type": "answer", "id": f"r{candidate.text}"[:64], **some, "choice": candidate.text}
    yield {"type": "undo", "id": "10", **some}
    yield {"type": "confirm", "id": "11", **some}
    yield {"type": "propose", "id": "12", "player": player, "kind": "undo", "steps": 999}
    yield {"type": "vote", "id": "13", "player": player, "proposal": 1, "agreed": True}
    yield {"type": "say", "id": "14", "text": "hello"}
    yield {"type": "kick", "id": "15", "player": 0}
    yield {"type": "bar", "id": "19", "person": "p-1", "barred": True}
    yield {"type": "remove-note", "id": "20", "number": 1}
    yield {"type": "mark-seen", "id": "16", "player": player, "events": 3}
    if eye >= 0 and question is not None and not live_game.play.line().together:
        hidden = [choice for choice in question.choices if stays_hidden(live_game, eye, choice)]
        if hidden:
            yield {"type": "answer", "id": "17", **some, "choice": hidden[chance.below(len(hidden))]}
            yield {"type": "undo", "id": "18", "player": player, "version": version + 1}


def stays_hidden(live_game: LiveGame, player: int, choice: str) -> bool:
    """Whether an answer shows nothing: what comes after it may differ between worlds otherwise."""
    play = live_game.play
    table, heard = play.table.clone(), len(play.heard)
    events = play.answer(player, choice)
    quiet = play.undo(player) and not any(play.game.facts[event.fact].reveals for event in events)
    play.table, play.heard = table, play.heard[:heard]
    return quiet


async def answers(case: Case, live_game: LiveGame, eye: int, said: list[dict[str, Any]]) -> list[bytes]:
    watched = WatchedRoom(case, live_game, eye)
    hello = asks.Hello(wire=1, seen=[asks.Seen(eye=eye, version=0)])
    await sockets.welcome(watched.room, watched.client, hello)
    for message in said:
        await watched.say(message)
    told = watched.told()
    try:
        told.append(repr(finished_record(watched.room.state)).encode())
    except Exception as refusal:
        told.append(str(refusal).encode())
    watched.room.close("restart", "")
    return told


class Log(logging.StreamHandler[io.StringIO]):
    """Keeps what would stand on stderr."""

    def __init__(self) -> None:
        super().__init__(io.StringIO())
        self.setFormatter(OneLine())

    def lines(self) -> list[bytes]:
        """Without what time it is and how long something took."""
        kept = []
        for line in self.stream.getvalue().splitlines():
            found = msgspec.json.decode(line)
            kept.append(msgspec.json.encode({name: found[name] for name in found if name not in ("at", "seconds")}))
        return kept


@pytest.mark.parametrize("case", CASES, ids=str)
def test_another_world_behind_the_back_changes_no_byte(case: Case) -> None:
    compared = 0
    for seed in range(SEEDS):
        walk = Walk(Start(case, seed, seed, curious=True))
        for play in walk.samples(one_in=12):
            if play.over or compared > MOMENTS * (seed + 1):
                break
            for eye in [*range(case.players), ONLOOKER]:
                world = play.game.sample_world(play.game.view(play.table, eye), walk.chance.seed())
                compare(case, walk, eye, world)
            compared += 1
    assert compared >= 3, "hardly anything was compared"


def compare(case: Case, walk: Walk, eye: int, world: Table) -> None:
    true = course_at(walk, walk.play.table.clone())
    said = list(messages(true, eye, walk.chance))
    true = course_at(walk, walk.play.table.clone())
    told, logs = [], []
    for live_game in (true, course_at(walk, world)):
        log = Log()
        LOGGER.addHandler(log)
        LOGGER.setLevel("DEBUG")
        try:
            told.append(asyncio.run(answers(case, live_game, eye, said)))
        finally:
            LOGGER.removeHandler(log)
            LOGGER.setLevel("NOTSET")
        logs.append(log.lines())
    assert told[0] == told[1]
    assert logs[0] == logs[1]
