"""The database that `marsbound admin` works on."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from marsbound.core.refusal import BadInput
from marsbound.server.settings import usual_database

if TYPE_CHECKING:  # what the database needs is imported by the commands that need it
    from sqlalchemy import Engine

OLDER_SERVER = "a server of an earlier version runs on this database; stop it first (`admin check` only looks)"


def database_option(command: click.decorators.FC) -> click.decorators.FC:
    return click.option(
        "--database",
        metavar="URL",
        envvar="MARSBOUND_DATABASE",
        help=f"A file, sqlite:///FILE or postgresql://…; {usual_database()} if you don't say.",
    )(command)


@contextmanager
def opened(database: str | None, must_exist: bool = True, as_it_is: bool = False) -> Iterator["Engine"]:
    from marsbound.server.store.database import database_url, engine_for, is_newest, migrate
    from marsbound.server.store.serving import alone

    url = database_url(database or usual_database())
    if must_exist and url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise BadInput(f"there is no database {url.database}; expected the one a server uses")
    engine = engine_for(url)
    try:
        if must_exist and not as_it_is and not is_newest(engine):
            with alone(url, BadInput(OLDER_SERVER), patience=0):
                migrate(engine)
        yield engine
    finally:
        engine.dispose()


def day(at: float) -> str:
    """A moment, as lists show it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
