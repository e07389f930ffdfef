"""What happened: facts, each with an audience.  Sentences are made of them elsewhere, in the reader's language."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final = -1  # an audience: a bit for each player, all of them set


class Fact:
    """A kind of event: its name and what it is about, as "name" or "name:kind" of each part."""

    def __init__(self, name: str, parts: str = "", reveals: bool = False) -> None:
        self.name = name
        self.parts: list[str] = []
        self.kinds: list[str] = []
        for part in parts.split():
            label, _, kind = part.partition(":")
            self.parts.append(label)
            self.kinds.append(kind or label)
        # whether it may show whoever acts what was hidden from them: such a step can't be undone, nor previewed past;
        # a card of one's own that others get to see is no news to oneself
        self.reveals = reveals

    def __repr__(self) -> str:
        return f"Fact({self.name!r})"


@mypyc_attr(acyclic=True)  # many are made wherever somebody listens: the collector needn't look at them
class Event:
    """One thing that happened, in the ints of the table."""

    def __init__(self, fact: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.fact: i64 = fact
        self.audience: i64 = audience
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    @property
    def values(self) -> list[int]:
        """What it is about, as the parts of its fact say."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]

    def __repr__(self) -> str:
        return f"Event({self.fact}, {self.audience}, {', '.join(map(str, self.values))})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (int(self.fact), int(self.audience), *self.values)

    def heard_by(self, player: i64) -> bool:
        """Onlookers (a negative number) hear what everybody hears."""
        if self.audience == EVERYBODY:
            return True
        return player >= 0 and self.audience >> player & 1 == 1


class Events:
    """Whoever listens at a table."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def tell(self, fact: i64, audience: i64, a: i64, b: i64, c: i64, d: i64) -> None:
        self.told.append(Event(fact, audience, a, b, c, d))


# Facts that every game has; games number theirs from 8.
SEALED: Final = 0
FIRST_OF_A_GAME: Final = 8
COMMON_FACTS: Final = [Fact("choice-sealed", "seat")]


class Facts:
    """The facts of a game, each declared in one line: `SHIP_DOCKED: Final = FACTS.add("ship-docked", "dock ship")`."""

    def __init__(self) -> None:
        self.known = [*COMMON_FACTS, *[Fact("unused") for _ in range(FIRST_OF_A_GAME - len(COMMON_FACTS))]]

    def add(self, name: str, parts: str = "", reveals: bool = False) -> i64:
        """Its number, by which deeds tell it."""
        assert all(name != fact.name for fact in self.known), f"{name} is a fact already"
        self.known.append(Fact(name, parts, reveals))
        return len(self.known) - 1
