"""Ten seconds of real games as the README shows them: run by scripts/moving-picture."""

import argparse
import shutil
import subprocess
import sys
import tempfile
from base64 import b64decode
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser

from tests.browser.kit import ROOT, Visitor, browser
from tests.browser.places import TABLE, Places
from tests.browser.player import Player
from tests.server.kit import Server

MADE = ROOT / "docs" / "pictures" / "moving.webp"
MOST_BYTES = 2_000_000
SIZE = (1280, 800)
WIDTH = 880
RATE = 12  # pictures a second
STILL = 0.5  # seconds: chromium films only what changes, and nobody wants to watch somebody think
BEAT = 700  # milliseconds between two presses
SLOW = (
    6  # the page runs so many times slower than the film: a browser that draws without a graphics card needs the time
)
# The page's clocks go slower; those of its stylesheets are slowed by chromium itself.
SLOWLY = """
(() => {
  const began = performance.now(), now = performance.now.bind(performance);
  const later = window.setTimeout, drawn = window.requestAnimationFrame;
  const slowed = (time) => began + (time - began) / SLOW;
  performance.now = () => slowed(now());
  window.setTimeout = (then, wait = 0, ...rest) => later(then, wait * SLOW, ...rest);
  window.requestAnimationFrame = (draw) => drawn((time) => draw(slowed(time)));
})()
""".replace("SLOW", str(SLOW))
# Whoever watches sees where is pressed.
POINTER = """
() => {
  const pointer = document.createElement('div');
  Object.assign(pointer.style, {
    position: 'fixed', zIndex: 9999, width: '22px', height: '22px', margin: '-11px 0 0 -11px', borderRadius: '50%',
    border: '3px solid #fff', background: '#2a6fdbcc', boxShadow: '0 1px 6px #0008', pointerEvents: 'none', opacity: 0,
  });
  document.documentElement.append(pointer);
  addEventListener('pointermove', ({ clientX, clientY }) => {
    Object.assign(pointer.style, { left: `${clientX}px`, top: `${clientY}px`, opacity: 1 });
  }, true);
}
"""


@dataclass
class Film:
    folder: Path
    seconds: float
    frames: list[tuple[Path, float]] = field(default_factory=list)
    """Each with the time at which it was to be seen."""

    def shoot(self, visitor: Visitor, player: Player) -> None:
        camera = visitor.context.new_cdp_session(visitor.page)

        def frame(shown: dict[str, Any]) -> None:
            path = self.folder / f"{len(self.frames):05}.png"
            path.write_bytes(b64decode(shown["data"]))
            self.frames.append((path, shown["metadata"]["timestamp"]))
            camera.send("Page.screencastFrameAck", {"sessionId": shown["sessionId"]})

        camera.on("Page.screencastFrame", frame)
        camera.send("Animation.enable")
        camera.send("Animation.setPlaybackRate", {"playbackRate": 1 / SLOW})
        camera.send("Page.startScreencast", {"format": "png", "everyNthFrame": 1})
        while self.lasts() < self.seconds:
            visitor.page.wait_for_timeout(BEAT * SLOW)
            player.step_if_asked()
        camera.send("Page.stopScreencast")

    def lengths(self) -> list[float]:
        times = [time for _, time in self.frames]
        return [min((after - before) / SLOW, STILL) for before, after in pairwise(times)]

    def lasts(self) -> float:
        return sum(self.lengths())

    def reel(self) -> str:
        shown = zip((path for path, _ in self.frames), self.lengths(), strict=False)
        return "".join(f"file '{path}'\nduration {length:.4f}\n" for path, length in shown)


def film(chromium: Browser, places: Places, address: str, dice: Random, folder: Path, seconds: float) -> Film:
    visitor = Visitor(chromium, places.server.url, person=places.person, motion=True, size=SIZE)
    try:
        visitor.context.add_init_script(SLOWLY)
        page = visitor.go(address)
        page.locator(TABLE).first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        page.evaluate(POINTER)
        folder.mkdir()
        made = Film(folder, seconds)
        made.shoot(visitor, Player(visitor, dice, settles=1))
        return made
    finally:
        visitor.close()


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/moving-picture", description=__doc__)
    parser.add_argument("--seed", type=int, default=1888, help="another one makes other moves")
    dice = Random(parser.parse_args().seed)
    if shutil.which("ffmpeg") is None:
        print("scripts/moving-picture: ffmpeg is needed; on Debian and Ubuntu: apt install ffmpeg", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name, Server(str(Path(name, "server.db")), Path(name)) as server:
        folder, places = Path(name), Places(server, server.person("Ada"))
        bots = ("heuristic",) * 3
        planet = places.position("red-planet-second", *bots, seed="1888", at="ChooseACharacter", after=150)
        with browser() as chromium:
            films = [
                film(chromium, places, planet, dice, folder / "planet", 6.8),
                film(chromium, places, places.rocketmen_flying, dice, folder / "rocket", 3.2),
            ]
        reel = folder / "reel.txt"
        reel.write_text("".join(each.reel() for each in films), encoding="utf-8")
        pictures = ["-f", "concat", "-safe", "0", "-i", str(reel), "-vf", f"fps={RATE},scale={WIDTH}:-2:flags=lanczos"]
        webp = ["-c:v", "libwebp_anim", "-quality", "55", "-compression_level", "6", "-loop", "0", str(MADE)]
        subprocess.run(["ffmpeg", "-loglevel", "error", "-y", *pictures, *webp], check=True)
    frames, seconds = sum(len(each.frames) for each in films), sum(each.lasts() for each in films)
    size = MADE.stat().st_size
    print(f"{MADE.relative_to(ROOT)}: {seconds:.1f} s, {frames} frames filmed, {size / 1000:.0f} kB")
    if size > MOST_BYTES:
        print(f"scripts/moving-picture: more than {MOST_BYTES / 1000:.0f} kB", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
