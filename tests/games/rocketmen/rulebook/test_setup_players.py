"""Setting up Rocketmen, players and places: lines S7 to S13 of its rules."""

from collections import Counter

import pytest

from marsbound.core.refusal import BadInput, Refusal
from marsbound.core.script import NATURE
from marsbound.core.view import ONLOOKER
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.red_planet.kit import started
from tests.games.red_planet.rulebook.second.deals import drawn, follows, odds
from tests.games.rocketmen.kit import RocketmenScene
from tests.games.rocketmen.rulebook.deals import nature_asked, seen, undealt, until

pytestmark = pytest.mark.interpreted

MISSIONS = [
    *["satellite-a", "satellite-b", "spaceship-a", "spaceship-b", "spaceship-c", "hotel"],
    *["shipyard", "station-a", "station-b", "mining", "base-a", "base-b"],
]
LOCATIONS = {
    "earth": ["satellite", "spaceship", "hotel", "shipyard", "station"],
    "moon": ["satellite", "spaceship", "station", "base"],
    "mars": ["spaceship", "mining", "base"],
}


@pytest.mark.rule("rocketmen:S7")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_player_has_the_same_twelve_mission_cards(players: int) -> None:
    picture = seen(started("rocketmen", players))
    assert len(picture["seats"]) == players
    for seat in picture["seats"]:
        # hand and Command Centre together: which is where the onlooker can't tell
        assert Counter(seat["hand"]) + Counter(seat["command-centre"]) == dict.fromkeys(MISSIONS, 1)


@pytest.mark.rule("rocketmen:S7")
def test_every_player_has_six_mission_markers() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters")
    for kind in ("spaceship", "hotel", "shipyard", "station"):
        scene.arrived(f"earth-{kind}", 1)
    scene.arrived("moon-satellite", 1).turn(1)
    assert scene.offers("launch") == ["earth"]
    scene.arrived("moon-base", 1)
    assert scene.refusal("launch:earth") == Refusal("no-markers-left", "L15", "launch:earth")


@pytest.mark.rule("rocketmen:S7")
def test_nobody_has_an_achievement_or_a_completed_mission_at_the_start() -> None:
    picture = seen(started("rocketmen", 4))
    for seat in picture["seats"]:
        assert seat["achievements"] == {"money": 0, "science": 0, "rocket": 0, "hand": 0}
        assert seat["missions"] == 0
        assert (seat["plan"], seat["pad"], seat["play-area"], seat["depot"], seat["scrapyard"]) == (
            None,
            {},
            {},
            {},
            {},
        )
    assert all(location["arrived"] == [] for location in picture["locations"])


@pytest.mark.rule("rocketmen:S8")
def test_six_of_the_twelve_are_the_first_hand() -> None:
    play = started("rocketmen", 3)
    for player in range(3):
        own = seen(play, player)["seats"][player]
        assert sum(own["hand"].values()) == own["hand-size"] == 6
        assert sum(own["command-centre"].values()) == own["command-centre-size"] == 6
        assert Counter(own["hand"]) + Counter(own["command-centre"]) == dict.fromkeys(MISSIONS, 1)


@pytest.mark.rule("rocketmen:S8")
def test_each_of_the_twelve_is_equally_likely_to_be_drawn_first() -> None:
    play = until(undealt(2), "DrawACard")
    assert odds(play) == dict.fromkeys(MISSIONS, 1)
    assert follows(drawn(play, 2000), dict.fromkeys(MISSIONS, 1))


@pytest.mark.rule("rocketmen:S8")
def test_players_do_not_draw_the_same_first_hand() -> None:
    hands = [
        seen(started("rocketmen", 2, seed), player)["seats"][player]["hand"] for seed in (1, 2) for player in (0, 1)
    ]
    assert len({tuple(hand) for hand in hands}) == 4


