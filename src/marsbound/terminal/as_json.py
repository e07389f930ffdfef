"""What a command says to programs: JSON, with the same fields in every language."""

from collections.abc import Callable
from typing import Any, TypeVar

import click
import msgspec

from marsbound.terminal.help import option

F = TypeVar("F", bound=Callable[..., Any])


def json_option(command: F) -> F:
    return option("--json", "as_json", is_flag=True)(command)


def write_json(told: object) -> None:
    """One document, to be read by people too."""
    click.echo(msgspec.json.format(msgspec.json.encode(told)).decode())


def write_row(told: object) -> None:
    """One of many, a line each: whoever reads them needn't wait for the last."""
    click.echo(msgspec.json.encode(told).decode())
