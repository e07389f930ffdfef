"""Every window has a layout of its own: whatever its size, all can be pressed and read, and nothing is cut off."""

import pytest
from playwright.sync_api import Page

from tests.browser.axe import resize, violations
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.looking import Size, wrong
from tests.browser.places import TABLE, Places

TABLET: Size = (768, 1024)
ON_ITS_SIDE: Size = (844, 390)
WINDOWS: list[Size] = [
    TABLET,
    (820, 1180),
    (1024, 1366),
    ON_ITS_SIDE,
    (1024, 768),
    (1280, 720),
    PHONE,
    (360, 740),
    DESKTOP,
]
LARGE = "(share) => (document.documentElement.style.fontSize = share)"
# Of each family, with as many players as there can be.
CROWDED = ["second_choosing", "first_five", "rocketmen_four", "rocketmen_flying", "replay"]
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
