"""What somebody does in secret moves nothing that others can see."""

import asyncio
from typing import Any

from tests.server.kit import Person, Seat, Server

SECOND = "red-planet-second"


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open(SECOND, "me", "open", private=False)
    bob.join(opened, 1)
    return ada, bob, opened["table"]["id"]


async def heard(seat: Seat) -> list[dict[str, Any]]:
    """All that was told up to now: a ping's answer comes after it."""
    before = len(seat.raw)
    found: list[dict[str, Any]] = []
    id = await seat.send({"type": "ping"})
    while not found or found[-1].get("id") != id:
        found.append(await seat.receive())
    assert len(seat.raw) == before + len(found)
    return found[:-1]


async def choose(seat: Seat, player: int, at: int) -> None:
    while player not in seat.positions:
        await seat.receive()
    choices = seat.positions[player]["question"]["choices"]
    message = await seat.answer(player, choices[at])
    assert message["type"] == "done"
    await seat.caught_up(message["version"], player)


def test_another_secret_answer_moves_nothing(shared_server: Server) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await choose(first, 0, 0)  # that she has chosen everybody knows
            await heard(second)
            before = bob.get(f"/api/v1/tables/{id}")
            await choose(first, 0, 1)
            assert bob.get(f"/api/v1/tables/{id}") == before
            assert await heard(second) == []

    asyncio.run(play())


def test_another_secret_answer_refuses_no_proposal(shared_server: Server) -> None:
    """Only what everybody sees is playing on."""
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await choose(first, 0, 0)
            await choose(second, 1, 0)  # both have their missions, and choose characters now
            await heard(first)
            await choose(first, 0, 0)
            await second.done("propose", player=1, kind="undo", steps=1)
            await heard(second)
            await choose(first, 0, 1)
            assert await heard(second) == []
            assert len(bob.get(f"/api/v1/tables/{id}")["table"]["proposals"]) == 1

    asyncio.run(play())


def test_an_open_step_and_taking_it_back_move_nothing(shared_server: Server) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            seats = {0: first, 1: second}
            while True:  # until somebody is asked alone and has a step that stays open
                await asyncio.gather(heard(first), heard(second))
                player = first.positions[0]["waiting"][0]
                seat, other = seats[player], seats[1 - player]
                before = ada.get(f"/api/v1/tables/{id}")["table"]
                await choose(seat, player, 0)
                if seat.positions[player]["draft"]:
                    break
            assert ada.get(f"/api/v1/tables/{id}")["table"] == before
            version = seat.positions[player]["version"]
            await seat.done("undo", player=player, version=version, steps=1)
            assert ada.get(f"/api/v1/tables/{id}")["table"] == before
            assert await heard(other) == []

    asyncio.run(play())


def test_that_somebody_looked_or_made_a_link_is_told_to_nobody(shared_server: Server) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await heard(second)
            await first.done("mark-seen", player=0, events=3)
            ada.post(f"/api/v1/tables/{id}/seats/0/link")
            assert await heard(second) == []
        async with ada.at(id) as first:
            assert (await first.until("news"))["away"] == 3, "it is kept all the same"

    asyncio.run(play())
