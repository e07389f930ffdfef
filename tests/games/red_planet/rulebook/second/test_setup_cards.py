"""The second edition's missions and event deck, and what is open or hidden: lines S9, S10 and S12 of its rules."""

from typing import Any

import pytest

from marsbound.core.notation import position_text
from marsbound.core.refusal import Refusal
from marsbound.core.script import NATURE
from marsbound.core.view import ONLOOKER
from tests.games.red_planet.kit import Scene, started
from tests.games.red_planet.rulebook.second.deals import choices, deal, drawn, follows, odds, question, seen, undealt

pytestmark = pytest.mark.interpreted

SEATED = ["hellas-3", "ausonia-5", "phobos-4", "1", "2", "3"]


# Missions


@pytest.mark.rule("red-planet-second:S9")
def test_each_player_is_dealt_two_missions_and_keeps_one() -> None:
    play = deal(undealt(3), *SEATED)
    box = play.box
    missions = [card for number, card in enumerate(box.card_ids) if box.missions >> number & 1]
    assert len(missions) == 13
    for card in ["moon-base", "expansion", "land-claims", "celerium-baron", "great-migration", "sylvanite-baron"]:
        assert odds(play) == dict.fromkeys(missions, 1)
        assert follows(drawn(play, 650), odds(play))
        deal(play, card)
        missions.remove(card)
    assert set(choices(play, 0)) == {"moon-base", "expansion"}
    assert set(choices(play, 1)) == {"land-claims", "celerium-baron"}
    assert play.why_not(0, "land-claims") == Refusal("not-dealt-to-you", "S9", "land-claims")
    assert play.why_not(0, "-") == Refusal("cannot-be-declined", "S9", "-")
    kept = ["expansion", "land-claims", "great-migration"]
    for player, card in enumerate(kept):
        play.answer(player, card)
    for player, card in enumerate(kept):
        assert seen(play, player)["seats"][player]["cards"] == [card]
        assert seen(play, player)["seats"][player]["dealt"] == []


@pytest.mark.rule("red-planet-second:S9")
def test_everybody_chooses_a_mission_at_the_same_time() -> None:
    play = started(players=4)
    assert play.asked_players() == [0, 1, 2, 3]
    for player in (2, 0, 3):
        play.answer(player, choices(play, player)[0])
    assert play.asked_players() == [1]
    assert [seat["ready"] for seat in seen(play)["seats"]] == [True, False, True, True]
    kept = choices(play, 2)[1]
    play.answer(2, kept)  # who has chosen may think again until the last one has
    assert seen(play, 2)["seats"][2]["cards"] == []
    play.answer(1, choices(play, 1)[0])
    assert seen(play, 2)["seats"][2]["cards"] == [kept]


@pytest.mark.rule("red-planet-second:S9")
def test_neither_the_mission_kept_nor_the_other_is_seen_by_anybody_else() -> None:
    play = started(players=3)
    dealt = choices(play, 0)
    for player in (1, ONLOOKER):
        assert seen(play, player)["seats"][0]["dealt"] == ["?", "?"]
    for player in (0, 1, 2):
        play.answer(player, choices(play, player)[0])
    own = seen(play, 0)["seats"][0]
    assert own["first-mission"] == dealt[0]
    assert dealt[1] in own["given-back"]
    for player in (1, ONLOOKER):
        rival = seen(play, player)["seats"][0]
        assert rival["cards"] == ["?"]
        assert rival["first-mission"] == "?"
        assert set(rival["given-back"]) == {"?"}
        assert not [event for event in play.events(player) if play.event_parts(event).get("card") in dealt]


@pytest.mark.rule("red-planet-second:S10")
@pytest.mark.parametrize("players", [3, 6])
def test_the_event_deck_holds_everything_but_the_missions_kept(players: int) -> None:
    play = started(players=players)
    for player in range(players):
        play.answer(player, choices(play, player)[0])
    kept = {seen(play, player)["seats"][player]["first-mission"] for player in range(players)}
    assert len(kept) == players
    assert seen(play)["event-deck"] == 13 + 4 + 13 - players
    for player in range(players):
        play.answer(player, "scientist")
    play.seeded = False
    while play.asked_players() != [NATURE]:
        player = play.asked_players()[0]
        play.answer(player, choices(play, player)[0])
    assert question(play, NATURE) == "DrawAnEvent"
    assert odds(play) == dict.fromkeys([card for card in play.box.card_ids if card not in kept], 1)
    assert follows(drawn(play, 1500), odds(play))


# Open and hidden


def busy(
    of_first: tuple[str, str] = ("moon-base", "rescue"),
    of_third: str = "land-claims",
    in_ausonia: str = "lichens",
    chosen: tuple[str, str] = ("pilot", "soldier"),
    seed: int = 1,
) -> Scene:
    """A table of three with something of everything, in the middle of the Saboteur of seat 2."""
    scene = Scene(players=3, seed=seed).dock("hellas-5", {1: 2, 2: 1}).dock("unknown-6", {3: 1}, to="ausonia")
    scene.dock("ausonia-4").put("ausonia", {1: 1, 3: 2}, "celerium").lose(3, 2).give(1, "celerium", 2)
    scene.hold(1, *of_first).hold(2, "expansion").hold(3, of_third)
    scene.discover("ausonia", in_ausonia, seen_by=(1,)).discover("hellas", "sandstorm", seen_by=(2, 3))
    return scene.count_down(seat1=chosen[0], seat2="saboteur", seat3=chosen[1])


