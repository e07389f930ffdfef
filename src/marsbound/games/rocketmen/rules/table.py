"""The table of Rocketmen: where every card lies, and the small deeds that move them.

Cards of one name are alike, so every zone of a player is a row of counts, one for each card.  Of a face-down pile
only its content is on the table: which card comes next nature says when it is drawn.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.bits import lowest
from marsbound.core.numbers import Seat
from marsbound.core.pickling import reduced
from marsbound.games.rocketmen.rules.box import (
    MONEY,
    MONEY_PER_MISSION,
    NUMBER_OF_COMPONENTS,
    ROCKETS,
    TWO_ENGINES,
    Box,
)
from marsbound.games.rocketmen.rules.cells import (
    ACTIVE,
    ARRIVALS,
    BASKET,
    BASKET_ENGINES,
    CELLS,
    COPIED,
    CREDIT,
    DRAWS_PENDING,
    ENGINES_BOUGHT,
    FREE_PLACEMENTS,
    MARKET,
    PAID,
    PURSE,
    USED,
    VARIANT_EFFECTS,
    WON,
)
from marsbound.games.rocketmen.rules.facts import (
    CARD_DISCARDED,
    CARD_SCRAPPED,
    PAD_CARD_DISCARDED,
    ROCKET_MOVED,
)
from marsbound.games.rocketmen.rules.layout import (
    MOST_FREE_PLACEMENTS,
    NUMBER_OF_ACHIEVEMENTS,
    PAYABLE,
    USABLE_ACHIEVEMENTS,
)
from marsbound.games.rocketmen.rules.rows import AREA, DEPOT, HAND, PAD, SCRAP, STORED, STORED_NOW, CardRows
from marsbound.games.rocketmen.rules.words import extent, word

NONE: Final = -1
RIVAL: Final = 1  # the seat of the solo game's rival

# What was done in a round
NOTHING_DONE: Final = 0
BOUGHT_OR_COMPLETED: Final = 1
PLACED_OR_LAUNCHED: Final = 2
WON_MONEY: Final = 0
WON_SCIENCE: Final = 1
WON_ROCKET: Final = 2
WON_HAND: Final = 3


class Mode:
    """What the options change for a whole game."""

    def __init__(
        self, solo: bool, earth_only: bool, goal: i64, missions: i64, level: i64, first_rules: bool = False
    ) -> None:
        self.solo = solo
        self.earth_only = earth_only
        self.tokens = not solo and not earth_only  # for the first on Moon and Mars
        self.goal: i64 = goal  # points at which the end begins, 0 where it begins otherwise
        self.missions: i64 = missions  # how many a player can complete
        self.level: i64 = level  # of the solo rival
        self.first_rules = first_rules  # the game was begun by version 1 of the rules

    def made_of(self) -> tuple[Any, ...]:
        return self.solo, self.earth_only, self.goal, self.missions, self.level, self.first_rules


class Rocketmen(CardRows):
    """Named questions and deeds over the cells."""

    def __init__(self, box: Box, players: i64, mode: Mode, cells: "vec[i64]") -> None:
        super().__init__(box, cells)
        self.players: i64 = players  # who play; the solo rival isn't one
        self.mode = mode
        self.solo = mode.solo

    def clone(self) -> "Rocketmen":
        other = Rocketmen(self.box, self.players, self.mode, self.cells[:])
        other.copy_agenda(self)
        return other

    def made_of(self) -> tuple[Any, ...]:
        return self.box, self.players, *self.mode.made_of()

    def __reduce__(self) -> tuple[Any, ...]:
        return reduced(self, table_of)

    def variant(self, effect: i64) -> bool:
        """Whether a variant with this effect is in play."""
        return self.cells[VARIANT_EFFECTS] >> effect & 1 == 1

    def engine_limit(self) -> i64:
        """Engines one may buy in a turn."""
        if self.variant(TWO_ENGINES):
            return 2
        return 1

    def seat_count(self) -> i64:
        return self.players

    def seats(self) -> i64:
        """Who scores: the players, and the solo rival."""
        if self.solo:
            return 2
        return self.players

    # Standing still

    def nobody_stands_still(self) -> None:
        """Something was placed or launched."""
        if self.progress == NOTHING_DONE and not self.mode.first_rules:
            self.progress = PLACED_OR_LAUNCHED

    def end_round(self) -> None:
        """Count rounds in which nothing is done, and those in which it comes to nothing."""
        if self.progress == NOTHING_DONE:
            self.stalled += 1
        else:
            self.stalled = 0
        if self.progress == BOUGHT_OR_COMPLETED:
            self.fruitless = 0
        else:
            self.fruitless += 1

    def standstill(self) -> i64:
        """The rounds without progress that are nearest to ending the game."""
        if self.fruitless > self.stalled + self.box.stalled:
            return self.fruitless
        return self.stalled

    def standstill_limit(self) -> i64:
        """How many of them end it: twice as many where cards are placed or launched; 0 if it ends anyhow."""
        if self.solo and not self.mode.first_rules:
            return 0
        if self.fruitless > self.stalled + self.box.stalled:
            return 2 * self.box.stalled
        return self.box.stalled

    def purse_money(self, seat: Seat) -> i64:
        """All the money of a hand; a government contract is worth what its owner has achieved."""
        contract = self.box.contract
        purse = PURSE + seat * PAYABLE
        money = self.cells[purse]
        if contract >= 0 and self.in_hand(seat, contract):
            money += self.gives(seat, contract, MONEY) * self.count(seat, HAND, contract)
        return money

    def discard_from_hand(self, seat: Seat, card: i64) -> None:
        self.from_hand(seat, card)
        self.add(seat, AREA, card)
        if self.listener is not None:
            self.tell(CARD_DISCARDED, seat, card)

    def discard_from_pad(self, seat: Seat, card: i64) -> None:
        """To the play area; with the last storage yard go the cards beneath it."""
        self.from_pad(seat, card)
        self.add(seat, AREA, card)
        if self.listener is not None:
            self.tell(PAD_CARD_DISCARDED, seat, card)
        if card == self.yard() and not self.on_pad(seat, card):
            self.empty_the_yard(seat)

    def pay_with_what_it_gives(self, seat: Seat, card: i64) -> None:
        """All components of a card go to the payment under way."""
        cells = self.cells
        gives = self.box.gives
        at = card * NUMBER_OF_COMPONENTS
        cells[PAID] += self.gives(seat, card, MONEY)
        for component in range(i64(1), i64(PAYABLE)):
            cells[PAID + component] += gives[at + component]

    def scrap_from_hand(self, seat: Seat, card: i64) -> None:
        self.from_hand(seat, card)
        self.add(seat, SCRAP, card)
        if self.listener is not None:
            self.tell(CARD_SCRAPPED, seat, card)

    # The market and the payment

    def market_gap(self) -> i64:
        """The first empty place of the market, NONE if there is none."""
        cells = self.cells
        for slot in range(self.box.market):
            if cells[MARKET + slot] < 0:
                return slot
        return NONE

    def engines_in_basket(self) -> i64:
        return self.cells[BASKET_ENGINES] + self.cells[BASKET_ENGINES + 1] + self.cells[BASKET_ENGINES + 2]

    def basket_is_empty(self) -> bool:
        return self.cells[BASKET] == 0 and self.engines_in_basket() == 0

    def all_free_placements(self) -> i64:
        """All in one: 0 if there is none, and above the lowest bit one for each card bought with any."""
        cells = self.cells
        found: i64 = 0
        for place in range(i64(MOST_FREE_PLACEMENTS)):
            found |= cells[FREE_PLACEMENTS + place]
        return found

    # The storage yard

    def yard(self) -> i64:
        return self.box.yard

    def has_yard(self, seat: Seat) -> bool:
        """Whether a storage yard lies on a seat's pad; a pack may have none."""
        return self.box.yard >= 0 and self.on_pad(seat, self.box.yard)

    def stored(self, seat: Seat) -> i64:
        """How many cards lie beneath a seat's yard."""
        return self.row_size(self.row(seat, STORED))

    def empty_the_yard(self, seat: Seat) -> None:
        for card in range(self.box.cards):
            number = self.count(seat, STORED, card)
            if number:
                self.set_count(seat, STORED, card, 0)
                self.set_count(seat, STORED_NOW, card, 0)
                self.add_count(seat, AREA, card, number)

    # The Command Centre's deck and the Depot

    def clear_play_area(self, seat: Seat) -> None:
        """To the Depot; what was stored this turn may be taken back in the next, and what was pending is over."""
        cells = self.cells
        area = self.row(seat, AREA)
        depot = self.row(seat, DEPOT)
        for card in range(self.box.cards):
            cells[depot + card] += cells[area + card]
            cells[area + card] = 0
        if self.has_yard(seat):
            now = self.row(seat, STORED_NOW)
            for card in range(self.box.cards):
                cells[now + card] = 0
        cells[CREDIT] = 0
        cells[ENGINES_BOUGHT] = 0
        cells[DRAWS_PENDING] = 0
        for place in range(i64(MOST_FREE_PLACEMENTS)):
            cells[FREE_PLACEMENTS + place] = 0

    # What cards and markers give

    def gives(self, seat: Seat, card: i64, component: i64) -> i64:
        """What a card gives its owner; some are worth more with every mission completed."""
        if component == MONEY and self.box.effect[card] == MONEY_PER_MISSION:
            return min(self.box.amount[card] * self.missions(seat), self.box.most[card])
        at = card * NUMBER_OF_COMPONENTS + component
        return self.box.gives[at]

    def pad_gives(self, seat: Seat, component: i64) -> i64:
        """All that lies on the pad; a copying card gives what it copies during its launch."""
        total: i64 = 0
        cards = self.pad_cards(seat)
        while cards:
            card = lowest(cards)
            total += self.gives(seat, self.acting_as(seat, card), component) * self.count(seat, PAD, card)
            cards &= cards - 1
        return total

    def acting_as(self, seat: Seat, card: i64) -> i64:
        """During a launch the launching player's card of industrial espionage is the card it copies."""
        if card == self.box.copier:
            cells = self.cells
            if cells[COPIED] != NONE and seat == cells[ACTIVE]:
                return cells[COPIED]
        return card

    def effect_on_pad(self, seat: Seat, effect: i64) -> i64:
        """A card on the pad that has this effect now, NONE if there is none; the copying card first."""
        copier = self.box.copier
        copied = self.cells[COPIED]
        if (
            copier >= 0
            and copied != NONE
            and self.acting_as(seat, copier) != copier
            and self.on_pad(seat, copier)
            and self.box.effect[copied] == effect
        ):
            return copier
        cards = self.pad_cards(seat)
        while cards:
            card = lowest(cards)
            if self.box.effect[card] == effect:
                return card
            cards &= cards - 1
        return NONE

    def effects_on_pad(self, seat: Seat, effect: i64) -> i64:
        """How many cards on the pad have this effect now."""
        total: i64 = 0
        cards = self.pad_cards(seat)
        while cards:
            card = lowest(cards)
            if self.box.effect[self.acting_as(seat, card)] == effect:
                total += self.count(seat, PAD, card)
            cards &= cards - 1
        return total

    def rocket_points(self, seat: Seat) -> i64:
        return self.pad_gives(seat, ROCKETS) + self.won(seat, WON_ROCKET)

    def unused(self, seat: Seat, achievement: i64) -> i64:
        """Money or science markers that can still be used this turn."""
        won = WON + seat * NUMBER_OF_ACHIEVEMENTS + achievement
        used = USED + seat * USABLE_ACHIEVEMENTS + achievement
        return self.cells[won] - self.cells[used]

    def hand_limit(self, seat: Seat) -> i64:
        return self.box.hand + self.won(seat, WON_HAND)

    # The launch

    def move_rocket(self, seat: Seat, fields: i64) -> None:
        self.rocket += fields
        if fields and self.listener is not None:
            self.tell(ROCKET_MOVED, seat, fields, self.rocket)

    def arrived(self) -> bool:
        """Whether the goal of the launch is reached."""
        return self.rocket >= self.box.distance[self.destination]

    def is_there(self, seat: Seat, location: i64) -> bool:
        at = ARRIVALS + location
        return self.cells[at] >> seat & 1 == 1

    # Words for the notation

    def extent(self, kind: str) -> int:
        return extent(self.box, self.players, kind)

    def word(self, kind: str, value: int) -> str:
        return word(self.box, kind, value)


def bare_table(box: Box, players: i64, mode: Mode) -> Rocketmen:
    """With nothing on it yet."""
    return Rocketmen(box, players, mode, vec[i64]([0] * CELLS))


def table_of(box: Box, players: int, *mode: Any) -> Rocketmen:
    """A bare one of what `made_of` says."""
    return bare_table(box, players, Mode(*mode))
