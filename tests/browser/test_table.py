"""At the table: taking back, asking why and what to do, coming back, another language; the guided first game."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.kit import GAMES
from tests.browser.player import READY, Player
from tests.browser.positions import asked, play
from tests.server.kit import Seat, Server


def has_time(seat: Seat, player: int) -> bool:
    """Something is to be done twice: the first time can be taken back."""
    question = seat.positions[player]["question"]
    return bool(question["question"] == "PlaceAnAstronaut" and question["time"] < question["times"])


def test_a_hint_and_why_not(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked("ChooseACharacter", refusing=True))
    ada = visit(person=person)
    page = ada.go(f"tables/{table}")
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("region", name="What a bot would do")
    expect(hint).to_be_visible()
    hint.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Why not?").click()
    page.get_by_role("dialog").get_by_role("button", name="Rule").first.click()
    expect(page.get_by_role("dialog", name="Rule")).to_be_visible()


def test_taking_back(visit: Visit, server: Server, dice: Random) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, has_time)
    ada = visit(person=person)
    page = ada.go(f"tables/{table}")
    sentence = page.locator(".ask.yours h2")
    before = sentence.inner_text()
    undo = page.get_by_role("button", name="Undo")
    Player(ada, dice).step()
    expect(sentence).not_to_have_text(before)
    undo.click()
    expect(sentence).to_have_text(before)


def test_who_comes_back_is_offered_the_unfinished_game(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("rocketmen", "me", "novice")["table"]["id"]
    ada = visit(person=person)
    page = ada.go()
    page.locator(f"a[href*='{table}']").first.click()
    page.locator(".ask.yours").wait_for()
    page.get_by_role("link", name="Home").first.click()
    page.locator(f"a[href*='{table}']").first.wait_for()


def test_another_language_without_a_reload(visit: Visit, server: Server) -> None:
    """In the middle of a game."""
    person = server.person()
    table = person.open("red-planet-second", "me", "novice", "novice")["table"]["id"]
    ada = visit(person=person)
    page = ada.go(f"tables/{table}")
    page.evaluate("window.sameAsBefore = true")
    sentence = page.locator(".ask.yours h2")
    said = [sentence.inner_text()]
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    for language in ("pl", "ru", "he", "it"):
        page.locator(f"dialog input[value={language}]").check()
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "he" else "ltr")
        expect(sentence).not_to_have_text(said[-1])
        said.append(sentence.inner_text())
    assert len(set(said)) == 5
    assert page.evaluate("window.sameAsBefore")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_game_begins_and_can_be_skipped(visit: Visit, dice: Random, game: str) -> None:
    newcomer = visit(guided=True, speed=HURRIED)
    page = newcomer.go(f"guide/{game}")
    expect(page.get_by_role("button", name="Skip the guide")).to_be_visible()
    page.get_by_role("button", name="Skip the guide").click()
    expect(page.get_by_role("button", name="Skip the guide")).to_be_hidden()
    player = Player(newcomer, dice)
    for _ in range(8):
        player.step()
        page.wait_for_function(READY)
    expect(page.get_by_role("button", name="Skip the guide")).to_be_hidden()


def test_a_success_card_is_drawn_with_the_pointer(visit: Visit, server: Server) -> None:
    """In flight the table is laid out otherwise; what can be done must still be in reach."""
    person = server.person()
    table = person.open("rocketmen", "me", "heuristic", seed="1971")["table"]["id"]
    play(person, table, asked("Fly"))
    page = visit(person=person).go(f"tables/{table}")
    page.get_by_role("button", name="Draw the next success card").click()
    expect(page.locator(".launch .cards .success:not(.back)").first).to_be_visible()
