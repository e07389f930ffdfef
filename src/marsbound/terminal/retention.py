"""How long a server keeps what nobody uses: options of `serve`, and `admin sweep`."""

from time import time
from typing import Any

import click

from marsbound.server.settings import Retention
from marsbound.terminal.admin import admin
from marsbound.terminal.admin_database import admin_options, opened
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import option
from marsbound.terminal.words import words

FOREVER = "forever"
AT_ONCE = 200
KINDS = ("replays", "packs", "chat", "finished", "closed", "people")


class Days(click.ParamType[int | None]):
    name = "days"

    def convert(self, value: Any, parameter: click.Parameter | None, context: click.Context | None) -> int | None:
        if value == FOREVER:
            return None
        if isinstance(value, int):
            return value
        if not value.isdecimal() or not 1 <= int(value) <= 100_000:
            self.fail(words("error-days", value=str(value)), parameter, context)
        return int(value)


def retention_options(command: click.decorators.FC) -> click.decorators.FC:
    """`--keep-KIND DAYS`, each an argument `keep_KIND`."""
    for kind in reversed(KINDS):
        usual = getattr(Retention(), kind)
        command = option(
            f"--keep-{kind}",
            type=Days(),
            metavar="DAYS",
            default=FOREVER if usual is None else usual,
            show_default=True,
        )(command)
    return command


def retention_of(options: dict[str, Any]) -> Retention:
    return Retention(**{kind: options.pop(f"keep_{kind}") for kind in KINDS})


@admin.command()
@admin_options
@retention_options
@option("--dry-run", is_flag=True)
@json_option
def sweep(database: str | None, dry_run: bool, as_json: bool, **options: Any) -> None:
    from marsbound.server.store import retention

    kept = retention_of(options)
    with opened(database) as engine:
        found: dict[str, int] = {}
        if dry_run:
            with engine.connect() as connection:
                found = retention.counted(connection, kept, time())
        while not dry_run:
            with engine.begin() as connection:
                some = retention.sweep(connection, kept, time(), AT_ONCE)
            found = {kind: found.get(kind, 0) + number for kind, number in some.items()}
            if not any(some.values()):
                break
    if as_json:
        write_json(found)
    else:
        click.echo(", ".join(words(f"swept-{kind}", number=number) for kind, number in found.items()))
