"""Two players, section T: what neutral colours own, score and win."""

import pytest

from marsbound.games.red_planet.rules.cells import FIRST
from tests.games.red_planet.kit import started
from tests.games.red_planet.rulebook.second.two_players import (
    MAINS,
    NEUTRALS,
    NEVER_ON_TOP,
    SEEDS,
    neutral_plays,
    owner,
    table_of,
    two,
)

pytestmark = pytest.mark.interpreted


@pytest.mark.rule("red-planet-second:T10")
def test_a_neutral_colour_takes_tokens_for_itself() -> None:
    scene = two().put("hellas", {1: 2, 2: 3}).put("ausonia", {1: 1, 2: 1}).begin("game/BeginProduction-2")
    assert [scene.tokens(seat, "ice") for seat in (1, 2, 3, 4)] == [1, 3, 0, 0]


@pytest.mark.rule("red-planet-second:T10")
def test_a_neutral_colour_can_win_the_ice_monopoly() -> None:
    scene = two().give(1, "ice", 2).give(3, "ice", 3).begin("game/CountPoints")
    assert [scene.scored(seat, "ice-monopoly") for seat in (1, 2, 3, 4)] == [0, 0, 9, 0]
    scene = two().give(1, "ice", 3).give(2, "ice", 3).begin("game/CountPoints")
    assert [scene.scored(seat, "ice-monopoly") for seat in (1, 2, 3, 4)] == [4, 4, 0, 0]


@pytest.mark.rule("red-planet-second:T10")
@pytest.mark.parametrize(("neutral", "points"), [(1, 7), (2, 7), (3, 0)])
@pytest.mark.parametrize("seat", NEUTRALS)
def test_neutral_colours_count_for_the_majorities_of_missions(seat: int, neutral: int, points: int) -> None:
    scene = two().put("phobos", {1: 2, seat: neutral}).hold(1, "moon-base").begin("game/CountPoints")
    assert scene.scored(1, "missions") == points


@pytest.mark.rule("red-planet-second:T10")
def test_discoveries_treat_neutral_colours_as_players_of_their_own() -> None:
    scene = two().put("hellas", {1: 3, 2: 1}).discover("hellas", "native-resistance")
    scene.put("ausonia", {3: 1, 4: 2}).discover("ausonia", "lichens")
    scene.put("sinus-sabaeus", {1: 3, 2: 2, 4: 1}).discover("sinus-sabaeus", "subterfuge").begin("game/BeginReveal")
    assert [scene.lost(seat) for seat in (1, 2, 3, 4)] == [1, 1, 0, 0]
    assert [scene.scored(seat, "discoveries") for seat in (1, 2, 3, 4)] == [0, 0, 3, 3]
    assert scene.tokens(2, "ice") == 3


@pytest.mark.rule("red-planet-second:T6", "red-planet-second:T10")
def test_from_a_sandstorm_the_controller_leads_the_neutral_colour_away() -> None:
    scene = two().put("hellas", {2: 1, 3: 1}).turn_up("syrtis-major", "ice").discover("hellas", "sandstorm")
    scene.begin("game/BeginReveal")
    assert (scene.seat, owner(scene)) == (2, 1)
    scene.answer("syrtis-major")
    assert (scene.seat, owner(scene)) == (3, 2)


ENDINGS = [
    pytest.param({1: "ccc", 4: "cc"}, [1], id="the highest main colour wins"),
    pytest.param({1: "cc", 4: "ccc"}, [2], id="whoever it is"),
    pytest.param({1: "cc", 2: "ccc", 4: "c"}, [], id="one's own neutral colour highest: both lose"),
    pytest.param({1: "cc", 3: "ccc", 4: "c"}, [], id="the opponent's neutral colour highest: both lose"),
    pytest.param({1: "cc", 2: "ccc", 4: "cc"}, [], id="also when the main colours are tied"),
    pytest.param({1: "ccc", 2: "cc", 3: "cc", 4: "c"}, [1], id="a neutral colour above the loser changes nothing"),
    pytest.param({1: "cc", 2: "cc", 4: "c"}, [1], id="tied with one's own neutral colour: wins"),
    pytest.param({1: "c", 2: "cc", 4: "cc"}, [2], id="tied with the opponent's neutral colour: wins"),
    pytest.param({1: "cc", 2: "sss", 4: "c"}, [1], id="even if the neutral colour has more tokens"),
    pytest.param({1: "cc", 4: "sss"}, [2], id="main colours tied: most tokens win"),
    pytest.param({1: "sss", 4: "cc"}, [1], id="most tokens, whoever has them"),
    pytest.param({1: "cc", 2: "sss", 4: "sss"}, [2], id="all tied: most tokens of the main colours win"),
    pytest.param({1: "c", 2: "cc", 3: "cc"}, [], id="two neutral colours tied on top: both lose"),
    pytest.param({1: "cc", 4: "cc"}, [1, 2], id="equal in tokens too: a shared victory"),
    pytest.param({1: "cc", 3: "cc", 4: "cc"}, [1, 2], id="shared also with a neutral colour tied"),
    pytest.param({}, [1, 2], id="without any points: a shared victory"),
]


