"""Every discovery: what it does at its moment, where it stops, and what it does with nobody there."""

import pytest

from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted

KINDS = ("ice", "sylvanite", "celerium")


def at_hellas(card: str, crew: dict[int, int], kind: str | None = "ice", scene: Scene | None = None) -> Scene:
    """The discovery at Hellas with these people there, from the reveal to the next question."""
    scene = (scene or Scene()).discover("hellas", card)
    if kind:
        scene.put("hellas", crew, kind)
    return scene.begin("game/BeginReveal")


def ice(scene: Scene) -> list[int]:
    """Ice tokens of the four seats."""
    return [scene.tokens(seat, "ice") for seat in (1, 2, 3, 4)]


def points(scene: Scene) -> list[int]:
    """What discoveries give the four seats."""
    return [scene.scored(seat, "discoveries") for seat in (1, 2, 3, 4)]


# In production 3


@pytest.mark.rule("red-planet-second:X2")
def test_even_ground_lets_all_present_share() -> None:
    assert ice(at_hellas("even-ground", {1: 5, 2: 1, 4: 2})) == [1, 1, 0, 1]
    assert ice(at_hellas("even-ground", {1: 5, 2: 1})) == [1, 1, 0, 0]
    assert ice(at_hellas("even-ground", {1: 5})) == [3, 0, 0, 0]
    assert at_hellas("even-ground", {}).lying("hellas", "ice") == 3


@pytest.mark.rule("red-planet-second:X2")
def test_even_ground_among_four_leaves_all_three_tokens() -> None:
    scene = at_hellas("even-ground", {1: 4, 2: 1, 3: 1, 4: 1})
    assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 0, 0, 0], 3)


@pytest.mark.rule("red-planet-second:X2")
def test_even_ground_acts_in_its_own_zone_only() -> None:
    scene = at_hellas("even-ground", {1: 1}, scene=Scene().put("tritonis-sinus", {2: 2, 3: 1}))
    assert ice(scene) == [3, 3, 0, 0]


@pytest.mark.rule("red-planet-second:X2")
def test_uneven_ground_lets_the_fewest_take_all() -> None:
    assert ice(at_hellas("uneven-ground", {1: 5, 2: 1, 4: 2})) == [0, 3, 0, 0]
    assert ice(at_hellas("uneven-ground", {1: 5, 2: 2, 4: 2})) == [0, 1, 0, 1]
    assert ice(at_hellas("uneven-ground", {3: 5})) == [0, 0, 3, 0]


@pytest.mark.rule("red-planet-second:X2")
def test_uneven_ground_needs_at_least_one_astronaut() -> None:
    scene = at_hellas("uneven-ground", {})
    assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 0, 0, 0], 3)


@pytest.mark.rule("red-planet-second:X2")
def test_even_and_uneven_ground_rule_over_older_tokens_too() -> None:
    assert ice(at_hellas("even-ground", {1: 5, 2: 1}, scene=Scene().lay("hellas", "ice", 1))) == [2, 2, 0, 0]
    assert ice(at_hellas("uneven-ground", {1: 5, 2: 1}, scene=Scene().lay("hellas", "ice", 1))) == [0, 4, 0, 0]


@pytest.mark.rule("red-planet-second:X3")
def test_mining_accident_allows_no_new_tokens() -> None:
    scene = at_hellas("mining-accident", {1: 2}, scene=Scene().put("ausonia", {2: 1}))
    assert ice(scene) == [0, 3, 0, 0]
    assert scene.told("tokens-placed") == [{"zone": "ausonia", "kind": "ice", "number": "3"}]


@pytest.mark.rule("red-planet-second:X3")
def test_after_a_mining_accident_older_tokens_are_still_given_out() -> None:
    assert ice(at_hellas("mining-accident", {1: 2, 2: 1}, scene=Scene().lay("hellas", "ice", 2))) == [2, 0, 0, 0]
    scene = at_hellas("mining-accident", {}, scene=Scene().lay("hellas", "ice", 2))
    assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 0, 0, 0], 2)


