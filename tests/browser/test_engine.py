"""While somebody plays, the engine is compiled and bots change over to it: said once, quietly; nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

import marsbound
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.server.warming import WarmingServer

pytestmark = pytest.mark.skipif(not marsbound.COMPILED, reason="the engine isn't compiled here")
READY = "The engine is compiled: the bots think at full speed now."


@pytest.fixture
def warming(built_page: None, tmp_path: Path) -> Iterator[WarmingServer]:
    server = WarmingServer(tmp_path)
    with server:
        yield server


@pytest.mark.long
def test_the_front_page_says_which_levels_warm_up(warming: WarmingServer, visit: Visit) -> None:
    page = visit(warming.url, wishes={"level": "expert"}).go()
    expect(page.get_by_text("The engine is still being compiled")).to_be_visible()
    page.get_by_role("radio", name="novice").check(force=True)
    expect(page.get_by_text("The engine is still being compiled")).to_have_count(0)
    page.get_by_role("radio", name="expert").check(force=True)
    warming.compiled()
    expect(page.get_by_text(READY)).to_be_visible()
    expect(page.get_by_text("The engine is still being compiled")).to_have_count(0)
    expect(page.get_by_text(READY)).to_have_count(0)


@pytest.mark.long
def test_bots_change_over_while_a_game_is_played(warming: WarmingServer, visit: Visit, dice: Random) -> None:
    ada = warming.person()
    table = ada.open("red-planet-second", "me", "expert", "heuristic")["table"]["id"]
    visitor = visit(warming.url, person=ada)
    page = visitor.go(f"tables/{table}")
    expect(page.get_by_text("warming up").first).to_be_attached()
    player = Player(visitor, dice)
    for _ in range(8):
        player.step()
    warming.end_the_compile()
    # hands go on pressing while it happens
    while warming.engine() != "compiled":
        player.step_if_asked()
    expect(page.get_by_text(READY)).to_be_visible()
    expect(page.get_by_text("warming up")).to_have_count(0)
    for _ in range(8):
        player.step()
    expect(page.get_by_text(READY)).to_have_count(0)
    assert "thinker-replaced" not in warming.log
