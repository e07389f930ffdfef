"""Who somebody is, and how they want to be told."""

from typing import Annotated, Literal

from msgspec import Meta

from marsbound.server.wire.position import Struct
from marsbound.server.wire.tables import Name
from marsbound.text.languages import LanguageCode


class NewPerson(Struct):
    name: Name


class Person(Struct):
    """Who one is.  The secret is told once, and kept in the browser."""

    id: str
    name: str
    secret: str


class Webhook(Struct):
    """Where to tell that it is one's turn."""

    url: Annotated[str, Meta(max_length=500)]
    shape: Literal["json", "discord"] = "json"
    language: LanguageCode = "en"


class Me(Struct):
    id: str
    name: str
    webhook: Webhook | None


class ChangeMe(Struct):
    """What is left out stays as it is; an empty url takes the webhook away."""

    name: Name | None = None
    webhook: Webhook | None = None
