"""marsbound games: which games there are."""

import click

from marsbound.core.game import Game, Option
from marsbound.games.shelf import GAMES
from marsbound.terminal.options import language_option, paper_for
from marsbound.terminal.paper import Paper
from marsbound.text import Texts


@click.command()
@language_option
def games(language: str) -> None:
    """The games there are, with their options."""
    texts = Texts(language)
    paper = paper_for(texts, plain=False)
    for game in GAMES.values():
        write_game(game, texts, paper)
    paper.write("")
    paper.say(paper.faint(texts.text("game-unofficial")))


def write_game(game: Game, texts: Texts, paper: Paper) -> None:
    players = texts.text("game-players", least=game.fewest, most=game.most)
    paper.write(paper.strong(game.name))
    paper.say(texts.text("game-line", game=texts.text(f"game-{game.name}"), players=players), indent=2)
    paper.say(texts.attribute(f"game-{game.name}", "description"), indent=2)
    if not game.options:
        paper.say(texts.text("game-no-options"), indent=2)
    for option in game.options:
        write_option(option, texts, paper)


def write_option(option: Option, texts: Texts, paper: Paper) -> None:
    default, *others = option.values
    values = "|".join([texts.text("option-default", value=default), *others])
    message = f"option-{option.name.replace('_', '-')}"
    paper.say(f"--option {option.name}={values}", indent=2)
    if texts.has(message):
        paper.say(texts.attribute(message, "description"), indent=6)
    paper.say(texts.text("option-source", source=option.source), indent=6)
