"""What every test run begins with: a compiled engine that isn't stale, hypothesis profiles, the `rule` marker."""

import os
import secrets
import signal
import sys
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import marsbound
from marsbound import _engine

pytest_plugins = ["tests.forks"]

MOST_IDS = 3
INTERPRETED = "interpreted"
# What the hands in the tests of the page press; another one for each run unless it is given.
BROWSER_SEED = "MARSBOUND_BROWSER_SEED"
# Commands that tests start speak English, whatever the machine's language is.
os.environ["LC_ALL"] = "C.UTF-8"
# And servers have the usual settings, whatever this machine's own file says.
os.environ["MARSBOUND_CONFIG"] = ""
os.environ.setdefault(BROWSER_SEED, str(secrets.randbelow(10**9)))

# Started in the background, pytest ignores Ctrl-C and so would every program that a test starts and interrupts.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# `pytest --hypothesis-profile=campaign` takes the other one. A failure prints what reproduces it, and that a machine is
# slow is none.
USUAL = settings(deadline=None, derandomize=False, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("default", USUAL, max_examples=25)
settings.register_profile("campaign", USUAL, max_examples=2000)
settings.load_profile("default")


def pytest_configure(config: pytest.Config) -> None:
    if marsbound.COMPILED or os.environ.get("MARSBOUND_INTERPRETED") == "1":
        return
    if any(_engine.engines().glob(f"*/{_engine.MANIFEST}")):
        pytest.exit("the engine was compiled from other sources than these: run scripts/build", returncode=4)
    if os.environ.get("CI") == "true" or os.environ.get("MARSBOUND_REQUIRE_COMPILED") == "1":
        pytest.exit("the engine isn't compiled, and here it has to be: run scripts/build", returncode=4)


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whoever wants the marked tests alone needn't read the files that don't name the mark."""
    if config.option.markexpr.startswith(INTERPRETED) and collection_path.name.startswith("test_"):
        return INTERPRETED not in collection_path.read_text("utf-8") or None
    return None


def pytest_report_header() -> str:
    return f"{BROWSER_SEED}={os.environ[BROWSER_SEED]}"


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class) -> Generator[None, object, object]:
    """A test for many rules at once shows nothing when it fails: more than three ids are a collection error."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Function):
            ids = [str(name) for mark in item.iter_markers("rule") for name in mark.args]
            if len(ids) > MOST_IDS:
                raise collector.CollectError(
                    f"{item.nodeid} is marked with {len(ids)} rules ({', '.join(ids)}); at most {MOST_IDS} are allowed"
                )
    return made


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Campaigns take long: only when asked for."""
    if "campaign" in config.option.markexpr:
        return
    campaigns = [item for item in items if item.get_closest_marker("campaign")]
    if campaigns:
        config.hook.pytest_deselected(items=campaigns)
        items[:] = [item for item in items if item not in campaigns]


@pytest.fixture(autouse=True)
def _in_english() -> None:
    """The language of the command line is the process's: a test that called it in another one leaves it behind."""
    if "marsbound.terminal.words" in sys.modules:
        sys.modules["marsbound.terminal.words"].SPEECH.speak("en")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent
