"""What makes a table pleasant: bots with faces, rules beside it, sounds and letters as one likes them."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import Places
from tests.browser.positions import answer_once, asked, play
from tests.server.kit import Server

PHONE = {"phone": True}
LISTEN = """
  window.heard = 0;
  for (const kind of ['OscillatorNode', 'AudioBufferSourceNode']) {
    const Made = window[kind];
    window[kind] = class extends Made { start(...when) { window.heard++; super.start(...when); } };
  }
"""


@pytest.mark.parametrize(
    ("game", "look", "names"),
    [("red-planet-second", "brass", ["Cog", "Orrery"]), ("rocketmen", "flat", ["Cog", "Orrery"])],
)
def test_bots_have_names_faces_and_a_level_on_their_seats(
    visit: Visit, server: Server, game: str, look: str, names: list[str]
) -> None:
    person = server.person()
    table = person.open(game, "me", "novice", "heuristic", seed="1888")["table"]["id"]
    page = visit(person=person).go(f"tables/{table}")
    seats = page.locator(".seat")
    for name, level in zip(names, ["novice", "experienced"], strict=True):
        seat = seats.filter(has_text=name)
        expect(seat.locator(f".face svg.{look}")).to_be_visible()
        expect(seat.locator("header")).to_contain_text(level)
    expect(seats.first.locator(".face")).to_have_count(0)


def test_who_is_going_to_play_is_seen_before(visit: Visit) -> None:
    page = visit(wishes={"game": "rocketmen", "players": 3, "level": "novice"}).go()
    opponents = page.get_by_role("list", name="Your opponents")
    expect(opponents.get_by_role("listitem")).to_have_text(["Cog", "Tock"])
    expect(opponents.locator("svg.flat")).to_have_count(2)


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_a_rule_opens_beside_the_table_and_the_game_goes_on(
    visit: Visit, server: Server, wishes: dict[str, bool]
) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked("ChooseACharacter", refusing=True))
    page = visit(person=person, language="it", **wishes).go(f"tables/{table}")
    asks = page.locator(".ask h2").inner_text()
    page.locator(".ask button", has_text="?").first.click()
    page.locator("dialog dt button").first.click()
    panel = page.get_by_role("dialog", name="Regole")
    expect(panel.locator("[aria-current]")).to_be_visible()
    assert panel.locator("li").count() > 1, "its neighbours aren't there"
    expect(panel.locator("[aria-current] p").first).to_have_attribute("lang", "it")
    assert f"tables/{table}" in page.url, "the table was left"

    panel.get_by_role("searchbox").fill("astronauti")
    expect(panel.locator("mark").first).to_be_visible()
    answer_once(person, table)
    page.wait_for_function("(before) => document.querySelector('.ask h2').innerText !== before", arg=asks)
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_be_hidden()


def test_the_rules_are_drawn_in_the_reference_and_on_their_page(visit: Visit, places: Places) -> None:
    visitor = visit(person=places.person)
    page = visitor.go(places.rocketmen)
    page.get_by_role("button", name="Reference").click()
    page.get_by_role("tab", name="In pictures").click()
    expect(page.locator("figure svg")).to_have_count(4)
    page = visitor.go("rules/red-planet-first?view=pictures")
    expect(page.locator("figure svg")).to_have_count(4)
    expect(page.locator("figure", has_text="A production")).to_be_visible()


@pytest.mark.parametrize("wishes", [{}, PHONE], ids=["desktop", "phone"])
def test_letters_are_as_large_as_one_likes(visit: Visit, wishes: dict[str, bool]) -> None:
    visitor = visit(**wishes)
    page = visitor.go()
    before = page.locator(".lead").evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("150%", exact=True).click()
    page.reload()
    after = page.locator(".lead").evaluate("(node) => parseFloat(getComputedStyle(node).fontSize)")
    assert after == pytest.approx(1.5 * before)
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, "large letters make the page wider than the window"


def test_sounds_are_heard_only_when_wanted(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked("PlaceAnAstronaut"))
    visitor = visit(person=person)
    visitor.context.add_init_script(LISTEN)
    page = visitor.go(f"tables/{table}")
    sentence = page.locator(".ask.yours h2")
    sentence.wait_for()
    answer_once(person, table)
    sentence.wait_for()
    assert page.evaluate("window.heard") == 0

    page.evaluate("localStorage.setItem('marsbound.settings', JSON.stringify({ sound: true }))")
    page.reload()
    sentence.click()  # before anybody touches a page browsers keep it silent
    answer_once(person, table)
    page.wait_for_function("() => window.heard > 0")


def test_the_volume_is_there_for_who_wants_sound(visit: Visit) -> None:
    visitor = visit()
    visitor.context.add_init_script(LISTEN)
    page = visitor.go()
    page.get_by_role("button", name="Settings").click()
    settings = page.get_by_role("dialog", name="Settings")
    expect(settings.get_by_label("Volume")).to_be_hidden()
    settings.get_by_role("group", name="Sound").get_by_text("on", exact=True).click()
    settings.get_by_label("Volume").fill("30")
    page.wait_for_function("() => window.heard > 2")  # "my turn", and something placed
    assert '"volume":30' in page.evaluate("localStorage.getItem('marsbound.settings')")
