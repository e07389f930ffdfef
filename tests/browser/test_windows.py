"""Every window has a layout of its own: whatever its size, all can be pressed and read, and nothing is cut off."""

import pytest
from playwright.sync_api import Page

from tests.browser.axe import resize, violations
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.looking import ON_ITS_SIDE, TABLET, WINDOWS, wrong
from tests.browser.places import HINT, LINE, MENU, PLACES, REFERENCE, TABLE, Places
from tests.server.kit import Server

LARGE = "(share) => (document.documentElement.style.fontSize = share)"
# Of each family, with as many players as there can be; and the window in which axe looks at it, which takes its time.
CROWDED = {
    "second_choosing": (1280, 720),
    "first_five": (820, 1180),
    "rocketmen_four": (1024, 1366),
    "rocketmen_flying": (1280, 720),
    "replay": (1024, 1366),
}
FREE = """
(node) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
"""
# What lies over what has the focus; its name, or null at the end of the page.
FOCUSED = """
() => {
  const node = document.activeElement;
  if (!node || node === document.body) return null;
  const { left, top, width, height } = node.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  const free = there && (node.contains(there) || there.contains(node) || there.closest('label')?.contains(node));
  return free ? '' : `${node.tagName} ${node.getAttribute('aria-label') ?? node.innerText}`;
}
"""
DIALOGS = {"second_pair": ".ask button:has-text('?')", "rocketmen_four": ".seat .look >> nth=1"}


def sit_down(visit: Visit, places: Places, place: str, language: str = "en", dark: bool = False) -> Page:
    page = visit(person=places.person, language=language, dark=dark).go(getattr(places, place))
    page.locator(f"{TABLE}, input[type=range]").wait_for()
    page.wait_for_load_state("networkidle")
    return page


@pytest.mark.parametrize("place", CROWDED)
def test_all_can_be_pressed_and_read(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    found = wrong(page, WINDOWS)
    resize(page, CROWDED[place])
    found += violations(page, f"{CROWDED[place]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", ["second_choosing", "rocketmen_four"])
def test_letters_twice_as_large_make_a_window_half_as_wide(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    page.evaluate(LARGE, "150%")
    found = wrong(page, [DESKTOP])
    page.evaluate(LARGE, "200%")
    found += wrong(page, [DESKTOP, PHONE])
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", DIALOGS)
def test_axe_finds_nothing_at_a_tablet_or_on_its_side(visit: Visit, places: Places, place: str) -> None:
    """From right to left and dark, with a dialog open at the end."""
    page = sit_down(visit, places, place, "he", dark=True)
    found = wrong(page, [TABLET, ON_ITS_SIDE]) + violations(page, "on its side")
    resize(page, TABLET)
    found += violations(page, "tablet")
    page.locator(DIALOGS[place]).click()
    page.locator("dialog[open] h2").wait_for()
    found += wrong(page, [TABLET, ON_ITS_SIDE]) + violations(page, "dialog")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", ["second_pair", "rocketmen_four"])
def test_what_opens_over_a_table_can_be_pressed_and_read(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    found: list[str] = []

    def look(opened: str) -> None:
        page.locator(opened).first.wait_for()
        page.wait_for_load_state("networkidle")
        found.extend(f"{opened}: {each}" for each in wrong(page, [TABLET, ON_ITS_SIDE]))

    page.locator(MENU).click()
    look("dialog[open] li button")
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    look("dialog[open] fieldset")
    page.keyboard.press("Escape")
    page.locator(REFERENCE).first.click()
    look(".panel > *")
    page.keyboard.press("Escape")
    resize(page, DESKTOP)
    page.locator(LINE).nth(30).click()  # a moment that has a rule of its own
    page.locator(".ask .then").get_by_role("button", name="Rule").first.click()
    look("[aria-current] .id")
    assert not found, "\n".join(found)


# What a score, and what one has to choose from, look like when they come by themselves.
COME_BY_THEMSELVES = {
    "second_over": "dialog[open] .rows",
    "first_over": "dialog[open] .rows",
    "rocketmen_over": "dialog[open] .rows",
    "solo_over": "dialog[open] .rows",
    "rocketmen_copying": ".deeds [data-points^='copy:']",
}


@pytest.mark.parametrize("place", COME_BY_THEMSELVES)
def test_what_comes_by_itself_can_be_pressed_and_read(visit: Visit, places: Places, place: str) -> None:
    page = visit(person=places.person).go(getattr(places, place))
    page.locator(COME_BY_THEMSELVES[place]).first.wait_for()
    page.wait_for_load_state("networkidle")
    found = wrong(page, WINDOWS)
    for window in (TABLET, ON_ITS_SIDE):
        resize(page, window)
        found += violations(page, f"{window}")
    assert not found, "\n".join(found)


def test_a_clock_lies_over_no_button(visit: Visit, server: Server) -> None:
    host, friend = server.person(), server.person("Ben")
    opened = host.open("red-planet-second", "me", "open", clock={"mode": "live", "bank": 3600, "increment": 60})
    friend.join(opened, 1)
    page = visit(person=host).go(f"tables/{opened['table']['id']}")
    page.locator(".corner .clock .clock").wait_for()
    page.locator(HINT).wait_for()
    for size in (PHONE, ON_ITS_SIDE):
        resize(page, size)
        assert page.locator(HINT).evaluate(FREE), f"something lies over the hint's button at {size}"


@pytest.mark.parametrize("name", ["home-options", "host"])
def test_no_bar_lies_over_what_has_the_focus(visit: Visit, places: Places, name: str) -> None:
    visitor = visit(person=places.person)
    page = next(place for place in PLACES if place.name == name).arrive(visitor, places)
    resize(page, ON_ITS_SIDE)
    page.evaluate("() => (document.activeElement.blur(), scrollTo(0, 0))")
    covered: list[str] = []
    page.keyboard.press("Tab")
    while (found := page.evaluate(FOCUSED)) is not None:
        covered.append(found)
        page.keyboard.press("Tab")
    assert len(covered) > 10
    assert not any(covered), covered
