"""Setting up the first edition's event cards: lines S6, S7 and S9 of its rules."""

import pytest

from marsbound.core.play import Play
from marsbound.core.refusal import BadInput, Refusal
from marsbound.core.script import NATURE
from tests.games.red_planet.rulebook.first.scenes import (
    BONUSES,
    DISCOVERIES,
    SHIPS,
    undealt,
)
from tests.games.red_planet.rulebook.second.deals import choices, deal, drawn, follows, odds, question, seen

pytestmark = pytest.mark.interpreted

SEATED = ["hellas-3", "ausonia-5", "arabia-4", "1", "2", "3"]
BARE_ROCKS = ["bare-rock.1", "bare-rock.2", "bare-rock.3"]
GOOD_HANDS = (["life", "grant.1", "core"], ["trade", "ambush", "outcrop"], ["grant.2", "presence", "memorial"])


def dealt(*hands: list[str]) -> Play:
    """Three players with these hands, those shown among them."""
    return deal(undealt(3), *SEATED, *[card for hand in hands for card in hand])


@pytest.mark.rule("red-planet-first:S6")
def test_each_player_is_dealt_three_events() -> None:
    play = deal(undealt(3), *SEATED)
    cards = DISCOVERIES + BONUSES
    assert odds(play) == dict.fromkeys(cards, 1)
    assert follows(drawn(play, 700), odds(play))
    deal(play, "life", "grant.1", "core", "trade")
    assert odds(play) == dict.fromkeys([card for card in cards if card not in ("life", "grant.1", "core", "trade")], 1)
    play = dealt(*GOOD_HANDS)
    for player, hand in enumerate(GOOD_HANDS):
        assert set(seen(play, player)["seats"][player]["dealt"]) == set(hand)


@pytest.mark.rule("red-planet-first:S6")
def test_one_bonus_of_the_hand_is_kept() -> None:
    play = dealt(*GOOD_HANDS)
    assert question(play, 0) == "KeepABonus"
    assert set(choices(play, 0)) == {"grant.1", "core"}
    assert choices(play, 1) == ["trade"]
    assert play.why_not(0, "life") == Refusal("not-a-mission", "S6", "life")
    assert play.why_not(0, "trade") == Refusal("not-dealt-to-you", "S6", "trade")
    assert play.why_not(0, "-") == Refusal("cannot-be-declined", "S6", "-")
    for player, card in enumerate(["core", "trade", "memorial"]):
        play.answer(player, card)
    for player, card in enumerate(["core", "trade", "memorial"]):
        own = seen(play, player)["seats"][player]
        assert own["cards"] == [card]
        assert own["dealt"] == []
        assert set(own["given-back"]) == set(GOOD_HANDS[player]) - {card}


@pytest.mark.rule("red-planet-first:S6")
def test_what_is_dealt_and_kept_is_secret() -> None:
    play = dealt(*GOOD_HANDS)
    for onlooker in (-1, 1, 2):
        assert seen(play, onlooker)["seats"][0]["dealt"] == ["?", "?", "?"]
    for player, card in enumerate(["core", "trade", "memorial"]):
        play.answer(player, card)
    for onlooker in (-1, 1, 2):
        seat = seen(play, onlooker)["seats"][0]
        assert (seat["cards"], seat["given-back"], seat["first-mission"]) == (["?"], ["?", "?"], "?")
    told = [play.event_parts(event) for event in play.heard if event.heard_by(1)]
    assert "core" not in [event.get("card") for event in told]


@pytest.mark.rule("red-planet-first:S6")
def test_three_discoveries_are_shown_to_all_and_replaced() -> None:
    play = dealt(GOOD_HANDS[0], BARE_ROCKS)
    assert question(play, NATURE) == "DealAnEvent"
    shown = [play.event_parts(event) for event in play.heard if event.heard_by(-1)]
    assert [event["card"] for event in shown if event["fact"] == "hand-shown" and event["seat"] == "2"] == BARE_ROCKS
    assert seen(play)["shown-at-setup"] == BARE_ROCKS
    deal(play, *GOOD_HANDS[1])
    assert set(seen(play, 1)["seats"][1]["dealt"]) == set(GOOD_HANDS[1])
    assert seen(play, 2)["seats"][2]["dealt"] == []


