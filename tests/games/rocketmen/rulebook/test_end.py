"""The end, E1 to E4 and E10: when it begins, and the round that is played to its end."""

import pytest

from marsbound.core.play import Play
from marsbound.games.registry import games
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.kit import RocketmenScene

pytestmark = pytest.mark.interpreted

GAME = games()["rocketmen"]
ORBIT = ["earth-satellite", "earth-spaceship", "earth-hotel", "earth-shipyard", "earth-station"]
MOON = ["moon-satellite", "moon-spaceship", "moon-station", "moon-base"]


def ready(scene: RocketmenScene, seat: int, mission: str) -> RocketmenScene:
    """A mission that succeeds without a draw."""
    return scene.plan(seat, mission).achieve(seat, rocket=8, science=13)


def completed(scene: RocketmenScene, seat: int, mission: str, destination: str) -> RocketmenScene:
    return ready(scene, seat, mission).turn(seat).answer(f"launch:{destination}")


def arrived(scene: RocketmenScene, seat: int, locations: list[str]) -> RocketmenScene:
    for location in locations:
        scene.arrived(location, seat)
    return scene


# Points


@pytest.mark.rule("rocketmen:E1")
@pytest.mark.parametrize(("players", "goal"), [(4, 18), (3, 21), (2, 23)])
def test_the_end_begins_when_somebody_reaches_or_passes_the_goal(players: int, goal: int) -> None:
    short = completed(RocketmenScene(players).score(2, goal - 2), 2, "satellite-a", "earth")
    assert (short.points(2), short.ending, short.told("end-begun")) == (goal - 1, False, [])
    reached = completed(RocketmenScene(players).score(2, goal - 1), 2, "satellite-a", "earth")
    assert (reached.points(2), reached.ending, reached.told("end-begun", player=0)) == (goal, True, [{}])
    passed = completed(RocketmenScene(players).score(2, goal - 1), 2, "base-a", "mars")
    assert (passed.points(2), passed.ending) == (goal + 9, True)


@pytest.mark.rule("rocketmen:E1")
def test_points_of_several_players_are_not_added_up() -> None:
    scene = completed(RocketmenScene(2).score(1, 22).score(2, 19), 2, "hotel", "earth")
    assert (scene.points(2), scene.ending) == (22, False)


# Missions


@pytest.mark.rule("rocketmen:E2")
def test_a_sixth_mission_begins_the_end_if_somebody_is_at_every_destination() -> None:
    scene = arrived(RocketmenScene(3), 1, ORBIT).arrived("mars-mining", 3)
    completed(scene, 1, "station-a", "moon")
    assert (scene.missions(1), scene.points(1), scene.ending) == (6, 6, True)


@pytest.mark.rule("rocketmen:E2")
def test_the_sixth_mission_itself_may_bring_the_first_marker_to_the_last_destination() -> None:
    scene = arrived(RocketmenScene(3), 1, [*ORBIT[:4], "moon-base"])
    completed(scene, 1, "spaceship-a", "mars")
    assert (scene.missions(1), scene.points(1), scene.ending) == (6, 8, True)


@pytest.mark.rule("rocketmen:E2")
def test_a_fifth_mission_does_not() -> None:
    scene = arrived(RocketmenScene(3), 1, ORBIT[:4]).arrived("mars-mining", 3)
    completed(scene, 1, "station-a", "moon")
    assert (scene.missions(1), scene.ending) == (5, False)


@pytest.mark.rule("rocketmen:E2")
@pytest.mark.parametrize(
    ("before", "mission", "destination"),
    [
        pytest.param(ORBIT, "station-a", "moon", id="nobody on Mars"),
        pytest.param([*ORBIT[:2], *MOON[1:]], "satellite-a", "moon", id="nobody on Mars, twice elsewhere"),
        pytest.param([*MOON, "mars-spaceship"], "mining", "mars", id="nobody in orbit"),
        pytest.param(["mars-spaceship", "mars-mining", *ORBIT[1:4]], "station-a", "earth", id="nobody on the Moon"),
    ],
)
def test_a_sixth_mission_does_not_while_a_destination_has_no_marker(
    before: list[str], mission: str, destination: str
) -> None:
    scene = completed(arrived(RocketmenScene(3), 1, before), 1, mission, destination)
    assert (scene.missions(1), scene.ending) == (6, False)


@pytest.mark.rule("rocketmen:E2")
def test_the_first_marker_at_the_last_destination_begins_the_end_after_somebodys_sixth_mission() -> None:
    scene = arrived(RocketmenScene(3), 1, [*ORBIT, "moon-base"])
    completed(scene, 2, "hotel", "earth")
    assert scene.ending is False
    completed(scene, 3, "spaceship-a", "mars")
    assert (scene.missions(3), scene.ending) == (1, True)


