"""Event cards, section E: what a Scientist draws, where it goes, who sees it."""

import pytest

from marsbound.core.refusal import Refused
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
DISCOVERIES = [
    "even-ground",
    "uneven-ground",
    "mining-accident",
    "synergy",
    "subterfuge",
    "native-resistance",
    "frozen-cave",
    "rich-vein",
    "ether-magnet",
    "sandstorm",
    "lichens",
    "underground-lake",
    "radiation",
]
MISSIONS = [
    "eastern-influence",
    "southern-influence",
    "western-influence",
    "northern-influence",
    "strategic-zones",
    "moon-base",
    "celerium-baron",
    "sylvanite-baron",
    "great-migration",
    "heroic-sacrifice",
    "expansion",
    "land-claims",
    "diversified-trade",
]
ACTIONS = ["blocks-of-ice", "ether-wind", "rescue", "industrial-espionage"]


def scientist(scene: Scene, seat: int = 1) -> Scene:
    """A Scientist who has placed her two astronauts; nature's draws are up to the test."""
    return scene.ask_nature().dock("hellas-5").resolve("scientist", seat).answer("d1", "d1")


def drawn(card: str, seat: int = 1) -> Scene:
    return scientist(Scene(), seat).answer("draw", card)


@pytest.mark.rule("red-planet-second:E1")
def test_a_whole_event_deck_has_thirteen_discoveries_thirteen_missions_and_four_actions() -> None:
    scene = scientist(Scene()).answer("draw")
    assert (len(DISCOVERIES), len(MISSIONS), len(ACTIONS)) == (13, 13, 4)
    assert sorted(scene.choices) == sorted(DISCOVERIES + MISSIONS + ACTIONS)


@pytest.mark.rule("red-planet-second:E1")
@pytest.mark.parametrize("card", DISCOVERIES)
def test_each_discovery_drawn_waits_for_a_zone(card: str) -> None:
    scene = drawn(card)
    assert scene.question == "PlaceTheDiscovery"
    assert not scene.holds(1, card)


@pytest.mark.rule("red-planet-second:E1")
@pytest.mark.parametrize("card", MISSIONS + ACTIONS)
def test_each_mission_and_each_action_drawn_is_kept(card: str) -> None:
    scene = drawn(card)
    assert scene.play.over
    assert scene.holds(1, card)


@pytest.mark.rule("red-planet-second:E2")
def test_a_discovery_goes_to_any_outer_zone_that_has_none() -> None:
    scene = scientist(Scene().discover("ausonia", "synergy")).answer("draw", "rich-vein")
    assert scene.choices == [zone for zone in OUTER if zone != "ausonia"]
    scene.answer("hellas")
    assert scene.table.discovery(scene.zone("hellas")) == scene.card("rich-vein")


@pytest.mark.rule("red-planet-second:E2")
def test_a_discovery_is_seen_by_whoever_drew_it_and_by_nobody_else() -> None:
    scene = drawn("rich-vein", seat=2)
    assert [scene.picture(player)["drawn"] for player in (0, 1, 2, 3)] == ["?", "?", "rich-vein", "?"]
    scene.answer("hellas")
    hellas = scene.zone("hellas")
    seen = [scene.picture(player)["zones"][hellas]["discovery"] for player in (0, 1, 2, 3, 4)]
    assert seen == ["?", "?", "rich-vein", "?", "?"]
    for player in (0, 1, 3, 4):
        assert "rich-vein" not in str(scene.heard(player))
    assert scene.told("event-seen", player=2) == [{"seat": "2", "card": "rich-vein"}]


@pytest.mark.rule("red-planet-second:E2")
def test_a_discovery_must_be_placed() -> None:
    scene = drawn("rich-vein")
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "E2")


@pytest.mark.rule("red-planet-second:E3")
@pytest.mark.parametrize("zone", ["phobos", "syrtis-major", "valles-marineris"])
def test_no_discovery_goes_to_the_moon_or_to_an_inner_zone(zone: str) -> None:
    scene = drawn("rich-vein")
    refusal = scene.refusal(zone)
    assert (refusal.reason, refusal.rule) == ("no-discoveries-here", "E3")


@pytest.mark.rule("red-planet-second:E3")
def test_a_zone_has_at_most_one_discovery() -> None:
    scene = scientist(Scene().discover("ausonia", "synergy")).answer("draw", "rich-vein")
    refusal = scene.refusal("ausonia")
    assert (refusal.reason, refusal.rule) == ("discovery-already-there", "E3")
    with pytest.raises(Refused):
        scene.answer("ausonia")
    assert scene.table.discovery(scene.zone("ausonia")) == scene.card("synergy")


