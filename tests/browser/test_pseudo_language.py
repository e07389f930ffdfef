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
from tests.browser.looking import wrong
from tests.browser.places import PLACES, Places
from tests.browser.reading import but_what_no_translation_does, misread
from tests.browser.test_pages import SMALL
from tests.server.kit import Server

LOOKED_AT = ("home-options", "settings", "lobby", "second", "rocketmen", "rocketmen-reference", "rules", "about")
FONT = ROOT / "web/node_modules/@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2"


@pytest.fixture(scope="module")
def speaking(built_page: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    folder: Path = tmp_path_factory.mktemp("pseudo")
    write_language(folder / "languages", right_to_left=False, font=FONT)
    write_language(folder / "languages", right_to_left=True)
    server = Server(str(folder / "server.db"), folder).repeatable()
    server.environment["MARSBOUND_LANGUAGES"] = str(folder / "languages")
    with server:
        yield Places(server, server.person("Ada"))


@pytest.mark.long
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
        seen = misread(page, language, speaking.person.name)
        seen += but_what_no_translation_does(wrong(page, (DESKTOP, SMALL, PHONE)), language)
        found += [f"{place.name}: {each}" for each in seen]
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


def test_what_has_no_logical_property_turns_with_every_language(visit: Visit, speaking: Places) -> None:
    """A build may turn `:dir(rtl)` into a list of known languages."""
    arrows = {}
    options = next(place for place in PLACES if place.name == "home-options")
    for language in ("en-XA", "en-XB", "he"):
        visitor = visit(url=speaking.server.url, person=speaking.person, language=language)
        page = options.arrive(visitor, speaking)
        arrows[language] = page.locator("select").first.evaluate("field => getComputedStyle(field).backgroundPosition")
    assert arrows["en-XA"] != arrows["en-XB"] == arrows["he"] == "14px 54%, 19px 54%"
