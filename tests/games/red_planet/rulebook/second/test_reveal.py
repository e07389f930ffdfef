"""The discovery reveal, section X: all cards beside the zones are turned up, each acts at its moment."""

import itertools

import pytest

from marsbound.games.red_planet.rules.cells import ROUND
from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted

KINDS = ("ice", "sylvanite", "celerium")
EARLY = ["mining-accident", "rich-vein", "frozen-cave", "even-ground", "uneven-ground", "subterfuge"]


@pytest.mark.rule("red-planet-second:X1")
def test_all_discoveries_are_turned_up_together_before_any_acts() -> None:
    scene = Scene().put("vastitas-borealis", {1: 1}).discover("vastitas-borealis", "native-resistance")
    scene.discover("hellas", "lichens").discover("ausonia", "synergy").begin("game/BeginReveal")
    facts = scene.facts()
    assert facts.count("discoveries-turned-up") == 1
    assert [event["zone"] for event in scene.told("discovery-revealed", player=0)] == [
        "vastitas-borealis",
        "ausonia",
        "hellas",
    ]
    last = max(at for at, fact in enumerate(facts) if fact == "discovery-revealed")
    assert facts.index("astronaut-lost-here") > last


@pytest.mark.rule("red-planet-second:X1")
def test_the_reveal_comes_after_round_10_and_before_production_3() -> None:
    scene = Scene(players=3).discover("hellas", "lichens")
    scene.table.cells[ROUND] = 8
    scene.begin("game/PlayRounds-3")
    for number in ("9", "10"):
        assert scene.told("round-begun")[-1] == {"round": number}
        assert scene.told("discovery-revealed") == []
        scene.answer("recruiter", "recruiter", "recruiter")
        while scene.question in ("PlaceAnAstronaut", "PickADestination"):
            scene.answer(scene.choices[0])
    assert scene.play.over
    facts = scene.facts()
    assert facts.index("discovery-revealed") < facts.index("production-begun")


@pytest.mark.rule("red-planet-second:X1")
@pytest.mark.parametrize("card", EARLY)
@pytest.mark.parametrize(("production", "number"), [("game/BeginProduction", 1), ("game/BeginProduction-2", 2)])
def test_a_face_down_discovery_acts_in_no_earlier_production(card: str, production: str, number: int) -> None:
    scene = Scene().put("hellas", {1: 2, 2: 1}, "sylvanite").discover("hellas", card).begin(production)
    assert [scene.tokens(1, kind) for kind in KINDS] == [0, number, 0]
    assert [scene.tokens(2, kind) for kind in KINDS] == [0, 0, 0]


@pytest.mark.rule("red-planet-second:X1")
def test_a_face_down_synergy_acts_in_no_earlier_production() -> None:
    scene = Scene().put("hellas", {1: 1}).discover("tritonis-sinus", "synergy").begin("game/BeginProduction-2")
    assert scene.tokens(1, "ice") == 2


@pytest.mark.rule("red-planet-second:X1")
def test_discoveries_of_the_reveal_of_production_3_and_of_final_scoring_act_in_this_order() -> None:
    scene = Scene().put("hellas", {1: 2}).discover("hellas", "native-resistance")
    scene.put("ausonia", {2: 1}).discover("ausonia", "rich-vein").put("sinus-sabaeus", {3: 1})
    scene.discover("sinus-sabaeus", "lichens").begin("game/BeginReveal")
    facts = scene.facts()
    assert facts.index("astronaut-lost-here") < facts.index("tokens-placed") < facts.index("discovery-scored")
    assert {"zone": "ausonia", "kind": "ice", "number": "5"} in scene.told("tokens-placed")


@pytest.mark.rule("red-planet-second:X1")
def test_a_reveal_without_discoveries_does_nothing() -> None:
    scene = Scene().put("hellas", {1: 1}).begin("game/BeginReveal")
    assert scene.play.over
    assert scene.told("discovery-revealed") == []
    assert (scene.in_zone("hellas", 1), scene.tokens(1, "ice")) == (1, 3)


@pytest.mark.rule("red-planet-second:X2")
def test_even_ground_makes_all_present_share_in_production_3_only() -> None:
    scene = Scene().put("hellas", {1: 3, 2: 1}).put("ausonia", {1: 1}).put("sinus-sabaeus", {1: 1})
    scene.discover("hellas", "even-ground").hold(1, "land-claims").begin("game/BeginReveal")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice"), scene.lying("hellas", "ice")) == (1 + 3 + 3, 1, 1)
    assert scene.scored(1, "missions", "land-claims") == 7


