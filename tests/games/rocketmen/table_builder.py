"""A table of Rocketmen set by hand: the part of the kit that puts cards and markers where a test wants them.

A card that is put somewhere comes out of its owner's Command Centre, the resource deck or the engine piles; if there
is none any more, it comes from outside the box.
"""

from functools import cache
from typing import Any, Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.game import Game
from marsbound.core.play import Play
from marsbound.core.script import NOBODY, OVER
from marsbound.games.pack_archive import released
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS, DESTINATIONS
from marsbound.games.rocketmen.rules.cells import (
    ARRIVAL_ORDER,
    ARRIVALS,
    ENGINES_LEFT,
    OBJECTIVES,
    PINK,
    TEAL,
    USED,
    WON,
)
from marsbound.games.rocketmen.rules.game import RULES_VERSION
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, SCRAP, STORED
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.scene import GameScene

FIRST_RELEASE: Final = "sha256:ca6000c9378267d1"


@cache
def first_release() -> Any:
    """The first release's box: numbers of ours that are tuned later change no test of a rule."""
    pack = released(FIRST_RELEASE)
    assert pack
    return games()["rocketmen"].box(pack)


class SetTable(GameScene):
    """Empty hands, an empty market, all decks full, everybody's missions in the Command Centre; seat 1 is first."""

    def __init__(
        self,
        players: int = 2,
        seed: int = 1,
        mode: str = "normal",
        difficulty: str = "normal",
        variants: str = "none",
        box: Any = None,
        rules: str = RULES_VERSION,
    ) -> None:
        self.game: Game = games()["rocketmen"].as_of(rules)
        self.box = box if box is not None else first_release()
        options = {"mode": mode, "difficulty": difficulty, "variants": variants}
        # what `success` and `nature` say comes before what the seed does
        self.success_cards: list[str] = []
        self.fed: list[str] = []
        self.play = Play(self.game, self.box, players, options, None)
        table = self.game.new(self.box, players, self.play.options)
        assert isinstance(table, Rocketmen)
        table.line = OVER
        table.seat = NOBODY
        table.below = vec[i64](capacity=16)
        table.set_seed(seed)
        table.round = 1
        self.play.table = table
        self.play.steps = []
        self.play.heard = []
        self.play.heard_at = []

    @property
    def table(self) -> Rocketmen:
        table = self.play.table
        assert isinstance(table, Rocketmen)
        return table

    def market(self, *cards: str | None) -> Self:
        """Cards from the leftmost place on; None leaves a gap."""
        for slot, card in enumerate(cards):
            self.table.set_market(slot, -1 if card is None else self.fetched(card))
        return self

    def teal(self, *cards: str) -> Self:
        """The teal part of the resource deck has these cards only."""
        return self.fill(TEAL, *cards)

    def pink(self, *cards: str) -> Self:
        """The pink part of the resource deck has these cards only."""
        return self.fill(PINK, *cards)

    def fill(self, start: int, *cards: str) -> Self:
        for card in range(self.box.cards):
            self.table.cells[start + card] = 0
        for name in cards:
            self.table.cells[start + self.card(name)] += 1
        return self

    def engines(self, small: int, medium: int, heavy: int) -> Self:
        """How many engines are left in the three piles."""
        for pile, left in enumerate((small, medium, heavy)):
            self.table.set_engines_left(pile, left)
        return self

    def hand(self, seat: int, *cards: str) -> Self:
        for name in cards:
            self.table.to_hand(seat - 1, self.fetched(name, seat))
        return self

    def pad(self, seat: int, *cards: str) -> Self:
        for name in cards:
            self.table.to_pad(seat - 1, self.fetched(name, seat))
        return self

    def plan(self, seat: int, card: str) -> Self:
        self.table.set_plan(seat - 1, self.fetched(card, seat))
        return self

    def area(self, seat: int, *cards: str) -> Self:
        return self.put(seat, AREA, *cards)

    def depot(self, seat: int, *cards: str) -> Self:
        return self.put(seat, DEPOT, *cards)

    def scrap(self, seat: int, *cards: str) -> Self:
        return self.put(seat, SCRAP, *cards)

    def stored(self, seat: int, *cards: str) -> Self:
        """Beneath the storage yard since an earlier turn."""
        return self.put(seat, STORED, *cards)

    def put(self, seat: int, row: int, *cards: str) -> Self:
        for name in cards:
            self.table.add(seat - 1, row, self.fetched(name, seat))
        return self

    def deck(self, seat: int, *cards: str) -> Self:
        """The Command Centre has these cards only; set hands and pads first."""
        start = self.table.row(seat - 1, DECK)
        for card in range(self.box.cards):
            self.table.cells[start + card] = 0
        for name in cards:
            self.table.add(seat - 1, DECK, self.card(name))
        self.table.set_deck_size(seat - 1, len(cards))
        return self

    def achieve(self, seat: int, **markers: int) -> Self:
        """Achievement markers, as in money=1, science=2, rocket=1, hand=1."""
        for name, number in markers.items():
            self.table.cells[WON + (seat - 1) * 4 + ACHIEVEMENTS.index(name)] += number
        return self

    def use(self, seat: int, **markers: int) -> Self:
        """Money or science markers that were used this turn."""
        for name, number in markers.items():
            self.table.cells[USED + (seat - 1) * 2 + ACHIEVEMENTS.index(name)] += number
        return self

    def score(self, seat: int, points: int) -> Self:
        """The marker on the score track; in a solo game seat 2 is the rival's."""
        self.table.set_score(seat - 1, points)
        return self

    def arrived(self, location: str, *seats: int) -> Self:
        """Mission markers at a location, in order of arrival; the score and the tokens stay as they are."""
        at = self.box.location_ids.index(location)
        for seat in seats:
            earlier = bin(self.table.arrivals(at)).count("1")
            self.table.cells[ARRIVALS + at] |= 1 << seat - 1
            self.table.cells[ARRIVAL_ORDER + at] |= seat << earlier * 3
            self.table.add_missions(seat - 1, 1)
        return self

    def tokens(self, **owners: int) -> Self:
        """Who has the tokens, as in moon=1, mars=2."""
        for name, seat in owners.items():
            self.table.set_token_owner(DESTINATIONS.index(name) - 1, seat - 1)
        return self

    def objectives(self, seat: int, *objectives: str) -> Self:
        for place, objective in enumerate(objectives):
            self.table.cells[OBJECTIVES + (seat - 1) * 2 + place] = self.box.objective_ids.index(objective)
        return self

    def first(self, seat: int) -> Self:
        self.table.first_player = seat - 1
        return self

    def rival(self, destination: str, kind: str, field: int) -> Self:
        """The solo rival's mission under way."""
        self.table.rival_to = DESTINATIONS.index(destination)
        self.table.rival_kind = self.box.location_kinds.index(kind)
        self.table.rival_field = field
        return self

    def fetched(self, name: str, seat: int = 1) -> int:
        """A card, taken from where such cards are before they are somewhere else."""
        table = self.table
        card = self.card(name)
        if self.box.missions >> card & 1:
            if table.count(seat - 1, DECK, card):
                table.take(seat - 1, DECK, card)
                table.add_deck_size(seat - 1, -1)
        elif self.box.engines >> card & 1:
            pile = ENGINES_LEFT + card - int(self.box.first_engine)
            table.cells[pile] = max(0, int(table.cells[pile]) - 1)
        else:
            for start in (TEAL, PINK):
                if table.cells[start + card]:
                    table.cells[start + card] -= 1
                    break
        return card

    def card(self, name: str) -> int:
        return int(self.box.ids.index(name))
