"""Final scoring, section F: missions, Ice Monopoly, tokens, discoveries, and who wins."""

import pytest

from tests.games.red_planet.kit import Scene

pytestmark = pytest.mark.interpreted


def counted(scene: Scene) -> Scene:
    return scene.begin("game/CountPoints")


@pytest.mark.rule("red-planet-second:F1")
def test_missions_are_revealed_to_everybody_and_checked() -> None:
    scene = counted(Scene().put("phobos", {1: 1}).hold(1, "moon-base").hold(2, "celerium-baron"))
    revealed = [{"seat": "1", "card": "moon-base"}, {"seat": "2", "card": "celerium-baron"}]
    assert scene.told("mission-revealed", player=0) == revealed
    assert scene.told("mission-scored", player=0) == [
        {"seat": "1", "card": "moon-base", "points": "7"},
        {"seat": "2", "card": "celerium-baron", "points": "0"},
    ]
    assert scene.picture(3)["seats"][1]["cards"] == ["celerium-baron"]


@pytest.mark.rule("red-planet-second:F1")
def test_missions_are_hidden_until_everything_else_is_over() -> None:
    scene = Scene().hold(1, "moon-base").hold(2, "ether-wind").begin("game/BeginReveal")
    assert scene.question == "RevealAnAction"
    assert scene.picture(3)["seats"][0]["cards"] == ["?"]
    assert scene.told("mission-revealed") == []
    scene.answer("ether-wind")
    assert scene.picture(3)["seats"][0]["cards"] == ["moon-base"]


@pytest.mark.rule("red-planet-second:F1")
def test_a_mission_pays_only_whoever_holds_it() -> None:
    scene = counted(Scene().put("phobos", {1: 1, 2: 2}).hold(1, "moon-base"))
    assert [scene.scored(seat, "missions") for seat in (1, 2)] == [0, 0]


SHARES = [
    pytest.param({1: 5, 2: 4}, {1: 9}, id="one alone"),
    pytest.param({1: 5, 3: 5, 2: 4}, {1: 4, 3: 4}, id="two tied"),
    pytest.param({1: 5, 2: 5, 3: 5}, {1: 3, 2: 3, 3: 3}, id="three tied"),
    pytest.param({1: 1, 2: 1, 3: 1, 4: 1}, {1: 2, 2: 2, 3: 2, 4: 2}, id="four tied"),
    pytest.param(dict.fromkeys(range(1, 6), 2), dict.fromkeys(range(1, 6), 1), id="five tied"),
    pytest.param(dict.fromkeys(range(1, 7), 2), dict.fromkeys(range(1, 7), 1), id="six tied"),
    pytest.param({}, {}, id="no ice anywhere"),
]


@pytest.mark.rule("red-planet-second:F2")
@pytest.mark.parametrize(("ice", "points"), SHARES)
def test_most_ice_wins_nine_points_shared_by_tied_players_and_rounded_down(
    ice: dict[int, int], points: dict[int, int]
) -> None:
    scene = Scene(players=6).give(6, "celerium", 20)
    for seat, tokens in ice.items():
        scene.give(seat, "ice", tokens)
    counted(scene)
    won = {seat: scene.scored(seat, "ice-monopoly") for seat in range(1, 7)}
    assert {seat: number for seat, number in won.items() if number} == points


@pytest.mark.rule("red-planet-second:F3")
def test_a_score_is_missions_ice_monopoly_tokens_and_discoveries() -> None:
    scene = Scene().give(1, "ice", 4).give(1, "sylvanite", 3).give(1, "celerium", 2)
    scene.put("hellas", {1: 1}).discover("hellas", "lichens").put("ausonia", {1: 1}).discover("ausonia", "radiation")
    scene.put("tritonis-sinus", {1: 1}).discover("tritonis-sinus", "underground-lake")
    scene.hold(1, "diversified-trade", "northern-influence", "moon-base").begin("game/TurnUpDiscoveries")
    tokens = 4 * 1 + 3 * 2 + 2 * 3 + 3 * 3 * 1  # production 3 gives three ice tokens in each of the three zones
    assert scene.scored(1, "tokens") == tokens
    assert scene.scored(1, "missions") == 5 + 4
    assert scene.scored(1, "discoveries") == 3 - 3 + 6
    assert scene.score(1) == tokens + 9 + 5 + 4 + 3 - 3 + 6
    assert {"seat": "1", "points": str(scene.score(1))} in scene.told("score-counted")


@pytest.mark.rule("red-planet-second:F3")
@pytest.mark.parametrize(("kind", "value"), [("ice", 1), ("sylvanite", 2), ("celerium", 3)])
def test_tokens_are_worth_one_two_and_three(kind: str, value: int) -> None:
    scene = counted(Scene().give(1, kind, 5).give(2, "ice", 6))
    assert scene.score(1) == 5 * value


@pytest.mark.rule("red-planet-second:F3")
def test_a_score_may_be_negative() -> None:
    scene = Scene().put("hellas", {1: 1, 2: 2}).discover("hellas", "radiation").begin("game/TurnUpDiscoveries")
    assert (scene.score(1), scene.score(3)) == (-3, 0)


