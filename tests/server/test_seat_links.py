"""A seat's link seats somebody once: nobody takes a seat, and the hand with it, from who sits there."""

import asyncio
from typing import Any

import pytest

from tests.server.kit import Person, Server

SECOND = "red-planet-second"


def seat(opened: dict[str, Any], player: int, more: str = "") -> str:
    return f"/api/v1/tables/{opened['table']['id']}/seats/{player}{more}"


@pytest.mark.parametrize("by_link", [False, True])
@pytest.mark.parametrize("private", [False, True])
def test_the_host_cannot_take_a_seat_by_a_link_made_before(shared_server: Server, by_link: bool, private: bool) -> None:
    host, bob, accomplice = (shared_server.person(name) for name in ("Ada", "Bob", "Eve"))
    opened = host.open(SECOND, "me", "open", private=private)
    key = host.post(seat(opened, 1, "/link"))["key"]
    assert bob.post(seat(opened, 1), {"key": key if by_link else opened["invitation"]})["yours"] == [1]
    assert bob.get(f"/api/v1/tables/{opened['table']['id']}")["table"]["status"] == "running"
    for thief in (accomplice, host):
        assert thief.post(seat(opened, 1), {"key": key}, 409)["problem"]["code"] == "seat-taken"
    assert bob.get(f"/api/v1/tables/{opened['table']['id']}")["yours"] == [1]
    assert bob.get(f"/api/v1/tables/{opened['table']['id']}/log/1")["player"] == 1

    async def look() -> None:
        async with accomplice.at(opened["table"]["id"], invitation=opened["invitation"]) as onlooker:
            assert onlooker.yours == []
            assert (await onlooker.until("news"))["eye"] == -1

    asyncio.run(look())


def test_ones_own_link_moves_the_seat_once_and_everybody_is_told(shared_server: Server) -> None:
    host, bob, phone, late = (shared_server.person(name) for name in ("Ada", "Bob", "Bob's phone", "Eve"))
    opened = host.open(SECOND, "me", "open")
    id = opened["table"]["id"]
    bob.join(opened, 1, name="Robert")

    async def move() -> None:
        async with bob.at(id) as old, host.at(id) as first:
            key = (await asyncio.to_thread(bob.post, seat(opened, 1, "/link")))["key"]
            assert (await asyncio.to_thread(phone.post, seat(opened, 1), {"key": key}))["yours"] == [1]
            while old.yours:
                await old.receive()
            for told in (old, first):
                while told.notes[-1]["kind"] != "moved":
                    await told.receive()
                note = told.notes[-1]
                assert (note["player"], note["name"], note["person"]) == (1, "Robert", phone.id)
            # whoever else has seen the link comes too late; the phone may open it as often as it likes
            await asyncio.to_thread(late.post, seat(opened, 1), {"key": key}, 409)
            assert (await asyncio.to_thread(phone.post, seat(opened, 1), {"key": key}))["yours"] == [1]
            version = old.positions[1]["version"]
            assert await old.refused("answer", player=1, version=version, choice="pilot") == "not-yours"

    asyncio.run(move())


def names(table: dict[str, Any]) -> list[str]:
    return [one["name"] for one in table["seats"]]


def test_a_seat_that_was_left_can_be_given_to_somebody_else(shared_server: Server) -> None:
    people: list[Person] = [shared_server.person(name) for name in ("Ada", "Bob", "Ida")]
    host, bob, ida = people
    opened = host.open(SECOND, "me", "open", ready=False)
    id = opened["table"]["id"]
    old = host.post(seat(opened, 1, "/link"))["key"]
    bob.post(seat(opened, 1), {"key": old})

    async def leave() -> None:
        async with bob.at(id) as there:
            await there.done("leave", player=1)

    asyncio.run(leave())
    assert ida.post(seat(opened, 1), {"key": old}, 403)["problem"]["code"] == "not-invited"
    new = host.post(seat(opened, 1, "/link"))["key"]
    assert names(ida.post(seat(opened, 1), {"key": new})["table"])[1] == "Ida"
