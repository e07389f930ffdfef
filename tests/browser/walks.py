"""Ways to play a game to its last screen, and six of them that take every two circumstances together."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

from playwright.sync_api import Page, expect

from tests.browser.axe import resize
from tests.browser.conftest import Visit
from tests.browser.haste import ACTED_OUT, HURRIED
from tests.browser.kit import DESKTOP, GAMES, PHONE, Visitor
from tests.browser.listening import LISTEN
from tests.browser.player import MOST_PRESSES, Player, Typist
from tests.browser.positions import middle, play
from tests.server.kit import Server

WINDOWS = {"phone": PHONE, "tablet": (820, 1180), "desktop": DESKTOP}
# In the campaign alone: one window more would make more than six walks.
MORE_WINDOWS = {"low": (844, 390), "flat": (1280, 720), "small": (1024, 768)}
CIRCUMSTANCES = {
    "window": tuple(WINDOWS),
    "hands": ("mouse", "touch", "keyboard"),
    "motion": ("acted out", "reduced"),
    "language": ("en", "he"),
    "family": ("red-planet", "rocketmen"),
}
Circumstance = tuple[str, str]
# Those who play at random for long games, those who bring the game to its end where nobody else does.
BOTS = {
    "red-planet-second": ("novice", "novice"),
    "red-planet-first": ("random", "random", "random"),
    "rocketmen": ("heuristic",),
}
TURNED_AFTER = 12  # presses, a window gets the other size
IMPATIENT = 0.3  # how often somebody skips what is acted out
# Counts what is seen on its way.
COUNT_FLIGHTS = """
window.flights = 0;
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, options) {
  window.flights += options.id === 'flight';
  return animate.call(this, frames, options);
};
"""


@dataclass(frozen=True)
class Walk:
    game: str
    hands: str
    motion: str
    language: str
    windows: tuple[str, ...]
    """More than one for a tablet that is turned, a window that is drawn larger or smaller, again and again."""
    whole: bool = False
    """From the front page; otherwise from the middle of a game."""

    def __str__(self) -> str:
        return "-".join([self.game, self.hands, self.motion.replace(" ", "_"), self.language, *self.windows])

    @property
    def family(self) -> str:
        return "rocketmen" if self.game == "rocketmen" else "red-planet"

    @property
    def is_acted_out(self) -> bool:
        return self.motion == "acted out"

    def pairs(self) -> Iterator[frozenset[Circumstance]]:
        """What comes together in it."""
        for window in self.windows:
            met = [("window", window), *((kind, getattr(self, kind)) for kind in CIRCUMSTANCES if kind != "window")]
            yield from map(frozenset, combinations(met, 2))


SIX_WALKS = [
    Walk("red-planet-second", "mouse", "acted out", "en", ("desktop", "tablet"), whole=True),
    Walk("rocketmen", "mouse", "reduced", "he", ("phone", "desktop")),
    Walk("rocketmen", "touch", "acted out", "he", ("phone", "tablet"), whole=True),
    Walk("red-planet-first", "touch", "reduced", "en", ("desktop", "phone")),
    Walk("rocketmen", "keyboard", "acted out", "en", ("desktop", "phone")),
    Walk("red-planet-second", "keyboard", "reduced", "he", ("tablet", "desktop")),
]
ALL_WALKS = [
    Walk(game, hands, motion, language, (window,))
    for game, hands, motion, language, window in product(
        GAMES,
        CIRCUMSTANCES["hands"],
        CIRCUMSTANCES["motion"],
        CIRCUMSTANCES["language"],
        [*WINDOWS, *MORE_WINDOWS],
    )
]


def size_of(window: str) -> tuple[int, int]:
    return {**WINDOWS, **MORE_WINDOWS}[window]


def every_pair() -> set[frozenset[Circumstance]]:
    return {
        frozenset([(one, value), (other, another)])
        for one, other in combinations(CIRCUMSTANCES, 2)
        for value, another in product(CIRCUMSTANCES[one], CIRCUMSTANCES[other])
    }


def go(walk: Walk, visit: Visit, server: Server, dice: Random) -> Player:
    """To the end of the game."""
    visitor = sit_down(walk, visit, server, str(dice.randrange(10**17)))
    player = Typist(visitor, dice) if walk.hands == "keyboard" else Player(visitor, dice)
    while player.step():
        presses = player.pressed.total()
        if presses > MOST_PRESSES:
            raise player.stuck(f"the game isn't over after {MOST_PRESSES} presses")
        if len(walk.windows) > 1 and presses % TURNED_AFTER == 0:
            resize(visitor.page, size_of(walk.windows[presses // TURNED_AFTER % len(walk.windows)]))
        if walk.is_acted_out and walk.hands == "keyboard" and dice.random() < IMPATIENT:
            visitor.page.keyboard.press("Space")  # skips what is on its way
    return player


def sit_down(walk: Walk, visit: Visit, server: Server, seed: str) -> Visitor:
    wishes = {
        "speed": ACTED_OUT if walk.is_acted_out else HURRIED,
        "motion": walk.is_acted_out,
        "language": walk.language,
        "touch": walk.hands == "touch",
        "size": size_of(walk.windows[0]),
    }
    if walk.whole:
        visitor = visit(**wishes)
        visitor.context.add_init_script(COUNT_FLIGHTS + LISTEN)
        begin(visitor.go(), walk, seed)
        return visitor
    person = server.person()
    table = person.open(walk.game, "me", *BOTS[walk.game], seed=seed)["table"]["id"]
    play(person, table, middle(walk.game))
    visitor = visit(person=person, **wishes)
    visitor.context.add_init_script(COUNT_FLIGHTS + LISTEN)
    visitor.go(f"tables/{table}")
    return visitor


def begin(page: Page, walk: Walk, seed: str) -> None:
    """On the front page, in any language."""
    page.locator(f".play input[value={walk.game}]").check()
    page.locator(f".play input[value='{len(BOTS[walk.game]) + 1}']").check()
    page.locator(f".play input[value={BOTS[walk.game][0]}]").check()
    page.locator(".play summary").click()
    page.locator(".play .seed input").fill(seed)
    expect(page.locator(".play li select").first).to_be_visible()  # the seats come last, and move the button
    page.locator(".start button").click()