@pytest.mark.rule("red-planet-second:T11")
@pytest.mark.parametrize(("tokens", "winners"), ENDINGS)
def test_who_wins_a_game_for_two(tokens: dict[int, str], winners: list[int]) -> None:
    scene = two()
    for seat, kinds in tokens.items():
        scene.give(seat, "celerium", kinds.count("c")).give(seat, "sylvanite", kinds.count("s"))
    scene.begin("game/CountPoints")
    assert scene.winners == winners
    assert scene.told("game-won") == [{"seat": str(MAINS[player - 1])} for player in winners]
    assert len(scene.told("game-lost")) == (0 if winners else 1)


@pytest.mark.rule("red-planet-second:T11")
def test_scores_are_counted_by_colour() -> None:
    scene = two().give(1, "celerium", 2).give(2, "sylvanite", 2).give(4, "celerium", 1).begin("game/CountPoints")
    assert scene.play.result().totals == [6, 4, 0, 3]


@pytest.mark.rule("red-planet-second:T11")
def test_neutral_colours_without_points_beat_two_negative_scores() -> None:
    scene = two().put("hellas", {1: 1, 4: 1}, None).discover("hellas", "radiation").begin("game/TurnUpDiscoveries")
    assert scene.play.result().totals == [-3, 0, 0, -3]
    assert scene.winners == []


# Odds and ends


@pytest.mark.rule("red-planet-second:T12")
def test_at_setup_any_colour_can_be_first_player() -> None:
    firsts = set()
    for seed in range(40):
        table = table_of(started(players=2, seed=seed))
        firsts.add(int(table.cells[FIRST]) + 1)
        assert table.aboard(0, table.cells[FIRST]) == 1
    assert firsts == {1, 2, 3, 4}


@pytest.mark.rule("red-planet-second:T12")
def test_a_neutral_colour_that_resolves_last_is_first_player_next() -> None:
    scene = two().first(4).count_down(seat1="soldier", seat2="soldier", seat3="pilot", seat4="soldier")
    scene.begin("round/LandShips")
    assert scene.told("first-player") == [{"seat": "3"}]
    assert scene.picture(1)["first"] == 2


@pytest.mark.rule("red-planet-second:T12")
@pytest.mark.parametrize(("first", "controller", "then"), [(2, 1, 2), (3, 2, 2)])
def test_a_neutral_first_player_acts_first_by_its_controllers_hand(first: int, controller: int, then: int) -> None:
    scene = two().dock("hellas-5").first(first)
    scene.count_down(seat1="pilot", seat2="pilot", seat3="pilot", seat4="pilot")
    assert (scene.seat, owner(scene)) == (first, controller)
    scene.answer("d1", "d1", "d1", "phobos")
    assert (scene.seat, owner(scene)) == (first + 1, then)


@pytest.mark.rule("red-planet-second:T13")
@pytest.mark.parametrize(("main", "neutral"), [(1, 2), (4, 3)])
def test_the_femme_fatale_may_replace_ones_own_neutral_colour(main: int, neutral: int) -> None:
    scene = two().put("hellas", {main: 1, neutral: 1}).resolve("femme-fatale", main)
    assert scene.choices == [f"hellas:{neutral}"]
    offered = [each.text for each in scene.play.candidates(owner(scene) - 1) if each.refusal is None]
    assert offered == scene.choices
    refusal = scene.refusal(f"hellas:{main}")
    assert (refusal.reason, refusal.rule) == ("your-own", "C10")
    scene.answer(f"hellas:{neutral}")
    assert (scene.in_zone("hellas", main), scene.lost(neutral)) == (2, 1)


@pytest.mark.rule("red-planet-second:T13")
def test_presence_of_ones_neutral_colour_is_not_ones_own() -> None:
    scene = two().put("hellas", {2: 1, 4: 1}).put("ausonia", {1: 1, 3: 1}).resolve("femme-fatale", 1)
    assert scene.choices == ["ausonia:3"]
    refusal = scene.refusal("hellas:4")
    assert (refusal.reason, refusal.rule) == ("none-of-yours-there", "C10")


@pytest.mark.rule("red-planet-second:T13")
def test_industrial_espionage_may_kill_ones_own_neutral_colour() -> None:
    scene = two().put("hellas", {1: 1, 2: 1}).hold(1, "industrial-espionage").begin("game/BeginReveal")
    scene.answer("industrial-espionage", "hellas:2")
    assert scene.lost(2) == 1


@pytest.mark.rule("red-planet-second:T14")
def test_a_neutral_deck_lasts_for_ten_rounds() -> None:
    for seed in SEEDS:
        assert len(neutral_plays(seed)) == 10


@pytest.mark.rule("red-planet-second:T14")
@pytest.mark.parametrize("seed", range(6))
def test_in_whole_games_both_neutral_colours_play_in_every_round(seed: int) -> None:
    play = started(players=2, seed=seed)
    dice = seed
    for _ in range(1000):  # no game is half as long
        if play.over:
            break
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        dice = (dice * 1103515245 + 12345) % 2**31
        play.answer(player, asked.choices[(dice >> 8) % len(asked.choices)])
    assert play.over
    heard = [play.event_parts(event) for event in play.heard]
    for seat in ("2", "3"):
        revealed = [each for each in heard if each["fact"] == "character-revealed" and each["seat"] == seat]
        assert len(revealed) == 10
        assert [each["character"] for each in revealed].count("recruiter") == 1
        assert not NEVER_ON_TOP.intersection(each["character"] for each in revealed[:3])
