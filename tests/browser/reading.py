"""What stands on a page: all of it in the reader's language, names and figures running the right way."""

import re
from functools import cache

from playwright.sync_api import Page

from marsbound.games.packs import packs
from marsbound.text import LANGUAGES, Texts
from marsbound.text.languages import is_right_to_left, own_name
from marsbound.text.pseudo import ACCENTED, HEBREW, pseudo
from tests.text.messages import sentences
from tests.text.test_labels import NARROW
from tests.text.test_wording import ENGLISH, KEYS, LATIN

# Everything that is read or told, but keys of the keyboard and what is marked as another language's.  What is marked as
# English is for people who write packs or programs.
TEXTS = """() => {
  const within = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const { lang } = document.documentElement;
  const found = new Set();
  const isOwn = (element) =>
    [lang, ''].includes(element.closest('body [lang]')?.lang.replace('en', '-') ?? '') &&
    !element.closest('script, style, code, kbd, [translate=no]');
  for (const element of [within, ...within.querySelectorAll('*')]) {
    if (!isOwn(element) || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name) ?? '');
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) found.add(node.data);
  }
  return [...found].map((text) => text.trim()).filter(Boolean);
}"""
# Signs before, within and behind figures stand where they belong in figures, whichever way the words run.
FIGURES = r"""() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const turned = new Set();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.parentElement.checkVisibility()) continue;
    for (const found of node.data.matchAll(/(?<![\p{L}\d])[+−-]?\$?\d+(?:[.,:/]\d+)*%?/gu)) {
      const at = [...found[0]].map((_, index) => {
        const range = document.createRange();
        range.setStart(node, found.index + index);
        range.setEnd(node, found.index + index + 1);
        return range.getBoundingClientRect();
      });
      const isTurned = at.some(({ left, top, width }, index) => {
        const before = at[index - 1];
        return before && width && Math.abs(before.top - top) < 3 && left < before.left - 0.5;
      });
      if (isTurned) turned.add(`${found[0]} in "${node.data.trim()}"`);
    }
  }
  return [...turned];
}"""
# Of every text with the name in it: how many there are, and which of them show what comes next on the wrong side.
NEIGHBOURS = r"""([name, rightToLeft]) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const box = (node, from, to) => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return range.getBoundingClientRect();
  };
  const found = { seen: 0, wrong: [] };
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const at = node.data.indexOf(name);
    if (at < 0) continue;
    const end = at + name.length;
    const next = node.data.slice(end).search(/[^\s\d\u2066-\u2069]/);
    if (next < 0) continue;
    const [own, other] = [box(node, at, end), box(node, end + next, end + next + 1)];
    if (!own.width || !other.width || Math.abs(own.top - other.top) > 3) continue;
    found.seen += 1;
    if (rightToLeft ? other.right > own.left + 1 : other.left < own.right - 1) found.wrong.push(node.data);
  }
  return found;
}"""

UNFINISHED = re.compile(r"\{ ?\$|\$\w+ ?\}|\bundefined\b|\bNaN\b|\[object|\ufffd")
HYPHENATED = re.compile(r"(?<![\w/.#-])[a-z0-9]+(?:-[a-z0-9]+)+(?![\w/.-])")
WORD = re.compile(r"[A-Za-z]{2,}")
OTHER_LETTERS = ("ru", "he")
# Languages that nobody speaks: not one word is left as it was, but in dates, which are as in English.
PSEUDO = "en-X"
WHOLE_WORD = re.compile(r"(?<!\w)[A-Za-z]{2,}(?!\w)")
DATE = re.compile(r"\b[A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M")
# Names of tables and files.
NAMED = re.compile(r"\bt-\w+|[\w-]*(?:\.\w+)+")


def misread(page: Page, language: str, name: str, *others: str) -> list[str]:
    """What isn't said in the language, and what runs the wrong way; people called `name` or `others` play there."""
    names = re.compile("|".join(map(re.escape, (name, *others))))
    found = [
        f"{what}: {text[:120]}"
        for text in page.evaluate(TEXTS)
        for what in (f"{each!r} in" for each in foreign(names.sub("", text), language))
    ]
    found += [f"turned around: {each}" for each in page.evaluate(FIGURES)]
    beside = page.evaluate(NEIGHBOURS, [name, runs_to_the_left(language)])["wrong"]
    return [*found, *(f"beside a name on the wrong side: {each}" for each in beside)]


def foreign(text: str, language: str) -> set[str]:
    """Ids, unfinished messages, and words of another language than the text's."""
    found = {match[0] for match in UNFINISHED.finditer(text)} | (set(HYPHENATED.findall(text)) & ids())
    if language.startswith(PSEUDO):
        found |= (
            set(WHOLE_WORD.findall(DATE.sub("", NAMED.sub("", text))))
            - LATIN
            - KEYS
            - {own_name(each) for each in LANGUAGES}
        )
    elif language in OTHER_LETTERS:
        found |= set(WORD.findall(NAMED.sub("", text))) - LATIN - KEYS - {own_name(each) for each in LANGUAGES}
    elif language != "en":
        found |= {match[0] for match in ENGLISH.finditer(text)}
    return found


def runs_to_the_left(language: str) -> bool:
    return language == HEBREW[0] if language.startswith(PSEUDO) else is_right_to_left(language)


def but_what_no_translation_does(found: list[str], language: str) -> list[str]:
    """What is wrong with a page in a language that nobody speaks, but for what comes of nobody speaking it.

    Browsers know no syllables of it, so that words which are too long for their place are parted anywhere; and it is
    longer than translations may be: tests/text/test_labels.py holds narrow labels to budgets of their own.
    """
    english, letters = Texts("en"), (HEBREW if runs_to_the_left(language) else ACCENTED)[1]
    narrow = [pseudo(english.text(label), letters) for label in NARROW]
    cut_off = [each for each in found if "cut off" in each and any(label in each for label in narrow)]
    return [each for each in found if each not in cut_off and "a broken word" not in each]


@cache
def ids() -> frozenset[str]:
    """Of messages and of what is in the boxes: nobody is to read them."""
    messages = {name.partition(".")[0] for name in sentences("en")}
    sections = [section for pack in packs().values() for section in pack.sections.values()]
    return frozenset(messages | {entry.id for section in sections for entry in section})
