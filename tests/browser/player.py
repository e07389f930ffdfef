"""Hands at a table: they press whatever can be pressed, at random, until the game is over."""

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.kit import PATIENCE, Visitor

MOST_PRESSES = 3000
GLANCE = 150.0  # milliseconds
OFTEN = 40.0  # milliseconds between two looks; looking at every frame would keep the page from its work
# What can be pressed on the board has its key in data-points.  Beside the question there are buttons that end or settle
# something, filled or quiet, and the list of choices, which hands that can see need only where there is nothing on the
# board, nor in a part of it that a phone shows when it is asked to.  What is held waits there filled.
LOOK = """
() => {
  const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const busy = document.querySelector('.ask[aria-busy="true"]');
  const all = (selector) => (busy ? [] : [...document.querySelectorAll(selector)].filter(visible));
  const answers = all('.ask .answers button');
  const filled = answers.filter((node) => node.matches('.strong'));
  const list = all('.options button:not([aria-disabled="true"])');
  return {
    over: Boolean(document.querySelector('dialog[open] .verdict')),
    wide: document.documentElement.scrollWidth,
    board: all('[data-points]:not([aria-disabled="true"])'),
    part: all('.panes [aria-pressed="false"]:has(i)'),
    settling: filled.length ? filled : answers,
    cover: all('.cover button'),
    list,
  };
}
"""
# Where a finger or a pointer hits a thing and nothing else; a thing may be round, or partly covered.  What lies wholly
# under something else that can be pressed is left alone: a card under the room for another card.  What something covers
# for a moment is waited for; `covered` asks for its name.  What is scrolled out of sight may only seem to lie under a
# button of the bar above: all is looked at where scrolling brings it.
AIM = """
([fraction, settle, covered]) => {
  const { over, wide, ...found } = (LOOK)();
  if (over) return { over, wide };
  if (document.querySelector('dialog[open]')) return { kind: 'dialog', wide };
  // who holds something mostly does it: looking at all else first would take all day
  const sure = settle || (document.querySelector('.ask .answers .strong') && fraction < 0.8);
  const kinds = [sure && 'settling', 'board', 'part', 'settling', 'list', 'cover'];
  const kind = kinds.find((each) => each && found[each].length);
  if (!kind) return null;
  const open = '[data-points]:not([aria-disabled="true"])';
  const pressed = ([x, y]) => document.elementFromPoint(x, y)?.closest(kind === 'board' ? open : 'button');
  const at = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  const pointsOf = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return at.flatMap((down) => at.map((across) => [left + width * across, top + height * down]));
  };
  const aimAt = (node) => {
    let under = false;
    for (const block of ['', 'center', 'start', 'end']) {
      if (block) node.scrollIntoView({ block, inline: 'center', behavior: 'instant' });
      const points = pointsOf(node);
      const point = points.find((each) => pressed(each) === node);
      if (point) return { point };
      under ||= points.some((each) => pressed(each));
    }
    return under ? {} : { point: null };
  };
  const first = Math.floor(fraction * found[kind].length);
  const nodes = [...found[kind].slice(first), ...found[kind].slice(0, first)];
  for (const node of nodes) {
    const aim = aimAt(node);
    const name = node.dataset.points ?? node.innerText;
    if (aim.point) return { kind, name, wide, ...aim };
    if (covered && aim.point === null) return { name };
  }
  return null;
}
""".replace("(LOOK)", f"({LOOK})")
# What the focus is on, if it can be pressed.
FOCUSED = """
() => {
  const { over, wide, ...found } = (LOOK)();
  const node = document.activeElement;
  const kind = ['board', 'settling', 'list', 'cover'].find((each) => found[each].includes(node));
  return { over, wide, kind: kind ?? null, name: node?.dataset.points ?? node?.innerText ?? '' };
}
""".replace("(LOOK)", f"({LOOK})")
HELD = "() => Boolean(document.querySelector('.ask:not([aria-busy=\"true\"]) .answers .strong'))"
READY = """
() => {
  const { over, wide, ...found } = (LOOK)();
  return over || Object.values(found).some((each) => each.length);
}
""".replace("(LOOK)", f"({LOOK})")


