"""Worlds are drawn as likely as they are: against every history of small positions."""

from collections.abc import Callable
from typing import Any

import pytest

from marsbound.core.script import BOOK, Table, script
from marsbound.games.packs import builtin
from marsbound.games.red_planet.rules.box import AFTER_PRODUCTION, CHARACTERS
from marsbound.games.red_planet.rules.cells import CALLED, DEALT, EVENT_PILE, HAND, ROUND
from marsbound.games.red_planet.rules.first.setup import DealAnEvent, KeepABonus
from marsbound.games.red_planet.rules.opening import DealACard, KeepAMission
from marsbound.games.registry import games
from tests.games.red_planet.kit import Scene
from tests.properties.histories import Act, called, check_worlds

pytestmark = pytest.mark.interpreted


def small_box(game: str, *cards: str) -> Any:
    """A box with a few event cards only."""
    box = games()[game].box(builtin(game))
    mask = sum(1 << box.card_ids.index(card) for card in cards)
    for name in ("discoveries", "missions", "actions", "dealt"):
        setattr(box, name, getattr(box, name) & mask)
    return box


SECOND = "red-planet-second"
FIRST = "red-planet-first"
DISCOVERIES = ("frozen-cave", "lichens", "radiation")
MISSIONS = ("celerium-baron", "expansion", "heroic-sacrifice", "moon-base", "strategic-zones", "sylvanite-baron")
ACTIONS = ("blocks-of-ice", "ether-wind", "industrial-espionage", "rescue")
DEAL = script("test-worlds-deal", DealACard(), KeepAMission())
DEAL_FIRST = script("test-worlds-deal-first", DealAnEvent(), KeepABonus())


def scene_with(*cards: str, players: int = 3, game: str = SECOND) -> Scene:
    return Scene(game, players, box=small_box(game, *cards))


def dealing(scene: Scene, *own: str) -> Scene:
    """Before the deal; seat 1 has its cards already."""
    table = scene.table
    table.cells[ROUND] = 0
    for card in own:
        table.cells[EVENT_PILE] &= ~(1 << scene.card(card))
        table.cells[DEALT] |= 1 << scene.card(card)
    return scene


def deal(line: str) -> Act:
    return called(f"test-worlds-{line}")


def first_round(table: Table) -> None:
    table.cells[ROUND] = 1


def draw(seat: int) -> Act:
    return called("draw/DrawAnEvent", seat)


def asked(question: str, seat: int | None = None, memo: int | None = None) -> Callable[[Table], bool]:
    """Where to stop: at a question, for a seat (from 1; together: for the first that hasn't answered)."""

    def stop(table: Table) -> bool:
        line = BOOK.lines[table.line]
        who = table.waiting(line.seats(table)) if line.together else table.seat
        right_seat = seat is None or who == seat - 1
        return line.name.endswith(f"/{question}") and right_seat and (memo is None or table.memo == memo)

    return stop


def test_missions_dealt_and_one_kept_in_secret() -> None:
    """Seat 1 has chosen, seat 2 looks on."""
    check_worlds(dealing(scene_with(*MISSIONS)).play, 1, deal("deal/DealACard"), stop=asked("KeepAMission", seat=2))


def test_missions_kept_and_given_back_and_cards_drawn_since() -> None:
    """What seat 1 gave back may have been drawn by seat 4, but isn't what seat 4 kept."""
    scene = dealing(scene_with(*MISSIONS[:5], "rescue", "lichens", players=2), *MISSIONS[:2])
    check_worlds(scene.play, 0, deal("deal/DealACard"), first_round, draw(4), draw(1))


def test_an_onlooker_knows_nothing_of_the_missions() -> None:
    scene = dealing(scene_with(*MISSIONS[:5], players=2), *MISSIONS[:2])
    scene.table.cells[DEALT] = 0
    scene.table.cells[EVENT_PILE] = scene.box.missions
    check_worlds(scene.play, -1, deal("deal/DealACard"), first_round)


def test_cards_drawn_by_others() -> None:
    """Everybody sees whether it is a discovery, nobody tells a mission from an action."""
    check_worlds(scene_with(*DISCOVERIES[:2], *MISSIONS[:2], "rescue").play, 0, draw(2), draw(3))


