"""What a game offers: a table, what a player sees of it, worlds that fit what a player sees, a result."""

import sys
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias, TypeVar

from mypy_extensions import i64, mypyc_attr

from marsbound.core.choices import Choices
from marsbound.core.events import Event, Fact
from marsbound.core.numbers import Eye
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, NOTHING, T, Table, answer, ask
from marsbound.core.standing import Score as Score
from marsbound.core.standing import Standing
from marsbound.core.view import ViewOf

B = TypeVar("B")  # what a game makes of a content pack


class Option:
    """A choice made before a game begins."""

    def __init__(self, name: str, values: list[str], source: str) -> None:
        self.name = name
        self.values = values  # the first is the default
        self.source = source  # where it comes from

    def __repr__(self) -> str:
        return f"Option({self.name!r}, {self.values}, {self.source!r})"


class Result:
    """How a game ended."""

    def __init__(self, totals: list[int], winners: list[int], scores: list[Score]) -> None:
        self.totals = totals  # by seat
        self.winners = winners  # the players who won, none if all lost
        self.scores = scores

    def __repr__(self) -> str:
        return f"Result(totals={self.totals}, winners={self.winners})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and repr(self) == repr(other) and self.scores == other.scores

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Result, (self.totals, self.winners, self.scores)


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Generic[T, B]):
    """One of the games, by its tables and its boxes.  Stateless; everything that happens is on its tables."""

    def __init__(self, name: str, rules_version: str, fewest: int, most: int) -> None:
        self.name = name
        self.rules_version = rules_version
        self.fewest = fewest
        self.most = most
        self.options: list[Option] = []
        self.facts: list[Fact] = []
        self.consequence_facts: list[Fact] = []  # as those, of what a choice would lead to
        self.reasons: list[str] = []
        self.messages = f"{name}-"  # what the names of its own messages begin with
        self.refusal_rules: dict[str, str] = {}
        self.fields: list[tuple[str, int, int]] = []
        self.sources: list[str] = []
        self.written = len(BOOK.lines)  # lines that others make of its parts come later in the book

    def __repr__(self) -> str:
        return f"<{self.name}, rules version {self.rules_version}, {self.fewest} to {self.most} players>"

    def __reduce__(self) -> str:
        """By its name in the module of its class: whoever reads that imports the rules."""
        module = type(self).__module__
        for name, value in vars(sys.modules[module]).items():
            if value is self:
                return name
        raise TypeError(
            f"{self.name}: only a game that is a constant of its module can be pickled, and {module} has none"
        )

    def as_of(self, rules_version: str) -> "Game":
        """The game by the rules of a version, as far as they are still here: what was begun by them ends by them."""
        if rules_version != self.rules_version:
            words = "rules version {needed} of {game} is needed; this is version {here}"
            here = self.rules_version
            raise BadInput(said("input-rules-version", words, needed=rules_version, game=self.name, here=here))
        return self

    def check_players(self, players: int) -> None:
        if not self.fewest <= players <= self.most:
            words = "{game} is for {fewest} to {most} players, not {players}"
            between = {"fewest": self.fewest, "most": self.most}
            raise BadInput(said("input-players", words, game=self.name, players=players, **between))

    def checked_options(self, options: dict[str, str]) -> dict[str, str]:
        """All options with a value, or a refusal that names what is possible."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                words = '{game} has no option "{name}"; its options: {names}'
                names = ", ".join(known) or "–"
                raise BadInput(said("input-no-option", words, game=self.name, name=name, names=names))
            if value not in known[name].values:
                words = '{game}: option {name} can\'t be "{value}"; possible: {values}'
                values = ", ".join(known[name].values)
                raise BadInput(said("input-option-value", words, game=self.name, name=name, value=value, values=values))
        return {name: options.get(name, option.values[0]) for name, option in known.items()}

    def options_for(self, players: int) -> list[Option]:
        """The options that mean something with so many players, with the values they can have then."""
        return self.options

    def rule(self, question: str, reason: str, answer: str = "") -> str:
        """The line of the ledger that forbids an answer: by one of its words, by the question, or by the reason."""
        words = answer.split(":")
        for narrower in (words[-1], words[0], question):
            if f"{narrower} {reason}" in self.refusal_rules:
                return self.refusal_rules[f"{narrower} {reason}"]
        return self.refusal_rules[reason]

    def box(self, pack: Any) -> B:
        """A checked content pack in the form that tables refer to."""
        raise AssertionError("a game says how its packs are read")

    def new(self, box: B, players: int, options: dict[str, str]) -> T:
        """A table before the first answer, with the agenda to begin with."""
        raise AssertionError("a game says how it begins")

    def view(self, table: T, player: Eye) -> ViewOf[T]:
        raise AssertionError("a game says what its players see")

    def sample_world(self, view: ViewOf[T], seed: i64) -> T:
        """A whole table that fits the view: what is hidden is drawn by nature's weights, others' secret choices
        counted as equally likely."""
        raise AssertionError("a game says how its worlds are drawn")

    def picture(self, view: ViewOf[T]) -> Mapping[str, Any]:
        """The view in words and numbers, for people and programs."""
        raise AssertionError("a game says how its views read")

    def outlook(self, view: ViewOf[T]) -> Mapping[str, Any]:
        """What follows from the rules for what is seen and isn't in the picture: prices, odds, what comes next."""
        return {}

    def standing(self, view: ViewOf[T]) -> Standing:
        """How the game stands, as far as is seen: points so far, and what more of them hang on."""
        return Standing()

    def consequences(self, view: ViewOf[T], seat: i64, choice: i64, previewed: list[Event]) -> list[Event]:
        """What a choice would mean for the seat that is asked, by `consequence_facts`; `previewed` is what would happen
        at once, as `Play.preview` tells it."""
        return []

    def quiet(self, view: ViewOf[T], seat: i64, choices: list[int]) -> list[int]:
        """The choices that hardly anybody wants while there are others: to decline, to end the turn, to discard."""
        return [choice for choice in choices if choice == NOTHING] if len(choices) > 1 else []

    def wasted(self, view: ViewOf[T], seat: i64, choices: list[int]) -> dict[int, list[Event]]:
        """The choices that throw something away, with what; by `consequence_facts`."""
        return {}

    def result(self, table: T) -> Result:
        raise AssertionError("a game says who wins")


Game: TypeAlias = GameOf[Any, Any]  # whichever it is


def play_at_random(table: Table, found: Choices, seed: i64) -> i64:
    """Carry a table to its end, every answer equally likely; how many decisions players made."""
    word: i64 = seed & 0x7FFFFFFF
    decisions: i64 = 0
    while ask(table, found, False):
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        answer(table, found.items[(word >> 8) % found.count])
        decisions += 1
    return decisions


def play_games_at_random(game: Game, box: Any, players: int, options: dict[str, str], games: i64, seed: i64) -> i64:
    """Many games, one seed after the other; how many decisions players made.  For measuring."""
    found = Choices()
    decisions: i64 = 0
    for number in range(games):
        table: Table = game.new(box, players, options)
        table.set_seed(seed + number)
        decisions += play_at_random(table, found, seed + number + 1)
    return decisions
