"""What is sent holds no control characters: names, chat and ids end up in a database, in logs and on screens.

Looked for in one place, wherever something comes in: messages, bodies of requests, addresses.
"""

import re
from typing import Any, Final

import msgspec

from marsbound.server.errors import ServerError

CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f]")
CONTROL_IN_LINES: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")
LINES: Final = frozenset({"text", "texts", "toml"})  # fields of several lines: tabs and line ends are part of them


def may_hold_some(text: str) -> bool:
    """Of a message as it came: whether a text in it could hold a control character, as it is or as an escape."""
    return "\\" in text or CONTROL.search(text) is not None


def check_letters(sent: Any, code: str) -> None:
    """Of a message or a body that could be read: every text in it."""
    check(msgspec.to_builtins(sent), "$", code, lines=False)


def check(value: Any, where: str, code: str, lines: bool) -> None:
    if isinstance(value, str):
        found = (CONTROL_IN_LINES if lines else CONTROL).search(value)
        if found is not None:
            raise ServerError(code, f"{where}: letter {found.start() + 1} is the control character {named(found[0])}")
    elif isinstance(value, dict):
        for name, one in value.items():
            check(name, f"a name in {where}", code, lines=False)
            check(one, f"{where}.{name}", code, lines or name in LINES)
    elif isinstance(value, list):
        for number, one in enumerate(value):
            check(one, f"{where}[{number}]", code, lines)


def named(letter: str) -> str:
    return f"U+{ord(letter):04X}"
