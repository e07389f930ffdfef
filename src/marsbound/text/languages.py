"""The languages there are.  A new one is a word here and its files beside those of the others.

Which way it runs and what it calls itself is known of every language, and needn't be said again.
"""

from typing import Final, Literal, get_args

from babel import Locale

LanguageCode = Literal["en", "pl", "ru", "he", "it"]
LANGUAGES: Final[tuple[LanguageCode, ...]] = get_args(LanguageCode)


def is_right_to_left(language: str) -> bool:
    return Locale(language).text_direction == "rtl"


def own_name(language: str) -> str:
    """What it is called by who speaks it, as at the beginning of a line."""
    return str(Locale(language).get_language_name(language)).capitalize()
