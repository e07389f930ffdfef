"""Two players, section T: a main and a neutral colour each.

Seats from 1: the first player's main and neutral colour are seats 1 and 2, the second player's are 4 and 3.
"""

import pytest

from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import CALLED, CHOSEN, HAND
from tests.games.red_planet.kit import started
from tests.games.red_planet.rulebook.second.two_players import (
    NEUTRALS,
    NEVER_ON_TOP,
    SEEDS,
    neutral_plays,
    owner,
    two,
)

pytestmark = pytest.mark.interpreted


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