@pytest.mark.rule("red-planet-second:E3")
def test_a_discovery_stays_where_it_is_until_the_end_even_after_it_acted() -> None:
    scene = Scene().put("hellas", {1: 1}).discover("hellas", "native-resistance").begin("game/BeginReveal")
    assert scene.play.over
    assert scene.lost(1) == 1
    assert scene.picture(0)["zones"][scene.zone("hellas")]["discovery"] == "native-resistance"


@pytest.mark.rule("red-planet-second:E3")
def test_the_saboteur_the_soldier_and_a_landing_leave_a_discovery_alone() -> None:
    scene = Scene().discover("hellas", "lichens").put("hellas", {2: 1}).dock("ausonia-3").dock("hellas-3")
    scene.resolve("saboteur", 1).answer("d1", "d2")
    scene.resolve("soldier", 1).answer("d1", "hellas:2")
    scene.dock("hellas-4", crew={3: 4}, at=3, launched=True).begin("round/LandShips")
    assert scene.in_zone("hellas", 3) == 4
    assert scene.table.discovery(scene.zone("hellas")) == scene.card("lichens")


@pytest.mark.rule("red-planet-second:E4")
def test_a_mission_drawn_is_secret_until_final_scoring() -> None:
    scene = drawn("moon-base", seat=2)
    assert [scene.picture(player)["seats"][1]["cards"] for player in (0, 1, 2, 3)] == [
        ["?"],
        ["?"],
        ["moon-base"],
        ["?"],
    ]
    for player in (0, 1, 3, 4):
        assert "moon-base" not in str(scene.heard(player))
    scene.begin("game/BeginReveal")
    assert [scene.picture(player)["seats"][1]["cards"] for player in (0, 1)] == [["moon-base"], ["moon-base"]]


@pytest.mark.rule("red-planet-second:E4")
def test_any_number_of_missions_may_be_held_and_each_is_scored() -> None:
    scene = Scene().put("phobos", {1: 1}).hold(1, *(card for card in MISSIONS if card != "moon-base"))
    scientist(scene).answer("draw", "moon-base")
    assert all(scene.holds(1, card) for card in MISSIONS)
    scene.begin("game/CountPoints")
    assert len(scene.told("mission-scored")) == len(MISSIONS)
    assert scene.scored(1, "missions") == 7


@pytest.mark.rule("red-planet-second:E5")
def test_nobody_else_can_tell_an_action_from_a_mission() -> None:
    action, mission = drawn("rescue", seat=2), drawn("moon-base", seat=2)
    for player in (0, 1, 3, 4):
        assert action.picture(player) == mission.picture(player)
        assert action.heard(player) == mission.heard(player)
    assert action.picture(2)["seats"][1]["cards"] == ["rescue"]


@pytest.mark.rule("red-planet-second:E5")
def test_an_action_is_kept_face_down_until_its_moment() -> None:
    scene = Scene().hold(1, "blocks-of-ice").put("hellas", {1: 1}).begin("game/BeginProduction-2")
    assert scene.question == "ChooseACharacter"
    assert scene.holds(1, "blocks-of-ice")
    assert scene.told("action-revealed") == []
    scene.begin("game/BeginProduction-3")
    assert scene.question == "RevealAnAction"
    assert scene.picture(2)["seats"][0]["cards"] == ["?"]
    scene.answer("blocks-of-ice")
    assert scene.told("action-revealed", player=2) == [{"seat": "1", "card": "blocks-of-ice"}]
    assert scene.picture(2)["seats"][0]["cards"] == []


@pytest.mark.rule("red-planet-second:E6")
def test_one_draws_or_looks_at_one_discovery_in_play() -> None:
    scene = scientist(Scene().discover("ausonia", "synergy").discover("hellas", "lichens"))
    assert scene.choices == ["draw", "ausonia", "hellas"]
    scene.answer("hellas")
    assert scene.play.over
    assert scene.told("discovery-seen", player=1) == [{"seat": "1", "zone": "hellas", "card": "lichens"}]


@pytest.mark.rule("red-planet-second:E6")
def test_with_an_empty_event_deck_one_must_look() -> None:
    scene = scientist(Scene().discover("ausonia", "synergy").event_deck())
    assert scene.choices == ["ausonia"]
    refusal = scene.refusal("draw")
    assert (refusal.reason, refusal.rule) == ("event-deck-empty", "E6")
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "E6")


