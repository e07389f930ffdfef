"""Bots: whoever answers without being a person.

A bot is given what its player sees, the question with its choices, and a generator, and nothing else: it can't look
behind the cards, and with the same generator it plays the same.
"""

from marsbound.bots.bot import Bot, close_bot
from marsbound.bots.levels import LEVELS, USUAL, bot_named, is_bot, is_foreign, is_program, level_of

__all__ = ["LEVELS", "USUAL", "Bot", "bot_named", "close_bot", "is_bot", "is_foreign", "is_program", "level_of"]
