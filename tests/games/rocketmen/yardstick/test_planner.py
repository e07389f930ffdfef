"""The sensible player of Rocketmen: it knows what it may know, and does what one would do."""

import pytest

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.rocketmen.rules.box import DESTINATIONS
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.odds import before_launch
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.rocketmen.kit import RocketmenScene
from tests.games.rocketmen.table_builder import first_release
from tests.games.rocketmen.yardstick.planner import GOOD_ODDS, PlannerBot, Turn
from tests.games.rocketmen.yardstick.projects import WANTED_ODDS, catalogue, fields_needed

BOX = first_release()
DECK = (2, 5, 6, 4, 1)


def chosen(scene: RocketmenScene) -> str:
    """What the bot answers now."""
    player = scene.play.asked_players()[0]
    asked = scene.play.question(player)
    assert asked is not None
    return PlannerBot().choose(scene.play.view(player), asked, Generator(1))


def deeds(scene: RocketmenScene, most: int = 30) -> list[str]:
    """What the bot does in this turn, at most so many deeds."""
    found: list[str] = []
    while scene.question and len(found) < most:
        found.append(chosen(scene))
        scene.answer(found[-1])
    return found


# Whole games


def played(players: int, seed: int, **options: str) -> Play:
    """Everybody a planner."""
    play = Play(ROCKETMEN, BOX, players, options, seed)
    bot = PlannerBot()
    chance = Generator(seed)
    while not play.over:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, bot.choose(play.view(player), asked, chance))
    return play


def first_launch(play: Play) -> int:
    """The round of the first launch, 0 without any."""
    round_number = 0
    for event in play.heard:
        fact = play.game.facts[event.fact].name
        if fact == "turn-begun":
            round_number = event.values[1]
        if fact == "launch-declared":
            return round_number
    return 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_planners_end_by_the_rulebook(players: int) -> None:
    for seed in range(3):
        play = played(players, seed)
        assert isinstance(play.table, Rocketmen)
        assert play.table.ending
        assert 8 <= play.table.round <= 40
        assert 2 <= first_launch(play) <= 12


@pytest.mark.parametrize("difficulty", ["easy", "hard"])
def test_solo_games_end(difficulty: str) -> None:
    play = played(1, 1, difficulty=difficulty)
    assert play.over
    assert first_launch(play) > 0


def test_other_modes_and_variants_are_played_to_the_end() -> None:
    assert played(2, 1, mode="battle_for_earth").over
    assert played(3, 1, variants="keep-one-after-failure,free-mission").over


def test_the_same_seed_is_the_same_game() -> None:
    one, other = (played(2, 5) for _game in range(2))
    assert [(step.player, step.text) for step in one.steps] == [(step.player, step.text) for step in other.steps]


def test_what_a_planner_cannot_see_changes_nothing() -> None:
    """In worlds that look the same to it, it answers the same."""
    play = Play(ROCKETMEN, BOX, 3, {}, 3)
    bot = PlannerBot()
    for step in range(150):
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        view = play.view(player)
        answer = bot.choose(view, asked, Generator(1))
        if step % 10 == 0:
            elsewhere = ROCKETMEN.view(ROCKETMEN.sample_world(view, step), player)
            assert bot.choose(elsewhere, asked, Generator(1)) == answer
        play.answer(player, answer)


# What it aims at


@pytest.mark.parametrize(("destination", "distance", "draws"), [(0, 8, 3), (1, 10, 4), (2, 13, 5)])
def test_it_knows_how_far_ahead_a_rocket_must_be(destination: int, distance: int, draws: int) -> None:
    ahead = fields_needed(list(DECK), distance, draws, WANTED_ODDS)
    assert catalogue(BOX).needed[destination] == ahead
    scene = RocketmenScene().plan(1, "spaceship-b").achieve(1, rocket=8, science=ahead).turn(1)
    assert before_launch(scene.table, 0, destination).success >= WANTED_ODDS
    scene = RocketmenScene().plan(1, "spaceship-b").achieve(1, rocket=8, science=ahead - 1).turn(1)
    assert before_launch(scene.table, 0, destination).success < WANTED_ODDS


