"""Two players, section T: a main and a neutral colour each.

Seats from 1: the first player's main and neutral colour are seats 1 and 2, the second player's are 4 and 3.
"""

from functools import cache

import pytest

from marsbound.core.play import Play
from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import CALLED, CHOSEN, FIRST, HAND, ROUND
from marsbound.games.red_planet.rules.table import RedPlanet
from tests.games.red_planet.kit import Scene, started

pytestmark = pytest.mark.interpreted

MAINS = (1, 4)
NEUTRALS = (2, 3)
NEVER_ON_TOP = {"recruiter", "explorer", "femme-fatale", "soldier"}
SEEDS = range(60)


def two(seed: int = 1) -> Scene:
    return Scene(players=2, seed=seed)


def table_of(play: Play) -> RedPlanet:
    assert isinstance(play.table, RedPlanet)
    return play.table


def owner(scene: Scene) -> int:
    """The player who is asked, from 1."""
    return scene.play.asked_players()[0] + 1


@cache
def neutral_plays(seed: int) -> tuple[str, ...]:
    """What the second seat's deck turns up in ten rounds."""
    scene = two(seed)
    plays = []
    for number in range(1, 11):
        scene.table.cells[ROUND] = number
        for seat in NEUTRALS:
            scene.table.cells[CHOSEN + seat - 1] = -1
        scene.begin("round/DrawANeutralCharacter")
        if scene.table.cells[CHOSEN + 1] >= 0:  # else the deck has run out
            plays.append(CHARACTERS[scene.table.cells[CHOSEN + 1]])
        for seat in NEUTRALS:
            if scene.table.cells[CHOSEN + seat - 1] == CHARACTERS.index("recruiter"):
                scene.resolve("recruiter", seat)
    return tuple(plays)


# Setting up


@pytest.mark.rule("red-planet-second:T1")
def test_two_players_set_up_as_four_with_four_colours_and_four_docks() -> None:
    play = started(players=2)
    picture = play.game.picture(play.view(0))
    assert [seat["supply"] for seat in picture["seats"]] == [21, 21, 21, 21]
    assert [sum(dock["crew"]) for dock in picture["docks"]] == [1, 1, 1, 1]
    assert [sum(dock["crew"][seat] for dock in picture["docks"]) for seat in range(4)] == [1, 1, 1, 1]
    assert picture["docks"][0]["crew"][picture["first"]] == 1


@pytest.mark.rule("red-planet-second:T1")
def test_each_player_has_a_main_and_a_neutral_colour() -> None:
    play = started(players=2)
    seats = play.game.picture(play.view(0))["seats"]
    for player in (0, 1):
        assert sorted(seat["neutral"] for seat in seats if seat["player"] == player) == [False, True]


@pytest.mark.rule("red-planet-second:T1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_more_players_have_no_neutral_colours(players: int) -> None:
    play = started(players=players)
    seats = play.game.picture(play.view(0))["seats"]
    assert [(seat["player"], seat["neutral"]) for seat in seats] == [(player, False) for player in range(players)]


@pytest.mark.rule("red-planet-second:T2")
def test_clockwise_the_seats_are_a_main_a_neutral_b_neutral_b_main() -> None:
    play = started(players=2)
    seats = play.game.picture(play.view(0))["seats"]
    assert [(seat["player"], seat["neutral"]) for seat in seats] == [(0, False), (0, True), (1, True), (1, False)]


@pytest.mark.rule("red-planet-second:T2")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 3, 4]), (2, [2, 3, 4, 1]), (4, [4, 1, 2, 3])])
def test_the_four_colours_resolve_in_the_order_of_their_seats(first: int, order: list[int]) -> None:
    scene = two().first(first).dock("hellas-5")
    scene.count_down(seat1="recruiter", seat2="recruiter", seat3="recruiter", seat4="recruiter")
    asked = []
    while not scene.play.over:
        asked.append(scene.seat)
        scene.answer("d1")
    assert asked == order


@pytest.mark.rule("red-planet-second:T3")
def test_only_the_main_colours_are_dealt_two_missions_and_keep_one() -> None:
    play = started(players=2)
    picture = play.game.picture(play.view(0))
    assert [len(seat["dealt"]) for seat in picture["seats"]] == [2, 0, 0, 2]
    assert picture["event-deck"] == 30 - 4
    for player, seat in ((0, 0), (1, 3)):
        asked = play.question(player)
        assert asked is not None
        assert (asked.question, asked.seat, len(asked.choices)) == ("KeepAMission", seat, 2)
        play.answer(player, asked.choices[0])
    picture = play.game.picture(play.view(1))
    assert [len(seat["cards"]) for seat in picture["seats"]] == [1, 0, 0, 1]
    assert picture["event-deck"] == 30 - 2