@pytest.mark.rule("red-planet-second:F3")
def test_astronauts_lost_astronauts_and_characters_are_worth_nothing() -> None:
    scene = counted(Scene().put("hellas", {1: 5}).lose(1, 5).dock("hellas-5", crew={1: 3}))
    assert scene.score(1) == 0


@pytest.mark.rule("red-planet-second:F4")
def test_the_highest_score_wins_whatever_the_number_of_tokens() -> None:
    scene = counted(Scene().give(1, "celerium", 3).give(2, "sylvanite", 4))
    assert (scene.score(1), scene.score(2), scene.winners) == (9, 8, [1])
    assert scene.told("game-won") == [{"seat": "1"}]


@pytest.mark.rule("red-planet-second:F4")
def test_between_equal_scores_most_tokens_of_all_kinds_together_win() -> None:
    scene = Scene().give(1, "celerium", 4).give(2, "celerium", 2).give(2, "sylvanite", 3).give(3, "sylvanite", 5)
    counted(scene)
    assert (scene.score(1), scene.score(2), scene.score(3)) == (12, 12, 10)
    assert scene.winners == [2]


@pytest.mark.rule("red-planet-second:F4")
def test_whoever_is_equal_in_tokens_too_shares_the_victory() -> None:
    scene = Scene(players=5).give(2, "celerium", 2).give(4, "celerium", 2).give(5, "sylvanite", 2)
    counted(scene)
    assert scene.winners == [2, 4]
    assert scene.told("game-won") == [{"seat": "2"}, {"seat": "4"}]


@pytest.mark.rule("red-planet-second:F4")
def test_when_nobody_has_a_point_all_share_the_victory() -> None:
    assert counted(Scene(players=3)).winners == [1, 2, 3]


@pytest.mark.rule("red-planet-second:F5")
@pytest.mark.parametrize(("zones", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 7)])
def test_presence_in_one_two_three_or_four_red_zones_is_worth_1_2_4_or_7(zones: int, points: int) -> None:
    scene = Scene().hold(1, "eastern-influence").put("hellas", {1: 4}).put("valles-marineris", {1: 4})
    for zone in ["vastitas-borealis", "ausonia", "mare-serpentis", "sinus-sabaeus"][4 - zones :]:
        scene.put(zone, {1: 1, 2: 3}, None)
    assert counted(scene).scored(1, "missions") == points


@pytest.mark.rule("red-planet-second:F5")
def test_more_astronauts_in_a_red_zone_count_once() -> None:
    scene = counted(Scene().hold(1, "eastern-influence").put("ausonia", {1: 9}))
    assert scene.scored(1, "missions") == 1


@pytest.mark.rule("red-planet-second:F6")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("strategic-zones", 8),
        ("moon-base", 7),
        ("celerium-baron", 6),
        ("sylvanite-baron", 6),
        ("great-migration", 6),
        ("heroic-sacrifice", 5),
    ],
)
@pytest.mark.parametrize(("others", "pays"), [(2, True), (3, False)], ids=["tied", "behind"])
def test_a_tie_for_most_fulfils_a_mission_and_pays_in_full(card: str, points: int, others: int, pays: bool) -> None:
    scene = Scene().hold(1, card)
    for seat, number in ((1, 2), (2, others), (3, others)):
        scene.put("phobos", {seat: number}).put("syrtis-major", {seat: number}).lose(seat, number)
        scene.give(seat, "celerium", number).give(seat, "sylvanite", number)
    assert counted(scene).scored(1, "missions") == (points if pays else 0)


@pytest.mark.rule("red-planet-second:F7")
def test_strategic_zones_goes_to_most_in_both_together_without_leading_in_either() -> None:
    scene = Scene().put("syrtis-major", {1: 2, 2: 3}).put("valles-marineris", {1: 2, 3: 3}).hold(1, "strategic-zones")
    assert counted(scene).scored(1, "missions") == 8


@pytest.mark.rule("red-planet-second:F7")
def test_leading_in_one_strategic_zone_is_not_enough() -> None:
    scene = Scene().put("syrtis-major", {1: 3, 2: 2}).put("valles-marineris", {2: 2}).hold(1, "strategic-zones")
    assert counted(scene).scored(1, "missions") == 0


@pytest.mark.rule("red-planet-second:F8")
@pytest.mark.parametrize(
    "card",
    ["strategic-zones", "moon-base", "celerium-baron", "sylvanite-baron", "great-migration", "heroic-sacrifice"],
)
def test_most_of_nothing_fulfils_no_mission(card: str) -> None:
    assert counted(Scene().hold(1, card)).score(1) == 0


@pytest.mark.rule("red-planet-second:F8")
def test_without_astronauts_nobody_has_most_of_them_at_a_discovery() -> None:
    scene = Scene().discover("hellas", "underground-lake").begin("game/TurnUpDiscoveries")
    assert [scene.score(seat) for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