def test_in_a_solo_game_it_prefers_what_its_objective_asks_for() -> None:
    for objective, goals in (
        ("earth-hotel-and-moon-spaceship", {"earth-hotel", "moon-spaceship"}),
        ("earth-shipyard-and-mars-spaceship", {"earth-shipyard", "mars-spaceship"}),
    ):
        scene = RocketmenScene(1).objectives(1, objective).turn(1)
        project = Turn(scene.table, 0).project
        assert project is not None
        assert scene.box.location_ids[project.location] in goals


def test_it_aims_at_nothing_it_has_reached_and_at_nothing_after_its_last_mission() -> None:
    scene = RocketmenScene().arrived("earth-hotel", 1).turn(1)
    project = Turn(scene.table, 0).project
    assert project is not None
    assert scene.box.location_ids[project.location] != "earth-hotel"
    places = ["earth-hotel", "earth-station", "earth-shipyard", "moon-base", "moon-station", "moon-satellite"]
    scene = RocketmenScene()
    for place in places:
        scene.arrived(place, 1)
    assert Turn(scene.turn(1).table, 0).project is None


# What it does


@pytest.mark.parametrize("fields", range(7))
def test_it_launches_at_sixty_per_cent(fields: int) -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage").achieve(1, science=fields).turn(1)
    likely = before_launch(scene.table, 0, 0).success
    assert ("launch:earth" in deeds(scene)) == (likely >= GOOD_ODDS)


def test_it_plans_places_and_launches_in_one_turn_when_it_can() -> None:
    scene = RocketmenScene().hand(1, "hotel", "medium-stage", "internet", "crowdfunding").achieve(1, science=2)
    done = deeds(scene.turn(1))
    assert done[0] == "plan:hotel"
    assert {"pad:medium-stage", "launch:earth"} <= set(done)


def test_it_buys_the_rockets_its_mission_lacks() -> None:
    scene = RocketmenScene().plan(1, "satellite-a").achieve(1, science=3)
    scene.hand(1, "hotel", "shipyard", "mining").turn(1)
    assert deeds(scene)[0] in ("buy-engine:small-boosters", "buy-engine:medium-stage")


def test_it_leaves_hazards_to_the_end() -> None:
    money = ["stock-market-listing", "stock-market-listing"]
    early = RocketmenScene().market("pandemic").engines(0, 0, 0).hand(1, *money).turn(1)
    late = RocketmenScene().market("pandemic").engines(0, 0, 0).hand(1, *money).score(2, 20).turn(1)
    assert "buy:m1" not in deeds(early)
    assert deeds(late)[0] == "buy:m1"


def test_it_discards_what_is_of_no_use_and_keeps_what_its_pad_wants() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage").hand(1, "spaceship-c", "internet").turn(1)
    project = Turn(scene.table, 0).project
    assert project is not None
    assert scene.card("spaceship-c") not in project.to_place
    done = deeds(scene)
    assert "discard:spaceship-c" in done
    assert "discard:internet" not in done


def test_it_gives_up_a_plan_that_cannot_be_carried_out() -> None:
    scene = RocketmenScene().plan(1, "hotel").arrived("earth-hotel", 1).turn(1)
    assert chosen(scene) == "drop-plan"


def test_it_keeps_permanent_cards_and_its_plan() -> None:
    scene = RocketmenScene().plan(1, "spaceship-b").pad(1, "reusable-rocket", "quantum-computer")
    scene.achieve(1, rocket=2, science=6).turn(1).answer("launch:earth")
    assert scene.question == "DiscardAPermanent"
    assert chosen(scene) == "-"
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage").success(0, 0, 1).turn(1)
    scene.answer("launch:earth", "go-on", "go-on", "go-on")
    assert scene.question == "KeepThePlan"
    assert chosen(scene) == "yes"


def test_it_aborts_a_flight_that_cannot_arrive() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage", "heavy-stage").success(0)
    assert chosen(scene.turn(1).answer("launch:earth", "go-on")) == "abort"


def test_every_destination_has_its_numbers() -> None:
    assert len(catalogue(BOX).needed) == len(DESTINATIONS) == len(catalogue(BOX).fields)
