"""Every action: what it does at its moment, what it may not do, and when it finds nothing to do."""

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


def revealed(scene: Scene, card: str, seat: int = 1) -> Scene:
    """An owner reveals the card where the game asks for it, from the reveal on."""
    scene.hold(seat, card).begin("game/BeginReveal")
    assert (scene.question, scene.seat, scene.choices) == ("RevealAnAction", seat, [card])
    return scene.answer(card)


@pytest.mark.rule("red-planet-second:E7")
@pytest.mark.parametrize(
    ("card", "kind", "number"), [("blocks-of-ice", "ice", 2), ("ether-wind", "celerium", 1)], ids=["ice", "wind"]
)
def test_blocks_of_ice_gives_2_ice_and_ether_wind_1_celerium(card: str, kind: str, number: int) -> None:
    scene = revealed(Scene(), card, seat=2)
    assert {each: scene.tokens(2, each) for each in ("ice", "sylvanite", "celerium") if scene.tokens(2, each)} == {
        kind: number
    }
    assert scene.told("tokens-gained") == [{"seat": "2", "card": card, "kind": kind, "number": str(number)}]
    supply = {"ice": 40, "sylvanite": 23, "celerium": 23}
    supply[kind] -= number
    assert scene.picture(1)["tokens"] == supply
    assert not scene.holds(2, card)


@pytest.mark.rule("red-planet-second:E7")
@pytest.mark.parametrize("card", ["blocks-of-ice", "ether-wind"])
def test_cards_of_the_end_of_production_3_come_after_its_tokens_are_handed_out(card: str) -> None:
    scene = Scene().put("hellas", {1: 1}).put("ausonia", {1: 1}, "celerium").hold(2, card)
    scene.begin("game/BeginReveal")
    assert scene.question == "RevealAnAction"
    assert (scene.tokens(1, "ice"), scene.tokens(1, "celerium")) == (3, 3)
    assert scene.told("mission-revealed") == []


@pytest.mark.rule("red-planet-second:E7")
@pytest.mark.parametrize("card", ["blocks-of-ice", "ether-wind"])
@pytest.mark.parametrize("production", ["game/BeginProduction", "game/BeginProduction-2"])
def test_they_are_not_revealed_in_production_1_or_2(card: str, production: str) -> None:
    scene = Scene().hold(2, card).begin(production)
    assert scene.question == "ChooseACharacter"
    assert scene.holds(2, card)


@pytest.mark.rule("red-planet-second:P7")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_blocks_of_ice_gives_what_is_left(left: int, gained: int) -> None:
    scene = revealed(Scene().give(3, "ice", 40 - left), "blocks-of-ice")
    assert scene.tokens(1, "ice") == gained
    assert scene.play.over


@pytest.mark.rule("red-planet-second:P7")
@pytest.mark.parametrize(("left", "gained"), [(0, 0), (1, 1)])
def test_ether_wind_gives_what_is_left(left: int, gained: int) -> None:
    scene = revealed(Scene().give(3, "celerium", 23 - left), "ether-wind")
    assert scene.tokens(1, "celerium") == gained
    assert scene.play.over


@pytest.mark.rule("red-planet-second:F2")
def test_blocks_of_ice_can_win_the_ice_monopoly() -> None:
    scene = revealed(Scene().give(3, "ice", 1), "blocks-of-ice")
    assert (scene.scored(1, "ice-monopoly"), scene.scored(3, "ice-monopoly")) == (9, 0)


@pytest.mark.rule("red-planet-second:E7")
def test_rescue_brings_up_to_two_astronauts_back_to_zones_where_one_is_present() -> None:
    scene = Scene().put("hellas", {1: 1}).put("phobos", {1: 1}).put("syrtis-major", {1: 1}).put("ausonia", {2: 1})
    revealed(scene.lose(1, 4), "rescue")
    assert scene.choices == ["hellas", "syrtis-major", "phobos", "-"]
    scene.answer("phobos")
    assert scene.choices == ["hellas", "syrtis-major", "phobos", "-"]
    scene.answer("syrtis-major")
    assert scene.play.over
    assert [scene.in_zone(zone, 1) for zone in ("hellas", "syrtis-major", "phobos")] == [1, 2, 2]
    assert (scene.lost(1), scene.supply(1)) == (2, 22 - 3 - 4)
    assert scene.told("astronaut-rescued") == [{"seat": "1", "zone": "phobos"}, {"seat": "1", "zone": "syrtis-major"}]


