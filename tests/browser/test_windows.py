"""Every window has a layout of its own: whatever its size, all can be pressed and read, and nothing is cut off."""

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page

from tests.browser.axe import resize, violations
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.looking import FLAT, ON_ITS_SIDE, SMALL, TABLET, WINDOWS, Size, wrong
from tests.browser.places import HINT, LINE, MENU, PLACES, QUESTIONS, REFERENCE, TABLE, Places
from tests.server.kit import Server

LARGE = "(share) => (document.documentElement.style.fontSize = share)"
SOME, OTHERS = WINDOWS[::2], WINDOWS[1::2]
# Of each family, with as many players as there can be: two tables share the windows. And the window in which axe looks
# at it, which takes its time.
CROWDED = {
    "second_choosing": (OTHERS, (1280, 720)),
    "first_five": (SOME, (820, 1180)),
    "rocketmen_four": (OTHERS, (1024, 1366)),
    "rocketmen_flying": (SOME, (1280, 720)),
    "replay": (WINDOWS, (1024, 1366)),
}
ONE_OF_EACH = ("second_choosing", "rocketmen_four")  # looked at by scripts/test --fast too
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


@pytest.mark.parametrize(
    "place", [place if place in ONE_OF_EACH else pytest.param(place, marks=pytest.mark.long) for place in CROWDED]
)
def test_all_can_be_pressed_and_read(visit: Visit, places: Places, place: str) -> None:
    windows, looked_at = CROWDED[place]
    page = sit_down(visit, places, place)
    found = wrong(page, windows)
    resize(page, looked_at)
    found += violations(page, f"{looked_at}")
    assert not found, "\n".join(found)


