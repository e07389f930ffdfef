"""The solo game, section O: the rival's missions.  Its market and its end have a file of their own."""

import pytest

from marsbound.core.refusal import BadInput
from marsbound.games.packs import builtin
from marsbound.games.rocketmen.rules.cells import SOLO_DISCARDS, SOLO_OPEN, SOLO_PILE
from tests.games.red_planet.kit import started
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

SHELF = ("crowdfunding", "internet", "backup", "big-data", "batteries", "solar-power")
ORBIT = ["earth-satellite", "earth-spaceship", "earth-hotel", "earth-shipyard", "earth-station"]
SOLO_CARDS = [f"solo-{number}" for number in range(1, 8)]


def solo(difficulty: str = "normal") -> RocketmenScene:
    return RocketmenScene(1, difficulty=difficulty).market(*SHELF)


def piles(scene: RocketmenScene) -> dict[str, list[str]]:
    """Where the seven solo cards are."""
    rows = {"pile": SOLO_PILE, "open": SOLO_OPEN, "discards": SOLO_DISCARDS}
    return {
        name: [card for at, card in enumerate(scene.box.solo_ids) if scene.table.cells[cell] >> at & 1]
        for name, cell in rows.items()
    }


def lay(scene: RocketmenScene, pile: list[str], discards: list[str] | None = None) -> RocketmenScene:
    """The solo cards that can still be drawn, and those discarded."""
    for cell, cards in ((SOLO_PILE, pile), (SOLO_DISCARDS, discards or [])):
        scene.table.cells[cell] = sum(1 << scene.box.solo_ids.index(card) for card in cards)
    return scene


def mission(scene: RocketmenScene) -> tuple[str | None, str | None, int]:
    rival = scene.rival_now
    return rival["to"], rival["location"], rival["field"]


# The table


@pytest.mark.rule("rocketmen:O1")
def test_the_rival_has_a_score_and_missions_and_nothing_else() -> None:
    play = started("rocketmen", players=1)
    picture = play.game.picture(play.view(0))
    assert [seat["seat"] for seat in picture["seats"]] == [0]
    assert set(picture["rival"]) == {"score", "missions", "to", "location", "field"}
    assert (picture["rival"]["score"], picture["rival"]["missions"]) == (0, 0)
    scene = solo().rival("earth", "hotel", 7).turn(1).answer("end")
    for row in ("hand", "deck", "pad", "area", "depot", "scrap", "stored"):
        assert scene.row(2, row) == {}
    assert set(scene.won(2).values()) == {0}  # it completed a mission and won no achievement


@pytest.mark.rule("rocketmen:O2")
def test_a_solo_game_has_only_unmarked_resources_and_the_marked_hazards_in_the_pink_deck() -> None:
    scene = RocketmenScene(1)
    hazards = {"pandemic": 1, "climate-change": 1, "asteroid-impact": 1}
    assert dict.fromkeys(scene.common("teal"), 1) == scene.common("teal")
    assert (sum(scene.common("teal").values()), sum(scene.common("pink").values())) == (11, 10 + 3)
    assert not set(hazards) & set(scene.common("teal"))
    assert {name: number for name, number in scene.common("pink").items() if name in hazards} == hazards
    assert scene.engines_left == [5, 5, 5]


@pytest.mark.rule("rocketmen:O2")
def test_a_solo_game_has_no_tokens() -> None:
    scene = solo().plan(1, "base-a").achieve(1, rocket=8, science=13).turn(1).answer("launch:mars")
    assert (scene.missions(1), scene.told("token-won")) == (1, [])
    scene.rival("moon", "base", 9).turn(1)
    assert (scene.missions(2), scene.told("token-won")) == (1, [])
    assert scene.picture(0)["tokens"] == {"moon": None, "mars": None}


@pytest.mark.rule("rocketmen:O2")
@pytest.mark.parametrize("variants", ["drawn", "most-hazards,two-engines"])
def test_a_solo_game_has_no_variants(variants: str) -> None:
    with pytest.raises(BadInput, match="solo game has no variants"):
        RocketmenScene(1, variants=variants)


@pytest.mark.rule("rocketmen:O2")
def test_solo_is_for_one_player_who_need_not_say_so() -> None:
    for play in (started("rocketmen", players=1), started("rocketmen", players=1, mode="solo")):
        assert play.game.picture(play.view(0))["rival"] is not None
    with pytest.raises(BadInput, match="solo is for 1 player, not 2"):
        RocketmenScene(2, mode="solo")


@pytest.mark.rule("rocketmen:O3")
def test_one_objective_is_dealt_and_never_the_one_of_the_tokens() -> None:
    dealt = set()
    for seed in range(60):
        play = started("rocketmen", players=1, seed=seed)
        (objective,) = play.game.picture(play.view(0))["seats"][0]["objectives"]
        dealt.add(objective)
    assert dealt == {entry.id for entry in builtin("rocketmen").entries("objective") if entry.fields["solo"]}
    assert "moon-token-and-mars-token" not in dealt


