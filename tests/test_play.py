"""scripts/play itself: environment and page are made side by side, then somebody plays."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.stubs import called, put

PATIENCE = 60.0
SLOWLY = "sleep 0.6\necho {name}: ready\n"


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """scripts/play with an environment and a page that are silent at first, as real ones are."""
    for folder in ("scripts", ".venv/bin"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(root / "scripts" / "play", tmp_path / "scripts")
    put(tmp_path, "scripts/build", SLOWLY.format(name="environment"))
    put(tmp_path, "scripts/web", SLOWLY.format(name="page"))
    put(tmp_path, ".venv/bin/marsbound", "echo played")
    put(tmp_path, ".venv/bin/python", "echo True")
    return tmp_path


def play(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(project / "scripts" / "play"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_page_is_served_though_nothing_is_said_at_first(project: Path) -> None:
    done = play(project)
    assert done.returncode == 0, done.stderr
    assert "environment: ready" in done.stderr
    assert "page: ready" in done.stderr
    assert called(project)[-1] == "marsbound"


def test_a_game_at_the_terminal_needs_no_page(project: Path) -> None:
    done = play(project, "rocketmen", "--players", "2")
    assert done.returncode == 0, done.stderr
    assert "web" not in called(project)
    assert called(project)[-1] == "marsbound play rocketmen --players 2"


def test_without_a_page_the_game_is_at_the_terminal(project: Path) -> None:
    put(project, "scripts/web", "echo page: no Node here\nexit 1")
    done = play(project)
    assert done.returncode == 0, done.stderr
    assert "page: no Node here" in done.stderr
    assert "the page couldn't be built" in done.stderr
    assert called(project)[-1] == "marsbound play red-planet-second --players 4"


def test_without_an_environment_nobody_plays_and_the_reason_is_said(project: Path) -> None:
    put(project, "scripts/build", "echo environment: no Python here\nexit 1")
    done = play(project)
    assert done.returncode == 1
    assert "environment: no Python here" in done.stderr
    assert not [call for call in called(project) if call.startswith("marsbound")]