# The neutral decks


@pytest.mark.rule("red-planet-second:T4")
def test_the_first_three_neutral_cards_are_none_of_the_four_taken_out() -> None:
    for seed in SEEDS:
        assert not NEVER_ON_TOP.intersection(neutral_plays(seed)[:3])


@pytest.mark.rule("red-planet-second:T4")
def test_all_five_other_characters_can_be_on_top() -> None:
    for place in range(3):
        assert {neutral_plays(seed)[place] for seed in SEEDS} == set(CHARACTERS) - NEVER_ON_TOP


@pytest.mark.rule("red-planet-second:T4")
def test_of_the_five_others_two_are_shuffled_below() -> None:
    scene = two().ask_nature()
    scene.table.cells[CHOSEN + 2] = 8
    for played in ("scientist", "saboteur", "pilot"):
        scene.table.cells[CHOSEN + 1] = -1
        scene.begin("round/DrawANeutralCharacter")
        assert set(scene.choices) == set(scene.hand(2)) - NEVER_ON_TOP
        scene.answer(played)
    scene.table.cells[CHOSEN + 1] = -1
    scene.begin("round/DrawANeutralCharacter")
    assert set(scene.choices) == NEVER_ON_TOP | {"secret-agent", "travel-agent"}
    assert scene.play.weights() == [1] * 6


@pytest.mark.rule("red-planet-second:T4", "red-planet-second:T14")
def test_the_recruiter_is_among_the_fourth_to_ninth_cards_and_anywhere_there() -> None:
    places = {neutral_plays(seed).index("recruiter") + 1 for seed in SEEDS}
    assert places == {4, 5, 6, 7, 8, 9}


@pytest.mark.rule("red-planet-second:T4")
def test_a_first_deck_has_each_character_once() -> None:
    for seed in SEEDS:
        plays = neutral_plays(seed)
        before = plays[: plays.index("recruiter")]
        assert len(set(before)) == len(before)


@pytest.mark.rule("red-planet-second:T5")
def test_the_controller_sees_the_neutral_card_before_choosing_and_the_opponent_does_not() -> None:
    scene = two().begin("round/BeginARound")
    assert scene.question == "ChooseACharacter"
    played = {seat: CHARACTERS[scene.table.cells[CHOSEN + seat - 1]] for seat in NEUTRALS}
    seen = {player: [scene.picture(player)["seats"][seat - 1]["chosen"] for seat in NEUTRALS] for player in (0, 1, 2)}
    assert seen == {0: ["?", "?"], 1: [played[2], "?"], 2: ["?", played[3]]}
    assert scene.told("neutral-character-seen", player=1) == [{"seat": "2", "character": played[2]}]
    assert scene.told("neutral-character-seen", player=2) == [{"seat": "3", "character": played[3]}]
    assert scene.told("neutral-character-seen", player=0) == []


@pytest.mark.rule("red-planet-second:T5")
def test_the_opponent_cannot_tell_the_card_from_what_is_left_in_the_deck() -> None:
    pictures = []
    for character in ("pilot", "scientist"):
        scene = two().ask_nature().begin("round/BeginARound").answer(character, "saboteur")
        assert scene.question == "ChooseACharacter"
        pictures.append(scene.picture(2))
        assert character in scene.picture(2)["seats"][1]["hand"]
        assert character not in scene.picture(1)["seats"][1]["hand"]
    assert pictures[0] == pictures[1]


@pytest.mark.rule("red-planet-second:T5")
def test_a_neutral_card_lies_face_down_until_its_number_is_called() -> None:
    scene = two().dock("hellas-5").count_down(seat1="recruiter", seat2="pilot", seat3="scientist", seat4="explorer")
    assert scene.table.cells[CALLED] == CHARACTERS.index("recruiter")
    assert [scene.picture(player)["seats"][1]["chosen"] for player in (0, 1, 2)] == ["?", "pilot", "?"]
    while scene.question != "RedirectAShip":
        scene.answer(scene.choices[0])
    assert [scene.picture(player)["seats"][1]["chosen"] for player in (0, 1, 2)] == ["pilot"] * 3
    assert {"seat": "2", "character": "pilot"} in scene.told("character-revealed", player=2)


@pytest.mark.rule("red-planet-second:T5")
def test_a_neutral_colour_plays_its_top_card_and_nobody_chooses_one_for_it() -> None:
    scene = two().begin("round/BeginARound")
    chosen = scene.table.cells[CHOSEN + 1]
    assert [seat + 1 for seat, _ in scene.play.together_seats()] == [1, 4]
    scene.dock("hellas-5").answer("saboteur", "pilot")
    assert scene.table.cells[CHOSEN + 1] == chosen