@pytest.mark.rule("rocketmen:O3")
@pytest.mark.parametrize(
    ("reached", "winners"),
    [([], []), (["earth-satellite"], []), (["moon-base"], []), (["earth-satellite", "moon-base"], [1])],
)
def test_all_goals_of_the_objective_must_be_fulfilled_or_the_game_is_lost(
    reached: list[str], winners: list[int]
) -> None:
    scene = solo().objectives(1, "earth-satellite-and-moon-base").score(1, 40)
    for location in reached:
        scene.arrived(location, 1)
    scene.arrived("earth-satellite", 2).arrived("moon-base", 2).finish()  # the rival's missions don't fulfil it
    assert scene.winners == winners
    assert (scene.told("game-lost") == [{}]) == (winners == [])


@pytest.mark.rule("rocketmen:O3")
def test_the_objective_scores_nothing() -> None:
    scene = solo().objectives(1, "earth-satellite-and-moon-base").score(1, 9)
    scene.arrived("earth-satellite", 1).arrived("moon-base", 1).finish()
    assert (scene.scored(1, "objectives"), scene.total(1)) == (0, 9)


# The rival sets out

ROWS = {
    "easy": [("earth", 2), ("moon", 3), ("mars", 4), ("moon", 3), ("earth", 2), ("earth", 2), ("earth", 2)],
    "normal": [("mars", 5), ("earth", 3), ("mars", 5), ("moon", 4), ("moon", 4), ("earth", 3), ("earth", 3)],
    "hard": [("mars", 6), ("moon", 5), ("mars", 6), ("moon", 5), ("earth", 4), ("moon", 5), ("earth", 4)],
}
STEPS = {"easy": [2, 2, 2, 1, 1, 0, 0], "normal": [3, 2, 2, 2, 1, 1, 1], "hard": [3, 3, 3, 3, 2, 2, 1]}
KINDS = ["satellite", "spaceship", "hotel", "shipyard", "station", "mining", "base"]
OF_DESTINATION = {"earth": KINDS[:5], "moon": ["satellite", "spaceship", "station", "base"]} | {
    "mars": ["spaceship", "mining", "base"]
}


@pytest.mark.rule("rocketmen:O4")
@pytest.mark.parametrize("difficulty", ["easy", "normal", "hard"])
@pytest.mark.parametrize("first", range(7))
def test_the_difficulty_picks_the_row_of_every_solo_card(difficulty: str, first: int) -> None:
    destination, field = ROWS[difficulty][first]
    for second in range(7):
        if second != first and KINDS[second] in OF_DESTINATION[destination]:
            scene = solo(difficulty).nature(SOLO_CARDS[first], SOLO_CARDS[second]).turn(1)
            assert mission(scene) == (destination, KINDS[second], field + STEPS[difficulty][second])


@pytest.mark.rule("rocketmen:O4")
def test_there_are_seven_solo_cards_and_the_first_mission_is_drawn_from_all_of_them() -> None:
    scene = solo()
    assert piles(scene) == {"pile": SOLO_CARDS, "open": [], "discards": []}
    opened = {RocketmenScene(1, seed=seed).market(*SHELF).turn(1).play.steps[0].text for seed in range(40)}
    assert opened == set(SOLO_CARDS)


@pytest.mark.rule("rocketmen:O4")
def test_the_difficulty_is_one_of_three_and_normal_unless_said_otherwise() -> None:
    assert started("rocketmen", players=1).options["difficulty"] == "normal"
    with pytest.raises(BadInput, match="difficulty"):
        RocketmenScene(1, difficulty="brutal")


@pytest.mark.rule("rocketmen:O5")
def test_without_a_mission_the_rival_sets_out_at_the_start_of_the_turn_and_makes_no_step() -> None:
    scene = solo("easy").nature("solo-1", "solo-2").turn(1)
    assert scene.question == "Act"
    assert mission(scene) == ("earth", "spaceship", 2 + 2)
    assert piles(scene)["open"] == ["solo-1", "solo-2"]
    assert scene.told("rival-sets-out") == [{"destination": "earth", "location": "earth-spaceship", "field": "4"}]
    assert mission(scene.answer("end")) == ("earth", "spaceship", 4)


@pytest.mark.rule("rocketmen:O5")
def test_a_destination_where_the_rival_has_every_location_is_drawn_again() -> None:
    scene = solo("easy")
    for location in ORBIT:
        scene.arrived(location, 2)
    scene.nature("solo-1", "solo-5", "solo-4", "solo-2").turn(1)
    assert mission(scene) == ("moon", "spaceship", 3 + 2)
    assert piles(scene)["discards"] == ["solo-1", "solo-5"]


@pytest.mark.rule("rocketmen:O5")
def test_one_free_location_is_enough_for_a_destination() -> None:
    scene = solo("easy")
    for location in ORBIT[1:]:
        scene.arrived(location, 2)
    scene.arrived("earth-satellite", 1).nature("solo-5", "solo-1").turn(1)
    assert mission(scene) == ("earth", "satellite", 2 + 2)


