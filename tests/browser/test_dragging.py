"""Dragging as a second way: by pointer and by finger, with the same questions asked as when pressing."""

from time import time

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.kit import Visitor
from tests.browser.places import Places
from tests.browser.positions import asked, at_the_table, play
from tests.server.kit import Person, Seat, Server

ASTRONAUT = "[data-drag=supply]"
AT_ONCE, RESTED = 0.02, 0.26  # seconds after the finger came; one that moves soon scrolls


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def take_up(page: Page, thing: Locator) -> None:
    """What drags is fetched by the first hand that moves: whoever lets go before it is there drags nothing."""
    x, y = middle(thing)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y - 12, steps=3)
    expect(page.locator(".dragged")).to_have_count(1)


def drag(page: Page, thing: Locator, to: Locator) -> None:
    take_up(page, thing)
    page.mouse.move(*middle(to), steps=5)
    page.mouse.up()


def has_a_choice(seat: Seat, player: int) -> bool:
    """Which ship isn't decided yet, and not every one may be boarded."""
    asks = seat.positions[player]["question"]
    return asks["question"] == "PlaceAnAstronaut" and len(asks["choices"]) > 1 and bool(asks["refused"])


def boarding(server: Server, visit: Visit, **wishes: object) -> Visitor:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, has_a_choice)
    visitor = visit(person=person, **wishes)
    visitor.go(f"tables/{table}")
    visitor.page.locator(ASTRONAUT).wait_for()
    return visitor


def docks(page: Page, open_ones: bool) -> Locator:
    return page.locator(f"[data-points^='dock:'][aria-disabled={'false' if open_ones else 'true'}]")


def test_an_astronaut_is_dragged_to_a_ship(visit: Visit, server: Server) -> None:
    page = boarding(server, visit).page
    asks, ship = page.locator(".ask h2").inner_text(), docks(page, open_ones=True).first
    key = ship.get_attribute("data-points")
    take_up(page, page.locator(ASTRONAUT))
    taking = page.locator("[data-takes]")
    open_ones = docks(page, open_ones=True).count()
    assert open_ones > 1
    expect(taking, "other things light up than the question allows").to_have_count(open_ones)

    page.keyboard.press("Escape")
    expect(taking).to_have_count(0)
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    drag(page, page.locator(ASTRONAUT), page.locator(f"[data-points='{key}']"))
    confirm = page.locator(".ask .strong")
    if confirm.count():
        confirm.first.click()
    expect(page.locator(".ask h2")).not_to_have_text(asks)


def test_a_hand_that_rests_before_dragging_has_come_drags(visit: Visit, server: Server) -> None:
    page = boarding(server, visit).page
    part = "**/assets/dragging-*.js"
    page.route(part, lambda _: None)  # is on its way
    x, y = middle(page.locator(ASTRONAUT))
    with page.expect_request(part):
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 12, y - 12, steps=3)
    assert page.locator(".dragged").count() == 0
    page.unroute(part)  # which lets it go
    expect(page.locator(".dragged")).to_have_count(1)


def test_what_is_told_about_a_ship_leaves_the_others_to_choose_from(visit: Visit, server: Server) -> None:
    page = boarding(server, visit, phone=True).page
    docks(page, open_ones=True).first.tap()
    told = page.locator(".ask .inspected")
    told.locator(".words").wait_for()
    for each in page.locator(".options button").all():
        assert each.evaluate("(node) => node.scrollWidth <= node.clientWidth"), "a name is cut off"
        assert each.evaluate("(node) => node.getBoundingClientRect().bottom") <= told.evaluate(
            "(node) => node.getBoundingClientRect().top"
        ), "what is told lies over what one can choose"


def test_what_may_not_go_there_comes_back_with_the_reason(visit: Visit, server: Server) -> None:
    page = boarding(server, visit).page
    asks = page.locator(".ask h2").inner_text()
    drag(page, page.locator(ASTRONAUT), docks(page, open_ones=False).first)
    expect(page.locator(".ask .refusal")).to_contain_text("Rule")
    drag(page, page.locator(ASTRONAUT), page.locator(".bar"))
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".ask h2")).to_have_text(asks)


