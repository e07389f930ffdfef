"""The second edition's round, choosing and counting down: lines R1 to R6, R13, R14 and R17 of its rules."""

from functools import cache

import pytest

from marsbound.core.play import Play
from marsbound.core.refusal import Refusal
from tests.games.red_planet.kit import Scene, started
from tests.games.red_planet.rulebook.second.deals import choices, seen

pytestmark = pytest.mark.interpreted

ROUND = "round/BeginARound"
CALLED = {
    "recruiter": 9,
    "explorer": 8,
    "scientist": 7,
    "secret-agent": 6,
    "saboteur": 5,
    "femme-fatale": 4,
    "travel-agent": 3,
    "soldier": 2,
    "pilot": 1,
}
# What shows that a step has been taken, in the order of the steps
STEPS = {
    "choice-sealed": 1,
    "character-called": 2,
    "character-revealed": 2,
    "astronauts-boarded": 2,
    "ship-launched": 2,
    "ship-landed": 3,
    "ship-discarded": 3,
    "ships-shuffled": 4,
    "ship-docked": 4,
    "first-player": 5,
    "round-begun": 6,
}


@cache
def whole_game(seed: int = 3, players: int = 4) -> Play:
    """A game to its end, with answers picked by a simple rule."""
    play = started(players=players, seed=seed)
    word = seed
    while not play.over:
        player = play.asked_players()[0]
        word = (word * 1103515245 + 12345) & 0x7FFFFFFF
        possible = choices(play, player)
        play.answer(player, possible[(word >> 8) % len(possible)])
    return play


def finish(scene: Scene) -> None:
    """Whoever is asked gives the first possible answer, until the round is over."""
    while scene.question:
        scene.answer(scene.choices[0])


def told(play: Play) -> list[dict[str, str]]:
    return [play.event_parts(event) for event in play.heard]


# The course of the game


@pytest.mark.rule("red-planet-second:R1")
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_there_are_ten_rounds(players: int) -> None:
    rounds = [event["round"] for event in told(whole_game(players=players)) if event["fact"] == "round-begun"]
    assert rounds == [str(number) for number in range(1, 11)]


@pytest.mark.rule("red-planet-second:R1")
@pytest.mark.parametrize("seed", [3, 4, 5])
def test_every_round_goes_through_its_steps_in_order(seed: int) -> None:
    facts = [event["fact"] for event in told(whole_game(seed))]
    begun = [at for at, fact in enumerate(facts) if fact == "round-begun"]
    for at, end in zip(begun, [*begun[1:], len(facts)], strict=True):
        steps = [STEPS[fact] for fact in facts[at + 1 : end] if fact in STEPS]
        assert steps == sorted(steps)
        assert {1, 2, 5} <= set(steps)
    assert {"ship-landed", "ship-docked"} <= set(facts[begun[0] :])


@pytest.mark.rule("red-planet-second:R14")
def test_the_tracker_shows_rounds_productions_reveal_and_final_scoring() -> None:
    course = []
    for event in told(whole_game()):
        if event["fact"] in ("round-begun", "production-begun", "reveal-begun", "discoveries-turned-up"):
            course.append(event["fact"].partition("-")[0] + event.get("round", "") + event.get("production", ""))
        elif event["fact"] == "score-counted" and course[-1] != "scored":
            course.append("scored")
    assert course == [
        *["round1", "round2", "round3", "round4", "round5", "production1"],
        *["round6", "round7", "round8", "production2", "round9", "round10"],
        *["reveal", "discoveries", "production3", "scored"],
    ]


@pytest.mark.rule("red-planet-second:R14")
def test_the_tracker_is_open_to_all() -> None:
    play = started(players=3)
    for player in (0, 1, 2):
        play.answer(player, choices(play, player)[0])
    assert (seen(play)["round"], seen(play)["phase"]) == (1, "round")
    assert (seen(whole_game())["round"], seen(whole_game())["phase"]) == (10, "final")


# Choose


