"""What the page weighs, how soon it can be used, how soon news is on the screen, and how long it is busy at a stretch.

Run by scripts/measure.
"""

import asyncio
import gzip
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from statistics import median, quantiles
from time import time

from playwright.sync_api import Browser, Response

from tests.browser.kit import GAMES, Visitor, browser
from tests.browser.positions import Reached, middle, play
from tests.server.kit import Person, Server

MOST_KILOBYTES = 150.0
MOST_TO_INTERACTIVE = 1000.0  # milliseconds
MOST_TO_THE_SCREEN = 60.0
LONGEST_TASK = 100.0
LOADS = 5
FEWEST_EVENTS = 20
ANSWERS = 60
PACE = 0.25  # seconds
TURNS = 12  # answers of somebody, with what the bots do after each
PLAY = ".start button:not(:disabled)"
ASKED = ".ask.yours"
MENU = ".corner button"  # the last part of a table to come
LESSON = ".bubble"  # what a newcomer is told first

# Notes when something is there for the first time and the page has nothing else to do.
STOPWATCH = """
(selector) => {
  const there = () => {
    if (!document.querySelector(selector)) return false;
    observer.disconnect();
    requestIdleCallback(() => (window.usable = performance.now()));
    return true;
  };
  const observer = new MutationObserver(there);
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
"""
# Notes when news arrives, and when the frame that shows it is drawn.
SHOWN = """
window.news = [];
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...wishes) {
    super(...wishes);
    this.addEventListener('message', ({ data }) => {
      const tell = JSON.parse(data);
      if (tell.type !== 'news') return;
      const arrived = Date.now();
      const observer = new MutationObserver(() => {
        observer.disconnect();
        const drawn = new MessageChannel(); // a task after the frame: by then it is on the screen
        drawn.port1.onmessage = () => window.news.push({ version: tell.position.version, arrived, shown: Date.now() });
        requestAnimationFrame(() => drawn.port2.postMessage(null));
      });
      const everything = { childList: true, subtree: true, attributes: true, characterData: true };
      observer.observe(document.getElementById('app'), everything);
    });
  }
};
"""
# Notes what keeps the page busy for longer than 50 ms; shorter tasks no browser tells of.
TASKS = """
localStorage.setItem('marsbound.settings', '{"pace": "fast"}');
window.tasks = [0];
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map(({ duration }) => duration)))
  .observe({ type: 'longtask' });
"""


def row(what: str, value: float, unit: str, limit: float) -> bool:
    """Whether it is within its limit."""
    print(f"  {what:<46}{value:8.1f} {unit:<3} {value / limit:6.1%} of {limit:.0f} {unit}")
    return value <= limit


