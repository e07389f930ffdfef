"""A game being played: its table, the steps so far, what happened, what can be undone.

This is the checked way in.  Whoever answers is a player (from 0) or NATURE; an answer is its notation.
"""

from collections.abc import Callable
from typing import Any

from mypy_extensions import i64

from marsbound.core.choices import Choices
from marsbound.core.events import Event, Events, Fact
from marsbound.core.game import Game, Result
from marsbound.core.notation import answer_number, answer_text, candidates, question_name
from marsbound.core.phrase import said
from marsbound.core.refusal import ALLOWED, BadInput, Refusal, Refused
from marsbound.core.script import BOOK, MOST_SEATS, NATURE, NOBODY, NOTHING, OVER, Line, Table, answer, ask
from marsbound.core.steps import Snapshot, Step
from marsbound.core.view import EVERYTHING, View


class Asked:
    """A question as a player meets it."""

    def __init__(self, line: str, seat: int, time: int, times: int, memo: int, choices: list[str]) -> None:
        self.line = line  # "saboteur/DestroyADockedShip"
        self.question = question_name(line)  # "DestroyADockedShip"
        self.seat = seat
        self.time = time  # which repetition this is, from 1
        self.times = times  # how many there are at most
        self.memo = memo
        self.choices = choices

    def __repr__(self) -> str:
        return f"Asked({self.line!r}, seat={self.seat}, time={self.time}, times={self.times}, choices={self.choices})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Asked, (self.line, self.seat, self.time, self.times, self.memo, self.choices)


class Candidate:
    """Something that could be answered: allowed, or refused with a reason."""

    def __init__(self, text: str, parts: dict[str, int], refusal: Refusal | None) -> None:
        self.text = text
        self.parts = parts  # what it is about: {"dock": 2}
        self.refusal = refusal

    def __repr__(self) -> str:
        return f"Candidate({self.text!r}, {self.parts}, {self.refusal})"


