"""What a sensible player of Rocketmen answers and expects, over tables set by hand and in whole games."""

import pytest
from librt.vecs import vec

from marsbound.bots.evaluators import evaluator_of
from marsbound.bots.search.one_ply import list_choices, look_ahead, play_on
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.notation import answer_text
from marsbound.core.script import BOOK, OVER, answer, ask
from marsbound.games.rocketmen.bot.catalogue import Catalogue
from marsbound.games.rocketmen.bot.evaluator import RocketmenEvaluator
from marsbound.games.rocketmen.bot.evaluator import evaluator as new_evaluator
from marsbound.games.rocketmen.bot.flight_forecast import Flight
from marsbound.games.rocketmen.bot.rollout_params import RolloutParams
from marsbound.games.rocketmen.rules.box import DESTINATIONS
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.odds import before_launch
from marsbound.games.rocketmen.rules.scoring import total
from marsbound.games.rocketmen.rules.table import Rocketmen
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.kit import RocketmenScene

EVALUATOR = new_evaluator()
EVERY_WAY = [
    (1, {"difficulty": "easy"}),
    (1, {"difficulty": "hard"}),
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"mode": "battle_for_earth"}),
    (4, {"mode": "battle_for_earth", "variants": "drawn"}),
    (3, {"variants": "keep-one-after-failure,free-mission"}),
    (2, {"variants": "two-engines,market-end"}),
    (4, {"variants": "drawn"}),
]
FAR = 1 << 40  # moments that no game reaches


def begun(players: int, seed: int, **options: str) -> Rocketmen:
    table = ROCKETMEN.new(box_of("rocketmen"), players, ROCKETMEN.checked_options(options))
    table.set_seed(seed)
    return table


def parts() -> "vec[float]":
    return vec[float]([0.0] * len(EVALUATOR.parts))


def expected(table: Rocketmen, player: int = 0) -> float:
    return float(EVALUATOR.expect(table, player, parts()))


def shares(table: Rocketmen) -> list[float]:
    found = vec[float]([0.0] * 6)
    EVALUATOR.shares(table, found)
    return [float(found[player]) for player in range(int(EVALUATOR.players(table)))]


def chosen(scene: RocketmenScene) -> str:
    """What is answered by somebody who sees only what the player sees."""
    player = scene.play.asked_players()[0]
    masked = scene.play.view(player).masked
    found = Choices()
    list_choices(masked, player, found)
    return answer_text(masked, BOOK.lines[masked.line], int(EVALUATOR.sensible(masked, found, Generator(1))))


def deeds(scene: RocketmenScene, most: int = 30) -> list[str]:
    """What is done in this turn, at most so many deeds."""
    done: list[str] = []
    while scene.question and len(done) < most:
        done.append(chosen(scene))
        scene.answer(done[-1])
    return done


# Whole games


