"""What a screen reader is told at a table, beside what the log says."""

import re

from playwright.sync_api import Page

# Whatever is added to the live region, in order; and how many lines the log has when the table is there.
LISTEN = """
window.spoken = [];
window.before = 0;
new MutationObserver((changes) => {
  window.before ||= document.querySelectorAll('.side .log .line > span').length;
  for (const { target, addedNodes } of changes) {
    if (!target.closest?.('[role="log"].unseen')) continue;
    window.spoken.push(...[...addedNodes].map((node) => node.textContent.trim()).filter(Boolean));
  }
}).observe(document, { childList: true, subtree: true });
"""
# Every sentence that stood over the question while something was shown, and how much had been heard by then.
FOLLOW = """
window.shown = [];
const follow = () => {
  const shown = document.querySelector('.ask:not(.yours) .sentence')?.textContent.trim();
  if (shown && window.shown.at(-1)?.[0] !== shown) window.shown.push([shown, window.spoken.length]);
};
new MutationObserver(follow).observe(document, { childList: true, characterData: true, subtree: true });
"""
BOTH = """
() => [
  [...document.querySelectorAll('.side .log .line > span')].map((line) => line.textContent.trim()),
  window.spoken,
  window.before,
]
"""
MOST_INTENDED = 3  # sentences in a row
TIMES = re.compile(r"\s×\d+(?=\W*$)")  # the log counts what happens twice in a row
STEM = 3  # letters by which words are alike that differ in number


def not_told(page: Page) -> str:
    """What the log says, as far back as it goes, and nobody heard in that order; "" if all is well."""
    return missing(*page.evaluate(BOTH))


def told_late(page: Page) -> list[str]:
    """Which of the sentences of the log were shown before anybody heard them."""
    shown, spoken = page.evaluate("[window.shown, window.spoken]")
    return late(shown, spoken)


def late(shown: list[tuple[str, int]], spoken: list[str]) -> list[str]:
    found = []
    for sentence, heard in shown:
        lines = [at for at, line in enumerate(spoken) if line == sentence or says(line, sentence)]
        if lines and lines[0] >= heard:  # what is said again later has been heard before
            found.append(sentence)
    return found


def missing(written: list[str], spoken: list[str], before: int) -> str:
    """The newest first; all but what stood there before anybody could listen.

    The log puts several sentences about one thing into one, and leaves out what was only intended once it is done;
    whoever listens has heard it already.
    """
    heard = list(spoken)
    for at_line in range(len(written) - 1, 0, -1):  # of the first one a part may lie too far back
        line = written[at_line]
        if not heard:  # one line may have been part of one that was there, or only intended
            return "" if at_line <= before else f"written: {line}, and nobody heard it"
        told = next(
            (at for at, sentence in enumerate(reversed(heard[-MOST_INTENDED - 1 :])) if says(line, sentence)), None
        )
        if told is None and len(heard) == 1:
            return ""  # what was intended when somebody began to listen
        if told is None:
            return f"written: {line}, but heard: {heard[-MOST_INTENDED - 1 :]}"
        del heard[len(heard) - told :]
        while heard.pop() != line and heard and says(line, heard[-1]):
            pass
    return ""


def says(line: str, sentence: str) -> bool:
    """It is the line, or a part of it: all of its words are there, whatever their number.

    A part has fewer words, unless the line counts how often something happened.
    """
    own, whole = (re.findall(r"[^\W\d]+", text) for text in (sentence, line))
    is_shorter = len(own) < len(whole) or (len(own) == len(whole) and "×" in line)
    is_part = is_shorter and all(any(word[:STEM] == other[:STEM] for other in whole) for word in own)
    return sentence in (line, TIMES.sub("", line)) or is_part
