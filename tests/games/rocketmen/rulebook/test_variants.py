"""The ten variants: what each of them scores or changes, E8 and the rule it changes."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

NO_MATTER = {"two-engines": "free-mission"}  # the other of two variants, which doesn't show here


def playing(variant: str, players: int = 2) -> RocketmenScene:
    """A table with a variant and one that doesn't score."""
    return RocketmenScene(players, variants=f"{variant},{NO_MATTER.get(variant, 'two-engines')}")


def scores(scene: RocketmenScene, variant: str) -> list[int]:
    """By seat, from the variant."""
    scene.finish()
    return [scene.scored(seat, "variants", variant) for seat in range(1, scene.play.players + 1)]


# Most components

COMPONENTS = [
    # variant, a card that has one of it, one that has none
    ("most-computers", "big-data", "batteries"),
    ("most-composites", "backup", "protective-suit"),
    ("most-biotech", "protective-suit", "big-data"),
    ("most-rockets", "afterburner", "big-data"),
]


@pytest.mark.rule("rocketmen:E8")
@pytest.mark.parametrize(("variant", "card", "other"), COMPONENTS)
def test_most_of_a_component_is_worth_two_points(variant: str, card: str, other: str) -> None:
    scene = playing(variant, players=3).hand(2, card).hand(1, other, other)
    assert scores(scene, variant) == [0, 2, 0]
    assert scene.total(2) == 2


@pytest.mark.rule("rocketmen:E8")
@pytest.mark.parametrize(("variant", "card", "other"), COMPONENTS)
@pytest.mark.parametrize("zone", ["hand", "pad", "area", "depot", "scrap", "stored"])
def test_components_count_wherever_their_card_lies_the_scrapyard_included(
    variant: str, card: str, other: str, zone: str
) -> None:
    scene = playing(variant)
    getattr(scene, zone)(1, card, other)
    assert scores(scene, variant) == [2, 0]


@pytest.mark.rule("rocketmen:E8")
@pytest.mark.parametrize(("variant", "card", "other"), COMPONENTS)
def test_tied_players_each_get_the_full_bonus(variant: str, card: str, other: str) -> None:
    scene = playing(variant, players=3).hand(1, card).scrap(3, card)
    assert scores(scene, variant) == [2, 0, 2]
    everybody = playing(variant, players=3)
    assert scores(everybody, variant) == [2, 2, 2]  # their missions have as many


@pytest.mark.rule("rocketmen:E8")
@pytest.mark.parametrize(
    ("variant", "card"),
    [("most-computers", "spaceship-a"), ("most-biotech", "spaceship-c"), ("most-rockets", "spaceship-b")],
)
def test_the_mission_on_the_plan_counts(variant: str, card: str) -> None:
    scene = playing(variant).plan(1, card)
    assert scores(scene, variant) == [2, 2]


@pytest.mark.rule("rocketmen:E8")
@pytest.mark.parametrize("variant", ["most-computers", "most-composites", "most-biotech"])
def test_science_counts_for_none_of_the_three(variant: str) -> None:
    scene = playing(variant).hand(1, "detailed-planning", "research-institute").achieve(1, science=3)
    assert scores(scene, variant) == [2, 2]


@pytest.mark.rule("rocketmen:E8")
def test_every_symbol_counts_not_every_card() -> None:
    scene = playing("most-computers").hand(1, "quantum-computer", "quantum-computer").hand(2, "internet", "internet")
    assert scores(scene.hand(2, "internet"), "most-computers") == [2, 0]


@pytest.mark.rule("rocketmen:E8")
def test_rocket_points_of_achievements_count_with_those_of_cards() -> None:
    scene = playing("most-rockets").hand(1, "small-boosters").achieve(2, rocket=3)
    assert scores(scene, "most-rockets") == [0, 2]


# Hazards and destinations


@pytest.mark.rule("rocketmen:E8")
def test_most_hazards_are_worth_two_points_besides_their_own() -> None:
    scene = playing("most-hazards", players=3).scrap(1, "pandemic", "climate-change").hand(2, "pandemic")
    assert scores(scene, "most-hazards") == [2, 0, 0]
    assert [scene.total(seat) for seat in (1, 2, 3)] == [6, 2, 0]


