"""What a bot is."""

from typing import Protocol

from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View


class Bot(Protocol):
    """A player that is a program; made for one game, and then as good for any seat of any of its tables.

    A bot that searches counts in `iterations` how many it has made altogether, and one that can fail keeps in `faults`
    what went wrong; whoever has something to put away has a method `close`.
    """

    @property
    def name(self) -> str:
        """What it is called in records: what `bot_named` would make it from again."""

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        """One of the question's choices."""


def close_bot(bot: Bot) -> None:
    """Nobody will ask it any more."""
    close = getattr(bot, "close", None)
    if close is not None:
        close()
