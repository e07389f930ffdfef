"""Texts as they are searched: whoever types needn't know of capitals, accents and points, of the dots of a ё, nor how
a language writes dashes and quotation marks.  The page does the same (web/src/lib/text/folded.ts)."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

DIRECTIONS: Final = re.compile("[\u200e\u200f\u2066-\u2069]")
TYPED: Final = str.maketrans(
    {"ł": "l"} | dict.fromkeys("־‐‑–—−", "-") | dict.fromkeys("׳’‘", "'") | dict.fromkeys("״“”„«»", '"')
)


def folded(text: str) -> str:
    letters = unicodedata.normalize("NFD", text).lower()
    bare = "".join(letter for letter in letters if not unicodedata.category(letter).startswith("M"))
    return re.sub(r"\s", " ", DIRECTIONS.sub("", bare).translate(TYPED))


def words_in(search: str) -> list[str]:
    return folded(search).split()


def has_all(text: str, words: Sequence[str]) -> bool:
    found = folded(text)
    return all(word in found for word in words)
