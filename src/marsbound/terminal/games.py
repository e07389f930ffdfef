"""marsbound games: which games there are."""

from typing import Any

import click

from marsbound.core.game import Game, Option
from marsbound.games import registry
from marsbound.terminal.as_json import json_option, write_json
from marsbound.terminal.help import Command
from marsbound.terminal.options import language_option, output_for
from marsbound.terminal.output import Output
from marsbound.text import Texts


@click.command(cls=Command)
@language_option
@json_option
def games(language: str, as_json: bool) -> None:
    texts = Texts(language)
    if as_json:
        write_json([game_data(game, texts) for game in registry.games().values()])
        return
    output = output_for(texts, plain=False)
    for game in registry.games().values():
        write_game(game, texts, output)
    output.write("")
    output.say(output.faint(texts.text("game-unofficial")))


def game_data(game: Game, texts: Texts) -> dict[str, Any]:
    options = [
        {
            "name": option.name,
            "values": option.values,
            "default": option.values[0],
            "source": texts.phrase(option.source),
        }
        for option in game.options
    ]
    return {
        "game": game.name,
        "title": texts.text(f"game-{game.name}"),
        "description": texts.attribute(f"game-{game.name}", "description"),
        "fewest_players": game.fewest,
        "most_players": game.most,
        "options": options,
    }


def write_game(game: Game, texts: Texts, output: Output) -> None:
    players = texts.text("game-players", least=game.fewest, most=game.most)
    output.write(output.strong(game.name))
    output.say(texts.text("game-line", game=texts.text(f"game-{game.name}"), players=players), indent=2)
    output.say(texts.attribute(f"game-{game.name}", "description"), indent=2)
    if not game.options:
        output.say(texts.text("game-no-options"), indent=2)
    for option in game.options:
        write_option(option, texts, output)


def write_option(option: Option, texts: Texts, output: Output) -> None:
    default, *others = option.values
    values = "|".join([texts.text("option-default", value=default), *others])
    message = f"option-{option.name.replace('_', '-')}"
    output.say(f"--option {option.name}={values}", indent=2)
    if texts.has(message):
        output.say(texts.attribute(message, "description"), indent=6)
    output.say(texts.text("option-source", source=texts.phrase(option.source)), indent=6)
