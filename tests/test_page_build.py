"""scripts/web: what was interrupted is noticed and done again, and nobody ever sees half a page."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

NODE = """#!/bin/sh
[ "$1" = -e ] && exit 0
while [ $# -gt 0 ]; do [ "$1" = --outDir ] && out=$2; shift; done
[ -e ../broken ] && { echo "a mistake in line 7"; exit 1; }
mkdir -p "$out/assets"
name=$(cat src/page)
echo "$name" >"$out/assets/$name.js"
echo "$name" >"$out/index.html"
echo picture >"$out/icon.svg"
"""
NPM = """#!/bin/sh
echo "npm $*" >>calls
rm -rf web/node_modules
mkdir web/node_modules
[ -e interrupted ] && kill -9 $$
exit 0
"""


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """A page of one line, and tools that are quick."""
    for folder in ("scripts", "web/src", "src/marsbound/text/en", "src/marsbound/games", "tests/text", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(root / "scripts" / "web", tmp_path / "scripts" / "web")
    (tmp_path / "web" / "package-lock.json").write_text("{}")
    (tmp_path / "src" / "marsbound" / "text" / "en" / "toy.ftl").touch()
    for name, script in (("node", NODE), ("npm", NPM)):
        (tmp_path / "tools" / name).write_text(script)
        (tmp_path / "tools" / name).chmod(0o755)
    (tmp_path / "web" / "src" / "page").write_text("first")
    return tmp_path


def web(project: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PATH": f"{project / 'tools'}:{os.environ['PATH']}"}
    return subprocess.run(["scripts/web", *arguments], cwd=project, env=environment, capture_output=True, text=True)


def build(project: Path, name: str) -> set[str]:
    """Builds the page of that name; the files that are there then, without marks."""
    (project / "web" / "src" / "page").write_text(name)
    done = web(project)
    assert done.returncode == 0, done.stderr
    page = project / "src" / "marsbound" / "web" / "static"
    assert (page / "index.html").read_text() == f"{name}\n"
    return {path.relative_to(page).as_posix() for path in page.rglob("[!.]*") if path.is_file()}


def test_says_what_it_does_and_does_it_once(project: Path) -> None:
    done = web(project)
    assert done.returncode == 0, done.stderr
    installing, building, ready = done.stdout.splitlines()
    assert (installing, building) == ("page: installing tools", "page: building")
    assert ready.startswith("page: ready (")
    assert web(project).stdout == ""
    assert web(project, "--current").returncode == 0


def test_an_interrupted_install_is_done_again(project: Path) -> None:
    (project / "interrupted").touch()
    assert web(project).returncode != 0
    (project / "interrupted").unlink()
    done = web(project)
    assert done.returncode == 0, done.stderr
    assert "page: installing tools" in done.stdout
    assert (project / "calls").read_text().count("npm ci") == 2


def test_what_was_checked_is_checked_again_only_when_something_has_changed(project: Path) -> None:
    (project / "web" / "tests").mkdir()
    for change in (project / "web" / "tests" / "a.test.ts", project / "src" / "marsbound" / "text" / "en" / "toy.ftl"):
        change.write_text(f"{change}")
        (project / "broken").touch()
        assert web(project, "--check").returncode != 0
        (project / "broken").unlink()
        assert "page: checking\n" in web(project, "--check").stdout
        assert "page: checked before, and nothing has changed since\n" in web(project, "--check").stdout


def test_checking_installs_what_playing_leaves_out(project: Path) -> None:
    build(project, "first")
    assert web(project, "--check").returncode == 0
    build(project, "second")
    playing, checking = (project / "calls").read_text().splitlines()
    assert "--omit=dev" in playing
    assert "--omit=dev" not in checking


def test_the_files_of_the_page_before_stay_for_open_tabs_and_older_ones_go(project: Path) -> None:
    always = {"index.html", "icon.svg"}
    assert build(project, "first") == always | {"assets/first.js"}
    assert build(project, "second") == always | {"assets/first.js", "assets/second.js"}
    assert build(project, "third") == always | {"assets/second.js", "assets/third.js"}


def test_a_page_that_cannot_be_built_leaves_the_old_one(project: Path) -> None:
    build(project, "first")
    (project / "web" / "src" / "page").write_text("second")
    (project / "broken").touch()
    done = web(project)
    assert done.returncode == 1
    assert "a mistake in line 7" in done.stderr
    assert (project / "src" / "marsbound" / "web" / "static" / "index.html").read_text() == "first\n"
    assert web(project, "--current").returncode == 1
