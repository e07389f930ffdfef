"""Games that were played on for a while, or to the end, by people without a browser who do what a bot would do."""

import asyncio
import os
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from math import inf
from typing import Any

from tests.server.kit import Person, Seat

ADVISER = "heuristic"
# Events until about the middle, or later where games are long.  A whole game of each family is played from the front
# page; all other ways to play begin there.
MIDDLE = {"red-planet-second": 180, "red-planet-first": 150, "rocketmen": 640}
if os.environ.get("MARSBOUND_WHOLE_GAMES") == "1":  # a campaign has the time
    MIDDLE = dict.fromkeys(MIDDLE, 0)
# Of the points that end it: in 200 games of Rocketmen somebody at random still had 20 answers or more to give.
SOON = 0.4
# Whether a player has come to the position that is wanted, at a question of theirs.
Reached = Callable[[Seat, int], bool]


def never(seat: Seat, player: int) -> bool:
    return False


def asked(question: str, after: int = 0, refusing: bool = False) -> Reached:
    """At a question by its name, after so many events; one that says what isn't possible, if that is wanted.

    There is a choice: an only answer may give itself as soon as a page looks at it.
    """

    def reached(seat: Seat, player: int) -> bool:
        asks = seat.positions[player]["question"]
        is_it = asks["question"] == question and len(seat.events[player]) >= after
        return is_it and len(asks["choices"]) > 1 and (bool(asks["refused"]) or not refusing)

    return reached


def answered(times: int) -> Reached:
    """Once somebody has answered so often."""
    left = iter(range(times))
    return lambda seat, player: next(left, None) is None


def more_happened(times: int) -> Reached:
    """Once somebody has heard of so much more than in the beginning."""
    before: list[int] = []

    def reached(seat: Seat, player: int) -> bool:
        before.append(len(seat.events[player]))
        return before[-1] >= before[0] + times

    return reached


def middle(game: str) -> Reached:
    """Once so many things have happened that the game is half over, or earlier if somebody soon ends it by points."""

    def reached(seat: Seat, player: int) -> bool:
        standing = seat.positions[player]["standing"]
        soon = any(each["points"] >= SOON * (standing["goal"] or inf) for each in standing["seats"])
        return soon or len(seat.events[player]) >= MIDDLE[game]

    return reached


def play(person: Person, table: str, reached: Reached = never) -> None:
    """In a thread of its own: the browser's driver keeps an event loop running in this one."""
    play_together([person], table, reached)


def play_together(people: list[Person], table: str, reached: Reached) -> None:
    """Each for their own seats, until one of them has reached it."""

    async def all_play() -> None:
        async with AsyncExitStack() as connected:  # all, before anybody is told to stop
            seats = [await connected.enter_async_context(person.at(table)) for person in people]
            playing = [asyncio.create_task(play_on(seat, reached)) for seat in seats]
            ready, others = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
            for each in others:
                each.cancel()
            await asyncio.gather(*others, return_exceptions=True)
            for each in ready:
                each.result()

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, all_play()).result()


def at_the_table(person: Person, table: str, does: Callable[[Seat], Coroutine[Any, Any, Any]]) -> None:
    """Once they have been told what there is."""

    async def sit_down() -> None:
        async with person.at(table) as seat:
            while not seat.events:
                await seat.receive()
            await does(seat)

    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, sit_down()).result()


def look(person: Person, table: str) -> None:
    """At all that has happened."""

    async def look(seat: Seat) -> None:
        for player, events in seat.events.items():
            await seat.done("mark-seen", player=player, events=len(events))

    at_the_table(person, table, look)


def answer_once(person: Person, table: str) -> None:
    """Whatever is asked first."""

    async def answer(seat: Seat) -> None:
        while not seat.asked():
            await seat.receive()
        await seat.answer(seat.asked()[0])

    at_the_table(person, table, answer)


async def play_on(seat: Seat, reached: Reached) -> None:
    while seat.table["status"] != "finished":
        waited_for = seat.asked()
        if not waited_for or bots_choose(seat, waited_for[0]):
            await seat.receive()
            continue
        player = waited_for[0]
        if reached(seat, player):
            return
        answered = await seat.answer(player, await advice(seat, player), confirm=True)
        if answered["type"] == "done":
            await seat.caught_up(answered["version"], player)
        else:
            assert answered["problem"]["code"] == "stale", answered
            await seat.receive()


def bots_choose(seat: Seat, player: int) -> bool:
    """Who has chosen already is part of what a bot goes by: all of them, so that games go the same way every time."""
    return any(seat.table["seats"][other]["kind"] == "bot" for other in seat.positions[player]["waiting"])


async def advice(seat: Seat, player: int) -> str:
    version = seat.positions[player]["version"]
    answered = await seat.ask("ask-hint", player=player, version=version, level=ADVISER)
    hint: dict[str, Any] = answered.get("hint", {})
    return str(hint.get("choice", seat.positions[player]["question"]["choices"][0]))
