"""The first edition's event cards, drawn, placed and looked at: section E of its rules."""

import pytest

from marsbound.core.refusal import Refusal
from tests.games.red_planet.kit import Scene
from tests.games.red_planet.rulebook.first.scenes import DISCOVERIES, INNER, OUTER, RED_ZONES, ZONES, first, go_on
from tests.games.red_planet.rulebook.second.deals import drawn, follows, odds

pytestmark = pytest.mark.interpreted


def drawing(scene: Scene, card: str, seat: int = 1) -> Scene:
    """A Scientist draws this card."""
    return scene.ask_nature().resolve("scientist", seat).answer("draw", card)


def every_place_taken() -> Scene:
    """A discovery at every outer zone."""
    scene = first()
    for zone, card in zip(OUTER, DISCOVERIES, strict=False):
        scene.discover(zone, card)
    return scene


# Bonus cards


@pytest.mark.rule("red-planet-first:E1")
def test_a_bonus_drawn_is_kept_in_secret() -> None:
    scene = drawing(first(), "trade")
    assert scene.question == ""
    assert scene.holds(1, "trade")
    assert scene.picture(1)["seats"][0]["cards"] == ["trade"]
    for player in (0, 2, 3):
        assert scene.picture(player)["seats"][0]["cards"] == ["?"]
        assert scene.facts(player) == ["event-drawn", "card-kept"]
    assert scene.told("event-seen", player=1) == [{"seat": "1", "card": "trade"}]


@pytest.mark.rule("red-planet-first:E1")
def test_any_number_of_bonuses_may_be_held_and_each_is_scored() -> None:
    scene = first().hold(1, "grant.1")
    for card in ("grant.2", "presence", "core"):
        drawing(scene, card)
    assert len(scene.picture(0)["seats"][0]["cards"]) == 4
    scene.put("hellas", {1: 1}).put("valles-marineris", {1: 1})
    go_on(scene, "CountPoints")
    assert [scene.scored(1, "missions", card) for card in ("grant.1", "grant.2", "presence", "core")] == [5, 5, 2, 8]
    assert scene.scored(1, "missions") == 20


@pytest.mark.rule("red-planet-first:E1")
def test_a_bonus_is_kept_to_the_end() -> None:
    scene = first().hold(1, "trade")
    go_on(scene, "BeginProduction")
    assert scene.question == "ChooseACharacter"
    assert scene.picture(2)["seats"][0]["cards"] == ["?"]
    go_on(scene, "BeginReveal")
    assert scene.told("mission-revealed", player=0) == [{"seat": "1", "card": "trade"}]
    assert scene.picture(2)["seats"][0]["cards"] == ["trade"]


# Discoveries


@pytest.mark.rule("red-planet-first:E2")
def test_a_discovery_drawn_must_be_put_at_an_outer_zone() -> None:
    scene = drawing(first(), "life")
    assert scene.question == "PlaceTheDiscovery"
    assert scene.choices == OUTER
    assert scene.refusal("-") == Refusal("cannot-be-declined", "E2", "-")
    for zone in INNER:
        assert scene.refusal(zone) == Refusal("no-discoveries-here", "E2", zone)
    scene.answer("hellas")
    assert scene.question == ""
    assert scene.picture(0)["zones"][scene.zone("hellas")]["discovery"] == "?"
    assert not scene.holds(1, "life")


@pytest.mark.rule("red-planet-first:E2")
def test_a_zone_with_a_discovery_takes_no_other() -> None:
    scene = drawing(first().discover("hellas", "ambush").discover("arabia", "outcrop"), "life")
    assert scene.choices == [zone for zone in OUTER if zone not in ("hellas", "arabia")]
    assert scene.refusal("hellas") == Refusal("discovery-already-there", "E2", "hellas")
    scene.answer("ausonia")
    assert scene.table.discovery(scene.zone("hellas")) == scene.card("ambush")
    assert scene.table.discovery(scene.zone("ausonia")) == scene.card("life")


