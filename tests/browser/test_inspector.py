"""The question's panel tells about whatever one points at or holds; scores and missions are seen as they stand."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.places import Places

OPEN = "[aria-disabled='false']"


def first(page: Page, kind: str) -> Locator:
    """The first thing of a kind that can be chosen."""
    return page.locator(f"[data-points^='{kind}:']{OPEN}").first


def test_what_a_ship_would_do_is_told_in_the_panel(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.second)
    first(page, "dock").hover()
    expect(page.locator(".ask .inspected h3")).to_contain_text("Dock")
    expect(page.locator(".ask .meant")).to_contain_text("would board the ship")
    # longer than a tooltip waits
    page.wait_for_timeout(600)
    expect(page.locator(".details")).to_have_count(0)


def test_what_a_card_would_cost_is_told_in_the_panel(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.rocketmen)
    first(page, "market").hover()
    expect(page.locator(".ask .inspected h3")).to_be_visible()
    expect(page.locator(".ask .meant")).to_contain_text("Costs:")
    page.locator("[data-points='location:mars-base']").hover()  # nobody could choose it now
    expect(page.locator(".ask .inspected h3")).to_contain_text("Mars Base")
    page.wait_for_timeout(600)
    expect(page.locator(".details")).to_have_count(0)


@pytest.mark.parametrize(("game", "thing"), [("first", "dock"), ("rocketmen", "market")])
def test_the_first_tap_shows(visit: Visit, places: Places, game: str, thing: str) -> None:
    page = visit(person=places.person, phone=True, regular=True).go(getattr(places, game))
    if game == "rocketmen":
        page.locator(".panes button").nth(1).tap()
    expect(first(page, thing)).to_be_visible()
    told = page.locator(".log li").count()
    first(page, thing).tap()
    expect(page.locator(".ask .inspected h3")).to_be_visible()
    expect(page.locator(".ask .answers .strong")).to_be_visible()
    assert page.locator(".log li").count() == told, "it counted at the first tap"


def test_ending_a_turn_is_quiet_and_asks_once_if_it_wastes_something(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.rocketmen)
    end = page.get_by_role("button", name="End the turn")
    expect(end.and_(page.locator(".strong"))).to_have_count(0)
    asked = page.locator(".ask h2").inner_text()
    page.keyboard.press("c")
    expect(page.locator(".ask .wasted").first).to_be_visible()
    expect(end.and_(page.locator(".strong"))).to_be_visible()
    assert page.locator(".ask h2").inner_text() == asked
    page.keyboard.press("Escape")
    expect(page.locator(".ask .wasted")).to_have_count(0)


def test_seats_have_points_and_missions_their_state(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.second_choosing)
    points = page.locator(".seat .points")
    expect(points).to_have_count(6)
    expect(page.locator(".seat .points.leads").first).to_contain_text("in the lead")
    points.nth(1).hover()
    expect(page.locator(".details")).to_contain_text("If the game were over now")
    assert violations(page, "beside the points") == []
    mission = page.locator(".sheet .missions .card", has=page.locator(".aim")).first
    expect(mission.locator(".aim")).to_contain_text("now")
    mission.hover()
    expect(page.locator(".ask .inspected .aim")).to_be_visible()


def test_objectives_have_their_state(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.rocketmen)
    expect(page.locator(".objectives .aim").first).to_contain_text("goals:")
    expect(page.locator(".seat .points").first).to_contain_text("points")


def test_a_hint_shows_what_it_is_about(visit: Visit, places: Places) -> None:
    page = visit(person=places.person, regular=True).go(places.second)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.keyboard.press("h")
    hint = page.locator(".hint")
    expect(hint).to_be_visible()
    expect(page.locator(".board [data-outlined='hint']").first).to_be_visible()
    board, shown = page.locator(".board").bounding_box(), hint.bounding_box()
    assert board
    assert shown
    assert shown["x"] >= board["x"] + board["width"] or shown["y"] >= board["y"] + board["height"]
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.locator("[data-outlined]")).to_have_count(0)
