"""A game being played, from where all is seen: whoever holds it is the referee."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from marsbound import records
from marsbound.core import events as engine_events
from marsbound.core import play as engine
from marsbound.core.game import Result
from marsbound.core.notation import position_text, question_name
from marsbound.core.record import record_of
from marsbound.core.refusal import BadInput, Refusal
from marsbound.core.script import NATURE, Table
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.library.decided import decided
from marsbound.library.event import Event
from marsbound.library.question import Question, question_of
from marsbound.library.setup import Setup
from marsbound.library.view import View
from marsbound.packs import Pack


class Play:
    """Players count from 0; answers are given in the notation.

    `marsbound.game(…).new(…)` begins one, `view.sample()` and `marsbound.load(…)` give others.
    """

    __hash__ = None  # type: ignore[assignment]  # it goes on; its position can be hashed

    def __init__(self, setup: Setup, running: engine.Play, start: str | None = None) -> None:
        self.setup = setup
        self.running = running
        self.start = start
        """The position it began with, None if that was the beginning of a game."""

    @classmethod
    def at(cls, setup: Setup, table: Table) -> "Play":
        """One that goes on from a table, nature being the table's own."""
        start = position_text(table, setup.game.fields)
        running = setup.play_at(table)
        running.seeded = True
        running.go_on()
        return cls(setup, running, start)

    # What was decided before

    @property
    def game(self) -> str:
        return self.setup.game.name

    @property
    def pack(self) -> Pack:
        return self.setup.pack

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def options(self) -> dict[str, str]:
        return dict(self.setup.options)

    # What is going on

    @property
    def over(self) -> bool:
        return self.running.over

    @property
    def to_act(self) -> list[int]:
        """Who can answer now, in any order; nature is -2, asked only where a record stops at its answer."""
        return self.running.asked_players()

    def question(self, player: int) -> Question | None:
        """What a player is asked, None if nothing."""
        asked = self.running.question(player)
        return None if asked is None else question_of(asked)

    def why_not(self, player: int, answer: str) -> Refusal | None:
        """Why an answer isn't possible, with the rule that forbids it; None if it is possible."""
        return self.running.why_not(player, answer)

    def refusals(self, player: int) -> list[Refusal]:
        """Everything that the question is about and isn't possible."""
        return [one.refusal for one in self.running.candidates(player) if one.refusal is not None]

    @property
    def position(self) -> str:
        """How the game stands, secrets included, in one line of text: `game.new(position=…)` goes on from it."""
        return position_text(self.running.table, self.setup.game.fields)

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        return self.running.result() if self.over else None

    def decided(self) -> list[tuple[int, Event]]:
        """What decided a finished game, at most three things, each with the step it came at; [] while it runs.

        Of a play that began in the middle of a game only what happened since is known.
        """
        return [(moment.step, self._told([moment.event])[0]) for moment in decided(self.running)]

    # Answering

    def answer(self, player: int, answer: str) -> list[Event]:
        """Carry out an answer; what happened, until somebody is asked again.

        Refused is raised, and nothing changes, if the rules don't allow it; BadInput if it is no answer at all.
        """
        return self._told(self.running.answer(player, answer))

    def undo(self, player: int) -> bool:
        """Take back a player's last answer, if nobody else answered since and nothing hidden was shown."""
        return self.running.undo(player)

    def preview(self, player: int, answer: str) -> list[Event]:
        """What an answer would lead to, as far as the player may know."""
        return self._told(self.running.preview(player, answer))

    def consequences(self, player: int, answer: str) -> list[Event]:
        """What an answer would mean for a player, also a secret one: whose a zone would be, what a launch promises."""
        return self._worded(
            self.running.consequence_parts(event) for event in self.running.consequences(player, answer)
        )

    @property
    def steps(self) -> list[tuple[int, str]]:
        """All answers so far, nature's (-2) included."""
        return [(step.player, step.text) for step in self.running.steps]

    def events(self, player: int | None = None, since: int = 0) -> list[Event]:
        """What a player, or an onlooker, heard after a number of steps."""
        return self._told(self.running.events(ONLOOKER if player is None else player, since))

    def _told(self, events: list[engine_events.Event]) -> list[Event]:
        return self._worded(self.running.event_parts(event) for event in events)

    def _worded(self, told: Iterable[dict[str, str]]) -> list[Event]:
        return [Event(parts.pop("fact"), **parts) for parts in told]

    # What is seen

    def view(self, player: int | None = None) -> View:
        """What a player sees; without one what an onlooker sees, who sees everything once the game is over."""
        if player is None:
            player = EVERYTHING if self.over else ONLOOKER
        elif not 0 <= player < self.players:
            raise BadInput(f"there is no player {player}; with {self.players} players they count from 0")
        return View(self.setup, self.running.view(player))

    def __str__(self) -> str:
        return str(self.view())

    def __repr__(self) -> str:
        return f"<Play of {self.game}, {self.players} players, {len(self.running.steps)} steps, {self._going_on()}>"

    def _going_on(self) -> str:
        if self.over:
            return f"over: {self.result}"
        who = ", ".join("nature" if player == NATURE else str(player) for player in self.to_act)
        return f"{question_name(self.running.line().name)} to {who}"

    # Keeping

    def copy(self) -> "Play":
        """The same game, which goes on by itself."""
        return Play(self.setup, self.running.copy(), self.start)

    def save(self, path: Path | str, seats: list[str] | None = None) -> None:
        """Write the record, NAME.marsbound.json; `seats` says who played each."""
        if self.start is not None:
            raise BadInput("this game began in the middle of another: there is no record of what led there")
        if seats is not None and len(seats) != self.players:
            raise BadInput(f"{len(seats)} seats are named, expected {self.players}")
        who = [records.PERSON] * self.players if seats is None else seats
        records.save(record_of(self.running, self.pack.name, self.pack.hash, who, self.pack.full_hash), path)

    def __copy__(self) -> "Play":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same game, the same answers, the same future."""
        return isinstance(other, Play) and self._key == other._key

    @property
    def _key(self) -> tuple[Any, ...]:
        nature = self.running.seeded, int(self.running.table.seed_low), int(self.running.table.seed_high)
        return self.setup.key, self.start, self.running.steps, nature, self.position

    def __reduce__(self) -> tuple[Any, ...]:
        return Play, (self.setup, self.running, self.start)
