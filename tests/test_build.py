"""The build: compiled where a compiler is, interpreted where none is, and never an engine older than its sources; and
never a wheel without the page, unless somebody wants that."""

import ast
import importlib
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import marsbound
from marsbound import _compiled

SLOWER = "the engine will run interpreted, about 30 times slower"
only_compiled = pytest.mark.skipif(not marsbound.COMPILED, reason="the engine isn't compiled here")


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    switches = ("CI", "MARSBOUND_INTERPRETED", "MARSBOUND_REQUIRE_COMPILED", "MARSBOUND_WITHOUT_PAGE", "PYTEST_ADDOPTS")
    inherited = {name: value for name, value in os.environ.items() if name not in switches}
    return subprocess.run(command, cwd=cwd, env=inherited | environment, capture_output=True, text=True)


@pytest.fixture
def project(root: Path, tmp_path: Path) -> Path:
    """The project with an engine of one line and a page of one file, so that building it is quick."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "docs/rules", "tests/conftest.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (root / name).is_dir() else shutil.copy
        copy(root / name, tmp_path / name)
    package = tmp_path / "src" / "marsbound"
    for folder in ("core", "games", "packs/data", "text/en"):
        (package / folder).mkdir(parents=True)
    for name in ("__init__.py", "_compiled.py", "py.typed"):
        shutil.copy(_compiled.PACKAGE / name, package / name)
    for folder in ("core", "games", "packs", "text"):
        (package / folder / "__init__.py").write_text('"""Nothing to compile."""\n')
    (package / "core" / "script.py").write_text("ANSWER: int = 42\n")
    (package / "packs" / "data" / "toy.toml").write_text("")
    (package / "text" / "en" / "toy.ftl").write_text("")
    build_the_page(
        tmp_path,
        "mkdir -p src/marsbound/web/static/assets && cd src/marsbound/web/static && touch index.html assets/toy.js",
    )
    return tmp_path


def build_the_page(project: Path, script: str) -> None:
    """Puts something quick in the place of scripts/web."""
    (project / "scripts").mkdir(exist_ok=True)
    (project / "scripts" / "web").write_text(f"#!/usr/bin/env bash\n{script}\n")


def wheel(project: Path) -> set[str]:
    [path] = (project / "dist").glob("*.whl")
    with ZipFile(path) as archive:
        return set(archive.namelist())


def build_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "setup.py", "--quiet", "bdist_wheel", cwd=project, **environment)


def fake_compiler(project: Path, script: str) -> str:
    path = project / "fake-cc"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.interpreted
def test_compiled_says_where_the_engine_comes_from() -> None:
    for path in _compiled.engine_sources():
        name = path.relative_to(_compiled.PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
        module = importlib.import_module(name.removesuffix(".__init__"))
        assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) == marsbound.COMPILED, name


def test_the_engine_can_be_run_interpreted(root: Path) -> None:
    code = "import marsbound, marsbound.core.script as s; print(marsbound.COMPILED, s.__file__)"
    done = run(sys.executable, "-c", code, cwd=root, MARSBOUND_INTERPRETED="1")
    assert done.stdout.split() == ["False", str(_compiled.PACKAGE / "core" / "script.py")], done.stderr


def test_the_engine_imports_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names - {"random", "secrets"} | {"marsbound", "mypy_extensions", "librt"}
    for path in _compiled.engine_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}:{node.lineno} imports relatively"
                names = {str(node.module)}
            else:
                continue
            assert {name.split(".")[0] for name in names} <= allowed, f"{path}:{node.lineno}"


def test_every_change_since_compiling_is_noticed(project: Path) -> None:
    package = project / "src" / "marsbound"
    script = package / "core" / "script.py"
    assert _compiled.changes(package), "an engine that isn't compiled has to be"
    (package / "core" / "script.so").touch()
    _compiled.write_stamp(package, _compiled.ingredients(package))
    assert _compiled.changes(package) == []

    (package / "core" / "more.py").touch()
    assert _compiled.changes(package) == ["src/marsbound/core/more.py"]
    (package / "core" / "more.py").unlink()
    script.write_text("ANSWER: int = 43\n")
    assert _compiled.changes(package) == ["src/marsbound/core/script.py"]
    script.unlink()
    assert _compiled.changes(package) == ["src/marsbound/core/script.py"]

    _compiled.remove_engine(package)
    assert not _compiled.compiled_files(package)
    assert not _compiled.stamp(package).exists()


@only_compiled
def test_a_stale_engine_stops_the_tests(project: Path) -> None:
    """Compiled for real, then changed; pytest must refuse before it runs anything."""
    built = run(sys.executable, "setup.py", "--quiet", "build_ext", "--inplace", cwd=project)
    assert built.returncode == 0, built.stderr
    (project / "tests" / "test_toy.py").write_text("def test_toy() -> None:\n    pass\n")
    pytest_here = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
    fresh = run(*pytest_here, cwd=project, PYTHONPATH=str(project / "src"))
    assert "1 passed" in fresh.stdout, fresh.stdout + fresh.stderr

    (project / "src" / "marsbound" / "core" / "script.py").write_text("ANSWER: int = 43\n")
    stale = run(*pytest_here, cwd=project, PYTHONPATH=str(project / "src"))
    said = "the compiled engine is older than src/marsbound/core/script.py: run scripts/build"
    assert said in stale.stdout + stale.stderr
    assert stale.returncode == 4


def test_a_test_has_at_most_three_rules(project: Path) -> None:
    (project / "tests" / "test_toy.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('toy:A1', 'toy:A2')\n"
        "@pytest.mark.rule('toy:A3', 'toy:A4')\n"
        "def test_four() -> None:\n    pass\n"
    )
    done = run(sys.executable, "-m", "pytest", cwd=project, PYTHONPATH=str(project / "src"))
    assert "test_four is marked with 4 rules (toy:A3, toy:A4, toy:A1, toy:A2); at most 3 are allowed" in done.stdout
    assert done.returncode == 2


def test_ci_insists_on_a_compiled_engine(project: Path) -> None:
    (project / "tests" / "test_toy.py").write_text("def test_toy() -> None:\n    pass\n")
    done = run(sys.executable, "-m", "pytest", cwd=project, PYTHONPATH=str(project / "src"), CI="true")
    assert "the engine isn't compiled, and here it has to be" in done.stdout + done.stderr
    assert done.returncode == 4


@only_compiled
def test_a_wheel_holds_the_compiled_engine_and_everything_it_reads(project: Path, root: Path) -> None:
    done = build_wheel(project)
    assert done.returncode == 0, done.stderr
    held = wheel(project)
    suffix = EXTENSION_SUFFIXES[0]
    assert {f"marsbound/core/script{suffix}", f"marsbound__mypyc{suffix}", "marsbound/_compiled.json"} <= held
    assert {"marsbound/py.typed", "marsbound/packs/data/toy.toml", "marsbound/text/en/toy.ftl"} <= held
    ledgers = {f"marsbound/rules/{path.name}" for path in (root / "docs" / "rules").glob("*.md")}
    assert ledgers
    assert ledgers <= held


def test_without_a_compiler_the_engine_stays_interpreted(project: Path) -> None:
    """The compiler is on the PATH, but doesn't work."""
    compiler = fake_compiler(project, "exit 127")
    done = build_wheel(project, CC=compiler)
    assert done.returncode == 0, done.stderr
    assert f"marsbound: no C compiler: {SLOWER}\n" in done.stderr
    held = wheel(project)
    assert not [name for name in held if name.endswith((".so", ".pyd", "_compiled.json"))]
    assert {"marsbound/core/script.py", "marsbound/packs/data/toy.toml"} <= held

    insisting = build_wheel(project, CC=compiler, MARSBOUND_REQUIRE_COMPILED="1")
    assert insisting.returncode != 0
    assert "MARSBOUND_REQUIRE_COMPILED is set, but there is no working C compiler" in insisting.stderr


