"""Motion that is soon over: everything is acted out, but a minute of it takes a second or two."""

from tests.browser.kit import Visitor

# Time is short for whatever is on its way and whatever waits a moment; all of it still comes one after the other.
HURRY = """
const SPEED = 60;
const { animate } = Element.prototype;
const { setTimeout: wait } = window;
window.flights = 0;
window.setTimeout = (deed, moment = 0, ...given) => wait(deed, moment / SPEED, ...given);
Element.prototype.animate = function (frames, options) {
  const { duration = 0, delay = 0 } = options;
  window.flights += options.id === 'flight';
  return animate.call(this, frames, { ...options, duration: duration / SPEED, delay: delay / SPEED });
};
"""


def hurry(visitor: Visitor) -> None:
    """To be said before the page is opened; `window.flights` counts what was acted out."""
    visitor.context.add_init_script(HURRY)
