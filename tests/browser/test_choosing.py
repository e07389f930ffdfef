"""A secret choice is held until it is confirmed, whatever hands it is made with."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import Visitor
from tests.browser.positions import answer_once, asked, play
from tests.server.kit import Server

CHOOSE = "ChooseACharacter"
SOMETHING = re.compile(r"\S")
PLAY = {"en": "Play ", "pl": "Zagraj: ", "ru": "Сыграть: ", "he": "לשחק: ", "it": "Gioca: "}


def tap(page: Page, thing: Locator) -> None:
    thing.tap()


def click(page: Page, thing: Locator) -> None:
    thing.click()


def enter(page: Page, thing: Locator) -> None:
    thing.focus()
    page.keyboard.press("Enter")


HANDS: dict[str, Callable[[Page, Locator], None]] = {"pointer": click, "finger": tap, "keys": enter}


def choosing(server: Server, visit: Visit, game: str, **wishes: object) -> Visitor:
    """Somebody who is asked for a character; the bots have chosen already."""
    person = server.person()
    table = person.open(game, "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked(CHOOSE))
    visitor = visit(person=person, **wishes)
    visitor.go(f"tables/{table}")
    return visitor


def card(page: Page, character: str) -> Locator:
    return page.locator(f"[data-points='character:{character}']")


@pytest.mark.parametrize(
    ("hands", "language", "game"),
    [
        ("pointer", "en", "red-planet-second"),
        ("pointer", "it", "red-planet-first"),
        ("finger", "he", "red-planet-second"),
        ("finger", "pl", "red-planet-first"),
        ("keys", "ru", "red-planet-second"),
    ],
)
def test_a_character_is_held_until_it_is_confirmed(
    visit: Visit, server: Server, hands: str, language: str, game: str
) -> None:
    press, phone = HANDS[hands], hands == "finger"
    page = choosing(server, visit, game, language=language, phone=phone).page
    button = page.locator(".ask .strong")
    saboteur, scientist = card(page, "saboteur"), card(page, "scientist")
    asks = page.locator(".ask h2").inner_text()

    press(page, saboteur)
    expect(saboteur).to_have_attribute("aria-pressed", "true")
    name = button.inner_text()
    assert name.startswith(PLAY[language])
    inspected = page.locator(".ask .inspected")
    expect(inspected).to_have_text(SOMETHING, use_inner_text=True)
    what_it_does = inspected.inner_text()
    expect(page.locator(".ask .meant li").first).to_be_visible()
    press(page, scientist)
    expect(saboteur).to_have_attribute("aria-pressed", "false")
    expect(button).not_to_have_text(name)
    expect(inspected).not_to_have_text(what_it_does, use_inner_text=True)
    assert page.locator(".ask h2").inner_text() == asks, "it counted at the first press"

    page.keyboard.press("Escape")
    expect(button).to_be_hidden()
    press(page, saboteur)
    if hands == "keys":
        page.keyboard.press("c")
    else:
        press(page, button)
    expect(saboteur).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".hand .chosen, .hand .away")).to_have_count(1)


def test_a_second_press_on_the_card_confirms_too(visit: Visit, server: Server) -> None:
    page = choosing(server, visit, "red-planet-second").page
    card(page, "soldier").click()
    expect(page.get_by_role("button", name="Play Soldier")).to_be_visible()
    card(page, "soldier").click()
    expect(card(page, "soldier")).to_have_attribute("aria-disabled", "true")


def test_who_wants_no_second_press_needs_none(visit: Visit, server: Server) -> None:
    visitor = choosing(server, visit, "red-planet-second")
    visitor.context.add_init_script("localStorage.setItem('marsbound.settings', '{\"confirmTurns\": false}')")
    page = visitor.page
    page.reload()
    card(page, "soldier").click()
    expect(card(page, "soldier")).to_have_attribute("aria-disabled", "true")


def test_what_is_held_stays_held_while_others_choose(visit: Visit, server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open", "novice")
    table = opened["table"]["id"]
    bob.join(opened, 1)
    page = visit(person=ada).go(f"tables/{table}")
    answer_once(bob, table)
    page.locator(".options button").first.click()
    page.locator(".ask .strong").click()

    card(page, "pilot").click()
    held = page.get_by_role("button", name="Play Pilot")
    expect(held).to_be_visible()
    answer_once(bob, table)
    expect(page.locator(".seat", has_text="Bob").get_by_text("chosen")).to_be_visible()
    expect(held).to_be_visible()
    held.click()
    expect(card(page, "pilot")).to_have_attribute("aria-disabled", "true")


SAID = """
() => {
  window.said = [];
  const sentence = document.querySelector('.ask h2');
  const note = () => window.said.push(sentence.innerText);
  new MutationObserver(note).observe(sentence, { childList: true, characterData: true, subtree: true });
}
"""


def test_nobody_is_told_to_wait_for_themselves(visit: Visit, server: Server) -> None:
    page = choosing(server, visit, "red-planet-second", motion=True).page
    card(page, "soldier").click()
    page.evaluate(SAID)
    page.locator(".ask .strong").click()
    page.wait_for_function("() => window.said.length >= 3")
    said = page.evaluate("window.said")
    assert not [each for each in said if "Waiting for" in each and "(you)" in each], said
