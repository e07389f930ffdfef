"""The page in a language that nobody speaks: everything translated, nothing cut off, whichever way it runs."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from marsbound.text.pseudo import write_language
from tests.browser.conftest import Visit
from tests.browser.kit import DESKTOP, PHONE, ROOT
from tests.browser.places import PLACES, Places
from tests.browser.test_languages import CUT_OFF
from tests.browser.test_pages import SMALL, sticking_out
from tests.server.kit import Server

# A phone's tabs are narrow; tests/text/test_labels.py holds translations to the room that they have.
LOOKED_AT = ("home-options", "settings", "lobby", "second", "rocketmen", "rocketmen-reference", "rules", "about")
FONT = ROOT / "web/node_modules/@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2"
# Texts that a person reads and that begin with a letter: nobody has translated them.
UNTRANSLATED = """() => [...document.querySelectorAll('h1, h2, h3, button, label')]
  .map((each) => each.innerText.trim())
  .filter((text) => /^[A-Za-z]{3}/.test(text))"""
LOADED = """() => [...document.fonts]
  .some(({ family, status }) => family.includes('en-XA') && status === 'loaded')"""
NAMES = ("Ada", "marsbound", "English", "Polski", "Italiano")  # of people, of the program, of languages in themselves


@pytest.fixture(scope="module")
def speaking(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    folder: Path = tmp_path_factory.mktemp("pseudo")
    write_language(folder / "languages", right_to_left=False, font=FONT)
    write_language(folder / "languages", right_to_left=True)
    server = Server(str(folder / "server.db"), folder).repeatable()
    server.environment["MARSBOUND_LANGUAGES"] = str(folder / "languages")
    with server:
        yield Places(server)


@pytest.mark.parametrize(("language", "direction"), [("en-XA", "ltr"), ("en-XB", "rtl")])
def test_everything_is_translated_and_nothing_sticks_out(
    visit: Visit, speaking: Places, language: str, direction: str
) -> None:
    found = []
    visitor = visit(url=speaking.server.url, person=speaking.person, language=language)
    for place in [place for place in PLACES if place.name in LOOKED_AT]:
        page = place.arrive(visitor, speaking)
        expect(page.locator("html")).to_have_attribute("dir", direction)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (DESKTOP, SMALL, PHONE):
            found += [f"{place.name}: {each}" for each in sticking_out(page, size)]
        tabs = page.locator(".panes button").all_inner_texts()
        cut_off = [each for each in page.evaluate(CUT_OFF) if each.strip() not in [tab.strip() for tab in tabs]]
        found += [f"{place.name}, cut off: {each}" for each in cut_off]
        untranslated = page.evaluate(UNTRANSLATED)
        found += [f"{place.name}, in English: {each}" for each in untranslated if not each.startswith(NAMES)]
        visitor.picture(f"pseudo-{language}-{place.name}")
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert found == []


def test_a_language_can_bring_its_font(visit: Visit, speaking: Places) -> None:
    page = visit(url=speaking.server.url, language="en-XA").go()
    page.wait_for_function(
        "() => [...document.fonts].some(({ family, status }) => family.includes('en-XA') && status === 'loaded')"
    )
    assert "en-XA" in page.evaluate("getComputedStyle(document.body).fontFamily")


def test_the_page_is_told_of_it_before_it_reads_anything(speaking: Places) -> None:
    page = speaking.person.http.get("/")
    found = re.search('<script type="application/json" id="languages">(.*?)</script></head>', page.text)
    assert found is not None
    told = json.loads(found[1])
    assert set(told) == {"en-XA", "en-XB"}
    assert told["en-XA"]["name"] == "ËËñğĺïïšĥ"
    assert (told["en-XA"]["rightToLeft"], told["en-XB"]["rightToLeft"]) == (False, True)
    assert speaking.person.http.get("/any/place").text == page.text
