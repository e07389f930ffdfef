"""Every page, light and dark, wide and narrow, both ways of reading: axe-core finds nothing, nothing sticks out."""

from typing import Any

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE, ROOT
from tests.browser.places import PLACES, Place, Places

pytestmark = pytest.mark.long

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SMALL = (1024, 768)
SETTLED = 30_000.0  # milliseconds
# Colours are measured when none is on its way to another.
AT_REST = """
() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getTiming().iterations === Infinity)
"""
# A window that has just changed its size asks for other styles only when the next picture is drawn.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
RUN_AXE = "() => axe.run(document, { resultTypes: ['violations'], preload: false })"


PAGES = [place for place in PLACES if not place.only_a_picture]


def violations(page: Page, look: str) -> list[str]:
    page.evaluate(DRAWN)
    page.wait_for_function(AT_REST)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE)["violations"]
    return [
        f"{look}: {each['id']}: {node['target']} {node['failureSummary']}\n  {node['html'][:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]


def sticking_out(page: Page, size: tuple[int, int]) -> list[str]:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(DRAWN)
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
    page.evaluate(AXE.read_text("utf-8"))
    found = sticking_out(page, DESKTOP) + violations(page, "dark" if hebrew else "light")
    found += sticking_out(page, SMALL) + sticking_out(page, PHONE)
    if not hebrew:
        page.emulate_media(color_scheme="dark")
        found += violations(page, "dark, on a phone")
    assert not found, "\n".join(found)
