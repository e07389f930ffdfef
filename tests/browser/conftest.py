"""Browsers and servers for the tests of the page.  All of them fail, never skip, if there is no chromium."""

import os
import subprocess
import tempfile
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.kit import ROOT, NoChromium, Visitor, browser
from tests.browser.places import Places
from tests.conftest import BROWSER_SEED
from tests.server.kit import Server

Visit = Callable[..., Visitor]
OUTCOME = pytest.StashKey[bool]()
HERE = Path(__file__).parent
# Those that take longest: who began one of them last would let all others wait.
FIRST = [HERE / f"test_{name}.py" for name in ("walks", "company", "pseudo_language", "windows")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = [item for item in items if HERE in item.path.parents]
    in_order = iter(sorted(here, key=lambda item: FIRST.index(item.path) if item.path in FIRST else len(FIRST)))
    items[:] = [next(in_order) if HERE in item.path.parents else item for item in items]


# Starting a browser takes longer than many a test: all files here share one, in each fork. Not the whole session: the
# driver keeps an event loop running, and tests elsewhere want to run their own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    try:
        with browser() as running:
            yield running
    except NoChromium as error:
        pytest.fail(str(error), pytrace=False)


@pytest.fixture(scope="session")
def built_page() -> None:
    """Not built here: several forks would do it at once."""
    done = subprocess.run([ROOT / "scripts" / "web", "--current"], capture_output=True, text=True)
    if done.returncode != 0:
        pytest.fail(done.stderr.strip(), pytrace=False)


@dataclass(frozen=True)
class Shared:
    """What all forks have in common, since it was there before them."""

    server: Server
    ada: dict[str, Any]
    folder: Path


SHARED = pytest.StashKey[Shared]()


@pytest.hookimpl(wrapper=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    if not any(HERE in item.path.parents for item in session.items):
        return (yield)
    with tempfile.TemporaryDirectory() as name, Server(f"{name}/server.db", Path(name)).repeatable() as server:
        ada = server.person("Ada")
        ada.http.close()  # a fork has a connection of its own
        session.config.stash[SHARED] = Shared(server, {"id": ada.id, "secret": ada.secret}, Path(name))
        return (yield)


@pytest.fixture(scope="session")
def server(built_page: None, pytestconfig: pytest.Config) -> Server:
    return pytestconfig.stash[SHARED].server


@pytest.fixture(scope="session")
def places(server: Server, pytestconfig: pytest.Config) -> Places:
    """Games that tests only look at."""
    shared = pytestconfig.stash[SHARED]
    return Places(server, server.person("Ada", shared.ada), shared.folder)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[OUTCOME] = item.stash.get(OUTCOME, True) and report.passed
    return report


@pytest.fixture(scope="module")
def regulars(chromium: Browser) -> Iterator[dict[str, Visitor]]:
    """Those who come again and again; what a page is made of is loaded and compiled only the first time."""
    known: dict[str, Visitor] = {}
    yield known
    for visitor in known.values():
        visitor.close()


@pytest.fixture
def visit(
    chromium: Browser, server: Server, regulars: dict[str, Visitor], request: pytest.FixtureRequest
) -> Iterator[Visit]:
    """Opens browsers; none of them may have complained when the test is over.

    A regular has a fresh page in the same browser as the one before with the same wishes.
    """
    visitors: list[Visitor] = []

    def come(url: str = "", regular: bool = False, **wishes: Any) -> Visitor:
        name = str(sorted(wishes.items(), key=str))
        if regular and name in regulars:
            visitors.append(regulars[name])
            visitors[-1].turn_over()
        else:
            visitors.append(Visitor(chromium, url or server.url, **wishes))
        if regular:
            regulars[name] = visitors[-1]
        return visitors[-1]

    yield come
    complaints = [each for visitor in visitors for each in visitor.watch.unexpected]
    for number, visitor in enumerate(visitors):
        if not request.node.stash.get(OUTCOME, True):
            name = f"{request.node.name}-{number}".replace("/", "-")
            print(f"the page as it was: {visitor.picture(name)}")
        if visitor not in regulars.values():
            visitor.close()
    assert not complaints, "the browser complained:\n" + "\n".join(complaints)


@pytest.fixture
def dice(request: pytest.FixtureRequest) -> Random:
    """Fresh for each run; MARSBOUND_BROWSER_SEED repeats one."""
    seed = f"{os.environ[BROWSER_SEED]}:{request.node.name}"
    print(f"{BROWSER_SEED}={os.environ[BROWSER_SEED]} repeats this")
    return Random(seed)
