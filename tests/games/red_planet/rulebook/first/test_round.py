"""A round of the first edition, its steps and its cards: lines R1, R3 to R7, R10, R13 and R14 of its rules."""

import pytest

from marsbound.core.notation import position_text
from marsbound.core.refusal import Refusal
from marsbound.games.red_planet.rules.box import CHARACTERS
from marsbound.games.red_planet.rules.cells import ROUND as ROUND_CELL
from tests.games.red_planet.kit import Scene, started
from tests.games.red_planet.rulebook.first.scenes import FIRST, ROUND, decline_all, first, go_on, three_ships
from tests.games.red_planet.rulebook.second.deals import choices

pytestmark = pytest.mark.interpreted

BUSY = {  # what each character can do in the scene of `busy`, question by question
    "recruiter": ["BoardAShip"],
    "explorer": ["BoardAShip", "MoveToANeighbour"],
    "scientist": ["BoardAShip", "DrawOrLook"],
    "secret-agent": ["BoardAnotherShip", "LaunchADockedShip"],
    "saboteur": ["BoardAShip", "DestroyADockedShip"],
    "femme-fatale": ["BoardAShip", "ReplaceAnAstronaut"],
    "travel-agent": ["BoardThreeTogether"],
    "soldier": ["BoardTwoTogether", "KillAnAstronaut"],
    "pilot": ["BoardAShip", "RedirectAShip"],
}


def busy() -> Scene:
    """Everything is possible for everybody."""
    return three_ships(first()).put("hellas", {1: 1, 2: 1}).discover("ausonia", "life")


# The steps


@pytest.mark.rule("red-planet-first:R1")
def test_a_round_is_new_ships_choose_board_and_launch_land_end() -> None:
    scene = first().dock("hellas-3", {1: 2}).dock("ausonia-5").begin(ROUND)
    scene.answer("recruiter", "travel-agent", "travel-agent").answer("d1", "-", "-")
    steps = ["round-begun", "ship-docked", "choice-sealed", "character-called", "ship-launched", "ship-landed"]
    at = [scene.facts().index(fact) for fact in [*steps, "first-player"]]
    assert at == sorted(at)
    assert scene.question == ""
    assert scene.facts().count("ship-docked") == 1  # the dock that is empty now waits for the next round
    assert scene.ship(1) is None


@pytest.mark.rule("red-planet-first:R1")
def test_a_game_has_ten_rounds() -> None:
    play = started(FIRST, players=3)
    while not play.over:
        for player in play.asked_players():
            options = choices(play, player)
            chosen = "recruiter" if "recruiter" in options else options[0]
            play.answer(player, "-" if "-" in options else chosen)
    rounds = [play.event_parts(event) for event in play.heard]
    assert [event["round"] for event in rounds if event["fact"] == "round-begun"] == [str(n) for n in range(1, 11)]


@pytest.mark.rule("red-planet-first:R3")
def test_everybody_chooses_a_character_of_the_hand_at_the_same_time() -> None:
    scene = three_ships(first()).begin(ROUND)
    assert scene.play.asked_players() == [0, 1, 2]
    assert scene.choices == CHARACTERS
    assert scene.refusal("-") == Refusal("cannot-be-declined", "R3", "-")
    scene.play.answer(2, "pilot")
    scene.play.answer(0, "soldier")
    assert scene.play.asked_players() == [1]
    scene.play.answer(2, "travel-agent")  # who has chosen may think again until the last one has
    assert "character-called" not in scene.facts()
    scene.play.answer(1, "explorer")
    assert scene.told("character-called") == [{"character": "explorer"}]
    scene.answer("-")
    assert scene.told("character-called")[-1] == {"character": "travel-agent"}


@pytest.mark.rule("red-planet-first:R3")
def test_a_choice_is_secret() -> None:
    scene = three_ships(first()).begin(ROUND)
    scene.play.answer(2, "pilot")
    for player in (0, 1, 2):
        seat = scene.picture(player)["seats"][2]
        assert (seat["ready"], seat["chosen"], seat["answer"], seat["hand"]) == (True, None, None, CHARACTERS)
    assert scene.picture(3)["seats"][2]["answer"] == CHARACTERS.index("pilot")
    assert scene.told("choice-sealed", player=0) == [{"seat": "3"}]


@pytest.mark.rule("red-planet-first:R4")
def test_characters_are_called_from_1_to_9() -> None:
    assert [int(number) for number in first().box.number] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    called = []
    for three in (("pilot", "secret-agent", "travel-agent"), ("scientist", "femme-fatale", "recruiter")):
        scene = three_ships(first())
        scene.count_down(seat1=three[0], seat2=three[1], seat3=three[2])
        decline_all(scene)
        called.append([event["character"] for event in scene.told("character-called")])
    assert called == [["secret-agent", "travel-agent", "pilot"], ["recruiter", "scientist", "femme-fatale"]]
    scene = three_ships(first()).put("hellas", {1: 1, 2: 1, 3: 1})
    decline_all(scene.count_down(seat1="soldier", seat2="saboteur", seat3="explorer"))
    assert [event["seat"] for event in scene.told("character-revealed")] == ["3", "2", "1"]


