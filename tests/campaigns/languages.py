"""Looks at every screen in every language and window: nothing cut off, nothing untranslated, nothing turned around.

scripts/campaign languages [--only WORD …] [--language CODE …], as in --only rocketmen --language he ru

What is found is told; a picture of each is in build/languages.  With languages that nobody speaks, both ways:

python -m marsbound.text.pseudo FOLDER --font FONT; python -m marsbound.text.pseudo FOLDER --font FONT --right-to-left
MARSBOUND_LANGUAGES=FOLDER scripts/campaign languages --language en-XA en-XB
"""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as NotShown

from marsbound.text import LANGUAGES
from marsbound.text.languages import is_right_to_left
from tests.browser.axe import resize
from tests.browser.cable import NO_ANSWER
from tests.browser.kit import DESKTOP, PHONE, ROOT, Visitor, browser
from tests.browser.looking import wrong
from tests.browser.places import PLACES, Place, Places
from tests.browser.reading import PSEUDO, but_what_no_translation_does, misread
from tests.server.kit import Server

FOLDER = ROOT / "build" / "languages"
WINDOWS = {"desktop": DESKTOP, "tablet": (820, 1180), "phone": PHONE}
# People whose names run the other way than the words around them.
NAMES = {True: "Ada", False: "דנה"}


def looked_at(page: Page, name: str, language: str) -> list[str]:
    found = []
    for window, size in WINDOWS.items():
        resize(page, size)
        turned = is_right_to_left(language)
        found += misread(page, language, NAMES[turned], NAMES[not turned])
        page.screenshot(path=FOLDER / f"{name}-{language}-{window}.png", animations="disabled")
    return list(dict.fromkeys(found))


def visit(chromium: Browser, places: Places, place: Place, language: str) -> list[str]:
    visitor = Visitor(chromium, places.server.url, person=place.who(places), guided=place.guided, language=language)
    try:
        page = place.arrive(visitor, places)
        page.evaluate("document.fonts.ready")
        visitor.watch.expect("status of 404")  # where there is nothing
        visitor.watch.expect(NO_ANSWER)  # where there is nobody
        found = looked_at(page, place.name, language)
        if not place.guided:  # a lesson lies over what it isn't about
            seen = wrong(page, WINDOWS.values())
            found += but_what_no_translation_does(seen, language) if language.startswith(PSEUDO) else seen
        return [*found, *visitor.watch.unexpected]
    except NotShown as error:  # the other screens are still to be looked at
        return [f"doesn't show: {error.message}"]
    finally:
        visitor.close()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", nargs="+", default=[], metavar="WORD", help="screens whose name has one of the words")
    parser.add_argument("--language", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    wishes = parser.parse_args(arguments)
    chosen = [place for place in PLACES if not wishes.only or any(word in place.name for word in wishes.only)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    number = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder, "server.db")), Path(folder)) as server,
        browser() as chromium,
    ):
        seated = {turned: Places(server, server.person(name)) for turned, name in NAMES.items()}
        for place in chosen:
            for language in wishes.language:
                found = visit(chromium, seated[is_right_to_left(language)], place, language)
                number += len(found)
                print(f"{place.name}, {language}: {len(found) or 'nothing'}", *found, sep="\n    ", flush=True)
    print(f"{len(chosen)} screens in {len(wishes.language)} languages and {len(WINDOWS)} windows: {number} findings")
    return 1 if number else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
