"""The README's pictures that don't move: run by scripts/still-pictures."""

import sys
import tempfile
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.axe import AT_REST
from tests.browser.kit import ROOT, Visitor, browser
from tests.browser.places import PLACES, Places
from tests.server.kit import Server

FOLDER = ROOT / "docs" / "pictures"
MOST_BYTES = 300_000
TABLES = {"red-planet-second": "second", "red-planet-first": "first", "rocketmen": "rocketmen-paying"}
PHONES = (("second", "en", False), ("rocketmen", "en", True), ("first", "he", False))
QUALITY = 0.82
HEIGHT, GAP, ROUND = 1046, 24, 28
# Pictures side by side, all as high, with round corners; chromium itself knows how to write WebP.
JOIN = """
async ([pictures, height, gap, round, quality]) => {
  const images = await Promise.all(
    pictures.map(async (each) => {
      const image = new Image();
      image.src = `data:image/png;base64,${each}`;
      await image.decode();
      return image;
    }),
  );
  const widths = images.map((image) => Math.round((image.naturalWidth * height) / image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = widths.reduce((sum, width) => sum + width, gap * (images.length - 1));
  canvas.height = height;
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  let left = 0;
  images.forEach((image, at) => {
    context.save();
    context.beginPath();
    context.roundRect(left, 0, widths[at], height, round);
    context.clip();
    context.drawImage(image, left, 0, widths[at], height);
    context.restore();
    left += widths[at] + gap;
  });
  return canvas.toDataURL('image/webp', quality).split(',')[1];
}
"""


def picture(chromium: Browser, places: Places, name: str, **wishes: bool | int | str) -> bytes:
    place = next(each for each in PLACES if each.name == name)
    visitor = Visitor(chromium, places.server.url, person=places.person, **wishes)  # type: ignore[arg-type]
    try:
        page = place.arrive(visitor, places)
        page.evaluate("document.fonts.ready")
        page.wait_for_function(AT_REST)
        return page.screenshot(animations="disabled")
    finally:
        visitor.close()


def keep(chromium: Browser, name: str, pictures: list[bytes], height: int, corners: int = 0) -> bool:
    page = chromium.new_page()
    try:
        told = [b64encode(each).decode() for each in pictures]
        made = b64decode(page.evaluate(JOIN, [told, height, GAP, corners, QUALITY]))
    finally:
        page.close()
    path = FOLDER / f"{name}.webp"
    path.write_bytes(made)
    print(f"{path.relative_to(ROOT)}: {len(made) / 1000:.0f} kB", flush=True)
    return len(made) <= MOST_BYTES


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as name,
        Server(str(Path(name, "server.db")), Path(name)).repeatable() as server,
        browser() as chromium,
    ):
        places = Places(server, server.person())
        small = [keep(chromium, name, [picture(chromium, places, table)], 900) for name, table in TABLES.items()]
        phones = [
            picture(chromium, places, table, language=language, dark=dark, phone=True, density=2)
            for table, language, dark in PHONES
        ]
        small.append(keep(chromium, "phones", phones, HEIGHT, ROUND))
    if not all(small):
        print(f"scripts/still-pictures: more than {MOST_BYTES / 1000:.0f} kB", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