@pytest.mark.rule("red-planet-second:R2")
def test_all_choose_a_character_at_the_same_time() -> None:
    scene = Scene(players=3).begin(ROUND)
    play = scene.play
    assert play.asked_players() == [0, 1, 2]
    play.answer(2, "pilot")
    assert play.asked_players() == [0, 1]
    play.answer(0, "saboteur")
    play.answer(2, "soldier")  # nobody is bound before the last has chosen
    assert play.why_not(1, "-") == Refusal("cannot-be-declined", "R2", "-")
    play.answer(1, "explorer")
    assert [event["character"] for event in scene.told("character-called")] == ["explorer", "saboteur", "soldier"]


@pytest.mark.rule("red-planet-second:R2")
def test_characters_are_chosen_in_secret() -> None:
    scene = Scene(players=3).begin(ROUND).answer("pilot")
    assert (scene.picture(1)["seats"][0]["ready"], scene.picture(1)["seats"][0]["answer"]) == (True, 8)
    for player in (2, 3, 0):
        seat = scene.picture(player)["seats"][0]
        assert (seat["ready"], seat["answer"], seat["chosen"]) == (True, None, None)
        assert "pilot" in seat["hand"]
        assert scene.told("choice-sealed", player) == [{"seat": "1"}]


@pytest.mark.rule("red-planet-second:R6")
def test_a_played_character_stays_open_and_cannot_be_chosen_again() -> None:
    scene = Scene(players=3).begin(ROUND).answer("pilot", "recruiter", "explorer").begin(ROUND)
    for player in (1, 2, 0):
        assert [seat["played"] for seat in scene.picture(player)["seats"]] == [["pilot"], [], ["explorer"]]
    assert scene.play.why_not(0, "pilot") == Refusal("not-in-hand", "R6", "pilot")
    assert scene.play.why_not(2, "explorer") == Refusal("not-in-hand", "R6", "explorer")
    assert scene.play.why_not(0, "explorer") is None
    assert scene.play.why_not(1, "recruiter") is None


@pytest.mark.rule("red-planet-second:R6")
def test_only_the_own_recruiter_brings_characters_back() -> None:
    scene = Scene(players=3).begin(ROUND).answer("pilot", "pilot", "pilot")
    finish(scene)
    scene.begin(ROUND).answer("recruiter", "explorer", "soldier")
    finish(scene)
    scene.begin(ROUND)
    assert len(choices(scene.play, 0)) == 9
    assert set(CALLED) - set(choices(scene.play, 1)) == {"pilot", "explorer"}
    assert set(CALLED) - set(choices(scene.play, 2)) == {"pilot", "soldier"}


@pytest.mark.rule("red-planet-second:R17")
def test_the_ninth_character_in_a_row_can_only_be_the_recruiter() -> None:
    scene = Scene(players=3)
    others = [character for character in CALLED if character != "recruiter"]
    for number, character in enumerate(others):
        scene.begin(ROUND)
        assert len(choices(scene.play, 0)) == 9 - number
        scene.answer(character, character, character)
        finish(scene)
    scene.begin(ROUND)
    for player in (0, 1, 2):
        assert choices(scene.play, player) == ["recruiter"]
    assert scene.refusal("pilot") == Refusal("not-in-hand", "R6", "pilot")
    scene.answer("recruiter", "recruiter", "recruiter")
    finish(scene)
    assert len(choices(scene.begin(ROUND).play, 0)) == 9


# The countdown


@pytest.mark.rule("red-planet-second:R3")
def test_characters_are_called_from_nine_down_until_all_are_revealed() -> None:
    scene = Scene().count_down(seat1="pilot", seat2="recruiter", seat3="saboteur", seat4="explorer")
    called = [event["character"] for event in scene.told("character-called")]
    assert called == ["recruiter", "explorer", "saboteur", "pilot"]
    rounds: list[list[int]] = []
    for event in told(whole_game()):
        if event["fact"] == "round-begun":
            rounds.append([])
        elif event["fact"] == "character-revealed":
            rounds[-1].append(CALLED[event["character"]])
    for numbers in rounds:
        assert len(numbers) == 4
        assert numbers == sorted(numbers, reverse=True)


