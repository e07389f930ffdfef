"""What the files of our packs explain in comments, in the language of whoever copies one to correct it."""

import re
import textwrap
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from marsbound.text.languages import UNBREAKABLE
from marsbound.text.texts import FALLBACK, Texts, ids_of_notes

WIDTH: Final = 118
MARK: Final = "# "
_BLANK: Final = re.compile(r"#?\s*")
_BEHIND: Final = re.compile(r"(.*\S\s+# )(.+)")  # a comment behind a value


def explained(source: str, texts: Texts) -> str:
    """The same file with every paragraph of comments that is ours in that language; whatever else it holds stays."""
    if texts.language == FALLBACK:
        return source
    line_end = "\r\n" if "\r\n" in source else "\n"
    lines = source.split(line_end)
    return line_end.join(line for paragraph in paragraphs(lines) for line in translated(paragraph, texts))


def paragraphs(lines: list[str]) -> Iterator[list[str]]:
    """Comments that follow one another are one; every other line is by itself."""
    for is_comment, grouped in groupby(lines, lambda line: line.startswith(MARK) and not _BLANK.fullmatch(line)):
        found = list(grouped)
        yield from [found] if is_comment else ([line] for line in found)


def translated(paragraph: list[str], texts: Texts) -> list[str]:
    if paragraph[0].startswith(MARK):
        told = in_words(" ".join(line.removeprefix(MARK).strip() for line in paragraph), texts)
        return textwrap.wrap(told, WIDTH, initial_indent=MARK, subsequent_indent=MARK) if told else paragraph
    behind = _BEHIND.fullmatch(paragraph[0])
    told = in_words(behind[2].strip(), texts) if behind else None
    return [f"{behind[1]}{told}"] if behind and told else paragraph


def in_words(comment: str, texts: Texts) -> str | None:
    """None if the words aren't ours."""
    id = ids_of_notes().get(comment)
    return texts.text(id).replace(UNBREAKABLE, " ") if id is not None and texts.has(id) else None
