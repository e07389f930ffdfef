"""Which question of Rocketmen is asked, and which deed an answer is, as numbers."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.script import BOOK
from marsbound.games.rocketmen.rules.buying import PAYMENT
from marsbound.games.rocketmen.rules.deeds import Deeds
from marsbound.games.rocketmen.rules.flight import FLYING
from marsbound.games.rocketmen.rules.placing import FEE
from marsbound.games.rocketmen.rules.scripts import GAME
from marsbound.games.rocketmen.rules.turn import ACTIONS

NAMES: Final = [
    "Act",
    "PayTheRest",
    "PayForPlacing",
    "Fly",
    "ScrapACard",
    "DiscardForCards",
    "TakeFromThePlayArea",
    "MustCopyACard",
    "MayCopyACard",
    "PutOneOnTop",
    "ChooseTheFirstCard",
    "LoseAPadCard",
    "DiscardAPermanent",
    "KeepOnePadCard",
    "KeepThePlan",
    "DiscardOverTheLimit",
]
ACT: Final = 0
PAY_THE_REST: Final = 1
PAY_FOR_PLACING: Final = 2
FLY: Final = 3
SCRAP_A_CARD: Final = 4
DISCARD_FOR_CARDS: Final = 5
TAKE_FROM_THE_PLAY_AREA: Final = 6
MUST_COPY: Final = 7
MAY_COPY: Final = 8
PUT_ONE_ON_TOP: Final = 9
CHOOSE_THE_FIRST: Final = 10
LOSE_A_PAD_CARD: Final = 11
DISCARD_A_PERMANENT: Final = 12
KEEP_ONE_PAD_CARD: Final = 13
KEEP_THE_PLAN: Final = 14
DISCARD_OVER_THE_LIMIT: Final = 15


def questions_by_line() -> "vec[i64]":
    """The question that each line of the book asks, -1 for all other lines."""
    assert GAME >= 0  # the scripts are in the book
    found = vec[i64]()
    for line in BOOK.lines:
        script, _, name = line.name.rpartition("/")
        question: i64 = -1
        if script.startswith("rocketmen/") and name.partition("-")[0] in NAMES:
            question = NAMES.index(name.partition("-")[0])
        found = append(found, question)
    return found


def number_of(deeds: Deeds, name: str) -> i64:
    for number in range(len(deeds.deeds)):
        if deeds.deeds[number].name == name:
            return number
    raise AssertionError(f"no question of Rocketmen offers the deed {name}")


class Numbers:
    """The numbers of deeds, looked up once."""

    def __init__(self) -> None:
        self.questions = questions_by_line()
        self.buy: i64 = number_of(ACTIONS, "buy")
        self.buy_engine: i64 = number_of(ACTIONS, "buy-engine")
        self.plan: i64 = number_of(ACTIONS, "plan")
        self.pad: i64 = number_of(ACTIONS, "pad")
        self.free: i64 = number_of(ACTIONS, "free")
        self.free_bought: i64 = number_of(ACTIONS, "free-bought")
        self.use: i64 = number_of(ACTIONS, "use")
        self.draw: i64 = number_of(ACTIONS, "draw")
        self.discard: i64 = number_of(ACTIONS, "discard")
        self.drop_plan: i64 = number_of(ACTIONS, "drop-plan")
        self.remove: i64 = number_of(ACTIONS, "remove")
        self.launch: i64 = number_of(ACTIONS, "launch")
        self.end: i64 = number_of(ACTIONS, "end")
        self.pay: i64 = number_of(PAYMENT, "pay")
        self.marker: i64 = number_of(PAYMENT, "marker")
        self.pay_for_me: i64 = number_of(PAYMENT, "pay-for-me")
        self.add: i64 = number_of(PAYMENT, "add")
        self.add_engine: i64 = number_of(PAYMENT, "add-engine")
        self.fee_marker: i64 = number_of(FEE, "marker")
        self.go_on: i64 = number_of(FLYING, "go-on")
        self.afterburner: i64 = number_of(FLYING, "afterburner")
        self.look_ahead: i64 = number_of(FLYING, "look-ahead")
        self.plan_in_detail: i64 = number_of(FLYING, "plan-in-detail")
        self.draw_anew: i64 = number_of(FLYING, "draw-anew")
        self.count_a_zero: i64 = number_of(FLYING, "count-a-zero")
        self.abort: i64 = number_of(FLYING, "abort")
        self.give_up: i64 = number_of(FLYING, "give-up")
