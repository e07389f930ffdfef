"""What happened is followed: moments opened from the log, watched again, outlined without motion; and the ending."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.haste import HURRIED
from tests.browser.listening import FOLLOW, LISTEN, not_told, told_late
from tests.browser.places import Places
from tests.browser.positions import asked, more_happened, play
from tests.server.kit import Server

RUNNING: dict[str, Callable[[Places], str]] = {
    "red-planet": lambda places: places.second,
    "rocketmen": lambda places: places.rocketmen,
}
OVER: dict[str, Callable[[Places], str]] = {
    "red-planet": lambda places: places.second_over,
    "rocketmen": lambda places: places.rocketmen_over,
}
LINES = ".side .log button.line"
# How fast what flies at the moment does so; "" while nothing does.
RATES = "document.getAnimations().filter(({ id }) => id === 'flight').map(({ playbackRate }) => playbackRate).join()"


def arrive(page: Page) -> None:
    page.locator(".ask.yours").wait_for()


@pytest.mark.parametrize("family", RUNNING)
def test_a_line_of_the_log_opens_its_moment(visit: Visit, places: Places, family: str) -> None:
    page = visit(person=places.person, regular=True).go(RUNNING[family](places))
    arrive(page)
    board = page.locator(".board")
    now = board.inner_text()
    line = page.locator(LINES).nth(20)
    line.click()
    then = page.locator(".ask .then")
    expect(then).to_contain_text(re.compile(r"That was then: step \d+"))
    expect(then).to_contain_text(line.inner_text().strip())
    expect(then).to_contain_text("Your turn")
    assert board.inner_text() != now
    rule = then.get_by_role("button", name="Rule").first
    rule.click()
    shown = page.get_by_role("dialog", name="Rules")
    expect(shown.locator("[aria-current] .id")).to_have_text(rule.inner_text().removeprefix("Rule "))
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    expect(then).to_be_visible()
    expect(page.locator(".board [data-points]:not([aria-disabled=true])")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(then).to_be_hidden()
    expect(page.locator(".ask.yours")).to_be_visible()
    assert board.inner_text() == now


@pytest.mark.parametrize("family", RUNNING)
def test_on_a_phone_the_log_opens_at_its_end(visit: Visit, places: Places, family: str) -> None:
    page = visit(person=places.person, phone=True).go(RUNNING[family](places))
    arrive(page)
    if family == "rocketmen":
        page.locator(".panes button").last.click()
    page.get_by_role("button", name="What happened").click()
    expect(page.locator(LINES).last).to_be_in_viewport(ratio=1)


def test_a_line_of_the_log_leads_through_a_replay(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(f"{places.replay}?step=120")
    where = page.locator(".replay .where")
    expect(where).to_contain_text("Step 120 ")
    page.locator(LINES).nth(20).click()
    expect(where).not_to_contain_text("Step 120 ")
    expect(page.locator(".then")).to_have_count(0)


@pytest.mark.parametrize("family", RUNNING)
def test_the_last_turn_is_watched_again(visit: Visit, places: Places, family: str) -> None:
    page = visit(person=places.person, motion=True, speed=HURRIED).go(RUNNING[family](places))
    arrive(page)
    expect(page.locator(".side .log .since")).to_contain_text("Since your last choice")
    lines = page.locator(LINES).count()
    page.locator(".ask").get_by_role("button", name="Watch again").click()
    expect(page.locator(".ask.yours")).to_have_count(0)
    arrive(page)
    expect(page.locator(LINES)).to_have_count(lines)


def test_how_fast_things_move_is_chosen_and_remembered(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, motion=True).go(places.second)
    arrive(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Animation speed").locator("input[value=fast]").check()
    page.reload()
    arrive(page)
    page.locator(".ask").get_by_role("button", name="Watch again").click()
    page.wait_for_function(f"() => {RATES}.split(',').includes('5')", polling=20)
    page.keyboard.press("Space")
    arrive(page)


def test_without_motion_what_changed_stays_outlined_and_listed(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    play(person, table, asked("ChooseACharacter"))
    page = visit(person=person).go(f"tables/{table}")
    arrive(page)
    changed, listed = page.locator("[data-changed]"), page.locator(".ask .changes li")
    expect(changed).to_have_count(0)
    page.locator("[data-points='character:pilot']").click()
    page.locator(".ask .strong").click()  # the last to act: the bots do before
    expect(page.locator("[data-changed][data-anchor^='dock:']").first).to_be_visible()
    expect(listed.first).to_be_visible()
    assert 1 <= listed.count() <= 7  # six, and how many more
    said = page.get_by_role("log").inner_text()  # the last of what came, in the same order
    found = [said.find(line.strip()) for line in listed.all_inner_texts()[:6]]
    assert found[-1] >= 0
    assert found == sorted(found)
    page.locator("header").first.click()
    expect(changed).to_have_count(0)


@pytest.mark.parametrize(("game", "question"), [("red-planet-second", "ChooseACharacter"), ("rocketmen", "Act")])
def test_a_screen_reader_is_told_what_happens_as_it_is_shown(
    visit: Visit, server: Server, game: str, question: str
) -> None:
    person = server.person()
    table = person.open(game, "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    play(person, table, asked(question, after=20))
    visitor = visit(person=person, motion=True, speed=HURRIED)
    visitor.context.add_init_script(LISTEN + FOLLOW)
    page = visitor.go(f"tables/{table}")
    arrive(page)
    play(person, table, more_happened(30))
    page.wait_for_function("() => window.spoken.length > 5")
    arrive(page)
    assert not told_late(page)
    assert len({heard for _, heard in page.evaluate("window.shown")}) > 5, "all is told at once"
    assert not not_told(page)


@pytest.mark.parametrize("family", OVER)
def test_nothing_says_who_won_before_the_score_is_told(visit: Visit, places: Places, family: str) -> None:
    """Then what decided it leads into the replay."""
    page = visit(person=places.person, motion=True).go(OVER[family](places))
    log = page.locator(".side section.log")
    page.locator("dialog").get_by_role("button", name="Skip").wait_for()
    wins = re.compile(r"\b(You win|wins)\.")
    expect(log).not_to_contain_text(wins, timeout=500)
    page.locator("dialog").get_by_role("button", name="Skip").click()
    expect(log).to_contain_text(wins)
    expect(page.locator("dialog .verdict")).to_contain_text(re.compile(r"You win by \d+|behind"))
    expect(page.locator("dialog .flyby")).to_have_count(0)  # who skips has had enough
    link = page.locator("dialog .decided a").first
    step = re.search(r"step=(\d+)", link.get_attribute("href") or "")
    assert step is not None
    link.click()
    expect(page.locator(".replay .where")).to_contain_text(f"Step {step[1]} ")