@pytest.mark.parametrize(("players", "options"), EVERY_WAY)
def test_every_answer_is_one_of_the_choices_and_the_game_ends(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        table = begun(players, seed, **options)
        found = Choices()
        chance = Generator(seed)
        moment = 0
        answers = 0
        while ask(table, found, False):
            choice = EVALUATOR.sensible(table, found, chance)
            assert found.holds(choice)
            assert EVALUATOR.moment(table) >= moment
            moment = int(EVALUATOR.moment(table))
            answer(table, choice)
            answers += 1
            assert answers < 5000
        assert table.line == OVER
        for player in range(players):
            assert expected(table, player) == total(table, player)
        won = int(EVALUATOR.winners(table))
        assert [share > 0 for share in shares(table)] == [bool(won >> player & 1) for player in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_by_the_rulebook_and_in_time(players: int) -> None:
    rounds = []
    for seed in range(12):
        table = begun(players, 100 + seed)
        play_on(EVALUATOR, table, FAR, Choices(), Generator(seed))
        assert table.ending
        assert table.launches > 0
        rounds.append(int(table.round))
    assert 10 <= sorted(rounds)[6] <= 22


def test_a_game_by_earlier_rules_is_played_with_the_same_knowledge() -> None:
    assert type(evaluator_of(ROCKETMEN.as_of("1"))) is type(evaluator_of(ROCKETMEN)) is RocketmenEvaluator


def test_what_a_player_cannot_see_changes_nothing() -> None:
    table = begun(3, 5)
    found = Choices()
    for step in range(150):
        if not ask(table, found, False):
            break
        player = int(table.seat)
        view = ROCKETMEN.view(table, player)
        choice = EVALUATOR.sensible(view.masked, found, Generator(step))
        if step % 10 == 0:
            elsewhere = ROCKETMEN.view(ROCKETMEN.sample_world(view, step), player)
            assert EVALUATOR.sensible(elsewhere.masked, found, Generator(step)) == choice
        answer(table, choice)


def test_one_moment_ahead_is_the_end_of_the_turn() -> None:
    table = begun(4, 3)
    found = Choices()
    assert ask(table, found, False)
    player = int(table.seat)
    play_on(EVALUATOR, table, EVALUATOR.moment(table) + 1, found, Generator(1))
    assert ask(table, found, False)
    assert table.seat == (player + 1) % 4


def test_the_parts_add_up() -> None:
    table = begun(4, 9)
    play_on(EVALUATOR, table, EVALUATOR.moment(table) + 20, Choices(), Generator(1))
    found = parts()
    for player in range(4):
        assert EVALUATOR.expect(table, player, found) == pytest.approx(sum(found))


def test_chances_of_winning_add_up_to_one() -> None:
    table = begun(4, 9)
    play_on(EVALUATOR, table, EVALUATOR.moment(table) + 20, Choices(), Generator(1))
    assert sum(shares(table)) == pytest.approx(1.0)


# What is expected


def test_a_pad_that_is_ready_is_worth_more_than_an_empty_one() -> None:
    empty = RocketmenScene().turn(1)
    ready = RocketmenScene().plan(1, "spaceship-b").pad(1, "heavy-stage", "base-b").achieve(1, science=3).turn(1)
    assert expected(ready.table) > expected(empty.table) + 1
    assert shares(ready.table)[0] > shares(ready.table)[1]


def test_points_and_markers_are_worth_something() -> None:
    plain = expected(RocketmenScene().turn(1).table)
    assert expected(RocketmenScene().score(1, 3).turn(1).table) > plain + 2
    assert expected(RocketmenScene().achieve(1, money=1).turn(1).table) > plain


def test_who_is_ahead_near_the_end_has_nearly_won() -> None:
    even = RocketmenScene().score(1, 20).score(2, 20).turn(1)
    ahead = RocketmenScene().score(1, 22).score(2, 12).turn(1)
    assert 0.3 < shares(even.table)[0] < 0.8
    assert shares(ahead.table)[0] > 0.9


def test_a_solo_player_needs_the_objective_and_more_points_than_the_rival() -> None:
    goals = ("earth-hotel", "moon-spaceship")

    def chance(own: int, rival: int, *done: str) -> float:
        scene = RocketmenScene(1).objectives(1, "earth-hotel-and-moon-spaceship").score(1, own).score(2, rival)
        for place in done:
            scene.arrived(place, 1)
        scene.table.round = 18
        return shares(scene.turn(1).table)[0]

    assert 0 < chance(20, 10) < chance(20, 10, goals[0]) < chance(20, 10, *goals) < 1
    assert chance(10, 20, *goals) < 0.5 < chance(20, 10, *goals)


# What is done


@pytest.mark.parametrize("fields", range(8))
def test_it_launches_at_good_odds_and_not_at_bad_ones(fields: int) -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage").achieve(1, science=fields)
    scene.hand(1, "station-b").deck(1, "satellite-a", "satellite-b", "mining").turn(1)
    likely = before_launch(scene.table, 0, 0).success
    done = deeds(scene)
    if likely >= 0.6:
        assert "launch:earth" in done
    if likely < 0.05:
        assert "launch:earth" not in done


def test_it_plans_places_and_launches_in_one_turn_when_it_can() -> None:
    scene = RocketmenScene().hand(1, "hotel", "medium-stage", "internet", "crowdfunding").achieve(1, science=2)
    done = deeds(scene.turn(1))
    assert {"plan:hotel", "pad:medium-stage", "launch:earth"} <= set(done)


def test_in_flight_it_goes_on_when_it_is_near_and_calls_it_off_when_it_is_far() -> None:
    def after(value: int) -> str:
        scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage", "batteries", "big-data")
        scene.achieve(1, science=2).success(value).turn(1)
        scene.answer("launch:earth", "go-on")
        return chosen(scene)

    assert after(4) == "go-on"
    assert after(0) == "abort"


def test_in_the_last_round_nothing_is_called_off() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage", "batteries", "big-data")
    scene.achieve(1, science=2).success(0).turn(1)
    scene.table.ending = True
    scene.answer("launch:earth", "go-on")
    assert chosen(scene) == "go-on"


def test_the_afterburner_is_kept_until_it_is_enough() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage", "afterburner").achieve(1, science=1)
    scene.success(2, 2, 1).turn(1).answer("launch:earth")
    assert "afterburner" in scene.choices
    assert chosen(scene) == "go-on"
    scene.answer("go-on", "go-on", "go-on")
    assert chosen(scene) == "afterburner"


def test_of_success_cards_the_highest_comes_first() -> None:
    scene = RocketmenScene().plan(1, "hotel").pad(1, "medium-stage", "big-data").success(1, 3).turn(1)
    scene.answer("launch:earth", "look-ahead")
    assert chosen(scene) == "3"


def test_cards_for_the_pad_are_not_spent_if_others_pay() -> None:
    scene = RocketmenScene().plan(1, "hotel").hand(1, "big-data", "internet", "satellite-a", "satellite-b", "station-a")
    scene.market("crowdfunding").achieve(1, rocket=3).turn(1).answer("buy:m1")
    paid = [deed for deed in deeds(scene) if deed.startswith(("pay", "marker"))]
    assert "pay-for-me" not in paid
    assert set(paid[:3]) == {"pay:satellite-a", "pay:satellite-b", "pay:station-a"}


def test_it_buys_means_at_first_and_points_at_the_end() -> None:
    money = ["stock-market-listing", "stock-market-listing"]
    early = RocketmenScene().market("pandemic").hand(1, *money).turn(1)
    late = RocketmenScene().market("pandemic").hand(1, *money).score(2, 22).turn(1)
    assert deeds(early)[0].startswith("buy-engine")
    assert "buy:m1" in deeds(late)


# What it knows


@pytest.mark.parametrize("to", range(3))
def test_it_knows_how_far_success_cards_carry(to: int) -> None:
    box = box_of("rocketmen")
    catalogue = Catalogue(box)
    for fields in range(8):
        scene = RocketmenScene().plan(1, "spaceship-b").achieve(1, rocket=8, science=fields).turn(1)
        exact = before_launch(scene.table, 0, to).success
        assert catalogue.odds(to, float(fields)) == pytest.approx(exact)
        assert catalogue.odds(to, fields + 0.5) >= exact - 1e-9


@pytest.mark.parametrize("destination", DESTINATIONS)
def test_quick_values_of_flights_are_close_to_exact_ones(destination: str) -> None:
    """Without aborts and prices the value of a flight is its likelihood; cards are taken as if they were put back."""
    to = DESTINATIONS.index(destination)
    params = RolloutParams()
    params.turn = 1e9
    params.pad_card = 0.0
    for suits in ([], ["protective-suit"], ["multi-purpose-space-suit"], ["afterburner"], ["detailed-planning"]):
        for fields in (2, 3, 4):
            scene = RocketmenScene().plan(1, "spaceship-b").pad(1, *suits).achieve(1, rocket=8, science=fields).turn(1)
            flight = Flight(params)
            flight.future = 0.0
            quick = flight.before(scene.table, 0, to, 1.0, 0.0)
            assert quick == pytest.approx(before_launch(scene.table, 0, to).success, abs=0.06)


def test_looking_ahead_weighs_every_choice() -> None:
    table = begun(2, 4)
    found = Choices()
    assert ask(table, found, False)
    weighed = look_ahead(EVALUATOR, ROCKETMEN.view(table, table.seat), 2, 1, Generator(1))
    assert [one.choice for one in weighed] == found.numbers()
    assert all(0 <= one.chance <= 1 for one in weighed)
    assert all(one.points == pytest.approx(sum(one.parts)) for one in weighed)