@pytest.mark.rule("red-planet-second:X2")
def test_uneven_ground_makes_the_fewest_lead_in_production_3_only() -> None:
    scene = Scene().put("hellas", {1: 3, 2: 1}).put("ausonia", {2: 1}).put("sinus-sabaeus", {2: 1})
    scene.discover("hellas", "uneven-ground").hold(2, "land-claims").begin("game/BeginReveal")
    assert (scene.tokens(1, "ice"), scene.tokens(2, "ice")) == (0, 3 + 3 + 3)
    assert scene.scored(2, "missions", "land-claims") == 0


@pytest.mark.rule("red-planet-second:X3")
def test_mining_accident_beats_synergy() -> None:
    scene = Scene().put("hellas", {1: 1}).put("vastitas-borealis", {2: 1}, "sylvanite")
    scene.discover("hellas", "mining-accident").discover("tritonis-sinus", "synergy").begin("game/BeginReveal")
    assert (scene.tokens(1, "ice"), scene.lying("hellas", "ice")) == (0, 0)
    assert scene.tokens(2, "sylvanite") == 3


@pytest.mark.rule("red-planet-second:X3")
def test_without_the_accident_synergy_adds_a_token() -> None:
    scene = Scene().put("hellas", {1: 1}).discover("tritonis-sinus", "synergy").begin("game/BeginReveal")
    assert scene.tokens(1, "ice") == 4


SUBTERFUGE = [
    pytest.param({1: 3, 2: 2, 3: 1}, {2: 3}, 0, id="the second takes all"),
    pytest.param({1: 3, 2: 1, 3: 1}, {2: 1, 3: 1}, 1, id="two tied for second share"),
    pytest.param({1: 4, 2: 1, 3: 1, 4: 1}, {2: 1, 3: 1, 4: 1}, 0, id="three tied for second share"),
    pytest.param({1: 2, 2: 2, 3: 1}, {1: 1, 2: 1}, 1, id="two tied for most share as usual"),
    pytest.param({1: 1, 2: 1, 3: 1}, {1: 1, 2: 1, 3: 1}, 0, id="all tied for most share as usual"),
    pytest.param({1: 3}, {}, 3, id="one alone leaves them"),
    pytest.param({}, {}, 3, id="nobody there leaves them"),
]


@pytest.mark.rule("red-planet-second:X4")
@pytest.mark.parametrize(("crew", "taken", "stays"), SUBTERFUGE)
def test_subterfuge_gives_the_tokens_to_the_second(crew: dict[int, int], taken: dict[int, int], stays: int) -> None:
    scene = Scene().put("hellas", crew).discover("hellas", "subterfuge").begin("game/BeginReveal")
    assert {seat: scene.tokens(seat, "ice") for seat in (1, 2, 3, 4) if scene.tokens(seat, "ice")} == taken
    assert scene.lying("hellas", "ice") == stays


@pytest.mark.rule("red-planet-second:X5")
def test_a_storm_that_comes_first_blows_people_into_the_natives() -> None:
    scene = Scene().put("vastitas-borealis", {1: 2}).put("ausonia", {2: 1})
    scene.discover("vastitas-borealis", "sandstorm").discover("ausonia", "native-resistance")
    scene.begin("game/BeginReveal").answer("ausonia", "ausonia")
    assert (scene.in_zone("ausonia", 1), scene.lost(1)) == (1, 1)
    assert (scene.in_zone("ausonia", 2), scene.lost(2)) == (0, 1)


@pytest.mark.rule("red-planet-second:X5")
def test_a_storm_that_comes_second_blows_people_past_the_natives() -> None:
    scene = Scene().put("ausonia", {1: 2}).put("vastitas-borealis", {2: 1})
    scene.discover("ausonia", "sandstorm").discover("vastitas-borealis", "native-resistance")
    scene.begin("game/BeginReveal")
    assert (scene.question, scene.lost(2)) == ("FleeTheStorm", 1)
    scene.answer("vastitas-borealis", "vastitas-borealis")
    assert (scene.in_zone("vastitas-borealis", 1), scene.lost(1)) == (2, 0)


AT_ONCE = {
    "native-resistance": "astronaut-lost-here",
    "ether-magnet": "crew-pulled-down",
    "sandstorm": "astronaut-moved",
}


@pytest.mark.rule("red-planet-second:X5")
@pytest.mark.parametrize("cards", list(itertools.permutations(AT_ONCE)), ids=" ".join)
def test_discoveries_of_the_reveal_act_in_the_order_of_their_zones(cards: tuple[str, ...]) -> None:
    zones = dict(zip(cards, ("ausonia", "mare-tyrrhenum", "hellas"), strict=True))
    scene = Scene().dock("phobos-3", crew={1: 1}).turn_up("syrtis-major", "ice").turn_up("valles-marineris", "ice")
    scene.put(zones["native-resistance"], {2: 1}).put(zones["sandstorm"], {3: 1}).put(zones["ether-magnet"], {})
    for card, zone in zones.items():
        scene.discover(zone, card)
    scene.begin("game/BeginReveal")
    scene.answer(next(zone for zone in scene.choices if zone in ("syrtis-major", "valles-marineris")))
    assert [fact for fact in scene.facts() if fact in AT_ONCE.values()] == [AT_ONCE[card] for card in cards]


