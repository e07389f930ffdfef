"""A game that the page was built without: begun on the front page, played at a plain table, watched again."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.player import Player, Typist
from tests.browser.test_pages import sticking_out
from tests.games.toy.bringing import brought
from tests.server.kit import Server

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def server(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    made = Server(str(folder / "server.db"), folder)
    made.paths = brought(tmp_path_factory.mktemp("brought"))
    with made as running:
        yield running


def test_it_is_begun_on_the_front_page_and_played_to_its_last_screen(visit: Visit, dice: Random) -> None:
    ada = visit(speed=HURRIED, motion=True)
    page = ada.go()
    page.get_by_role("group", name="Game").locator("input[value=toy]").check()
    expect(page.get_by_text("Raise your fingers, take a pebble")).to_be_visible()
    page.get_by_role("group", name="Players").locator("input[value='2']").check()
    page.get_by_text("Variants").click()
    expect(page.get_by_role("group", name="Rounds")).to_be_visible()
    expect(page.get_by_role("group", name="Seats")).to_be_visible()  # they come last, and move the button
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
    expect(page.locator(".ask")).to_contain_text("How many fingers?")
    pressed = Player(ada, dice).play()
    assert pressed["list"] >= 4
    expect(page.locator("dialog .verdict")).to_contain_text("win")
    expect(page.locator("dialog table")).to_contain_text("Pebbles")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()


def test_what_the_rules_forbid_is_greyed_out_and_says_why(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("toy", "me", "random", seed="5")["table"]["id"]
    ada = visit(person=person)
    page = ada.go(f"tables/{table}")
    page.locator(".options button").first.click()
    page.locator(".ask .buttons .strong").click()
    # whoever raised more fingers takes first; what isn't in the row is refused in every question that follows
    page.locator(".options [aria-disabled=true]").first.wait_for()
    # only force presses what is greyed out
    page.locator(".options [aria-disabled=true]").first.click(force=True)
    expect(page.locator(".ask .refusal")).to_contain_text("not there")
    page.get_by_role("button", name="Rule T2", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("You take it from the row.")


@pytest.mark.parametrize(("language", "by_keyboard"), [("he", False), ("pl", True)])
def test_it_is_played_in_languages_that_it_has_no_words_of(
    visit: Visit, server: Server, dice: Random, language: str, by_keyboard: bool
) -> None:
    person = server.person()
    table = person.open("toy", "me", "heuristic", "random")["table"]["id"]
    ada = visit(person=person, speed=HURRIED, language=language, phone=not by_keyboard)
    page = ada.go(f"tables/{table}")
    expect(page.locator(".ask")).to_contain_text("How many fingers?")
    (Typist if by_keyboard else Player)(ada, dice).play()
    expect(page.locator("dialog .verdict")).to_be_visible()


@pytest.mark.parametrize("place", ["table", "end", "rules/toy", "rules/toy?view=box", "replay"])
@pytest.mark.parametrize("language", ["en", "he"])
def test_axe_finds_nothing_and_nothing_sticks_out(
    visit: Visit, server: Server, dice: Random, place: str, language: str
) -> None:
    person = server.person()
    table = person.open("toy", "me", "random", seed="5")["table"]["id"]
    hebrew = language == "he"
    ada = visit(person=person, speed=HURRIED, language=language, dark=hebrew)
    page = ada.go(f"tables/{table}")
    expect(page.locator(".options button").first).to_be_visible()
    if place in ("end", "replay"):
        Player(ada, dice).play()
    if place == "replay":
        page = ada.go(f"replays/{table}")
    elif place not in ("table", "end"):
        page = ada.go(place)
    expect(page.locator("main")).to_be_visible()
    found = sticking_out(page, PHONE)
    if hebrew:
        found += violations(page, "dark, on a phone")
    found += sticking_out(page, DESKTOP)
    if not hebrew:
        found += violations(page, "light")
    assert not found, "\n".join(found)
