"""A game that is played online: what was answered, what is still open, who can see which change.

It knows no clock, no person and no database.  Every change gives an entry, and the entries alone bring it back.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Any, Final, Literal, NamedTuple

import msgspec

from marsbound.core.events import Event
from marsbound.core.game import Game
from marsbound.core.play import Play
from marsbound.core.record import repeating
from marsbound.core.script import NATURE, NOBODY, Table
from marsbound.core.steps import Step
from marsbound.core.view import ONLOOKER
from marsbound.server.errors import ServerError
from marsbound.server.tables.nature import Nature
from marsbound.server.wire.position import Question

MOST_TAKEN_BACK: Final = 1000  # by a player in a game: every time is a row in the database for ever


class Entry(msgspec.Struct, frozen=True):
    """One change as it is stored: what a player did, and what nature answered to it."""

    kind: Literal["begin", "answer", "confirm", "undo", "rewind"]
    player: int = NOBODY
    text: str = ""  # the answer; of "undo" how many answers, of "rewind" how many steps are left
    open: bool = False  # of "answer": whether it waits to be confirmed
    nature: tuple[str, ...] = ()


class Change(NamedTuple):
    """Who sees it (a player, or everybody: None), how many events there are then, how many of the old ones hold."""

    seen_by: int | None
    heard: int
    kept: int


class Held(NamedTuple):
    """How many of their last answers a player can still take back."""

    player: int
    answers: int


class Seen(NamedTuple):
    """What somebody can know of: the table, and how many steps and events there are."""

    table: Table
    steps: int
    heard: int


class VisibleEvents:
    """Which events one pair of eyes gets to know of, by their places among all events."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.places: list[int] = []
        self.listened = 0

    def listen(self, events: list[Event]) -> None:
        for place in range(self.listened, len(events)):
            if events[place].heard_by(self.player):
                self.places.append(place)
        self.listened = len(events)

    def forget(self, heard: int) -> None:
        del self.places[self.number(heard) :]
        self.listened = min(self.listened, heard)

    def number(self, heard: int) -> int:
        """How many of the first so many events are heard."""
        return bisect_left(self.places, heard)


