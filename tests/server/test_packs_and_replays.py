"""Records, replays, packs, rules, statistics, health, and the operator's commands."""

import asyncio
import json
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from click.testing import CliRunner

from marsbound.games.packs import builtin
from marsbound.games.registry import kits
from marsbound.packs import Pack
from marsbound.server.packs.uploads import PackUploads
from marsbound.server.threads import Threads
from marsbound.server.wire.packs import NewPack
from marsbound.terminal.commands import main
from marsbound.text import LANGUAGES
from tests.server.kit import Person, Server
from tests.text.test_wording import ENGLISH

FIRST = "red-planet-first"


@pytest.fixture(scope="module")
def finished(shared_server: Server) -> tuple[Person, str]:
    ada = shared_server.person("Grace")
    id = ada.open(FIRST, "me", "random", "me", private=False)["table"]["id"]
    assert ada.get(f"/api/v1/tables/{id}/record", 409)["problem"]["code"] == "not-over"
    assert ada.get(f"/api/v1/replays/{id}", 409)["problem"]["code"] == "not-over"

    async def play() -> None:
        async with ada.at(id) as seat:
            await seat.play_on()

    asyncio.run(play())
    return ada, id


def test_a_replay_shows_every_step_with_any_eyes(finished: tuple[Person, str]) -> None:
    ada, id = finished
    shown = ada.get(f"/api/v1/replays/{id}")
    assert shown["seats"] == ["Grace 0", "random", "Grace 2"]
    assert shown["outcome"]["totals"]
    assert shown["bots"] == [None, {"name": "fumble", "face": 1}, None]
    seats = ada.get(f"/api/v1/tables/{id}")["table"]["seats"]
    assert [seat["bot"] for seat in seats] == shown["bots"], "the same one at the table and in its replay"
    assert 0 < len(shown["decided"]) <= 3
    assert all(0 < event["step"] <= shown["steps"] for event in shown["decided"])
    frames: list[Any] = []
    while len(frames) <= shown["steps"]:
        frames += ada.get(f"/api/v1/replays/{id}/frames?first={len(frames)}&last={len(frames) + 99}")["frames"]
    assert [frame["step"] for frame in frames] == list(range(shown["steps"] + 1))
    assert frames[-1]["position"]["over"]
    assert all(frame["choice"] for frame in frames[1:])
    log = ada.get(f"/api/v1/tables/{id}/log/0")
    own: list[Any] = []
    for first in range(0, shown["steps"] + 1, 200):
        own += ada.get(f"/api/v1/replays/{id}/frames?eye=0&first={first}&last={first + 199}")["frames"]
    heard = [event for frame in own for event in frame["events"] if event["fact"] != "choice-sealed"]
    assert heard == [event for event in log["events"] if event["fact"] != "choice-sealed"]
    assert all(frame["choice"] is None or frame["player"] == 0 for frame in own)


