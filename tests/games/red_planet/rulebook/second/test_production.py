"""Production, section P: what the zones yield, and who takes it."""

import pytest

from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted

IN_ORDER = [
    "vastitas-borealis",
    "ausonia",
    "mare-serpentis",
    "sinus-sabaeus",
    "mare-tyrrhenum",
    "tritonis-sinus",
    "hellas",
    "valles-marineris",
    "syrtis-major",
    "phobos",
]
PRODUCTIONS = [
    pytest.param("game/BeginProduction", 1, id="production 1"),
    pytest.param("game/BeginProduction-2", 2, id="production 2"),
    pytest.param("game/BeginProduction-3", 3, id="production 3"),
]


def all_explored(scene: Scene) -> Scene:
    """Every zone has a resource face up: five are ice, three sylvanite, two celerium."""
    kinds = ["ice", "sylvanite", "celerium", "ice", "sylvanite", "celerium", "ice", "sylvanite", "ice", "ice"]
    for zone, kind in zip(IN_ORDER, kinds, strict=True):
        scene.turn_up(zone, kind)
    return scene


@pytest.mark.rule("red-planet-second:P1")
@pytest.mark.parametrize(("production", "number"), PRODUCTIONS)
@pytest.mark.parametrize("kind", ["ice", "sylvanite", "celerium"])
@pytest.mark.parametrize("zone", ["hellas", "syrtis-major", "phobos"])
def test_a_zone_gets_one_two_and_three_tokens_of_its_resource(
    production: str, number: int, kind: str, zone: str
) -> None:
    scene = Scene().turn_up(zone, kind).begin(production)
    assert {each: scene.lying(zone, each) for each in ("ice", "sylvanite", "celerium")} == {
        "ice": 0,
        "sylvanite": 0,
        "celerium": 0,
        kind: number,
    }
    assert scene.told("production-begun") == [{"production": str(number)}]


@pytest.mark.rule("red-planet-second:P1")
def test_new_tokens_come_from_the_supply() -> None:
    scene = Scene().turn_up("hellas", "ice").turn_up("phobos", "celerium").begin("game/BeginProduction-2")
    assert scene.picture(1)["tokens"] == {"ice": 38, "sylvanite": 23, "celerium": 21}


@pytest.mark.rule("red-planet-second:P2")
def test_whoever_has_most_takes_all_tokens_and_those_left_from_earlier() -> None:
    scene = Scene().put("hellas", {1: 2, 2: 3, 3: 1}).lay("hellas", "ice", 2).begin("game/BeginProduction")
    assert scene.tokens(2, "ice") == 3
    assert (scene.tokens(1, "ice"), scene.tokens(3, "ice"), scene.lying("hellas", "ice")) == (0, 0, 0)


@pytest.mark.rule("red-planet-second:P2")
def test_older_tokens_of_another_kind_go_with_the_new_ones() -> None:
    scene = Scene().put("hellas", {4: 1}, "sylvanite").lay("hellas", "celerium", 1).begin("game/BeginProduction-2")
    assert (scene.tokens(4, "sylvanite"), scene.tokens(4, "celerium")) == (2, 1)


@pytest.mark.rule("red-planet-second:P2")
def test_each_zone_has_its_own_majority() -> None:
    scene = Scene().put("hellas", {1: 4, 2: 1}).put("phobos", {2: 1}, "celerium").begin("game/BeginProduction-2")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice")) == (2, 0)
    assert (scene.tokens(1, "celerium"), scene.tokens(2, "celerium")) == (0, 2)


@pytest.mark.rule("red-planet-second:P2")
def test_astronauts_aboard_a_ship_count_in_no_zone() -> None:
    scene = Scene().dock("hellas-5", crew={2: 4}).put("hellas", {1: 1}).begin("game/BeginProduction-3")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice")) == (3, 0)


@pytest.mark.rule("red-planet-second:P3")
def test_players_tied_for_most_share_equally() -> None:
    scene = Scene().put("hellas", {1: 2, 2: 1, 3: 2}).begin("game/BeginProduction-2")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.tokens(3, "ice")) == (1, 0, 1)
    assert scene.lying("hellas", "ice") == 0


@pytest.mark.rule("red-planet-second:P3")
def test_different_kinds_are_shared_kind_by_kind() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}, "sylvanite").lay("hellas", "ice", 3).lay("hellas", "celerium", 1)
    scene.begin("game/BeginProduction")
    for seat in (1, 2):
        assert [scene.tokens(seat, kind) for kind in ("ice", "sylvanite", "celerium")] == [1, 0, 0]
    assert [scene.lying("hellas", kind) for kind in ("ice", "sylvanite", "celerium")] == [1, 1, 1]


@pytest.mark.rule("red-planet-second:P3")
def test_what_stayed_is_shared_again_at_the_next_production() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}).lay("hellas", "ice", 1).begin("game/BeginProduction-3")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.lying("hellas", "ice")) == (2, 2, 0)