@pytest.mark.rule("red-planet-first:E2")
def test_only_who_drew_a_discovery_sees_it() -> None:
    scene = drawing(first(), "life", seat=2)
    assert [scene.picture(player)["drawn"] for player in (0, 1, 2, 3)] == ["?", "?", "life", "?"]
    scene.answer("hellas")
    hellas = scene.zone("hellas")
    assert [scene.picture(player)["zones"][hellas]["discovery"] for player in (0, 1, 2, 3)] == ["?", "?", "life", "?"]
    for player in (0, 1, 3):
        assert "life" not in [event.get("card") for event in scene.heard(player)]


@pytest.mark.rule("red-planet-first:E3")
def test_with_every_place_taken_a_discovery_is_discarded_face_up() -> None:
    scene = drawing(every_place_taken(), "bare-rock.3")
    assert scene.told("discovery-discarded", player=0) == [{"seat": "1", "card": "bare-rock.3"}]
    for player in (0, 1, 2, 3):
        assert scene.picture(player)["event-discards"] == ["bare-rock.3"]
    assert scene.picture(1)["drawn"] is None


@pytest.mark.rule("red-planet-first:E3")
def test_after_discarding_one_in_play_may_be_looked_at() -> None:
    scene = drawing(every_place_taken(), "bare-rock.3")
    assert scene.question == "LookAtADiscovery"
    assert scene.choices == [*OUTER, "-"]
    assert scene.refusal("valles-marineris") == Refusal("no-discovery-there", "E6", "valles-marineris")
    scene.answer("arabia")
    assert scene.question == ""
    assert scene.told("discovery-seen", player=1) == [{"seat": "1", "zone": "arabia", "card": "outcrop"}]


@pytest.mark.rule("red-planet-first:E3")
def test_after_discarding_looking_may_be_declined() -> None:
    scene = drawing(every_place_taken(), "bare-rock.3").answer("-")
    assert scene.question == ""
    assert scene.told("discovery-seen") == []


@pytest.mark.rule("red-planet-first:E3")
def test_with_a_single_place_left_the_discovery_is_placed() -> None:
    scene = first()
    for zone, card in zip(OUTER[1:], DISCOVERIES, strict=False):
        scene.discover(zone, card)
    drawing(scene, "bare-rock.3")
    assert scene.choices == [OUTER[0]]
    scene.answer(OUTER[0])
    assert scene.picture(0)["event-discards"] == []


# The deck


@pytest.mark.rule("red-planet-first:E5")
def test_with_an_empty_deck_one_may_only_look() -> None:
    scene = first().event_deck().discover("hellas", "life").resolve("scientist", seat=1)
    assert scene.choices == ["hellas", "-"]
    assert scene.refusal("draw") == Refusal("event-deck-empty", "E5", "draw")


@pytest.mark.rule("red-planet-first:E5")
def test_with_an_empty_deck_and_no_discovery_nothing_is_asked() -> None:
    assert first().event_deck().resolve("scientist", seat=1).question == ""


@pytest.mark.rule("red-planet-first:E5")
def test_discarded_discoveries_do_not_come_back() -> None:
    scene = every_place_taken().event_deck("bare-rock.3")
    drawing(scene, "bare-rock.3").answer("-")
    scene.resolve("scientist", seat=2)
    assert scene.picture(0)["event-deck"] == 0
    assert scene.choices == [*OUTER, "-"]
    assert scene.refusal("draw") == Refusal("event-deck-empty", "E5", "draw")


@pytest.mark.rule("red-planet-first:E5")
def test_any_card_of_the_deck_may_be_drawn() -> None:
    scene = first().event_deck("life", "trade", "core").ask_nature().resolve("scientist", seat=1).answer("draw")
    assert odds(scene.play) == {"life": 1, "trade": 1, "core": 1}
    assert follows(drawn(scene.play, 300), odds(scene.play))


@pytest.mark.rule("red-planet-first:E6")
def test_any_discovery_may_be_looked_at_ones_own_too() -> None:
    scene = first().discover("hellas", "life", seen_by=(1,)).discover("arabia", "ambush", seen_by=(2,))
    scene.discover("ausonia", "outcrop").resolve("scientist", seat=1)
    assert scene.choices == ["draw", "arabia", "hellas", "ausonia", "-"]
    assert scene.answer("hellas").told("discovery-seen", player=1)[0]["card"] == "life"