@pytest.mark.rule("red-planet-second:X6")
def test_synergy_adds_a_token_in_every_neighbouring_zone_that_produces() -> None:
    scene = Scene().turn_up("syrtis-major", "celerium").turn_up("tritonis-sinus", "sylvanite").turn_up("ausonia", "ice")
    at_hellas("synergy", {}, scene=scene.turn_up("phobos", "ice"))
    assert scene.told("tokens-placed") == [
        {"zone": "ausonia", "kind": "ice", "number": "3"},
        {"zone": "tritonis-sinus", "kind": "sylvanite", "number": "4"},
        {"zone": "hellas", "kind": "ice", "number": "3"},
        {"zone": "syrtis-major", "kind": "celerium", "number": "4"},
        {"zone": "phobos", "kind": "ice", "number": "3"},
    ]


@pytest.mark.rule("red-planet-second:X6")
def test_synergy_needs_no_resource_and_nobody_in_its_own_zone() -> None:
    scene = at_hellas("synergy", {}, kind=None, scene=Scene().put("syrtis-major", {2: 1}))
    assert ice(scene) == [0, 4, 0, 0]
    assert scene.table.unexplored(scene.zone("hellas"))


@pytest.mark.rule("red-planet-second:X6")
def test_synergy_does_nothing_where_no_neighbour_produces() -> None:
    scene = at_hellas("synergy", {}, kind=None)
    assert scene.told("tokens-placed") == []


@pytest.mark.rule("red-planet-second:X4")
def test_subterfuge_lets_the_second_most_take_all_tokens_older_ones_too() -> None:
    scene = at_hellas("subterfuge", {1: 3, 2: 2, 3: 1}, scene=Scene().lay("hellas", "celerium", 1))
    assert ice(scene) == [0, 3, 0, 0]
    assert scene.tokens(2, "celerium") == 1


@pytest.mark.rule("red-planet-second:X4")
def test_subterfuge_leaves_the_tokens_where_one_player_is_alone_or_nobody() -> None:
    for crew in ({1: 3}, {}):
        scene = at_hellas("subterfuge", crew)
        assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 0, 0, 0], 3)


@pytest.mark.rule("red-planet-second:X4")
def test_subterfuge_acts_in_its_own_zone_only() -> None:
    scene = at_hellas("subterfuge", {}, scene=Scene().put("ausonia", {1: 2, 2: 1}))
    assert ice(scene) == [3, 0, 0, 0]


@pytest.mark.rule("red-planet-second:X6")
def test_frozen_cave_turns_new_tokens_into_ice_and_older_ones_stay_what_they_are() -> None:
    scene = at_hellas("frozen-cave", {1: 1}, kind="celerium", scene=Scene().lay("hellas", "celerium", 2))
    assert [scene.tokens(1, kind) for kind in KINDS] == [3, 0, 2]
    assert scene.picture(1)["tokens"] == {"ice": 37, "sylvanite": 23, "celerium": 21}


@pytest.mark.rule("red-planet-second:X6")
def test_frozen_cave_acts_in_its_own_zone_only_and_on_ice_not_at_all() -> None:
    scene = at_hellas("frozen-cave", {1: 1}, scene=Scene().put("ausonia", {2: 1}, "celerium"))
    assert ice(scene) == [3, 0, 0, 0]
    assert scene.tokens(2, "celerium") == 3


@pytest.mark.rule("red-planet-second:P7")
def test_frozen_cave_gives_what_ice_is_left() -> None:
    scene = at_hellas("frozen-cave", {1: 1}, kind="celerium", scene=Scene().give(2, "ice", 38))
    assert [scene.tokens(1, kind) for kind in KINDS] == [2, 0, 0]


@pytest.mark.rule("red-planet-second:X6")
def test_rich_vein_adds_two_tokens() -> None:
    scene = at_hellas("rich-vein", {1: 1}, kind="sylvanite", scene=Scene().put("ausonia", {2: 1}))
    assert scene.tokens(1, "sylvanite") == 5
    assert scene.tokens(2, "ice") == 3