@pytest.mark.rule("red-planet-first:R4")
def test_all_who_chose_the_same_reveal_it_together_before_anyone_acts() -> None:
    scene = three_ships(first()).count_down(seat1="travel-agent", seat2="pilot", seat3="travel-agent")
    assert scene.question == "BoardThreeTogether"
    assert scene.told("character-revealed") == [
        {"seat": "1", "character": "travel-agent"},
        {"seat": "3", "character": "travel-agent"},
    ]
    assert scene.picture(0)["seats"][1]["chosen"] == "?"


@pytest.mark.rule("red-planet-first:R4")
@pytest.mark.parametrize(("first_player", "order"), [(1, [1, 2, 3, 4]), (3, [3, 4, 1, 2]), (4, [4, 1, 2, 3])])
def test_those_with_the_same_character_act_clockwise_from_the_first_player(first_player: int, order: list[int]) -> None:
    scene = three_ships(first(players=4)).first(first_player)
    scene.count_down(seat1="travel-agent", seat2="travel-agent", seat3="travel-agent", seat4="travel-agent")
    acted = []
    while scene.question:
        acted.append(scene.seat)
        scene.answer("-")
    assert acted == order


@pytest.mark.rule("red-planet-first:R4")
def test_nobody_acts_before_being_called() -> None:
    scene = three_ships(first()).count_down(seat1="pilot", seat2="recruiter", seat3="soldier")
    assert scene.seat == 2
    assert scene.play.why_not(0, "d1") == Refusal("not-asked", "R4", "d1")


# What may be left undone


@pytest.mark.rule("red-planet-first:R5")
@pytest.mark.parametrize("character", BUSY)
def test_every_effect_may_be_declined(character: str) -> None:
    scene = busy()
    before = position_text(scene.table, scene.game.fields)
    scene.resolve(character, seat=1)
    asked = []
    while scene.question:
        asked.append(scene.question)
        assert "-" in scene.choices
        scene.answer("-")
    assert asked == BUSY[character]
    # not even a card is drawn or an astronaut placed
    assert position_text(scene.table, scene.game.fields) == before


@pytest.mark.rule("red-planet-first:R5")
@pytest.mark.parametrize(
    ("character", "answers", "asked_next"),
    [
        ("scientist", ["d1", "-"], "DrawOrLook"),
        ("secret-agent", ["d1", "-"], "LaunchADockedShip"),
        ("pilot", ["d1", "-"], "RedirectAShip"),
        ("explorer", ["d1", "hellas>ausonia", "-"], ""),
        ("saboteur", ["d1", "-"], ""),
        ("soldier", ["d1", "-"], ""),
        ("femme-fatale", ["-", "hellas:2"], ""),
        ("scientist", ["-", "ausonia"], ""),
    ],
)
def test_an_effect_may_be_used_in_part(character: str, answers: list[str], asked_next: str) -> None:
    scene = busy().resolve(character, seat=1).answer(*answers)
    assert scene.question == asked_next
    boarded = 0 if answers[0] == "-" else 2 if character == "soldier" else 1
    assert scene.aboard(1, 1) == boarded
    assert not any(scene.launched(dock) for dock in (1, 2, 3))
    assert all(scene.ship(dock) for dock in (1, 2, 3))


@pytest.mark.rule("red-planet-first:R5")
def test_taking_characters_back_is_no_choice() -> None:
    scene = three_ships(first()).count_down(seat1="recruiter")
    assert scene.choices == ["d1", "d2", "d3", "-"]
    scene.answer("-")
    assert scene.question == ""
    assert scene.hand(1) == CHARACTERS


# All or nothing


@pytest.mark.rule("red-planet-first:R6")
def test_the_travel_agent_places_three_on_one_ship() -> None:
    scene = first().dock("hellas-3").dock("ausonia-5", {2: 3}).dock("arabia-4", {3: 1}).resolve("travel-agent", seat=1)
    assert scene.choices == ["d1", "d3", "-"]
    assert scene.refusal("d2") == Refusal("too-few-seats", "R6", "d2")
    scene.answer("d3")
    assert (scene.aboard(3, 1), scene.supply(1), scene.question) == (3, 19, "")


@pytest.mark.rule("red-planet-first:R6")
def test_the_travel_agent_may_decline() -> None:
    scene = three_ships(first()).resolve("travel-agent", seat=1).answer("-")
    assert (scene.question, scene.supply(1)) == ("", 22)


@pytest.mark.rule("red-planet-first:R6")
def test_without_three_free_seats_on_one_ship_the_travel_agents_turn_is_lost() -> None:
    scene = first().dock("hellas-3", {2: 1}).dock("ausonia-4", {2: 2}).dock("arabia-5", {3: 1}, launched=True)
    scene.resolve("travel-agent", seat=1)
    assert (scene.question, scene.supply(1)) == ("", 22)
    assert [scene.aboard(dock, 1) for dock in (1, 2, 3)] == [0, 0, 0]


