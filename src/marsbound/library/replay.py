"""A recorded game: every position from the first to the last."""

from collections.abc import Iterator
from pathlib import Path

from marsbound import records
from marsbound.core.record import Record, check, check_result, replay, replaying
from marsbound.library.event import Event
from marsbound.library.game import game
from marsbound.library.play import Play
from marsbound.library.setup import Setup
from marsbound.packs import Pack

__all__ = ["Replay", "load"]


class Replay:
    """Its positions are plays to look at or to go on with; every answer is checked again on the way."""

    def __init__(self, record: Record, pack: Pack) -> None:
        self.record = record
        self.setup = Setup(records.game_of(record), pack, len(record.seats), record.options)
        check(record, self.setup.game, pack.hash)

    @property
    def game(self) -> str:
        return self.record.game

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def options(self) -> dict[str, str]:
        return dict(self.setup.options)

    @property
    def seats(self) -> list[str]:
        """Who played each."""
        return list(self.record.seats)

    @property
    def steps(self) -> list[tuple[int, str]]:
        """All answers, nature's (-2) included."""
        return [(step.player, step.text) for step in self.record.steps]

    def __len__(self) -> int:
        """How many positions there are: one more than answers."""
        return len(self.record.steps) + 1

    def __iter__(self) -> Iterator[Play]:
        """Before the first answer, then after each: one pass, whatever the length."""
        for play in replaying(self.record, self.setup.game, self.setup.box):
            yield Play(self.setup, play.copy())
        check_result(self.record, play)

    def at(self, step: int, seed: int | None = None) -> Play:
        """After so many answers; with a seed nature answers from then on, and the game can take another course."""
        play = replay(self.record, self.setup.game, self.setup.box, self.setup.pack.hash, step)
        if seed is not None:
            play.set_seed(seed)
        return Play(self.setup, play)

    def decided(self) -> list[tuple[int, Event]]:
        """What decided the game, at most three things, each with its step; [] of a record that stops before the end."""
        return self.at(len(self.record.steps)).decided()

    def __eq__(self, other: object) -> bool:
        """The same answers to the same set-up."""
        return isinstance(other, Replay) and (self.setup, self.record) == (other.setup, other.record)

    __hash__ = None  # type: ignore[assignment]  # its record can be gone on with

    def __repr__(self) -> str:
        return f"<Replay of {self.game}, {self.players} players, {len(self.record.steps)} steps>"


def load(path: Path | str, pack: Pack | Path | str | None = None) -> Replay:
    """The game in a record file; a pack that isn't built in must be given."""
    record = records.read(path)
    given = None if pack is None else game(record.game).pack_given(pack)
    return Replay(record, records.pack_of(record, given))
