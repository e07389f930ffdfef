"""Writes the table of docs/reference/settings.md from the options of `marsbound serve`."""

from pathlib import Path
from typing import Final

import click

from marsbound.terminal.commands import named
from marsbound.terminal.configuration import LANGUAGE, settings_of, variable_of
from marsbound.terminal.help import attribute, help_id, option_name
from marsbound.terminal.words import SPEECH
from marsbound.text import LANGUAGES

SERVE: Final = named("serve")[0]
ROOT: Final = Path(__file__).resolve().parents[3]
FILE: Final = Path("docs", "reference", "settings.md")
MARK: Final = "<!-- The table: `python -m marsbound.terminal.settings_table` writes it from the options. -->\n"


def row(option: click.Option) -> str:
    key = option_name(option)
    told = attribute(help_id(SERVE), key, **getattr(option, "values", {}))
    cells = [f"`{key}`", f"`{variable_of(option)}`", kind_of(option), usual_of(option), told]
    return f"| {' | '.join(cells)} |"


def kind_of(option: click.Option) -> str:
    if option.is_flag:
        return "`true`, `false`"
    if isinstance(option.type, click.Choice) or option.name == LANGUAGE:
        choices = option.type.choices if isinstance(option.type, click.Choice) else LANGUAGES
        return ", ".join(f"`{choice}`" for choice in choices)
    word = option.metavar or ("N" if isinstance(option.type, click.IntRange) else option.type.name.upper())
    return f"`{word}`{', several' if option.multiple else ''}"


def usual_of(option: click.Option) -> str:
    said = isinstance(option.default, str | int | float) and not option.is_flag and option.default != ""
    return f"`{option.default}`" if said else ""


def text(written: str) -> str:
    """The document with the table as it is today."""
    SPEECH.speak("en")
    head = ["| key, and option with `--` | variable | value | usual | |", "|---|---|---|---|---|"]
    table = "\n".join([*head, *map(row, settings_of(SERVE))])
    return f"{written.partition(MARK)[0]}{MARK}\n{table}\n"


def renew() -> None:
    path = ROOT / FILE
    path.write_text(text(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    renew()