class Stuck(AssertionError):
    pass


class Player:
    """Plays with the pointer, or with a finger."""

    def __init__(self, visitor: Visitor, dice: Random, settles: float = 0.5) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.dice = dice
        # how often to settle rather than to go on, where both is possible
        self.settles = settles
        self.pressed: Counter[str] = Counter()
        self.last = ""

    def play(self, most: int = MOST_PRESSES) -> Counter[str]:
        """To the end of the game."""
        while self.step():
            if self.pressed.total() > most:
                raise self.stuck(f"the game isn't over after {most} presses")
        return self.pressed

    def step(self) -> bool:
        """One press; whether the game goes on."""
        return self.press(self.wait(AIM, self.wish()))

    def step_if_asked(self) -> bool:
        """The same, without waiting long until something can be pressed."""
        try:
            aim = self.page.wait_for_function(AIM, arg=self.wish(), polling=OFTEN, timeout=GLANCE).json_value()
        except TooLong:
            return True
        return self.press(aim)

    def wish(self) -> tuple[float, bool, bool]:
        """What to press, whether to settle, and not what is covered."""
        return self.dice.random(), self.dice.random() < self.settles, False

    def press(self, aim: dict[str, Any]) -> bool:
        self.check_width(aim["wide"])
        if aim.get("over"):
            return False
        if aim["kind"] == "dialog":
            # a forced answer gave itself, and something else came under the pointer
            self.page.keyboard.press("Escape")
            return True
        x, y = aim["point"]
        if self.visitor.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.count(aim)
        return True

    def count(self, aim: dict[str, Any]) -> None:
        self.last = f"{aim['kind']} {aim['name']}"
        self.pressed[aim["kind"]] += 1

    def wait(self, script: str, argument: Any = None) -> Any:
        try:
            return self.page.wait_for_function(script, arg=argument, polling=OFTEN).json_value()
        except TooLong:
            raise self.stuck(
                f"nothing can be pressed since {PATIENCE / 1000:.0f} seconds{self.why(argument)}"
            ) from None

    def why(self, wish: Any) -> str:
        """What was looked for, and what is in the way."""
        why = f", looking for {wish}"
        if self.page.locator(".ask[aria-busy=true]").count():
            why += ", while the question is busy"
        covered = self.page.evaluate(AIM, (0, False, True)) or {}
        if "name" in covered:
            why += f"; {covered['name']} {'can be pressed' if 'point' in covered else 'is covered'}"
        return why

    def check_width(self, wide: int) -> None:
        size = self.page.viewport_size
        assert size is not None
        assert wide <= size["width"], f"after {self.last}: the page is {wide} pixels wide, the window {size['width']}"

    def stuck(self, why: str) -> Stuck:
        asked = self.page.locator(".ask").all_inner_texts()
        return Stuck(f"{why}; pressed so far: {dict(self.pressed)}, last: {self.last}; the page asks: {asked}")


class Typist(Player):
    """Plays with the keyboard alone: goes to what can be pressed (Q leads to the question from anywhere), Enter."""

    MOST_KEYS = 200
    CONFIRMS = 0.7  # how often what is held is done at once
    KEYS = ("Tab", "Tab", "Tab", "ArrowRight", "ArrowDown", "q")

    def step(self) -> bool:
        self.wait(READY)
        if self.page.evaluate(HELD) and self.dice.random() < self.CONFIRMS:
            self.page.keyboard.press("c")
            self.count({"kind": "settling", "name": "c"})
            return True
        skip = self.dice.randrange(3)
        for _ in range(self.MOST_KEYS):
            self.page.keyboard.press(self.dice.choice(self.KEYS))
            focused = self.page.evaluate(FOCUSED)
            if focused["over"]:
                return False
            if focused["kind"] and skip == 0:
                self.page.keyboard.press("Enter")
                self.count(focused)
                return True
            skip -= bool(focused["kind"])
        if self.page.evaluate(READY):
            raise self.stuck(f"nothing that can be chosen was reached with {self.MOST_KEYS} keys")
        return True  # it is somebody else's turn now