def test_a_character_is_dragged_to_where_it_is_played(visit: Visit, server: Server) -> None:
    person = server.person()
    table = person.open("red-planet-second", "me", "random", "random", seed="1888")["table"]["id"]
    play(person, table, asked("ChooseACharacter"))
    page = visit(person=person, language="he").go(f"tables/{table}")
    card = page.locator("[data-points='character:pilot']")
    drag(page, card, page.locator(".ask"))
    expect(card).to_have_attribute("aria-pressed", "true")  # held, as when it is pressed
    page.locator(".ask .strong").click()
    expect(card).to_have_attribute("aria-disabled", "true")


def can_place(seat: Seat, player: int) -> bool:
    asks = seat.positions[player]["question"]
    return asks["question"] == "Act" and any(choice.startswith("pad:") for choice in asks["choices"])


def a_card_to_place(person: Person, table: str) -> str:
    found: list[str] = []

    async def look(seat: Seat) -> None:
        choices = seat.positions[seat.asked()[0]]["question"]["choices"]
        found.extend(choice.removeprefix("pad:") for choice in choices if choice.startswith("pad:"))

    at_the_table(person, table.removeprefix("tables/"), look)
    return found[0]


def test_a_card_is_dragged_to_the_launch_pad(visit: Visit, places: Places) -> None:
    table = places.game("rocketmen", "heuristic", seed="1969", reached=can_place)
    page = visit(person=places.person).go(table)
    page.locator(".ask h2").wait_for()
    pad = page.locator("section[data-anchor='zone:pad']")
    placed = pad.locator("[data-points^='pad:']").count()
    drag(page, page.locator(f"[data-points='hand:{a_card_to_place(places.person, table)}']").first, pad)
    choose = page.locator(".options button")
    if choose.count():  # free or paid for
        choose.first.click()
    expect(pad.locator("[data-points^='pad:']")).not_to_have_count(placed)


def can_buy(seat: Seat, player: int) -> bool:
    asks = seat.positions[player]["question"]
    return asks["question"] == "Act" and any(choice.startswith("buy:") for choice in asks["choices"])


def test_a_finger_drags_after_a_rest_and_scrolls_otherwise(visit: Visit, places: Places) -> None:
    table = places.game("rocketmen", "heuristic", seed="1969", reached=can_buy)
    visitor = visit(person=places.person, phone=True)
    page = visitor.go(table)
    page.locator(".panes button").nth(1).tap()
    offer = page.locator("[data-points^='market:'][aria-disabled=false]").first
    offer.scroll_into_view_if_needed()
    touch = visitor.context.new_cdp_session(page)
    came = time()

    def put(kind: str, *points: tuple[float, float], after: float = 0) -> None:
        """Says itself how long after it came, or a machine that is slow would let it rest."""
        at = {"timestamp": came - RESTED + after, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        touch.send("Input.dispatchTouchEvent", {"type": kind, **at})

    x, y = middle(offer)
    put("touchStart", (x, y))
    put("touchMove", (x, y - 40), after=AT_ONCE)
    expect(page.locator(".dragged")).to_have_count(0)
    put("touchEnd", after=AT_ONCE)

    came = time()
    x, y = middle(offer)
    end = middle(page.locator("section[data-anchor='hand']"))
    put("touchStart", (x, y))
    put("touchMove", (x, y + 20), after=RESTED)
    put("touchMove", (x, y + 40), after=RESTED)
    expect(page.locator(".dragged")).to_have_count(1)
    put("touchMove", end, after=RESTED)
    put("touchEnd", after=RESTED)
    expect(page.locator(".dragged")).to_have_count(0)
    expect(page.locator(".ask .strong, .payment, .options button").first).to_be_visible()
