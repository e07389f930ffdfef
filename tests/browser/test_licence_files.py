"""Whatever the built page carries of others comes with its licence, in the page and in the wheel."""

import re
import shutil
import subprocess
import sys
from os import environ
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from marsbound.server.http.app import PAGE
from tests.server.kit import Server

LICENCES = PAGE / "licences"
# the package brings no text of its own
WITHOUT_TEXT = {"@fluent/bundle": "apache-2.0.txt"}


@pytest.fixture(scope="module", autouse=True)
def built_page(root: Path) -> None:
    done = subprocess.run([root / "scripts" / "web", "--current"], capture_output=True, text=True)
    if done.returncode != 0:
        pytest.fail(done.stderr.strip(), pytrace=False)


def linked(root: Path) -> set[str]:
    """The texts that the page About links to."""
    about = (root / "web" / "src" / "pages" / "About.svelte").read_text("utf-8")
    return {
        f"{name}.txt" for name in re.findall(r"text: '([^']+)'", about) + re.findall(r'"licences/([\w-]+)\.txt"', about)
    }


def test_every_font_has_its_licence_with_its_copyright() -> None:
    fonts = {path.name for path in PAGE.rglob("*.woff2")}
    assert fonts
    for font in fonts:
        [licence] = [path for path in LICENCES.iterdir() if font.startswith(f"{path.stem}-")]
        text = licence.read_text("utf-8")
        assert re.match(r"Copyright \d{4} The .+ Project Authors", text), licence
        assert "SIL OPEN FONT LICENSE Version 1.1" in text, licence


def test_all_software_has_its_licence() -> None:
    _, *parts = re.split(r"^## ", (LICENCES / "software.txt").read_text("utf-8"), flags=re.MULTILINE)
    texts = {part.split(" - ")[0]: part.partition("\n")[2].strip() for part in parts}
    assert {"svelte", "uqr", *WITHOUT_TEXT} <= texts.keys()
    for name, text in texts.items():
        if name in WITHOUT_TEXT:
            text = (LICENCES / WITHOUT_TEXT[name]).read_text("utf-8")
        assert len(text) > 500, f"{name} has no licence text"
    assert "Apache License" in (LICENCES / "apache-2.0.txt").read_text("utf-8")
    assert "Lucide Icons and Contributors" in (LICENCES / "lucide.txt").read_text("utf-8")


def test_every_link_to_a_licence_answers_with_text(root: Path, tmp_path: Path) -> None:
    names = linked(root)
    assert names == {path.name for path in LICENCES.iterdir()}, "a licence that nothing links to, or a link to nothing"
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        for name in names:
            answer = httpx.get(f"{server.url}/licences/{name}")
            assert answer.status_code == 200, name
            assert answer.headers["content-type"].startswith("text/plain"), name
            assert answer.text == (LICENCES / name).read_text("utf-8")


def test_a_wheel_holds_them(root: Path, tmp_path: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(root / name, tmp_path)
    shutil.copytree(root / "docs" / "rules", tmp_path / "docs" / "rules")
    shutil.copytree(root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    shutil.copytree(root / "scripts", tmp_path / "scripts")
    (tmp_path / "scripts" / "web").write_text("")  # the page is there
    command = [sys.executable, "setup.py", "--quiet", "bdist_wheel"]
    made = subprocess.run(
        command, cwd=tmp_path, env=environ | {"MARSBOUND_INTERPRETED": "1"}, capture_output=True, text=True
    )
    assert made.returncode == 0, made.stderr
    [wheel] = (tmp_path / "dist").glob("*.whl")
    with ZipFile(wheel) as archive:
        held = set(archive.namelist())
    assert {f"marsbound/web/static/licences/{path.name}" for path in LICENCES.iterdir()} <= held
    assert [name for name in held if name.endswith(".dist-info/licenses/LICENSE")]
