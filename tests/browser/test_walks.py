"""Games played to their last screen, whatever the window, the hands, the motion and the direction."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import resize
from tests.browser.conftest import Visit
from tests.browser.kit import GAMES
from tests.browser.listening import missing, not_told
from tests.browser.looking import LOOKED_AT
from tests.browser.player import Player
from tests.browser.walks import ALL_WALKS, SIX_WALKS, Walk, every_pair, go, size_of
from tests.server.kit import Server

pytestmark = pytest.mark.long


def test_every_two_circumstances_come_together() -> None:
    met = {pair for walk in SIX_WALKS for pair in walk.pairs()}
    assert not every_pair() - met
    assert {walk.game for walk in SIX_WALKS} == set(GAMES)
    from_the_front_page = [(walk.family, walk.motion) for walk in SIX_WALKS if walk.whole]
    assert sorted(from_the_front_page) == [("red-planet", "acted out"), ("rocketmen", "acted out")]


def test_what_a_screen_reader_misses_or_hears_too_late_is_noticed() -> None:
    written = ["Round 1.", "Round 2.", "Bob pays with Hotel and Base.", "Bob buys Cars.", "Bob wins."]
    spoken = ["Bob wants Cars.", "Bob pays with Hotel.", "Bob pays with Base.", "Bob buys Cars.", "Bob wins."]
    assert missing(written, spoken, 1) == ""
    assert missing(written, spoken[:-1], 1)
    assert missing(written, [*spoken[:3], *reversed(spoken[3:])], 1)
    assert missing(written, [*spoken[:3], spoken[-1]], 1)
    assert missing(written, ["Round 1.", "Round 2.", *spoken[3:]], 1)
    assert missing(written, spoken[-2:], 3) == ""
    assert missing(written, spoken[-1:], 1), "nobody heard how it began"
    twice = ["Round 1.", "Bob discards the cards Cars\xa0×\u20682\u2069.", "Bob wins."]
    assert missing(twice, ["Round 1.", *["Bob discards the card Cars."] * 2, "Bob wins."], 1) == ""
    assert missing(twice, ["Round 1.", "Bob discards the card Base.", "Bob wins."], 1)


@pytest.mark.parametrize("walk", SIX_WALKS, ids=str)
def test_a_game_to_its_last_screen(visit: Visit, server: Server, dice: Random, walk: Walk) -> None:
    """Six walks that take every two circumstances together."""
    check(walk, go(walk, visit, server, dice))


@pytest.mark.campaign
@pytest.mark.parametrize("walk", ALL_WALKS, ids=str)
def test_a_game_in_all_circumstances(visit: Visit, server: Server, dice: Random, walk: Walk) -> None:
    check(walk, go(walk, visit, server, dice))


def check(walk: Walk, player: Player) -> None:
    page = player.page
    flights, sentences = page.evaluate("[window.flights, window.spoken.length]")
    assert (flights > 10) == walk.is_acted_out, f"{flights} flights"
    assert sentences > 10, f"{sentences} sentences"
    if walk.hands != "keyboard":
        assert player.pressed["board"] > 10 * player.pressed["list"], f"the board isn't enough: {player.pressed}"
    for window in walk.windows:
        resize(page, size_of(window))
        check_end(page, walk)
    assert page.locator("dialog .flyby").count() == walk.is_acted_out  # the winner's rocket
    assert not not_told(page)


def check_end(page: Page, walk: Walk) -> None:
    """Who won, what decided it, and where to go from here."""
    end = page.locator("dialog[open]")
    expect(end.locator(".verdict span")).not_to_be_empty()
    expect(end.locator(".rows .won").first).to_be_visible()
    expect(end.locator("a[href^='#/replays/']").last).to_be_visible()
    assert page.locator("html").get_attribute("dir") == ("rtl" if walk.language == "he" else "ltr")
    assert page.locator(".board").evaluate("(board) => getComputedStyle(board).direction") == "ltr"
    found = page.evaluate(LOOKED_AT)
    assert not found, "\n".join(found)
