"""The rules reference is written in Markdown; on the screen it stands without the marks."""

import re
from typing import Final

_LINK: Final = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def without_marks(text: str) -> str:
    """A text in one piece, without stars, backticks and where its links lead."""
    return _LINK.sub(r"\1", text).replace("*", "").replace("`", "").replace("\n\n", " ")