@pytest.mark.rule("rocketmen:E3")
def test_the_end_begins_when_all_players_have_completed_six_missions_wherever() -> None:
    scene = arrived(arrived(RocketmenScene(2), 1, [*ORBIT, "moon-base"]), 2, [*MOON, "earth-hotel"])
    assert scene.ending is False
    completed(scene, 2, "shipyard", "earth")
    assert (scene.missions(1), scene.missions(2), scene.ending) == (6, 6, True)


@pytest.mark.rule("rocketmen:E3")
def test_one_player_without_a_sixth_mission_is_enough_to_go_on() -> None:
    scene = arrived(arrived(RocketmenScene(3), 1, [*ORBIT, "moon-base"]), 2, [*MOON, "earth-hotel"])
    arrived(scene, 3, ORBIT)
    completed(scene, 2, "shipyard", "earth")
    assert (scene.missions(2), scene.missions(3), scene.ending) == (6, 5, False)


# The last round


def turns(scene: RocketmenScene) -> list[str]:
    """Whose turns have begun."""
    return [event["seat"] for event in scene.told("turn-begun")]


@pytest.mark.rule("rocketmen:E4")
def test_the_round_is_played_to_its_end_and_then_points_are_counted() -> None:
    scene = ready(RocketmenScene(3).first(2).score(2, 20), 2, "hotel").rounds().answer("launch:earth")
    assert (scene.ending, scene.play.over, scene.seat) == (True, False, 3)
    scene.answer("end")
    assert (scene.play.over, scene.seat) == (False, 1)
    scene.answer("end")
    assert (scene.play.over, turns(scene)) == (True, ["2", "3", "1"])
    assert (scene.total(2), scene.winners) == (23, [2])
    assert scene.told("game-won", player=0) == [{"seat": "2"}]


@pytest.mark.rule("rocketmen:E4")
def test_begun_by_the_last_player_of_a_round_the_end_comes_at_once() -> None:
    scene = ready(RocketmenScene(3).first(2).score(1, 20), 1, "hotel").rounds()
    scene.answer("end", "end", "launch:earth")
    assert (scene.play.over, turns(scene)) == (True, ["2", "3", "1"])


@pytest.mark.rule("rocketmen:E4")
def test_before_the_end_has_begun_round_follows_round() -> None:
    scene = ready(RocketmenScene(3).first(2).score(2, 17), 2, "hotel").rounds()
    scene.answer("launch:earth", "end", "end")
    assert (scene.play.over, scene.seat, turns(scene)) == (False, 2, ["2", "3", "1", "2"])


@pytest.mark.rule("rocketmen:E4")
def test_the_last_turns_still_score() -> None:
    scene = ready(ready(RocketmenScene(2).score(1, 22), 1, "hotel"), 2, "base-a").score(2, 20)
    scene.rounds().answer("launch:earth", "launch:mars")
    assert (scene.play.over, scene.points(1), scene.points(2)) == (True, 25, 30)
    assert (scene.winners, scene.told("end-begun")) == ([2], [{}])


# A game that stands still


def idle(scene: RocketmenScene, turns: int) -> RocketmenScene:
    return scene.answer(*["end"] * turns)


@pytest.mark.rule("rocketmen:E10")
def test_six_full_rounds_without_a_purchase_or_a_mission_end_the_game() -> None:
    scene = idle(RocketmenScene(3).rounds(), 17)
    assert scene.play.over is False
    assert (idle(scene, 1).play.over, len(turns(scene))) == (True, 18)
    assert scene.told("score-counted") != []


@pytest.mark.rule("rocketmen:E10")
def test_a_purchase_begins_the_count_anew() -> None:
    scene = idle(RocketmenScene(2).rounds(), 10).hand(1, "stock-market-listing").answer("buy-engine:small-boosters")
    scene.answer("pay-for-me", "end")
    assert scene.row(1, "depot")["small-boosters"] == 1
    idle(scene, 1 + 11)
    assert scene.play.over is False
    assert idle(scene, 1).play.over is True


@pytest.mark.rule("rocketmen:E10")
def test_a_completed_mission_begins_the_count_anew() -> None:
    scene = ready(idle(RocketmenScene(2).rounds(), 11), 2, "hotel").answer("launch:earth")
    idle(scene, 11)
    assert scene.play.over is False
    assert idle(scene, 1).play.over is True


@pytest.mark.rule("rocketmen:E10")
@pytest.mark.parametrize("deed", ["plan:satellite-a", "pad:big-data"])
def test_placing_a_card_begins_the_count_anew(deed: str) -> None:
    scene = RocketmenScene(2).hand(1, "satellite-a", "big-data")
    if deed.startswith("pad"):
        scene.plan(1, "hotel")
    scene = idle(scene.rounds(), 10).answer(deed, "end")
    assert idle(scene, 1 + 11).play.over is False
    assert idle(scene, 1).play.over is True