@pytest.mark.rule("red-planet-second:R3")
def test_all_who_chose_a_number_reveal_it_before_any_of_them_resolves_it() -> None:
    scene = Scene(players=4).dock("hellas-5")
    scene.count_down(seat1="saboteur", seat2="pilot", seat3="saboteur", seat4="recruiter").answer("d1")
    assert scene.seat == 1
    assert scene.question == "PlaceAnAstronaut"
    assert scene.told("character-revealed", player=0) == [
        {"seat": "4", "character": "recruiter"},
        {"seat": "1", "character": "saboteur"},
        {"seat": "3", "character": "saboteur"},
    ]
    assert [seat["chosen"] for seat in scene.picture(0)["seats"]] == ["saboteur", "?", "saboteur", "recruiter"]
    assert scene.play.why_not(2, "d1") == Refusal("not-asked", "R3", "d1")


@pytest.mark.rule("red-planet-second:R4")
@pytest.mark.parametrize(("first", "order"), [(1, [1, 2, 4]), (2, [2, 4, 1]), (3, [4, 1, 2]), (4, [4, 1, 2])])
def test_the_same_number_is_resolved_clockwise_from_the_first_player(first: int, order: list[int]) -> None:
    scene = Scene().dock("hellas-5").first(first)
    scene.count_down(seat1="explorer", seat2="explorer", seat3="pilot", seat4="explorer")
    resolved = []
    while scene.seat != 3:
        resolved.append(scene.seat)
        scene.answer("d1")
    assert resolved == order


@pytest.mark.rule("red-planet-second:R5")
@pytest.mark.parametrize(
    ("character", "questions"),
    [
        ("recruiter", ["PlaceAnAstronaut"]),
        ("explorer", ["PlaceAnAstronaut", "MoveToANeighbour", "MoveToANeighbour", "MoveToANeighbour"]),
        ("scientist", ["PlaceAnAstronaut", "PlaceAnAstronaut", "DrawOrLook"]),
        ("secret-agent", ["PlaceOnAnotherShip", "PlaceOnAnotherShip", "LaunchADockedShip"]),
        ("saboteur", ["PlaceAnAstronaut", "DestroyADockedShip"]),
        ("femme-fatale", ["PlaceAnAstronaut", "ReplaceAnAstronaut"]),
        ("travel-agent", ["PlaceTogether"]),
        ("soldier", ["PlaceAnAstronaut", "KillAnAstronaut", "LeaveTheMoon", "LeaveTheMoonToo", "LeaveTheMoonToo"]),
        ("pilot", ["PlaceAnAstronaut", "PlaceAnAstronaut", "RedirectAShip", "PutADestinationToken"]),
    ],
)
def test_instructions_are_carried_out_from_top_to_bottom(character: str, questions: list[str]) -> None:
    scene = Scene().dock("hellas-5", {2: 1}).dock("ausonia-5", {2: 1}).event_deck("moon-base")
    scene.put("hellas", {1: 1, 2: 1}).put("phobos", {1: 4}).resolve(character, seat=1)
    asked = []
    while scene.question:
        asked.append(scene.question)
        scene.answer(scene.choices[0])
    assert asked == questions


# The next first player


@pytest.mark.rule("red-planet-second:R13")
@pytest.mark.parametrize(
    ("chosen", "first", "next_first"),
    [
        (["pilot", "recruiter", "soldier"], 2, 1),
        (["recruiter", "explorer", "scientist"], 1, 3),
        # of those with the same number the last one clockwise from the first player
        (["soldier", "recruiter", "soldier"], 1, 3),
        (["soldier", "recruiter", "soldier"], 2, 1),
        (["soldier", "recruiter", "soldier"], 3, 1),
        (["pilot", "pilot", "pilot"], 2, 1),
    ],
)
def test_whoever_resolved_last_is_first_player(chosen: list[str], first: int, next_first: int) -> None:
    scene = Scene(players=3).dock("hellas-5").first(first).begin(ROUND).answer(*chosen)
    finish(scene)
    assert scene.picture(0)["first"] == next_first - 1
    assert scene.told("first-player") == [{"seat": str(next_first)}]


@pytest.mark.rule("red-planet-second:R13")
def test_the_first_player_changes_after_the_round_only() -> None:
    scene = Scene(players=3).dock("hellas-5").first(2).begin(ROUND).answer("pilot", "pilot", "recruiter")
    while scene.question:
        assert scene.picture(0)["first"] == 1
        scene.answer(scene.choices[0])
    assert scene.picture(0)["first"] == 0