def all_that_is_seen(scene: Scene, player: int) -> str:
    """Every number of a player's view, from 1, or of an onlooker's, 0."""
    return position_text(scene.play.view(player - 1).masked, scene.game.fields)


@pytest.mark.rule("red-planet-second:S12")
@pytest.mark.parametrize("player", [1, 2, 3, 0])
def test_everybody_sees_what_is_open(player: int) -> None:
    scene = busy().answer("d3", "d3")  # a ship destroyed, a character played
    picture = scene.picture(player)
    docks = picture["docks"]
    assert [dock["ship"] for dock in docks] == ["hellas-5", "unknown-6", None]
    assert [dock["crew"] for dock in docks[:2]] == [[2, 1, 0], [0, 0, 1]]
    assert (docks[0]["tokens"], docks[1]["tokens"]) == ([], ["ausonia"])
    assert (picture["destinations"]["ausonia"], picture["destinations"]["hellas"]) == (1, 2)
    assert picture["ship-discards"] == ["ausonia-4"]
    ausonia = picture["zones"][scene.zone("ausonia")]
    assert (ausonia["astronauts"], ausonia["resource"]) == ([1, 0, 2], "celerium")
    seats = picture["seats"]
    assert seats[1]["played"] == ["saboteur"]
    assert [seat["tokens"]["celerium"] for seat in seats] == [2, 0, 0]
    assert [seat["lost"] for seat in seats] == [0, 1, 2]
    assert [len(seat["cards"]) for seat in seats] == [2, 1, 1]
    assert (len(picture["ship-deck"]), picture["event-deck"]) == (33, 24)


@pytest.mark.rule("red-planet-second:S12")
def test_a_player_sees_their_own_secrets() -> None:
    picture = busy().picture(1)
    assert picture["seats"][0]["cards"] == ["moon-base", "rescue"]
    assert picture["seats"][0]["chosen"] == "pilot"
    assert [zone["discovery"] for zone in picture["zones"] if zone["discovery"]] == ["lichens", "?"]


@pytest.mark.rule("red-planet-second:S12")
@pytest.mark.parametrize(("player", "discoveries"), [(2, ["?", "sandstorm"]), (0, ["?", "?"])])
def test_rivals_and_onlookers_see_no_secrets(player: int, discoveries: list[str]) -> None:
    picture = busy().picture(player)
    assert picture["called"] == "saboteur"
    assert picture["seats"][0]["cards"] == ["?", "?"]
    # called characters are open, the others might be any of the hand
    assert [seat["chosen"] for seat in picture["seats"]] == ["?", "saboteur", "?"]
    assert [len(seat["hand"]) for seat in picture["seats"]] == [9, 8, 9]
    assert [zone["discovery"] for zone in picture["zones"] if zone["discovery"]] == discoveries


OTHER_SECRETS: dict[str, dict[str, Any]] = {
    "cards": {"of_first": ("land-claims", "heroic-sacrifice"), "of_third": "ether-wind"},
    "a discovery": {"in_ausonia": "radiation"},
    "characters": {"chosen": ("soldier", "femme-fatale")},
    "the order of the decks": {"seed": 99},
}


@pytest.mark.rule("red-planet-second:S12")
@pytest.mark.parametrize("player", [2, 0])
@pytest.mark.parametrize("secret", OTHER_SECRETS)
def test_nothing_that_others_see_or_hear_depends_on_a_secret(player: int, secret: str) -> None:
    scene = busy(**OTHER_SECRETS[secret])
    assert all_that_is_seen(scene, player) == all_that_is_seen(busy(), player)
    assert scene.picture(player) == busy().picture(player)
    assert scene.heard(player) == busy().heard(player)


@pytest.mark.rule("red-planet-second:S12")
def test_nobody_sees_the_order_of_the_decks_or_the_resources_face_down() -> None:
    same = [Scene(players=3, seed=seed).dock("hellas-3", {1: 3}, launched=True) for seed in range(20)]
    for player in (1, 2, 0):
        assert len({all_that_is_seen(scene, player) for scene in same}) == 1
        assert {zone["resource"] for scene in same for zone in scene.picture(player)["zones"]} == {None}
        assert {int(scene.play.view(player - 1).masked.seed_low) for scene in same} == {0}
    for scene in same:
        scene.begin("round/BeginARound").answer(*["recruiter"] * 3)
    assert len({scene.ship(1) for scene in same}) > 5
    assert {scene.told("resource-turned-up")[0]["kind"] for scene in same} == {"ice", "sylvanite", "celerium"}