@pytest.mark.rule("rocketmen:E8")
def test_tied_for_most_hazards_each_gets_the_full_bonus() -> None:
    scene = playing("most-hazards", players=3).scrap(1, "pandemic").hand(2, "pandemic")
    assert scores(scene, "most-hazards") == [2, 2, 0]


@pytest.mark.rule("rocketmen:E8")
def test_without_a_hazard_nobody_has_most() -> None:
    assert scores(playing("most-hazards"), "most-hazards") == [0, 0]


@pytest.mark.rule("rocketmen:E8")
def test_a_mission_on_all_three_destinations_is_worth_two_points_to_everyone_who_has_it() -> None:
    scene = playing("all-destinations", players=4).arrived("earth-hotel", 1, 3).arrived("moon-base", 1, 2, 3)
    scene.arrived("mars-mining", 1, 2).arrived("mars-spaceship", 3).arrived("moon-station", 2).arrived("earth-hotel", 4)
    assert scores(scene, "all-destinations") == [2, 0, 2, 0]


@pytest.mark.rule("rocketmen:E8")
def test_a_variant_that_is_not_in_play_scores_nothing() -> None:
    scene = RocketmenScene().hand(1, "pandemic", "big-data").finish()
    assert (scene.scored(1, "variants"), scene.total(1)) == (0, 2)


@pytest.mark.rule("rocketmen:E8")
def test_both_variants_score() -> None:
    scene = RocketmenScene(variants="most-hazards,most-rockets").hand(1, "pandemic", "afterburner").finish()
    assert (scene.scored(1, "variants"), scene.scored(2, "variants"), scene.total(1)) == (4, 0, 6)


# Rules that change


@pytest.mark.rule("rocketmen:B7")
def test_two_engines_a_turn_may_be_bought_and_no_third() -> None:
    scene = playing("two-engines").hand(1, *["stock-market-listing"] * 4).turn(1)
    scene.answer("buy-engine:small-boosters", "pay-for-me", "buy-engine:small-boosters", "pay-for-me")
    assert scene.row(1, "area")["small-boosters"] == 2
    assert scene.offers("buy-engine") == []
    refusal = scene.refusal("buy-engine:small-boosters")
    assert (refusal.reason, refusal.rule) == ("engine-limit", "B7")


@pytest.mark.rule("rocketmen:B7")
def test_two_engines_may_be_bought_in_one_payment() -> None:
    scene = playing("two-engines").hand(1, *["stock-market-listing"] * 4, "hotel").turn(1)
    scene.answer("buy-engine:small-boosters")
    assert scene.offers("add-engine") == ["small-boosters"]
    scene.answer("add-engine:small-boosters")
    assert scene.offers("add-engine") == []
    scene.answer("pay-for-me")
    assert (scene.row(1, "area")["small-boosters"], scene.engines_left) == (2, [3, 5, 5])


@pytest.mark.rule("rocketmen:B7")
def test_without_the_variant_there_is_one_engine_a_turn() -> None:
    scene = RocketmenScene(variants="most-hazards,free-mission").hand(1, *["stock-market-listing"] * 4).turn(1)
    scene.answer("buy-engine:small-boosters", "pay-for-me")
    assert scene.offers("buy-engine") == []
    assert scene.refusal("buy-engine:medium-stage").reason == "engine-limit"


@pytest.mark.rule("rocketmen:M3")
def test_placing_a_mission_is_free_and_nothing_else() -> None:
    scene = playing("free-mission").hand(1, "spaceship-a", "base-a").turn(1).answer("plan:spaceship-a")
    assert (scene.question, scene.planned(1), scene.row(1, "area")) == ("Act", "spaceship-a", {})
    assert scene.offers("pad") == []
    assert scene.refusal("pad:base-a").reason == "cannot-pay"
    without = playing("most-hazards").hand(1, "spaceship-a", "base-a").turn(1)
    assert without.offers("plan") == []


@pytest.mark.rule("rocketmen:M3")
def test_a_mission_placed_free_leaves_no_money_over() -> None:
    scene = playing("free-mission").hand(1, "hotel", "base-a").turn(1).answer("plan:hotel")
    assert (scene.payment["credit"], scene.offers("pad")) == (0, [])


