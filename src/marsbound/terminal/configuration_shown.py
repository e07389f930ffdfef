"""What holds for a server and where each value comes from, as a file that could be given to it; secrets are hidden."""

import json
from typing import Any, Final

import click
from click.core import ParameterSource

from marsbound.server.settings import usual_database
from marsbound.terminal.configuration import IN_FILES, READ, place_of, settings_of
from marsbound.terminal.help import option_name
from marsbound.terminal.retention import FOREVER, Days
from marsbound.terminal.words import words

HIDDEN: Final = "***"


def shown(context: click.Context, database: str) -> list[str]:
    """Lines; `database` is what was found, be it in a file of its own."""
    file = context.meta.get(READ)
    where = words("config-file", file=str(file.path)) if file else words("config-no-file")
    lines = [f"# {where}"]
    for option in settings_of(context.command):
        name, value = option_name(option), context.params[str(option.name)]
        if name == "database" and not context.params["database_file"]:
            value = without_password(database or usual_database())
        elif name in IN_FILES and value:
            value = HIDDEN
        where = place_of(context, option) or words(
            "config-from-option"
            if context.get_parameter_source(str(option.name)) is ParameterSource.COMMANDLINE
            else "config-usual"
        )
        if isinstance(option.type, Days) and value is None:
            value = FOREVER
        # TOML has no word for nothing
        lines.append(f"{name} = {as_toml(value)}  # {where}" if value not in (None, "") else f"# {name}: {where}")
    return lines


def without_password(database: str) -> str:
    from marsbound.server.store.database import database_url

    url = database_url(database)
    if url.get_backend_name() != "postgresql":
        return database
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def as_toml(value: Any) -> str:
    """Of the kinds that options have; JSON writes them as TOML does."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return json.dumps(list(value) if isinstance(value, tuple) else value, ensure_ascii=False)
