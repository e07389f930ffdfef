"""The database that `marsbound admin` works on."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import click

from marsbound.core.refusal import BadInput
from marsbound.server.settings import usual_database, usual_place
from marsbound.terminal.configuration import configured_database
from marsbound.terminal.help import option
from marsbound.terminal.options import heard_language_option
from marsbound.terminal.words import SPEECH, words

OTHERS_RUN = ("database-is-served", "database-has-older-servers")

if TYPE_CHECKING:  # what the database needs is imported by the commands that need it
    from sqlalchemy import Engine


def database_option(command: click.decorators.FC) -> click.decorators.FC:
    usual = {"usual": usual_place()}
    return option("--database", metavar="URL", envvar="MARSBOUND_DATABASE", values=usual)(command)


def admin_options(command: click.decorators.FC) -> click.decorators.FC:
    """Those of every command of `marsbound admin`."""
    return database_option(heard_language_option(command))


@contextmanager
def opened(database: str | None, must_exist: bool = True, as_it_is: bool = False) -> Iterator["Engine"]:
    from marsbound.server.store.database import database_url, engine_for, is_newest, migrate
    from marsbound.server.store.opening import CannotOpen, told_in_words
    from marsbound.server.store.serving import alone

    url = database_url(database or configured_database() or usual_database())
    if must_exist and url.get_backend_name() == "sqlite" and not Path(url.database or "").exists():
        raise BadInput(words("error-no-database", place=str(url.database)))
    engine = engine_for(url)
    try:
        with told_in_words(url.render_as_string(hide_password=True)):
            engine.connect().close()
    except CannotOpen as problem:
        raise BadInput(problem.text(SPEECH.language)) from None
    try:
        if must_exist and not as_it_is and not is_newest(engine):
            in_the_way = BadInput(words("error-older-server"))
            with alone(url, in_the_way, patience=0) if url.get_backend_name() == "sqlite" else nullcontext():
                try:
                    migrate(engine)
                except CannotOpen as problem:
                    raise (in_the_way if problem.id in OTHERS_RUN else problem) from None
        yield engine
    finally:
        engine.dispose()


def day(at: float) -> str:
    """A moment, as lists show it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