@pytest.mark.rule("red-planet-second:X5")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 4]), (2, [2, 4, 1]), (3, [4, 1, 2]), (4, [4, 1, 2])])
def test_a_storm_asks_those_present_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    scene = Scene().first(first).put("hellas", {1: 1, 2: 1, 4: 1}).turn_up("syrtis-major", "ice")
    scene.discover("hellas", "sandstorm").begin("game/BeginReveal")
    asked = []
    while not scene.play.over:
        asked.append(scene.seat)
        scene.answer("syrtis-major")
    assert asked == order


@pytest.mark.rule("red-planet-second:X5")
def test_one_player_moves_all_before_the_next_is_asked() -> None:
    scene = Scene().put("hellas", {1: 2, 2: 1}).turn_up("syrtis-major", "ice").discover("hellas", "sandstorm")
    scene.begin("game/BeginReveal").answer("syrtis-major")
    assert scene.seat == 1
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "X5")
    assert scene.play.why_not(1, "syrtis-major") is not None
    scene.answer("syrtis-major")
    assert scene.seat == 2


@pytest.mark.rule("red-planet-second:X6")
def test_new_tokens_are_three_and_what_cards_add_of_the_kind_a_card_changes_them_to() -> None:
    scene = Scene().put("hellas", {1: 1}, "celerium").discover("hellas", "frozen-cave")
    scene.discover("tritonis-sinus", "synergy").begin("game/BeginReveal")
    assert [scene.tokens(1, kind) for kind in KINDS] == [4, 0, 0]


@pytest.mark.rule("red-planet-second:X6")
def test_several_cards_add_to_one_zone() -> None:
    scene = Scene().put("hellas", {1: 1}, "celerium").discover("hellas", "rich-vein")
    scene.discover("tritonis-sinus", "synergy").begin("game/BeginReveal")
    assert [scene.tokens(1, kind) for kind in KINDS] == [0, 0, 6]


@pytest.mark.rule("red-planet-second:X6")
@pytest.mark.parametrize("card", ["rich-vein", "frozen-cave"])
def test_no_card_makes_a_zone_with_a_face_down_resource_produce(card: str) -> None:
    scene = Scene().discover("hellas", card).discover("tritonis-sinus", "synergy").begin("game/BeginReveal")
    assert scene.told("tokens-placed") == []
    assert [scene.lying("hellas", kind) for kind in KINDS] == [0, 0, 0]


@pytest.mark.rule("red-planet-second:X7")
def test_a_crew_pulled_down_turns_up_the_resource_and_the_zone_produces() -> None:
    scene = Scene().ask_nature().dock("phobos-3", crew={1: 1}).discover("hellas", "ether-magnet")
    scene.begin("game/BeginReveal")
    assert (scene.question, scene.choices) == ("TurnUpAResource", ["ice", "sylvanite", "celerium"])
    scene.answer("celerium")
    assert scene.told("resource-turned-up") == [{"zone": "hellas", "kind": "celerium"}]
    assert scene.tokens(1, "celerium") == 3


@pytest.mark.rule("red-planet-second:X7")
def test_whoever_flees_a_storm_turns_up_the_resource_at_once() -> None:
    scene = Scene().ask_nature().put("hellas", {1: 1, 2: 1}).discover("hellas", "sandstorm")
    scene.begin("game/BeginReveal").answer("syrtis-major")
    assert scene.question == "TurnUpAResource"
    scene.answer("sylvanite")
    assert (scene.question, scene.seat) == ("FleeTheStorm", 2)
    scene.answer("syrtis-major")
    assert scene.play.over
    assert len(scene.told("resource-turned-up")) == 1
    assert [scene.tokens(seat, "sylvanite") for seat in (1, 2)] == [1, 1]


@pytest.mark.rule("red-planet-second:X7")
def test_a_magnet_without_crews_turns_up_nothing() -> None:
    scene = Scene().dock("phobos-3").discover("hellas", "ether-magnet").begin("game/BeginReveal")
    assert scene.play.over
    assert scene.told("resource-turned-up") == []
    assert scene.table.unexplored(scene.zone("hellas"))


@pytest.mark.rule("red-planet-second:X7")
def test_a_rescued_astronaut_comes_into_a_zone_that_is_turned_up_already() -> None:
    scene = Scene().put("hellas", {1: 1}).lose(1, 1).hold(1, "rescue").begin("game/BeginReveal").answer("rescue")
    assert scene.refusal("ausonia").reason == "none-of-yours-there"
    scene.answer("hellas")
    assert scene.in_zone("hellas", 1) == 2
    assert scene.told("resource-turned-up") == []
    assert scene.tokens(1, "ice") == 3