# What a neutral colour does


@pytest.mark.rule("red-planet-second:T6")
@pytest.mark.parametrize(("seat", "controller"), [(2, 1), (3, 2)])
def test_the_controller_decides_everything_for_a_neutral_colour(seat: int, controller: int) -> None:
    scene = two().dock("hellas-5").put("hellas", {seat: 1}).resolve("explorer", seat)
    assert (scene.seat, owner(scene)) == (seat, controller)
    refusal = scene.play.why_not(2 - controller, "d1")
    assert refusal is not None
    assert refusal.reason == "not-asked"
    scene.answer("d1")
    assert (scene.question, scene.seat, owner(scene)) == ("MoveToANeighbour", seat, controller)
    scene.answer("hellas>syrtis-major", "-")
    assert (scene.in_zone("syrtis-major", seat), scene.aboard(1, seat)) == (1, 1)


@pytest.mark.rule("red-planet-second:T6")
def test_a_neutral_soldier_may_kill_its_controllers_own_astronaut() -> None:
    scene = two().put("hellas", {1: 1, 4: 1}).resolve("soldier", 2)
    assert scene.choices == ["hellas:1", "hellas:4"]
    scene.answer("hellas:1")
    assert (scene.lost(1), scene.in_zone("hellas", 1)) == (1, 0)


@pytest.mark.rule("red-planet-second:T6")
def test_a_neutral_femme_fatale_may_replace_its_controllers_own_astronaut_but_not_itself() -> None:
    scene = two().put("hellas", {1: 1, 2: 1}).resolve("femme-fatale", 2)
    assert scene.choices == ["hellas:1"]
    assert scene.refusal("hellas:2").reason == "your-own"
    scene.answer("hellas:1")
    assert (scene.lost(1), scene.in_zone("hellas", 2)) == (1, 2)


@pytest.mark.rule("red-planet-second:T7")
def test_a_neutral_scientist_draws_and_is_never_asked_to_look() -> None:
    scene = two().ask_nature().dock("hellas-5").discover("ausonia", "synergy").resolve("scientist", 2)
    scene.answer("d1", "d1")
    assert (scene.question, len(scene.choices)) == ("DrawForTheNeutral", 29)
    assert scene.aboard(1, 2) == 2


@pytest.mark.rule("red-planet-second:T7")
def test_a_discovery_drawn_for_a_neutral_colour_is_placed_by_its_controller_unseen_by_the_opponent() -> None:
    scene = two().ask_nature().dock("hellas-5").resolve("scientist", 2).answer("d1", "d1", "rich-vein")
    assert (scene.question, owner(scene)) == ("PlaceTheDiscovery", 1)
    assert [scene.picture(player)["drawn"] for player in (0, 1, 2)] == ["?", "rich-vein", "?"]
    assert scene.refusal("syrtis-major").rule == "E3"
    scene.answer("hellas")
    hellas = scene.zone("hellas")
    assert [scene.picture(player)["zones"][hellas]["discovery"] for player in (0, 1, 2)] == ["?", "rich-vein", "?"]
    assert "rich-vein" not in str(scene.heard(2))


@pytest.mark.rule("red-planet-second:T7")
@pytest.mark.parametrize("card", ["moon-base", "rescue"])
def test_a_mission_or_an_action_is_seen_by_the_controller_and_removed(card: str) -> None:
    scene = two().ask_nature().dock("hellas-5").resolve("scientist", 3).answer("d1", "d1", card)
    assert scene.play.over
    assert not scene.holds(3, card)
    assert not scene.holds(4, card)
    assert scene.picture(1)["event-deck"] == 29
    assert scene.told("event-seen", player=2) == [{"seat": "3", "card": card}]
    assert [scene.picture(player)["seats"][2]["removed"] for player in (0, 1, 2)] == [["?"], ["?"], [card]]
    for player in (0, 1):
        assert card not in str(scene.heard(player))
    assert scene.told("card-removed", player=1) == [{"seat": "3"}]


@pytest.mark.rule("red-planet-second:T7")
def test_a_removed_action_is_never_revealed_and_a_removed_mission_never_scored() -> None:
    scene = two().ask_nature().dock("hellas-5").put("phobos", {2: 1}, None).resolve("scientist", 2)
    scene.answer("d1", "d1", "ether-wind").resolve("scientist", 2).answer("d1", "d1", "moon-base")
    scene.begin("game/BeginReveal")
    assert scene.play.over
    assert scene.told("action-revealed") == []
    assert scene.told("mission-scored") == []
    assert scene.score(2) == 0
    assert scene.picture(2)["seats"][1]["removed"] == ["?", "?"]


