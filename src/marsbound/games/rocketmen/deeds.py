"""What can be done at one question: deeds, each with the things it can be done with."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.refusal import ALLOWED
from marsbound.core.script import Choices, Domain, Question, Table
from marsbound.games.rocketmen.table import Rocketmen

THINGS: Final = 64  # an answer is a deed's place in its list times this, plus the thing


class Deed:
    """One thing one can do: "buy:m3" is the deed "buy" with the third place of the market."""

    def __init__(self, name: str, kind: str = "", things: int = 1) -> None:
        self.name = name
        self.kind = kind  # what kind of thing; "" for a deed that needs none
        self.most: i64 = things

    def likely(self, table: Rocketmen, seat: i64) -> i64:
        """The things worth asking about, a bit each; all others are refused."""
        return 1

    def refusal(self, table: Rocketmen, seat: i64, thing: i64) -> i64:
        return ALLOWED

    def do(self, table: Rocketmen, seat: i64, thing: i64) -> None:
        raise AssertionError(f"{self.name} doesn't say what it does")


class Deeds(Domain):
    """The answers of a question that offers several deeds."""

    def __init__(self, deeds: list[Deed]) -> None:
        super().__init__("deed", [len(deeds) * THINGS])
        self.deeds = vec[Deed]()
        for deed in deeds:
            self.deeds = append(self.deeds, deed)

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

    def asked(self, table: Rocketmen, seat: i64) -> bool:
        return True

    def refusal(self, table: Rocketmen, seat: i64, candidate: i64) -> i64:
        return self.deeds[candidate // THINGS].refusal(table, seat, candidate % THINGS)

    def choices(self, table: Rocketmen, seat: i64, found: Choices) -> None:
        if not self.asked(table, seat):
            return
        for number in range(len(self.deeds)):
            deed = self.deeds[number]
            likely = deed.likely(table, seat)
            thing: i64 = 0
            while likely:
                if likely & 0xFF == 0:  # most things are far apart
                    likely >>= 8
                    thing += 8
                    continue
                if likely & 1 and deed.refusal(table, seat, thing) == ALLOWED:
                    found.add(number * THINGS + thing)
                likely >>= 1
                thing += 1

    def do(self, table: Rocketmen, seat: i64, candidate: i64) -> None:
        self.deeds[candidate // THINGS].do(table, seat, candidate % THINGS)


def deeds_of(*deeds: Any) -> Deeds:
    return Deeds(list(deeds))
