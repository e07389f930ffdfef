"""What languages do to the page: names that run the other way than the text, words longer than elsewhere, rules."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from marsbound.ledger import ledger
from marsbound.text import LANGUAGES
from marsbound.text.languages import is_right_to_left
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP
from tests.browser.places import TABLE, Places
from tests.browser.positions import asked, play
from tests.browser.reading import NEIGHBOURS, misread
from tests.server.kit import Server

HEBREW_NAME = "דנה"
LATIN_NAME = "Ada"
SECOND = "red-planet-second"
HEBREW_RULES = ledger(SECOND, "he")
SABOTEUR = "חבלן"

# Labels that end in an ellipsis.
CUT_OFF = """() => [...document.querySelectorAll('button, button *, a, h1, h2, h3')]
  .filter((each) => getComputedStyle(each).textOverflow === 'ellipsis' && each.scrollWidth > each.clientWidth)
  .map((each) => each.textContent)"""


@pytest.fixture(scope="module")
def games(places: Places) -> dict[str, str]:
    """Two finished games, by the name of the person who played."""

    def played(name: str) -> str:
        seats = [{"kind": "me", "name": name}, *({"kind": "bot", "level": "random"} for _ in range(2))]
        wish = {"game": SECOND, "seats": seats, "seed": "1888", "options": {}, "private": False}
        table: str = places.person.post("/api/v1/tables", wish)["table"]["id"]
        play(places.person, table)
        return table

    return {name: played(name) for name in (HEBREW_NAME, LATIN_NAME)}


def neighbours(page: Page, name: str, language: str) -> int:
    """How many texts say something after the name; all of them have to say it where one reads on."""
    found = page.evaluate(NEIGHBOURS, [name, is_right_to_left(language)])
    assert found["wrong"] == []
    return int(found["seen"])


@pytest.mark.parametrize(
    ("language", "name"),
    [(language, LATIN_NAME if is_right_to_left(language) else HEBREW_NAME) for language in LANGUAGES],
)
def test_a_name_that_runs_the_other_way_turns_nothing_around(
    visit: Visit, games: dict[str, str], language: str, name: str
) -> None:
    visitor = visit(language=language)
    page = visitor.go(f"replays/{games[name]}")
    page.locator("input[type=range]").wait_for()
    page.keyboard.press("End")
    page.wait_for_load_state("networkidle")
    told = neighbours(page, name, language)
    page = visitor.go(f"tables/{games[name]}")
    page.locator("dialog .verdict").wait_for()
    told += neighbours(page, name, language)
    page.keyboard.press("Escape")
    page.locator("dialog .verdict").wait_for(state="hidden")
    told += neighbours(page, name, language)
    assert told > 5


# Names of two words, the second of which doesn't come after the first.
OUT_OF_ORDER = """(rightToLeft) => [...document.querySelectorAll('.market .name')].filter((name) => {
  const words = [...name.querySelectorAll('.word')].map((word) => word.getBoundingClientRect());
  return words.some(({ left, top }, at) => {
    const before = words[at - 1];
    return before && Math.abs(top - before.top) < 3 && left > before.left === rightToLeft;
  });
}).map((name) => name.textContent)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_translated_and_have_room_on_a_phone(visit: Visit, places: Places, language: str) -> None:
    visitor = visit(person=places.person, language=language, phone=True)
    for address in (places.rocketmen, places.second):
        page = visitor.go(address)
        page.locator(TABLE).wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate(CUT_OFF) == []
        assert misread(page, language, places.person.name) == []


def test_names_on_cards_are_read_in_order(visit: Visit, places: Places) -> None:
    """Also from right to left on a board that runs from left to right."""
    page = visit(person=places.person, language="he").go(places.rocketmen)
    page.locator(".market .name .word").first.wait_for()
    assert page.locator(".market .name").count() > 6
    assert page.evaluate(OUT_OF_ORDER, True) == []
    assert page.evaluate(OUT_OF_ORDER, False) != []


# Missions beside the hand that need more than their place, and names of which a part can't be read.
WITHOUT_ROOM = """() => [...document.querySelectorAll('.sheet section.missions, .sheet section.missions b')]
  .filter((each) => getComputedStyle(each).display !== 'inline')
  .filter((each) => each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight + 2)
  .map((each) => each.textContent)"""


def test_missions_have_room_beside_the_hand(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", seed="2")["table"]["id"]
    for language in LANGUAGES:
        page = visit(person=person, language=language).go(f"tables/{table}")
        expect(page.locator(".sheet section.missions button")).to_have_count(2)
        assert page.evaluate(WITHOUT_ROOM) == [], language


def test_why_a_game_cannot_begin_comes_into_sight(visit: Visit, built_page: None, tmp_path: Path) -> None:
    """With the button at the edge of the window."""
    with Server(str(tmp_path / "server.db"), tmp_path, "--tables-per-person", "1") as server:
        person = server.person()
        person.open("rocketmen", "me", "open")
        visitor = visit(url=server.url, person=person, language="ru")
        visitor.watch.expect("status of 4")
        page = visitor.go()
        button = page.locator(".start button")
        lowest = button.evaluate("(node) => node.getBoundingClientRect().bottom")
        page.set_viewport_size({"width": DESKTOP[0], "height": round(lowest) + 4})
        button.click()
        expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_refusal_leads_to_its_rule_in_the_player_s_language(visit: Visit, places: Places) -> None:
    """And from there to the rules page, where words of that language find it."""
    table = places.person.open(SECOND, "me", "random", "random", seed="1888")["table"]["id"]
    play(places.person, table, asked("ChooseACharacter", refusing=True))
    visitor = visit(person=places.person, language="he")
    page = visitor.go(f"tables/{table}")
    page.locator(".ask button:has-text('?')").click()
    page.get_by_role("dialog").get_by_role("button", name="R6").first.click()
    shown = page.locator("dialog:has([aria-current])")
    expect(shown.locator("[aria-current] p[lang=he]")).to_have_text(HEBREW_RULES.line("R6").text)
    address = shown.get_by_role("link").get_attribute("href") or ""
    page = visitor.go(address.removeprefix("#/"))
    line = page.locator("#rule-R6 p")
    expect(line).to_have_text(HEBREW_RULES.line("R6").text)
    expect(line).to_have_css("direction", "rtl")
    expect(page.locator("#rule-R6")).to_have_attribute("aria-current", "true")
    page.get_by_role("searchbox").fill(SABOTEUR)
    found = [line.id for line in HEBREW_RULES.lines if SABOTEUR in line.text]
    assert found
    expect(page.locator("li[id^=rule-]")).to_have_count(len(found))
    assert page.locator("li[id^=rule-]").evaluate_all("all => all.map((each) => each.id)") == [
        f"rule-{id}" for id in found
    ]
