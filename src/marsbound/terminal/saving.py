"""Where a running game is saved, so that none is ever lost."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from marsbound import records
from marsbound.core.play import Play
from marsbound.core.record import Record, record_of
from marsbound.packs import Pack


class FileExists(Exception):
    """There is a file of that name, and it isn't this game's."""


class Saving:
    """One game's file: none at first, then the one it was saved to or came from."""

    def __init__(self, play: Play, pack: Pack, occupants: list[str], path: Path | None = None) -> None:
        self.play = play
        self.pack = pack
        self.occupants = occupants
        self.path = path
        self.saved = records.text_of(self.record()) if path else ""

    def record(self) -> Record:
        return record_of(self.play, self.pack.name, self.pack.hash, self.occupants, self.pack.full_hash)

    @property
    def is_needed(self) -> bool:
        """Whether the file isn't there yet, or behind the game."""
        return records.text_of(self.record()) != self.saved

    def save(self, name: str = "") -> Path:
        """To a file of this name, or to the same as before, or to a new one.  Other files are left alone."""
        path = self.path or self.new_path(Path())
        if name:
            path = Path(os.path.expanduser(name))
            if not path.name.endswith(".json"):
                path = path.with_name(path.name + records.SUFFIX)
            if path != self.path and path.exists():
                raise FileExists(str(path))
        record = self.record()
        records.save(record, path)
        self.path = path
        self.saved = records.text_of(record)
        return path

    def rescue(self) -> Path:
        """To wherever it can be written: the usual file, the home folder, the folder for temporary files."""
        problem: OSError | None = None
        for folder in (None, Path(os.path.expanduser("~")), Path(tempfile.gettempdir())):
            try:
                return self.save(str(self.new_path(folder)) if folder else "")
            except OSError as error:
                problem = error
        assert problem is not None
        raise problem

    def new_path(self, folder: Path) -> Path:
        """A name that no file has yet, with the day and the hour in it."""
        stem = f"{self.play.game.name}-{datetime.now():%Y-%m-%d-%H%M}"
        path = folder / f"{stem}{records.SUFFIX}"
        number = 2
        while path.exists():
            path = folder / f"{stem}-{number}{records.SUFFIX}"
            number += 1
        return path
