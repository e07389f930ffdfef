"""The page of the two editions says what ledgers and packs say."""

import re

import pytest

from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.ledger import ledger
from tests.games.red_planet.rulebook.first import editions_page
from tests.games.red_planet.rulebook.first.editions_page import FIRST, PAGE, PARTS, SECOND, SECTIONS, TOKENS

pytestmark = pytest.mark.interpreted


def rows(title: str) -> str:
    """A chapter of the page's tables."""
    page = "".join(editions_page.on_the_page(part) for part in PARTS)
    return page.split(f"### {title}")[1].split("###")[0]


@pytest.mark.parametrize("part", PARTS)
def test_the_tables_are_what_the_code_gives(part: str) -> None:
    advice = "docs/rules/editions.md is out of date: run python tests/games/red_planet/rulebook/first/editions_page.py"
    assert editions_page.on_the_page(part) == editions_page.tables(part), advice


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_rule_of_both_editions_is_on_the_page(game: str) -> None:
    page = editions_page.on_the_page("rules")
    same = re.findall(r"([A-Z][0-9]+) = ([A-Z0-9+ ]+)", rows("Rules that are the same"))
    ids = {id for pair in same for id in pair[(FIRST, SECOND).index(game)].split(" + ")}
    assert ids
    for line in ledger(game).lines:
        assert line.id in ids or f"**{line.id}** {line.text}" in page


@pytest.mark.parametrize("game", [FIRST, SECOND])
def test_every_entry_of_both_boxes_is_on_the_page(game: str) -> None:
    pack = builtin(game)
    assert {*SECTIONS, "tokens"} >= set(pack.sections)
    for section, title in SECTIONS.items():
        words = set(re.findall(r"[a-z0-9-]+", rows(title)))
        assert {entry.id for entry in pack.entries(section)} <= words
    assert all(f"{field}: " in rows(TOKENS) for field in pack.only("tokens").fields if field != "id")


def test_cards_that_do_the_same_under_another_name_are_found() -> None:
    assert "| the same, but for the name (4) | ambush = native-resistance <br>" in rows("Discoveries")
    assert "upheaval → subterfuge: alone: take → stay" in rows("Discoveries")
    assert "trade = diversified-trade" in rows("Bonus cards and missions")


def test_the_numbers_of_players_are_those_of_the_games() -> None:
    players = [f"{games()[game].fewest} to {games()[game].most}" for game in (FIRST, SECOND)]
    assert f"| players | {players[0]} | {players[1]} |" in PAGE.read_text(encoding="utf-8")
