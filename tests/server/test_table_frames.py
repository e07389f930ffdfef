"""Looking back in a game that still runs: every step as it was told, to nobody more than that."""

import asyncio
from typing import Any

import pytest

from tests.server.kit import Message, Person, Seat, Server, at

GAMES = ["red-planet-second", "red-planet-first", "rocketmen"]
UNTOLD = {"version", "undoable", "draft", "waiting", "ready", "question"}  # what a replay says otherwise, or not at all


def frames(person: Person, id: str, eye: int) -> list[Any]:
    found: list[Any] = []
    while True:
        more = person.get(f"/api/v1/tables/{id}/frames?eye={eye}&first={len(found)}")["frames"]
        found += more
        if len(more) < 200:
            return found


def as_told(position: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in position.items() if name not in UNTOLD}


async def told_by_step(seat: Seat, person: Person, id: str, given: int) -> dict[int, Any]:
    """What was told at each step, while answers are given."""
    told = {}
    for _ in range(given):
        await seat.play_on(1)
        position = seat.positions[0]
        if not position["ready"]:  # those who choose together are in seat order afterwards
            told[position["step"]] = as_told(position)
    return told


@pytest.mark.parametrize("game", GAMES)
def test_frames_of_a_running_game_are_what_was_told_then(shared_server: Server, game: str) -> None:
    ada = shared_server.person("Ada")
    id = ada.open(game, "me", "random", "random")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            told = await told_by_step(seat, ada, id, 12)
            await seat.ask("ping")
            shown = frames(ada, id, 0)
            assert [frame["step"] for frame in shown] == list(range(len(shown)))
            assert len(shown) > max(told)
            for step, position in told.items():
                assert as_told(shown[step]["position"]) == position, f"step {step}"
            assert all(frame["choice"] is None or frame["player"] == 0 for frame in shown)
            told_events = [event for event in seat.events[0] if event["fact"] != "choice-sealed"]
            shown_events = [event for frame in shown for event in frame["events"] if event["fact"] != "choice-sealed"]
            assert shown_events[: len(told_events)] == told_events, "each with the step that shows it"

    asyncio.run(play())


def test_others_eyes_and_open_steps_are_not_shown(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open")
    bob.join(opened, 1)
    id = opened["table"]["id"]
    assert bob.get(f"/api/v1/tables/{id}/frames?eye=0", 403)["problem"]["code"] == "not-yours"
    assert bob.get(f"/api/v1/tables/{id}/frames?eye=-3", 422)["problem"]["code"] == "bad-input"
    stranger = shared_server.person("Eve")
    assert stranger.get(f"/api/v1/tables/{id}/frames", 403)["problem"]["code"] == "not-invited"

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            seats = {0: (first, ada), 1: (second, bob)}
            while True:  # until somebody is asked alone and has a step that stays open
                await asyncio.gather(first.ask("ping"), second.ask("ping"))
                player = first.positions[0]["waiting"][0]
                seat, who = seats[player]
                message = await seat.answer(player)
                assert message["type"] == "done", message
                await seat.caught_up(message["version"], player)
                if seat.positions[player]["draft"]:
                    break
            other, whose = seats[1 - player]
            await other.ask("ping")
            step = seat.positions[player]["step"]
            assert frames(who, id, player)[-1]["step"] == step
            assert frames(whose, id, 1 - player)[-1]["step"] == other.positions[1 - player]["step"] == step - 1
            assert frames(whose, id, -1)[-1]["step"] == step - 1
            version = seat.positions[player]["version"]
            await seat.done("undo", player=player, version=version, steps=1)
            assert frames(who, id, player)[-1]["step"] == step - 1, "what was taken back is gone"

    asyncio.run(play())


def test_the_step_of_ones_own_last_answer_is_told(shared_server: Server) -> None:
    ada = shared_server.person("Ada")
    id = ada.open("red-planet-second", "me", "random", "random", private=False)["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.play_on(8)
            await seat.ask("ping")
            answered = seat.positions[0]["answered"]
            shown = frames(ada, id, 0)
            step = seat.positions[0]["step"]
            assert answered == [frame["step"] for frame in shown[: step + 1] if frame["player"] == 0][-1]
            since = [event for event in seat.events[0] if event["step"] >= answered]
            assert since
            assert len(since) < len(seat.events[0])
        async with at(shared_server, id) as onlooker:
            assert (await onlooker.until("news"))["position"]["answered"] == 0

    asyncio.run(play())


def test_how_long_searching_bots_think_is_told(shared_server: Server) -> None:
    ada = shared_server.person("Ada")
    id = ada.open("red-planet-second", "me", "expert", "expert")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            told: list[Message] = []
            while len(told) < 3:
                if seat.asked():
                    await seat.play_on(1)
                    continue
                message = await seat.receive()
                if message["type"] == "news" and message["thinking"] is not None:
                    told.append(message)
            for message in told:
                assert message["thinking"]["seconds"] in (0.1, 0.2)
                assert message["thinking"]["since"] > 0
                assert set(message["position"]["waiting"]) & {1, 2}

    asyncio.run(play())
