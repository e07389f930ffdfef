"""A real chromium, visitors whose browser is watched, and what they look at."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    StorageState,
    expect,
    sync_playwright,
)

from marsbound.games.registry import games
from tests.browser.haste import hurry
from tests.server.kit import Person

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "build" / "browser"
CHROMIUM = "MARSBOUND_CHROMIUM"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
GAMES = tuple(games())
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 120_000.0  # milliseconds, for a machine that has much else to do
expect.set_options(timeout=PATIENCE)


class NoChromium(Exception):
    pass


def chromium() -> str:
    """A browser that runs: only a try tells, since what is on the PATH may be a stub that wants to install one."""
    wanted = os.environ.get(CHROMIUM)
    tried = []
    for name in [wanted] if wanted else NAMES:
        path = shutil.which(name)
        if path is None:
            tried.append(f"{name}: not there")
            continue
        try:
            done = subprocess.run([path, "--version"], capture_output=True, text=True, timeout=60)
        except (OSError, subprocess.TimeoutExpired) as error:
            tried.append(f"{path}: {error}")
            continue
        if done.returncode == 0:
            return path
        tried.append(f"{path} --version: exit code {done.returncode} {done.stderr.strip()[-200:]}")
    raise NoChromium(
        "the tests of the page need a chromium that runs; apt install chromium-headless-shell brings one, or name it "
        f"in {CHROMIUM}. Tried: {'; '.join(tried)}"
    )


@contextmanager
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as driver:
        # in containers the sandbox has no rights and the shared memory is small
        running = driver.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        try:
            yield running
        finally:
            running.close()


@dataclass
class Watch:
    """Whatever a page should never do: complain, fail, or call elsewhere."""

    host: str
    complaints: list[str] = field(default_factory=list)
    expected: list[re.Pattern[str]] = field(default_factory=list)

    def over(self, context: BrowserContext) -> None:
        context.on("console", self.console)
        context.on("weberror", lambda error: self.complain(f"error: {error.error.stack or error.error}"))
        context.on("request", self.request)

    def expect(self, pattern: str) -> None:
        """A complaint that belongs to what is tested, such as a server that is gone."""
        self.expected.append(re.compile(pattern))

    def complain(self, text: str) -> None:
        self.complaints.append(text)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning", "assert"):
            self.complain(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self.host:
            self.complain(f"asked another host: {request.url}")

    @property
    def unexpected(self) -> list[str]:
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in self.expected)]


class Visitor:
    """Somebody with a browser of their own: a window, a language, a taste for light or dark, and what it remembers."""

    def __init__(  # noqa: PLR0913
        self,
        running: Browser,
        url: str,
        *,
        language: str = "en",
        dark: bool = False,
        phone: bool = False,
        touch: bool = False,
        motion: bool = False,
        size: tuple[int, int] | None = None,
        person: Person | None = None,
        guided: bool = False,
        wishes: dict[str, object] | None = None,
        speed: float = 1.0,
        density: int = 1,
    ) -> None:
        width, height = size or (PHONE if phone else DESKTOP)
        self.url = url
        self.phone = phone
        self.touch = touch or phone
        memory: dict[str, object] = {}
        if person:
            memory["marsbound.person"] = {"id": person.id, "name": person.name, "secret": person.secret}
        if not guided:
            memory["marsbound.guide"] = {game: {"seen": [], "skipped": True} for game in GAMES}
        if wishes:
            memory["marsbound.wishes"] = wishes
        kept: StorageState = {
            "cookies": [],
            "origins": [
                {
                    "origin": url,
                    "localStorage": [{"name": name, "value": json.dumps(value)} for name, value in memory.items()],
                }
            ],
        }
        self.context = running.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=density,
            is_mobile=self.touch,
            has_touch=self.touch,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            base_url=url,
            storage_state=kept,
        )
        self.context.set_default_timeout(PATIENCE)
        self.watch = Watch(urlsplit(url).netloc)
        self.watch.over(self.context)
        self.page: Page = self.context.new_page()
        if speed != 1.0:  # of this page only
            hurry(self.context, self.page, speed)

    def turn_over(self) -> None:
        """A fresh page, with what the browser remembers."""
        self.page.close()
        self.watch.complaints.clear()
        self.page = self.context.new_page()

    def go(self, address: str = "") -> Page:
        self.page.goto(f"/#/{address}")
        return self.page

    def picture(self, name: str) -> Path:
        PICTURES.mkdir(parents=True, exist_ok=True)
        path = PICTURES / f"{name}.png"
        self.page.screenshot(path=path)
        return path

    def close(self) -> None:
        self.context.close()
