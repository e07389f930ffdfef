"""Every mission, and the Ice Monopoly: when it pays, when it just doesn't, and when nothing is there at all."""

import pytest

from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted

OUTER = [
    "vastitas-borealis",
    "ausonia",
    "mare-serpentis",
    "sinus-sabaeus",
    "mare-tyrrhenum",
    "tritonis-sinus",
    "hellas",
]
INNER = ["valles-marineris", "syrtis-major"]
ZONES = [*OUTER, *INNER, "phobos"]
INFLUENCE = {
    "eastern-influence": ["vastitas-borealis", "ausonia", "mare-serpentis", "sinus-sabaeus"],
    "southern-influence": ["mare-serpentis", "sinus-sabaeus", "mare-tyrrhenum", "tritonis-sinus"],
    "western-influence": ["mare-tyrrhenum", "tritonis-sinus", "hellas", "vastitas-borealis"],
    "northern-influence": ["tritonis-sinus", "hellas", "vastitas-borealis", "ausonia"],
}


def paid(scene: Scene, card: str) -> int:
    """What the first seat gets for a mission."""
    return scene.hold(1, card).begin("game/CountPoints").scored(1, "missions", card)


def spread(zones: list[str], astronauts: int = 1, seat: int = 1, scene: Scene | None = None) -> Scene:
    """So many astronauts of a seat in each of these zones; nothing needs to be turned up for missions."""
    scene = scene or Scene()
    for zone in zones:
        scene.put(zone, {seat: astronauts}, None)
    return scene


@pytest.mark.rule("red-planet-second:F5")
@pytest.mark.parametrize("card", INFLUENCE)
def test_influence_pays_1_2_4_or_7_for_presence_in_its_red_zones(card: str) -> None:
    red = INFLUENCE[card]
    for number, points in ((0, 0), (1, 1), (2, 2), (3, 4), (4, 7)):
        assert paid(spread(red[:number]), card) == points
        assert paid(spread(red[4 - number :], 3), card) == points


@pytest.mark.rule("red-planet-second:F5")
@pytest.mark.parametrize("card", INFLUENCE)
def test_influence_counts_its_own_four_zones_and_no_other(card: str) -> None:
    for zone in ZONES:
        assert paid(spread([zone]), card) == (1 if zone in INFLUENCE[card] else 0)
    assert paid(spread([zone for zone in ZONES if zone not in INFLUENCE[card]], 2), card) == 0


@pytest.mark.rule("red-planet-second:F5")
@pytest.mark.parametrize("card", INFLUENCE)
def test_influence_asks_for_presence_not_for_a_majority(card: str) -> None:
    scene = spread(INFLUENCE[card], 4, seat=2)
    assert paid(spread(INFLUENCE[card], scene=scene), card) == 7
    assert paid(spread(INFLUENCE[card], seat=2), card) == 0


@pytest.mark.rule("red-planet-second:F6", "red-planet-second:F7", "red-planet-second:F8")
def test_strategic_zones_pays_8_for_most_in_both_inner_zones_together() -> None:
    assert paid(Scene().put("syrtis-major", {1: 3, 2: 1}).put("valles-marineris", {2: 1}), "strategic-zones") == 8
    assert paid(Scene().put("syrtis-major", {1: 2}).put("valles-marineris", {2: 2}), "strategic-zones") == 8
    assert paid(Scene().put("syrtis-major", {1: 2}).put("valles-marineris", {2: 3}), "strategic-zones") == 0
    assert paid(spread([*OUTER, "phobos"], 2), "strategic-zones") == 0
    assert paid(Scene(), "strategic-zones") == 0


@pytest.mark.rule("red-planet-second:F6", "red-planet-second:F8")
def test_moon_base_pays_7_for_most_on_phobos() -> None:
    assert paid(Scene().put("phobos", {1: 2, 2: 1, 3: 1}), "moon-base") == 7
    assert paid(Scene().put("phobos", {1: 2, 2: 2}), "moon-base") == 7
    assert paid(Scene().put("phobos", {1: 2, 2: 3}), "moon-base") == 0
    assert paid(Scene().dock("phobos-5", crew={1: 4}), "moon-base") == 0
    assert paid(spread([*OUTER, *INNER], 2), "moon-base") == 0


@pytest.mark.rule("red-planet-second:F6", "red-planet-second:F8")
@pytest.mark.parametrize(("kind", "other"), [("celerium", "sylvanite"), ("sylvanite", "celerium")])
def test_a_baron_gets_6_for_most_tokens_of_the_kind(kind: str, other: str) -> None:
    card = f"{kind}-baron"
    assert paid(Scene().give(1, kind, 3).give(2, kind, 2).give(2, other, 9).give(2, "ice", 9), card) == 6
    assert paid(Scene().give(1, kind, 3).give(2, kind, 3), card) == 6
    assert paid(Scene().give(1, kind, 3).give(4, kind, 4), card) == 0
    assert paid(Scene().give(1, other, 5).give(1, "ice", 5), card) == 0
    assert paid(Scene().lay("hellas", kind, 3).put("hellas", {1: 1}), card) == 0