@pytest.mark.rule("rocketmen:E10")
def test_a_launch_begins_the_count_anew_even_if_it_fails() -> None:
    scene = idle(RocketmenScene(2).plan(1, "hotel").rounds(), 10).achieve(1, rocket=3)
    fail(scene.success(0, 0, 1))
    assert idle(scene, 1 + 11).play.over is False
    assert idle(scene, 1).play.over is True


def fail(scene: RocketmenScene) -> RocketmenScene:
    scene.answer("launch:earth", "go-on", "go-on", "go-on")
    return scene.answer(*(["give-up"] if scene.question == "Fly" else []), "yes")


@pytest.mark.rule("rocketmen:E10")
def test_twelve_rounds_that_come_to_nothing_end_the_game_too() -> None:
    """A mission is planned and dropped again in every round."""
    scene = RocketmenScene(2).hand(1, "satellite-a").deck(1).rounds()
    while not scene.play.over:
        scene.answer("plan:satellite-a", "drop-plan", "end", "end")
    told = scene.told("round-without-progress")
    assert told == [{"rounds": str(rounds), "limit": "12"} for rounds in range(7, 12)]
    assert (len(turns(scene)), scene.told("game-stalled")) == (24, [{"rounds": "12"}])


@pytest.mark.rule("rocketmen:E10")
def test_discarding_does_not() -> None:
    scene = idle(RocketmenScene(2).hand(1, "hotel", "satellite-a").rounds(), 10)
    scene.answer("discard:satellite-a", "end")
    assert idle(scene, 1).play.over is True


@pytest.mark.rule("rocketmen:E10")
def test_rounds_without_progress_are_announced_and_shown_and_so_is_the_end() -> None:
    scene = RocketmenScene(2).rounds()
    for number in range(1, 6):
        idle(scene, 2)
        assert scene.told("round-without-progress")[-1] == {"rounds": str(number), "limit": "6"}
        assert scene.picture(1)["stalled"] == number
        assert GAME.outlook(scene.play.view(0))["stalled-limit"] == 6
    assert (scene.told("game-stalled"), scene.play.over) == ([], False)
    assert (idle(scene, 2).told("game-stalled"), scene.play.over) == ([{"rounds": "6"}], True)
    assert len(scene.told("round-without-progress")) == 5


@pytest.mark.rule("rocketmen:E10")
def test_a_game_that_ends_anyhow_is_not_said_to_stand_still() -> None:
    scene = idle(RocketmenScene(2).rounds(), 11)
    scene.table.ending = True
    assert (idle(scene, 1).play.over, scene.told("game-stalled")) == (True, [])


@pytest.mark.rule("rocketmen:E10", "rocketmen:O10")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_solo_game_ends_by_its_market_however_idle_its_player_is(seed: int) -> None:
    play = Play(GAME, box_of("rocketmen"), 1, {"difficulty": "easy"}, seed)
    while not play.over:
        play.answer(0, "end")
    assert isinstance(play.table, Rocketmen)
    assert play.table.round > 6
    assert play.table.ending
    assert GAME.outlook(play.view(0))["stalled-limit"] == 0


def test_a_game_begun_by_the_first_rules_ends_by_them() -> None:
    """There placing and launching was standing still, and a solo player could stand still, too."""
    scene = idle(RocketmenScene(2, rules="1").hand(1, "hotel", "satellite-a").rounds(), 10).achieve(1, rocket=3)
    fail(scene.success(0, 0, 1).answer("plan:hotel"))
    assert idle(scene, 1).play.over is True
    solo = Play(GAME.as_of("1"), box_of("rocketmen"), 1, {"difficulty": "easy"}, 1)
    while not solo.over:
        solo.answer(0, "end")
    assert isinstance(solo.table, Rocketmen)
    assert (solo.table.round, solo.table.ending) == (6, False)
    assert scene.told("round-without-progress") == scene.told("game-stalled") == []


@pytest.mark.rule("rocketmen:O10")
def test_the_rivals_missions_keep_a_solo_game_going() -> None:
    scene = RocketmenScene(1).objectives(1, "earth-satellite-and-moon-satellite").rival("earth", "hotel", 6)
    scene.market("crowdfunding", "internet", "backup", "big-data", "batteries", "solar-power").rounds()
    idle(scene, 1)  # the rival arrives at the start of the second turn
    assert (scene.missions(2), scene.rival_now["score"]) == (1, 3)
    idle(scene, 5)
    assert scene.play.over is False
