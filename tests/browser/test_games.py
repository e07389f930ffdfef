"""Whole games against bots, in every way one can play: by pointer, by keyboard, by finger, from right to left."""

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.haste import ACTED_OUT, HURRIED
from tests.browser.player import Player, Typist
from tests.browser.positions import middle, play
from tests.server.kit import Server

pytestmark = pytest.mark.long

# Those who play at random for long games, those who bring the game to its end where nobody else does.
LEVELS = {"red-planet-second": "novice", "red-planet-first": "random", "rocketmen": "heuristic"}
# Counts what is seen on its way.
COUNT_FLIGHTS = """
window.flights = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  window.flights += options.id === 'flight';
  return animate.call(this, frames, options);
};
"""


def seed_of(dice: Random) -> str:
    return str(dice.randrange(10**17))


@pytest.mark.parametrize(("game", "players"), [("red-planet-second", 3), ("red-planet-first", 4), ("rocketmen", 2)])
def test_a_whole_game_by_pointer(visit: Visit, dice: Random, game: str, players: int) -> None:
    """Begun on the front page, played on the board, not in the list of choices; acted out until it is told who won."""
    ada = visit(speed=ACTED_OUT, motion=True)
    ada.context.add_init_script(COUNT_FLIGHTS)
    page = ada.go()
    page.get_by_role("group", name="Game").locator(f"input[value={game}]").check()
    page.get_by_role("group", name="Players").locator(f"input[value='{players}']").check()
    page.get_by_role("group", name="Strength of the bots").locator(f"input[value={LEVELS[game]}]").check()
    page.get_by_text("Variants").click()
    page.get_by_label("Seed").fill(seed_of(dice))
    expect(page.get_by_role("group", name="Seats")).to_be_visible()  # they come last, and move the button
    page.get_by_role("button", name="Play now").click()
    pressed = Player(ada, dice).play()
    assert pressed["board"] > 10 * pressed["list"]
    assert page.evaluate("window.flights") > 100
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("button", name="Skip", exact=True)).to_be_hidden()
    expect(page.locator("dialog .verdict")).to_contain_text(re.compile(r"\b(wins?|victory)\b"))
    assert page.locator("dialog .rows .won").count() >= 1
    expect(page.locator("dialog .flyby")).to_be_attached()  # the winner's rocket
    expect(page.locator(".side section.log")).to_contain_text(re.compile(r"\bwins?\."))


def test_a_game_to_its_end_by_keyboard_alone(visit: Visit, server: Server, dice: Random) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed=seed_of(dice))["table"]["id"]
    play(person, table, middle("red-planet-second"))
    ada = visit(person=person, speed=HURRIED)
    ada.go(f"tables/{table}")
    Typist(ada, dice).play()


@pytest.mark.parametrize(("game", "bots"), [("red-planet-first", 2), ("rocketmen", 1)])
def test_a_game_to_its_end_by_finger_on_a_phone(
    visit: Visit, server: Server, dice: Random, game: str, bots: int
) -> None:
    """Nothing is ever wider than the phone."""
    person = server.person()
    table = person.open(game, "me", *[LEVELS[game]] * bots, seed=seed_of(dice))["table"]["id"]
    play(person, table, middle(game))
    ada = visit(person=person, speed=HURRIED, phone=True)
    ada.go(f"tables/{table}")
    Player(ada, dice).play()


def test_a_game_to_its_end_in_hebrew(visit: Visit, server: Server, dice: Random) -> None:
    """From right to left, but the board isn't mirrored."""
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed=seed_of(dice))["table"]["id"]
    play(person, table, middle("red-planet-second"))
    ada = visit(person=person, speed=HURRIED, language="he")
    page = ada.go(f"tables/{table}")
    Player(ada, dice).play()
    assert page.locator("html").get_attribute("dir") == "rtl"
    assert page.locator("html").get_attribute("lang") == "he"
    assert page.locator(".board").evaluate("(board) => getComputedStyle(board).direction") == "ltr"


def test_everything_is_acted_out_for_who_likes_motion(visit: Visit, server: Server, dice: Random) -> None:
    """Every other time it is skipped."""
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed=seed_of(dice))["table"]["id"]
    ada = visit(person=person, speed=HURRIED, motion=True)
    ada.context.add_init_script(COUNT_FLIGHTS)
    page = ada.go(f"tables/{table}")
    player = Player(ada, dice)
    while player.pressed.total() < 20 and player.step():
        if dice.random() < 0.5:
            page.keyboard.press("Space")
    assert page.evaluate("window.flights") > 10
