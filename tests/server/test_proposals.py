"""What waits for somebody's consent is kept, whatever becomes of the server meanwhile."""

import asyncio
from pathlib import Path

from tests.server.kit import Message, Person, Seat, Server

SECOND = "red-planet-second"


def two_people(server: Server) -> tuple[Person, Person, str]:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open(SECOND, "me", "open")
    bob.join(opened, 1)
    return ada, bob, opened["table"]["id"]


async def both_play_and_ada_proposes(ada: Person, bob: Person, id: str, *asks: Message) -> int:
    """Her answers before she proposes to take one back."""
    async with ada.at(id) as first, bob.at(id) as second:
        await asyncio.gather(first.play_on(2), second.play_on(2))
        for ask in asks:
            await first.done("propose", player=0, **ask)
        return len(answers(ada, id))


def answers(ada: Person, id: str) -> list[str]:
    found: list[str] = ada.get(f"/api/v1/tables/{id}/log/0")["answers"]
    return found


async def noted(seat: Seat, kind: str) -> None:
    while kind not in [note["kind"] for note in seat.notes]:
        await seat.receive()


def test_a_proposal_survives_a_kill(database: str, tmp_path: Path) -> None:
    undo = {"kind": "undo", "steps": 1, "id": "once"}
    with Server(database, tmp_path) as server:
        ada, bob, id = two_people(server)
        given = asyncio.run(both_play_and_ada_proposes(ada, bob, id, {"kind": "pause"}, undo))
        server.kill()
        server.start()

        async def agree() -> None:
            async with ada.at(id) as first, bob.at(id) as second:
                [proposal] = second.table["proposals"]
                assert (proposal["kind"], proposal["number"], proposal["needed"]) == ("undo", 2, [1])
                # the first one was replaced: its number is nobody's, now as before
                assert await second.refused("vote", player=1, proposal=1, agreed=True) == "no-such-proposal"
                await first.done("propose", player=0, **undo)
                assert [note["kind"] for note in first.notes].count("proposed") == 2, "sent again, not made again"
                await second.done("vote", player=1, proposal=2, agreed=True)
                await noted(first, "rewound")
                await first.done("propose", player=0, **undo)
                await first.until("pong", id=await first.send({"type": "ping"}))
                assert first.table["proposals"] == []

        asyncio.run(agree())
        assert len(answers(ada, id)) == given - 1


def test_what_was_taken_back_at_once_is_not_taken_back_twice(tmp_path: Path) -> None:
    """Where nobody has to be asked; the acknowledgement got lost with the server."""
    undo = {"kind": "undo", "steps": 1, "id": "once"}
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        ada = server.person()
        id = ada.open(SECOND, "me", "me")["table"]["id"]

        async def propose(steps: int) -> None:
            async with ada.at(id) as seat:
                await seat.play_on(steps)
                await seat.done("propose", player=0, **undo)

        asyncio.run(propose(6))
        left = answers(ada, id)
        server.kill()
        server.start()
        asyncio.run(propose(0))
        assert answers(ada, id) == left


def test_some_of_the_votes_are_kept_too(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        people = [server.person(name) for name in ("Ada", "Bob", "Eve")]
        opened = people[0].open(SECOND, "me", "open", "open")
        for player in (1, 2):
            people[player].join(opened, player)
        id = opened["table"]["id"]

        async def before() -> None:
            async with people[0].at(id) as first, people[1].at(id) as second:
                await first.done("propose", player=0, kind="pause")
                await second.done("vote", player=1, proposal=1, agreed=True)

        async def after() -> None:
            async with people[2].at(id) as third:
                [proposal] = third.table["proposals"]
                assert (proposal["agreed"], proposal["needed"]) == ([0, 1], [2])
                await third.done("vote", player=2, proposal=1, agreed=True)
                await noted(third, "paused")

        asyncio.run(before())
        server.kill()
        server.start()
        # also where the table isn't in memory it is shown what waits
        [listed] = people[2].get("/api/v1/me/tables")["tables"]
        assert listed["proposals"][0]["needed"] == [2]
        asyncio.run(after())
