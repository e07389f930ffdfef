"""What docs/reference/wire.md promises of order, of what is carried out once, and of restarts."""

import asyncio
from typing import Any

from tests.server.kit import Person, Seat, Server

SECOND = "red-planet-second"


async def answer_and_look(seat: Seat, player: int, **more: Any) -> list[str]:
    """The kinds of messages about one player from an answer on, until news has it."""
    position = seat.positions[player]
    choice = position["question"]["choices"][0]
    fields = {"player": player, "version": position["version"], "choice": choice, **more}
    id = await seat.send({"type": "answer", **fields})
    kinds, version = [], None
    while version is None or seat.positions[player]["version"] < version:
        told = await seat.receive()
        if told.get("id") == id:
            version = told["version"]
            assert seat.positions[player]["version"] < version, "news came before done"
        if told.get("id") == id or told.get("eye") == player:
            kinds.append(told["type"])
    return kinds


def test_done_comes_before_the_news_of_the_same_change(shared_server: Server) -> None:
    ada = shared_server.person()
    id = ada.open(SECOND, "me", "me", "random")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            for _ in range(6):
                while not seat.asked():
                    await seat.receive()
                kinds = await answer_and_look(seat, seat.asked()[0])
                assert kinds[-1] == "news"
                assert "done" in kinds

    asyncio.run(play())


def test_a_log_has_open_steps_and_sealed_answers_and_a_restart_changes_nothing(shared_server: Server) -> None:
    server, ada = shared_server, shared_server.person()
    id = ada.open(SECOND, "me", "me")["table"]["id"]
    given: dict[int, list[str]] = {0: [], 1: []}

    async def play() -> dict[int, Any]:
        async with ada.at(id) as seat:
            await seat.done("say", id="c-1", text="Hello!")
            sealed = drafted = False
            while not (sealed and drafted):
                while not seat.asked():
                    await seat.receive()
                player = seat.asked()[0]
                question = seat.positions[player]["question"]
                together = question["together"]
                done = await seat.answer(player, question["choices"][0])
                given[player].append(question["choices"][0])
                await seat.caught_up(done["version"], player)
                check(ada, id, seat, given)
                after = seat.positions[player]
                sealed = sealed or (together and player in after["ready"])
                drafted = bool(after["draft"])
            return dict(seat.positions)

    async def look() -> dict[int, Any]:
        async with ada.at(id) as seat:
            while len(seat.positions) < 2:
                await seat.receive()
            check(ada, id, seat, given)
            await seat.done("say", id="c-1", text="Hello!")
            await seat.ask("ping")
            assert [note["text"] for note in seat.notes if note["kind"] == "said"] == ["Hello!"]
            return dict(seat.positions)

    before = asyncio.run(play())
    logs = [ada.get(f"/api/v1/tables/{id}/log/{player}") for player in (0, 1)]
    server.kill()
    server.start()
    ada = server.person(known={"id": ada.id, "secret": ada.secret})
    after = asyncio.run(look())
    assert [ada.get(f"/api/v1/tables/{id}/log/{player}") for player in (0, 1)] == logs
    for player in (0, 1):
        assert (after[player]["version"], after[player]["step"]) == (before[player]["version"], before[player]["step"])


def check(person: Person, id: str, seat: Seat, given: dict[int, list[str]]) -> None:
    """Every answer given so far, in order; every event told so far, in order."""
    for player, answers in given.items():
        log = person.get(f"/api/v1/tables/{id}/log/{player}")
        assert log["answers"] == answers
        heard = len(seat.events.get(player, []))
        assert log["events"][:heard] == seat.events.get(player, [])
