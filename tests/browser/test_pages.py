"""Every page, light and dark, wide and narrow, both ways of reading: axe-core finds nothing, nothing sticks out."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE, ROOT
from tests.browser.places import PLACES, Place, Places
from tests.server.kit import Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = (DESKTOP, (1024, 768), PHONE)
# Colours are measured when none is on its way to another.
AT_REST = """
() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getTiming().iterations === Infinity)
"""


@pytest.fixture(scope="module")
def places(server: Server) -> Places:
    return Places(server)


def violations(page: Page, look: str) -> list[str]:
    page.wait_for_function(AT_REST)
    found: list[dict[str, Any]] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    return [
        f"{look}: {each['id']}: {node['target']} {node['failureSummary']}\n  {node['html'][:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]


def width_beyond(page: Page, width: int) -> list[str]:
    wide = page.evaluate("document.documentElement.scrollWidth")
    return [f"{width} pixels: the page is {wide} wide"] if wide > width else []


@pytest.mark.parametrize("language", ["en", "he"])
@pytest.mark.parametrize("place", PLACES, ids=[place.name for place in PLACES])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, places: Places, place: Place, language: str) -> None:
    visitor = visit(person=places.person, guided=place.guided, language=language)
    if place.fails:
        visitor.watch.expect(place.fails)
    page = place.arrive(visitor, places)
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += width_beyond(page, width)
        for theme in ("light", "dark"):
            if (width, height) == SIZES[1]:
                continue  # as on a desktop
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            found += violations(page, f"{width} pixels, {theme}")
    assert not found, "\n".join(found)
