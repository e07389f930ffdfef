"""Every page, light and dark, wide and narrow, both ways: axe finds nothing, nothing sticks out or is foreign."""

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.axe import resize, violations
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.places import PLACES, Place, Places
from tests.browser.reading import misread

pytestmark = pytest.mark.long

SMALL = (1024, 768)
SETTLED = 30_000.0  # milliseconds


PAGES = [place for place in PLACES if not place.only_a_picture]


def sticking_out(page: Page, size: tuple[int, int]) -> list[str]:
    width, _ = size
    resize(page, size)
    try:  # what measures itself follows the window a moment later
        page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width, timeout=SETTLED)
    except TooLong:
        wide = page.evaluate("document.documentElement.scrollWidth")
        return [f"the page is {wide} pixels wide, the screen {width}"]
    return []


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("place", PAGES, ids=[place.name for place in PAGES])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, places: Places, place: Place, language: str) -> None:
    # axe takes its time for a table: between the languages it sees every look once. Hebrew is dark from the beginning,
    # since changing all colours on a wide screen takes longer than looking at them
    hebrew = language == "he"
    visitor = visit(regular=True, person=places.person, guided=place.guided, language=language, dark=hebrew)
    page = place.arrive(visitor, places)
    found = sticking_out(page, DESKTOP) + violations(page, "dark" if hebrew else "light")
    found += misread(page, language, places.person.name)
    found += sticking_out(page, SMALL) + sticking_out(page, PHONE)
    if not hebrew:
        page.emulate_media(color_scheme="dark")
        found += violations(page, "dark, on a phone")
    assert not found, "\n".join(found)
