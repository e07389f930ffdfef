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
    # axe takes its time for a table: English is light, Hebrew dark, and of two places one is looked at on a wide screen
    # in English and on a phone in Hebrew, the other the other way round
    hebrew = language == "he"
    looked_at = PHONE if PAGES.index(place) % 2 != hebrew else DESKTOP
    visitor = visit(regular=True, person=places.person, guided=place.guided, language=language, dark=hebrew)
    page = place.arrive(visitor, places)
    found = misread(page, language, places.person.name)
    for size in (DESKTOP, SMALL, PHONE):
        found += sticking_out(page, size)
        if size == looked_at:
            found += violations(page, f"{language}, {size}")
    assert not found, "\n".join(found)


@pytest.mark.campaign
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("place", PAGES, ids=[place.name for place in PAGES])
def test_axe_finds_nothing_in_any_look(visit: Visit, places: Places, place: Place, language: str, dark: bool) -> None:
    visitor = visit(regular=True, person=places.person, guided=place.guided, language=language, dark=dark)
    page = place.arrive(visitor, places)
    found = []
    for size in (DESKTOP, SMALL, PHONE):
        found += sticking_out(page, size) + violations(page, f"{language}, {size}")
    assert not found, "\n".join(found)