def scripts_and_styles(visitor: Visitor) -> dict[str, Response]:
    """Fills with what is fetched from now on."""
    loaded: dict[str, Response] = {}

    def take(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            loaded[response.url] = response

    visitor.context.on("response", take)
    return loaded


def kilobytes(loaded: dict[str, Response]) -> float:
    return sum(len(gzip.compress(each.body(), 9)) for each in loaded.values()) / 1000


def weigh(chromium: Browser, server: Server) -> bool:
    """Gzipped script and style of a first visit: the front page, then a table from there with its first lesson."""
    print("script and style of a newcomer's first load, gzipped, without fonts")
    fits = True
    for game in GAMES:
        visitor = Visitor(chromium, server.url, guided=True, wishes={"game": game, "players": 2, "level": "random"})
        loaded = scripts_and_styles(visitor)
        page = visitor.go()
        page.locator(PLAY).wait_for()
        page.wait_for_load_state("networkidle")
        home = kilobytes(loaded)
        page.locator(PLAY).click()
        page.locator(ASKED).wait_for()
        page.locator(MENU).wait_for()
        page.locator(LESSON).wait_for()
        page.wait_for_load_state("networkidle")
        table = kilobytes(loaded)
        visitor.close()
        if game == GAMES[0]:
            fits &= row("front page", home, "kB", MOST_KILOBYTES)
        fits &= row(f"front page, table, first lesson, {game}", table, "kB", MOST_KILOBYTES)
    return fits


def usable(chromium: Browser, server: Server, address: str, selector: str, person: Person | None = None) -> float:
    """Milliseconds until a page can be used by somebody who was never here; the median of some loads."""
    times = []
    for _ in range(LOADS):
        visitor = Visitor(chromium, server.url, person=person, guided=True)
        visitor.context.add_init_script(f"({STOPWATCH})({selector!r})")
        page = visitor.go(address)
        page.wait_for_function("() => window.usable")
        times.append(float(page.evaluate("window.usable")))
        visitor.close()
    return median(times)


def time_to_interactive(chromium: Browser, server: Server) -> bool:
    print(f"from an empty cache until it can be used, median of {LOADS}")
    fits = row("front page", usable(chromium, server, "", PLAY), "ms", MOST_TO_INTERACTIVE)
    for game in GAMES:
        person = server.person()
        table = person.open(game, "me", "random", "random", seed="7")["table"]["id"]
        taken = usable(chromium, server, f"tables/{table}", ASKED, person)
        fits &= row(f"table, {game}", taken, "ms", MOST_TO_INTERACTIVE)
    return fits


async def answer_often(person: Person, table: str) -> list[float]:
    """Somebody plays all seats at a person's pace; when each answer was sent."""
    sent: list[float] = []
    async with person.at(table) as seat:
        while len(sent) < ANSWERS and seat.table["status"] != "finished":
            asked = seat.asked()
            if not asked:
                await seat.receive()
                continue
            sent.append(time() * 1000)
            done = await seat.answer(asked[0], confirm=True)
            await seat.caught_up(done["version"], asked[0])
            await asyncio.sleep(PACE)
    return sent


def event_to_screen(chromium: Browser, server: Server) -> bool:
    """Somebody plays, an onlooker's browser shows it."""
    person = server.person()
    table = person.open("red-planet-second", "me", "me", "me", private=False)["table"]["id"]
    visitor = Visitor(chromium, server.url)
    visitor.context.add_init_script(SHOWN)
    page = visitor.go(f"tables/{table}")
    page.locator(".ask").wait_for()
    with ThreadPoolExecutor(1) as thread:
        sent = thread.submit(asyncio.run, answer_often(person, table)).result()
    news = page.evaluate("window.news")
    visitor.close()
    # what an answer leads to comes at once, long before the next answer
    first = {max((at for at in sent if at <= each["arrived"]), default=0.0): each for each in reversed(news)}
    whole = [each["shown"] - at for at, each in first.items() if at]
    page_alone = [float(each["shown"] - each["arrived"]) for at, each in first.items() if at]
    assert len(whole) >= FEWEST_EVENTS, f"only {len(whole)} events were seen, {FEWEST_EVENTS} are needed"
    print(f"from an answer to the screen of somebody else, {len(whole)} events")
    rest = quantiles(whole, n=20)[-1]
    fits = row("answer sent to frame drawn, median", median(whole), "ms", MOST_TO_THE_SCREEN)
    print(f"  {'the slowest of twenty':<46}{rest:8.1f} ms")
    print(f"  {'of it in the page, median':<46}{median(page_alone):8.1f} ms")
    return fits


def longest_task(chromium: Browser, server: Server, game: str) -> float:
    """In milliseconds.  Somebody answers elsewhere, since hands on the page would keep it busy."""
    person = server.person()
    table = person.open(game, "me", "heuristic", "heuristic", seed="1888")["table"]["id"]
    play(person, table, middle(game))
    visitor = Visitor(chromium, server.url, person=person, motion=True)
    visitor.context.add_init_script(TASKS)
    page = visitor.go(f"tables/{table}")
    page.locator(ASKED).wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("window.tasks = [0]")
    for _ in range(TURNS):
        play(person, table, after_one_answer())
        page.wait_for_timeout(PACE * 1000)  # until it has heard of it
        page.locator(f"{ASKED}, dialog .verdict").first.wait_for()
    longest: float = page.evaluate("Math.max(...window.tasks)")
    visitor.close()
    return longest


def after_one_answer() -> Reached:
    asked = iter([False])
    return lambda seat, player: next(asked, True)


def bots_turns(chromium: Browser, server: Server) -> bool:
    print(f"longest task while bots' turns are acted out, after {TURNS} answers; 0 for none longer than 50 ms")
    fits = True
    for game in GAMES:
        fits &= row(game, longest_task(chromium, server, game), "ms", LONGEST_TASK)
    return fits


def main() -> int:
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(str(Path(folder, "server.db")), Path(folder)) as server,
        browser() as chromium,
    ):
        fits = True
        for measure in (weigh, time_to_interactive, event_to_screen, bots_turns):
            fits &= measure(chromium, server)
    if not fits:
        print("something is above what is allowed", file=sys.stderr)
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
