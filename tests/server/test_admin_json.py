"""What `marsbound admin` says to programs: the shapes that the reference describes, and nothing secret."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from marsbound.server.store import packs, people, replays, tables
from marsbound.server.store.database import database_url, engine_for, migrate
from marsbound.server.store.stored import StoredNote, StoredPack, StoredPerson, StoredSeat
from marsbound.server.wire.people import Webhook
from marsbound.server.wire.position import Outcome
from marsbound.terminal.commands import main
from tests.server.test_released import KEPT
from tests.server.test_retention import GAME, some_table

SECRETS = ("the-seed", "the-invitation", "the-hash", "the-key")
OUTCOME = Outcome(totals=[7], winners=[0], scores=[], owners=[0])
PERSON = {"id": "p-ada", "name": "Ada", "created_at": 3.5, "barred": True, "leaving": False}
LISTS = {
    "people list": [PERSON | {"seats": 1}],
    "chat list t-over": [{"number": 2, "at": 5.5, "person": "p-ada", "name": "Ada", "text": "hm"}],
    "packs list": [{"hash": "sha256:mine", "created_at": 6.5, "used": 1, "game": GAME, "name": "mine"}],
}


@pytest.fixture
def filled(database: str) -> str:
    """A database with one of everything."""
    engine = engine_for(database_url(database))
    migrate(engine)
    with engine.begin() as connection:
        webhook = Webhook(url="https://example.org/turn")
        people.add_person(
            connection,
            StoredPerson(id="p-ada", secret_hash="the-hash", name="Ada", created_at=3.5, barred=True, webhook=webhook),
        )
        over = some_table("t-over", "finished", 4.5, seed="the-seed", invitation="the-invitation", host="p-ada")
        over.outcome, over.pack_hash = OUTCOME, "sha256:mine"
        seat = StoredSeat(table_id="t-over", player=0, kind="person", person="p-ada", name="Ada", key_hash="the-key")
        said = [
            StoredNote(table_id="t-over", number=1, kind="ended", at=4.5),
            StoredNote(table_id="t-over", number=2, kind="said", at=5.5, person="p-ada", name="Ada", text="hm"),
        ]
        tables.add(connection, tables.NewTable(over, [seat], None), said)
        mine = StoredPack(hash="sha256:mine", game=GAME, name="mine", toml="", texts={}, created_at=6.5)
        packs.add_pack(connection, mine)
        record = (KEPT / "0.1.0" / "records" / "red-planet-first-finished.marsbound.json").read_text("utf-8")
        replays.add_replay(connection, "r-old", record, "sha256:else", 7.5)
    engine.dispose()
    return database


def output(database: str, *arguments: str, code: int = 0) -> str:
    done = CliRunner().invoke(main, ["admin", *arguments, "--json", "--database", database])
    assert done.exit_code == code, done.output
    return done.stdout


def lines(database: str, *arguments: str) -> list[Any]:
    return [json.loads(line) for line in output(database, *arguments).splitlines()]


def test_lists_have_a_line_for_each(filled: str) -> None:
    assert {command: lines(filled, *command.split()) for command in LISTS} == LISTS
    [replay] = lines(filled, "replays", "list")
    assert (replay["id"], replay["created_at"]) == ("r-old", 7.5)
    assert sorted(replay) == ["created_at", "game", "id", "seats"]
    [table] = lines(filled, "list")
    assert (table["id"], table["status"], table["host"], table["ended_at"]) == ("t-over", "finished", "p-ada", 4.5)
    assert table["outcome"] == {"totals": [7], "winners": [0], "scores": [], "owners": [0]}
    assert lines(filled, "list", "--status", "running") == []


def test_a_person_has_tables_and_a_webhook(filled: str) -> None:
    at_table = {"id": "t-over", "created_at": 0.0, "status": "finished", "game": GAME, "host": True}
    more = {"webhook": "https://example.org/turn", "said": 1, "tables": [at_table]}
    assert json.loads(output(filled, "people", "show", "p-ada")) == PERSON | more


def test_what_was_copied_or_deleted_is_counted(filled: str, tmp_path: Path) -> None:
    kept = str(tmp_path / "kept.db")
    copied = json.loads(output(filled, "backup", kept))
    assert {name: copied[name] for name in ("people", "tables", "seats", "notes", "packs", "replays")} == {
        "people": 1,
        "tables": 1,
        "seats": 1,
        "notes": 2,
        "packs": 1,
        "replays": 1,
    }
    assert json.loads(output(str(tmp_path / "new.db"), "restore", kept)) == copied
    assert json.loads(output(filled, "sweep", "--dry-run"))["replays"] == 1
    assert json.loads(output(filled, "sweep"))["replays"] == 1
    assert json.loads(output(filled, "sweep"))["replays"] == 0


def test_what_can_not_be_opened_is_told_and_the_exit_code_says_so(filled: str) -> None:
    found = json.loads(output(filled, "check", code=1))
    assert (found["tables"], found["records"]) == (1, 1)
    assert [(each["kind"], each["id"], each["status"]) for each in found["closed"]] == [("table", "t-over", "finished")]
    assert sorted(found["closed"][0]) == ["id", "kind", "reason", "status"]


def test_no_secret_is_told_and_every_field_is_described(root: Path, filled: str) -> None:
    text = (root / "docs" / "reference" / "command-line.md").read_text("utf-8")
    section = text.partition("## marsbound admin\n")[2].partition("\n## ")[0]
    for command in ("list", "replays list", "people show p-ada", *LISTS):
        told = output(filled, *command.split())
        assert not [secret for secret in SECRETS if secret in told], command
        for name in json.loads(told.splitlines()[0] if command.split()[-1] != "p-ada" else told):
            assert f"`{name}`" in section, f"{command}: {name}"