@pytest.mark.rule("red-planet-second:F6", "red-planet-second:F8")
def test_great_migration_pays_6_for_most_on_mars_in_total() -> None:
    assert paid(spread([*OUTER, *INNER]).put("hellas", {2: 8}), "great-migration") == 6
    assert paid(spread([*OUTER, *INNER]).put("hellas", {2: 9}), "great-migration") == 6
    assert paid(spread([*OUTER, *INNER]).put("hellas", {2: 10}), "great-migration") == 0
    for zone in [*OUTER, *INNER]:
        assert paid(spread([zone]), "great-migration") == 6
    elsewhere = Scene().put("phobos", {1: 5}).lose(1, 5).dock("hellas-5", crew={1: 4})
    assert paid(elsewhere, "great-migration") == 0


@pytest.mark.rule("red-planet-second:F6", "red-planet-second:F8")
def test_heroic_sacrifice_pays_5_for_most_of_ones_own_in_lost_in_space() -> None:
    assert paid(Scene().lose(1, 2).lose(2, 1).lose(3, 1), "heroic-sacrifice") == 5
    assert paid(Scene().lose(1, 2).lose(2, 2), "heroic-sacrifice") == 5
    assert paid(Scene().lose(1, 2).lose(4, 3), "heroic-sacrifice") == 0
    assert paid(spread(ZONES, 2), "heroic-sacrifice") == 0


@pytest.mark.rule("red-planet-second:F1")
def test_expansion_pays_7_for_presence_in_seven_of_the_ten_zones() -> None:
    assert paid(spread(ZONES[:7]), "expansion") == 7
    assert paid(spread(ZONES[3:]), "expansion") == 7
    assert paid(spread(ZONES), "expansion") == 7
    assert paid(spread(ZONES[4:], 3), "expansion") == 0
    assert paid(spread(ZONES[:6]).dock("phobos-5", crew={1: 2}).lose(1, 1), "expansion") == 0
    assert paid(spread(ZONES, seat=2), "expansion") == 0


@pytest.mark.rule("red-planet-second:F1")
def test_land_claims_pays_7_for_sole_majorities_in_three_outer_zones() -> None:
    assert paid(spread(OUTER[:3]), "land-claims") == 7
    assert paid(spread(OUTER[:3], 1, seat=2, scene=spread(OUTER[:3], 2)), "land-claims") == 7
    assert paid(spread(OUTER), "land-claims") == 7
    assert paid(spread(OUTER[:2], 5), "land-claims") == 0
    assert paid(spread(OUTER[:3], 2).put(OUTER[1], {2: 2}), "land-claims") == 0
    assert paid(spread(OUTER[:3], 2).put(OUTER[1], {2: 3}), "land-claims") == 0
    assert paid(spread([*OUTER[:2], *INNER, "phobos"]), "land-claims") == 0
    assert paid(Scene(), "land-claims") == 0


@pytest.mark.rule("red-planet-second:F1")
def test_land_claims_may_be_anywhere_among_the_outer_zones() -> None:
    for first in range(5):
        assert paid(spread(OUTER[first : first + 3]), "land-claims") == 7


@pytest.mark.rule("red-planet-second:F1")
def test_diversified_trade_pays_5_for_a_token_of_each_kind() -> None:
    kinds = ["ice", "sylvanite", "celerium"]
    scene = Scene()
    for kind in kinds:
        scene.give(1, kind, 1).give(2, kind, 5)
    assert paid(scene, "diversified-trade") == 5
    for missing in kinds:
        scene = Scene().lay("hellas", missing, 1).put("hellas", {1: 1})
        for kind in kinds:
            if kind != missing:
                scene.give(1, kind, 7)
        assert paid(scene, "diversified-trade") == 0
    assert paid(Scene(), "diversified-trade") == 0


@pytest.mark.rule("red-planet-second:F2")
def test_the_ice_monopoly_lies_open_and_needs_no_card_in_hand() -> None:
    scene = Scene().give(1, "ice", 3).give(2, "ice", 2).give(2, "celerium", 5).begin("game/CountPoints")
    assert scene.told("ice-monopoly-scored") == [{"seat": "1", "points": "9"}]
    assert scene.score(1) == 3 + 9


@pytest.mark.rule("red-planet-second:F2")
def test_two_tied_for_the_ice_monopoly_get_4_points_each() -> None:
    scene = Scene().give(1, "ice", 3).give(3, "ice", 3).give(2, "ice", 2).begin("game/CountPoints")
    assert scene.told("ice-monopoly-scored") == [{"seat": "1", "points": "4"}, {"seat": "3", "points": "4"}]
    assert [scene.score(seat) for seat in (1, 2, 3, 4)] == [7, 2, 7, 0]


@pytest.mark.rule("red-planet-second:F2")
def test_without_any_ice_nobody_gets_the_ice_monopoly() -> None:
    scene = Scene().give(1, "sylvanite", 1).turn_up("hellas", "ice").lay("hellas", "ice", 2)
    scene.begin("game/CountPoints")
    assert scene.told("ice-monopoly-scored") == []
    assert [scene.score(seat) for seat in (1, 2, 3, 4)] == [2, 0, 0, 0]
