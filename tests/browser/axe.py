"""What axe-core finds on a page."""

from typing import Any

from playwright.sync_api import Page

from tests.browser.kit import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# Colours are measured when none is on its way to another.
AT_REST = """
() => document.getAnimations().every(({ playState, effect }) =>
  playState !== 'running' || effect?.getTiming().iterations === Infinity)
"""
# A window that has just changed its size asks for other styles only when the next picture is drawn.
DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
# It is told its new size after the driver says so; a page that is too wide for a phone is drawn smaller there.
RESIZED = """
async ([width, height]) => {
  const has = (size, inner, seen) => size === inner || size === Math.round(seen * visualViewport.scale);
  const resized = () => has(width, innerWidth, visualViewport.width) && has(height, innerHeight, visualViewport.height);
  while (!resized()) await new Promise(requestAnimationFrame);
  await (DRAWN)();
}
""".replace("DRAWN", DRAWN)
# Where things are and what is wrong with them in words takes axe a fifth of its time, and is only asked for if there is
# something.
RUN_AXE = """
async () => {
  const wishes = { resultTypes: ['violations'], preload: false };
  const { violations } = await axe.run(document, { ...wishes, reporter: 'no-passes', selectors: false });
  return violations.length ? (await axe.run(document, wishes)).violations : [];
}
"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(RESIZED, size)


def violations(page: Page, look: str) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    page.evaluate(DRAWN)
    page.wait_for_function(AT_REST)
    found: list[dict[str, Any]] = page.evaluate(RUN_AXE)
    return [
        f"{look}: {each['id']}: {node['target']} {node['failureSummary']}\n  {node['html'][:200]}"
        for each in found
        for node in each["nodes"][:3]
    ]