@pytest.mark.rule("red-planet-second:P7")
@pytest.mark.parametrize(("left", "gained"), [(6, 5), (5, 5), (4, 4), (0, 0)])
def test_rich_vein_gives_what_is_left(left: int, gained: int) -> None:
    scene = at_hellas("rich-vein", {1: 1}, kind="sylvanite", scene=Scene().give(2, "sylvanite", 23 - left))
    assert scene.tokens(1, "sylvanite") == gained


@pytest.mark.rule("red-planet-second:X6")
@pytest.mark.parametrize("card", ["rich-vein", "frozen-cave", "even-ground", "uneven-ground", "subterfuge"])
def test_where_the_resource_lies_face_down_a_card_of_production_3_does_nothing(card: str) -> None:
    scene = at_hellas(card, {}, kind=None)
    assert scene.play.over
    assert [scene.lying("hellas", kind) for kind in KINDS] == [0, 0, 0]


# At the reveal


@pytest.mark.rule("red-planet-second:X1")
def test_native_resistance_costs_each_player_present_one_astronaut_there() -> None:
    scene = at_hellas("native-resistance", {1: 3, 2: 1, 4: 1}, scene=Scene().put("ausonia", {1: 2, 3: 1}))
    assert [scene.in_zone("hellas", seat) for seat in (1, 2, 3, 4)] == [2, 0, 0, 0]
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [1, 1, 0, 1]
    assert [scene.in_zone("ausonia", seat) for seat in (1, 3)] == [2, 1]


@pytest.mark.rule("red-planet-second:X1")
def test_native_resistance_strikes_before_production_3() -> None:
    scene = at_hellas("native-resistance", {1: 1, 2: 1})
    assert (ice(scene), scene.lying("hellas", "ice")) == ([0, 0, 0, 0], 3)


@pytest.mark.rule("red-planet-second:X1")
def test_native_resistance_finds_nobody_in_an_empty_zone() -> None:
    scene = at_hellas("native-resistance", {}, scene=Scene().dock("hellas-3", crew={1: 2}))
    assert scene.told("astronaut-lost-here") == []
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]


@pytest.mark.rule("red-planet-second:X1")
def test_ether_magnet_lands_everybody_on_docked_ships_there_whatever_the_destination() -> None:
    scene = Scene().dock("phobos-5", crew={1: 1, 2: 2}).dock("unknown-4", crew={3: 1}, to="ausonia").dock("hellas-3")
    at_hellas("ether-magnet", {1: 1}, scene=scene)
    assert [scene.in_zone("hellas", seat) for seat in (1, 2, 3, 4)] == [2, 2, 1, 0]
    assert [scene.aboard(dock, seat) for dock, seat in ((1, 1), (1, 2), (2, 3))] == [0, 0, 0]
    assert scene.told("crew-pulled-down") == [{"dock": "d1", "zone": "hellas"}, {"dock": "d2", "zone": "hellas"}]
    assert ice(scene) == [1, 1, 0, 0]


@pytest.mark.rule("red-planet-second:X1")
def test_ether_magnet_moves_no_ship_and_nobody_already_on_mars() -> None:
    scene = Scene().dock("phobos-5", crew={1: 1}).put("ausonia", {2: 2}).put("phobos", {3: 1})
    at_hellas("ether-magnet", {}, scene=scene)
    assert (scene.ship(1), scene.launched(1)) == ("phobos-5", False)
    assert (scene.in_zone("ausonia", 2), scene.in_zone("phobos", 3)) == (2, 1)


@pytest.mark.rule("red-planet-second:X1")
def test_ether_magnet_pulls_nobody_from_empty_ships() -> None:
    scene = at_hellas("ether-magnet", {}, scene=Scene().dock("phobos-5").dock("hellas-3"))
    assert scene.told("crew-pulled-down") == []
    assert scene.table.present(scene.zone("hellas")) == 0