@only_compiled
def test_a_compiler_that_fails_halfway_leaves_nothing_compiled(project: Path) -> None:
    """A module's extension without the library that all of them share couldn't be imported."""
    compiler = fake_compiler(project, 'case "$*" in *__native*) exit 1 ;; esac\nexec cc "$@"')
    done = build_wheel(project, CC=compiler)
    assert done.returncode == 0, done.stderr
    assert "marsbound: the C compiler failed" in done.stderr
    assert SLOWER in done.stderr
    assert not [name for name in wheel(project) if name.endswith((".so", ".pyd", "_compiled.json"))]


def test_a_wheel_holds_the_page(project: Path) -> None:
    done = build_wheel(project, MARSBOUND_INTERPRETED="1")
    assert done.returncode == 0, done.stderr
    assert {"marsbound/web/static/index.html", "marsbound/web/static/assets/toy.js"} <= wheel(project)


def test_no_wheel_is_made_silently_without_the_page(project: Path) -> None:
    """Even if an older page is there."""
    build_the_page(project, "exit 1")
    (project / "src" / "marsbound" / "web" / "static").mkdir(parents=True)
    (project / "src" / "marsbound" / "web" / "static" / "index.html").touch()
    done = build_wheel(project, MARSBOUND_INTERPRETED="1")
    assert done.returncode != 0
    assert "marsbound: the page couldn't be built" in done.stderr
    assert not list(project.glob("dist/*.whl"))

    wanted = build_wheel(project, MARSBOUND_INTERPRETED="1", MARSBOUND_WITHOUT_PAGE="1")
    assert wanted.returncode == 0, wanted.stderr
    assert "MARSBOUND_WITHOUT_PAGE is set" in wanted.stderr
    assert not [name for name in wheel(project) if "web/" in name]


def test_a_source_archive_brings_the_page_built(project: Path, tmp_path: Path) -> None:
    """So a wheel made from it needs no Node."""
    shutil.copy(Path(__file__).parents[1] / "MANIFEST.in", project)
    done = run(sys.executable, "setup.py", "--quiet", "sdist", cwd=project)
    assert done.returncode == 0, done.stderr
    [archive] = (project / "dist").glob("*.tar.gz")
    shutil.unpack_archive(archive, tmp_path / "unpacked", filter="data")
    [unpacked] = (tmp_path / "unpacked").iterdir()
    build_the_page(unpacked, "exit 1")
    done = build_wheel(unpacked, MARSBOUND_INTERPRETED="1")
    assert done.returncode == 0, done.stderr
    assert "marsbound/web/static/assets/toy.js" in wheel(unpacked)


def test_an_unknown_campaign_is_refused_with_the_known_ones(root: Path) -> None:
    done = run(root / "scripts" / "campaign", "no-such-campaign", cwd=root)
    assert done.returncode == 2
    assert "there is no campaign no-such-campaign; expected one of" in done.stderr
