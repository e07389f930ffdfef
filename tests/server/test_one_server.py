"""One server at a time runs the games of a database."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest

from tests.server.conftest import new_database
from tests.server.kit import PATIENCE, Server, eventually


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "marsbound", *arguments]
    return subprocess.run(command, env=os.environ.copy(), capture_output=True, text=True, timeout=PATIENCE)


def test_a_second_server_refuses_to_start_until_the_first_is_gone(database: str, tmp_path: Path) -> None:
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


def test_the_same_file_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path):
        (tmp_path / "link.db").symlink_to(tmp_path / "server.db")
        for name in (tmp_path / "link.db", f"sqlite:///{tmp_path}/../{tmp_path.name}/server.db"):
            assert "another marsbound server" in run("serve", "--port", "0", "--database", str(name)).stderr


@pytest.mark.long
def test_a_lost_connection_to_postgresql_gives_the_games_to_nobody_else(postgresql: str, tmp_path: Path) -> None:
    database = new_database(postgresql)
    with Server(database, tmp_path) as server:
        ada = server.person()
        id = ada.open("red-planet-second", "me", "me")["table"]["id"]
        with psycopg.connect(postgresql, autocommit=True) as connection:
            name = database.partition("?")[0].rpartition("/")[2]

            def holders() -> set[tuple[int]]:
                held = (
                    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"
                    " AND database = (SELECT oid FROM pg_database WHERE datname = %s)"
                )
                return set(connection.execute(held, [name]).fetchall())

            before = holders()
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])
            # it takes the lock again by itself, in another session
            eventually(lambda: holders() - before)
        assert "another marsbound server" in run("serve", "--port", "0", "--database", database).stderr

        async def play() -> None:
            async with ada.at(id) as seat:
                await seat.play_on(4)

        asyncio.run(play())


@pytest.mark.long
def test_who_lost_the_games_to_another_server_ends(postgresql: str, tmp_path: Path) -> None:
    """Somebody else may be faster after PostgreSQL was away."""
    database = new_database(postgresql)
    with Server(database, tmp_path) as server, psycopg.connect(database, autocommit=True) as other:
        mine = other.info.backend_pid
        [(key,)] = other.execute(
            "SELECT (classid::bigint << 32) | objid::bigint FROM pg_locks WHERE locktype = 'advisory'"
            " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
        ).fetchall()
        end_others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        for _ in range(200):  # until it is us who is faster
            other.execute(f"{end_others} AND pid <> {mine}".encode())
            if other.execute("SELECT pg_try_advisory_lock(%s)", [key]).fetchone() == (True,):
                break
        else:
            pytest.fail("the lock couldn't be taken")
        process = server.process
        assert process is not None
        eventually(lambda: process.poll() is not None)
        assert server.stop() == 0
        assert "another-server" in server.log


def test_a_database_that_is_not_there_is_told_in_a_line(tmp_path: Path) -> None:
    nothing = ("--database", "postgresql://127.0.0.1:1/nothing", "--database-seconds", "1")
    refused = run("serve", "--port", "0", *nothing)
    assert refused.returncode != 0
    waiting, given_up = refused.stderr.strip().splitlines()
    assert "Waiting for the database" in waiting
    assert "the database can't be reached" in given_up
