"""`python -m marsbound` as a process of its own, on a pipe or on a terminal."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, sleep

import marsbound
from marsbound.text import Texts

PATIENCE = 120.0  # seconds until a program that says nothing is given up
MARKS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|[\u200e\u200f\u2068\u2069]|\r")
OPTION = re.compile(r"(?:^|\s{2,})(\d+)[ :]", re.M)


def environment(paths: Sequence[str] = ()) -> dict[str, str]:
    """The tests' own, with the package where it is imported from here, and what other paths bring."""
    source = str(Path(marsbound.__file__).resolve().parents[1])
    places = os.pathsep.join([source, *paths])
    return os.environ | {"PYTHONPATH": places, "PYTHONIOENCODING": "utf-8", "TERM": "xterm", "COLUMNS": "120"}


def call(*arguments: str, typed: str | bytes = "", paths: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """The command on pipes, to its end."""
    done = subprocess.run(
        [sys.executable, "-m", "marsbound", *arguments],
        input=typed if isinstance(typed, bytes) else typed.encode(),
        capture_output=True,
        env=environment(paths),
        timeout=PATIENCE,
        check=False,
    )
    return subprocess.CompletedProcess(done.args, done.returncode, done.stdout.decode(), done.stderr.decode())


class Terminal:
    """The command on a terminal, with somebody who types."""

    def __init__(self, *arguments: str, language: str = "en", paths: Sequence[str] = ()) -> None:
        texts = Texts(language)
        self.prompts = [texts.text(name) for name in ("prompt-choose", "prompt-over", "prompt-quit")]
        self.master: int | None
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "marsbound", *arguments, "--lang", language],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(paths),
            start_new_session=True,
        )
        os.close(slave)
        self.raw = b""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        if self.master is not None:
            os.close(self.master)

    @property
    def text(self) -> str:
        """All that was on the screen so far, without colours and marks."""
        return MARKS.sub("", self.raw.decode("utf-8", "ignore"))

    def close_window(self) -> None:
        """Nothing can be read or written any more; wait until the program notices."""
        assert self.master is not None
        os.close(self.master)
        self.master = None
        self.process.wait(PATIENCE)

    def read(self) -> str:
        """What is said until the next prompt or the end."""
        assert self.master is not None
        before = len(self.text)
        given_up = monotonic() + PATIENCE
        while monotonic() < given_up:
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    part = os.read(self.master, 65536)
                except OSError:  # the other end is closed
                    part = b""
                if not part:
                    self.process.wait(PATIENCE)
                    return self.text[before:]
                self.raw += part
            said = self.text
            if len(said) > before and any(said.endswith(f"{prompt} ") for prompt in self.prompts):
                return said[before:]
        raise AssertionError(f"no prompt within {PATIENCE} seconds after:\n{self.text[-2000:]}")

    def type(self, line: str) -> str:
        """Type a line; what is said then."""
        assert self.master is not None
        os.write(self.master, f"{line}\n".encode())
        return self.read()

    def send(self, number: signal.Signals) -> str:
        self.wait_until_it_waits()
        self.process.send_signal(number)
        return self.read()

    def wait_until_it_waits(self) -> None:
        """For a key: Python misses a signal that comes after the prompt and before that."""
        given_up = monotonic() + PATIENCE
        before = ""
        while monotonic() < given_up:
            sleep(0.2)
            now = self.activity()
            if now == before and now.startswith("S"):
                return
            before = now
        raise AssertionError(f"the program never waits for a key:\n{self.text[-2000:]}")

    def activity(self) -> str:
        """Whether it sleeps (S), and the time it has had so far; asleep where the system doesn't tell."""
        stat = Path(f"/proc/{self.process.pid}/stat")
        if not stat.exists():
            return "S"
        words = stat.read_text("utf-8").rpartition(")")[2].split()
        return f"{words[0]} {words[11]} {words[12]}"


def numbers(said: str) -> list[str]:
    """What can be typed at a question: the numbers below the last empty line."""
    return OPTION.findall(said.rpartition("\n\n")[2])
