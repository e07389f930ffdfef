"""An outside program as a bot: a question a line on its input, an answer a line on its output, both JSON.

docs/reference/bot-programs.md describes the protocol.  Whatever a program does, its turn is played: by itself, or by
a stand-in, with a note of what went wrong.
"""

import json
import os
import queue
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from typing import IO, Any, Final, NamedTuple

from marsbound.bots.bot import Bot
from marsbound.core.chance import Generator
from marsbound.core.game import Game
from marsbound.core.phrase import Phrase, said
from marsbound.core.play import Asked
from marsbound.core.refusal import BadInput
from marsbound.core.view import View

SECONDS: Final = 10.0  # for an answer, starting the program included
RESTARTS: Final = 3
LONGEST_ANSWER: Final = 65536  # bytes
SHOWN: Final = 120  # letters of what a program said
LAST_WORDS: Final = 2000  # bytes of what it wrote on stderr
PATIENCE: Final = 1.0  # seconds that a program has to end by itself
GRACE: Final = 5.0


class Fault(NamedTuple):
    """A turn that a program didn't play."""

    question: str
    why: Phrase


class Failed(Exception):
    """Why there is no answer."""

    def __init__(self, why: Phrase) -> None:
        super().__init__(why)
        self.why = why


class ProgramBot:
    """Asks an outside program, started when it is first needed and started again after a crash a few times at most."""

    def __init__(
        self, command: str, game: Game, stand_in: Bot, seconds: float = SECONDS, restarts: int = RESTARTS
    ) -> None:
        self.name = f"program:{command}"
        self.arguments = arguments_of(command)
        self.game = game
        self.stand_in = stand_in
        self.seconds = seconds
        self.starts_left = restarts + 1
        self.restarts = restarts
        self.running: Running | None = None
        self.faults: list[Fault] = []

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        question = request(self.game, view, asked, int(chance.seed()))
        try:
            return self.answer(question, asked.choices)
        except Failed as problem:
            self.faults.append(Fault(asked.line, problem.why))
            return self.stand_in.choose(view, asked, chance)

    def answer(self, question: bytes, choices: list[str]) -> str:
        """What the program says, which must be one of the choices."""
        if self.running is None:
            self.running = self.started()
        try:
            answered = self.running.ask(question, self.seconds)
        except Failed:
            self.close()
            raise
        return chosen(answered, choices)

    def started(self) -> "Running":
        if self.starts_left == 0:
            words = "isn't started again after {restarts} restarts"
            raise Failed(said("fault-no-restart", words, restarts=self.restarts))
        self.starts_left -= 1
        return Running(self.arguments)

    def close(self) -> None:
        """End the program, if it runs."""
        if self.running is not None:
            self.running.end()
            self.running = None


