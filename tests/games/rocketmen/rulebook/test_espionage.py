"""Industrial Espionage, K8: for one launch it is a card of another player's pad, components and effect."""

import pytest

from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

SPY = "industrial-espionage"


def spying(
    copied: str, destination: str = "earth", *pad: str, success: tuple[int, ...] = (), fields: int = 0
) -> RocketmenScene:
    """Seat 1's spaceship is off with a copy of a card that lies on seat 2's pad."""
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, *pad).pad(2, copied)
    scene.achieve(1, rocket=6, science=fields).success(*success).turn(1)
    return scene.answer(f"launch:{destination}", copied)


# Choosing


@pytest.mark.rule("rocketmen:K8")
def test_the_card_to_copy_is_chosen_when_the_launch_is_declared() -> None:
    scene = RocketmenScene(3).plan(1, "spaceship-b").pad(1, SPY, "heavy-stage").pad(2, "backup").pad(3, "afterburner")
    scene.turn(1).answer("launch:earth")
    assert (scene.question, scene.seat, scene.launch["rocket"]) == ("MayCopyACard", 1, 0)
    assert sorted(scene.choices) == ["-", "afterburner", "backup"]
    scene.answer("backup")
    assert (scene.launch["copied"], scene.question) == ("backup", "Fly")
    assert scene.told("card-copied", player=0) == [{"seat": "1", "card": "backup"}]
    assert (scene.row(1, "pad")[SPY], scene.row(2, "pad")) == (1, {"backup": 1})


@pytest.mark.rule("rocketmen:K8")
def test_without_a_copy_it_keeps_its_own_component_and_has_no_effect() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "heavy-stage").pad(2, "backup").turn(1)
    scene.answer("launch:earth", "-")
    assert (scene.launch["rocket"], scene.launch["copied"], scene.choices) == (1, None, ["go-on"])


@pytest.mark.rule("rocketmen:K8")
def test_only_resources_on_other_players_pads_can_be_copied() -> None:
    scene = RocketmenScene(3).plan(1, "spaceship-b").pad(1, SPY, "heavy-stage", "storage-yard").hand(1, "batteries")
    scene.stored(1, "internet").pad(2, "backup", "medium-stage", "base-a", "storage-yard").stored(2, "big-data")
    scene.hand(2, "afterburner").depot(2, "solar-power").turn(1).answer("launch:earth")
    assert sorted(scene.choices) == ["-", "backup"]
    refused = {card: (scene.refusal(card).reason, scene.refusal(card).rule) for card in ("medium-stage", "base-a")}
    assert refused == dict.fromkeys(refused, ("not-a-resource", "K8"))
    for card in ("batteries", "internet", "big-data", "afterburner", "solar-power", "quantum-computer"):
        assert (scene.refusal(card).reason, scene.refusal(card).rule) == ("not-on-a-rivals-pad", "K8")


@pytest.mark.rule("rocketmen:K8")
@pytest.mark.parametrize("card", ["backup", SPY])
def test_never_a_card_whose_name_lies_on_the_own_pad(card: str) -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "backup", "heavy-stage").pad(2, card, "big-data")
    scene.turn(1).answer("launch:earth")
    assert scene.choices == ["big-data", "-"]
    assert (scene.refusal(card).reason, scene.refusal(card).rule) == ("already-on-pad", "K8")


@pytest.mark.rule("rocketmen:K8")
def test_with_nothing_to_copy_nothing_is_asked() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "heavy-stage").pad(2, "heavy-stage", SPY).turn(1)
    assert scene.answer("launch:earth").question == "Fly"
    assert scene.launch["rocket"] == 1
    alone = RocketmenScene(1).plan(1, "spaceship-b").pad(1, SPY, "heavy-stage").turn(1).answer("launch:earth")
    assert (alone.question, alone.launch["rocket"]) == ("Fly", 1)


@pytest.mark.rule("rocketmen:K8")
def test_without_industrial_espionage_on_the_pad_nothing_is_copied() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, "heavy-stage", "storage-yard").stored(1, SPY)
    scene.hand(1, SPY).pad(2, "backup").turn(1)
    assert scene.answer("launch:earth").question == "Fly"


