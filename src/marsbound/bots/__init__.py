"""Bots: whoever answers without being a person.

A bot is given what its player sees, the question with its choices, and a generator, and nothing else: it can't look
behind the cards, and with the same generator it plays the same.
"""

from typing import Final, Protocol

from marsbound.bots.random import RandomBot
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.refusal import BadInput
from marsbound.core.view import View


class Bot(Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str:
        """What it is called in records."""

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        """One of the question's choices."""


BOTS: Final[dict[str, Bot]] = {bot.name: bot for bot in (RandomBot(),)}


def bot_named(name: str) -> Bot:
    if name not in BOTS:
        raise BadInput(f'there is no bot "{name}"; there are: {", ".join(BOTS)}')
    return BOTS[name]
