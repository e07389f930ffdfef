"""Motion that is soon over: everything is acted out, one thing after the other, but minutes of it take seconds."""

from tests.browser.kit import Visitor

# Time is short for whatever waits a moment.  Of what is on its way most is over at once, since a loaded machine draws
# slowly; some of it can be seen for a sixtieth of its time.
HURRY = """
const SPEED = 60;
const SEEN = 10;
const { animate } = Element.prototype;
const { setTimeout: wait } = window;
let begun = 0;
window.flights = 0;
window.setTimeout = (deed, moment = 0, ...given) => wait(deed, moment / SPEED, ...given);
Element.prototype.animate = function (frames, options) {
  const { duration = 0, delay = 0, ...others } = typeof options === 'number' ? { duration: options } : options;
  const acted = animate.call(this, frames, { ...others, duration: duration / SPEED, delay: delay / SPEED });
  window.flights += others.id === 'flight';
  if (++begun % SEEN && others.iterations !== Infinity) acted.finish();
  return acted;
};
"""


def hurry(visitor: Visitor) -> None:
    """To be said before the page is opened; `window.flights` counts what was acted out."""
    visitor.context.add_init_script(HURRY)
