"""What can be done at one question: deeds, each with the things it can be done with."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.bits import bit, lowest
from marsbound.core.choices import Choices
from marsbound.core.numbers import Answer, Seat
from marsbound.core.phrase import said
from marsbound.core.refusal import ALLOWED
from marsbound.core.script import Domain, Question, Table
from marsbound.games.rocketmen.rules.table import Rocketmen

THINGS: Final = 64  # an answer is a deed's place in its list times this, plus the thing

# What a deed can't do without: found out once for all deeds of a question, so that most of them needn't be asked
NOTHING_SPECIAL: Final = 0
NO_PLAN: Final = 1
A_PLAN: Final = 2
THE_LEAST_PRICE: Final = 4  # money for the cheapest card there is
FREE_PLACING: Final = 8
A_YARD: Final = 16
A_USABLE_CARD: Final = 32
A_PENDING_DRAW: Final = 64
A_RIVAL: Final = 128
A_CARD_FOR_PAYING: Final = 256  # one with an effect when it pays
EVERYTHING: Final = 511


class Deed:
    """One thing one can do: "buy:m3" is the deed "buy" with the third place of the market."""

    def __init__(self, name: str, kind: str = "", things: int = 1, needs: int = NOTHING_SPECIAL) -> None:
        self.name = name
        self.kind = kind  # what kind of thing; "" for a deed that needs none
        self.most: i64 = things
        self.needs: i64 = needs

    def likely(self, table: Rocketmen, seat: Seat) -> i64:
        """The things worth asking about where there is what the deed needs, a bit each; all others are refused."""
        return 1

    def allowed(self, table: Rocketmen, seat: Seat) -> i64:
        """The things it can be done with, a bit each: those not refused.  A deed may know a shorter way to them."""
        found: i64 = 0
        likely = self.likely(table, seat)
        while likely:
            thing = lowest(likely)
            if self.refusal(table, seat, thing) == ALLOWED:
                found |= bit(thing)
            likely &= likely - 1
        return found

    def refusal(self, table: Rocketmen, seat: Seat, thing: i64) -> i64:
        return ALLOWED

    def do(self, table: Rocketmen, seat: Seat, thing: i64) -> None:
        raise AssertionError(f"{self.name} doesn't say what it does")


class Deeds(Domain):
    """The answers of a question that offers several deeds."""

    def __init__(self, deeds: list[Deed]) -> None:
        super().__init__("deed", [len(deeds) * THINGS])
        self.deeds = vec[Deed]()
        self.needs = vec[i64]()
        for deed in deeds:
            self.deeds = append(self.deeds, deed)
            self.needs = append(self.needs, deed.needs)

    def deed_kinds(self) -> dict[str, str]:
        return {deed.name: deed.kind for deed in self.deeds}

    def expected(self, table: Table, possible: list[int], text: str) -> str:
        """The deeds there are; of a deed that is known, the things it can be done with."""
        meant = text.partition(":")[0]
        things = [self.text(table, answer) for answer in possible if self.deeds[answer // THINGS].name == meant]
        if things:
            return either(things)
        return either([f"{name}:{kind.upper()}" if kind else name for name, kind in self.deed_kinds().items()])

    def text(self, table: Table, answer: int) -> str:
        deed = self.deeds[answer // THINGS]
        if deed.kind == "":
            return deed.name
        return f"{deed.name}:{table.word(deed.kind, answer % THINGS)}"

    def exists(self, table: Table, answer: int) -> bool:
        deed = self.deeds[answer // THINGS]
        thing = answer % THINGS
        return thing < deed.most and thing < table.extent(deed.kind)


class ChooseADeed(Question[Rocketmen]):
    """A question that offers several deeds; a subclass says when it is asked at all."""

    def __init__(self, deeds: Deeds, times: i64 = 1) -> None:
        super().__init__(deeds, times)
        self.deeds = deeds.deeds
        self.needs = deeds.needs

    def asked(self, table: Rocketmen, seat: Seat) -> bool:
        return True

    def at_hand(self, table: Rocketmen, seat: Seat) -> i64:
        """What is there of the things that deeds need; a deed that lacks something would refuse whatever is tried."""
        return EVERYTHING

    def refusal(self, table: Rocketmen, seat: Seat, candidate: Answer) -> i64:
        return self.deeds[candidate // THINGS].refusal(table, seat, candidate % THINGS)

    def choices(self, table: Rocketmen, seat: Seat, found: Choices) -> None:
        if not self.asked(table, seat):
            return
        deeds = self.deeds
        needs = self.needs
        items = found.items
        count = found.count
        missing = ~self.at_hand(table, seat)
        for number in range(len(deeds)):
            if needs[number] & missing:
                continue
            allowed = deeds[number].allowed(table, seat)
            while allowed:  # from thing to thing: most are far apart
                items[count] = number * THINGS + lowest(allowed)
                count += 1
                allowed &= allowed - 1
        found.count = count

    def do(self, table: Rocketmen, seat: Seat, candidate: Answer) -> None:
        self.deeds[candidate // THINGS].do(table, seat, candidate % THINGS)


def either(texts: list[str]) -> str:
    """ "a, b or c"."""
    if len(texts) == 1:
        return texts[0]
    return said("mistake-or", "{first} or {last}", first=", ".join(texts[:-1]), last=texts[-1])


def deeds_of(*deeds: Any) -> Deeds:
    return Deeds(list(deeds))
