"""Something told in English that a face can say in its reader's language: it knows its message and what that tells."""

from collections.abc import Mapping
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(native_class=False)
class Phrase(str):
    """The English words, with the id of the message that says the same, and the values in it.

    A value may be a phrase itself.  For programs and the library it is the string that it looks like.
    """

    id: str
    english: str
    values: Mapping[str, Any]

    def __new__(cls, id: str, english: str, values: Mapping[str, Any]) -> "Phrase":
        self = str.__new__(cls, english.format(**values))
        self.id = id
        self.english = english
        self.values = values
        return self

    def __getnewargs__(self) -> tuple[Any, ...]:
        return self.id, self.english, self.values


def phrase_of(problem: BaseException) -> str:
    """What an exception says, as a phrase if it was raised with one."""
    first = problem.args[0] if problem.args else None
    return first if isinstance(first, Phrase) else str(problem)


def said(id: str, english: str, **values: Any) -> Phrase:
    """`said("mistake-is", "{name} is {value}", name="capacity", value=9)`"""
    return Phrase(id, english, values)