@pytest.mark.rule("rocketmen:O5")
def test_a_location_that_the_rival_has_or_the_destination_lacks_is_drawn_again() -> None:
    scene = solo("easy").arrived("mars-spaceship", 2).arrived("mars-base", 1)
    scene.nature("solo-3", "solo-2", "solo-1", "solo-4", "solo-7").turn(1)
    assert mission(scene) == ("mars", "base", 4 + 0)
    assert piles(scene) == {
        "pile": ["solo-5", "solo-6"],
        "open": ["solo-3", "solo-7"],
        "discards": ["solo-1", "solo-2", "solo-4"],
    }


@pytest.mark.rule("rocketmen:O5")
def test_with_no_card_to_draw_the_discarded_ones_are_reshuffled() -> None:
    scene = lay(solo("easy"), ["solo-1"], ["solo-2", "solo-4", "solo-6"])
    scene.nature("solo-1", "solo-6", "solo-4").turn(1)
    assert mission(scene) == ("earth", "shipyard", 2 + 1)
    assert piles(scene) == {"pile": ["solo-2"], "open": ["solo-1", "solo-4"], "discards": ["solo-6"]}


@pytest.mark.rule("rocketmen:O5")
def test_open_cards_are_not_reshuffled() -> None:
    scene = lay(solo("easy"), ["solo-1"], ["solo-2"]).turn(1)
    assert mission(scene) == ("earth", "spaceship", 2 + 2)
    assert piles(scene) == {"pile": [], "open": ["solo-1", "solo-2"], "discards": []}


@pytest.mark.rule("rocketmen:O5")
@pytest.mark.parametrize("seed", range(12))
def test_if_no_other_card_has_a_free_location_there_a_new_destination_is_drawn(seed: int) -> None:
    scene = RocketmenScene(1, seed=seed, difficulty="easy").market(*SHELF)
    for location in ORBIT[:4]:
        scene.arrived(location, 2)
    scene.nature("solo-5").turn(1)  # in orbit only the station is left, and its card is the destination's
    to, kind, field = mission(scene)
    assert (to, kind) != ("earth", "station") or "solo-5" in piles(scene)["open"]
    assert kind in OF_DESTINATION[str(to)]
    opened = [SOLO_CARDS.index(card) for card in piles(scene)["open"]]
    assert len(opened) == 2
    rows = [ROWS["easy"][one] for one in opened for other in opened if one != other and KINDS[other] == kind]
    assert [(to, field - STEPS["easy"][KINDS.index(str(kind))])] == rows


# The rival flies


@pytest.mark.rule("rocketmen:O6")
def test_under_way_the_rivals_rocket_advances_one_field_at_the_start_of_each_turn() -> None:
    scene = solo().rival("moon", "base", 5).turn(1)
    assert (mission(scene), scene.question) == (("moon", "base", 6), "Act")
    assert mission(scene.answer("end").turn(1)) == ("moon", "base", 7)
    assert scene.told("rival-card-drawn") == []


@pytest.mark.rule("rocketmen:O6")
@pytest.mark.parametrize(("destination", "distance"), [("earth", 8), ("moon", 10), ("mars", 13)])
def test_the_rival_arrives_at_the_distance_of_its_destination(destination: str, distance: int) -> None:
    scene = solo().rival(destination, "spaceship", distance - 2).turn(1)
    assert (scene.markers_at(f"{destination}-spaceship"), scene.missions(2)) == ([], 0)
    scene.answer("end").turn(1)
    assert (scene.markers_at(f"{destination}-spaceship"), scene.missions(2)) == ([2], 1)
    assert scene.rival_now["score"] == {"earth": 3, "moon": 5, "mars": 8}[destination]


@pytest.mark.rule("rocketmen:O6")
def test_the_rival_scores_by_order_of_arrival_as_a_player_would() -> None:
    scene = solo().arrived("mars-base", 1).rival("mars", "base", 12).turn(1)
    assert (scene.markers_at("mars-base"), scene.rival_now["score"]) == ([1, 2], 9)
    scene.plan(1, "mining").achieve(1, rocket=8, science=13).arrived("mars-mining", 2).answer("launch:mars")
    assert (scene.markers_at("mars-mining"), scene.points(1)) == ([2, 1], 8)


@pytest.mark.rule("rocketmen:O12")
def test_on_arrival_the_rivals_cards_are_discarded_and_its_next_mission_comes_a_turn_later() -> None:
    scene = solo("easy").nature("solo-1", "solo-2").turn(1).answer("end")
    scene.rival("earth", "spaceship", 7).turn(1)
    assert (scene.missions(2), mission(scene)) == (1, (None, None, 0))
    assert piles(scene)["discards"] == ["solo-1", "solo-2"]
    scene.answer("end").nature("solo-3", "solo-6").turn(1)
    assert mission(scene) == ("mars", "mining", 4)


@pytest.mark.rule("rocketmen:O13")
def test_after_its_sixth_mission_the_rival_begins_none() -> None:
    scene = solo()
    for location in (*ORBIT, "moon-base"):
        scene.arrived(location, 2)
    scene.turn(1)
    assert (mission(scene), piles(scene)["pile"]) == ((None, None, 0), SOLO_CARDS)
