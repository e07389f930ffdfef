"""What earlier releases wrote is opened by this one, and would be by one whose built-in packs have changed."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from marsbound import _engine, records
from marsbound.games import pack_archive
from marsbound.games.pack_archive import archived, file_of, full_hashes, missing, released
from marsbound.games.packs import check_text, packs
from marsbound.games.registry import kits
from tests.records.released import make
from tests.records.released.make import digest
from tests.server.conftest import new_database
from tests.server.kit import Person, Server
from tests.server.nursery import PATIENCE, SOURCE, run

KEPT = Path(__file__).resolve().parents[1] / "records" / "released"
RELEASES = sorted(path.name for path in KEPT.iterdir() if path.is_dir() and path.name[0].isdigit())
RECORDS = sorted(path.relative_to(KEPT).as_posix() for path in KEPT.glob("*/records/*.marsbound.json"))
CORRECTIONS = {
    "red-planet-first": ("ice-monopoly = 9", "ice-monopoly = 7"),
    "red-planet-second": ("ice-monopoly = 9", "ice-monopoly = 7"),
    "rocketmen": ("end-2 = 23", "end-2 = 9"),
}
ARCHIVE = "marsbound/games/*/pack/archive"
ARCHIVED = f"{ARCHIVE}/*.toml"


@pytest.fixture(scope="module")
def changed(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A later release: of every built-in pack one number is another."""
    source = tmp_path_factory.mktemp("later")
    unneeded = shutil.ignore_patterns("static", "__pycache__")
    shutil.copytree(root / "src" / "marsbound", source / "marsbound", ignore=unneeded)
    engine = _engine.engine_to_use()
    if engine is not None:  # a release brings it along; packs aren't compiled
        shutil.copytree(engine, source / "marsbound" / _engine.INSTALLED)
    for game, (old, new) in CORRECTIONS.items():
        path = source / "marsbound" / kits()[game].pack_file.relative_to(root / "src" / "marsbound")
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")
    return source


@pytest.fixture(params=["today", "later"])
def source(request: pytest.FixtureRequest) -> Path:
    """The package as it is, and as a later release may be."""
    found: Path = SOURCE if request.param == "today" else request.getfixturevalue("changed")
    return found


def add_to_archive(source: Path) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "marsbound.games.pack_archive"]
    return subprocess.run(command, input="", env=environment, capture_output=True, encoding="utf-8", timeout=PATIENCE)


@pytest.fixture(params=RELEASES)
def server(request: pytest.FixtureRequest, source: Path, tmp_path: Path) -> Iterator[Server]:
    """The database of a release, served by a later one."""
    shutil.copyfile(KEPT / request.param / "server.db", tmp_path / "server.db")
    running = Server(str(tmp_path / "server.db"), tmp_path)
    running.source = source
    with running:
        yield running


def told(release: str) -> Any:
    return json.loads((KEPT / release / "told.json").read_text("utf-8"))


# The archive


def test_every_built_in_pack_is_in_the_archive() -> None:
    names = [pack.name for pack in missing()]
    assert names == [], "a built-in pack was changed: run python -m marsbound.games.pack_archive"


