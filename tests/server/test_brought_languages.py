"""A language from outside of the sources: the server speaks it, and gives its words to the page."""

from collections.abc import Iterator

import pytest

from marsbound.text.pseudo import write_language
from tests.server.kit import Person, Server


@pytest.fixture(scope="module")
def person(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    folder = tmp_path_factory.mktemp("server")
    font = folder / "some.woff2"
    font.write_bytes(b"wOF2")
    own = write_language(folder / "languages", right_to_left=False, font=font)
    (own / "common.ftl").write_text("you = ‹ÿöü›\n", "utf-8")  # the rest isn't translated yet
    (own / "games" / "rocketmen.title.ftl").write_text("game-rocketmen = ‹Röckëts›\n", "utf-8")
    server = Server(str(folder / "server.db"), folder)
    server.environment["MARSBOUND_LANGUAGES"] = str(folder / "languages")
    with server:
        yield server.person()


def test_it_is_in_the_list(person: Person) -> None:
    assert person.get("/api/v1/about")["languages"] == ["en", "pl", "ru", "he", "it", "en-XA"]


def test_rules_are_read_in_it(person: Person) -> None:
    rules = person.get("/api/v1/rules/rocketmen?language=en-XA")
    assert rules["language"] == "en-XA"
    assert rules["sections"][0]["rules"][0]["text"].startswith("‹")


def test_webhooks_speak_it_and_no_other(person: Person) -> None:
    hook = {"url": "https://example.org/hook", "language": "en-XA"}
    assert person.patch("/api/v1/me", {"webhook": hook})["webhook"]["language"] == "en-XA"
    person.patch("/api/v1/me", {"webhook": hook | {"language": "xx"}}, status=422)


def test_english_stands_in_for_a_part_of_a_message(person: Person) -> None:
    words = person.http.get("/languages/en-XA/common.ftl").text
    assert words.startswith("you = ‹ÿöü›\n")
    assert "game-rocketmen = ‹Röckëts›\n    .description = Build a deck" in words


def test_what_games_are_called_comes_with_the_words_that_every_page_has(person: Person) -> None:
    words = person.http.get("/languages/en-XA/common.ftl").text
    assert "game-red-planet-first = ‹" in words
    assert "option-short-ending = ‹" in words
    assert "guide-rocketmen-plan = ‹" in person.http.get("/languages/en-XA/rocketmen.guide.ftl").text


def test_its_words_and_its_font_can_be_fetched_and_nothing_else(person: Person) -> None:
    assert "web-home = ‹Ĥöömëë›" in person.http.get("/languages/en-XA/web.ftl").text
    assert "rocketmen-money" in person.http.get("/languages/en-XA/rocketmen.ftl").text
    assert person.http.get("/languages/en-XA/font.woff2").content == b"wOF2"
    for name in ("en-XA/language.toml", "en-XA/none.ftl", "pl/web.ftl", "en-XA/..%2Fen-XA%2Fweb.ftl"):
        assert person.http.get(f"/languages/{name}").status_code == 404, name