@pytest.mark.campaign
@pytest.mark.parametrize("place", CROWDED)
def test_all_can_be_pressed_and_read_in_every_window(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    found = wrong(page, WINDOWS)
    for window in WINDOWS:
        resize(page, window)
        found += violations(page, f"{window}")
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("place", ["second_choosing", "rocketmen_four", "replay", "rocketmen_replay"])
def test_letters_twice_as_large_make_a_window_half_as_wide(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    page.evaluate(LARGE, "150%")
    found = wrong(page, [DESKTOP])
    page.evaluate(LARGE, "200%")
    found += wrong(page, [DESKTOP, PHONE])
    assert not found, "\n".join(found)


@pytest.mark.long
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


@pytest.mark.long
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


# What a score, and what one has to choose from, look like when they come by themselves; scores of a family share the
# windows.
COME_BY_THEMSELVES = {
    "second_over": (OTHERS, "dialog[open] .rows"),
    "first_over": (SOME, "dialog[open] .rows"),
    "rocketmen_over": (OTHERS, "dialog[open] .rows"),
    "solo_over": (SOME, "dialog[open] .rows"),
    "rocketmen_copying": (WINDOWS, ".deeds [data-points^='copy:']"),
}


@pytest.mark.long
@pytest.mark.parametrize("place", COME_BY_THEMSELVES)
def test_what_comes_by_itself_can_be_pressed_and_read(visit: Visit, places: Places, place: str) -> None:
    windows, comes = COME_BY_THEMSELVES[place]
    look_at_what_comes(visit, places, place, comes, windows, (TABLET, ON_ITS_SIDE))


@pytest.mark.campaign
@pytest.mark.parametrize("place", COME_BY_THEMSELVES)
def test_what_comes_by_itself_can_be_pressed_and_read_in_every_window(visit: Visit, places: Places, place: str) -> None:
    _, comes = COME_BY_THEMSELVES[place]
    look_at_what_comes(visit, places, place, comes, WINDOWS, WINDOWS)


def look_at_what_comes(
    visit: Visit, places: Places, place: str, comes: str, windows: Sequence[Size], looked_at: Sequence[Size]
) -> None:
    page = visit(person=places.person).go(getattr(places, place))
    page.locator(comes).first.wait_for()
    page.wait_for_load_state("networkidle")
    found = wrong(page, windows)
    for window in looked_at:
        resize(page, window)
        found += violations(page, f"{window}")
    assert not found, "\n".join(found)


# What somebody wants to press next: all of it, without scrolling, in a window that is low.
IN_SIGHT = """
(things) => things.map((node) => {
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const corners = [[left + 6, top + 6], [right - 6, top + 6], [left + 6, bottom - 6], [right - 6, bottom - 6]];
  return corners.every(([x, y]) => node.contains(document.elementFromPoint(x, y)));
})
"""
WANTED: dict[str, tuple[Sequence[Size], str]] = {
    "rocketmen_paying": ((ON_ITS_SIDE,), "[data-points^='hand:'][aria-disabled=false]"),
    "rocketmen_copying": (((1280, 720),), ".deeds [data-points^='copy:'], .launch header > p"),
    "first_over": ((ON_ITS_SIDE,), "dialog[open] .again button"),
    "rocketmen_over": ((ON_ITS_SIDE,), "dialog[open] .again button"),
    "battle_over": (((1280, 720), ON_ITS_SIDE), "dialog[open] .again button"),
}


@pytest.mark.long
@pytest.mark.parametrize("place", WANTED)
def test_what_one_wants_next_is_in_sight_in_a_low_window(visit: Visit, places: Places, place: str) -> None:
    sizes, wanted = WANTED[place]
    page = visit(person=places.person, size=sizes[0]).go(getattr(places, place))
    page.locator(wanted).first.wait_for()
    page.wait_for_load_state("networkidle")
    for size in sizes:
        resize(page, size)
        seen = page.locator(wanted).evaluate_all(IN_SIGHT)
        assert len(seen) > 1
        assert all(seen), f"{wanted} at {size}: {seen}"


@pytest.mark.long
def test_one_can_play_again_without_scrolling_on_a_phone(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, size=PHONE, touch=True).go(places.battle_over)
    again = page.locator("dialog[open] .again .strong")
    again.wait_for()
    for size in (PHONE, (360, 740)):
        resize(page, size)
        assert again.evaluate_all(IN_SIGHT) == [True], f"at {size}"
        assert page.evaluate("document.documentElement.scrollWidth") == size[0]


@pytest.mark.long
def test_six_choices_leave_the_rocket_in_sight_on_a_tablet(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, size=TABLET, touch=True).go(places.battle)
    page.locator(".options li:nth-child(6)").wait_for()
    cards = page.locator("[data-pane=rocket] [data-points^='pad:']")
    cards.first.wait_for()
    assert all(cards.evaluate_all(IN_SIGHT)), "the sheet lies over the rocket"


@pytest.mark.long
def test_many_buttons_leave_a_question_two_lines_at_most(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, language="ru").go(places.question(*QUESTIONS["second-explorer"]))
    question = page.locator(TABLE)
    question.wait_for()
    for size in (SMALL, TABLET):
        resize(page, size)
        lines = question.evaluate("(node) => node.clientHeight / parseFloat(getComputedStyle(node).lineHeight)")
        assert lines < 2.5, f"{lines} lines at {size}"


@pytest.mark.long
def test_where_a_card_may_go_is_in_sight_on_a_tablet(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, size=TABLET, touch=True).go(places.rocketmen_four)
    page.locator("[data-points^='hand:'][aria-disabled=false]").first.click()
    room = page.locator("[data-points='zone:pad']")
    room.wait_for()
    assert room.evaluate(FREE), "the sheet lies over the launch pad"
    assert page.evaluate("document.documentElement.scrollWidth") == TABLET[0]


def test_a_clock_lies_over_no_button(visit: Visit, server: Server) -> None:
    host, friend = server.person(), server.person("Ben")
    opened = host.open("red-planet-second", "me", "open", clock={"mode": "live", "bank": 7200, "increment": 60})
    friend.join(opened, 1)
    page = visit(person=host).go(f"tables/{opened['table']['id']}")
    page.locator(".corner .clock .clock").wait_for()
    page.locator(HINT).wait_for()
    for size in (PHONE, ON_ITS_SIDE):
        resize(page, size)
        assert page.locator(HINT).evaluate(FREE), f"something lies over the hint's button at {size}"
    resize(page, SMALL)  # the longest there is, beside the whole track
    assert re.search(r"\d:\d\d:\d\d", page.locator(".corner .clock .clock").inner_text())
    assert page.locator(MENU).evaluate(FREE), "something lies over the menu's button beside a clock"


@pytest.mark.parametrize("place", ["second", "rocketmen"])
def test_what_a_hint_advises_can_be_done_without_scrolling(visit: Visit, places: Places, place: str) -> None:
    page = sit_down(visit, places, place)
    page.locator(HINT).click()
    buttons = page.locator(".hint .buttons button")
    buttons.last.wait_for()
    for size in (FLAT, SMALL, DESKTOP, TABLET):
        resize(page, size)
        assert all(each.evaluate(FREE) for each in buttons.all()), f"a button of the hint is out of reach at {size}"


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


def test_the_picture_of_the_front_page_lies_over_no_heading(visit: Visit) -> None:
    page = visit().go()
    heading = page.locator("#company")
    heading.wait_for()
    for size in (FLAT, SMALL, DESKTOP):
        resize(page, size)
        page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        assert heading.evaluate(FREE), f"it lies over {heading.inner_text()} at {size}"
