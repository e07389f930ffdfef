"""Games of the past: watched again step by step, taken along, opened elsewhere."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.places import Places


def step_of(page: Page) -> int:
    return int(page.locator("input[type=range]").input_value())


def shows_step(page: Page, step: int) -> None:
    expect(page.locator("input[type=range]")).to_have_value(str(step))


@pytest.mark.parametrize("game", ["red-planet", "rocketmen"])
def test_scrubbing_stepping_and_playing(visit: Visit, places: Places, game: str) -> None:
    visitor = visit()
    page = visitor.go(places.replay if game == "red-planet" else places.rocketmen_replay)
    line = page.locator(".timeline")
    line.wait_for()
    page.get_by_role("button", name="To the beginning").click()
    shows_step(page, 0)
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    assert last > 50
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    shows_step(page, 2)
    page.get_by_role("button", name="One step back").click()
    shows_step(page, 1)

    box = line.bounding_box()
    assert box is not None
    at = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 2, at)
    page.mouse.down()
    seen = []
    for step in (last // 5, last // 2, last - last // 5):
        page.mouse.move(box["x"] + box["width"] * step / last, at, steps=4)
        shows_step(page, step)
        seen.append(page.locator(".board").inner_html())
    page.mouse.up()
    assert len(set(seen)) == len(seen), "the board looks the same everywhere"

    page.keyboard.press("End")
    shows_step(page, last)
    page.keyboard.press("Home")
    shows_step(page, 0)
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => document.querySelector('input[type=range]').value > 3")
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped = step_of(page)
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_function("(stopped) => document.querySelector('input[type=range]').value > stopped", arg=stopped)
    # a step that had begun when the pause came is finished
    assert step_of(page) - stopped in (1, 2)


def test_a_link_leads_to_the_step_and_the_eyes(visit: Visit, places: Places) -> None:
    visitor = visit()
    page = visitor.go(f"{places.replay}?step=40")
    shows_step(page, 40)
    page.get_by_role("button", name="One step forward").click()
    page.get_by_label("Seen through the eyes of").select_option("0")
    page.wait_for_url("**step=41&eye=0")
    other = visit()
    other.page.goto(page.url)
    shows_step(other.page, 41)
    expect(other.page.get_by_label("Seen through the eyes of")).to_have_value("0")


def test_a_record_is_taken_along_and_opened_elsewhere(visit: Visit, places: Places, tmp_path: Path) -> None:
    """From the end of a game; chosen as a file, and dropped onto the page."""
    ada = visit(person=places.person)
    page = ada.go(places.second_over)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download the record").click()
    name = waiting.value.suggested_filename
    assert name.endswith(".marsbound.json")
    record = tmp_path / name
    waiting.value.save_as(record)
    assert json.loads(record.read_text("utf-8"))["game"] == "red-planet-second"

    bob = visit()
    page = bob.go("replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/#/replays/r-*")
    page.get_by_role("button", name="To the end").click()
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    shows_step(page, last)

    carl = visit()
    page = carl.go("replays")
    page.locator("input[type=file]").wait_for(state="attached")
    dropped = page.evaluate_handle(
        """([text, name]) => {
          const files = new DataTransfer();
          files.items.add(new File([text], name, { type: 'application/json' }));
          return files;
        }""",
        [record.read_text("utf-8"), name],
    )
    page.dispatch_event("main", "drop", {"dataTransfer": dropped})
    page.wait_for_url("**/#/replays/r-*")
    expect(page.locator("input[type=range]")).to_have_attribute("max", str(last))


def test_what_is_no_record_is_refused_in_words(visit: Visit, tmp_path: Path) -> None:
    wrong = tmp_path / "shopping.json"
    wrong.write_text('{"milk": 2}', encoding="utf-8")
    visitor = visit()
    visitor.watch.expect("the server responded with a status of 4")
    page = visitor.go("replays")
    page.locator("input[type=file]").set_input_files(wrong)
    expect(page.get_by_text("shopping.json cannot be opened")).to_be_visible()