@pytest.mark.rule("red-planet-second:T7")
def test_with_an_empty_event_deck_a_neutral_scientist_only_places_astronauts() -> None:
    scene = two().dock("hellas-5").discover("ausonia", "synergy").event_deck().resolve("scientist", 2)
    scene.answer("d1", "d1")
    assert scene.play.over
    assert scene.told("discovery-looked-at") == []


@pytest.mark.rule("red-planet-second:T7")
def test_a_discovery_without_a_free_zone_is_discarded_as_usual() -> None:
    scene = two().ask_nature().dock("hellas-5")
    cards = ["synergy", "lichens", "radiation", "sandstorm", "subterfuge", "frozen-cave", "even-ground"]
    for zone, card in zip(scene.box.zone_ids, cards, strict=False):
        scene.discover(zone, card)
    scene.resolve("scientist", 2).answer("d1", "d1", "rich-vein")
    assert (scene.question, owner(scene)) == ("LookAtADiscovery", 1)
    assert scene.picture(2)["event-discards"] == ["rich-vein"]


@pytest.mark.rule("red-planet-second:T8")
def test_a_neutral_recruiter_places_one_and_leaves_a_new_deck_of_the_other_eight() -> None:
    scene = two().dock("hellas-5")
    scene.table.cells[HAND + 1] = 1 << CHARACTERS.index("pilot")
    scene.resolve("recruiter", 2)
    assert scene.hand(2) == ["pilot"]
    scene.answer("d1")
    assert scene.play.over
    assert scene.aboard(1, 2) == 1
    assert scene.hand(2) == CHARACTERS[1:]
    assert scene.told("neutral-deck-shuffled") == [{"seat": "2"}]


@pytest.mark.rule("red-planet-second:T8")
def test_without_a_ship_to_board_the_neutral_recruiter_still_makes_a_new_deck() -> None:
    scene = two()
    scene.table.cells[HAND + 2] = 0
    scene.resolve("recruiter", 3)
    assert scene.play.over
    assert scene.hand(3) == CHARACTERS[1:]


@pytest.mark.rule("red-planet-second:T8")
def test_any_of_the_eight_can_be_the_next_card() -> None:
    scene = two().ask_nature().resolve("recruiter", 2)
    scene.table.cells[CHOSEN + 2] = 8
    scene.begin("round/DrawANeutralCharacter")
    assert scene.choices == CHARACTERS[1:]


@pytest.mark.rule("red-planet-second:T8")
def test_a_neutral_recruiter_is_played_once_only_and_the_eight_come_once_each() -> None:
    for seed in SEEDS:
        plays = neutral_plays(seed)
        assert plays.count("recruiter") == 1
        after = plays[plays.index("recruiter") + 1 :]
        assert len(set(after)) == len(after)


@pytest.mark.rule("red-planet-second:T8")
def test_a_neutral_recruiter_that_left_the_game_is_no_longer_shown_as_played() -> None:
    scene = two().dock("hellas-5")
    scene.table.cells[HAND + 1] = 1 << CHARACTERS.index("pilot")
    scene.count_down(seat2="recruiter")
    assert "recruiter" in scene.picture(1)["seats"][1]["played"]
    scene.answer("d1")
    assert (scene.picture(1)["seats"][1]["played"], scene.picture(1)["seats"][1]["chosen"]) == ([], "recruiter")
    scene.begin("round/PassTheFirstPlayer").table.remove_hand(1, CHARACTERS.index("soldier"))
    assert scene.picture(1)["seats"][1]["played"] == ["soldier"]


@pytest.mark.rule("red-planet-second:T8")
def test_the_recruiter_of_a_main_colour_takes_back_all_nine_as_usual() -> None:
    scene = two().dock("hellas-5")
    scene.table.cells[HAND] = 0
    scene.resolve("recruiter", 1).answer("d1")
    assert scene.hand(1) == CHARACTERS


@pytest.mark.rule("red-planet-second:T9")
def test_a_neutral_saboteur_must_destroy_a_ship_full_of_its_controllers_people() -> None:
    scene = two().dock("hellas-5", crew={1: 3}).resolve("saboteur", 2).answer("d1")
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "C1")
    assert scene.choices == ["d1"]
    scene.answer("d1")
    assert (scene.lost(1), scene.lost(2)) == (3, 1)


@pytest.mark.rule("red-planet-second:T9")
def test_a_neutral_soldier_must_kill_its_controllers_people_when_no_others_are_in_reach() -> None:
    scene = two().put("hellas", {1: 1}).resolve("soldier", 2)
    assert scene.choices == ["hellas:1"]
    refusal = scene.refusal("-")
    assert (refusal.reason, refusal.rule) == ("cannot-be-declined", "C1")


# Counting


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
