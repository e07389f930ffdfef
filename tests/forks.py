"""`pytest --forks N`: one process reads all tests, then N forks of it run them.

Reading them, with all that they import, takes eight seconds, which workers that begin from nothing would each spend
anew. A fork runs file after file, so that what a file shares is made once; where no file is left, it takes half of what
another one still has before it.
"""

import contextlib
import gc
import multiprocessing
import random
import warnings
from collections import deque
from collections.abc import Iterator
from itertools import groupby
from multiprocessing.connection import Connection, wait
from typing import Any, TypeAlias

import pytest
from _pytest.runner import pytest_sessionfinish as tear_everything_down

Line: TypeAlias = "Connection[Any, Any]"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("forks")
    group.addoption("--forks", type=int, default=0, metavar="N", help="run the tests in N forks of this process")


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    options = session.config.option
    if options.forks < 1 or options.collectonly or options.usepdb or not session.items:
        return None
    if session.testsfailed and not options.continue_on_collection_errors:
        return None  # pytest itself says so
    Forks(session, min(options.forks, len(session.items))).run()
    return True


class Fork:
    """One of them, as the process that made it knows it."""

    def __init__(self, session: pytest.Session, others: list["Fork"]) -> None:
        self.session = session
        self.others = others
        self.mine: deque[int] = deque()  # what it will be told to run
        self.told: deque[int] = deque()  # what it runs, and what it will run next
        context = multiprocessing.get_context("fork")
        self.line, theirs = context.Pipe()
        self.process = context.Process(target=self.work, args=(theirs,))
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # that threads aren't forked: numpy's wait for work, and are made anew
            self.process.start()
        theirs.close()

    def work(self, line: Line) -> None:
        """In the fork: runs what it is told to, and reports."""
        for fork in [self, *self.others]:
            fork.line.close()  # else nobody would notice that whoever made the forks is gone
        config = self.session.config
        random.seed()
        config.pluginmanager.unregister(name="terminalreporter")
        capturing: Any = config.pluginmanager.get_plugin("capturemanager")
        capturing.stop_global_capturing()  # into a file that all forks would write to
        capturing.start_global_capturing()
        capturing.suspend_global_capture()
        config.pluginmanager.register(Reporter(config, line))
        try:
            self.run_all(line)
        except (EOFError, BrokenPipeError, KeyboardInterrupt):
            pass  # whoever made it is gone, or everybody is to go
        finally:
            tear_everything_down(self.session)

    def run_all(self, line: Line) -> None:
        items = self.session.items
        at = line.recv()
        while at is not None:
            line.send(("next", None))  # before this one is run: what both share isn't torn down between them
            following = line.recv()
            after = None if following is None else items[following]
            self.session.config.hook.pytest_runtest_protocol(item=items[at], nextitem=after)
            line.send(("ran", None))
            at = following


class Reporter:
    """In the fork: what pytest would tell the terminal goes to whoever made the fork."""

    def __init__(self, config: pytest.Config, line: Line) -> None:
        self.config = config
        self.line = line

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = self.config.hook.pytest_report_to_serializable(config=self.config, report=report)
        self.line.send(("report", told))

    def pytest_warning_recorded(
        self, warning_message: warnings.WarningMessage, when: str, nodeid: str, location: tuple[str, int, str] | None
    ) -> None:
        told = {"warning_message": warning_message, "when": when, "nodeid": nodeid, "location": location}
        self.line.send(("warning", told))


class Forks:
    """All of them, and what is still to be run."""

    def __init__(self, session: pytest.Session, number: int) -> None:
        self.session = session
        self.files = deque(files_of(session.items))
        self.forks: list[Fork] = []
        gc.collect()
        gc.freeze()  # collections in the forks needn't look at it
        for _ in range(number):
            self.one_more()

    def one_more(self) -> None:
        fork = Fork(self.session, self.forks)
        self.forks.append(fork)
        self.tell(fork)

    def run(self) -> None:
        terminal: Any = self.session.config.pluginmanager.get_plugin("terminalreporter")
        terminal.showfspath = False  # results of many files come one after the other
        try:
            while self.forks:
                lines = wait([fork.line for fork in self.forks])
                for fork in [fork for fork in self.forks if fork.line in lines]:
                    self.hear(fork)
        finally:
            for fork in self.forks:
                fork.line.close()
            for fork in self.forks:
                fork.process.join()

    def hear(self, fork: Fork) -> None:
        hook = self.session.config.hook
        try:
            kind, told = fork.line.recv()
        except (EOFError, ConnectionError):
            kind, told = "ended", None
        if kind == "next":
            self.tell(fork)
        elif kind == "ran":
            item = self.session.items[fork.told.popleft()]
            hook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        elif kind == "report":
            report = hook.pytest_report_from_serializable(config=self.session.config, data=told)
            self.report(report)
        elif kind == "warning":
            hook.pytest_warning_recorded.call_historic(kwargs=told)
        else:
            self.bury(fork)

    def report(self, report: pytest.TestReport) -> None:
        self.session.config.hook.pytest_runtest_logreport(report=report)
        if self.session.shouldfail:  # --maxfail
            raise self.session.Failed(self.session.shouldfail)
        if self.session.shouldstop:
            raise self.session.Interrupted(self.session.shouldstop)

    def tell(self, fork: Fork) -> None:
        """What to run next, or that there is nothing any more."""
        if not fork.mine:
            fork.mine = self.files.popleft() if self.files else self.half_of_another()
        following = fork.mine.popleft() if fork.mine else None
        if following is not None:
            fork.told.append(following)
        with contextlib.suppress(ConnectionError):  # it is dead, which is heard soon
            fork.line.send(following)

    def half_of_another(self) -> deque[int]:
        longest = max((fork.mine for fork in self.forks), key=len)
        return deque(reversed([longest.pop() for _ in range((len(longest) + 1) // 2)]))

    def bury(self, fork: Fork) -> None:
        """What it died of has failed; what it still had before it another one runs."""
        fork.process.join()
        fork.line.close()
        self.forks.remove(fork)
        if not fork.told:
            return
        fork.mine.extendleft(reversed(fork.told))
        item = self.session.items[fork.mine.popleft()]
        if fork.mine:
            self.files.appendleft(fork.mine)
            self.one_more()
        said = f"the process that ran it has died (exit code {fork.process.exitcode})"
        self.report(pytest.TestReport(item.nodeid, item.location, {}, "failed", said, "call"))


def files_of(items: list[pytest.Item]) -> Iterator[deque[int]]:
    """The tests of each file; those that take long or wait for servers come first, so that nobody waits for them in
    the end."""

    def urgency(file: deque[int]) -> tuple[int, bool]:
        long = sum(items[number].get_closest_marker("long") is not None for number in file)
        return long, "server" in items[file[0]].path.parts

    files = [deque(numbers) for _, numbers in groupby(range(len(items)), key=lambda number: items[number].path)]
    return iter(sorted(files, key=urgency, reverse=True))
