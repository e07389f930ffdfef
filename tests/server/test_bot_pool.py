"""Bots think in processes of their own, which may die."""

import asyncio
import json
import os
import signal
import subprocess
import sys

import msgspec
import pytest

from marsbound.core.play import Play
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.server.bots.bot_pool import BotPool, job_for
from marsbound.server.bots.bot_worker import Job, thought_of
from marsbound.server.errors import ServerError
from marsbound.server.metrics import METRICS
from marsbound.server.packs.pack_cache import loaded_pack
from tests.games.red_planet.kit import box_of
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start, Walk
from tests.server.kit import PATIENCE, Server, eventually
from tests.server.processes import children, cmdline
from tests.server.sites import pid_of

FIGURES = ("thoughts_total", "thoughts_abandoned_total", "thought_cpu_seconds_total")


def some_job(level: str = "random") -> Job:
    game = games()["red-planet-second"]
    play = Play(game, box_of(game.name), 3, {}, 5)
    player = play.asked_players()[0]
    asked = play.question(player)
    assert asked is not None
    return job_for(play, play.view(player), asked, loaded_pack(builtin(game.name), None), level, 11, False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_worker_sees_exactly_the_view(case: Case) -> None:
    """The view goes to the worker as text, and comes out of it the same."""
    from marsbound.core.notation import position_text
    from marsbound.server.bots.bot_worker import view_of

    walk = Walk(Start(case, 3, 3))
    for number, play in enumerate(walk.steps()):
        if play.over or number > 60:
            break
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        view = play.view(player)
        job = job_for(play, view, asked, loaded_pack(builtin(case.game), None), "random", 1, False)
        again = view_of(job)
        assert position_text(again.masked, play.game.fields) == position_text(view.masked, play.game.fields)
        assert play.game.picture(again) == play.game.picture(view)
        assert thought_of(job).choice in asked.choices


def counted(name: str) -> float:
    return sum(
        sample.value
        for metric in METRICS.registry.collect()
        for sample in metric.samples
        if sample.name == f"marsbound_{name}" and sample.labels == {"level": "expert"}
    )


def test_what_a_thought_took_is_counted_also_if_nobody_wants_it_any_more() -> None:
    """It can't be stopped once it was begun."""

    async def think() -> None:
        bot_pool = BotPool(0, PATIENCE)
        await bot_pool.think(some_job("expert"))
        before = [counted(name) for name in FIGURES]
        asking = asyncio.create_task(bot_pool.think(some_job("expert")))
        await asyncio.sleep(0)
        assert len(bot_pool.queue) == 1
        while len(bot_pool.queue):  # until it is begun
            await asyncio.sleep(0)
        asking.cancel()
        while counted("thoughts_abandoned_total") == before[1]:
            await asyncio.sleep(0.01)
        wanted, abandoned, seconds = (counted(name) - was for name, was in zip(FIGURES, before, strict=True))
        assert (wanted, abandoned) == (0, 1)
        assert 0 < seconds < 60  # its time is up by the clock, however little of a processor it got
        await bot_pool.close()

    asyncio.run(think())


def test_a_pool_is_closed_though_an_answer_comes_in_the_same_moment() -> None:
    async def think() -> None:
        bot_pool = BotPool(1, PATIENCE)
        await bot_pool.think(some_job())
        answers = bot_pool.processes[0].stdout
        assert answers is not None
        coming: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        answers.readline = lambda: coming  # type: ignore[assignment, method-assign, return-value]
        asking = asyncio.create_task(bot_pool.think(some_job()))
        await asyncio.sleep(0.1)  # until the worker waits for it
        coming.set_result(b"{}")
        async with asyncio.timeout(PATIENCE):
            await bot_pool.close()
        asking.cancel()

    asyncio.run(think())


def test_a_worker_that_is_killed_is_replaced_and_asked_again() -> None:
    async def think() -> None:
        bot_pool = BotPool(1, PATIENCE)
        first = await bot_pool.think(some_job())
        process = bot_pool.processes[0]
        process.kill()
        second = await bot_pool.think(some_job())
        assert first.choice == second.choice
        assert bot_pool.processes[0] is not process
        # one that hangs is replaced as well
        bot_pool.patience = 1.0
        hanging = bot_pool.processes[0]
        os.kill(hanging.pid, signal.SIGSTOP)
        asking = asyncio.create_task(bot_pool.think(some_job()))
        while hanging in bot_pool.processes:
            await asyncio.sleep(0.01)
        bot_pool.patience = PATIENCE
        assert (await asking).choice == first.choice
        with pytest.raises(ServerError, match="couldn't answer"):
            await bot_pool.think(some_job("nobody"))
        await bot_pool.close()

    asyncio.run(think())


@pytest.mark.long
def test_a_game_goes_on_though_its_worker_dies_and_none_is_left_behind(server: Server) -> None:
    ada = server.person()
    id = ada.open("red-planet-second", "me", "random", "random")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            for _ in range(3):
                await seat.play_on(4)
                for pid in children(pid_of(server)):
                    os.kill(pid, signal.SIGKILL)
            await seat.play_on()

    asyncio.run(play())
    assert "thinker-replaced" in server.log
    workers = [pid for pid in children(pid_of(server)) if b"bot_worker" in cmdline(pid)]
    assert workers
    server.kill()
    eventually(lambda: not any(b"bot_worker" in cmdline(pid) for pid in workers))  # none outlives its server


def test_a_worker_without_weights_logs_it_once_and_thinks() -> None:
    code = (
        "from pathlib import Path; from marsbound.games.kit import GameKit; "
        "GameKit.weights = property(lambda kit: Path('nowhere')); "
        "from marsbound.server.bots.bot_worker import main; main()"
    )
    asked = [msgspec.json.encode(some_job(level)) for level in ("expert@5it", "expert@5it", "expert@6it")]
    done = subprocess.run([sys.executable, "-c", code], input=b"\n".join(asked), capture_output=True, timeout=PATIENCE)
    assert [msgspec.json.decode(line)["error"] for line in done.stdout.splitlines()] == ["", "", ""]
    [told] = [json.loads(line) for line in done.stderr.splitlines()]
    assert (told["level"], told["event"]) == ("warning", "bot-warning")
    assert "red-planet-second-zones.bin: can't be read" in told["said"]