@pytest.mark.rule("rocketmen:K8", "rocketmen:L3")
def test_a_copied_rocket_point_counts_for_the_launch() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "small-boosters").pad(2, "afterburner", "backup")
    scene.pad(2, "reusable-rocket").turn(1)
    assert scene.offers("launch") == ["earth", "moon"]  # 2 and at most 2 more: orbit takes 3, the Moon 4, Mars 6
    assert scene.refusal("launch:mars").rule == "L3"
    scene.answer("launch:moon")
    assert (scene.question, scene.choices) == ("MustCopyACard", ["reusable-rocket"])
    assert (scene.refusal("afterburner").reason, scene.refusal("afterburner").rule) == ("too-few-rockets", "L3")
    assert (scene.refusal("-").reason, scene.refusal("-").rule) == ("cannot-be-declined", "L3")
    assert scene.refusal("heavy-stage").rule == "K8"


@pytest.mark.rule("rocketmen:K8", "rocketmen:L3")
def test_where_no_copy_brings_enough_rocket_points_the_launch_is_not_offered() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "small-boosters").pad(2, "backup", "heavy-stage")
    scene.turn(1)
    assert scene.offers("launch") == []
    assert scene.refusal("launch:earth").rule == "L3"


# What a copy gives

COPIES = [
    # card, fields to Earth, the Moon, Mars, and rocket points
    ("big-data", 1, 0, 0, 0),
    ("internet", 1, 0, 0, 0),
    ("solar-power", 0, 1, 0, 0),
    ("next-generation-drugs", 0, 0, 1, 0),
    ("planetary-laser-shield", 1, 0, 0, 0),
    ("batteries", 0, 1, 0, 0),
    ("protective-suit", 0, 0, 1, 0),
    ("backup", 1, 2, 1, 0),
    ("afterburner", 0, 0, 0, 1),
    ("detailed-planning", 1, 1, 1, 0),
    ("storage-yard", 0, 0, 0, 1),
    ("multi-purpose-space-suit", 0, 0, 1, 0),
    ("quantum-computer", 2, 0, 0, 0),
    ("reusable-rocket", 0, 0, 0, 2),
    ("research-institute", 1, 1, 1, 0),
]


@pytest.mark.rule("rocketmen:K8")
@pytest.mark.parametrize(("card", "earth", "moon", "mars", "rockets"), COPIES)
def test_a_copy_has_exactly_the_components_of_its_original(
    card: str, earth: int, moon: int, mars: int, rockets: int
) -> None:
    for destination, fields in (("earth", earth), ("moon", moon), ("mars", mars)):
        scene = spying(card, destination)
        assert scene.launch["rocket"] == fields
        assert scene.picture(1)["seats"][0]["rocket-points"] == 6 + rockets


@pytest.mark.rule("rocketmen:K8")
@pytest.mark.parametrize("card", ["internet", "solar-power", "batteries", "research-institute", "storage-yard"])
def test_a_copy_of_a_card_without_an_effect_in_flight_brings_none(card: str) -> None:
    scene = spying(card, "mars", success=(1,)).stored(2, "heavy-stage")
    assert scene.choices == ["go-on"]
    assert scene.answer("go-on").choices == ["go-on", "abort"]
    assert (scene.row(1, "hand"), scene.row(1, "stored")) == ({}, {})


@pytest.mark.rule("rocketmen:K8", "rocketmen:K1")
def test_a_copied_afterburner_burns_even_after_the_last_card() -> None:
    scene = spying("afterburner", success=(2, 2, 2)).answer("go-on", "go-on", "go-on")
    assert scene.choices == ["afterburner", "give-up"]
    scene.answer("afterburner")
    assert scene.markers_at("earth-spaceship") == [1]
    assert (scene.row(1, "depot"), scene.row(2, "pad")) == ({SPY: 1}, {"afterburner": 1})


@pytest.mark.rule("rocketmen:K8", "rocketmen:K3")
def test_a_copied_backup_moves_the_rocket_and_stays() -> None:
    scene = spying("backup", "moon", success=(1,)).answer("go-on")
    assert (scene.launch["rocket"], scene.row(1, "pad")) == (3, {SPY: 1})


