"""The page of the two editions says what ledgers and packs say."""

import re

import pytest

from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.ledger import ENGLISH, ledger
from marsbound.text import LANGUAGES
from tests.games.red_planet.rulebook.first.editions_page import FIRST, PARTS, SECOND, SECTIONS, Page, rule

pytestmark = pytest.mark.interpreted

EDITIONS = Page(ENGLISH)


def rows(page: Page, name: str) -> str:
    """A chapter of a page's tables."""
    made = "".join(page.on_the_page(part) for part in PARTS)
    return made.split(f"### {page.word(name)}")[1].split("###")[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_tables_are_what_the_code_gives(part: str, language: str) -> None:
    page = Page(language)
    advice = f"{page.path.name} is out of date: run python tests/games/red_planet/rulebook/first/editions_page.py"
    assert page.on_the_page(part) == page.tables(part), advice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_rule_of_both_editions_is_on_the_page(game: str, language: str) -> None:
    page = Page(language)
    same = re.findall(r"([A-Z][0-9]+) = ([A-Z0-9+ ]+)", rows(page, "rules the same"))
    ids = {id for pair in same for id in pair[(FIRST, SECOND).index(game)].split(" + ")}
    assert ids
    for line in ledger(game, language).lines:
        assert line.id in ids or rule(line) in page.on_the_page("rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translated_page_has_everything_the_english_one_has(language: str) -> None:
    """Chapters, rows of the table "in short" and what stands in backticks."""
    shapes = [r"^#+ ", r"^\| ", r"`[a-z_-]+`", r"\[[^\]]+\]\([^)]+\)"]
    for shape in shapes:
        wanted = re.findall(shape, EDITIONS.by_hand, re.M)
        assert len(re.findall(shape, Page(language).by_hand, re.M)) == len(wanted)
    assert len(Page(language).pieces()) == len(EDITIONS.pieces())


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_entry_of_both_boxes_is_on_the_page(game: str) -> None:
    pack = builtin(game)
    assert {*SECTIONS, "tokens"} >= set(pack.sections)
    for section in SECTIONS:
        words = set(re.findall(r"[a-z0-9-]+", rows(EDITIONS, section)))
        assert {entry.id for entry in pack.entries(section)} <= words
    assert all(f"{field}: " in rows(EDITIONS, "tokens") for field in pack.only("tokens").fields if field != "id")


def test_cards_that_do_the_same_under_another_name_are_found() -> None:
    assert "| the same, but for the name (4) | ambush = native-resistance <br>" in rows(EDITIONS, "discovery")
    assert "upheaval → subterfuge: alone: take → stay" in rows(EDITIONS, "discovery")
    assert "trade = diversified-trade" in rows(EDITIONS, "mission")


def test_the_numbers_of_players_are_those_of_the_games() -> None:
    players = [f"{games()[game].fewest} to {games()[game].most}" for game in (FIRST, SECOND)]
    assert f"| players | {players[0]} | {players[1]} |" in EDITIONS.text