def test_a_discovery_in_somebodys_hand() -> None:
    scene = scene_with(*DISCOVERIES, *MISSIONS[:2], "rescue")
    check_worlds(scene.play, 0, draw(2), draw(3), stop=asked("PlaceTheDiscovery", seat=3))


def test_a_discovery_looked_at() -> None:
    scene = scene_with(*DISCOVERIES, "rescue").discover("hellas", "synergy")
    scene.table.box.discoveries |= 1 << scene.card("synergy")
    check_worlds(scene.play, 0, draw(2), called("look/LookAtADiscovery", 1), draw(1))


def hands(scene: Scene, *characters: tuple[str, ...]) -> Scene:
    for seat, names in enumerate(characters):
        scene.table.cells[HAND + seat] = sum(1 << CHARACTERS.index(name) for name in names)
    return scene


def at_least_called(character: str) -> Callable[[Table], bool]:
    """Where to stop: in the countdown, or at its end."""
    number = CHARACTERS.index(character)
    return lambda table: bool(table.cells[CALLED] >= number) or asked("DockAShip")(table)


def test_characters_chosen_and_not_called_yet() -> None:
    """Before the countdown all are possible, in its middle only later ones."""
    scene = scene_with().dock("hellas-5")
    hands(scene, ("explorer", "pilot"), ("recruiter", "saboteur", "soldier"), ("saboteur", "soldier", "pilot"))
    choose = called("round/ChooseACharacter")
    check_worlds(scene.play, 0, choose, stop=asked("ChooseACharacter", seat=3))
    check_worlds(scene.play, 0, choose, stop=at_least_called("recruiter"))
    check_worlds(scene.play, 0, choose, stop=at_least_called("saboteur"))
    check_worlds(scene.play, -1, choose, stop=at_least_called("recruiter"))


@pytest.mark.parametrize("deck", ["first", "shuffled"])
def test_what_a_neutral_colour_plays(deck: str) -> None:
    """Of the first deck some characters can't come yet; its owner sees what it plays."""
    scene = scene_with(players=2).dock("hellas-5")
    shuffled = tuple(CHARACTERS) if deck == "first" else tuple(CHARACTERS[1:])
    hands(scene, ("explorer", "pilot"), shuffled, shuffled, ("recruiter", "femme-fatale"))
    if deck == "shuffled":  # an own choice that doesn't split the histories further
        hands(scene, ("pilot",), shuffled[:2], shuffled, ("recruiter", "femme-fatale"))
    draw_neutrals = called("round/DrawANeutralCharacter")
    check_worlds(scene.play, 0, draw_neutrals, stop=asked("ChooseACharacter", seat=1))
    check_worlds(scene.play, 0, draw_neutrals, stop=at_least_called("recruiter"))
    check_worlds(scene.play, 0, draw_neutrals, stop=at_least_called("secret-agent"))


def test_cards_removed_for_neutral_colours() -> None:
    scene = scene_with(*MISSIONS[:2], "rescue", "lichens", players=2)
    draws = [called("neutral-scientist/DrawForTheNeutral", seat) for seat in (3, 2)]
    check_worlds(scene.play, 0, *draws, draw(4))


def test_actions_that_must_have_been_revealed() -> None:
    """Who is asked holds an action of this moment, who was passed over holds none."""
    scene = scene_with(*ACTIONS, MISSIONS[0])
    reveal = called("game/RevealActions")
    for moment in (None, AFTER_PRODUCTION):
        check_worlds(scene.play, 0, draw(2), draw(3), draw(3), reveal, stop=asked("RevealAnAction", memo=moment))


def first_edition() -> Scene:
    """Two cards for everybody instead of three."""
    own = ("core", "life")
    scene = scene_with(*own, "celerium", "memorial", "trade", "radiation", "ambush", "cave-in", game=FIRST)
    scene.box.hand = 2
    return dealing(scene, *own)


def test_the_first_editions_deal() -> None:
    """Hands without a bonus card are shown and dealt anew; of two bonus cards each is as likely to be kept."""
    dealt = deal("deal-first/DealAnEvent")
    check_worlds(first_edition().play, 0, dealt, stop=asked("KeepABonus", seat=3))
    check_worlds(first_edition().play, 0, dealt, first_round)


def test_the_first_editions_cards_drawn_since_the_deal() -> None:
    check_worlds(
        first_edition().play, 0, deal("deal-first/DealAnEvent"), first_round, called("first/draw/DrawAnEventHere", 3)
    )