@pytest.mark.rule("red-planet-second:E7")
def test_rescue_may_end_after_one() -> None:
    scene = revealed(Scene().put("hellas", {1: 1}).lose(1, 2), "rescue").answer("hellas", "-")
    assert scene.play.over
    assert (scene.lost(1), scene.in_zone("hellas", 1)) == (1, 2)


@pytest.mark.rule("red-planet-second:E7")
def test_rescue_goes_nowhere_else() -> None:
    scene = revealed(Scene().put("hellas", {1: 1}).put("ausonia", {2: 1}).lose(1, 1), "rescue")
    for zone in ("ausonia", "phobos"):
        refusal = scene.refusal(zone)
        assert (refusal.reason, refusal.rule) == ("none-of-yours-there", "E7")
    scene.answer("hellas")
    assert scene.play.over  # the second could only be somebody who isn't lost


@pytest.mark.rule("red-planet-second:E7")
@pytest.mark.parametrize("present", [True, False])
def test_rescue_does_nothing_without_lost_astronauts_or_without_presence(present: bool) -> None:
    scene = Scene().put("hellas", {1: 1}) if present else Scene().lose(1, 2).dock("hellas-5", crew={1: 2})
    revealed(scene.lose(2, 2), "rescue")
    assert scene.play.over
    assert scene.told("astronaut-rescued") == []
    assert not scene.holds(1, "rescue")


@pytest.mark.rule("red-planet-second:E7")
def test_the_rescued_meet_the_discovery_of_their_zone() -> None:
    scene = Scene().put("hellas", {1: 1}).discover("hellas", "native-resistance").lose(1, 1)
    revealed(scene, "rescue").answer("hellas")
    assert (scene.in_zone("hellas", 1), scene.lost(1)) == (1, 1)


@pytest.mark.rule("red-planet-second:E7")
@pytest.mark.parametrize("zone", OUTER)
def test_industrial_espionage_kills_a_rival_in_an_outer_zone_where_one_is_present(zone: str) -> None:
    scene = revealed(Scene().put(zone, {1: 1, 2: 1, 3: 2}), "industrial-espionage")
    assert scene.choices == [f"{zone}:2", f"{zone}:3"]
    scene.answer(f"{zone}:3")
    assert scene.play.over
    assert [scene.in_zone(zone, seat) for seat in (1, 2, 3)] == [1, 1, 1]
    assert (scene.lost(3), scene.supply(3)) == (1, 20)
    assert scene.told("astronaut-killed") == [{"seat": "1", "zone": zone, "owner": "3"}]


@pytest.mark.rule("red-planet-second:E7")
def test_industrial_espionage_refuses_all_others() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}).put("ausonia", {2: 1})
    for zone in ("syrtis-major", "valles-marineris", "phobos"):
        scene.put(zone, {1: 1, 2: 1}, "sylvanite")
    revealed(scene, "industrial-espionage")
    assert scene.choices == ["hellas:2"]
    expected = {
        "hellas:1": "your-own",
        "hellas:3": "nobody-there",
        "ausonia:2": "none-of-yours-there",
        "syrtis-major:2": "card-does-not-reach",
        "valles-marineris:2": "card-does-not-reach",
        "phobos:2": "card-does-not-reach",
        "-": "cannot-be-declined",
    }
    for answer, reason in expected.items():
        refusal = scene.refusal(answer)
        assert (refusal.reason, refusal.rule) == (reason, "E7"), answer


@pytest.mark.rule("red-planet-second:E7")
def test_industrial_espionage_without_a_rival_in_reach_kills_nobody() -> None:
    scene = Scene().put("hellas", {1: 2}).put("ausonia", {2: 1}).put("phobos", {1: 1, 2: 1})
    revealed(scene, "industrial-espionage")
    assert scene.play.over
    assert scene.told("astronaut-killed") == []
    assert [scene.lost(seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("red-planet-second:E7")
def test_industrial_espionage_turns_the_majority_of_production_3() -> None:
    scene = revealed(Scene().put("hellas", {1: 1, 2: 1}), "industrial-espionage").answer("hellas:2")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice")) == (3, 0)


@pytest.mark.rule("red-planet-second:E7")
def test_an_owner_may_rescue_before_or_after_spying() -> None:
    for first, question in (("rescue", "RescueAnAstronaut"), ("industrial-espionage", "KillARival")):
        scene = Scene().put("hellas", {1: 1, 2: 1}).lose(1, 1).hold(1, "rescue", "industrial-espionage")
        scene.begin("game/BeginReveal")
        assert sorted(scene.choices) == ["industrial-espionage", "rescue"]
        scene.answer(first)
        assert scene.question == question
