"""A picture of every screen in every look: run by scripts/screenshots."""

import argparse
import sys
import tempfile
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser

from tests.browser.kit import ROOT, Visitor, browser
from tests.browser.places import PLACES, Place, Places
from tests.server.kit import Server

FOLDER = ROOT / "build" / "screenshots"
# Windows of every shape (web/windows.js), and with them the looks that each is worth.
WINDOWS: dict[str, dict[str, Any]] = {
    "desktop": {},
    "flat": {"size": (1280, 720)},
    "small": {"size": (1024, 768)},
    "tablet": {"size": (768, 1024)},
    "tablet-tall": {"size": (820, 1180)},
    "tablet-large": {"size": (1024, 1366)},
    "phone": {"phone": True},
    "phone-small": {"phone": True, "size": (360, 740)},
    "phone-side": {"phone": True, "size": (844, 390)},
}
LOOKS: dict[str, dict[str, Any]] = {
    **WINDOWS,
    **{f"{window}-dark": {**size, "dark": True} for window, size in WINDOWS.items()},
    **{f"{window}-hebrew": {**size, "language": "he"} for window, size in WINDOWS.items()},
    **{
        f"{window}-{name}": {**WINDOWS[window], "language": language}
        for window in ("desktop", "tablet", "phone")
        for name, language in (("polish", "pl"), ("russian", "ru"), ("italian", "it"))
    },
}


def wanted(words: list[str]) -> list[tuple[str, Place, str]]:
    names = [(f"{place.name}-{look}", place, look) for place in PLACES for look in LOOKS]
    return [each for each in names if not words or any(word in each[0] for word in words)]


def take(chromium: Browser, places: Places, place: Place, look: str, path: Path) -> list[str]:
    """What the browser had to complain about."""
    visitor = Visitor(chromium, places.server.url, person=places.person, guided=place.guided, **LOOKS[look])
    try:
        page = place.arrive(visitor, places)
        page.evaluate("document.fonts.ready")
        page.screenshot(path=path, animations="disabled", full_page=place.whole)
        return visitor.watch.unexpected
    finally:
        visitor.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__)
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="pictures whose name has one of the words"
    )
    parser.add_argument("--list", action="store_true", help="tell their names")
    arguments = parser.parse_args()
    chosen = wanted([word for words in arguments.only for word in words.split(",")])
    if arguments.list:
        print(*(name for name, *_ in chosen), sep="\n")
        return 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder, "server.db")), Path(folder)).repeatable() as server,
        browser() as chromium,
    ):
        places = Places(server)
        for number, (name, place, look) in enumerate(chosen, 1):
            began = monotonic()
            path = FOLDER / f"{name}.png"
            complaints = take(chromium, places, place, look, path)
            print(f"{number:4}/{len(chosen)} {monotonic() - began:5.1f} s  {path.relative_to(ROOT)}", flush=True)
            for complaint in complaints:
                print(f"          {complaint}", file=sys.stderr)
            wrong += bool(complaints)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