@pytest.mark.rule("red-planet-first:R7")
def test_the_soldier_places_two_on_the_same_ship() -> None:
    scene = first().dock("hellas-3", {2: 2}).dock("ausonia-4", {2: 2}).dock("arabia-5").resolve("soldier", seat=1)
    assert scene.choices == ["d2", "d3", "-"]
    assert scene.refusal("d1") == Refusal("too-few-seats", "R7", "d1")
    scene.answer("d3")
    assert [scene.aboard(dock, 1) for dock in (1, 2, 3)] == [0, 0, 2]
    assert scene.question == ""


@pytest.mark.rule("red-planet-first:R7")
def test_the_soldier_goes_on_after_placing_none() -> None:
    scene = three_ships(first()).put("hellas", {2: 1}).resolve("soldier", seat=1).answer("-")
    assert scene.question == "KillAnAstronaut"
    scene.answer("hellas:2")
    assert (scene.lost(2), scene.supply(1)) == (1, 22)


@pytest.mark.rule("red-planet-first:R7")
def test_the_soldier_goes_on_where_no_ship_has_two_free_seats() -> None:
    scene = first().dock("hellas-3", {2: 2}).put("hellas", {2: 1}).resolve("soldier", seat=1)
    assert scene.question == "KillAnAstronaut"
    assert scene.aboard(1, 1) == 0


# Characters used


@pytest.mark.rule("red-planet-first:R10")
def test_a_used_character_is_gone_until_the_recruiter_brings_it_back() -> None:
    scene = three_ships(first())
    for turn, character in enumerate(["soldier", "pilot"], 1):
        decline_all(scene.begin(ROUND).answer(character, character, character))
        assert len(scene.hand(1)) == 9 - turn
    scene.begin(ROUND)
    assert scene.choices == [name for name in CHARACTERS if name not in ("soldier", "pilot")]
    assert scene.refusal("pilot") == Refusal("not-in-hand", "R10", "pilot")
    decline_all(scene.answer("recruiter", "explorer", "travel-agent"))
    assert scene.hand(1) == CHARACTERS
    assert scene.hand(2) == [name for name in CHARACTERS if name not in ("soldier", "pilot", "explorer")]


@pytest.mark.rule("red-planet-first:R10")
def test_the_table_lists_used_characters_for_all() -> None:
    scene = three_ships(first())
    decline_all(scene.begin(ROUND).answer("soldier", "pilot", "recruiter"))
    for player in (0, 1, 2, 3):
        assert [seat["played"] for seat in scene.picture(player)["seats"]] == [["soldier"], ["pilot"], []]


# The end of a round


@pytest.mark.rule("red-planet-first:R13")
@pytest.mark.parametrize(
    ("chosen", "last"),
    [
        (("pilot", "recruiter", "explorer"), 1),
        (("recruiter", "travel-agent", "explorer"), 2),
        (("travel-agent", "travel-agent", "travel-agent"), 1),
    ],
)
def test_whoever_acted_last_is_first_player(chosen: tuple[str, str, str], last: int) -> None:
    scene = three_ships(first()).first(2).begin(ROUND).answer(*chosen)
    while scene.question:
        scene.answer(scene.choices[0])
    assert scene.told("first-player")[-1] == {"seat": str(last)}
    assert scene.picture(0)["first"] == last - 1


@pytest.mark.rule("red-planet-first:R13")
def test_whoever_was_called_last_counts_even_having_done_nothing() -> None:
    scene = first().dock("hellas-3", {1: 2}).dock("ausonia-3", {1: 2}).dock("arabia-3", {1: 2}).begin(ROUND)
    scene.answer("recruiter", "recruiter", "travel-agent")  # no ship has room for three
    decline_all(scene)
    assert scene.picture(0)["first"] == 2


@pytest.mark.rule("red-planet-first:R13")
def test_the_counter_advances() -> None:
    scene = three_ships(first())
    scene.table.cells[ROUND_CELL] = 0
    go_on(scene, "PlayRounds")
    for number in (1, 2, 3):
        assert scene.picture(0)["round"] == number
        scene.answer("recruiter", "recruiter", "recruiter").answer("-", "-", "-")
    assert scene.picture(0)["round"] == 4


# The order on a card


@pytest.mark.rule("red-planet-first:R14")
@pytest.mark.parametrize("character", [name for name, asked in BUSY.items() if len(asked) == 2])
def test_boarding_comes_first_then_the_special_action(character: str) -> None:
    scene = busy().resolve(character, seat=1)
    asked = []
    while scene.question in BUSY[character]:
        asked.append(scene.question)
        scene.answer(scene.choices[0])
    assert list(dict.fromkeys(asked)) == BUSY[character]
    assert asked == sorted(asked, key=BUSY[character].index)


@pytest.mark.rule("red-planet-first:R14")
def test_the_recruiter_boards_before_taking_back() -> None:
    scene = three_ships(first()).count_down(seat1="recruiter")
    assert "recruiter" not in scene.hand(1)
    scene.answer("d1")
    assert scene.facts().index("astronauts-boarded") < scene.facts().index("characters-taken-back")