def failing(scene: RocketmenScene, *pad: str) -> RocketmenScene:
    scene.plan(1, "hotel").pad(1, *pad).achieve(1, rocket=3).success(0, 0, 1).turn(1)
    scene.answer("launch:earth", "go-on", "go-on", "go-on")
    return scene.answer("give-up") if scene.question == "Fly" else scene


@pytest.mark.rule("rocketmen:L10")
def test_after_a_failure_one_pad_card_is_kept() -> None:
    scene = failing(playing("keep-one-after-failure"), "heavy-stage", "heavy-stage", "storage-yard", "base-a")
    assert scene.question == "KeepOnePadCard"
    assert sorted(scene.choices) == ["base-a", "heavy-stage", "storage-yard"]
    assert (scene.refusal("big-data").reason, scene.refusal("big-data").rule) == ("not-on-pad", "L10")
    scene.answer("heavy-stage")
    assert (scene.question, scene.row(1, "pad")) == ("KeepThePlan", {"heavy-stage": 1})
    assert scene.row(1, "area") == {"heavy-stage": 1, "storage-yard": 1, "base-a": 1}
    assert scene.told("card-kept", player=0) == [{"seat": "1", "card": "heavy-stage"}]
    scene.answer("yes")
    assert (scene.row(1, "pad"), scene.planned(1)) == ({"heavy-stage": 1}, "hotel")


@pytest.mark.rule("rocketmen:L10", "rocketmen:K5")
@pytest.mark.parametrize(
    ("kept", "stored", "discarded"),
    [("storage-yard", {"batteries": 1}, {"base-a": 1}), ("base-a", {}, {"storage-yard": 1, "batteries": 1})],
)
def test_stored_cards_stay_if_their_yard_is_the_card_kept(
    kept: str, stored: dict[str, int], discarded: dict[str, int]
) -> None:
    scene = failing(playing("keep-one-after-failure").stored(1, "batteries"), "storage-yard", "base-a").answer(kept)
    assert (scene.row(1, "pad"), scene.row(1, "stored"), scene.row(1, "area")) == ({kept: 1}, stored, discarded)


@pytest.mark.rule("rocketmen:L10", "rocketmen:D2")
def test_the_card_kept_goes_with_the_mission_if_that_is_discarded() -> None:
    scene = failing(playing("keep-one-after-failure"), "heavy-stage", "base-a").answer("base-a", "no")
    assert (scene.row(1, "pad"), scene.planned(1)) == ({}, None)
    assert scene.row(1, "depot") == {"heavy-stage": 1, "base-a": 1, "hotel": 1}


@pytest.mark.rule("rocketmen:L10")
def test_with_an_empty_pad_there_is_no_card_to_keep() -> None:
    assert failing(playing("keep-one-after-failure")).question == "KeepThePlan"


@pytest.mark.rule("rocketmen:L10")
def test_without_the_variant_no_card_is_kept() -> None:
    scene = failing(playing("most-hazards"), "heavy-stage", "base-a")
    assert (scene.question, scene.row(1, "pad")) == ("KeepThePlan", {})


SHELF = ("crowdfunding", "internet", "backup", "big-data", "batteries", "solar-power")


def emptied(variant: str, *deck: str) -> RocketmenScene:
    """The last cards of the resource deck lie in the market, but for a few; somebody buys."""
    scene = playing(variant).market(*SHELF).teal().pink(*deck).hand(1, "stock-market-listing", "stock-market-listing")
    return scene.rounds().answer("buy:m1", "pay-for-me")


@pytest.mark.rule("rocketmen:E4")
def test_the_game_also_ends_after_the_round_when_the_market_cannot_be_refilled() -> None:
    scene = emptied("market-end")
    assert (scene.on_market[0], scene.ending, scene.told("end-begun", player=0)) == (None, True, [{}])
    scene.answer("end")
    assert (scene.play.over, scene.seat) == (False, 2)
    assert scene.answer("end").play.over is True


@pytest.mark.rule("rocketmen:E4")
def test_with_a_card_left_to_refill_it_goes_on() -> None:
    scene = emptied("market-end", "afterburner")
    assert (scene.on_market[0], scene.ending) == ("afterburner", False)


@pytest.mark.rule("rocketmen:E4")
def test_without_the_variant_the_game_goes_on_with_a_gap() -> None:
    scene = emptied("most-hazards")
    assert (scene.on_market[0], scene.ending) == (None, False)
    assert scene.answer("end", "end").play.over is False
