"""Every page that people read, as a code host shows it: links, headings, blocks."""

import re
from pathlib import Path

FENCE = re.compile(r"^ {0,4}```.*?^ {0,4}```$", re.M | re.S)
CODE = re.compile(r"(`+).+?\1")
LINK = re.compile(r"\]\(([^()\s]+)\)")
HEADING = re.compile(r"^#{1,6} (.+?)(?: <!-- \w+ -->)?$", re.M)
EXPLICIT = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def pages(root: Path) -> list[Path]:
    """All Markdown of the project, rules references included."""
    places = ("*.md", ".github/**/*.md", "docs/**/*.md", "src/**/*.md", "tests/**/*.md")
    return sorted(path for place in places for path in root.glob(place))


def links(page: Path) -> list[str]:
    """Links to files and headings of the project."""
    text = CODE.sub("", FENCE.sub("", page.read_text("utf-8")))
    return [link for link in LINK.findall(text) if not re.match(r"[a-z]+:", link)]


def anchors(page: Path) -> set[str]:
    """What links call a heading: in lower case, without marks, blanks as hyphens, the second of a name with a 1."""
    found: set[str] = set()
    for heading in HEADING.findall(FENCE.sub("", page.read_text("utf-8"))):
        words = re.sub(r"[^\w\- ]", "", EXPLICIT.sub(r"\1", heading).lower())
        name = words.replace(" ", "-")
        number = sum(each == name or re.fullmatch(rf"{re.escape(name)}-\d+", each) is not None for each in found)
        found.add(f"{name}-{number}" if number else name)
    return found