def test_a_record_can_be_taken_along_and_opened_again(shared_server: Server, finished: tuple[Person, str]) -> None:
    ada, id = finished
    record = ada.http.get(f"/api/v1/tables/{id}/record")
    assert record.headers["Content-Disposition"].endswith('.marsbound.json"')
    opened = ada.http.post("/api/v1/replays", content=record.content).json()
    assert opened["id"].startswith("r-")
    assert opened["outcome"] == ada.get(f"/api/v1/replays/{id}")["outcome"]
    frames = ada.get(f"/api/v1/replays/{opened['id']}/frames?first=3&last=5")["frames"]
    assert [frame["step"] for frame in frames] == [3, 4, 5]
    for replay in (id, opened["id"]):
        again = ada.http.get(f"/api/v1/replays/{replay}/record")
        assert (again.content, again.headers["Content-Disposition"].split("=")[1]) == (
            record.content,
            f'"{replay}.marsbound.json"',
        )
    plain = ada.http.get(f"/api/v1/replays/{id}/frames", headers={"Accept-Encoding": "identity"})
    packed = ada.http.get(f"/api/v1/replays/{id}/frames", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in plain.headers
    assert packed.headers["Content-Encoding"] == "gzip"
    assert packed.content == plain.content
    spoilt = record.json()
    spoilt["answers"][-1] = "1 nonsense"
    problem = ada.post("/api/v1/replays", spoilt, 422)["problem"]
    assert problem["code"] == "bad-input"
    assert problem["answer"] == len(spoilt["answers"])
    in_polish = ada.post("/api/v1/replays?language=pl", spoilt, 422)["problem"]
    assert problem["told"].startswith(f"answer {problem['answer']} (1 nonsense): ")
    assert in_polish["message"] == problem["message"]
    assert in_polish["told"].startswith(f"odpowiedź {problem['answer']} (1 nonsense): ")
    in_notation = r"[\w-]+>[\w-]+"  # from>to, if the last answer was a move: the same in all languages
    assert not ENGLISH.search(re.sub(in_notation, "", in_polish["told"]))
    halved = ada.http.post("/api/v1/replays?language=pl", content=record.content[:99]).json()["problem"]
    assert halved["message"].startswith("the record: isn't whole JSON")
    assert halved["told"].startswith("zapis gry: to nie jest cały JSON")
    spoilt["pack"] = {"name": FIRST, "hash": "sha256:0000000000000000"}
    assert ada.post("/api/v1/replays", spoilt, 404)["problem"]["code"] == "no-such-pack"
    other = record.json()
    full_hash = other["pack"]["full_hash"]
    assert full_hash == builtin(FIRST).full_hash
    other["pack"]["full_hash"] = full_hash[:-1] + ("1" if full_hash.endswith("0") else "0")
    refused = ada.post("/api/v1/replays", other, 409)["problem"]
    assert refused["code"] == "other-pack"
    assert full_hash in refused["message"]


def test_statistics_count_people_and_levels(finished: tuple[Person, str]) -> None:
    ada, _ = finished
    rows = ada.get(f"/api/v1/statistics?game={FIRST}")["rows"]
    names = {(row["kind"], row["name"]) for row in rows}
    assert {name for name in names if name[1].startswith("Grace")} == {("person", "Grace 0"), ("person", "Grace 2")}
    assert ("bot", "random") in names
    assert sum(row["wins"] for row in rows) >= 1


def test_the_same_record_is_kept_once(shared_server: Server, finished: tuple[Person, str]) -> None:
    ada, id = finished
    record = ada.get(f"/api/v1/tables/{id}/record")
    bob = shared_server.person("Bob")
    ids = {person.post("/api/v1/replays", record)["id"] for person in (ada, bob, ada)}
    assert len(ids) == 1
    assert bob.get(f"/api/v1/replays/{ids.pop()}")["steps"] == len(record["answers"])


def test_a_pack_whose_hash_only_begins_like_another_ones_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Or whoever uploads second would play with the first one's cards."""
    uploads = PackUploads(SimpleNamespace(reading=Threads("reading", 1)))  # type: ignore[arg-type]
    first = builtin(FIRST)

    async def found(hash: str) -> tuple[Pack, None]:
        """As if the beginning were the same."""
        return first, None

    monkeypatch.setattr(uploads, "found", found)
    toml = kits()["rocketmen"].pack_file.read_text("utf-8").replace('name = "rocketmen"', 'name = "my-box"', 1)
    checked = asyncio.run(uploads.add(NewPack(toml=toml)))
    assert checked.pack is None
    assert [mistake.what for mistake in checked.mistakes] == [
        f"its hash {builtin('rocketmen').hash} is that of another pack, {FIRST}, which plays otherwise"
    ]


def test_mistakes_of_a_pack_are_told_in_the_owners_language(shared_server: Server) -> None:
    ada = shared_server.person("Owner of a box")
    toml = kits()["red-planet-second"].pack_file.read_text("utf-8").replace("ice = 40", "ice = 41", 1)
    toml = toml.replace("capacity = 5", "capacity = 0", 1)
    told = ada.post("/api/v1/packs", {"toml": toml, "language": "pl"})
    assert [mistake["what"] for mistake in told["mistakes"]] == ["capacity to 0"]
    assert [mistake["expected"] for mistake in told["mistakes"]] == ["oczekiwano: liczba całkowita od 1 do 9"]
    assert [note.split(": ")[1] for note in told["notes"]] == ["uwaga"]
    assert ada.post("/api/v1/packs", {"toml": toml})["mistakes"][0]["what"] == "capacity is 0"
    assert ada.post("/api/v1/packs", {"toml": toml, "language": "tlh"}, 422)


def test_notes_of_our_packs_are_told_in_the_reader_s_language(shared_server: Server) -> None:
    ada = shared_server.person("Reader of notes")
    hash = builtin("red-planet-second").hash

    def notes(query: str) -> set[str]:
        entries = ada.get(f"/api/v1/packs/{hash}{query}")["entries"]
        return {entry["note"] for entry in entries if entry["note"]}

    assert "A printed ship like this one has been seen." in notes("")
    assert "Widziano taki wydrukowany statek." in notes("?language=pl")
    assert not notes("") & notes("?language=he")


def test_packs_are_checked_kept_and_played_with(shared_server: Server) -> None:
    ada = shared_server.person("Owner")
    toml = kits()["rocketmen"].pack_file.read_text("utf-8").replace('name = "rocketmen"', 'name = "my-box"', 1)
    assert ada.post("/api/v1/packs", {"toml": toml + "\n[nonsense]\n"})["mistakes"]
    changed = toml.replace("distance = 10", "distance = 11", 1)
    kept = ada.post("/api/v1/packs", {"toml": changed, "texts": {"en": "hello = Hello"}})
    assert kept["mistakes"] == []
    hash = kept["pack"]["hash"]
    assert ada.get(f"/api/v1/packs/{hash}")["entries"]
    assert ada.http.get(f"/api/v1/packs/{hash}/file").text == changed
    built_in = ada.get("/api/v1/about")["games"][0]["pack"]
    template = ada.http.get(f"/api/v1/packs/{built_in['hash']}/file")
    assert template.headers["Content-Disposition"] == f'attachment; filename="my-{built_in["name"]}.toml"'
    assert ada.post("/api/v1/packs", {"toml": template.text})["mistakes"] == []
    assert ada.get("/api/v1/packs/sha256:0/file", 404)["problem"]["code"] == "no-such-pack"
    names = {pack["name"] for pack in ada.get("/api/v1/packs")["packs"]}
    assert {"rocketmen", "red-planet-first", "red-planet-second"} <= names
    opened = ada.open("rocketmen", "me", "random", pack=hash)
    assert opened["table"]["pack"]["hash"] == hash

    async def play() -> None:
        async with ada.at(opened["table"]["id"]) as seat:
            await seat.play_on(5)

    asyncio.run(play())


def test_rules_health_and_metrics(shared_server: Server) -> None:
    ada = shared_server.person()
    assert ada.get("/api/v1/rules/chess", 404)["problem"]["code"] == "no-such-game"
    assert ada.get(f"/api/v1/rules/{FIRST}")["sections"][0]["rules"]
    assert ada.get("/healthz")["healthy"]
    opened = ada.open("rocketmen", "me", "random")

    async def play() -> None:
        async with ada.at(opened["table"]["id"]) as seat:
            await seat.play_on(2)

    asyncio.run(play())
    text = ada.http.get("/metrics").text
    for name in ("answers_total", "answer_seconds_bucket", "connections", "rooms", "database_seconds_sum"):
        assert f"marsbound_{name}" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_in_the_language_asked_for(shared_server: Server, language: str) -> None:
    ada = shared_server.person()
    for game in kits():
        english, asked = ada.get(f"/api/v1/rules/{game}"), ada.get(f"/api/v1/rules/{game}?language={language}")
        assert {asked["language"], *(section["language"] for section in asked["sections"])} == {language}
        lines, others = rule_lines(english), rule_lines(asked)
        assert {line["language"] for line in lines} == {"en"}
        assert {line["language"] for line in others} == {language}
        assert not any(line["outdated"] for line in others)
        for line, other in zip(lines, others, strict=True):
            assert (other["text"] == line["text"]) is (language == "en")
            assert all(other[kept] == line[kept] for kept in ("id", "ruling", "counterparts"))


def rule_lines(rules: Any) -> list[Any]:
    return [line for section in rules["sections"] for line in section["rules"]]


@pytest.mark.parametrize("language", ["xx", "", "HE", "../he"])
def test_rules_in_a_language_that_there_is_not_are_refused(shared_server: Server, language: str) -> None:
    problem = shared_server.person().get(f"/api/v1/rules/rocketmen?language={language}", 422)["problem"]
    assert problem["code"] == "bad-input"
    assert "language" in problem["message"]


def admin(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["admin", *arguments], catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


def test_the_operator_lists_exports_imports_deletes_and_backs_up(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path) as server:
        ada = server.person()
        done = ada.open(FIRST, "me", "random", "random")["table"]["id"]
        running = ada.open("red-planet-second", "me", "random")["table"]["id"]

        async def play() -> dict[str, Any]:
            async with ada.at(done) as seat:
                await seat.play_on()
            async with ada.at(running) as seat:
                await seat.play_on(6)
                while seat.positions[0]["waiting"] != [0]:  # the bot has answered too
                    await seat.receive()
                return seat.positions[0]

        position = asyncio.run(play())
        server.stop()
        listed = admin("list", "--database", database)
        assert done in listed
        assert running in listed
        assert running not in admin("list", "--database", database, "--status", "finished", "--json")
        record, table = str(tmp_path / "record.json"), str(tmp_path / "table.json")
        admin("export", done, record, "--database", database)
        admin("export", running, table, "--database", database)
        assert json.loads(Path(record).read_text())["result"]
        copy = str(tmp_path / "copy.db")
        assert "tables 2" in admin("backup", copy, "--database", database)
        admin("delete", running, done, "--yes", "--database", database)
        assert admin("list", "--database", database) == ""
        assert admin("import", table, "--database", database).strip() == running
        assert admin("import", record, "--database", database).startswith("r-")
        server.start()

        async def look() -> dict[str, Any]:
            async with ada.at(running) as seat:
                await seat.until("news", eye=0)
                return seat.positions[0]

        assert asyncio.run(look()) == position
    with Server(copy, tmp_path) as other:
        again = other.people  # nobody new: ada's identity is in the copy
        assert again == []
        ada.server = other
        assert asyncio.run(look()) == position


def test_admin_says_what_is_wrong(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["admin", "list", "--database", str(tmp_path / "none.db")])
    assert result.exit_code == 2
    assert "there is no database" in result.output
