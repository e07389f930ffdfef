"""How the command ends, as the reference says; and the shell that completes what is typed."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from marsbound.terminal import simulate
from tests.terminal.conftest import Command
from tests.terminal.processes import call, environment


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        (0, ("--version",)),
        (0, ("--help",)),
        (2, ("nonsense",)),
        (2, ("rules", "nonsense")),
        (2, ("pack", "check", "nowhere.toml")),
        (1, ("admin", "delete", "t1", "--database", "server.db")),
    ],
)
def test_a_command_ends_as_the_reference_says(
    code: int, arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("server.db").touch()
    done = call(*arguments, typed="no\n")
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_what_ctrl_c_ends_says_so(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate.Simulation, "play", interrupted)
    done = marsbound("simulate", "rocketmen", "--players", "2", "--games", "1")
    assert (done.exit_code, done.stderr) == (130, "\nAborted.\n")


def test_every_exit_code_is_described(root: Path) -> None:
    text = (root / "docs" / "reference" / "command-line.md").read_text("utf-8")
    section = text.partition("## Exit codes\n")[2].partition("\n## ")[0]
    assert re.findall(r"^\| (\d+) \|", section, re.M) == ["0", "1", "2", "130"]


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash here")
def test_bash_completes_commands_and_options(tmp_path: Path) -> None:
    """With the script that the reference has it read."""
    command = tmp_path / "marsbound"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m marsbound "$@"\n', "utf-8")
    command.chmod(0o755)
    asked = """
    complete() { builtin complete "$@" 2>/dev/null || true; }
    eval "$(_MARSBOUND_COMPLETE=bash_source marsbound)"
    COMP_WORDS=(marsbound "$1" "$2"); COMP_CWORD=$3
    _marsbound_completion marsbound && echo "${COMPREPLY[@]}"
    """
    path = {"PATH": f"{tmp_path}{os.pathsep}{os.environ['PATH']}"}

    def completed(*words: str) -> list[str]:
        place = str(len([word for word in words if word]))
        done = subprocess.run(
            ["bash", "-c", asked, "bash", *words, *[""] * (2 - len(words)), place],
            capture_output=True,
            text=True,
            env=environment() | path,
        )
        return done.stdout.split()

    assert completed("s") == ["serve", "simulate", "selfplay"]
    assert completed("replay", "--st") == ["--step"]
