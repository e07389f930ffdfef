"""Who was away is told what happened meanwhile, and can watch it."""

import pytest
from playwright.sync_api import expect

from tests.browser.axe import resize, violations
from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.kit import DESKTOP, PHONE
from tests.browser.listening import LISTEN
from tests.browser.looking import WINDOWS, wrong
from tests.browser.positions import answered, asked, play
from tests.server.kit import Server

LINES = ".line > span"
# Time runs fast here: whoever looks now and then may never see the board at an earlier moment.
NOTICE_WATCHING = """
() => {
  const look = () => (window.watching ||= !document.querySelector('.ask.yours'));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
QUESTION = {"red-planet-second": "ChooseACharacter", "rocketmen": "Act"}


@pytest.mark.parametrize(("game", "wishes"), [("red-planet-second", {"motion": True}), ("rocketmen", {"phone": True})])
def test_who_was_away_watches_what_they_missed(
    visit: Visit, server: Server, game: str, wishes: dict[str, bool]
) -> None:
    person = server.person()
    table = person.open(game, "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    play(person, table, asked(QUESTION[game], after=60))
    visitor = visit(person=person, speed=HURRIED, **wishes)
    visitor.context.add_init_script(LISTEN)
    page = visitor.go(f"tables/{table}")
    page.locator(".ask.yours").wait_for()
    visitor.go("about")
    expect(page.locator("main h1")).to_be_visible()
    play(person, table, answered(4))

    visitor.go(f"tables/{table}")
    missed = page.get_by_role("dialog", name="While you were away").locator(LINES)
    expect(missed.first).to_be_visible()
    told = missed.all_text_contents()
    written = page.locator(f".side .log {LINES}")
    now = written.all_text_contents()
    assert 0 < len(told) < len(now)
    assert now[-len(told) :] == told
    found = wrong(page, WINDOWS) + violations(page, "while away")
    assert not found, "\n".join(found)
    resize(page, PHONE if "phone" in wishes else DESKTOP)
    page.evaluate(NOTICE_WATCHING)
    page.get_by_role("button", name="Watch it").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.wait_for_function("() => window.watching")
    page.locator(".ask.yours").wait_for()
    # an only answer may have given itself meanwhile
    assert written.all_text_contents()[: len(now)] == now
    assert page.evaluate("window.spoken") == [], "what was told before is told again"
