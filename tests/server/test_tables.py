"""Tables: inviting, joining, readiness, chat, bots in people's seats, clocks, pauses, rematches."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Server, at, eventually

SECOND = "red-planet-second"


def test_a_private_table_is_for_who_is_invited(shared_server: Server) -> None:
    ada, bob, eve = (shared_server.person(name) for name in ("Ada", "Bob", "Eve"))
    opened = ada.open(SECOND, "me", "open", "open")
    id = opened["table"]["id"]
    assert all(table["id"] != id for table in ada.get("/api/v1/tables")["tables"])
    assert eve.get(f"/api/v1/tables/{id}", 403)["problem"]["code"] == "not-invited"
    assert eve.get(f"/api/v1/tables/{id}", **{"X-Marsbound-Key": opened["invitation"]})["invitation"] == ""
    assert eve.post(f"/api/v1/tables/{id}/seats/1", {}, 403)["problem"]["code"] == "not-invited"
    assert eve.post(f"/api/v1/tables/{id}/seats/1", {"key": "k-wrong"}, 403)["problem"]["code"] == "not-invited"

    async def watch() -> None:
        async with eve.at(id) as seat:
            assert seat.first["problem"]["code"] == "not-invited"

    asyncio.run(watch())
    link = ada.post(f"/api/v1/tables/{id}/seats/1/link")
    assert eve.post(f"/api/v1/tables/{id}/seats/2", {"key": link["key"]}, 403)["problem"]["code"] == "not-invited"
    assert bob.post(f"/api/v1/tables/{id}/seats/1", {"key": link["key"]})["yours"] == [1]
    assert (
        eve.post(f"/api/v1/tables/{id}/seats/1", {"key": opened["invitation"]}, 409)["problem"]["code"] == "seat-taken"
    )
    assert (
        eve.post(f"/api/v1/tables/{id}/seats/9", {"key": opened["invitation"]}, 404)["problem"]["code"]
        == "no-such-seat"
    )
    assert ada.post(f"/api/v1/tables/{id}/seats/1/link", status=403)["problem"]["code"] == "not-yours"
    # bob takes his seat to another device
    own = bob.post(f"/api/v1/tables/{id}/seats/1/link")
    phone = shared_server.person("Bob's phone")
    assert phone.post(f"/api/v1/tables/{id}/seats/1", {"key": own["key"]})["yours"] == [1]
    assert bob.get(f"/api/v1/tables/{id}", 403)["problem"]["code"] == "not-invited"


def test_open_tables_are_listed_and_anybody_may_join(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    clock = {"mode": "days", "limit": 7200}
    opened = ada.open(SECOND, "me", "open", private=False, name="For all", clock=clock)
    found = next(table for table in bob.get("/api/v1/tables")["tables"] if table["id"] == opened["table"]["id"])
    assert (found["name"], found["clock"], found["seats"][1]["kind"]) == ("For all", clock, "open")
    joined = bob.post(f"/api/v1/tables/{found['id']}/seats/1", {"name": "Robert"})
    assert joined["table"]["status"] == "running"
    mine = next(table for table in bob.get("/api/v1/me/tables")["tables"] if table["id"] == found["id"])
    assert mine["waiting"] == [0, 1]  # both have missions to keep
    assert found["id"] in [table["id"] for table in bob.get("/api/v1/tables?status=running")["tables"]]
    assert found["id"] in [table["id"] for table in bob.get("/api/v1/me/tables")["tables"]]
    assert ada.get("/api/v1/tables?status=nonsense", 422)["problem"]["code"] == "bad-input"


def test_ready_leave_and_kick_before_the_game(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "random", ready=False)
    id = opened["table"]["id"]
    bob.join(opened, 1)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            assert first.table["status"] == "open"
            assert await second.refused("kick", player=0) == "not-host"
            await first.done("kick", player=1)
            while second.table["seats"][1]["kind"] != "open":
                await second.receive()
            assert second.yours == []
            assert await second.refused("ready", player=1, ready=True) == "not-yours"
            await asyncio.to_thread(bob.join, opened, 1, ready=False)
            await second.done("leave", player=1)
            await asyncio.to_thread(bob.join, opened, 1, ready=True)
            await first.done("ready", player=0, ready=True)
            while second.table["status"] != "running":
                await second.receive()
            while second.notes[-1]["kind"] != "started":
                await second.receive()
            assert await first.refused("kick", player=1) == "not-open"

    asyncio.run(play())


def test_what_is_said_is_heard_unless_muted(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "open")
    bob.join(opened, 1)
    id = opened["table"]["id"]

    async def talk() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await second.done("say", text="Hello!")
            said = await first.until("note")
            assert (said["note"]["text"], said["note"]["name"]) == ("Hello!", "Bob")
            await first.done("mute", person=bob.id, muted=True)
            await second.done("say", text="Can you hear me?")
            await first.until("pong", id=await first.send({"type": "ping"}))
            assert all("Can you" not in text for text in first.raw)
        async with ada.at(id) as first:
            assert first.first["muted"] == [bob.id]
            assert all("Hello" not in note["text"] for note in first.notes)
            await first.done("mute", person=bob.id, muted=False)
        async with ada.at(id) as first:
            assert [note["text"] for note in first.notes if note["kind"] == "said"] == ["Hello!", "Can you hear me?"]
        invited = {"invitation": opened["invitation"]}
        async with at(shared_server, id, **invited) as onlooker:
            assert await onlooker.refused("say", text="Me too") == "no-identity"
            assert onlooker.first["invitation"] is None

    asyncio.run(talk())


def test_presence_and_onlookers_are_shown(shared_server: Server) -> None:
    ada, eve = shared_server.person("Ada"), shared_server.person("Eve")
    opened = ada.open(SECOND, "me", "random", private=False)
    id = opened["table"]["id"]

    async def watch() -> None:
        async with ada.at(id) as first:
            assert first.table["seats"][0]["online"]
            async with eve.at(id) as onlooker:
                assert onlooker.yours == []
                news = await onlooker.until("news")
                assert news["eye"] == -1
                assert news["position"]["question"] is None
                while not first.table["onlookers"]:
                    await first.receive()
                assert first.table["onlookers"] == [{"person": eve.id, "name": "Eve"}]
                assert await onlooker.refused("answer", player=0, version=1, choice="d1") == "not-yours"
            while first.table["onlookers"]:
                await first.receive()

    asyncio.run(watch())


def test_a_seat_can_be_handed_to_a_bot_and_taken_back(shared_server: Server) -> None:
    ada = shared_server.person()
    id = ada.open(SECOND, "me", "me", "me")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.done("hand", player=1, level="random")
            while seat.table["seats"][1]["bot_plays"] != "handed":
                await seat.receive()
            assert await seat.refused("hand", player=1, level="nobody") == "no-such-level"
            for _ in range(8):
                while not any(player != 1 for player in seat.asked()):
                    await seat.receive()
                player = next(player for player in seat.asked() if player != 1)
                message = await seat.answer(player, confirm=True)
                await seat.caught_up(message["version"], player)
            log = await asyncio.to_thread(ada.get, f"/api/v1/tables/{id}/log/1")
            assert len(log["answers"]) > 0, "the bot has played"
            await seat.done("take", player=1)
            while seat.table["seats"][1]["bot_plays"] is not None:
                await seat.receive()
            await seat.play_on()

    asyncio.run(play())


def test_resigning_is_for_good_and_a_table_without_people_is_closed(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open(SECOND, "me", "open", "random")
    id = opened["table"]["id"]
    bob.join(opened, 1)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await second.done("resign", player=1)
            assert await second.refused("take", player=1) == "resigned"
            while first.table["seats"][1]["bot_plays"] != "resigned":
                await first.receive()
            await first.play_on(4)
            assert first.table["status"] == "running"
            await first.done("resign", player=0)
            while first.table["status"] != "closed":
                await first.receive()
            assert await first.refused("answer", player=0, version=1, choice="x") == "not-running"

    asyncio.run(play())


def test_a_pause_is_agreed_on_and_anybody_ends_it(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    clock = {"mode": "live", "bank": 600, "increment": 0}
    opened = ada.open(SECOND, "me", "open", "random", clock=clock)
    id = opened["table"]["id"]
    bob.join(opened, 1)

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await first.until("news", eye=0)
            await first.done("propose", player=0, kind="pause")
            while not second.table["proposals"]:
                await second.receive()
            await second.done("vote", player=1, proposal=second.table["proposals"][0]["number"], agreed=True)
            told = await first.until("table")
            while told["table"]["status"] != "paused":
                told = await first.until("table")
            assert [clock["running"] for clock in told["clocks"]] == [False, False, False]
            version = first.positions[0]["version"]
            assert await first.refused("answer", player=0, version=version, choice="x") == "paused"
            await first.done("resume", player=0)
            while second.table["status"] != "running":
                await second.receive()
            await first.play_on(1)

    asyncio.run(play())


@pytest.mark.long
def test_who_runs_out_of_time_is_played_by_a_bot_until_they_come_back(server: Server) -> None:
    ada = server.person()
    clock = {"mode": "live", "bank": 10, "increment": 1}
    id = ada.open(SECOND, "me", "random", clock=clock)["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            news = await seat.until("news", eye=0)
            assert news["clocks"][0]["running"]
            while seat.table["seats"][0]["bot_plays"] != "clock":
                await seat.receive()
            assert any(note["kind"] == "clock-ran-out" for note in seat.notes) or (await seat.until("note"))
            await seat.done("take", player=0)
            while seat.positions[0]["question"] is None and seat.table["status"] == "running":
                await seat.receive()

    asyncio.run(play())


def test_a_rematch_is_one_table_whoever_asks(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open("red-planet-first", "me", "open", "random")
    id = opened["table"]["id"]
    bob.join(opened, 1)
    assert ada.post(f"/api/v1/tables/{id}/rematch", status=409)["problem"]["code"] == "not-over"

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await asyncio.gather(first.play_on(), second.play_on())
            again = await asyncio.to_thread(ada.post, f"/api/v1/tables/{id}/rematch")
            assert again["table"]["status"] == "open"
            while second.table["rematch"] != again["table"]["id"]:
                await second.receive()

    asyncio.run(play())
    again = bob.post(f"/api/v1/tables/{id}/rematch")
    assert again["table"]["status"] == "running"
    assert [seat["name"] for seat in again["table"]["seats"]] == ["Ada 0", "Bob", ""]
    assert ada.post(f"/api/v1/tables/{id}/rematch")["table"]["id"] == again["table"]["id"]
    eve = shared_server.person("Eve")
    assert eve.post(f"/api/v1/tables/{id}/rematch", status=403)["problem"]["code"] == "not-yours"


def test_whoever_was_let_in_to_watch_may_watch_the_rematch(shared_server: Server) -> None:
    ada, eve = shared_server.person("Ada"), shared_server.person("Eve")
    opened = ada.open("red-planet-first", "me", "random", "random", private=True)
    id, invitation = opened["table"]["id"], opened["invitation"]

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.play_on()

    asyncio.run(play())
    again = ada.post(f"/api/v1/tables/{id}/rematch")
    assert again["invitation"] == invitation
    assert eve.get(f"/api/v1/tables/{again['table']['id']}", status=403)["problem"]["code"] == "not-invited"

    async def watch() -> None:
        async with eve.at(again["table"]["id"], invitation=invitation) as seat:
            assert (seat.table["id"], seat.yours) == (again["table"]["id"], [])

    asyncio.run(watch())


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"options": {"speed": "fast"}}, "bad-input"),
        ({"seats": [{"kind": "me"}]}, "bad-input"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "nobody"}]}, "no-such-level"),
        ({"seats": [{"kind": "me"}, {"kind": "open"}], "seed": "1"}, "bad-input"),
        ({"seats": [{"kind": "me"}, {"kind": "me"}], "seed": "1"}, "bad-input"),
        ({"seed": "9999999999999999999"}, "bad-input"),
        ({"pack": "sha256:0000000000000000"}, "no-such-pack"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "program:rm -rf /"}]}, "bad-input"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "level": "python:os:system"}]}, "bad-input"),
    ],
)
def test_a_table_that_cannot_be_is_refused(shared_server: Server, wanted: dict[str, Any], code: str) -> None:
    ada = shared_server.person()
    table = {"game": SECOND, "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}], **wanted}
    response = ada.http.post("/api/v1/tables", json=table)
    assert 400 <= response.status_code < 500
    assert response.json()["problem"]["code"] == code


def test_the_same_seed_gives_the_same_game(shared_server: Server) -> None:
    ada = shared_server.person()

    async def opening(id: str) -> list[dict[str, Any]]:
        async with ada.at(id) as seat:
            await seat.until("news", eye=0)
            return seat.events[0]

    tables = [ada.open(SECOND, "me", "random", seed="77") for _ in range(2)]
    assert all(table["table"]["seed"] is None for table in tables), "shown at the end only"
    first, second = (asyncio.run(opening(table["table"]["id"])) for table in tables)
    assert [event for event in first if event["fact"] != "choice-sealed"] == [
        event for event in second if event["fact"] != "choice-sealed"
    ]


def test_abandoned_tables_are_closed(tmp_path: Path) -> None:
    with Server(
        str(tmp_path / "s.db"), tmp_path, "--open-closes-after", "60", "--running-closes-after", "60"
    ) as server:
        ada = server.person()
        opened = ada.open(SECOND, "me", "open")
        assert opened["table"]["closes_at"] == pytest.approx(opened["table"]["created_at"] + 60)
        running = ada.open("rocketmen", "me")
        server.stop()
        age(tmp_path / "s.db", 100)
        server.start()
        for id in (opened["table"]["id"], running["table"]["id"]):
            path = f"/api/v1/tables/{id}"
            eventually(lambda path=path: ada.get(path)["table"]["status"] == "closed")


def age(database: Path, seconds: float) -> None:
    """Lets time go by for all tables."""
    import sqlite3

    with sqlite3.connect(database) as connection:
        connection.execute("update tables set wake_at = wake_at - ?, touched_at = touched_at - ?", (seconds, seconds))
    connection.close()


def test_an_open_seat_of_a_running_game_is_no_seat(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open(SECOND, "me", "random", private=False)
    assert bob.join(opened, 1, 409)["problem"]["code"] == "seat-taken"
    assert bob.join(opened, 0, 409)["problem"]["code"] == "seat-taken"
