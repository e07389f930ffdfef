"""scripts/test itself: what it runs, side by side or not, and how it ends when something fails."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.kit import eventually
from tests.stubs import called, put

TOOLS = ("ruff", "mypy", "lint-imports", "pytest")
PATIENCE = 60.0


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """scripts/test with tools that only say that they were called."""
    for folder in ("scripts", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(root / "scripts" / "test", tmp_path / "scripts")
    for name in ("scripts/build", "scripts/web", "scripts/rules-coverage", *(f".venv/bin/{tool}" for tool in TOOLS)):
        put(tmp_path, name, "exit 0")
    put(tmp_path, ".venv/bin/python", "echo True")
    put(tmp_path, "chromium", "echo Chromium 1")
    return tmp_path


def check(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MARSBOUND_", "CI"))}
    environment["MARSBOUND_CHROMIUM"] = str(project / "chromium")
    command = [str(project / "scripts" / "test"), *arguments]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def of(tool: str, calls: list[str]) -> list[str]:
    return [call for call in calls if tool in call.split()]


def in_browser(calls: list[str]) -> list[str]:
    return [call for call in of("pytest", calls) if "tests/browser" in call and "--ignore" not in call]


def test_everything_is_checked(project: Path) -> None:
    done = check(project)
    assert done.returncode == 0, done.stdout + done.stderr
    calls = called(project)
    assert {"build", "web --check", "ruff check", "ruff format --check", "mypy", "lint-imports"} <= set(calls)
    assert "rules-coverage" in calls
    assert len(of("pytest", calls)) == 3
    assert len(in_browser(calls)) == 1
    assert any(call.startswith("1 pytest") and "interpreted and not campaign" in call for call in calls)
    assert any(call.startswith("pytest") and "--ignore tests/browser" in call for call in calls)
    assert not any("not long" in call for call in calls)
    for name in ("build", "types", "page", "tests, compiled", "tests, browser", "tests, interpreted", "altogether"):
        assert f" s  {name}\n" in done.stdout, name


def test_fast_leaves_out_what_takes_long(project: Path) -> None:
    done = check(project, "--fast")
    assert done.returncode == 0, done.stdout + done.stderr
    tests = of("pytest", called(project))
    assert len(tests) == 2
    assert all("-m not long" in call for call in tests)
    assert "rules-coverage" not in called(project)


def test_arguments_go_to_the_tests(project: Path) -> None:
    """And no test of the page is meant by them, nor must every run find one."""
    put(project, ".venv/bin/pytest", "exit 5")
    done = check(project, "-k", "saboteur")
    assert done.returncode == 0, done.stdout + done.stderr
    tests = of("pytest", called(project))
    assert len(tests) == 2
    assert all(call.endswith("-k saboteur") for call in tests)


@pytest.mark.parametrize(
    ("name", "stage"),
    [
        ("scripts/build", "build"),
        ("scripts/web", "page"),
        ("scripts/rules-coverage", "rules coverage"),
        (".venv/bin/mypy", "types"),
        (".venv/bin/lint-imports", "layers"),
        (".venv/bin/pytest", "tests, compiled"),
    ],
)
def test_whatever_fails_is_named_and_shown(project: Path, name: str, stage: str) -> None:
    put(project, name, "echo a reason; exit 3")
    done = check(project)
    assert done.returncode == 1
    assert f"scripts/test: {stage} failed (exit code 3)" in done.stderr
    assert "a reason\n" in done.stdout
    assert f" s  {stage}: FAILED\n" in done.stdout
    assert "all passed" not in done.stdout


def test_what_failed_in_the_browser_is_tried_once_more_and_then_fails_for_good(project: Path) -> None:
    put(project, ".venv/bin/pytest", '[[ $* != *" tests/browser" || $* == *--ignore* ]]')
    done = check(project)
    assert done.returncode == 1
    assert "scripts/test: tests, browser failed (exit code 1)" in done.stderr
    assert len(in_browser(called(project))) == 2


def test_what_runs_beside_is_ended_when_something_fails(project: Path) -> None:
    """With all that it has started."""
    put(project, "scripts/web", f'sleep 600 & echo $! >"{project}/web-id"; wait')
    put(project, ".venv/bin/ruff", f'until [[ -s "{project}/web-id" ]]; do sleep 0.1; done; exit 1')
    done = check(project)
    assert done.returncode == 1
    assert "scripts/test: lint failed" in done.stderr
    eventually(lambda: not Path("/proc", (project / "web-id").read_text().strip()).exists())