@pytest.mark.rule("red-planet-first:S6")
def test_a_hand_is_replaced_until_there_is_a_bonus() -> None:
    play = dealt(BARE_ROCKS, ["life", "ambush", "outcrop"], ["cave-in", "rich-vein", "radiation"])
    assert odds(play) == dict.fromkeys(["reservoir", "upheaval", *BONUSES], 1)
    deal(play, "reservoir", "upheaval", "grant.1")
    assert set(seen(play, 0)["seats"][0]["dealt"]) == {"reservoir", "upheaval", "grant.1"}
    assert len(seen(play)["shown-at-setup"]) == 9


@pytest.mark.rule("red-planet-first:S6")
def test_a_hand_with_a_single_bonus_is_not_shown() -> None:
    play = dealt(["life", "ambush", "grant.1"])
    assert seen(play)["shown-at-setup"] == []
    assert "hand-shown" not in [play.event_parts(event)["fact"] for event in play.heard]
    assert set(seen(play, 0)["seats"][0]["dealt"]) == {"life", "ambush", "grant.1"}


@pytest.mark.rule("red-planet-first:S7")
def test_the_event_deck_is_what_is_left_and_what_was_given_back() -> None:
    play = dealt(GOOD_HANDS[0], BARE_ROCKS, *GOOD_HANDS[1:])
    kept = ["core", "trade", "grant.2"]
    for player, card in enumerate(kept):
        play.answer(player, card)
    assert seen(play)["event-deck"] == 24 - 3
    for player in range(3):
        play.answer(player, "scientist")
    while question(play, 0) == "BoardAShip":
        play.answer(0, "-")
    play.answer(0, "draw")
    deck = [card for card in DISCOVERIES + BONUSES if card not in kept]
    assert odds(play) == dict.fromkeys(deck, 1)
    assert follows(drawn(play, 630), odds(play))


@pytest.mark.rule("red-planet-first:S9")
def test_new_hands_come_from_the_undealt_cards_alone() -> None:
    play = dealt(GOOD_HANDS[0], BARE_ROCKS)
    out = {*GOOD_HANDS[0], *BARE_ROCKS}
    assert odds(play) == dict.fromkeys([card for card in DISCOVERIES + BONUSES if card not in out], 1)
    with pytest.raises(BadInput, match="nature can't answer"):
        play.answer(NATURE, "bare-rock.1")


@pytest.mark.rule("red-planet-first:S9")
def test_the_undealt_cards_suffice_for_five_players_and_three_hands_shown() -> None:
    play = deal(undealt(5), *SHIPS[:5], "1", "2", "3", "4", "5")
    deal(play, *DISCOVERIES[:9])
    deal(play, *DISCOVERIES[9:], BONUSES[0])
    deal(play, *BONUSES[1:])
    assert play.asked_players() == [0, 1, 2, 3, 4]
    assert [len(seen(play, player)["seats"][player]["dealt"]) for player in range(5)] == [3] * 5
    assert seen(play)["event-deck"] == 0
    for player in range(5):
        play.answer(player, choices(play, player)[0])
    assert seen(play)["event-deck"] == 24 - 5


@pytest.mark.rule("red-planet-first:S9")
def test_only_hands_without_a_bonus_are_shown() -> None:
    play = dealt(GOOD_HANDS[0], BARE_ROCKS, *GOOD_HANDS[1:])
    cards = [play.event_parts(event).get("card") for event in play.heard if event.heard_by(-1)]
    assert [card for card in cards if card] == BARE_ROCKS
    for player in (0, 2):  # what everybody hears, and the own hand
        heard = {play.event_parts(event).get("card") for event in play.heard if event.heard_by(player)}
        assert heard - {None} == {*BARE_ROCKS, *GOOD_HANDS[player]}


@pytest.mark.rule("red-planet-first:S9")
def test_all_choose_their_bonus_at_the_same_time() -> None:
    play = dealt(*GOOD_HANDS)
    assert play.asked_players() == [0, 1, 2]
    play.answer(2, "presence")
    play.answer(0, "grant.1")
    assert play.asked_players() == [1]
    assert [seat["ready"] for seat in seen(play)["seats"]] == [True, False, True]
    play.answer(0, "core")  # who has chosen may think again until the last one has
    assert seen(play, 0)["seats"][0]["cards"] == []
    play.answer(1, "trade")
    assert seen(play, 0)["seats"][0]["cards"] == ["core"]
    assert seen(play, 2)["seats"][2]["cards"] == ["presence"]