@pytest.mark.rule("rocketmen:S9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_player_gets_two_objectives_of_twelve_and_no_two_are_the_same(players: int) -> None:
    play = started("rocketmen", players)
    dealt = [objective for player in range(players) for objective in seen(play, player)["seats"][player]["objectives"]]
    assert len(set(dealt)) == 2 * players
    assert set(dealt) <= set(play.box.objective_ids)
    assert len(play.box.objective_ids) == 12


@pytest.mark.rule("rocketmen:S9")
def test_objectives_are_dealt_at_random() -> None:
    play = until(undealt(2), "DealAnObjective")
    assert odds(play) == dict.fromkeys(play.box.objective_ids, 1)
    play.answer(NATURE, "moon-token-and-mars-token")
    assert odds(play) == {name: 1 for name in play.box.objective_ids if name != "moon-token-and-mars-token"}


@pytest.mark.rule("rocketmen:S9")
def test_objectives_are_seen_by_their_owner_only_and_the_rest_by_nobody() -> None:
    play = started("rocketmen", 2)
    own = seen(play, 0)
    assert "?" not in own["seats"][0]["objectives"]
    assert own["seats"][1]["objectives"] == ["?", "?"]
    assert [seat["objectives"] for seat in seen(play)["seats"]] == [["?", "?"], ["?", "?"]]
    assert "objective-dealt" not in [play.event_parts(event)["fact"] for event in play.events(ONLOOKER)]
    put_away = set(play.box.objective_ids) - set(own["seats"][0]["objectives"])
    assert not any(name in str(own) for name in put_away)


@pytest.mark.rule("rocketmen:S10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_at_random(players: int) -> None:
    play = undealt(players)
    assert nature_asked(play) == "DrawTheFirstPlayer"
    everyone = {str(seat + 1): 1 for seat in range(players)}
    assert odds(play) == everyone
    assert follows(drawn(play, 1000), everyone)


@pytest.mark.rule("rocketmen:S10")
def test_the_first_player_never_changes() -> None:
    scene = RocketmenScene(players=3).first(3).begin("rocketmen/round/PlayARound")
    order = []
    for _turn in range(6):
        order.append(scene.seat)
        scene.answer("end")
    assert order == [3, 1, 2, 3, 1, 2]
    assert scene.table.first_player == 2


@pytest.mark.rule("rocketmen:S10")
def test_the_first_player_has_no_advantage_in_a_tie() -> None:
    scene = RocketmenScene().first(2).score(1, 5).score(2, 5).finish()
    assert scene.winners == [1, 2]


@pytest.mark.rule("rocketmen:S10")
def test_the_rocket_starts_from_nought() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").turn(1)
    assert scene.launch == {}
    assert scene.answer("launch:earth").launch["rocket"] == 0


@pytest.mark.rule("rocketmen:S11")
def test_two_variants_are_drawn_open_for_all() -> None:
    play = undealt(3, variants="drawn")
    until(play, "DrawAVariant")
    assert odds(play) == dict.fromkeys(play.box.variant_ids, 1)
    assert len(play.box.variant_ids) == 10
    play.answer(NATURE, "two-engines")
    assert odds(play) == {name: 1 for name in play.box.variant_ids if name != "two-engines"}
    play.answer(NATURE, "free-mission")
    assert nature_asked(play) != "DrawAVariant"
    for player in (ONLOOKER, 0, 1, 2):
        assert sorted(seen(play, player)["variants"]) == ["free-mission", "two-engines"]


@pytest.mark.rule("rocketmen:S11")
def test_drawn_variants_take_effect() -> None:
    play = until(undealt(2, variants="drawn"), "DrawAVariant")
    for name in ("free-mission", "two-engines"):
        play.answer(NATURE, name)
    table = play.table
    assert isinstance(table, Rocketmen)
    assert table.engine_limit() == 2


@pytest.mark.rule("rocketmen:S11")
def test_without_that_option_there_are_no_variants() -> None:
    assert seen(started("rocketmen", 2))["variants"] == []


@pytest.mark.rule("rocketmen:S11")
def test_two_variants_can_be_named_but_neither_one_nor_three_nor_one_twice() -> None:
    named = seen(started("rocketmen", 2, variants="most-hazards,market-end"))["variants"]
    assert sorted(named) == ["market-end", "most-hazards"]
    for names in ("market-end", "market-end,market-end", "market-end,two-engines,free-mission"):
        with pytest.raises(BadInput, match="two names"):
            undealt(2, variants=names)
    with pytest.raises(BadInput, match='no variant "three-engines"'):
        undealt(2, variants="three-engines,market-end")


@pytest.mark.rule("rocketmen:S12")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_score_markers_start_on_nought(players: int) -> None:
    picture = seen(started("rocketmen", players))
    assert [seat["score"] for seat in picture["seats"]] == [0] * players
    assert (picture["rival"] or {"score": 0})["score"] == 0


@pytest.mark.rule("rocketmen:S13")
def test_there_are_five_locations_in_orbit_four_on_the_moon_and_three_on_mars() -> None:
    found = [location["location"] for location in seen(started("rocketmen", 2))["locations"]]
    assert found == [f"{destination}-{kind}" for destination, kinds in LOCATIONS.items() for kind in kinds]
    assert len(found) == 12
    assert len({location.partition("-")[2] for location in found}) == 7


@pytest.mark.rule("rocketmen:S13")
@pytest.mark.parametrize(
    ("mission", "reached"),
    [
        ("satellite-a", {"earth": "earth-satellite", "moon": "moon-satellite"}),
        ("spaceship-a", {"earth": "earth-spaceship", "moon": "moon-spaceship", "mars": "mars-spaceship"}),
        ("hotel", {"earth": "earth-hotel"}),
        ("shipyard", {"earth": "earth-shipyard"}),
        ("station-b", {"earth": "earth-station", "moon": "moon-station"}),
        ("mining", {"mars": "mars-mining"}),
        ("base-a", {"moon": "moon-base", "mars": "mars-base"}),
    ],
)
def test_a_mission_reaches_the_location_of_its_kind(mission: str, reached: dict[str, str]) -> None:
    for destination, location in reached.items():
        # science enough to arrive anywhere without a success card
        scene = RocketmenScene().plan(1, mission).pad(1, "heavy-stage", "heavy-stage").achieve(1, science=13).turn(1)
        assert scene.offers("launch") == list(reached)
        scene.answer(f"launch:{destination}")
        assert [arrival["location"] for arrival in scene.told("mission-completed")] == [location]
