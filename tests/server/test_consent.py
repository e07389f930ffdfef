"""What others have answered or seen is taken back only if they agree, wherever they are."""

import asyncio

import pytest

from tests.server.kit import Person, Seat, Server

SECOND = "red-planet-second"


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "random")
    bob.join(opened, 1)
    return ada, bob, opened["table"]["id"]


def answers(person: Person, id: str, player: int) -> list[str]:
    found: list[str] = person.get(f"/api/v1/tables/{id}/log/{player}")["answers"]
    return found


async def play_until_both_have_answered(first: Seat, second: Seat) -> None:
    """Missions and characters are chosen by all at once."""
    await asyncio.gather(first.play_on(2), second.play_on(2))


async def proposals(seat: Seat, number: int) -> None:
    while len(seat.table["proposals"]) != number:
        await seat.receive()


@pytest.mark.parametrize("proposed_before", [False, True])
def test_taking_back_waits_for_who_lets_a_bot_play(shared_server: Server, proposed_before: bool) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await play_until_both_have_answered(first, second)
            kept = answers(ada, id, 0)
            if proposed_before:
                await first.done("propose", player=0, kind="undo", steps=2)
                await proposals(second, 1)
            await second.done("hand", player=1, level="random")
            if not proposed_before:
                await first.done("propose", player=0, kind="undo", steps=2)
            while first.table["seats"][1]["bot_plays"] != "handed":
                await first.receive()
            await proposals(first, 1)
            assert first.table["proposals"][0]["needed"] == [1]
            assert answers(ada, id, 0) == kept, "nothing is taken back before bob agrees"
            # he may agree without taking his seat back
            await proposals(second, 1)
            await second.done("vote", player=1, proposal=second.table["proposals"][0]["number"], agreed=True)
            while first.notes[-1]["kind"] != "rewound":
                await first.receive()
            assert answers(ada, id, 0) == kept[:-2]

    asyncio.run(play())


def test_who_has_resigned_has_no_say_any_more(shared_server: Server) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await play_until_both_have_answered(first, second)
            kept = answers(ada, id, 0)
            await second.done("resign", player=1)
            await first.done("propose", player=0, kind="undo", steps=1)
            while first.notes[-1]["kind"] != "rewound":
                await first.receive()
            assert answers(ada, id, 0) == kept[:-1]

    asyncio.run(play())


def test_a_vote_during_a_pause_loses_nothing(shared_server: Server) -> None:
    ada, bob, id = two_people(shared_server)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await play_until_both_have_answered(first, second)
            await first.done("propose", player=0, kind="undo", steps=1)
            await second.done("propose", player=1, kind="pause")
            await proposals(second, 2)
            undo, pause = (proposal["number"] for proposal in second.table["proposals"])
            await first.done("vote", player=0, proposal=pause, agreed=True)
            assert await second.refused("vote", player=1, proposal=undo, agreed=True) == "paused"
            await second.done("resume", player=1)
            await second.done("vote", player=1, proposal=undo, agreed=True)
            while second.notes[-1]["kind"] != "rewound":
                await second.receive()

    asyncio.run(play())
