"""The bot that chooses at random."""

from typing import Final

from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View


class RandomBot:
    """Every choice is equally likely; it doesn't even look at the table."""

    name: Final = "random"

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        return asked.choices[chance.below(len(asked.choices))]