@pytest.mark.rule("red-planet-second:E6")
def test_without_a_discovery_in_play_one_must_draw() -> None:
    scene = scientist(Scene())
    assert scene.choices == ["draw"]
    assert scene.refusal("hellas").reason == "no-discovery-there"
    assert scene.refusal("-").rule == "E6"


@pytest.mark.rule("red-planet-second:E6")
def test_with_neither_deck_nor_discovery_nothing_is_done() -> None:
    scene = scientist(Scene().event_deck())
    assert scene.play.over
    assert scene.aboard(1, 1) == 2


@pytest.mark.rule("red-planet-second:E6")
def test_discarded_discoveries_do_not_come_back() -> None:
    scene = Scene().event_deck("rich-vein")
    for zone, card in zip(OUTER, DISCOVERIES, strict=False):
        scene.discover(zone, card)
    scientist(scene).answer("draw", "rich-vein", "hellas")
    assert scene.picture(3)["event-discards"] == ["rich-vein"]
    scene.dock("ausonia-5").resolve("scientist", 2).answer("d2", "d2")
    assert scene.refusal("draw").reason == "event-deck-empty"
    assert scene.picture(3)["event-deck"] == 0


@pytest.mark.rule("red-planet-second:E7")
def test_owners_reveal_their_actions_clockwise_from_the_first_player() -> None:
    scene = Scene().first(3).hold(1, "blocks-of-ice").hold(4, "ether-wind").begin("game/BeginProduction-3")
    assert (scene.seat, scene.choices) == (4, ["ether-wind"])
    scene.answer("ether-wind")
    assert (scene.seat, scene.choices) == (1, ["blocks-of-ice"])


@pytest.mark.rule("red-planet-second:E7")
def test_an_action_must_be_revealed_at_its_moment() -> None:
    scene = Scene().hold(1, "ether-wind").begin("game/BeginProduction-3")
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "E7")


@pytest.mark.rule("red-planet-second:E7")
def test_several_actions_of_one_owner_come_in_the_order_that_owner_likes() -> None:
    cards = ["blocks-of-ice", "ether-wind"]
    for first, second in (cards, cards[::-1]):
        scene = Scene().hold(2, *cards).begin("game/BeginProduction-3")
        assert scene.choices == cards
        scene.answer(first)
        assert scene.choices == [second]
        scene.answer(second)
        assert [event["card"] for event in scene.told("action-revealed")] == [first, second]


@pytest.mark.rule("red-planet-second:E7")
def test_only_ones_own_actions_of_this_moment_can_be_revealed() -> None:
    scene = Scene().hold(1, "ether-wind", "rescue", "moon-base").hold(2, "blocks-of-ice")
    scene.begin("game/RevealActions-2")
    assert scene.choices == ["ether-wind"]
    for card in ("rescue", "moon-base"):
        refusal = scene.refusal(card)
        assert (refusal.reason, refusal.rule) == ("not-its-moment", "E7")
    refusal = scene.refusal("blocks-of-ice")
    assert (refusal.reason, refusal.rule) == ("not-your-card", "E7")


@pytest.mark.rule("red-planet-second:E7")
def test_what_an_action_leaves_open_is_up_to_its_owner() -> None:
    scene = Scene().put("hellas", {1: 1}).lose(1, 2).hold(1, "rescue").begin("game/BeginReveal").answer("rescue")
    assert (scene.question, scene.seat, scene.choices) == ("RescueAnAstronaut", 1, ["hellas", "-"])
    scene.answer("-")
    assert (scene.lost(1), scene.in_zone("hellas", 1)) == (2, 1)


@pytest.mark.rule("red-planet-second:E7")
def test_the_start_of_the_reveal_is_before_any_discovery_is_turned_up() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 1}).discover("hellas", "lichens").hold(1, "industrial-espionage")
    scene.begin("game/BeginReveal")
    assert scene.question == "RevealAnAction"
    assert scene.picture(1)["zones"][scene.zone("hellas")]["discovery"] == "?"
    scene.answer("industrial-espionage")
    assert scene.question == "KillARival"
    assert scene.told("discovery-revealed") == []
    scene.answer("hellas:2")
    assert scene.told("discovery-revealed") == [{"zone": "hellas", "card": "lichens"}]
