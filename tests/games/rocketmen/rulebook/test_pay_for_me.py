"""Payments made in one answer, against every payment there is: lines B1 and B2 of the rules of Rocketmen."""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product
from random import Random

import pytest

from tests.games.rocketmen.kit import RocketmenScene
from tests.games.rocketmen.table_builder import first_release

pytestmark = pytest.mark.interpreted

Gift = tuple[int, ...]
BOX = first_release()
CARDS = [
    card for card in range(BOX.cards) if not BOX.engines >> card & 1 and card != BOX.ids.index("government-contract")
]
# What a card gives: money, computers, composites, biotech, science
GIVES: dict[str, Gift] = {BOX.ids[card]: tuple(int(BOX.gives[card * 6 + at]) for at in range(5)) for card in CARDS}
MARKERS: dict[str, Gift] = {"money": (20, 0, 0, 0, 0), "science": (0, 0, 0, 0, 1)}
# What it costs: money, computers, composites, biotech, any
COSTS: dict[str, Gift] = {BOX.ids[card]: tuple(int(BOX.cost(card, at)) for at in range(5)) for card in CARDS[12:]}
ENGINES = ["small-boosters", "medium-stage", "heavy-stage"]


@dataclass
class Purse:
    """Cards and markers at random, and what is for sale."""

    seed: int
    money_only: bool = False
    cards: list[str] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)
    for_sale: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        chance = Random(self.seed)
        cards = [card for card in GIVES if GIVES[card][0] or not self.money_only]
        for_sale = [card for card in COSTS if not (self.money_only and any(COSTS[card][1:]))]
        self.cards = chance.choices(cards, k=chance.randint(2, 7))
        self.markers = chance.choices(list(MARKERS), k=chance.choice([0, 1, 2]))
        self.for_sale = chance.choices(for_sale, k=6)

    def scene(self) -> RocketmenScene:
        scene = RocketmenScene(seed=self.seed).market(*self.for_sale).hand(1, *self.cards)
        return scene.achieve(1, **Counter(self.markers)).turn(1)

    def gifts(self) -> list[Gift]:
        return [GIVES[card] for card in self.cards] + [MARKERS[marker] for marker in self.markers]

    def affords(self, *bought: str) -> bool:
        return pays(self.gifts(), cost_of(*bought))

    def spent(self, scene: RocketmenScene) -> list[Gift]:
        """What left the hand, and the markers that were turned over."""
        cards = Counter(self.cards) - Counter(scene.row(1, "hand"))
        markers = Counter(scene.used(1))
        return [GIVES[card] for card in cards.elements()] + [MARKERS[marker] for marker in markers.elements()]


Bought = tuple[Purse, tuple[str, ...], list[Gift]]


def cost_of(*cards: str) -> Gift:
    return tuple(map(sum, zip(*(COSTS[card] for card in cards), strict=True)))


def pays(gifts: list[Gift], cost: Gift) -> bool:
    """Whether some way of counting science, and of what goes for "any", covers the cost."""
    money, *given, science = map(sum, zip((0, 0, 0, 0, 0), *gifts, strict=True))
    if money < cost[0]:
        return False
    for counted in product(range(science + 1), repeat=3):
        have = [one + more for one, more in zip(given, counted, strict=True)]
        over = [one - owed for one, owed in zip(have, cost[1:4], strict=True)]
        if sum(counted) == science and min(over) >= 0 and sum(over) >= cost[4]:
            return True
    return False


def least_waste(gifts: list[Gift], owed: int) -> int:
    """Of all subsets that pay so much money, what the best one pays too much."""
    values = [gift[0] for gift in gifts]
    sums = {sum(subset) for size in range(len(values) + 1) for subset in combinations(values, size)}
    return min(total - owed for total in sums if total >= owed)


@cache
def bought_for_me(money_only: bool = False) -> list[Bought]:
    """Purchases of one card, or of two in one payment, at random: who bought, what, and what it took."""
    found = []
    for seed in range(150):
        purse = Purse(seed, money_only)
        for first, card in enumerate(purse.for_sale[:3]):
            if not purse.affords(card):
                continue
            scene = purse.scene().answer(f"buy:m{first + 1}")
            basket: tuple[str, ...] = (card,)
            if first == 1 and scene.offers("add"):
                second = int(scene.offers("add")[0].removeprefix("m")) - 1
                scene.answer(f"add:m{second + 1}")
                basket += (purse.for_sale[second],)
            found.append((purse, basket, purse.spent(scene.answer("pay-for-me"))))
    return found


@pytest.mark.rule("rocketmen:B1")
def test_exactly_what_can_be_paid_is_offered() -> None:
    offered = 0
    for seed in range(200):
        purse = Purse(seed)
        scene = purse.scene()
        affordable = [f"m{place + 1}" for place, card in enumerate(purse.for_sale) if purse.affords(card)]
        assert scene.offers("buy") == affordable, purse
        offered += len(affordable)
    assert offered > 100