class Play:
    """One running game.  `seed` decides nature's answers; a replay gives them instead.

    A table given is one to go on at: it stands at a question or is over.
    """

    def __init__(
        self,
        game: Game,
        box: Any,
        players: int,
        options: dict[str, str],
        seed: int | None,
        table: Table | None = None,
    ) -> None:
        game.check_players(players)
        self.game = game
        self.box = box
        self.players = players
        self.options = game.checked_options(options)
        self.table: Table = game.new(box, players, self.options) if table is None else table
        self.seeded = seed is not None
        if seed is not None:
            self.table.set_seed(seed)
        self.steps: list[Step] = []
        self.heard: list[Event] = []
        self.heard_at: list[int] = []  # after how many steps each event came
        self.snapshots: list[Snapshot] = []  # what can be undone
        self.nature: Callable[[Play], int] | None = None  # who answers for it, if not the table's own generator
        self.found = Choices()
        self.go_on()

    def __repr__(self) -> str:
        return f"<Play of {self.game.name}, {self.players} players, {len(self.steps)} steps>"

    def copy(self) -> "Play":
        """The same game, which goes on by itself."""
        twin = Play(self.game, self.box, self.players, self.options, None, self.table.clone())
        twin.seeded = self.seeded
        twin.nature = self.nature
        twin.steps = list(self.steps)
        twin.heard = list(self.heard)
        twin.heard_at = list(self.heard_at)
        twin.snapshots = list(self.snapshots)
        return twin

    def __copy__(self) -> "Play":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "Play":
        return self.copy()

    __hash__ = None  # type: ignore[assignment]  # it goes on

    def __eq__(self, other: object) -> bool:
        """The same game, the same answers, the same future."""
        return isinstance(other, Play) and self.key() == other.key()

    def key(self) -> tuple[Any, ...]:
        return self.game, self.players, self.options, self.seeded, self.nature, self.steps, self.table

    def __reduce__(self) -> tuple[Any, ...]:
        so_far = self.seeded, self.nature, self.steps, self.heard, self.heard_at, self.snapshots
        return play_again, (self.game, self.box, self.players, self.options, self.table, so_far)

    # What is going on

    @property
    def over(self) -> bool:
        return self.table.line == OVER

    def line(self) -> Line[Any]:
        return BOOK.lines[self.table.line]

    def asked_players(self) -> list[int]:
        """Who can answer now; of those who answer together, who hasn't yet."""
        if self.over:
            return []
        line = self.line()
        if line.nature:
            return [NATURE]
        if not line.together:
            return [int(self.table.player(self.table.seat))]
        return [seat[1] for seat in self.together_seats() if self.table.sealed_choice(seat[0]) < 0]

    def together_seats(self) -> list[tuple[int, int]]:
        """Of a question asked together: each seat and its player."""
        if self.over or not self.line().together:
            return []
        seats = self.line().seats(self.table)
        return [(int(seat), int(self.table.player(seat))) for seat in range(i64(MOST_SEATS)) if seats >> seat & 1]

    def asked_seat(self, player: int) -> int:
        """The seat that a player is asked for now, NOBODY if they aren't; also one whose secret answer may change."""
        if self.over:
            return NOBODY
        line = self.line()
        if line.nature:
            return int(self.table.seat) if player == NATURE else NOBODY
        if line.together:
            for seat, owner in self.together_seats():
                if owner == player:
                    return seat
            return NOBODY
        return int(self.table.seat) if self.table.player(self.table.seat) == player else NOBODY

    def is_asked(self, player: int) -> bool:
        if self.over:
            return False
        if self.line().nature:
            return player == NATURE
        return player != NATURE and self.asked_seat(player) != NOBODY

    def choices(self, player: int) -> list[int]:
        """The answers that a player may give, as numbers."""
        if not self.is_asked(player):
            return []
        line = self.line()
        self.found.clear()
        line.choices(self.table, self.asked_seat(player), self.found)
        if line.optional and self.found.count:
            self.found.add(NOTHING)
        return self.found.numbers()

    def weights(self) -> list[int]:
        """How likely each of nature's choices is, when nature is asked."""
        self.choices(NATURE)
        return self.found.list_weights()

    def question(self, player: int) -> Asked | None:
        """What a player is asked, None if nothing."""
        if not self.is_asked(player):
            return None
        line = self.line()
        seat = self.asked_seat(player)
        texts = [answer_text(self.table, line, choice) for choice in self.choices(player)]
        times = line.times if line.times else line.limit(self.table, seat)
        return Asked(line.name, seat, int(self.table.times) + 1, int(times), int(self.table.memo), texts)

    def candidates(self, player: int) -> list[Candidate]:
        """Everything the question is about, each a choice or a refusal."""
        if not self.is_asked(player) or player == NATURE:
            return []
        line = self.line()
        seat = self.asked_seat(player)
        found = []
        for number in candidates(self.table, line):
            text = answer_text(self.table, line, number)
            parts = dict(zip(line.domain.parts, line.domain.values(number), strict=True))
            reason = line.refusal(self.table, seat, number)
            found.append(Candidate(text, parts, self.refusal_of(line, reason, text) if reason != ALLOWED else None))
        return found

    def refusal_of(self, line: Line[Any], reason: i64, text: str) -> Refusal:
        asked = question_name(line.name)
        name = self.game.reasons[reason]
        return Refusal(name, self.game.rule(asked, name, text), text)

    def why_not(self, player: int, text: str) -> Refusal | None:
        """Why an answer isn't possible, None if it is."""
        if not self.is_asked(player):
            return self.not_asked(text)
        return self.refusal_to(player, answer_number(self.table, self.line(), text), text)

    def chosen(self, player: int, text: str) -> int:
        """The answer that a text means, if it is possible."""
        if not self.is_asked(player):
            raise Refused(self.not_asked(text))
        number = answer_number(self.table, self.line(), text)
        refusal = self.refusal_to(player, number, text)
        if refusal is not None:
            raise Refused(refusal)
        return number

    def not_asked(self, text: str) -> Refusal:
        return Refusal("not-asked", self.game.refusal_rules["not-asked"], text)

    def refusal_to(self, player: int, number: int, text: str) -> Refusal | None:
        """Of an answer to the question that a player is asked now."""
        if number in self.choices(player):
            return None
        line = self.line()
        if number == NOTHING:
            asked = question_name(line.name)
            return Refusal("cannot-be-declined", self.game.rule(asked, "cannot-be-declined"), text)
        if line.nature:
            words = 'nature can\'t answer "{text}" to {line}'
            raise BadInput(said("answer-not-natures", words, text=text, line=line.name))
        return self.refusal_of(line, line.refusal(self.table, self.asked_seat(player), number), text)

    # Answering

    def answer(self, player: int, text: str) -> list[Event]:
        """Carry out an answer and go on to the next question; what happened.  Refused ones change nothing."""
        number = self.chosen(player, text)
        before = len(self.heard)
        snapshot = Snapshot(self.table.clone(), player, len(self.steps), before)
        together = self.line().together
        if self.snapshots and (self.snapshots[-1].player != player or player == NATURE):
            self.snapshots = []
        self.note(player, text)
        self.listen()
        if together:
            self.table.seal(self.line(), self.asked_seat(player), number)
        else:
            answer(self.table, number)
        if player == NATURE or together:
            self.snapshots = []
        else:
            self.snapshots.append(snapshot)
        self.go_on()
        return self.heard[before:]

    def note(self, player: int, text: str) -> None:
        """Answers given together are kept in seat order, a changed one in place of the earlier."""
        seats = self.together_seats()
        if not seats:
            self.steps.append(Step(player, text))
            return
        order = [owner for _, owner in seats]
        sealed = [owner for seat, owner in seats if self.table.sealed_choice(seat) >= 0]
        first = len(self.steps) - len(sealed)
        group = [step for step in self.steps[first:] if step.player != player]
        group.append(Step(player, text))
        group.sort(key=lambda step: order.index(step.player))
        self.steps = self.steps[:first] + group

    def go_on(self) -> None:
        """Until a player is asked; nature answers by itself if it has a seed or a generator."""
        while True:
            self.listen()
            asked = ask(self.table, self.found, True)
            self.collect()
            if not asked or self.found.seat != NATURE or not self.seeded:
                return
            line = self.line()
            if self.nature is None:
                number = line.draw(self.table, self.table.seat, self.found)
            else:
                number = self.nature(self)
            self.steps.append(Step(NATURE, answer_text(self.table, line, int(number))))
            self.listen()
            answer(self.table, number)
            self.collect()
            self.snapshots = []

    def set_seed(self, seed: int) -> None:
        """Let nature answer by itself from now on."""
        self.seeded = True
        self.table.set_seed(seed)
        self.go_on()

    def leave_to(self, nature: Callable[["Play"], int]) -> None:
        """Let nature be answered for from now on, by one of its choices each time."""
        self.seeded = True
        self.nature = nature
        self.go_on()

    def listen(self) -> None:
        if self.table.listener is None:
            self.table.listener = Events()

    def collect(self) -> None:
        """Take over what was told; whatever showed something hidden can't be undone."""
        listener = self.table.listener
        if listener is None:
            return
        for event in listener.told:
            self.heard.append(event)
            self.heard_at.append(len(self.steps))
            if self.game.facts[event.fact].reveals:
                self.snapshots = []
        self.table.listener = None

    # Before and after

    def undo(self, player: int) -> bool:
        """Take back a player's last answer, if nobody else answered since and nothing hidden was shown."""
        if not self.snapshots or self.snapshots[-1].player != player:
            return False
        snapshot = self.snapshots.pop()
        self.table = snapshot.table.clone()  # a copy of this play may have the same snapshot
        self.steps = self.steps[: snapshot.steps]
        self.heard = self.heard[: snapshot.heard]
        self.heard_at = self.heard_at[: snapshot.heard]
        return True

    def preview(self, player: int, text: str) -> list[Event]:
        """What an answer would lead to, as far as the player may know: until nature answers or something shows."""
        number = self.chosen(player, text)
        if self.line().together or player == NATURE:
            return []
        table = self.table.clone()
        table.listener = Events()
        answer(table, number)
        ask(table, Choices(), True)
        found = []
        for event in table.listener.told:
            if self.game.facts[event.fact].reveals:
                break
            if event.heard_by(player):
                found.append(event)
        return found

    def ends_turn(self, text: str) -> bool:
        """Whether after this answer of whoever is asked somebody else or nature is asked, or something hidden shows."""
        line = self.line()
        if line.together:
            return True
        table = self.table.clone()
        listener = Events()
        table.listener = listener
        answer(table, answer_number(table, line, text))
        found = Choices()
        if not ask(table, found, True) or found.seat == NATURE or table.seat != self.table.seat:
            return True
        for event in listener.told:
            if self.game.facts[event.fact].reveals:
                return True
        return BOOK.lines[table.line].together

    # What it would mean

    def consequences(self, player: int, text: str, previewed: list[Event] | None = None) -> list[Event]:
        """What an answer would mean for the player, by the game's `consequence_facts`; nothing that they can't know."""
        number = self.chosen(player, text)
        told = self.preview(player, text) if previewed is None else previewed
        return self.game.consequences(self.game.view(self.table, player), self.asked_seat(player), number, told)

    def quiet(self, player: int) -> list[str]:
        """The answers that hardly anybody wants while there are others."""
        line = self.line()
        view = self.game.view(self.table, player)
        found = self.game.quiet(view, self.asked_seat(player), self.choices(player))
        return [answer_text(self.table, line, choice) for choice in found]

    def wasted(self, player: int) -> dict[str, list[Event]]:
        """The answers that throw something away, with what, by the game's `consequence_facts`."""
        line = self.line()
        view = self.game.view(self.table, player)
        found = self.game.wasted(view, self.asked_seat(player), self.choices(player))
        return {answer_text(self.table, line, choice): told for choice, told in found.items()}

    def consequence_parts(self, event: Event) -> dict[str, str]:
        """A consequence's parts in notation words, its name under "fact"."""
        return self.parts_of(self.game.consequence_facts[event.fact], event)

    # What is seen

    def view(self, player: int) -> View:
        if player == EVERYTHING and not self.over:
            raise BadInput("a running game can't be seen whole")
        return self.game.view(self.table, player)

    def events(self, player: int, since: int = 0) -> list[Event]:
        """What a player heard after a number of steps."""
        return [
            event
            for event, at in zip(self.heard, self.heard_at, strict=True)
            if at >= since and (event.heard_by(player) or player == EVERYTHING)
        ]

    def event_parts(self, event: Event) -> dict[str, str]:
        """An event's parts in notation words, its name under "fact"."""
        return self.parts_of(self.game.facts[event.fact], event)

    def parts_of(self, fact: Fact, event: Event) -> dict[str, str]:
        parts = {"fact": fact.name}
        for part, kind, value in zip(fact.parts, fact.kinds, event.values, strict=False):
            parts[part] = self.table.word(kind, value)
        return parts

    def result(self) -> Result:
        if not self.over:
            raise BadInput("the game isn't over yet")
        return self.game.result(self.table)


def play_again(
    game: Game, box: Any, players: int, options: dict[str, str], table: Table, so_far: tuple[Any, ...]
) -> Play:
    """One that was pickled."""
    play = Play(game, box, players, options, None, table)
    play.seeded, play.nature, play.steps, play.heard, play.heard_at, play.snapshots = so_far
    return play
