"""Time that passes faster on a page, so that tests needn't wait for moments made for people."""

from playwright.sync_api import BrowserContext, Page

HURRIED = 10.0
ACTED_OUT = 60.0  # for whole games with motion on: minutes of it take seconds
# Whatever the page waits for or measures, it does with these; the same factor for all of them keeps them in step.
CLOCK = """
((speed) => {
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  const now = performance.now.bind(performance);
  window.setTimeout = (run, wait = 0, ...given) => setTimeout(run, wait / speed, ...given);
  window.setInterval = (run, wait = 0, ...given) => setInterval(run, wait / speed, ...given);
  window.requestAnimationFrame = (run) => requestAnimationFrame((at) => run(at * speed));
  performance.now = () => now() * speed;
})(SPEED);
"""


def hurry(context: BrowserContext, page: Page, speed: float) -> None:
    """Timers, the page's stopwatch and its animations; the server and the date keep their pace."""
    context.add_init_script(CLOCK.replace("SPEED", str(speed)))
    tools = context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": speed})
