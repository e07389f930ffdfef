"""Every answer of a game has a number, the same with any number of players and in every question of that name.

Seats in an action count from whoever acts, as they do in observations: what was learned at one seat holds at another.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.game import Game
from marsbound.core.notation import DECLINED, answer_text, candidates, question_name
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, NOTHING, Domain, Line, Table

NO_ACTION: Final = -1


def player_lines(game: Game, package: str) -> list[str]:
    """The names of all lines of a game that ask a player: their classes stand in its package."""
    own = [line for line in BOOK.lines[: game.written] if type(line).__module__.startswith(package)]
    return [line.name for line in own if line.asks and not line.nature]


def lines_by_question(names: list[str]) -> dict[str, list[Line[Any]]]:
    """Lines that ask the same are one question, whichever script they stand in."""
    found: dict[str, list[Line[Any]]] = {}
    for name in names:
        line: Line[Any] = BOOK.lines[BOOK.numbers[name]]
        found.setdefault(question_name(name), []).append(line)
    return found


def action_names(largest: Table, lines: list[str]) -> list[str]:
    """Question by question: everything that could be answered at the largest table, then to decline."""
    names: list[str] = []
    for question, asking in lines_by_question(lines).items():
        names += [f"{question}:{answer_text(largest, asking[0], code)}" for code in candidates(largest, asking[0])]
        if any(line.optional for line in asking):
            names.append(f"{question}:{DECLINED}")
    return names


class ActionTable:
    """The actions of a game by number and by name.

    `names` are those of the version, `largest` a table with the built-in pack and as many players as possible.  With
    another pack an action is the same place of the same list: the third zone, the tenth card.
    """

    def __init__(self, names: list[str], largest: Table, lines: list[str]) -> None:
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.questions: list[str] = []
        self.domains: list[Domain] = []  # by question
        self.begin_of: list[int] = []
        self.codes = vec[i64]()  # the actions of each question's answers, beginning with NOTHING, seen from seat 0
        self.answers = vec[i64]([NOTHING] * len(names))
        self.asked_by = vec[i64]([0] * len(names))  # the question of each action, counted from 1
        self.begin = vec[i64]([-1] * len(BOOK.lines))  # by line: where its question's answers begin among the codes
        self.question_of = vec[i64]([0] * len(BOOK.lines))
        asked = lines_by_question(lines)
        # in the order of the names, for the book's order depends on who was imported first
        for name in names:
            question = name.partition(":")[0]
            if question not in self.questions:
                if question not in asked:
                    raise BadInput(f"action {name}: no script asks {question}")
                self.add(question, asked[question], largest)
        self.size: i64 = len(names)

    def add(self, question: str, asking: list[Line[Any]], largest: Table) -> None:
        self.questions.append(question)
        self.domains.append(asking[0].domain)
        number = len(self.questions)
        start = len(self.codes)
        self.begin_of.append(start)
        for line in asking:
            assert line.domain.size == asking[0].domain.size, f"{question} is asked about different things"
            at = BOOK.numbers[line.name]
            self.begin[at] = start
            self.question_of[at] = number
        for code in range(NOTHING, int(asking[0].domain.size)):
            action = NO_ACTION
            if code == NOTHING or asking[0].domain.exists(largest, code):
                action = self.numbers.get(f"{question}:{answer_text(largest, asking[0], code)}", NO_ACTION)
            self.codes = append(self.codes, action)
            if action != NO_ACTION:
                self.answers[action] = code
                self.asked_by[action] = number

    def __repr__(self) -> str:
        return f"<ActionTable of {len(self.names)} actions, {len(self.questions)} questions>"

    def question_at(self, line: i64) -> i64:
        """What a line asks, counted from 1; 0 for a line that asks no player of this game."""
        if line < len(self.question_of):
            return self.question_of[line]
        return 0

    def is_asked(self, action: i64, line: i64) -> bool:
        """Whether an action answers what a line asks."""
        return self.asked_by[action] == self.question_at(line)

    def name(self, action: int) -> str:
        """ "MoveToANeighbour:hellas>ausonia"."""
        if not 0 <= action < len(self.names):
            raise BadInput(f"there is no action {action}; there are {len(self.names)}, counted from 0")
        return self.names[action]

    def __len__(self) -> int:
        return len(self.names)


class Numbering:
    """The actions at a table with so many seats, as each seat counts the others."""

    def __init__(self, table: ActionTable, seats: int) -> None:
        self.table = table
        self.seats = seats
        self.row: i64 = len(table.codes)
        self.size: i64 = table.size
        self.codes = vec[i64]([NO_ACTION] * (seats * len(table.codes)))
        self.answers = vec[i64]([NOTHING] * (seats * len(table.names)))
        for first in range(seats):
            for number, domain in enumerate(table.domains):
                self.add(number, domain, first)

    def add(self, number: int, domain: Domain, first: int) -> None:
        """All answers of a question, as a seat counts."""
        start = int(self.table.begin_of[number])
        for answer in range(NOTHING, int(domain.size)):
            action = self.table.codes[start + 1 + self.counted_from(domain, first, answer)]
            self.codes[first * self.row + start + 1 + answer] = action
            if action != NO_ACTION:
                self.answers[first * self.size + action] = answer

    def counted_from(self, domain: Domain, first: int, answer: int) -> int:
        """The same answer with its seats counted from the first."""
        if answer == NOTHING or "seat" not in domain.kinds:
            return answer
        code = 0
        for kind, size, value in zip(domain.kinds, domain.sizes, domain.values(answer)):
            if kind == "seat" and value < self.seats:
                value = (value - first) % self.seats
            code = code * size + value
        return code

    def number(self, line: i64, answer: i64, first: i64) -> i64:
        """The action that an answer is at a line."""
        action: i64 = NO_ACTION
        if self.table.question_at(line):
            action = self.codes[first * self.row + self.table.begin[line] + 1 + answer]
        if action == NO_ACTION:
            raise BadInput(unnumbered(line, answer))
        return action

    def answer(self, action: i64, first: i64) -> i64:
        return self.answers[first * self.size + action]


def unnumbered(line: i64, answer: i64) -> str:
    name = BOOK.lines[line].name
    return f"{name}: answer {answer} has no action; this pack has more of something than there are actions for"


def whole_number(value: Any) -> int | None:
    """An integer of numpy or torch as Python's; None for what isn't one."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return None
    try:
        return int(value.__index__())
    except TypeError:
        return None


def no_integer(action: Any) -> str:
    return f"an action is {action!r} ({type(action).__name__}); expected an integer"
