"""A rulebook is a script: lines that ask somebody something or do something.  What is going on is the agenda.

A line is stateless and shared by all games.  The agenda is a stack of frames, each a few ints: so a game that stops
in the middle of a card is plain data.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from marsbound.core.bits import bit, picked_bit, size_of
from marsbound.core.chance import high_word, low_word, rolled
from marsbound.core.choices import Choices
from marsbound.core.events import EVERYBODY, SEALED, Events
from marsbound.core.numbers import Answer, Seat
from marsbound.core.phrase import said
from marsbound.core.refusal import ALLOWED

OVER: Final = -1  # the line when nothing is left to do
NOBODY: Final = -1  # the seat of lines that concern no seat
NATURE: Final = -2  # the seat that deals and draws
NOTHING: Final = -1  # the answer "no, thanks" or "done"
MOST_SEATS: Final = 7  # as many bytes as sealed answers have room for
WHILE_POSSIBLE: Final = 0xFFFF  # a line that is repeated until it has no choices any more
AS_THE_PACK_SAYS: Final = 0  # a line whose number of times the content pack decides: see Line.limit

# What a line leaves in its frame's memo for the lines after it
KEEPS_NOTHING: Final = 0
KEEPS_LAST: Final = 1  # the answer
KEEPS_ALL: Final = 2  # a bit for each answer: "different ships"


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain:
    """What the answers of a question are, as words: "dock", or several parts, "from:zone to:zone"."""

    def __init__(self, parts: str, sizes: list[int], between: str = ":") -> None:
        self.parts: list[str] = []
        self.kinds: list[str] = []
        for part in parts.split():
            label, _, kind = part.partition(":")
            self.parts.append(label)
            self.kinds.append(kind or label)
        self.sizes = sizes
        self.between = between
        size = 1
        for one in sizes:
            size *= one
        self.size: i64 = size

    def values(self, answer: int) -> list[int]:
        """An answer taken apart, the first part being the most significant."""
        found = []
        for size in reversed(self.sizes):
            found.append(answer % size)
            answer //= size
        return found[::-1]

    def text(self, table: "Table", answer: int) -> str:
        """The answer in the notation."""
        return self.between.join([table.word(kind, value) for kind, value in zip(self.kinds, self.values(answer))])

    def expected(self, table: "Table", possible: list[int], text: str) -> str:
        """What a text that is no answer should have been; one answer at least is possible."""
        form, example = self.between.join(self.parts), self.text(table, possible[0])
        return said("answer-form", '{form}, for example "{example}"', form=form, example=example)

    def deed_kinds(self) -> dict[str, str]:
        """Of a question that offers several deeds: each deed with the kind of thing it needs, "" for none."""
        return {}

    def exists(self, table: "Table", answer: int) -> bool:
        """Whether there is such a thing at this table: four players have no sixth dock."""
        for kind, value in zip(self.kinds, self.values(answer)):
            if value >= table.extent(kind):
                return False
        return True


class Table:
    """What every game's table has: its cells, and the agenda, whose top frame is spread out and the others packed."""

    def __init__(self, cells: "vec[i64]") -> None:
        self.cells = cells
        self.line: i64 = OVER
        self.seat: Seat = NOBODY
        self.times: i64 = 0
        self.memo: i64 = 0
        self.frame_memo: i64 = 0  # during a deed: the memo of its frame
        self.below = vec[i64](capacity=16)
        self.sealed: i64 = 0  # answers given together so far: a byte a seat, 0 for none yet
        self.seed_low: i64 = 0
        self.seed_high: i64 = 0
        self.listener: Events | None = None

    # The agenda

    def call(self, script: i64, seat: Seat, memo: i64 = 0) -> None:
        """Carry out a script before going on with whatever is going on."""
        self.below = append(self.below, self.frame())
        self.line = script
        self.seat = seat
        self.times = 0
        self.memo = memo

    def carry_out(self, line: "Line[Any]", choice: Answer) -> None:
        """The frame moves on first, so that the deed may call a script."""
        seat = self.seat
        self.frame_memo = self.memo
        if line.memory == KEEPS_LAST:
            self.memo = choice
        elif line.memory == KEEPS_ALL:
            self.memo |= bit(choice)
        self.times += 1
        times = line.times
        if times == AS_THE_PACK_SAYS:
            times = line.limit(self, seat)
        if self.times >= times:
            self.go_on(line)
        line.do(self, seat, choice)

    def go_on(self, line: "Line[Any]") -> None:
        """To the next line, or back to what was going on before this script was called."""
        if line.ends:
            self.below, frame = pop(self.below)
            self.set_frame(frame)
        else:
            self.line += 1
            self.times = 0

    def frame(self) -> i64:
        return self.line + 1 | self.seat + 2 << 16 | self.times << 24 | self.memo << 40

    def set_frame(self, frame: i64) -> None:
        self.line = (frame & 0xFFFF) - 1
        self.seat = (frame >> 16 & 0xFF) - 2
        self.times = frame >> 24 & 0xFFFF
        self.memo = frame >> 40

    def copy_agenda(self, other: "Table") -> None:
        """Everything but the cells and the listener."""
        self.line = other.line
        self.seat = other.seat
        self.times = other.times
        self.memo = other.memo
        self.below = other.below[:]
        self.sealed = other.sealed
        self.seed_low = other.seed_low
        self.seed_high = other.seed_high

    # Answers given together

    def waiting(self, seats: i64) -> i64:
        """The first of these seats that hasn't answered yet."""
        seat: Seat = 0
        while seats >> seat:
            if seats >> seat & 1 and self.sealed >> seat * 8 & 0xFF == 0:
                return seat
            seat += 1
        return NOBODY

    def sealed_choice(self, seat: Seat) -> i64:
        return (self.sealed >> seat * 8 & 0xFF) - 1

    def seal(self, line: "Line[Any]", seat: Seat, choice: Answer) -> None:
        """Keep an answer until all have answered, then carry out all of them."""
        if self.listener is not None and self.sealed_choice(seat) < 0:  # changing one's mind is secret
            self.tell(SEALED, seat)
        self.sealed = self.sealed & ~(0xFF * bit(seat * 8)) | choice + 1 << seat * 8
        seats = line.seats(self)
        if self.waiting(seats) != NOBODY:
            return
        answers = self.sealed
        self.sealed = 0
        self.go_on(line)
        for each in range(i64(MOST_SEATS)):
            if seats >> each & 1:
                line.do(self, each, (answers >> each * 8 & 0xFF) - 1)

    # Nature and events

    def set_seed(self, seed: i64) -> None:
        """Only what is drawn from now on depends on the seed; of the seed only its two words are kept."""
        self.seed_low = low_word(seed)
        self.seed_high = high_word(seed)

    def random_below(self, stream: i64, sides: i64) -> i64:
        return rolled(self.seed_low, self.seed_high, stream, sides)

    def tell(self, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """To everybody.  Ask first whether there is a listener: events cost nothing when nobody listens."""
        if self.listener is not None:
            self.listener.tell(fact, EVERYBODY, a, b, c, d)

    def tell_player(self, player: i64, fact: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        if self.listener is not None:
            self.listener.tell(fact, bit(player), a, b, c, d)

    # What a game says of its table

    def player(self, seat: Seat) -> i64:
        """Who answers for a seat; some games give a player more than one."""
        return seat

    def seat_count(self) -> i64:
        """How many seats players answer for, neutral ones included."""
        raise AssertionError("a game's table says how many seats it has")

    def neutral(self, seat: Seat) -> bool:
        """Whether a seat is played by somebody without being theirs: it can't win for them."""
        return False

    def word(self, kind: str, value: int) -> str:
        """What a thing of some kind is called in the notation."""
        return str(value)

    def extent(self, kind: str) -> int:
        """How many things of some kind there are at this table."""
        return 1 << 16

    def clone(self) -> "Table":
        raise AssertionError("a game's table says how it is cloned")

    def __copy__(self) -> "Table":
        """Python's own way would let both tables write into the same cells."""
        return self.clone()

    def __deepcopy__(self, memo: Any) -> "Table":
        return self.clone()

    def __eq__(self, other: object) -> bool:
        """Made alike, with the same going on and the same to come; who listens doesn't count."""
        return isinstance(other, Table) and type(self) is type(other) and self.key() == other.key()

    __hash__ = None  # type: ignore[assignment]  # it goes on; the text of its position can be hashed

    def key(self) -> tuple[Any, ...]:
        agenda = self.line, self.seat, self.times, self.memo, memoryview(self.below).tobytes(), self.sealed
        return *self.made_of(), *agenda, self.seed_low, self.seed_high, memoryview(self.cells).tobytes()

    def made_of(self) -> tuple[Any, ...]:
        """What clones share: the box, who plays, what options change for a whole game."""
        return ()

    def __repr__(self) -> str:
        going_on = "over" if self.line == OVER else f"{BOOK.lines[self.line].name}, seat {self.seat}"
        return f"<{type(self).__name__} table at {going_on}, {len(self.below)} frames below>"


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Line(Generic[T]):
    """One instruction: what it asks, what it does.  Stateless, shared by all games."""

    def __init__(self, times: i64 = 1) -> None:
        self.times: i64 = times
        self.memory: i64 = KEEPS_NOTHING
        self.asks = False
        self.nature = False
        self.together = False
        self.optional = False
        self.ends = False
        self.name = ""
        self.domain = NO_DOMAIN

    def do(self, table: T, seat: Seat, choice: Answer) -> None:
        """Carry it out.  A line that asks nothing gets its frame's memo as the choice."""
        raise AssertionError(f"{self.name} doesn't say what it does")

    def limit(self, table: T, seat: Seat) -> i64:
        """How often, for a line that leaves it to the pack."""
        return 1

    def choices(self, table: T, seat: Seat, found: Choices) -> None:
        """Add every answer the rules allow; none means that the line can't be done, and is skipped."""

    def refusal(self, table: T, seat: Seat, candidate: Answer) -> i64:
        """Why this candidate can't be chosen: ALLOWED or the number of a reason."""
        return ALLOWED

    def draw(self, table: T, seat: Seat, found: Choices) -> i64:
        """What nature answers, if it is nature who is asked."""
        return NOTHING

    def seats(self, table: T) -> i64:
        """Who answers together: a bit a seat."""
        return 0


NO_DOMAIN: Final = Domain("", [])


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Line[T]):
    """A line that asks the seat whose script it is."""

    def __init__(self, domain: Domain, times: i64 = 1) -> None:
        super().__init__(times)
        self.asks = True
        self.domain = domain

    def choices(self, table: T, seat: Seat, found: Choices) -> None:
        """Every candidate that isn't refused.  A line that is asked often may list them faster."""
        for candidate in range(self.domain.size):
            if self.refusal(table, seat, candidate) == ALLOWED:
                found.add(candidate)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Question[T]):
    """A question to several seats at once: answered in any order, secret and changeable until the last is in."""

    def __init__(self, domain: Domain) -> None:
        super().__init__(domain)
        self.together = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[T]):
    """A line that asks nature."""

    def __init__(self, domain: Domain, times: i64 = 1) -> None:
        super().__init__(domain, times)
        self.nature = True

    def stream(self, table: T, seat: Seat) -> i64:
        """Which point of which of nature's streams this draw is: a deck, a shuffle, a position."""
        raise AssertionError(f"{self.name} doesn't say where nature draws from")

    def draw(self, table: T, seat: Seat, found: Choices) -> i64:
        """Nature's own answer, NOTHING if there is none; a line may know a shorter way to the same odds."""
        found.clear()
        self.choices(table, seat, found)
        if found.count == 0:
            return NOTHING
        if found.bag == 0:
            return found.items[table.random_below(self.stream(table, seat), found.count)]
        rest = table.random_below(self.stream(table, seat), found.bag)
        at: i64 = -1
        while rest >= 0:
            at += 1
            rest -= found.weights[at]
        return found.items[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class FromADeck(Chance[T]):
    """Nature draws one of a deck's cards, all equally likely."""

    def deck(self, table: T, seat: Seat) -> i64:
        """The cards that can come, a bit each; none ends the line."""
        return 0

    def choices(self, table: T, seat: Seat, found: Choices) -> None:
        found.add_all(self.deck(table, seat))

    def draw(self, table: T, seat: Seat, found: Choices) -> i64:
        """The same odds as listing all and picking one."""
        deck = self.deck(table, seat)
        if deck == 0:
            return NOTHING
        return picked_bit(deck, table.random_below(self.stream(table, seat), size_of(deck)))


class Book:
    """All lines of all scripts, by number and by name."""

    def __init__(self) -> None:
        self.lines = vec[Line]()  # type: ignore[type-arg]
        self.numbers: dict[str, int] = {}


BOOK: Final = Book()


def script(name: str, *lines: Line[Any]) -> i64:
    """Write a script into the book; the number of its first line.  Lines get stable names: "saboteur/Place"."""
    start: i64 = len(BOOK.lines)
    for line in lines:
        label = f"{name}/{type(line).__name__}"
        again = 2
        while label in BOOK.numbers:
            label = f"{name}/{type(line).__name__}-{again}"
            again += 1
        BOOK.numbers[label] = len(BOOK.lines)
        line.name = label
        BOOK.lines = append(BOOK.lines, line)
    lines[-1].ends = True
    return start


def may(line: Line[Any]) -> Line[Any]:
    """The same line, but it may be declined, or ended before its last time."""
    line.optional = True
    return line


def ask(table: Table, found: Choices, nature_is_asked: bool) -> bool:
    """Carry out lines until somebody has a choice, and find the choices; False when nothing is left to do."""
    while table.line != OVER:
        line = BOOK.lines[table.line]
        if not line.asks:
            table.carry_out(line, table.memo)
        elif line.nature and not nature_is_asked:
            choice = line.draw(table, table.seat, found)
            if choice == NOTHING:
                table.go_on(line)
            else:
                table.carry_out(line, choice)
        else:
            found.clear()
            seat = table.seat
            if line.nature:
                seat = NATURE
                line.choices(table, table.seat, found)
            elif line.together:
                seat = table.waiting(line.seats(table))
                if seat != NOBODY:
                    line.choices(table, seat, found)
            elif line.times != AS_THE_PACK_SAYS or table.times < line.limit(table, seat):
                line.choices(table, seat, found)
            if found.count:
                if line.optional:
                    found.add(NOTHING)
                found.seat = seat
                return True
            table.go_on(line)
    found.clear()
    return False


def answer(table: Table, choice: Answer) -> None:
    """Carry out an answer to the question asked; unchecked, for search."""
    line = BOOK.lines[table.line]
    if line.together:
        table.seal(line, table.waiting(line.seats(table)), choice)
    elif choice == NOTHING:
        table.go_on(line)
    else:
        table.carry_out(line, choice)
