"""What the engine imports, and what it needs to be tried and trained."""

import ast
import importlib
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import marsbound
from marsbound import _engine
from tests.test_build import only_compiled, run


@pytest.mark.interpreted
def test_compiled_says_where_the_engine_comes_from() -> None:
    for path in _engine.engine_sources():
        module = importlib.import_module(_engine.module_name(path))
        assert str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES)) == marsbound.COMPILED, module


def test_the_engine_can_be_run_interpreted(root: Path) -> None:
    code = "import marsbound, marsbound.core.script as s; print(marsbound.COMPILED, s.__file__)"
    done = run(sys.executable, "-c", code, cwd=root, MARSBOUND_INTERPRETED="1")
    assert done.stdout.split() == ["False", str(_engine.PACKAGE / "core" / "script.py")], done.stderr


def test_the_engine_imports_the_standard_library_only() -> None:
    allowed = sys.stdlib_module_names - {"random", "secrets"} | {"marsbound", "mypy_extensions", "librt"}
    for path in _engine.engine_sources():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                assert node.level == 0, f"{path}:{node.lineno} imports relatively"
                names = {str(node.module)}
            else:
                continue
            assert {name.split(".")[0] for name in names} <= allowed, f"{path}:{node.lineno}"


ALONE = """
import importlib, runpy, sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top[0] != "_" and top not in {"marsbound", "librt", "mypy_extensions", *sys.stdlib_module_names}:
            raise ModuleNotFoundError(f"{name}, which isn't there while wheels are built")
sys.meta_path.insert(0, Nothing())
"""


@pytest.mark.parametrize("game", ["red-planet-second", "rocketmen"])
@only_compiled
def test_an_engine_is_trained_where_nothing_else_is_installed(root: Path, game: str) -> None:
    """As in the environments in which wheels are built."""
    train = f"sys.argv[1:] = {[game, '--seconds', '0.05', '--matches', '1']!r}\n"
    train += "runpy.run_path('scripts/engine_training.py', run_name='__main__')"
    done = run(sys.executable, "-c", ALONE + train, cwd=root, PYTHONPATH=str(root / "src"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith(f"{game}: "), done.stdout
    assert done.stdout.endswith(", compiled\n")


def test_an_engine_is_tried_out_where_nothing_else_is_installed(root: Path) -> None:
    modules = [_engine.module_name(path) for path in _engine.engine_sources()]
    load = "for name in sys.argv[1:]:\n    importlib.import_module(name)\n"
    done = run(sys.executable, "-c", ALONE + load, *modules, cwd=root, PYTHONPATH=str(root / "src"))
    assert done.returncode == 0, done.stderr
