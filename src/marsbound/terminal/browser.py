"""A browser to show the page in, where there is one."""

import os
import sys
import webbrowser
from typing import Final, Protocol

import click

WITHOUT_A_WORD: Final = "marsbound.terminal.browser.without_a_word"
"""In a context's `meta`: nobody has asked for a browser by name, so one is opened only where somebody sits."""


class Say(Protocol):
    def __call__(self, id: str, **variables: str) -> None: ...


def show(address: str, wanted: bool, say: Say) -> None:
    """In a browser, if that is wanted; where there is none, whoever reads it has to open the address."""
    if WITHOUT_A_WORD in click.get_current_context().meta and not somebody_sits_here():
        return
    if wanted and not opened(address):
        say("serve-open-it", address=address)


def opened(address: str) -> bool:
    """Whether a browser shows it now.  Those that run in a terminal don't count: it is the server's."""
    return has_a_screen() and webbrowser.open(address)


def has_a_screen() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def somebody_sits_here() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()
