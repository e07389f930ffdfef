"""Tests that run in forks: each once, wherever it is run, and whatever becomes of the others."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import forks

MANY = """
import os
from pathlib import Path

import pytest


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory):
    folder = tmp_path_factory.mktemp("shared")
    yield folder
    Path("torn-down").write_text("yes")


@pytest.mark.parametrize("number", range(20))
def test_many(number: int, shared: Path) -> None:
    print("said by", number)
    with Path("ran").open("a") as ran:
        ran.write(f"{number} {os.getpid()}\\n")
    assert number != 7
"""
DIES = """
import os


def test_before() -> None:
    pass


def test_dies() -> None:
    os._exit(3)


def test_after() -> None:
    pass
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    shutil.copy(Path(forks.__file__), tmp_path / "forks.py")
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["forks"]\n')
    (tmp_path / "test_many.py").write_text(MANY)
    return tmp_path


def run(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *arguments]
    # no plugins: nothing here needs them, and to import them takes longer than these tests
    environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True)


def test_each_test_runs_once_in_one_of_the_forks(project: Path) -> None:
    done = run(project, "--forks", "2")
    assert "1 failed, 19 passed" in done.stdout, done.stdout + done.stderr
    assert done.returncode == 1
    assert "said by 7\n" in done.stdout
    assert "said by 6\n" not in done.stdout
    ran = [line.split() for line in (project / "ran").read_text().splitlines()]
    assert sorted(int(number) for number, _ in ran) == list(range(20))
    assert len({process for _, process in ran}) == 2, "one had nothing to do"
    assert (project / "torn-down").read_text() == "yes"


def test_what_a_fork_dies_of_has_failed_and_all_else_is_run(project: Path) -> None:
    (project / "test_dies.py").write_text(DIES)
    done = run(project, "--forks", "2")
    assert "2 failed, 21 passed" in done.stdout, done.stdout + done.stderr
    assert "the process that ran it has died (exit code 3)" in done.stdout
    assert "FAILED test_dies.py::test_dies" in done.stdout


def test_they_stop_where_pytest_would(project: Path) -> None:
    done = run(project, "--forks", "2", "--maxfail", "1")
    assert "stopping after 1 failures" in done.stdout, done.stdout + done.stderr
    assert done.returncode == 1
    done = run(project, "--forks", "2", "-k", "test_other")
    assert done.returncode == 5
    (project / "test_wrong.py").write_text("no python")
    done = run(project, "--forks", "2")
    assert "1 error during collection" in done.stdout
    assert done.returncode == 2
