"""What is wrong with a page as one sees it, in windows of any size."""

from collections.abc import Iterable

from playwright.sync_api import Page

from tests.browser.axe import resize
from tests.browser.kit import DESKTOP, PHONE, ROOT

Size = tuple[int, int]
TABLET: Size = (768, 1024)
ON_ITS_SIDE: Size = (844, 390)
SMALL: Size = (1024, 768)
FLAT: Size = (1280, 720)
WINDOWS: list[Size] = [
    TABLET,
    (820, 1180),
    (1024, 1366),
    ON_ITS_SIDE,
    SMALL,
    FLAT,
    PHONE,
    (360, 740),
    DESKTOP,
]
LOOKED_AT = (ROOT / "tests" / "browser" / "looked_at.js").read_text("utf-8")
# Where not all is shown at once, each part has a button.
PARTS = "body:not(:has(dialog[open])) :is(.panes, .tabs.all) button:visible"


def wrong(page: Page, sizes: Iterable[Size]) -> list[str]:
    """Where not all is shown at once, each part is looked at in turn."""
    found = []
    for size in sizes:
        resize(page, size)
        told: set[str] = set(page.evaluate(LOOKED_AT))
        parts = page.locator(PARTS)
        for at in reversed(range(parts.count())):  # what is shown first is shown again in the end
            parts.nth(at).click()
            page.mouse.move(0, 0)  # rests on nothing that would tell about itself
            told.update(page.evaluate(LOOKED_AT))
        found += [f"{size[0]}×{size[1]}: {each}" for each in sorted(told)]
    return found