@pytest.mark.rule("red-planet-first:E6")
def test_a_discovery_looked_at_stays_face_down_and_only_the_looker_learns_it() -> None:
    scene = first().discover("hellas", "ambush", seen_by=(2,)).resolve("scientist", seat=1).answer("hellas")
    zone = scene.zone("hellas")
    assert scene.table.discovery(zone) == scene.card("ambush")
    assert [scene.picture(player)["zones"][zone]["discovery"] for player in (0, 1, 2, 3)] == [
        "?",
        "ambush",
        "ambush",
        "?",
    ]
    assert scene.told("discovery-looked-at", player=0) == [{"seat": "1", "zone": "hellas"}]
    assert scene.told("discovery-seen", player=3) == []
    assert scene.picture(0)["event-deck"] == 23


# What bonus cards pay


@pytest.mark.rule("red-planet-first:E4")
@pytest.mark.parametrize(("card", "red"), RED_ZONES.items())
def test_a_card_that_names_zones_means_its_red_ones(card: str, red: list[str]) -> None:
    for left_out in [None, *ZONES]:
        scene = first().hold(1, card)
        for zone in ZONES:
            if zone != left_out:
                scene.put(zone, {1: 1}, None)
        go_on(scene, "CountPoints")
        assert scene.scored(1, "missions", card) == (0 if left_out in red else 8)


MOST = [
    pytest.param("core", "valles-marineris", 8, id="core"),
    pytest.param("settlers", "hellas", 7, id="settlers"),
]


@pytest.mark.rule("red-planet-first:E7")
@pytest.mark.parametrize(("card", "zone", "points"), MOST)
def test_a_bonus_for_most_is_paid_in_full_to_a_tie_and_needs_one(card: str, zone: str, points: int) -> None:
    for crew, paid in [({1: 2, 2: 2}, points), ({1: 1, 2: 2}, 0), ({}, 0), ({1: 2, 2: 1}, points)]:
        scene = go_on(first().hold(1, card).put(zone, crew, None), "CountPoints")
        assert scene.scored(1, "missions", card) == paid


@pytest.mark.rule("red-planet-first:E7")
@pytest.mark.parametrize("kind", ["celerium", "sylvanite"])
def test_a_bonus_for_most_tokens_is_paid_in_full_to_a_tie_and_needs_one(kind: str) -> None:
    for own, others, paid in [(2, 2, 8), (1, 2, 0), (0, 0, 0), (2, 1, 8)]:
        scene = go_on(first().hold(1, kind).give(1, kind, own).give(3, kind, others), "CountPoints")
        assert scene.scored(1, "missions", kind) == paid


@pytest.mark.rule("red-planet-first:E8")
def test_bonus_cards_pay_at_the_end_and_only_if_their_condition_is_met() -> None:
    scene = first().hold(1, "trade", "core", "grant.1").hold(2, "settlers").put("hellas", {1: 1, 2: 2})
    scene.give(1, "sylvanite", 1).give(1, "celerium", 1)
    go_on(scene, "BeginReveal")
    # the last production gave the ice to seat 2, so the Trade of seat 1 fails
    assert [scene.scored(1, "missions", card) for card in ("trade", "core", "grant.1")] == [0, 0, 5]
    assert scene.scored(2, "missions", "settlers") == 7
    facts = scene.facts()
    assert facts.index("tokens-taken") < facts.index("mission-revealed")


@pytest.mark.rule("red-planet-first:E8")
def test_a_bonus_pays_what_stands_after_the_last_production() -> None:
    scene = first().hold(1, "trade").put("hellas", {1: 1}, "ice").give(1, "sylvanite", 1).give(1, "celerium", 1)
    go_on(scene, "BeginReveal")
    assert scene.scored(1, "missions", "trade") == 5


@pytest.mark.rule("red-planet-first:E8")
def test_a_bonus_without_a_condition_pays_whoever_holds_it() -> None:
    scene = go_on(first().hold(3, "grant.2"), "CountPoints")
    assert [scene.scored(seat, "missions") for seat in (1, 2, 3)] == [0, 0, 5]
