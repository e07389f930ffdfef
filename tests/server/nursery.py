"""Commands that needn't import everything anew: one process has done it, and each of them is a fork of it.

Importing costs most of a command's time, and the tests start hundreds.  What comes from here is a process like any
other, with the arguments, the surroundings and the files it is given; `marsbound serve` itself is tested in
test_starting.py, other commands as they are typed in tests/terminal.
"""

import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from time import monotonic, sleep
from typing import IO, Any

import marsbound

GLANCE = 0.005  # seconds between two looks at whether a server has ended
PATIENCE = 120.0  # seconds, for a machine that has much else to do
SOURCE = Path(marsbound.__file__).resolve().parents[1]  # where the package is


class ForkedProcess:
    """What tests need of a subprocess.Popen."""

    def __init__(self, nursery: "Nursery", pid: int, stdout: IO[bytes]) -> None:
        self.nursery = nursery
        self.pid = pid
        self.stdout: IO[bytes] | None = stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        if self.returncode is None:
            self.returncode = self.nursery.ask(end_of=self.pid)
        return self.returncode

    def wait(self, timeout: float) -> int:
        until = monotonic() + timeout
        while (code := self.poll()) is None:
            if monotonic() > until:
                raise subprocess.TimeoutExpired("marsbound serve", timeout)
            sleep(GLANCE)
        return code

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that has imported everything from somewhere; ends with whoever made it."""

    def __init__(self, source: Path) -> None:
        self.line, theirs = socket.socketpair()
        self.surroundings = surroundings()
        self.process = subprocess.Popen(
            [sys.executable, "-m", __name__, str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            cwd=Path(__file__).resolve().parents[2],
            env=os.environ | {"PYTHONPATH": str(source)},
        )
        theirs.close()

    def fits(self) -> bool:
        """What is imported may depend on these: then a server has to begin from nothing."""
        return self.surroundings == surroundings()

    def start(
        self, arguments: Sequence[str], stderr: IO[bytes], environment: dict[str, str], first: str = ""
    ) -> ForkedProcess:
        """`first`: what it runs before the command."""
        ours, theirs = os.pipe()
        with open(os.devnull, "rb") as nothing:
            pid = self.ask(
                files=[nothing.fileno(), theirs, stderr.fileno()],
                arguments=["marsbound", *arguments],
                environment=environment,
                folder=os.getcwd(),
                first=first,
            )
        os.close(theirs)
        assert pid is not None
        return ForkedProcess(self, pid, os.fdopen(ours, "rb"))

    def ask(self, files: Sequence[int] = (), **wish: object) -> int | None:
        socket.send_fds(self.line, [json.dumps(wish).encode() + b"\n"], files)
        answer: int | None = json.loads(read_line(self.line))
        return answer


@cache
def nursery(source: Path = SOURCE) -> Nursery:
    return Nursery(source)


def run(*arguments: str, source: Path = SOURCE) -> subprocess.CompletedProcess[str]:
    """A command to its end, with nobody at the keyboard."""
    with tempfile.TemporaryFile() as errors:
        process = nursery(source).start(arguments, errors, os.environ | {"PYTHONPATH": str(source)})
        assert process.stdout is not None
        with process.stdout as stdout:
            said = stdout.read().decode()
        code = process.wait(PATIENCE)
        errors.seek(0)
        return subprocess.CompletedProcess(arguments, code, said, errors.read().decode())


def surroundings() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name.startswith(("MARSBOUND", "PYTHON"))}


def read_line(line: socket.socket) -> bytes:
    received = b""
    while not received.endswith(b"\n"):
        more = line.recv(1 << 16)
        if not more:
            raise EOFError("the nursery is gone")
        received += more
    return received


def end_of(pid: int) -> int | None:
    ended, status = os.waitpid(pid, os.WNOHANG)
    return os.waitstatus_to_exitcode(status) if ended else None


def tend(line: socket.socket) -> dict[str, Any] | None:
    """Forks until nobody wants any more; in a fork, what it is to do."""
    ends: dict[int, int] = {}
    while True:
        select.select([line], [], [])
        received, files, _, _ = socket.recv_fds(line, 1 << 20, 3)
        while received and not received.endswith(b"\n"):
            received += line.recv(1 << 20)
        if not received:
            return None
        wish = json.loads(received)
        if (asked := wish.get("end_of")) is not None:
            if asked not in ends and (code := end_of(asked)) is not None:
                ends[asked] = code
            answer = ends.get(asked)
        elif (answer := os.fork()) == 0:
            line.close()
            for stream, file in enumerate(files):
                os.dup2(file, stream)
                os.close(file)
            # they know what kind of file they read and write
            sys.stdin = os.fdopen(0, closefd=False)
            sys.stdout = os.fdopen(1, "w", closefd=False)
            sys.stderr = os.fdopen(2, "w", closefd=False, errors="backslashreplace", buffering=1)
            os.chdir(wish["folder"])
            os.environ.clear()
            os.environ.update(wish["environment"])
            return dict(wish)
        for file in files:
            os.close(file)
        line.sendall(json.dumps(answer).encode() + b"\n")


def prepare() -> None:
    """What every server would do before it listens, and needn't do again."""
    import marsbound.server.run  # noqa: F401
    from marsbound.games.packs import packs
    from marsbound.server.store.database import database_url, engine_for, migrate

    packs()
    with tempfile.TemporaryDirectory() as folder:  # only for what is imported and prepared on the way
        engine = engine_for(database_url(str(Path(folder) / "server.db")))
        migrate(engine)
        engine.dispose()
    gc.collect()
    gc.freeze()  # collections in the servers needn't look at it


if __name__ == "__main__":
    from marsbound.__main__ import main

    prepare()
    if (task := tend(socket.socket(fileno=int(sys.argv[1])))) is not None:
        sys.argv = task["arguments"]
        exec(task["first"], {})
        main()
