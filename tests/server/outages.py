"""Ways in which a database fails: each begins at `__enter__` and is over at `__exit__`."""

import os
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

from tests.server.kit import PATIENCE, Server

Outage = Callable[[], AbstractContextManager[None]]


@contextmanager
def stopped(postgresql: Any, how: signal.Signals = signal.SIGINT) -> Iterator[None]:
    """SIGINT: every connection is ended; SIGQUIT: as if it had crashed."""
    uri, pid = postgresql.get_uri(), postgresql.get_pid()
    os.kill(pid, how)
    postgresql.get_postmaster_info().process.wait(PATIENCE)
    try:
        yield
    finally:
        postgresql.ensure_postgres_running()
        assert postgresql.get_uri() == uri


@contextmanager
def hung(postgresql: Any) -> Iterator[None]:
    """All its processes stand still, and say nothing to anybody."""
    postmaster = postgresql.get_postmaster_info().process
    processes = [postmaster, *postmaster.children()]
    for process in processes:
        process.suspend()
    try:
        yield
    finally:
        for process in reversed(processes):
            process.resume()


@contextmanager
def unwritable(server: Server) -> Iterator[None]:
    """No file of the server's can grow."""
    assert server.process is not None
    pid = server.process.pid
    soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, hard))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def full(disk: Path) -> Iterator[None]:
    """A disk of its own, as `small_disk` makes one, without a free byte."""
    filler = disk / "filler"
    try:
        with filler.open("wb", buffering=0) as file:
            for size in (65_536, 1):
                try:
                    while file.write(b"\0" * size):
                        pass
                except OSError:
                    pass
        yield
    finally:
        filler.unlink()


@contextmanager
def small_disk(folder: Path, megabytes: int = 16) -> Iterator[Path]:
    """Only root can have one."""
    folder.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "none", str(folder)], check=True)
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Another program writes into SQLite's file, and takes its time."""
    other = sqlite3.connect(database, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.rollback()
        other.close()
