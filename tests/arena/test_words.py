"""The arena says what its message file has, all of it and nothing else."""

import re
from pathlib import Path

import marsbound
from tests.text.messages import FOLDER, names_in

PACKAGE = Path(marsbound.__file__).parent
FILES = ("arena/report.py", "terminal/arena.py", "terminal/progress.py", "terminal/standings.py")
SOURCES = "\n".join((PACKAGE / name).read_text("utf-8") for name in FILES)
COLUMNS = {"bot", "seats", "share", "margin", "rating", "time", "iterations", "speed", "one", "others"}


def test_every_message_is_said_and_every_message_that_is_said_is_there() -> None:
    written = set(names_in(FOLDER / "en" / "arena.ftl"))
    said = set(re.findall(r'"(arena-[a-z-]+)"', SOURCES)) | {f"arena-{column}" for column in COLUMNS}
    assert said == written
    for column in COLUMNS:
        assert f'"{column}"' in SOURCES
