"""The engine is compiled while people play: bots change over between two moves, and nobody loses anything by it."""

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import marsbound
from marsbound.core.game import Game
from marsbound.core.play import Play
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.server.bots.bot_pool import job_for
from marsbound.server.bots.bot_worker import BotReply
from marsbound.server.packs.pack_cache import loaded_pack
from tests.games.red_planet.kit import box_of
from tests.server.kit import Person, Server, eventually
from tests.server.warming import WarmingServer

pytestmark = pytest.mark.skipif(not marsbound.COMPILED, reason="the engine isn't compiled here")


@pytest.fixture
def warming(tmp_path: Path) -> Iterator[WarmingServer]:
    server = WarmingServer(tmp_path)
    with server:
        yield server


def tries_of_a_hint(person: Person, table: str) -> int:
    """How often expert tried something before it gave a hint."""

    async def ask() -> int:
        async with person.at(table) as seat:
            await seat.caught_up(0, 0)
            version = seat.positions[0]["version"]
            hint = await seat.ask("ask-hint", player=0, version=version, level="expert")
            return sum(each["visits"] for each in hint["hint"]["candidates"])

    return asyncio.run(ask())


def course_of(person: Person, table: str, answers: int) -> list[Any]:
    """What happens while somebody gives so many answers, always the same ones."""

    async def play() -> list[Any]:
        async with person.at(table) as seat:
            await seat.play_on(answers)
            return seat.events[0]

    return asyncio.run(play())


def jobs(game: Game, number: int) -> list[bytes]:
    """Questions from the live game of a game, each with a seed."""
    play = Play(game, box_of(game.name), 3, {}, 7)
    found: list[bytes] = []
    while len(found) < number:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        job = job_for(
            play, play.view(player), asked, loaded_pack(builtin(game.name), None), "heuristic", 1000 + len(found), False
        )
        found.append(msgspec.json.encode(job))
        play.answer(player, asked.choices[(3 + 7 * len(found)) % len(asked.choices)])
    return found


def thoughts(asked: list[bytes], **environment: str) -> list[BotReply]:
    """What a bot's process answers, however long it took."""
    command = [sys.executable, "-m", "marsbound.server.bots.bot_worker"]
    done = subprocess.run(command, input=b"\n".join(asked), env=os.environ | environment, capture_output=True)
    assert done.returncode == 0, done.stderr
    replies = [msgspec.json.decode(line, type=BotReply) for line in done.stdout.splitlines()]
    return [msgspec.structs.replace(reply, seconds=0.0) for reply in replies]


@pytest.mark.long
@pytest.mark.parametrize("game", games().values(), ids=games())
def test_the_same_seed_gives_the_same_heuristic_moves_before_and_after(game: Game) -> None:
    asked = jobs(game, 25)
    before, after = thoughts(asked, MARSBOUND_INTERPRETED="1"), thoughts(asked)
    assert len(before) == len(asked)
    assert before == after


@pytest.mark.long
def test_expert_tries_little_before_and_much_afterwards(warming: WarmingServer) -> None:
    assert warming.engine() == "compiling"
    ada = warming.person()
    table = ada.open("red-planet-second", "me", "heuristic", "heuristic", seed="7")["table"]["id"]
    before = tries_of_a_hint(ada, table)
    warming.compiled()
    after = tries_of_a_hint(ada, table)
    assert before > 0
    assert after > 5 * before, f"{before} tries interpreted, {after} compiled"


@pytest.mark.long
def test_a_game_goes_on_while_bots_change_over(warming: WarmingServer) -> None:
    """To its end, with every answer in the record, in the order it was given."""
    ada = warming.person()
    table = ada.open("red-planet-second", "me", "heuristic", "novice", seed="11")["table"]["id"]

    async def play() -> int:
        async with ada.at(table) as seat:
            given = await seat.play_on(5)
            warming.end_the_compile()
            return given + await seat.play_on()

    given = asyncio.run(play())
    assert warming.engine() == "compiled"
    record = ada.get(f"/api/v1/replays/{table}/record")
    mine = [answer for answer in record["answers"] if answer.startswith("1 ")]
    assert len(mine) >= given
    assert "thinker-replaced" not in warming.log, "no process died over it"


@pytest.mark.long
def test_a_compile_that_fails_is_told_and_nothing_else_happens(warming: WarmingServer) -> None:
    ada = warming.person()
    table = ada.open("red-planet-second", "me", "heuristic", "heuristic", seed="7")["table"]["id"]
    course_of(ada, table, 2)
    warming.end_the_compile(broken=True)
    eventually(lambda: warming.engine() == "interpreted")
    assert len(course_of(ada, table, 2)) > 10
    assert ada.get("/healthz")["engine"] == "interpreted"


@pytest.mark.long
def test_where_nothing_can_be_compiled_the_games_go_on(tmp_path: Path) -> None:
    """The folder for it can't be made."""
    server = WarmingServer(tmp_path)
    (server.project / "build").write_text("in the way")
    with server:
        eventually(lambda: server.engine() == "interpreted")
        ada = server.person()
        table = ada.open("rocketmen", "me", "heuristic", seed="7")["table"]["id"]
        assert len(course_of(ada, table, 2)) > 5


@pytest.mark.long
def test_the_compile_ends_with_the_server(warming: WarmingServer) -> None:
    assert warming.process is not None
    children = Path(f"/proc/{warming.process.pid}/task/{warming.process.pid}/children")
    [builder] = eventually(lambda: [int(pid) for pid in children.read_text().split()])
    assert warming.stop() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(builder, 0)


def test_a_server_that_is_compiled_says_so(server: Server) -> None:
    shown = server.person().get("/api/v1/engine")
    assert shown == {"state": "compiled", "searching": ["expert", "master", "champion"]}
