"""The build: compiled where a compiler is, interpreted where none is, whole or not at all, and never an engine of other
sources; and never a wheel without the page, unless somebody wants that."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import marsbound
from marsbound import _engine

SLOWER = "the engine will run interpreted, 30 to 80 times slower"
SUFFIX = EXTENSION_SUFFIXES[0]
only_compiled = pytest.mark.skipif(not marsbound.COMPILED, reason="the engine isn't compiled here")


def clean_environment(**more: str) -> dict[str, str]:
    """Without the switches of whoever runs the tests."""
    switches = ("CI", "PYTEST_ADDOPTS")
    return {
        name: value for name, value in os.environ.items() if name not in switches and "MARSBOUND" not in name
    } | more


READ = (
    "marsbound/games/toy/bot/weights/toy-seats.bin",
    "marsbound/games/toy/ledger/toy.md",
    "marsbound/games/toy/pack/archive/hashes.txt",
    "marsbound/games/toy/pack/archive/toy-0.toml",
    "marsbound/games/toy/pack/toy.toml",
    "marsbound/games/toy/text/en.ftl",
    "marsbound/text/en/common.ftl",
)


def run(*command: str | Path, cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=cwd, env=clean_environment(**environment), capture_output=True, text=True)


@pytest.fixture(scope="session")
def kept_objects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What mypyc brings along is the same for all of these engines: compiled once, whichever worker needs it first."""
    folder = tmp_path_factory.getbasetemp() / "objects"
    folder.mkdir(exist_ok=True)
    return folder


# An engine that needs nothing of the package around it is translated in half the time if that isn't read either.
ENGINE_ALONE = """
[[tool.mypy.overrides]]
module = ["marsbound", "marsbound._engine"]
follow_imports = "skip"
"""


