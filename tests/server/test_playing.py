"""Games over real sockets: answers, open steps, taking back, coming back."""

import asyncio
from pathlib import Path

import pytest

from tests.server.kit import Person, Seat, Server, at

GAMES = [
    ("red-planet-second", ["me", "random", "me", "random"]),
    ("red-planet-second", ["me", "random"]),
    ("red-planet-first", ["me", "me", "random"]),
    ("rocketmen", ["me", "random"]),
    ("rocketmen", ["me"]),
]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game(shared_server: Server, game: str, seats: list[str]) -> None:
    ada = shared_server.person()
    opened = ada.open(game, *seats)
    id = opened["table"]["id"]
    assert opened["table"]["status"] == "running"

    async def play() -> Seat:
        async with ada.at(id) as seat:
            await seat.play_on()
            return seat

    seat = asyncio.run(play())
    assert seat.table["outcome"]["totals"]
    assert seat.table["seed"].startswith("k1-")
    record = ada.get(f"/api/v1/tables/{id}/record")
    assert record["result"]["totals"] == seat.table["outcome"]["totals"]
    assert len(record["answers"]) == seat.positions[0]["step"]


def test_a_whole_game_on_both_databases(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        opened = ada.open("red-planet-second", "me", "open", "random")
        id = opened["table"]["id"]
        assert opened["table"]["status"] == "open"
        assert bob.join(opened, 1)["table"]["status"] == "running"

        async def play() -> list[Seat]:
            async with (
                ada.at(id) as first,
                bob.at(id) as second,
                at(server, id, invitation=opened["invitation"]) as eye,
            ):
                await asyncio.gather(first.play_on(), second.play_on())
                while eye.table["status"] != "finished":
                    await eye.receive()
                return [first, second, eye]

        seats = asyncio.run(play())
        assert {seat.table["seed"] for seat in seats} == {seats[0].table["seed"]}
        # what everybody heard, everybody heard in the same order
        public = seats[2].events[-1]
        for player in (0, 1):
            own = seats[player].events[player]
            assert [event for event in own if event in public] == [event for event in public if event in own]
            assert len(own) > len(public)
        assert server.stop() == 0
        assert '"error"' not in server.log


def together(person: Person, *seats: str) -> str:
    opened = person.open("red-planet-second", *seats)
    return str(opened["table"]["id"])


def test_answers_given_together_are_secret_and_can_be_changed(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open", "random")
    bob.join(opened, 1)

    async def play() -> None:
        async with ada.at(opened["table"]["id"]) as first, bob.at(opened["table"]["id"]) as second:
            await first.until("news", eye=0)
            await second.until("news", eye=1)
            question = first.positions[0]["question"]
            assert question["together"]
            old_version = second.positions[1]["version"]
            done = await first.answer(0, question["choices"][0])
            await first.caught_up(done["version"], 0)
            assert 0 in first.positions[0]["ready"]
            assert first.positions[0]["question"]["chosen"] == question["choices"][0]
            while 0 not in second.positions[1]["ready"]:
                await second.receive()
            told, news = len(second.raw), second.news
            done = await first.answer(0, question["choices"][1])
            await first.caught_up(done["version"], 0)
            assert first.positions[0]["question"]["chosen"] == question["choices"][1]
            # bob heard nothing of the change: the next thing he is told answers his own ping
            await second.until("pong", id=await second.send({"type": "ping"}))
            assert all('"type":"news"' not in text or '"ready":[0,2]' in text for text in second.raw[told:])
            assert second.news - news <= 1, "at most the bot's answer"
            # made on a version before ada was ready, and yet it counts
            choice = second.positions[1]["question"]["choices"][0]
            message = await second.ask("answer", player=1, version=old_version, choice=choice)
            assert message["type"] == "done"

    asyncio.run(play())


async def to_an_open_step(seat: Seat, player: int = 0) -> None:
    """Plays until one of the player's answers stays open."""
    for number in range(400):
        waiting = seat.asked()
        if not waiting:
            await seat.receive()
            continue
        choices = seat.positions[waiting[0]]["question"]["choices"]
        message = await seat.answer(waiting[0], choices[(number * 7 + 3) % len(choices)])
        await seat.caught_up(message["version"], waiting[0])
        if waiting[0] == player and seat.positions[player]["draft"]:
            return
    raise AssertionError("no answer stayed open")


def test_open_steps_are_seen_by_their_player_alone(shared_server: Server) -> None:
    ada = shared_server.person()
    id = ada.open("rocketmen", "me", "me", "random")["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as seat:
            await to_an_open_step(seat)
            assert seat.positions[0]["undoable"] >= 1
            before, version = seat.positions[1], seat.positions[0]["version"]
            assert before["draft"] == []
            assert before["step"] < seat.positions[0]["step"]
            # taking it back isn't told to anybody
            notes = len(seat.notes)
            done = await seat.done("undo", player=0, version=version)
            await seat.caught_up(done["version"], 0)
            assert seat.positions[0]["draft"] == []
            assert seat.positions[1] == before
            assert len(seat.notes) == notes
            # and a confirmed one is
            await to_an_open_step(seat)
            done = await seat.done("confirm", player=0, version=seat.positions[0]["version"])
            await seat.caught_up(done["version"], 0)
            while seat.positions[1]["step"] < seat.positions[0]["step"]:
                await seat.receive()
            assert seat.positions[0]["draft"] == []
            assert seat.positions[0]["undoable"] >= 1
            done = await seat.done("undo", player=0, version=seat.positions[0]["version"])
            await seat.until("note")
            assert seat.notes[-1]["kind"] == "undone"

    asyncio.run(play())


def test_the_same_message_sent_twice_is_carried_out_once(shared_server: Server) -> None:
    ada = shared_server.person()
    id = together(ada, "me", "random", "random")

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.until("news", eye=0)
            answer = {"type": "answer", "id": "same", "player": 0, "version": seat.positions[0]["version"]}
            answer["choice"] = seat.positions[0]["question"]["choices"][0]
            await seat.send(dict(answer))
            first = await seat.until("done", id="same")
            await seat.send(dict(answer))
            await seat.until("done", id="same")
            log = ada.get(f"/api/v1/tables/{id}/log/0")
            assert log["answers"] == [answer["choice"]]
            assert first["version"] is not None
            await seat.done("say", id="hello", text="Hello")
            await seat.done("say", id="hello", text="Hello")
            assert [note["text"] for note in seat.notes if note["kind"] == "said"] == ["Hello"]

    asyncio.run(play())


def test_whoever_comes_back_is_told_what_happened_meanwhile(shared_server: Server) -> None:
    ada = shared_server.person()
    id = together(ada, "me", "me", "random")

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.play_on(12)
            await seat.done("mark-seen", player=0, events=5)
            known = {player: list(events) for player, events in seat.events.items()}
            versions = [{"eye": player, "version": seat.positions[player]["version"]} for player in (0, 1)]
        async with ada.at(id) as other:
            await other.until("news", eye=1)
            await other.play_on(9)
            whole = dict(other.events)
        async with ada.at(id, seen=versions) as again:
            again.events = known
            first = await again.until("news", eye=0)
            assert first["away"] == 5
            await again.until("news", eye=1)
            assert again.events[0][: len(whole[0])] == whole[0]
            assert len(first["events"]) < len(again.events[0])

    asyncio.run(play())


async def until_asked(seat: Seat) -> None:
    while not seat.asked():
        await seat.receive()


WITH_BOTS = [("red-planet-second", "me", "random", "random"), ("rocketmen", "me")]


def test_previews_and_hints(shared_server: Server) -> None:
    ada = shared_server.person()
    id = together(ada, "me", "me", "random")

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.play_on(6)
            while not seat.asked():
                await seat.receive()
            player = seat.asked()[0]
            position = seat.positions[player]
            found = await seat.ask("preview", player=player, version=position["version"])
            assert set(found["previews"]) == set(position["question"]["choices"])
            assert set(found["consequences"]) == set(position["question"]["choices"])
            hint = await seat.ask("ask-hint", player=player, version=position["version"], level="random")
            assert hint["type"] == "hint"
            assert hint["hint"]["choice"] in position["question"]["choices"]

    asyncio.run(play())


def test_a_question_comes_with_what_it_would_mean(shared_server: Server) -> None:
    """Of characters before they are chosen, of a turn what ending it throws away; and how the game stands."""
    ada = shared_server.person()
    mars, rockets = (ada.open(game, *seats)["table"]["id"] for game, *seats in WITH_BOTS)

    async def play() -> None:
        async with ada.at(mars) as seat:
            await until_asked(seat)
            while seat.positions[0]["question"]["question"] != "ChooseACharacter":
                await seat.play_on(1)
                await until_asked(seat)
            position = seat.positions[0]
            found = await seat.ask("preview", player=0, version=position["version"], choices=["pilot"])
            assert found["previews"] == {"pilot": []}
            assert {"fact": "acts-at", "parts": {"number": "1"}} in found["consequences"]["pilot"]
            assert [one["place"] for one in position["standing"]["seats"]] == [1, 1, 1]
            missions = [aim for aim in position["standing"]["aims"] if aim["source"] == "missions"]
            assert [aim["item"] for aim in missions] == position["picture"]["seats"][0]["cards"]
        async with ada.at(rockets) as seat:
            await until_asked(seat)
            question = seat.positions[0]["question"]
            assert "end" in question["quiet"]
            assert question["wasteful"]["end"]
            objectives = [aim["item"] for aim in seat.positions[0]["standing"]["aims"]]
            assert objectives == seat.positions[0]["picture"]["seats"][0]["objectives"]

    asyncio.run(play())


def test_refusals_name_the_rule(shared_server: Server) -> None:
    ada = shared_server.person()
    opened = ada.open("rocketmen", "me")

    async def play() -> None:
        async with ada.at(opened["table"]["id"]) as seat:
            while True:
                while not seat.asked():
                    await seat.receive()
                question = seat.positions[0]["question"]
                if question["refused"]:
                    break
                await seat.play_on(1)
            wrong = question["refused"][0]
            message = await seat.answer(0, wrong["choices"][0])
            problem = message["problem"]
            assert (problem["code"], problem["reason"], problem["rule"]) == ("refused", wrong["reason"], wrong["rule"])
            rules = ada.get("/api/v1/rules/rocketmen")
            ids = {rule["id"] for section in rules["sections"] for rule in section["rules"]}
            assert problem["rule"] in ids

    asyncio.run(play())


def test_taking_back_more_needs_the_consent_of_the_others(shared_server: Server) -> None:
    ada, bob = shared_server.person("Ada"), shared_server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open", "random")
    bob.join(opened, 1)
    id = opened["table"]["id"]

    async def play() -> None:
        async with ada.at(id) as first, bob.at(id) as second:
            await asyncio.gather(first.play_on(6), second.play_on(6))
            log = ada.get(f"/api/v1/tables/{id}/log/0")["answers"]
            for agreed in (False, True):
                await first.done("propose", player=0, kind="undo", steps=3)
                while not second.table["proposals"]:
                    await second.receive()
                proposal = second.table["proposals"][0]
                assert (proposal["kind"], proposal["player"], proposal["needed"]) == ("undo", 0, [1])
                await second.done("vote", player=1, proposal=proposal["number"], agreed=agreed)
                while second.notes[-1]["kind"] != ("rewound" if agreed else "declined"):
                    await second.receive()
                now = ada.get(f"/api/v1/tables/{id}/log/0")["answers"]
                assert now == (log[:-3] if agreed else log)
            while not second.asked() and not first.asked():
                await first.receive()
            await asyncio.gather(first.play_on(), second.play_on())
            assert first.table["status"] == "finished"
            assert first.events[0] == ada.get(f"/api/v1/tables/{id}/log/0")["events"]

    asyncio.run(play())


def test_everything_is_there_after_a_polite_restart(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path) as server:
        ada = server.person()
        opened = ada.open("rocketmen", "me", "random", clock={"mode": "live", "bank": 600, "increment": 5})
        id = opened["table"]["id"]

        async def begin() -> tuple[list[dict[str, object]], dict[str, object]]:
            async with ada.at(id) as seat:
                await seat.play_on(10)
                await to_an_open_step(seat)
                position, events = seat.positions[0], seat.events[0]
                server_stops = asyncio.to_thread(server.stop)
                farewell, code = await asyncio.gather(seat.until("farewell"), server_stops)
                assert (farewell["again"], farewell["problem"]["code"], code) == (True, "restart", 0)
                return events, position

        async def go_on(events: list[dict[str, object]], position: dict[str, object]) -> None:
            async with ada.at(id) as seat:
                news = await seat.until("news", eye=0)
                assert seat.positions[0] == position, "the open step too"
                assert seat.events[0] == events
                assert 500 < news["clocks"][0]["left"] < 650
                await seat.play_on()

        events, position = asyncio.run(begin())
        server.start()
        asyncio.run(go_on(events, position))
