"""marsbound bots: which bots one can play against, and how well they play."""

import click

from marsbound.bots import LEVELS
from marsbound.bots.levels import PROGRAM
from marsbound.bots.python_bot import PYTHON, installed
from marsbound.terminal.help import Command
from marsbound.terminal.options import language_option, output_for
from marsbound.text import Texts


@click.command(cls=Command)
@language_option
def bots(language: str) -> None:
    texts = Texts(language)
    output = output_for(texts, plain=False)
    written = {"program": f"{PROGRAM}COMMAND", "python": f"{PYTHON}MODULE:CLASS"}
    for name in (*LEVELS, *written):
        output.write(output.strong(written.get(name, name)))
        output.say(texts.text(f"level-{name}"), indent=2)
        output.say(texts.attribute(f"level-{name}", "description"), indent=2)
    for name, point in installed().items():
        output.write(output.strong(name))
        output.say(texts.text("level-installed", source=point.dist.name if point.dist else point.value), indent=2)
    searching = [name for name, level in LEVELS.items() if level.limit is not None]
    if searching:
        output.write("")
        output.say(texts.text("level-limits", time=f"{searching[0]}@100ms", number=f"{searching[0]}@2000it"))
