"""What people read, in five languages: Fluent messages.  Only faces (terminal, server) speak; rules never do."""

from marsbound.text.languages import LANGUAGES
from marsbound.text.texts import BadText, Texts, brought_texts

__all__ = ["LANGUAGES", "BadText", "Texts", "brought_texts"]