class LiveGame:
    """A play with its open steps.  At most one player has any: whoever is asked alone."""

    def __init__(self, game: Game, box: Any, players: int, options: dict[str, str], nature: Nature) -> None:
        self.nature = nature
        self.start = (game, box, players, options)
        self.play = self.unplayed()
        self.open = 0  # how many of the last steps aren't confirmed yet
        self.held = Held(NOBODY, 0)  # what somebody else could take back before there were open steps
        self.taken_back: Counter[int] = Counter()  # by player: how often, answers that were changed included
        self.changes: list[Change] = []
        self.seen_changes: Counter[int | None] = Counter()
        self.asked_together: Counter[int | None] | None = None  # the changes seen when all were asked, while they are
        self.visible_events: dict[int, VisibleEvents] = {}
        self.questions: dict[int, Question] = {}  # as told to who is asked together: the same until all have answered

    @classmethod
    def begun(
        cls, game: Game, box: Any, players: int, options: dict[str, str], nature: Nature
    ) -> tuple["LiveGame", Entry]:
        live_game = cls(game, box, players, options, nature)
        live_game.play.leave_to(nature)
        live_game.told(None)
        return live_game, Entry("begin", nature=tuple(step.text for step in live_game.play.steps))

    @classmethod
    def restored(cls, start: "LiveGame", entries: Iterable[Entry]) -> "LiveGame":
        """From a live game at its start.  Nature's answers are those that were stored, whatever the seed gives now."""
        for entry in entries:
            start.repeat(entry)
        start.play.leave_to(start.nature)
        return start

    def unplayed(self) -> Play:
        """A game in which nature waits to be answered for."""
        return Play(*self.start, None)

    def repeat(self, entry: Entry) -> None:
        if entry.kind == "rewind":
            self.taken_back[entry.player] += 1
            self.rewind_to(int(entry.text))
            return
        secret = entry.open
        if entry.kind == "answer":
            secret = self.given(entry.player, entry.text) or secret
        elif entry.kind == "undo":
            self.take_back(entry.player, int(entry.text))
            return
        for text in entry.nature:
            self.play.answer(NATURE, text)
        self.open = self.open + 1 if entry.open else 0
        self.told(entry.player if secret else None)

    # Changes

    def answer(self, player: int, choice: str, confirm: bool) -> Entry:
        """Refused answers change nothing."""
        together = bool(self.play.together_seats())
        if player in self.ready() and self.taken_back[player] >= MOST_TAKEN_BACK:
            raise ServerError("not-asked", f"{MOST_TAKEN_BACK} answers were changed or taken back; this one stays")
        changed = self.given(player, choice)
        nature = tuple(reversed([step.text for step in trailing(self.play.steps)]))
        undoable = bool(self.play.snapshots) and self.play.snapshots[-1].steps == len(self.play.steps) - 1
        stays_open = undoable and not together and not confirm and self.play.asked_players() == [player]
        self.open = self.open + 1 if stays_open else 0
        self.told(player if stays_open or changed else None)
        return Entry("answer", player, choice, stays_open, nature)

    def given(self, player: int, choice: str) -> bool:
        """Whether it takes the place of a secret answer: that somebody has changed theirs is secret too."""
        changed = player in self.ready()
        snapshots = self.play.snapshots
        held = Held(int(snapshots[-1].player), len(snapshots)) if snapshots else self.held
        self.play.answer(player, choice)
        self.taken_back[player] += changed
        self.questions.pop(player, None)  # it shows what is chosen so far
        if held.player != player:
            self.held = held
        return changed

    def confirm(self, player: int) -> Entry:
        if self.drafter() != player:
            raise ServerError("nothing-to-confirm", "this player has no open steps")
        self.open = 0
        self.told(None)
        return Entry("confirm", player)

    def undo(self, player: int, steps: int) -> Entry:
        if steps > self.undoable(player):
            possible = self.undoable(player)
            raise ServerError("nothing-to-undo", f"{steps} steps can't be taken back at once; {possible} can")
        if self.held.player == player:
            # somebody else has open steps, of which nobody knows: they are gone as well
            target = self.seen(ONLOOKER).steps - steps
            self.taken_back[player] += 1
            self.rewind_to(target)
            self.play.leave_to(self.nature)
            return Entry("rewind", player, str(target))
        self.take_back(player, steps)
        return Entry("undo", player, str(steps))

    def take_back(self, player: int, steps: int) -> None:
        hidden = steps <= self.open
        self.taken_back[player] += 1
        for _ in range(steps):
            self.play.undo(player)
        self.open = max(0, self.open - steps)
        self.told(player if hidden else None, len(self.play.heard))

    def rewind(self, player: int, answers: int) -> Entry:
        """Back to before a player's answer, however long ago; nature's streams give the same again."""
        target = self.before(player, answers)
        self.taken_back[player] += 1
        self.rewind_to(target)
        self.play.leave_to(self.nature)
        return Entry("rewind", player, str(target))

    def before(self, player: int, answers: int) -> int:
        """How many steps there were before a player's last so many answers."""
        own = [number for number, step in enumerate(self.play.steps) if step.player == player]
        if len(own) < answers:
            raise ServerError("nothing-to-undo", f"this player has given {len(own)} answers, fewer than {answers}")
        return own[-answers]

    def rewind_to(self, target: int) -> None:
        steps, heard = self.play.steps[:target], self.play.heard
        self.play = self.unplayed()
        for _ in repeating(self.play, steps):
            pass
        self.open = 0
        # answers given together are told in seat order now, so fewer events may hold than there are
        self.told(None, common(heard, self.play.heard))

    def told(self, seen_by: int | None, kept: int | None = None) -> None:
        """A change, after which so many of the events told before still hold: all, if nothing was taken back."""
        if kept is not None:
            for visible_events in self.visible_events.values():
                visible_events.forget(kept)
        heard = len(self.play.heard)
        self.changes.append(Change(seen_by, heard, heard if kept is None else kept))
        self.seen_changes[seen_by] += 1
        if seen_by is None:
            self.held = Held(NOBODY, 0)
        together = bool(self.play.together_seats())
        if not together or self.asked_together is None or kept is not None or not self.ready():
            self.asked_together = self.seen_changes.copy() if together else None
            self.questions = {}

    # What is going on

    def drafter(self) -> int:
        """Whose open steps there are."""
        return int(self.play.snapshots[-1].player) if self.open else NOBODY

    def draft(self, player: int) -> list[str]:
        if self.drafter() != player:
            return []
        return [step.text for step in self.play.steps[len(self.play.steps) - self.open :]]

    def undoable(self, player: int) -> int:
        """At once, without asking anybody: until another has answered, nature has, or something hidden showed."""
        if self.taken_back[player] >= MOST_TAKEN_BACK:
            return 0
        if self.held.player == player:
            return self.held.answers
        snapshots = self.play.snapshots
        return len(snapshots) if snapshots and snapshots[-1].player == player else 0

    def waiting(self) -> list[int]:
        return self.play.asked_players()

    def ready(self) -> list[int]:
        """Of a question asked together: whose answers are in."""
        table = self.play.table
        return [player for seat, player in self.play.together_seats() if table.sealed_choice(seat) >= 0]

    # What is seen

    def seen(self, eye: int) -> Seen:
        """Open steps are seen by their player alone."""
        if self.open and self.drafter() != eye:
            snapshot = self.play.snapshots[-self.open]
            return Seen(snapshot.table, snapshot.steps, snapshot.heard)
        return Seen(self.play.table, len(self.play.steps), len(self.play.heard))

    def version(self, eye: int) -> int:
        """How many changes these eyes have seen."""
        return self.seen_changes[None] + (self.seen_changes[eye] if eye >= 0 else 0)

    def is_current(self, player: int, version: int) -> bool:
        """Whether what is asked now was asked at that version: that others are ready changes no question."""
        seen = self.seen_changes if self.asked_together is None else self.asked_together
        return seen[None] + seen[player] <= version <= self.version(player)

    def hearing(self, eye: int) -> VisibleEvents:
        visible_events = self.visible_events.setdefault(eye, VisibleEvents(eye))
        visible_events.listen(self.play.heard)
        return visible_events

    def kept(self, eye: int, version: int) -> int:
        """Of the events that these eyes were told up to a version: how many still hold."""
        later = self.version(eye) - version
        if version < 1 or later < 0:
            return 0
        # from the newest back, since mostly it is about the last one
        visible = (change for change in reversed(self.changes) if change.seen_by is None or change.seen_by == eye)
        held = min((change.kept for change in islice(visible, later)), default=None)
        heard = next(visible).heard
        return self.hearing(eye).number(heard if held is None else min(heard, held))

    def events(self, eye: int, first: int = 0) -> list[tuple[Event, int]]:
        """What these eyes were told, from a number on, each with the step it came at."""
        visible_events = self.hearing(eye)
        return [
            (self.play.heard[place], self.play.heard_at[place])
            for place in visible_events.places[first : visible_events.number(self.seen(eye).heard)]
        ]

    def events_since(self, eye: int, step: int) -> list[Event]:
        """What these eyes were told from a step on."""
        first = bisect_left(self.play.heard_at, step, hi=self.seen(eye).heard)
        return [event for event in self.play.heard[first : self.seen(eye).heard] if event.heard_by(eye)]


def trailing(steps: list[Step]) -> list[Step]:
    """Nature's answers at the end, the last one first."""
    found = []
    for step in reversed(steps):
        if step.player != NATURE:
            break
        found.append(step)
    return found


def common(before: list[Event], after: list[Event]) -> int:
    """How many events are the same at the beginning."""
    for number, (old, new) in enumerate(zip(before, after, strict=False)):
        if (old.fact, old.audience, old.values) != (new.fact, new.audience, new.values):
            return number
    return min(len(before), len(after))
