"""A picture of every screen in every look: run by scripts/screenshots."""

import argparse
import sys
import tempfile
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Browser
from playwright.sync_api import Error as NotShown

from tests.browser.axe import AT_REST, resize
from tests.browser.cable import NO_ANSWER
from tests.browser.kit import DESKTOP, PHONE, ROOT, Visitor, browser
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


@dataclass(frozen=True)
class Picture:
    place: Place
    look: str

    @property
    def name(self) -> str:
        return f"{self.place.name}-{self.look}"

    @property
    def visitor(self) -> tuple[str, str, bool]:
        """Whose window shows it: its size and colours change, not its language or fingers."""
        wishes = LOOKS[self.look]
        return self.place.name, wishes.get("language", "en"), wishes.get("phone", False)


def wanted(words: list[str], looks: list[str]) -> list[Picture]:
    every = [Picture(place, look) for place in PLACES for look in LOOKS if not looks or look in looks]
    return [each for each in every if not words or any(word in each.name for word in words)]


def order(picture: Picture) -> tuple[int, str, bool]:
    """As the places are listed, each visitor once."""
    _, language, phone = picture.visitor
    return PLACES.index(picture.place), language, phone


def take(chromium: Browser, places: Places, pictures: list[Picture], folder: Path) -> list[str]:
    """Of one place by one visitor; what the browser had to complain about."""
    place = pictures[0].place
    _, language, phone = pictures[0].visitor
    visitor = Visitor(
        chromium, places.server.url, person=place.who(places), guided=place.guided, language=language, phone=phone
    )
    visitor.watch.expect("status of 404")  # where there is nothing
    visitor.watch.expect(NO_ANSWER)  # where there is nobody
    try:
        page = place.arrive(visitor, places)
        page.evaluate("document.fonts.ready")
        for picture in pictures:
            wishes = LOOKS[picture.look]
            page.emulate_media(color_scheme="dark" if wishes.get("dark") else "light")
            resize(page, wishes.get("size") or (PHONE if phone else DESKTOP))
            page.wait_for_function(AT_REST)
            path = folder / f"{picture.name}.png"
            page.screenshot(path=path, animations="disabled", full_page=place.whole)
        return visitor.watch.unexpected
    except NotShown as error:  # the other screens are still to be looked at
        return [f"doesn't show: {error.message}"]
    finally:
        visitor.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/screenshots", description=__doc__)
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="pictures whose name has one of the words"
    )
    parser.add_argument("--look", nargs="+", default=[], choices=LOOKS, help="only in these looks")
    parser.add_argument("--into", type=Path, default=FOLDER, metavar="FOLDER", help="where they are put")
    parser.add_argument("--list", action="store_true", help="tell their names")
    arguments = parser.parse_args()
    chosen = wanted([word for words in arguments.only for word in words.split(",")], arguments.look)
    if arguments.list:
        print(*(each.name for each in chosen), sep="\n")
        return 0
    folder = arguments.into
    folder.mkdir(parents=True, exist_ok=True)
    wrong = taken = 0
    with (
        tempfile.TemporaryDirectory() as name,
        Server(str(Path(name, "server.db")), Path(name)).repeatable() as server,
        browser() as chromium,
    ):
        places = Places(server, server.person("Ada"))
        for (place, language, _), group in groupby(sorted(chosen, key=order), key=lambda each: each.visitor):
            began = monotonic()
            pictures = list(group)
            complaints = take(chromium, places, pictures, folder)
            taken += len(pictures)
            looks = ", ".join(each.look for each in pictures)
            print(f"{taken:4}/{len(chosen)} {monotonic() - began:5.1f} s  {place} ({language}): {looks}", flush=True)
            for complaint in complaints:
                print(f"          {complaint}", file=sys.stderr)
            wrong += bool(complaints)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