@pytest.mark.rule("rocketmen:B2")
def test_exactly_what_can_be_paid_together_is_offered_besides() -> None:
    offered = 0
    for seed in range(200):
        purse = Purse(seed)
        for first, card in enumerate(purse.for_sale):
            if purse.affords(card):
                others = [place for place in range(6) if place != first]
                both = [f"m{place + 1}" for place in others if purse.affords(card, purse.for_sale[place])]
                assert purse.scene().answer(f"buy:m{first + 1}").offers("add") == both, purse
                offered += len(both)
    assert offered > 25


@pytest.mark.rule("rocketmen:B1")
def test_a_payment_made_for_me_is_legal_and_ends_the_purchase() -> None:
    for purse, basket, paid in bought_for_me():
        assert pays(paid, cost_of(*basket)), (purse, basket)
    assert len(bought_for_me()) > 100


@pytest.mark.rule("rocketmen:B1")
def test_where_only_money_is_owed_no_payment_wastes_less_than_the_one_made_for_me() -> None:
    for purse, basket, paid in bought_for_me(money_only=True):
        owed = cost_of(*basket)[0]
        assert sum(gift[0] for gift in paid) - owed == least_waste(purse.gifts(), owed), (purse, basket)
    assert len(bought_for_me(money_only=True)) > 100


@pytest.mark.rule("rocketmen:B1")
def test_nor_does_any_waste_less_money_where_components_are_owed_too() -> None:
    for purse, basket, paid in bought_for_me():
        gifts, cost = purse.gifts(), cost_of(*basket)
        ways = [list(some) for size in range(len(gifts) + 1) for some in combinations(gifts, size)]
        least = min(sum(gift[0] for gift in way) for way in ways if pays(way, cost))
        assert sum(gift[0] for gift in paid) == least, (purse, basket)


@pytest.mark.rule("rocketmen:B1")
def test_a_payment_made_for_me_takes_nothing_that_it_could_do_without() -> None:
    for purse, basket, paid in bought_for_me():
        for spared in range(len(paid)):
            rest = paid[:spared] + paid[spared + 1 :]
            assert not pays(rest, cost_of(*basket)), (purse, basket, paid[spared])


@pytest.mark.rule("rocketmen:B1")
def test_a_payment_that_was_begun_by_hand_can_be_finished_for_me() -> None:
    for seed in range(100):
        purse = Purse(seed)
        scene = purse.scene()
        for place in scene.offers("buy")[:1]:
            scene.answer(f"buy:{place}")
            scene.answer(next(text for text in scene.choices if text.startswith(("pay:", "marker:"))))
            if scene.question == "PayTheRest":
                scene.answer("pay-for-me")
            assert scene.question == "Act"
            assert pays(purse.spent(scene), cost_of(purse.for_sale[int(place[1:]) - 1])), purse


@pytest.mark.rule("rocketmen:B1")
def test_whoever_pays_card_by_card_is_never_stuck() -> None:
    for seed in range(150):
        purse = Purse(seed)
        scene = purse.scene()
        chance = Random(seed)
        if not scene.offers("buy"):
            continue
        scene.answer(f"buy:{chance.choice(scene.offers('buy'))}")
        while scene.question == "PayTheRest":
            scene.answer(chance.choice([text for text in scene.choices if text != "pay-for-me"]))
        assert scene.payment["owed-money"] == scene.payment["owed-components"] == 0
        assert scene.question == "Act"


@pytest.mark.rule("rocketmen:B1")
def test_markers_are_kept_where_a_card_pays_exactly() -> None:
    # a marker and the card would leave $20 over, the card alone nothing
    scene = RocketmenScene().market("crowdfunding").hand(1, "stock-market-listing").achieve(1, money=1).turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert scene.row(1, "area") == {"crowdfunding": 1, "stock-market-listing": 1}
    assert scene.used(1) == {"money": 0, "science": 0}


@pytest.mark.rule("rocketmen:B1")
def test_markers_pay_first_where_nothing_is_wasted_since_they_come_back() -> None:
    scene = RocketmenScene().market("internet").hand(1, "hotel", "mining", "shipyard", "station-a").achieve(1, money=2)
    scene.turn(1).answer("buy:m1", "pay-for-me")
    assert scene.used(1)["money"] == 2
    assert scene.row(1, "hand") == {"hotel": 1, "mining": 1, "shipyard": 1, "station-a": 1}


@pytest.mark.rule("rocketmen:B1")
def test_one_card_pays_money_and_component_where_that_spares_another() -> None:
    scene = RocketmenScene().market("big-data").hand(1, "spaceship-a", "internet", "hotel", "mining").turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert scene.row(1, "hand") == {"spaceship-a": 1}


@pytest.mark.rule("rocketmen:B1")
@pytest.mark.parametrize("engine", ENGINES)
def test_engines_are_paid_for_me_too(engine: str) -> None:
    scene = RocketmenScene().hand(1, *["stock-market-listing"] * 3, "spaceship-a", "hotel", "mining").turn(1)
    scene.answer(f"buy-engine:{engine}", "pay-for-me")
    area = scene.row(1, "area")
    assert area[engine] == 1
    money = 30 * area["stock-market-listing"] + 10 * (area.get("hotel", 0) + area.get("mining", 0))
    assert 0 <= money - scene.box.cost(scene.card(engine), 0) < 10
    assert scene.question == "Act"
