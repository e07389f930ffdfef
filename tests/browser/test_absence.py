"""Who was away is told what happened meanwhile, and can watch it; and who waits for a bot sees how long it thinks."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.listening import LISTEN
from tests.browser.positions import Reached, middle, play
from tests.server.kit import Seat, Server

LINES = ".line > span"


def answered(times: int) -> Reached:
    """Once somebody has answered so often."""
    left = iter(range(times))
    return lambda seat, player: next(left, None) is None


@pytest.mark.parametrize("game", ["red-planet-second", "rocketmen"])
@pytest.mark.parametrize("motion", [True, False], ids=["acted-out", "reduced"])
def test_who_was_away_watches_what_they_missed(visit: Visit, server: Server, game: str, motion: bool) -> None:
    person = server.person()
    table = person.open(game, "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    play(person, table, middle(game))
    visitor = visit(person=person, speed=HURRIED, motion=motion)
    visitor.context.add_init_script(LISTEN)
    page = visitor.go(f"tables/{table}")
    page.locator(".ask.yours").wait_for()
    seen = page.locator(f".side .log {LINES}").last.inner_text()
    visitor.go("about")
    expect(page.locator("main h1")).to_be_visible()
    play(person, table, answered(6))

    visitor.go(f"tables/{table}")
    missed = page.get_by_role("dialog", name="While you were away").locator(LINES)
    expect(missed.first).to_be_visible()
    told = missed.all_inner_texts()
    written = page.locator(f".side .log {LINES}")
    now = written.all_text_contents()
    assert [line.strip() for line in now[-len(told) :]] == [line.strip() for line in told]
    assert seen not in told[:1]
    page.evaluate("window.spoken = []")
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(written).to_have_count(len(now) - len(told) + 1)  # the first of it happens
    page.locator(".ask.yours").wait_for()
    assert written.all_text_contents() == now
    assert page.evaluate("window.spoken") == [], "what was told before is told again"