@pytest.mark.rule("rocketmen:K8", "rocketmen:K9")
def test_a_copied_space_suit_ignores_a_card_and_espionage_is_discarded() -> None:
    scene = spying("multi-purpose-space-suit", success=(0, 3)).answer("go-on", "draw-anew")
    assert (scene.launch["rocket"], scene.launch["drawn"]) == (3, 1)
    assert (scene.row(1, "pad"), scene.row(1, "area")) == ({}, {SPY: 1})
    assert scene.row(2, "pad") == {"multi-purpose-space-suit": 1}
    assert scene.refusal("draw-anew").reason == "not-on-pad"


@pytest.mark.rule("rocketmen:K8", "rocketmen:K10")
def test_a_copied_protective_suit_counts_a_nought_and_espionage_is_discarded() -> None:
    scene = spying("protective-suit", success=(0,)).answer("go-on", "count-a-zero")
    assert (scene.launch["rocket"], scene.row(1, "pad"), scene.row(1, "area")) == (2, {}, {SPY: 1})
    assert scene.row(2, "pad") == {"protective-suit": 1}


@pytest.mark.rule("rocketmen:K8", "rocketmen:L8")
def test_copied_big_data_looks_ahead_and_espionage_is_discarded() -> None:
    scene = spying("big-data", success=(0, 3)).answer("look-ahead", "3", "go-on")
    assert (scene.launch["rocket"], scene.row(1, "pad"), scene.row(1, "area")) == (1 + 3, {}, {SPY: 1})
    assert scene.row(2, "pad") == {"big-data": 1}


@pytest.mark.rule("rocketmen:K8", "rocketmen:K4")
def test_a_copy_of_detailed_planning_is_scrapped_after_a_success_and_the_original_stays() -> None:
    scene = spying("detailed-planning", success=(0, 4, 1), fields=3).answer("plan-in-detail", "4")
    assert scene.markers_at("earth-spaceship") == [1]
    assert scene.row(1, "scrap") == {"spaceship-b": 1, SPY: 1}
    assert (scene.row(2, "pad"), scene.row(2, "scrap")) == ({"detailed-planning": 1}, {})


@pytest.mark.rule("rocketmen:K8", "rocketmen:L11")
@pytest.mark.parametrize("card", ["quantum-computer", "reusable-rocket", "storage-yard"])
def test_a_copy_of_a_permanent_card_may_stay_after_the_success_too(card: str) -> None:
    scene = spying(card, fields=8)
    assert scene.question == "DiscardAPermanent"
    assert scene.choices == [SPY, "-"]
    assert scene.answer("-").row(1, "pad") == {SPY: 1}


@pytest.mark.rule("rocketmen:K8")
def test_a_copy_of_a_card_that_is_not_permanent_is_discarded_after_the_success() -> None:
    scene = spying("backup", fields=8)
    assert (scene.question, scene.row(1, "pad"), scene.row(1, "depot")) == ("", {}, {SPY: 1})


@pytest.mark.rule("rocketmen:K8")
def test_it_copies_for_one_launch_only() -> None:
    scene = spying("reusable-rocket", success=(1,)).answer("go-on", "abort")
    assert scene.picture(1)["seats"][0]["rocket-points"] == 6
    assert scene.picture(1)["seats"][0]["pad-gives"]["computers"] == 1
    scene.turn(1).answer("launch:earth")
    assert (scene.question, scene.launch["copied"]) == ("MayCopyACard", None)
    assert scene.answer("-").launch["rocket"] == 1


@pytest.mark.rule("rocketmen:K8")
def test_what_one_player_copied_means_nothing_in_another_players_launch() -> None:
    scene = spying("backup", success=(1,)).answer("go-on", "abort")
    scene.plan(2, "hotel").achieve(2, rocket=3).turn(2).answer("launch:earth")
    assert scene.launch["copied"] is None
    assert scene.launch["rocket"] == 1  # its own backup


@pytest.mark.rule("rocketmen:K8")
def test_only_the_card_of_whoever_launches_is_a_copy() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, SPY, "heavy-stage").pad(2, SPY, "reusable-rocket").turn(1)
    scene.answer("launch:earth", "reusable-rocket")
    mine, other = scene.picture(0)["seats"]
    assert (mine["rocket-points"], mine["pad-gives"]["computers"]) == (4 + 2, 0)
    assert (other["rocket-points"], other["pad-gives"]["computers"]) == (2, 1)
