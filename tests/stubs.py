"""Tools that only note how they were called, for the tests of our scripts."""

from pathlib import Path


def put(project: Path, name: str, script: str) -> None:
    """A tool that notes how it was called, then does something."""
    path = project / name
    noted = f"$MARSBOUND_INTERPRETED {path.name} $*"
    path.write_text(f'#!/usr/bin/env bash\necho "{noted}" >>"{project}/called"\n{script}\n', "utf-8")
    path.chmod(0o755)


def called(project: Path) -> list[str]:
    return [line.strip() for line in (project / "called").read_text("utf-8").splitlines()]
