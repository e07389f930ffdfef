"""What the page tells is so: where ships go, what can fly, who is waited for; and hints go when they are sent away."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.kit import GAMES, ROOT
from tests.browser.measure import LESSON, MOST_KILOBYTES, kilobytes, scripts_and_styles
from tests.browser.positions import answer_once, asked, play
from tests.server.kit import Seat, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CAN_SCROLL = "() => axe.run(document, { runOnly: ['scrollable-region-focusable'], preload: false })"
# Every tone that is heard, by its pitch.
LISTEN = """
localStorage.setItem('marsbound.settings', '{"sound": true}');
window.tones = [];
window.OscillatorNode = class extends OscillatorNode {
  constructor(at, options) {
    super(at, options);
    window.tones.push(options.frequency);
  }
};
"""
REVEAL = 392


def launch_with_a_token(seat: Seat, player: int) -> dict[str, Any] | None:
    """The last launch of a ship that a destination token has sent elsewhere than its card says."""
    bound: dict[str, str] = {}
    found = None
    for event in seat.events[player]:
        fact, parts = event["fact"], event["parts"]
        if fact == "ship-docked":
            bound.pop(parts["dock"], None)
        elif fact in ("destination-given", "destination-set"):
            bound[parts["dock"]] = parts["zone"]
        elif fact == "ship-launched" and parts["dock"] in bound:
            found = {"dock": parts["dock"][1:], "zone": bound[parts["dock"]], "ship": parts["ship"]}
    return found


@pytest.mark.parametrize("game", ["red-planet-second", "red-planet-first"])
def test_the_log_names_where_a_ship_flies(visit: Visit, server: Server, game: str) -> None:
    person = server.person()
    table = person.open(game, "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    launches: list[dict[str, Any]] = []

    def launched(seat: Seat, player: int) -> bool:
        found = launch_with_a_token(seat, player)
        if found is None or found["ship"].startswith(found["zone"]):
            return False
        launches.append(found)
        return True

    play(person, table, launched)
    assert launches, "no ship with a destination token was launched in the whole game"
    page = visit(person=person).go(f"tables/{table}")
    zone = launches[0]["zone"].replace("-", " ").title()
    line = f"Launched from Dock {launches[0]['dock']}: Ship to {zone}, capacity"
    expect(page.locator(".log li", has_text=line).first).to_be_visible()


def is_planned(seat: Seat, player: int) -> bool:
    """A mission that isn't ready to be launched."""
    position = seat.positions[player]
    own = position["picture"]["seats"][player]
    offers = position["picture"]["outlook"]["launches"][player]
    is_act = position["question"]["question"] == "Act"
    return is_act and bool(offers) and all(own["rocket-points"] < offer["rockets"] for offer in offers)


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_no_odds_for_what_cannot_fly_yet(visit: Visit, server: Server, phone: bool) -> None:
    person = server.person()
    table = person.open("rocketmen", "me", "heuristic", seed="1969")["table"]["id"]
    play(person, table, is_planned)
    page = visit(person=person, phone=phone).go(f"tables/{table}")
    offer = page.locator(".plan .offer").first
    expect(offer).to_contain_text(re.compile(r"once it has \d+ rockets"))
    expect(offer).not_to_contain_text("%")
    odds = offer.locator(".odds")
    if not phone:
        expect(odds).to_have_text(re.compile(r"^\s*once it has \d+ rockets\s*$"))
        expect(page.locator(".location.planned .chance.later").first).to_be_visible()
    assert odds.evaluate("(node) => getComputedStyle(node).fontWeight") == "400"


@pytest.mark.parametrize("game", GAMES)
def test_a_first_game_is_against_gentle_bots_and_comes_light(visit: Visit, game: str) -> None:
    newcomer = visit(guided=True, wishes={"level": "champion"})
    loaded = scripts_and_styles(newcomer)
    with newcomer.page.expect_request(lambda request: request.method == "POST" and "tables" in request.url) as opening:
        newcomer.go(f"guide/{game}")
    seats = json.loads(opening.value.post_data or "")["seats"]
    assert {seat["level"] for seat in seats if seat["kind"] == "bot"} == {"novice"}
    newcomer.page.locator(LESSON).wait_for()
    newcomer.page.wait_for_load_state("networkidle")
    assert kilobytes(loaded) <= MOST_KILOBYTES


def test_a_hint_goes_by_key_and_leaves_mars_in_sight(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked("ChooseACharacter"))
    page = visit(person=person).go(f"tables/{table}")
    hint = page.get_by_role("region", name="What a bot would do")
    button = page.get_by_role("button", name="Hint")
    button.click()
    expect(hint).to_be_visible()
    panel, mars = hint.bounding_box(), page.locator(".map").bounding_box()
    assert panel is not None
    assert mars is not None
    assert panel["x"] >= mars["x"] + mars["width"] or panel["y"] >= mars["y"] + mars["height"], "it lies over Mars"
    for opening, closing in (("", "Escape"), ("h", "h"), ("h", "Escape")):
        if opening:
            page.keyboard.press(opening)
            expect(hint).to_be_visible()
        page.keyboard.press(closing)
        expect(hint).to_be_hidden()
        expect(button).to_have_attribute("aria-busy", "false")


def test_seats_that_scroll_can_be_scrolled_by_keys(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", *["random"] * 5)["table"]["id"]
    page = visit(person=person, size=(1280, 620)).go(f"tables/{table}")
    seats = page.locator(".side .seats")
    expect(seats).to_have_attribute("tabindex", "0")
    page.evaluate(AXE.read_text("utf-8"))
    assert page.evaluate(CAN_SCROLL)["violations"] == []
    page.set_viewport_size({"width": 1440, "height": 1800})
    expect(seats).not_to_have_attribute("tabindex", "0")


def test_how_many_have_chosen_and_when_it_goes_on(visit: Visit, server: Server) -> None:
    ada, bob = server.person("Ada"), server.person("Bob")
    opened = ada.open("red-planet-second", "me", "open", "novice")
    table = opened["table"]["id"]
    bob.join(opened, 1)
    visitor = visit(person=ada)
    visitor.context.add_init_script(LISTEN)
    page = visitor.go(f"tables/{table}")
    page.locator(".options button").first.click()
    page.locator(".ask .strong").click()
    expect(page.locator(".ask .more")).to_contain_text("2 of 3 have chosen.")
    expect(page.locator(".ask .readiness .thinking")).to_have_count(1)
    answer_once(bob, table)  # his mission: who is asked for a character needs no other sound
    page.locator("[data-points='character:pilot']").click()
    page.locator(".ask .strong").click()
    expect(page.locator(".ask .more")).to_contain_text("2 of 3 have chosen.")
    page.wait_for_timeout(2600)
    assert REVEAL not in page.evaluate("window.tones")
    answer_once(bob, table)
    page.wait_for_function(f"() => window.tones.includes({REVEAL})")