@pytest.fixture
def project(root: Path, tmp_path: Path, kept_objects: Path) -> Path:
    """The project with an engine of one line and a page of one file, so that building it is quick."""
    copied = (
        "pyproject.toml",
        "setup.py",
        "README.md",
        "LICENSE",
        "tests/conftest.py",
        "tests/forks.py",
        "scripts/engine.py",
        "scripts/engine_docstrings.py",
        "scripts/engine_pieces.py",
        "scripts/engine_training.py",
    )
    for name in (*copied, "requirements/play.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        copy = shutil.copytree if (root / name).is_dir() else shutil.copy
        copy(root / name, tmp_path / name)
    with (tmp_path / "pyproject.toml").open("a") as settings:
        settings.write(ENGINE_ALONE)
    package = tmp_path / "src" / "marsbound"
    for folder in ("core", "packs"):
        (package / folder).mkdir(parents=True)
    for name in READ:
        (tmp_path / "src" / name).parent.mkdir(parents=True, exist_ok=True)
    for name in ("__init__.py", "_engine.py", "py.typed"):
        shutil.copy(_engine.PACKAGE / name, package / name)
    for folder in ("core", "games", "games/toy", "packs", "text"):
        (package / folder / "__init__.py").write_text('"""Nothing to compile."""\n')
    (package / "core" / "script.py").write_text("ANSWER: int = 42\n")
    for name in READ:
        (tmp_path / "src" / name).write_text("")
    (tmp_path / "build" / "engine").mkdir(parents=True)
    (tmp_path / "build" / "engine" / "objects").symlink_to(kept_objects)
    build_the_page(
        tmp_path,
        "mkdir -p src/marsbound/web/static/assets && cd src/marsbound/web/static && touch index.html assets/toy.js",
    )
    return tmp_path


def build_the_page(project: Path, script: str) -> None:
    """Puts something quick in the place of scripts/web."""
    (project / "scripts" / "web").write_text(f"#!/usr/bin/env bash\n{script}\n")


def change_the_answer(project: Path, answer: int) -> None:
    (project / "src" / "marsbound" / "core" / "script.py").write_text(f"ANSWER: int = {answer}\n")


def build_engine(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    return run(sys.executable, "scripts/engine.py", "quick", cwd=project, **environment)


def begin_engine(project: Path, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "scripts/engine.py", "quick"]
    return subprocess.Popen(
        command, cwd=project, env=clean_environment(**environment), stdout=subprocess.PIPE, text=True
    )


def engines(project: Path) -> list[Path]:
    return [path.parent for path in sorted(_engine.engines(project).glob(f"*/{_engine.MANIFEST}"))]


def answer_of(project: Path) -> list[str]:
    """Whether the engine is compiled, and what it says."""
    code = "import marsbound, marsbound.core.script as s; print(marsbound.COMPILED, s.ANSWER)"
    done = run(sys.executable, "-c", code, cwd=project, PYTHONPATH=str(project / "src"))
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def wheel(project: Path) -> set[str]:
    [path] = (project / "dist").glob("*.whl")
    with ZipFile(path) as archive:
        return set(archive.namelist())


def build_wheel(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    kind = {"MARSBOUND_ENGINE_KIND": "quick"} | environment
    return run(sys.executable, "setup.py", "--quiet", "bdist_wheel", cwd=project, **kind)


def fake_compiler(project: Path, script: str) -> str:
    path = project / "fake-cc"
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)
    return str(path)


def halfway_compiler(project: Path, fails: str) -> str:
    """One that works, until it comes to a module of the engine; what it makes before is never linked, and so empty."""
    return fake_compiler(
        project,
        f"""case "$*" in
  *attempt* | --version) exec cc "$@" ;;
  *__native_marsbound_*) {fails} ;;
esac
while [ "$1" != -o ]; do shift; done
: >"$2"
""",
    )


# What it is made from


def test_whatever_the_engine_is_made_from_changes_its_name(project: Path) -> None:
    names = {_engine.fingerprint(project)}
    for changed in ("src/marsbound/core/script.py", "src/marsbound/packs/new.py", *_engine.RECIPE):
        with (project / changed).open("a") as source:
            source.write("# changed\n")
        names.add(_engine.fingerprint(project))
    assert len(names) == 3 + len(_engine.RECIPE)
    for data in ("text/en/toy.ftl", "games/toy/bot/weights/toy-seats.bin"):
        (project / "src" / "marsbound" / data).write_text("changed")
        assert _engine.fingerprint(project) in names


@pytest.mark.long
@only_compiled
def test_an_engine_of_other_sources_is_never_met_and_tests_stop_there(project: Path) -> None:
    """And one that was there before is there again when its sources are; pytest refuses before it runs anything."""
    done = build_engine(project)
    assert done.returncode == 0, done.stderr
    assert answer_of(project) == ["True", "42"]
    (project / "tests" / "test_toy.py").write_text("def test_toy() -> None:\n    pass\n")
    pytest_here = (sys.executable, "-m", "pytest", "-p", "no:cacheprovider")
    fresh = run(*pytest_here, cwd=project, PYTHONPATH=str(project / "src"))
    assert "1 passed" in fresh.stdout, fresh.stdout + fresh.stderr

    change_the_answer(project, 43)
    assert answer_of(project) == ["False", "43"]
    stale = run(*pytest_here, cwd=project, PYTHONPATH=str(project / "src"))
    said = "the engine was compiled from other sources than these: run scripts/build"
    assert said in stale.stdout + stale.stderr
    assert stale.returncode == 4

    assert build_engine(project).returncode == 0
    assert answer_of(project) == ["True", "43"]
    change_the_answer(project, 42)
    assert answer_of(project) == ["True", "42"]


# How it is compiled


@pytest.mark.long
@only_compiled
def test_only_what_has_changed_is_compiled_again(project: Path) -> None:
    """Also if it says something new: what other modules say has other numbers then, but the same names."""
    core = project / "src" / "marsbound" / "core"
    (core / "other.py").write_text("def other() -> str:\n    return 'o' + str(2**70)\n")
    first = build_engine(project)
    assert first.returncode == 0, first.stderr
    assert build_engine(project).stdout.splitlines() == ["engine: compiled (0 s)"], "nothing has changed"

    change_the_answer(project, 43)
    # the module, and the table of what is said
    assert "engine: compiling 2 of 2\n" in build_engine(project).stdout

    (core / "a_first.py").write_text("def new(text: str) -> str:\n    return 'before all others' + text + str(3**70)\n")
    assert build_engine(project).returncode == 0
    (core / "a_first.py").write_text(
        "def newer() -> str:\n    return 'an even earlier' + str(5**70)\n\n\n"
        "def new(text: str) -> str:\n    return newer() + 'before all others' + text + str(3**70)\n"
    )
    again = build_engine(project)
    # the module, and the table of what is said
    assert "engine: compiling 2 of 2\n" in again.stdout, again.stdout
    code = "from marsbound.core import a_first, other; print(a_first.new('x'), other.other())"
    done = run(sys.executable, "-c", code, cwd=project, PYTHONPATH=str(project / "src"))
    said = f"an even earlier{5**70}before all othersx{3**70} o{2**70}\n"
    assert done.stdout == said, done.stderr


@pytest.mark.long
@only_compiled
def test_two_builds_at_once_make_one_engine(project: Path) -> None:
    builds = [begin_engine(project) for _ in range(2)]
    said = [build.communicate()[0] for build in builds]
    assert [build.returncode for build in builds] == [0, 0], said
    assert len(engines(project)) == 1
    assert sum("engine: translating" in each for each in said) == 1, "the second one finds what the first one made"
    assert answer_of(project) == ["True", "42"]


@pytest.mark.long
@only_compiled
def test_a_source_changed_meanwhile_is_compiled_too(project: Path) -> None:
    build = begin_engine(project)
    assert build.stdout is not None
    assert "translating" in build.stdout.readline(), "from here on the copy is made"
    change_the_answer(project, 43)
    said, _ = build.communicate()
    assert build.returncode == 0, said
    assert "the sources have changed meanwhile: once more" in said
    assert answer_of(project) == ["True", "43"]


@pytest.mark.long
@only_compiled
def test_a_killed_build_leaves_nothing_in_the_way(project: Path) -> None:
    (project / "src" / "marsbound" / "core" / "other.py").write_text("def killed() -> str:\n    return 'killed'\n")
    build = begin_engine(project, CC=halfway_compiler(project, "sleep 60"))
    assert build.stdout is not None
    while "compiling" not in build.stdout.readline():
        assert build.poll() is None
    build.kill()
    build.communicate()
    assert engines(project) == []
    assert answer_of(project) == ["False", "42"]
    left = list(_engine.engines(project).glob("making-*"))
    assert left, "it was killed in the middle"
    assert build_engine(project).returncode == 0
    assert answer_of(project) == ["True", "42"]
    assert not [path for path in left if path.exists()]


@pytest.mark.long
@only_compiled
@pytest.mark.parametrize(
    "fails", ["echo 'No space left on device' >&2; exit 1", "kill -9 $$"], ids=["disk full", "out of memory"]
)
def test_a_compiler_that_fails_halfway_leaves_a_game_that_plays(project: Path, fails: str) -> None:
    (project / "src" / "marsbound" / "core" / "other.py").write_text("def failing() -> str:\n    return 'no'\n")
    done = build_engine(project, CC=halfway_compiler(project, fails))
    assert done.returncode == 1
    assert "engine: couldn't be compiled, and stays interpreted: " in done.stdout
    assert engines(project) == []
    assert answer_of(project) == ["False", "42"]


@pytest.mark.long
@only_compiled
def test_what_cannot_be_imported_is_not_published(project: Path) -> None:
    (project / "src" / "marsbound" / "core" / "script.py").write_text("ANSWER: int = 42\nassert ANSWER == 43\n")
    done = build_engine(project)
    assert done.returncode == 1
    assert "what was compiled doesn't run" in done.stdout
    assert engines(project) == []


def test_a_type_error_in_the_engine_is_told_with_its_place(project: Path) -> None:
    (project / "src" / "marsbound" / "core" / "script.py").write_text("ANSWER: int = 'forty-two'\n")
    done = build_engine(project)
    assert done.returncode == 1
    assert "src/marsbound/core/script.py:1: error: " in done.stdout


def test_without_a_compiler_it_is_said(project: Path) -> None:
    """The compiler is on the PATH, but doesn't work."""
    done = build_engine(project, CC=fake_compiler(project, "exit 127"))
    assert done.returncode == 3
    assert "engine: stays interpreted, 30 to 80 times slower: no C compiler that works" in done.stdout
    assert answer_of(project) == ["False", "42"]


# What pytest insists on


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


# Wheels


@pytest.mark.long
@only_compiled
def test_a_wheel_holds_the_compiled_engine_and_everything_it_reads(project: Path, tmp_path: Path) -> None:
    done = build_wheel(project)
    assert done.returncode == 0, done.stderr
    held = wheel(project)
    library = f"marsbound/compiled/marsbound__mypyc{SUFFIX}"
    assert {library, f"marsbound/compiled/marsbound.core{SUFFIX}", "marsbound/compiled/engine.json"} <= held
    assert {"marsbound/py.typed", "marsbound/compiled/LICENSE-mypyc.txt", *READ} <= held
    [built] = (project / "dist").glob("*.whl")
    assert SUFFIX.split(".")[1].split("-")[1] in built.name.replace("cp", ""), "it is for this Python alone"

    installed = tmp_path / "installed"
    shutil.unpack_archive(built, installed, "zip")
    code = "import marsbound, marsbound.core.script as s; print(marsbound.COMPILED, s.ANSWER)"
    said = run(sys.executable, "-c", code, cwd=installed, PYTHONPATH=str(installed))
    assert said.stdout.split() == ["True", "42"], said.stderr


def test_without_a_compiler_a_wheel_is_pure(project: Path) -> None:
    """The compiler is on the PATH, but doesn't work."""
    compiler = fake_compiler(project, "exit 127")
    done = build_wheel(project, CC=compiler)
    assert done.returncode == 0, done.stderr
    assert f"marsbound: no C compiler: {SLOWER}\n" in done.stderr
    held = wheel(project)
    assert not [name for name in held if name.endswith((".so", ".pyd", "engine.json"))]
    assert {"marsbound/core/script.py", *READ} <= held
    assert next((project / "dist").glob("*.whl")).name.endswith("py3-none-any.whl")

    insisting = build_wheel(project, CC=compiler, MARSBOUND_REQUIRE_COMPILED="1")
    assert insisting.returncode != 0
    assert "MARSBOUND_REQUIRE_COMPILED is set, but there is no working C compiler" in insisting.stderr


@pytest.mark.long
@only_compiled
def test_a_wheel_holds_no_half_of_an_engine(project: Path) -> None:
    (project / "src" / "marsbound" / "core" / "other.py").write_text("def half() -> str:\n    return 'half'\n")
    done = build_wheel(project, CC=halfway_compiler(project, "exit 1"))
    assert done.returncode == 0, done.stderr
    assert "marsbound: the C compiler failed" in done.stderr
    assert SLOWER in done.stderr
    assert not [name for name in wheel(project) if name.endswith((".so", ".pyd", "engine.json"))]


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


def test_a_source_archive_has_all_that_the_tree_leads_to(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is committed, but the tests and what belongs to a place where code is kept."""
    from setuptools.command.egg_info import FileList

    left_out = (".ci/", ".github/", ".gitignore", "tests/")
    committed = run("git", "ls-files", cwd=root).stdout.splitlines()
    assert committed, "this needs a clone"
    monkeypatch.chdir(root)
    listed = FileList()
    for line in (root / "MANIFEST.in").read_text("utf-8").splitlines():
        listed.process_template_line(line)
    # what setuptools takes by itself
    usual = ("LICENSE", "MANIFEST.in", "README.md", "pyproject.toml", "setup.py")
    missing = set(committed) - set(listed.files) - set(usual)
    assert sorted(name for name in missing if not name.startswith((*left_out, "src/"))) == []


def test_an_unknown_campaign_is_refused_with_the_known_ones(root: Path) -> None:
    done = run(root / "scripts" / "campaign", "no-such-campaign", cwd=root)
    assert done.returncode == 2
    assert "there is no campaign no-such-campaign; expected one of" in done.stderr
