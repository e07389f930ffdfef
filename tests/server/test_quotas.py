"""One person, or one address, can't take everything: bots have turns, tables and hints are counted."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx

from marsbound.server.bots.fair_queue import FairQueue
from tests.server.kit import Server

SECOND = "red-planet-second"


def bots(*levels: str) -> dict[str, Any]:
    return {"game": SECOND, "seats": [{"kind": "bot", "level": level} for level in levels]}


def test_addresses_people_and_tables_take_turns() -> None:
    async def take() -> list[str]:
        queue: FairQueue[str] = FairQueue(["slow", "quick"], urgencies=3)
        for number in range(3):
            queue.put(f"greedy-{number}", "quick", ("here", "greedy", "t1"))
            queue.put(f"greedy-other-{number}", "quick", ("here", "greedy", "t2"))
        queue.put("watched", "quick", ("there", "bots", "t9"), urgency=2)
        queue.put("hint", "quick", ("there", "ada", "t4"), urgency=1)
        queue.put("housemate", "quick", ("here", "housemate", "t3"))
        queue.put("elsewhere", "quick", ("there", "ada", "t4"))
        queue.put("taken back", "quick", ("there", "ada", "t5"))
        queue.discard("taken back", "quick", ("there", "ada", "t5"))
        queue.put("slow", "slow", ("here", "greedy", "t6"))
        return [await queue.get("quick") for _ in range(10)] + [await queue.get("slow", "quick")]

    order = asyncio.run(take())
    assert order == [
        "greedy-0",
        "elsewhere",
        "housemate",
        "greedy-other-0",
        "greedy-1",
        "greedy-other-1",
        "greedy-2",
        "greedy-other-2",
        "hint",
        "watched",
        "slow",
    ]


def test_nobody_waits_for_anothers_champions(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        greedy, ada = server.person("Eve"), server.person("Ada")
        taken = [greedy.post("/api/v1/tables", bots(*["champion"] * 4))["table"]["id"] for _ in range(10)]
        taken += [greedy.open(SECOND, "me", *["master"] * 4)["table"]["id"] for _ in range(4)]
        id = ada.open(SECOND, "me", "random", "novice")["table"]["id"]

        async def play() -> None:
            async with ada.at(id) as seat:
                await seat.play_on()
                assert seat.table["status"] == "finished"

        asyncio.run(play())
        assert "thinker-replaced" not in server.log
        shown = [greedy.get(f"/api/v1/tables/{one}")["table"]["status"] for one in taken]
        assert "running" in shown, "they hadn't finished before"


def test_what_one_person_may_have_is_counted(tmp_path: Path) -> None:
    limits = ("--tables-per-person", "4", "--bot-tables-per-person", "1", "--slow-bots-per-person", "2")
    with Server(str(tmp_path / "server.db"), tmp_path, *limits) as server:
        eve, ada = server.person("Eve"), server.person("Ada")

        def refused(content: dict[str, Any]) -> str:
            problem = eve.post("/api/v1/tables", content, 429)["problem"]
            assert problem["message"]
            return str(problem["code"])

        person = {"kind": "me"}
        eve.post("/api/v1/tables", bots("master", "random"))
        assert refused(bots("random", "random")) == "too-many-bots"
        strong = {"game": SECOND, "seats": [person, *[{"kind": "bot", "level": "champion"}] * 2]}
        assert refused(strong) == "too-many-bots"
        eve.post("/api/v1/tables", strong | {"seats": strong["seats"][:2]})
        ida = server.person("Ida")
        with ThreadPoolExecutor(8) as pool:
            both = [pool.submit(ida.http.post, "/api/v1/tables", json=strong) for _ in range(8)]
            assert sorted(one.result().status_code for one in both) == [200] + [429] * 7
        # several at once are counted as well
        waiting = {"game": SECOND, "seats": [person, {"kind": "open"}]}
        headers = {"Authorization": f"Bearer {eve.secret}"}

        def open_one(number: int) -> int:
            return httpx.post(f"{server.url}/api/v1/tables", json=waiting, headers=headers, timeout=60).status_code

        with ThreadPoolExecutor(8) as pool:
            statuses = sorted(pool.map(open_one, range(8)))
        assert statuses == [200] * 2 + [429] * 6
        assert refused(waiting) == "too-many-tables"
        # others aren't concerned, and who ends a game may have another
        ada.post("/api/v1/tables", waiting)
        mine = next(table for table in eve.get("/api/v1/me/tables")["tables"] if table["status"] == "running")

        async def resign() -> None:
            async with eve.at(mine["id"]) as seat:
                await seat.done("resign", player=0)

        asyncio.run(resign())
        eve.post("/api/v1/tables", waiting)


def test_what_one_address_may_have_is_counted(tmp_path: Path) -> None:
    limits = ("--people-per-hour", "3", "--tables-per-hour", "2", "--hints-per-minute", "2")
    with Server(str(tmp_path / "server.db"), tmp_path, *limits) as server:
        eve, ada, bob = (server.person(name) for name in ("Eve", "Ada", "Bob"))
        assert eve.post("/api/v1/people", {"name": "Ida"}, 429)["problem"]["code"] == "too-fast"
        id = eve.open(SECOND, "me", "random")["table"]["id"]
        ada.open(SECOND, "me", "random")
        assert bob.post("/api/v1/tables", bots("random", "random"), 429)["problem"]["code"] == "too-fast"

        async def ask() -> None:
            async with eve.at(id) as seat, eve.at(id) as other:
                for where in (seat, other):
                    while 0 not in where.positions:
                        await where.receive()
                    version = where.positions[0]["version"]
                    told = await where.ask("ask-hint", player=0, version=version, level="random")
                    assert told["type"] == "hint"
                assert await seat.refused("ask-hint", player=0, version=version) == "too-many-hints"

        asyncio.run(ask())