@pytest.mark.parametrize("game", CORRECTIONS)
def test_a_changed_pack_that_is_not_in_the_archive_is_missed(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the test above would say."""
    old, new = CORRECTIONS[game]
    text = kits()[game].pack_file.read_text("utf-8")
    changed = check_text(text.replace(old, new), "changed").pack
    assert changed is not None
    monkeypatch.setattr(pack_archive, "packs", lambda: packs() | {game: changed})
    assert missing() == [changed]


def test_every_pack_of_the_archive_is_still_read_as_it_was() -> None:
    assert len(archived()) >= 3
    for hash, path in archived().items():
        pack = check_text(path.read_text("utf-8"), path.name).pack
        assert pack is not None
        assert pack.hash == hash, f"{path.name} is read otherwise than when it was released"
        assert pack.full_hash == full_hashes()[path.name]
        assert path == file_of(pack)


def test_the_list_of_full_hashes_names_every_file_and_no_other() -> None:
    assert sorted(full_hashes()) == sorted(path.name for path in archived().values())


def test_a_pack_of_the_archive_that_is_not_what_it_was_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if its hash begins as it did."""
    hash, *_ = [hash for hash, path in archived().items() if path.name.startswith("rocketmen-")]
    monkeypatch.setattr(pack_archive, "packs", dict)
    anew = pack_archive.released.__wrapped__
    assert anew(hash) == check_text(archived()[hash].read_text("utf-8"), archived()[hash].name).pack
    other = {name: full[:-1] + chr(ord(full[-1]) ^ 1) for name, full in full_hashes().items()}
    monkeypatch.setattr(pack_archive, "full_hashes", lambda: other)
    assert anew(hash) is None


def test_of_every_pack_of_the_archive_a_record_is_kept_to_be_replayed() -> None:
    """Those that are replayed below."""
    played = {json.loads((KEPT / record).read_text("utf-8"))["pack"]["hash"] for record in RECORDS}
    without = [path.name for hash, path in archived().items() if hash not in played]
    assert without == [], "run python -m tests.records.released.make archived"


def test_nothing_released_is_missing_from_the_archive() -> None:
    for path in KEPT.glob("*/packs/*.toml"):
        pack = check_text(path.read_text("utf-8"), path.name).pack
        assert pack is not None
        if pack.name == pack.game:
            assert released(pack.hash) is not None, f"{path} isn't kept"


def test_a_changed_pack_is_added_by_one_command(changed: Path, tmp_path: Path) -> None:
    again = shutil.copytree(changed, tmp_path / "again")
    before = {path.name for path in again.glob(ARCHIVED)}
    lists = {path: path.read_text("utf-8") for path in again.glob(f"{ARCHIVE}/hashes.txt")}
    done = add_to_archive(again)
    added = {path.name for path in again.glob(ARCHIVED)} - before
    assert (done.returncode, len(added)) == (0, 3), done.stderr
    assert all(f"added {name}" in done.stderr for name in added)
    listed = ""
    for path, was in lists.items():
        assert path.read_text("utf-8").startswith(was), "nothing is taken away"
        listed += path.read_text("utf-8").removeprefix(was)
    assert {line.split()[1] for line in listed.splitlines()} == added
    assert add_to_archive(again).stderr == ""


def test_records_of_the_archive_are_made_by_one_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As if no release had left any."""
    monkeypatch.setattr(make, "HERE", tmp_path)
    make.make_archived()
    found = [records.read(path) for path in tmp_path.glob("archived/records/*")]
    assert sorted(record.pack_full_hash for record in found) == sorted(full_hashes().values())
    assert all(records.restored(record).over for record in found)
    made = {path: path.stat().st_mtime_ns for path in tmp_path.glob("archived/records/*")}
    make.make_archived()
    assert made == {path: path.stat().st_mtime_ns for path in tmp_path.glob("archived/records/*")}


# Records at the terminal


@pytest.mark.long
@pytest.mark.parametrize("record", RECORDS)
def test_a_record_is_replayed(record: str, changed: Path) -> None:
    """By the package as it is, and in the same words by a later one."""
    path = KEPT / record
    own = ["--pack", str(path.parents[1] / "packs" / "my-red-planet.toml")] if "my-red-planet" in record else []
    today, later = (run("replay", str(path), "--plain", *own, source=source) for source in (SOURCE, changed))
    assert today.returncode == 0, today.stderr
    assert later.returncode == 0, later.stderr
    assert today.stdout == later.stdout


@pytest.mark.long
@pytest.mark.parametrize("record", [record for record in RECORDS if "unfinished" in record])
def test_an_unfinished_game_goes_on_with_the_cards_it_began_with(record: str, source: Path, tmp_path: Path) -> None:
    copy = tmp_path / "game.marsbound.json"
    shutil.copyfile(KEPT / record, copy)
    done = run("play", "--resume", str(copy), "--plain", "--level", "random", source=source)
    assert done.returncode == 0, done.stderr
    was, now = (json.loads(path.read_text("utf-8")) for path in (KEPT / record, copy))
    full_hash = full_hashes()[archived()[was["pack"]["hash"]].name]
    answered = now["answers"] != was["answers"]
    assert now["pack"] == (was["pack"] | {"full_hash": full_hash} if answered else was["pack"])


# A server's database


@pytest.mark.long
def test_every_table_is_as_its_players_left_it_and_goes_on(server: Server, request: pytest.FixtureRequest) -> None:
    kept = told(request.node.callspec.params["server"])
    people = {name: server.person(name, known) for name, known in kept["people"].items()}
    ada = people["Ada"]
    now = {game["name"]: game["pack"]["hash"] for game in ada.get("/api/v1/about")["games"]}
    for id, was in kept["tables"].items():
        shown = ada.get(f"/api/v1/tables/{id}")["table"]
        assert {name: shown[name] for name in ("status", "game", "pack", "outcome")} == {
            name: was[name] for name in ("status", "game", "pack", "outcome")
        }
        if was["status"] != "open":
            log = ada.get(f"/api/v1/tables/{id}/log/0")
            assert log["answers"] == was["answers"]
            assert digest(log["events"]) == was["events"]
        if was["status"] == "finished":
            assert ada.get(f"/api/v1/replays/{id}/frames?first=0&last=9")["frames"]
            again = ada.post(f"/api/v1/tables/{id}/rematch")["table"]
            assert again["pack"]["hash"] == now[was["game"]], "the next game is played with the newest cards"
    assert ada.get(f"/api/v1/replays/{kept['replay']}")["outcome"]
    asyncio.run(to_the_end(people, kept["tables"]))
    assert '"level":"error"' not in server.log


async def to_the_end(people: dict[str, Person], tables: dict[str, Any]) -> None:
    """All running games, the bots' answers with them."""
    for id, was in tables.items():
        if was["status"] == "running":
            async with people["Ada"].at(id) as ada, people["Bob"].at(id) as bob:
                for seat in [ada, bob]:
                    assert seat.first["type"] in ("welcome", "farewell")
                playing = [seat.play_on() for seat in (ada, bob) if seat.yours]
                await asyncio.gather(*playing)
                assert ada.table["status"] == "finished"
                assert ada.table["pack"] == was["pack"]


@pytest.mark.long
def test_a_link_that_waits_for_somebody_is_still_good(server: Server, request: pytest.FixtureRequest) -> None:
    link = told(request.node.callspec.params["server"])["link"]
    ida = server.person("Ida")
    path = f"/api/v1/tables/{link['table']}/seats/{link['player']}"
    assert ida.post(path, {"key": link["key"]})["yours"] == [link["player"]]


# Before an upgrade


@pytest.mark.long
@pytest.mark.parametrize("release", RELEASES)
def test_the_check_before_an_upgrade_says_what_would_not_open(release: str, source: Path, tmp_path: Path) -> None:
    database = tmp_path / "server.db"
    shutil.copyfile(KEPT / release / "server.db", database)
    check = ("admin", "check", "--database", str(database))
    fine = run(*check, source=source)
    assert (fine.returncode, fine.stderr) == (0, "")
    assert "can't be opened: 0" in fine.stdout
    unchanged = KEPT / release / "server.db"
    with sqlite3.connect(database) as connection, sqlite3.connect(unchanged) as other:
        assert list(connection.iterdump()) == list(other.iterdump()), "it is only looked at"
        one, two, three = (row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id LIMIT 3"))
        connection.execute("UPDATE tables SET rules = '9' WHERE id = ?", [one])
        connection.execute("UPDATE tables SET pack_hash = 'sha256:0' WHERE id = ?", [two])
        connection.execute("UPDATE tables SET game = 'chess' WHERE id = ?", [three])
        connection.execute('UPDATE replays SET record = replace(record, \'"rules": "1"\', \'"rules": "9"\')')
    connection.close()
    other.close()
    wrong = run(*check, source=source)
    assert wrong.returncode == 1
    lines = {line.split()[1]: line for line in wrong.stdout.splitlines()}
    assert "version 9 of the rules; here is version" in lines[one]
    assert "sha256:0" in lines[two]
    assert "chess" in lines[three]
    assert "can't be opened: 4" in wrong.stdout
    in_polish = run("--lang", "pl", *check, source=source)
    polish = {line.split()[1]: line for line in in_polish.stdout.replace("\u00a0", " ").splitlines()}
    assert "potrzebna jest wersja 9 zasad; tutaj jest wersja" in polish[one]
    assert "stół wymaga zestawu" in polish[two]
    assert "nie ma zestawu o skrócie „sha256:0”" in polish[two]
    assert "gra tego stołu to chess" in polish[three]
    with Server(str(database), tmp_path) as running:
        ada = running.person("Ada", told(release)["people"]["Ada"])
        assert ada.get(f"/api/v1/tables/{one}", 409)["problem"]["code"] == "other-rules"
        assert ada.get(f"/api/v1/tables/{two}", 409)["problem"]["code"] == "other-pack"


@pytest.mark.long
def test_the_check_reads_postgresql_while_a_server_runs(postgresql: str, tmp_path: Path) -> None:
    database = new_database(postgresql)
    with Server(database, tmp_path) as running:
        ada = running.person()
        ada.open("red-planet-second", "me", "random")
        done = run("admin", "check", "--database", database)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.startswith("1 table looked at; 0 records looked at")
