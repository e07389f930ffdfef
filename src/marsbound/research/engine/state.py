"""One game by numbers: who is to act, what is legal, what follows."""

import struct
from typing import Any, Final, SupportsIndex

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.game import Result
from marsbound.core.notation import agenda_text, answer_number, answer_text, position_text, question_name, set_agenda
from marsbound.core.numbers import Seat
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, NATURE, NOBODY, OVER, Table, answer, ask
from marsbound.research.engine.actions import no_integer, whole_number
from marsbound.research.engine.spec import Spec

MOST_WORLDS: Final = 1000
MOST_OUTCOMES: Final = 1 << 16


class State:
    """Players count from 0; actions are numbers of the game's table of actions.

    Nature draws by the seed, unless its draws are asked for: then it is a player of its own, NATURE, whose actions are
    the outcomes of what it draws.
    """

    def __init__(self, spec: Spec, table: Table, asks_nature: bool, seat: Seat, choices: "vec[i64]") -> None:
        self.spec = spec
        self.table = table
        self.asks_nature = asks_nature
        self.seat: Seat = seat
        self.choices = choices
        self.steps: i64 = 0  # taken so far, nature's included where it is asked

    def go_on(self) -> None:
        """To the next question."""
        found = self.spec.found
        self.seat = NOBODY
        if ask(self.table, found, self.asks_nature):
            self.seat = found.seat
        self.choices = found.items[: found.count]

    # What is going on

    @property
    def players(self) -> int:
        return self.spec.players

    @property
    def over(self) -> bool:
        return self.table.line == OVER

    @property
    def player(self) -> int:
        """Who is to act: a player from 0, NATURE (-2), or -1 when the game is over.

        Where several act at once it is the first who hasn't; the others don't see what was chosen until all have.
        """
        if self.seat < 0:
            return self.seat
        return self.table.player(self.seat)

    @property
    def to_act(self) -> list[int]:
        """All who act now: several where they act at once."""
        if self.seat < 0 or not BOOK.lines[self.table.line].together:
            return [self.player] if self.seat != NOBODY else []
        seats = BOOK.lines[self.table.line].seats(self.table)
        every = range(self.table.seat_count())
        return [
            int(self.table.player(seat)) for seat in every if seats >> seat & 1 and self.table.sealed_choice(seat) < 0
        ]

    @property
    def question(self) -> str:
        """What is asked: "DestroyADockedShip"."""
        return "" if self.over else question_name(BOOK.lines[self.table.line].name)

    def legal(self, player: int | None = None) -> list[int]:
        """All actions that are possible now; of nature its outcomes.

        Where several act at once each of them can be asked for.
        """
        if self.seat == NATURE and player is None:
            return [int(choice) for choice in self.choices]
        if self.seat < 0 or (player is not None and player not in self.to_act):
            return []
        numbering = self.spec.numbering
        line = self.table.line
        first = self.spec.own_seats[self.player if player is None else player]
        if player is None or player == self.player:
            return [int(numbering.number(line, choice, first)) for choice in self.choices]
        found = self.spec.found
        found.clear()
        BOOK.lines[line].choices(self.table, first, found)
        return [int(numbering.number(line, choice, first)) for choice in found.numbers()]

    def name(self, action: int) -> str:
        """What an action is called, its seats counted from who acts; of nature the outcome."""
        if self.seat == NATURE:
            return self.answer(action)
        return self.spec.actions.name(action)

    def answer(self, action: int) -> str:
        """An action of whoever acts in the notation, as a play has it: "hellas>ausonia"."""
        if self.seat == NOBODY:
            raise BadInput(self.not_legal(action))
        return answer_text(self.table, BOOK.lines[self.table.line], self.choice(action))

    def action(self, answer: str) -> int:
        """The action that an answer in the notation is, of whoever acts."""
        if self.seat == NOBODY:
            raise BadInput(f"{self.at()}: {answer}: the game is over")
        number = answer_number(self.table, BOOK.lines[self.table.line], answer)
        if self.seat == NATURE:
            return number
        return self.spec.numbering.number(self.table.line, number, self.spec.own_seats[self.player])

    def choice(self, action: int) -> int:
        """An action as the engine has it."""
        if self.seat == NATURE and 0 <= action < MOST_OUTCOMES:
            return action
        actions = self.spec.actions
        if self.seat < 0 or not 0 <= action < len(actions) or not actions.is_asked(action, self.table.line):
            raise BadInput(self.not_legal(action))
        return self.spec.numbering.answer(action, self.spec.own_seats[self.player])

    def chance(self) -> list[tuple[int, float]]:
        """Nature's outcomes with their odds; nothing unless nature is to act."""
        if self.seat != NATURE:
            return []
        found = self.spec.found
        found.clear()
        line = BOOK.lines[self.table.line]
        line.choices(self.table, self.table.seat, found)
        weights = found.list_weights()
        whole = sum(weights)
        return [(number, weight / whole) for number, weight in zip(found.numbers(), weights)]

    def draw(self) -> int:
        """What nature draws by the seed."""
        if self.seat != NATURE:
            raise BadInput(f"{self!r}: nature isn't to act")
        return BOOK.lines[self.table.line].draw(self.table, self.table.seat, self.spec.found)

    # What follows

    def apply(self, action: SupportsIndex) -> None:
        """Carry out an action; nothing changes if it isn't legal.  Integers of numpy and torch are taken as well."""
        number = action if type(action) is int else whole_number(action)
        if number is None:
            raise BadInput(f"{self.at()}: {no_integer(action)}")
        choice = self.choice(number)
        if choice not in self.choices:
            raise BadInput(self.not_legal(number))
        answer(self.table, choice)
        self.steps += 1
        self.go_on()

    def not_legal(self, action: int) -> str:
        if self.over:
            return f"{self.at()}: action {action}: the game is over"
        called = f" ({self.name(action)})" if self.seat != NATURE and 0 <= action < len(self.spec.actions) else ""
        legal = ", ".join([f"{each} {self.name(each)}" for each in self.legal()])
        return f"{self.at()}: action {action}{called} isn't legal at {self.question}; legal are: {legal}"

    def at(self) -> str:
        """Which game this is, how far it has come, and who is asked, as messages about wrong actions begin."""
        who = "" if self.over else ", nature" if self.seat == NATURE else f", player {self.player}"
        return f"{self.spec.game.name}, {self.spec.players} players, step {self.steps}{who}"

    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        return self.spec.game.result(self.table) if self.over else None

    def rewards(self) -> list[float]:
        """By player: 1 for a victory, shared by those who win together; 0 otherwise, and while the game runs."""
        winners: i64 = self.spec.description.winners(self.table) if self.over else 0
        return [self.spec.share(winners, player) for player in range(self.spec.players)]

    # What is seen

    def observation(self, player: int) -> bytes:
        """What a player sees, byte by byte as the layout says."""
        self.check(player)
        out = self.spec.blank(1)
        self.spec.observe(self.table, player, out, 0)
        return memoryview(out).tobytes()

    def world(self, player: int, seed: int) -> "State":
        """A game that the player can't tell from this one.

        What is hidden is drawn as nature would have drawn it, others' secret choices counted as equally likely.
        """
        self.check(player)
        view = self.spec.game.view(self.table, player)
        for attempt in range(MOST_WORLDS):
            world: Table = self.spec.game.sample_world(view, seed + attempt * 0x9E3779B9)
            found = state_at(self.spec, world, self.asks_nature, self.steps)
            if same_agenda(found.table, self.table):  # in another world somebody's hand may leave no answer
                return found
        raise AssertionError(f"of {MOST_WORLDS} worlds none fits {self!r} as player {player} sees it")

    def check(self, player: int) -> None:
        if not 0 <= player < self.spec.players:
            raise BadInput(f"there is no player {player}; with {self.spec.players} players they count from 0")

    @property
    def position(self) -> str:
        """How the game stands, secrets included, in one line of text."""
        return position_text(self.table, self.spec.game.fields)

    def __repr__(self) -> str:
        name = f"<State of {self.spec.game.name}, {self.spec.players} players"
        if self.over:
            return f"{name}, over>"
        who = "nature" if self.seat == NATURE else f"player {self.player}"
        return f"{name}, {self.question} to {who}>"

    # A value

    def copy(self) -> "State":
        """The same game, which goes on by itself."""
        other = State(self.spec, self.table.clone(), self.asks_nature, self.seat, self.choices)
        other.steps = self.steps
        return other

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: Any) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """The same set-up, the same position, the same future."""
        if not isinstance(other, State):
            return False
        mine = self.table
        theirs = other.table
        return (
            same_agenda(mine, theirs)
            and mine.seed_low == theirs.seed_low
            and mine.seed_high == theirs.seed_high
            and mine.sealed == theirs.sealed
            and self.asks_nature == other.asks_nature
            and cells_bytes(mine) == cells_bytes(theirs)
            and bool(self.spec.setup == other.spec.setup)
        )

    def __hash__(self) -> int:
        table = self.table
        return hash((self.spec.setup, table.line, table.seat, table.sealed, table.seed_low, cells_bytes(table)))

    def __reduce__(self) -> tuple[Any, ...]:
        """Lines go by their names: another process may know them by other numbers."""
        table = self.table
        cells = struct.pack(f"<{len(table.cells)}q", *table.cells)
        numbers = (int(table.sealed), int(table.seed_low), int(table.seed_high), int(self.steps))
        return self.spec.again, (self.spec.setup, self.asks_nature, agenda_text(table), numbers, cells)


def cells_bytes(table: Table) -> bytes:
    return memoryview(table.cells).tobytes()


def same_agenda(one: Table, other: Table) -> bool:
    if (
        one.line != other.line
        or one.seat != other.seat
        or one.times != other.times
        or one.memo != other.memo
        or len(one.below) != len(other.below)
    ):
        return False
    for at in range(len(one.below)):
        if one.below[at] != other.below[at]:
            return False
    return True


def state_at(spec: Spec, table: Table, asks_nature: bool, steps: int = 0) -> State:
    """A game that goes on from a table, after so many steps."""
    state = State(spec, table, asks_nature, NOBODY, vec[i64]())
    state.steps = steps
    state.go_on()
    return state


def state_again(spec: Spec, asks_nature: bool, agenda: str, numbers: tuple[int, int, int, int], cells: bytes) -> State:
    """One that was pickled."""
    table = spec.start.clone()
    table.cells = vec[i64](struct.unpack(f"<{len(cells) // 8}q", cells))
    set_agenda(table, agenda)
    table.sealed = numbers[0]
    table.seed_low = numbers[1]
    table.seed_high = numbers[2]
    return state_at(spec, table, asks_nature, numbers[3])
