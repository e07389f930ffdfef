"""marsbound simulate: many games played at random, and how they ended."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import click
import msgspec

from marsbound.core.chance import Generator
from marsbound.core.game import Game, play_at_random
from marsbound.core.script import Choices
from marsbound.core.view import ONLOOKER
from marsbound.games.shelf import game_named
from marsbound.packs import Pack
from marsbound.terminal.faces import texts_for
from marsbound.terminal.options import (
    game_options,
    language_option,
    pack_for,
    pack_option,
    paper_for,
    seed_option,
    seed_or_chance,
)
from marsbound.terminal.paper import Paper
from marsbound.terminal.seats import PERSON, Seats, owners_and_neutrals
from marsbound.terminal.tally import Tally
from marsbound.text import Texts

BATCH: Final = 200


class Random:
    """Random games of one kind, one after the other."""

    def __init__(self, game: Game, pack: Pack, players: int, options: dict[str, str], seed: int) -> None:
        self.game = game
        self.box = game.box(pack)
        self.players = players
        self.options = options
        self.chance = Generator(seed)
        self.found = Choices()
        self.tally = Tally(*owners_and_neutrals(game, game.new(self.box, players, options)))

    def play(self, games: int) -> None:
        for _ in range(games):
            table = self.game.new(self.box, self.players, self.options)
            table.sow(self.chance.seed())
            decisions = play_at_random(table, self.found, self.chance.seed())
            result = self.game.result(table)
            self.tally.add(result.totals, result.winners, decisions)


@click.command()
@click.argument("game_name", metavar="GAME")
@click.option("--players", type=int, metavar="N", required=True, help="How many play.")
@click.option("--games", "number", type=click.IntRange(1), metavar="G", required=True, help="How many games.")
@seed_option
@game_options
@pack_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="The results as JSON.")
def simulate(
    game_name: str,
    players: int,
    number: int,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Play games at random and add up how they end."""
    game = game_named(game_name)
    game.check_players(players)
    checked = game.checked_options(options)
    pack = pack_for(game, pack_name)
    seed = seed_or_chance(seed)
    games = Random(game, pack, players, checked, seed)
    began = perf_counter()
    with progress(number) as moved:
        for done in range(0, number, BATCH):
            batch = min(BATCH, number - done)
            games.play(batch)
            moved(batch)
    speed = number / (perf_counter() - began)
    if as_json:
        header = {"game": game.name, "players": players, "options": checked, "seed": seed}
        header["pack"] = {"name": pack.name, "hash": pack.hash}
        click.echo(msgspec.json.format(msgspec.json.encode(header | games.tally.data() | {"games_per_second": speed})))
    else:
        texts = texts_for(language, pack)
        write(games.tally, game, players, speed, texts, paper_for(texts, plain=False))


@contextmanager
def progress(number: int) -> Iterator[Callable[[int], None]]:
    """A bar on stderr, for whoever sits before a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    with click.progressbar(length=number, file=sys.stderr) as bar:
        yield bar.update


def write(tally: Tally, game: Game, players: int, speed: float, texts: Texts, paper: Paper) -> None:
    name = texts.text(f"game-{game.name}")
    paper.say(texts.text("simulate-title", game=name, games=tally.games, players=players))
    seats = Seats(texts, paper, tally.owners, tally.neutral, [PERSON] * players, ONLOOKER)
    heads = ("seat", "average", "wins", "rate", "shared")
    rows = [[paper.faint(texts.text(f"simulate-{head}")) for head in heads]]
    for seat, owner in enumerate(tally.owners):
        mean, off = tally.mean(seat)
        row = [seats.name(seat), f"{mean:.2f} ± {off:.2f}"]
        if not tally.neutral[seat]:
            rate, low, high = tally.rate(owner)
            wins, shared = str(tally.wins(owner)), str(tally.together[owner])
            row += [wins, f"{rate:.1%} ({low:.1%} – {high:.1%})", shared]
        rows.append(row)
    paper.table(rows)
    paper.say(texts.text("simulate-shared-games", number=tally.shared))
    if tally.won_by_nobody:
        paper.say(texts.text("simulate-nobody", number=tally.won_by_nobody))
    paper.say(texts.text("simulate-decisions", number=f"{tally.decisions / tally.games:.1f}"))
    paper.say(texts.text("simulate-speed", speed=f"{speed:.0f}"))
