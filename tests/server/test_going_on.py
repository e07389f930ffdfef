"""Bots and clocks go on by themselves, whatever happened meanwhile."""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from tests.server.kit import Person, Seat, Server, eventually

SECOND = "red-planet-second"


@pytest.mark.long
def test_a_table_goes_on_after_the_database_has_failed_for_a_while(tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    with Server(str(database), tmp_path) as server:
        ada = server.person()
        clock = {"mode": "live", "bank": 10, "increment": 0}
        id = ada.open(SECOND, "me", "random", "random", clock=clock)["table"]["id"]
        assert server.stop() == 0
        with sqlite3.connect(database) as connection:
            connection.execute("ALTER TABLE entries RENAME TO mislaid")
        server.start()
        eventually(lambda: "no such table" in server.log)
        connection.execute("ALTER TABLE mislaid RENAME TO entries")
        connection.close()

        def bot_plays() -> bool:
            response = ada.http.get("/api/v1/me/tables")
            if response.status_code == 503:  # together with the last that looked for what was mislaid
                return False
            return bool(response.json()["tables"][0]["seats"][0]["bot_plays"] == "clock")

        eventually(bot_plays)
        eventually(lambda: len(ada.get(f"/api/v1/tables/{id}/log/0")["answers"]) > 1)


def test_a_bot_answers_whatever_was_handed_over_and_taken_back_at_once(tmp_path: Path) -> None:
    """Handing over, taking the seat and taking back come from several connections, before the bot begins to think."""
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        ada = server.person()
        chance = Random(5)
        for _ in range(4):
            id = ada.open(SECOND, "me", "me", "me")["table"]["id"]
            asyncio.run(press_everything(ada, id, chance))
        assert "task-failed" not in server.log
        assert "thinking-failed" not in server.log


async def press_everything(ada: Person, id: str, chance: Random) -> None:
    async with ada.at(id) as seat, ada.at(id) as second, ada.at(id) as third:
        while len(seat.positions) < 3:
            await seat.receive()
        await seat.play_on(6)
        for _ in range(10):
            messages = (
                [(seat, {"type": "hand", "player": player, "level": "random"}) for player in (0, 1, 2)]
                + [
                    (
                        second,
                        {
                            "type": "propose",
                            "player": chance.randrange(3),
                            "kind": "undo",
                            "steps": chance.randint(1, 2),
                        },
                    )
                    for _ in range(4)
                ]
                + [(third, {"type": "take", "player": player}) for player in (0, 1, 2)]
            )
            chance.shuffle(messages)
            await asyncio.gather(*[where.send(dict(message)) for where, message in messages])
        for where in (seat, second, third):
            await where.until("pong", id=await where.send({"type": "ping"}))
        for player in (0, 1, 2):
            await seat.ask("hand", player=player, level="random")
        await until_bots_have_answered(seat, 12)


async def until_bots_have_answered(seat: Seat, answers: int) -> None:
    step = seat.positions[0]["step"]
    while seat.table["status"] != "finished" and seat.positions[0]["step"] < step + answers:
        await seat.receive()
