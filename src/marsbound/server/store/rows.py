"""The database's rows, made and read here: some of their columns hold JSON; all who ask get real fields."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row

from marsbound.server.store.stored import Stored, fields

S = TypeVar("S", bound=Stored)


def read(row: Row[Any], kind: type[S]) -> S:
    """A row of the database."""
    return from_columns(plain(row), kind)


def plain(row: Row[Any]) -> dict[str, Any]:
    """Names of columns are strings of SQLAlchemy's own kind."""
    return {str(name): value for name, value in row._mapping.items()}


def from_columns(found: Mapping[str, Any], kind: type[S]) -> S:
    values = dict(found)
    for name in kind.in_json:
        if isinstance(values.get(name), str):
            values[name] = msgspec.json.decode(values[name])
    return msgspec.convert(values, kind, strict=False)


def columns(one: Stored) -> dict[str, Any]:
    """As the database has them."""
    return in_columns(type(one), fields(one))


def in_columns(kind: type[Stored], some: Mapping[str, Any]) -> dict[str, Any]:
    """Some of its fields as the database has them."""
    written = dict(some)
    for name in kind.in_json:
        if written.get(name) is not None:
            written[name] = msgspec.json.encode(written[name]).decode()
    return written
