"""A server that begins interpreted, in a copy of the project where the engine is compiled when a test says so."""

import shutil
from pathlib import Path

from marsbound import _engine
from tests.server.kit import PATIENCE, Server, eventually

# In the place of scripts/engine.py: as many minutes as a test likes, then the real engine, published the real way.
BUILDER = """
import os, shutil, sys, time
from pathlib import Path

root = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(root / "src"))
from marsbound import _engine

print("engine: compiling 1 of 1", flush=True)
server = os.getppid()
while not (root / "ready").exists():
    if os.getppid() != server:
        sys.exit("the server is gone")
    time.sleep(0.02)
if (root / "ready").read_text() == "broken":
    sys.exit(1)
made = _engine.engine_folder(root, _engine.fingerprint(root), "full")
making = made.with_name("making-it")
shutil.copytree({engine!r}, making)
making.rename(made)
"""


class WarmingServer(Server):
    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder / "server.db"), folder, "--compile")
        engine = _engine.compiled_engine()
        assert engine is not None, "these tests need a compiled engine"
        self.from_nothing = True
        self.project = folder / "project"
        self.source = self.project / "src"
        shutil.copytree(_engine.ROOT / "src", self.source, ignore=shutil.ignore_patterns("__pycache__"))
        (self.project / "scripts").mkdir()
        (self.project / "scripts" / "engine.py").write_text(BUILDER.format(engine=str(engine)), "utf-8")

    def engine(self) -> str:
        return str(self.person("Onlooker").get("/api/v1/engine")["state"])

    def end_the_compile(self, *, broken: bool = False) -> None:
        ready = self.project / "ready"
        ready.with_suffix(".new").write_text("broken" if broken else "whole")
        ready.with_suffix(".new").rename(ready)

    def compiled(self) -> None:
        """Let it become compiled, and wait until the server knows."""
        self.end_the_compile()
        eventually(lambda: self.engine() == "compiled", PATIENCE)