def arguments_of(command: str) -> list[str]:
    """A command line taken apart; there must be such a program."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        words = '"program:{command}": a command line was expected, but: {cause}'
        raise BadInput(said("input-command-line", words, command=command, cause=str(error))) from None
    if not arguments or shutil.which(arguments[0]) is None:
        name = arguments[0] if arguments else ""
        words = '"program:{command}": there is no program "{name}" that can be run'
        raise BadInput(said("input-no-program", words, command=command, name=name))
    return arguments


def request(game: Game, view: View, asked: Asked, seed: int) -> bytes:
    """A question as a program reads it."""
    data = {
        "game": game.name,
        "view": game.picture(view),
        "outlook": game.outlook(view),
        "question": {
            "line": asked.line,
            "name": asked.question,
            "seat": asked.seat,
            "time": asked.time,
            "times": asked.times,
        },
        "choices": asked.choices,
        "seed": seed,
    }
    return json.dumps(data, separators=(",", ":")).encode() + b"\n"


def chosen(answered: bytes, choices: list[str]) -> str:
    """The choice in an answer."""
    try:
        data: Any = json.loads(answered)
    except (ValueError, RecursionError):
        raise Failed(said("fault-no-json", "answered {shown}, which isn't JSON", shown=shown(answered))) from None
    choice = data.get("choice") if isinstance(data, dict) else None
    if not isinstance(choice, str):
        words = "answered {shown}; expected {expected}"
        raise Failed(said("fault-no-choice", words, shown=shown(answered), expected='{"choice": "…"}'))
    if choice not in choices:
        raise Failed(impossible(shown(choice), choices))
    return choice


def impossible(choice: str, choices: list[str]) -> Phrase:
    words = "chose {choice}, which isn't possible; possible: {possible}"
    return said("fault-impossible", words, choice=choice, possible=shortened(", ".join(choices)))


def shown(answered: bytes | str) -> str:
    """As much of what was said as fits into a sentence."""
    text = answered.decode("utf-8", "replace") if isinstance(answered, bytes) else answered
    return json.dumps(shortened(text.strip()), ensure_ascii=False)


def shortened(text: str) -> str:
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


class Running:
    """A program that runs.  It has a session of its own, so that it can be ended with all that it has started."""

    def __init__(self, arguments: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=sys.platform != "win32",
            )
        except OSError as error:
            raise Failed(said("fault-not-started", "can't be started: {reason}", reason=error.strerror)) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.input: IO[bytes] = self.process.stdin
        self.output: IO[bytes] = self.process.stdout
        self.errors: IO[bytes] = self.process.stderr
        self.last_words = b""
        self.listening = threading.Thread(target=self.listen, daemon=True)
        self.listening.start()
        self.asking: threading.Thread | None = None

    def listen(self) -> None:
        """What is written on stderr must be read, or the program would wait for that; the end of it is kept."""
        with suppress(OSError, ValueError):
            while part := self.errors.read1(4096):  # type: ignore[attr-defined]
                self.last_words = (self.last_words + part)[-LAST_WORDS:]

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The next line that the program says; it has a thread, since pipes can be waited for without end."""
        heard: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.asking = threading.Thread(target=self.talk, args=(question, heard), daemon=True)
        self.asking.start()
        try:
            answered = heard.get(timeout=seconds)
        except queue.Empty:
            words = "gave no answer within {seconds} s"
            raise Failed(said("fault-no-answer", words, seconds=f"{seconds:g}")) from None
        if not answered:
            raise Failed(self.how_it_ended())
        if not answered.endswith(b"\n") and len(answered) > LONGEST_ANSWER:
            words = "answered more than {most} bytes in a line: {shown}"
            raise Failed(said("fault-too-long", words, most=str(LONGEST_ANSWER), shown=shown(answered[:SHOWN])))
        return answered

    def talk(self, question: bytes, heard: "queue.SimpleQueue[bytes]") -> None:
        with suppress(OSError, ValueError):  # it doesn't read any more, but may have said something
            self.input.write(question)
            self.input.flush()
        try:
            heard.put(self.output.readline(LONGEST_ANSWER + 1))
        except (OSError, ValueError):  # it has been ended
            heard.put(b"")

    def how_it_ended(self) -> Phrase:
        try:
            code = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            return said("fault-closed", "closed its output without an answer")
        self.listening.join(PATIENCE)
        written = self.last_words.decode("utf-8", "replace").strip().splitlines()
        if not written:
            return said("fault-ended", "ended with exit code {code} without an answer", code=str(code))
        words = "ended with exit code {code} without an answer; the last it wrote on stderr: {shown}"
        return said("fault-ended-writing", words, code=str(code), shown=shown(written[-1]))

    def end(self) -> None:
        """Politely first: a program ends when its input does."""
        if self.asking is None or not self.asking.is_alive():
            with suppress(OSError):
                self.input.close()
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
        self.kill()
        self.process.wait(GRACE)
        for thread, pipes in ((self.asking, (self.input, self.output)), (self.listening, (self.errors,))):
            if thread is not None:
                thread.join(PATIENCE)
            # somebody who has left the session may still hold the other end: closing would wait for them
            if thread is None or not thread.is_alive():
                for pipe in pipes:
                    with suppress(OSError):
                        pipe.close()

    def kill(self) -> None:
        """All of it: what the program has started too."""
        with suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                self.process.kill()
            else:
                os.killpg(self.process.pid, signal.SIGKILL)
