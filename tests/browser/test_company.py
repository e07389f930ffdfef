"""Several people: two browsers at one table, which survives a broken line and a killed server; one screen for two."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.cable import NO_ANSWER, Cable
from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.kit import PATIENCE, Visitor
from tests.browser.player import MOST_PRESSES, Player
from tests.browser.positions import middle, play_together
from tests.server.kit import Server

pytestmark = pytest.mark.long

LOST = "Connection lost"
# How much of anybody's hand or board is there while the screen is covered; null while it isn't.
UNCOVERED = """
() => document.querySelector('.cover') && document.querySelectorAll('.hand, .ask, [data-points]').length
"""


@pytest.fixture
def own_server(built_page: None, tmp_path: Path) -> Iterator[Server]:
    """One that can be killed."""
    with Server(str(tmp_path / "server.db"), tmp_path) as running:
        yield running


def take_turns(players: list[Player], enough: Callable[[], bool]) -> bool:
    """Whoever can press something does; whether the game is over."""
    playing = list(players)
    pressed, since = 0, monotonic()
    while playing and not enough():
        for player in list(playing):
            if not player.step_if_asked():
                playing.remove(player)
        if sum(player.pressed.total() for player in players) > pressed:
            pressed, since = sum(player.pressed.total() for player in players), monotonic()
        elif monotonic() - since > PATIENCE / 1000:
            raise players[0].stuck(f"nobody can press anything since {PATIENCE / 1000:.0f} seconds")
    return not playing


def open_a_table(page: Page, game: str, players: int) -> str:
    """On the page for hosts; the link that the others get."""
    page.get_by_role("group", name="Game").locator(f"input[value={game}]").check()
    page.get_by_role("group", name="Players").locator(f"input[value='{players}']").check()
    page.get_by_label("Name at Seat 1").fill("Ada")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link to the table").input_value()


def test_two_browsers_a_broken_line_and_a_killed_server(
    chromium: Browser, own_server: Server, visit: Visit, dice: Random
) -> None:
    """Nobody reloads anything, nothing is lost."""
    with Cable(own_server.port) as cable:
        ada = visit(url=own_server.url)
        bob = visit(url=cable.url)
        for visitor in (ada, bob):
            visitor.watch.expect(NO_ANSWER)
        link = open_a_table(_host(ada), "red-planet-second", 2)
        bob.page.goto(link.replace(own_server.url, cable.url))
        bob.page.get_by_role("button", name="Sit here").click()
        for visitor in (ada, bob):
            visitor.page.get_by_role("button", name="I am ready").click()
        players = [Player(ada, dice), Player(bob, dice)]
        take_turns(players, lambda: players[1].pressed.total() >= 4)
        play_elsewhere([ada, bob], own_server, "red-planet-second")
        take_turns(players, lambda: players[1].pressed.total() >= 8)

        cable.cut()
        expect(bob.page.get_by_text(LOST)).to_be_visible()
        cable.mend()
        expect(bob.page.get_by_text(LOST)).to_be_hidden()
        take_turns(players, lambda: players[1].pressed.total() >= 16)

        own_server.kill()
        for visitor in (ada, bob):
            expect(visitor.page.get_by_text(LOST)).to_be_visible()
        own_server.start()
        for visitor in (ada, bob):
            expect(visitor.page.get_by_text(LOST)).to_be_hidden()
        assert take_turns(players, lambda: False)
        for visitor in (ada, bob):
            expect(visitor.page.get_by_role("link", name="Replay")).to_be_visible()

    rows = [visitor.page.locator("dialog .rows .figures").all_inner_texts() for visitor in (ada, bob)]
    assert rows[0], "no row of the score is shown"
    assert rows[0] == rows[1], f"they saw different ends: {rows}"


def test_what_is_first_opened_while_the_server_is_away_comes_with_it(
    chromium: Browser, own_server: Server, visit: Visit
) -> None:
    """Parts that are fetched when they are needed: they wait, say so, and come with all their style."""
    visitor = visit(url=own_server.url)
    visitor.watch.expect(NO_ANSWER)
    page = visitor.go("")
    page.get_by_role("button", name="Play now").click()
    page.locator(".ask.yours").wait_for()
    own_server.kill()
    # a part of the question may be on its way, too, and say the same
    expect(page.get_by_text(LOST).first).to_be_visible()
    page.get_by_role("button", name="Reference").click()
    panel = page.get_by_role("dialog", name="Reference")
    expect(panel.get_by_text(LOST)).to_be_visible()
    own_server.start()
    expect(panel.get_by_role("tab").first).to_be_visible()
    expect(panel.get_by_text(LOST)).to_be_hidden()
    assert page.evaluate("[...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)")


def test_a_page_whose_server_has_a_newer_one_by_now_is_loaded_anew(visit: Visit) -> None:
    """What it would fetch later has another name there, and would never come."""
    visitor = visit()
    visitor.watch.expect("404")
    newer, loaded = Event(), Event()

    def front(route: Route) -> None:
        answer = route.fetch()
        if route.request.is_navigation_request():
            loaded.set()
        named_anew = answer.text().replace("./assets/", "assets/")
        route.fulfill(response=answer, body=named_anew if newer.is_set() else None)

    def part(route: Route) -> None:
        if loaded.is_set():
            route.continue_()
        else:
            route.fulfill(status=404)

    page = visitor.go("")
    page.get_by_role("button", name="Play now").wait_for()
    page.route(f"{visitor.url}/", front)
    page.route("**/assets/About-*", part)
    with page.expect_response(f"{visitor.url}/"):  # it asks, and hears of the page that it is
        page.get_by_role("link", name="About").click()
    expect(page.get_by_text("The server does not answer")).to_be_visible()
    assert not loaded.is_set()
    newer.set()
    expect(page.get_by_role("heading", name="About marsbound")).to_be_visible()
    assert loaded.is_set()


def play_elsewhere(visitors: list[Visitor], server: Server, game: str) -> None:
    """Until the middle of the game, which they are at; then they come back."""
    known = [visitor.page.evaluate("JSON.parse(localStorage.getItem('marsbound.person'))") for visitor in visitors]
    table = visitors[0].page.url.rpartition("/tables/")[2].partition("?")[0]
    for visitor in visitors:
        visitor.go("about")
    play_together([server.person(one["name"], one) for one in known], table, middle(game))
    for visitor in visitors:
        visitor.go(f"tables/{table}")


def _host(visitor: Visitor) -> Page:
    page = visitor.go("host")
    page.get_by_role("group", name="Who plays?").locator("input[value=online]").check()
    return page


def test_two_people_at_one_screen(visit: Visit, server: Server, dice: Random) -> None:
    """Between their turns the screen is covered: nothing of anybody's hand is there."""
    visitor = visit(speed=HURRIED)
    page = visitor.go("host")
    page.get_by_role("group", name="Who plays?").locator("input[value=screen]").check()
    page.get_by_role("group", name="Game").locator("input[value=red-planet-first]").check()
    page.get_by_role("group", name="Players").locator("input[value='3']").check()
    page.get_by_label("Who sits at Seat 3?").select_option("bot")
    page.get_by_role("button", name="Begin").click()
    player = Player(visitor, dice)
    assert not hand_over(player, times=4)
    play_elsewhere([visitor], server, "red-planet-first")
    assert hand_over(player)
    assert player.pressed["cover"] > 10


def hand_over(player: Player, times: int = MOST_PRESSES) -> bool:
    """Until the screen was handed over so often; whether the game is over."""
    while player.pressed.total() < MOST_PRESSES:
        if player.pressed["cover"] >= times:
            return False
        assert not player.page.evaluate(UNCOVERED)
        if not player.step():
            return True
        # who goes on changing their mind never hands the screen over
        expect(player.page.get_by_text("You can change your mind")).to_be_hidden()
    raise player.stuck(f"the game isn't over after {MOST_PRESSES} presses")
