"""marsbound bots: which bots one can play against, and how well they play."""

from importlib.metadata import EntryPoint
from typing import Any

import click

from marsbound.bots import LEVELS
from marsbound.bots.levels import PROGRAM
from marsbound.bots.python_bot import PYTHON, installed
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import Command
from marsbound.terminal.options import language_option, output_for
from marsbound.text import Texts


@click.command(cls=Command)
@language_option
@json_option
def bots(language: str, as_json: bool) -> None:
    texts = Texts(language)
    if as_json:
        write_json([*levels_data(texts), *installed_data()])
        return
    output = output_for(texts, plain=False)
    written = {"program": f"{PROGRAM}COMMAND", "python": f"{PYTHON}MODULE:CLASS"}
    for name in (*LEVELS, *written):
        output.write(output.strong(written.get(name, name)))
        output.say(texts.text(f"level-{name}"), indent=2)
        output.say(texts.attribute(f"level-{name}", "description"), indent=2)
    for name, point in installed().items():
        output.write(output.strong(name))
        output.say(texts.text("level-installed", source=source_of(point)), indent=2)
    searching = [name for name, level in LEVELS.items() if level.limit is not None]
    if searching:
        output.write("")
        output.say(texts.text("level-limits", time=f"{searching[0]}@100ms", number=f"{searching[0]}@2000it"))


def source_of(bot: EntryPoint) -> str:
    """The package that brings it."""
    return bot.dist.name if bot.dist else bot.value


def levels_data(texts: Texts) -> list[dict[str, Any]]:
    return [
        {
            "bot": name,
            "title": texts.text(f"level-{name}"),
            "description": texts.attribute(f"level-{name}", "description"),
            "milliseconds": level.limit.milliseconds if level.limit else None,
            "source": None,
        }
        for name, level in LEVELS.items()
    ]


def installed_data() -> list[dict[str, Any]]:
    """Those that other packages bring say nothing about themselves."""
    return [
        {"bot": name, "title": None, "description": None, "milliseconds": None, "source": source_of(point)}
        for name, point in installed().items()
    ]