@pytest.mark.rule("red-planet-second:P4")
def test_in_a_zone_without_astronauts_the_tokens_stay() -> None:
    scene = Scene().turn_up("hellas", "ice").lay("hellas", "sylvanite", 1).begin("game/BeginProduction-2")
    assert (scene.lying("hellas", "ice"), scene.lying("hellas", "sylvanite")) == (2, 1)
    assert scene.told("tokens-taken") == []


@pytest.mark.rule("red-planet-second:P5")
def test_two_tied_for_three_tokens_get_one_each_and_one_stays() -> None:
    scene = Scene().put("hellas", {1: 2, 2: 2, 3: 1}).begin("game/BeginProduction-3")
    assert [scene.tokens(seat, "ice") for seat in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert scene.lying("hellas", "ice") == 1


@pytest.mark.rule("red-planet-second:P5")
def test_three_tied_for_two_tokens_get_none_and_both_stay() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1, 4: 1}).begin("game/BeginProduction-2")
    assert [scene.tokens(seat, "ice") for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert scene.lying("hellas", "ice") == 2
    assert scene.told("tokens-taken") == []


@pytest.mark.rule("red-planet-second:P6")
@pytest.mark.parametrize(("production", "number"), PRODUCTIONS)
def test_a_zone_with_a_face_down_resource_produces_nothing(production: str, number: int) -> None:
    scene = Scene().put("ausonia", {1: 1}).begin(production)
    assert scene.told("tokens-placed") == [{"zone": "ausonia", "kind": "ice", "number": str(number)}]
    assert scene.picture(1)["tokens"] == {"ice": 40 - number, "sylvanite": 23, "celerium": 23}


@pytest.mark.rule("red-planet-second:P7")
def test_a_short_supply_is_placed_in_zone_order() -> None:
    scene = Scene().turn_up("phobos", "ice").turn_up("valles-marineris", "ice").turn_up("ausonia", "ice")
    scene.give(1, "ice", 36).begin("game/BeginProduction-3")
    assert [scene.lying(zone, "ice") for zone in ("ausonia", "valles-marineris", "phobos")] == [3, 1, 0]
    assert scene.picture(1)["tokens"]["ice"] == 0


@pytest.mark.rule("red-planet-second:P7")
def test_a_supply_that_ran_out_leaves_the_other_kinds_alone() -> None:
    scene = Scene().turn_up("ausonia", "ice").turn_up("hellas", "sylvanite").give(1, "ice", 40)
    scene.begin("game/BeginProduction-2")
    assert scene.told("tokens-placed") == [{"zone": "hellas", "kind": "sylvanite", "number": "2"}]


@pytest.mark.rule("red-planet-second:P7")
def test_a_card_gives_the_tokens_that_are_left() -> None:
    scene = Scene().give(1, "ice", 39).hold(2, "blocks-of-ice").begin("game/RevealActions-2").answer("blocks-of-ice")
    assert scene.tokens(2, "ice") == 1
    assert scene.picture(1)["tokens"]["ice"] == 0


@pytest.mark.rule("red-planet-second:P8")
def test_all_zones_get_their_tokens_before_any_are_handed_out() -> None:
    scene = Scene().put("vastitas-borealis", {1: 1}).put("ausonia", {2: 1}).put("phobos", {3: 1})
    scene.begin("game/BeginProduction-3")
    about_tokens = [fact for fact in scene.facts() if fact in ("tokens-placed", "tokens-taken")]
    assert about_tokens == ["tokens-placed"] * 3 + ["tokens-taken"] * 3


@pytest.mark.rule("red-planet-second:P9")
def test_zones_are_gone_through_clockwise_from_the_north_then_the_inner_ones_then_phobos() -> None:
    scene = all_explored(Scene())
    for zone in IN_ORDER:
        scene.put(zone, {1: 1})
    scene.begin("game/BeginProduction-3")
    assert [event["zone"] for event in scene.told("tokens-placed")] == IN_ORDER
    assert [event["zone"] for event in scene.told("tokens-taken")] == IN_ORDER


@pytest.mark.rule("red-planet-second:P10")
def test_tokens_left_after_production_3_belong_to_nobody() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}, "celerium").turn_up("ausonia", "sylvanite")
    scene.begin("game/BeginProduction-3")
    assert scene.play.over
    assert (scene.lying("hellas", "celerium"), scene.lying("ausonia", "sylvanite")) == (1, 3)
    assert [scene.score(seat) for seat in (1, 2, 3, 4)] == [3, 3, 0, 0]


@pytest.mark.rule("red-planet-second:P10")
def test_ice_left_in_a_zone_counts_for_no_ice_monopoly() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}).give(3, "ice", 2).begin("game/BeginProduction-3")
    assert scene.lying("hellas", "ice") == 1
    assert [scene.scored(seat, "ice-monopoly") for seat in (1, 2, 3)] == [0, 0, 9]
