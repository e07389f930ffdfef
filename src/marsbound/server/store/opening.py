"""Why a database can't be opened, in a sentence for whoever starts a server or looks after it."""

from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import SQLAlchemyError

from marsbound.core.refusal import BadInput
from marsbound.server.store.outages import in_a_line
from marsbound.text import Texts


class CannotOpen(BadInput):
    """Says it in English; whoever knows the operator's language finds the message by its id."""

    def __init__(self, id: str, **facts: str) -> None:
        self.id = id
        self.facts = facts
        super().__init__(self.text("en"))

    def text(self, language: str) -> str:
        return Texts(language).text(self.id, **self.facts)


@contextmanager
def told_in_words(place: str) -> Iterator[None]:
    """Whatever the system or the database says of a place."""
    try:
        yield
    except OSError as error:
        raise CannotOpen("database-not-opened", place=place, cause=error.strerror or str(error)) from None
    except SQLAlchemyError as error:
        raise CannotOpen("database-not-opened", place=place, cause=in_a_line(error)) from None