@pytest.mark.rule("red-planet-second:X5")
def test_sandstorm_makes_each_owner_move_all_away_to_neighbours_of_their_choice() -> None:
    scene = Scene().turn_up("syrtis-major", "ice").turn_up("tritonis-sinus", "ice").turn_up("vastitas-borealis", "ice")
    at_hellas("sandstorm", {1: 2, 2: 1}, scene=scene)
    assert (scene.seat, scene.choices) == (1, ["vastitas-borealis", "tritonis-sinus", "syrtis-major"])
    scene.answer("tritonis-sinus", "syrtis-major")
    assert scene.seat == 2
    scene.answer("vastitas-borealis")
    assert scene.play.over
    assert scene.table.present(scene.zone("hellas")) == 0
    assert (scene.in_zone("tritonis-sinus", 1), scene.in_zone("syrtis-major", 1)) == (1, 1)
    assert scene.in_zone("vastitas-borealis", 2) == 1
    assert [scene.lost(seat) for seat in (1, 2)] == [0, 0]


@pytest.mark.rule("red-planet-second:X5")
def test_from_a_sandstorm_one_flees_to_a_neighbouring_zone_and_must() -> None:
    scene = at_hellas("sandstorm", {1: 1})
    for zone in ("hellas", "ausonia", "valles-marineris", "phobos"):
        refusal = scene.refusal(zone)
        assert (refusal.reason, refusal.rule) == ("not-adjacent", "X5")
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "X5")


@pytest.mark.rule("red-planet-second:X5")
def test_a_sandstorm_in_an_empty_zone_asks_nobody() -> None:
    scene = at_hellas("sandstorm", {}, scene=Scene().put("ausonia", {1: 1}).dock("hellas-3", crew={2: 1}))
    assert scene.play.over
    assert scene.told("astronaut-moved") == []


# At final scoring


@pytest.mark.rule("red-planet-second:F3")
def test_lichens_are_worth_3_points_to_each_player_present_however_many_they_are() -> None:
    scene = at_hellas("lichens", {1: 5, 2: 1, 4: 1}, scene=Scene().put("ausonia", {3: 1}))
    assert points(scene) == [3, 3, 0, 3]


@pytest.mark.rule("red-planet-second:F6")
def test_an_underground_lake_is_worth_6_points_to_whoever_has_most_there_all_tied_in_full() -> None:
    assert points(at_hellas("underground-lake", {1: 2, 2: 1, 3: 1})) == [6, 0, 0, 0]
    assert points(at_hellas("underground-lake", {1: 2, 2: 2, 3: 1})) == [6, 6, 0, 0]
    assert points(at_hellas("underground-lake", {1: 1, 2: 1, 3: 1, 4: 1})) == [6, 6, 6, 6]


@pytest.mark.rule("red-planet-second:F3")
def test_radiation_costs_each_player_present_3_points() -> None:
    scene = at_hellas("radiation", {1: 5, 2: 1}, scene=Scene().put("ausonia", {3: 1}))
    assert points(scene) == [-3, -3, 0, 0]


@pytest.mark.rule("red-planet-second:F3")
@pytest.mark.parametrize("card", ["lichens", "underground-lake", "radiation"])
def test_with_nobody_there_a_discovery_of_final_scoring_gives_and_takes_nothing(card: str) -> None:
    scene = at_hellas(card, {}, scene=Scene().dock("hellas-5", crew={1: 3}).put("tritonis-sinus", {2: 2}).lose(3, 1))
    assert points(scene) == [0, 0, 0, 0]
    assert scene.told("discovery-scored") == []


@pytest.mark.rule("red-planet-second:X1")
@pytest.mark.parametrize("card", ["lichens", "underground-lake", "radiation"])
def test_a_discovery_of_final_scoring_leaves_production_3_and_the_people_alone(card: str) -> None:
    scene = at_hellas(card, {1: 2, 2: 1})
    assert ice(scene) == [3, 0, 0, 0]
    assert [scene.in_zone("hellas", seat) for seat in (1, 2)] == [2, 1]
