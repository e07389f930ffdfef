"""One server at a time runs the games of a file of SQLite; what stands in the way of a start is told in words."""

from pathlib import Path

import psycopg
import pytest

from marsbound.server.store.database import SERVING
from tests.server.conftest import new_database
from tests.server.kit import Server
from tests.server.nursery import run


def test_a_second_server_refuses_to_start_until_the_first_is_gone(tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")
    (tmp_path / "second").mkdir()
    with Server(database, tmp_path) as first:
        ada = first.person()
        id = ada.open("red-planet-second", "me", "random")["table"]["id"]
        refused = run("serve", "--port", "0", "--database", database)
        assert refused.returncode != 0
        assert "another marsbound server runs on" in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1, refused.stderr
        assert refused.stdout == ""
        # who only looks or copies isn't in the way
        assert id in run("admin", "list", "--database", database).stdout
        assert run("admin", "check", "--database", database).returncode == 0
        assert run("admin", "export", id, str(tmp_path / "table.json"), "--database", database).returncode == 0
        assert "tables 1" in run("admin", "backup", str(tmp_path / "copy.db"), "--database", database).stdout
        # a killed one leaves no lock behind
        first.kill()
        with Server(database, tmp_path / "second") as second:
            again = second.person("Ada", {"id": ada.id, "secret": ada.secret})
            assert again.get(f"/api/v1/tables/{id}")["yours"] == [0]
            assert second.stop() == 0


@pytest.mark.long
def test_the_same_file_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path):
        (tmp_path / "link.db").symlink_to(tmp_path / "server.db")
        for name in (tmp_path / "link.db", f"sqlite:///{tmp_path}/../{tmp_path.name}/server.db"):
            assert "another marsbound server" in run("serve", "--port", "0", "--database", str(name)).stderr


@pytest.mark.long
def test_a_server_of_a_release_that_had_to_be_alone_has_to_go_first(postgresql: str, tmp_path: Path) -> None:
    """It holds a lock of PostgreSQL, and knows nothing of others."""
    database = new_database(postgresql)
    with psycopg.connect(database, autocommit=True) as older:
        assert older.execute("SELECT pg_try_advisory_lock(%s)", [SERVING]).fetchone() == (True,)
        assert "another marsbound server runs on" in run("serve", "--port", "0", "--database", database).stderr
    with Server(database, tmp_path) as server:
        assert server.person().get("/api/v1/me")["name"] == "Ada"


def test_a_database_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    nothing = ("--database", "postgresql://127.0.0.1:1/nothing", "--database-seconds", "1")
    refused = run("serve", "--port", "0", *nothing)
    assert refused.returncode != 0
    waiting, given_up = refused.stderr.strip().splitlines()
    assert "Waiting for the database" in waiting
    assert "the database can't be reached" in given_up


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    refused = run("serve", "--port", "0", "--database", str(tmp_path / "server.db"), "--workers", "2")
    assert refused.returncode == 2
    assert "2 processes need PostgreSQL" in refused.stderr
    assert not (tmp_path / "server.db").exists()
