"""marsbound simulate: many games between bots of one level, and how they ended."""

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Final

import click
import msgspec

from marsbound.arena.match import Match, chances_for
from marsbound.bots import Bot, bot_named, close_bot
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.game import Game, play_at_random
from marsbound.core.script import Table
from marsbound.core.seats import neutrals, owners
from marsbound.core.view import ONLOOKER
from marsbound.games.registry import game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.packs import Pack
from marsbound.records import PERSON
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import (
    game_options,
    language_option,
    level_option,
    output_for,
    pack_for,
    pack_option,
    seed_option,
)
from marsbound.terminal.output import Output
from marsbound.terminal.progress import progress
from marsbound.terminal.renderers import texts_for
from marsbound.terminal.seats import Seats
from marsbound.terminal.totals import Totals
from marsbound.text import Texts

AT_RANDOM: Final = "random"
BATCH: Final = 200  # games between two looks at the clock, of the fastest kind


class Simulation:
    """Games of one kind, one after the other."""

    def __init__(self, game: Game, pack: Pack, players: int, options: dict[str, str], level: str, seed: int) -> None:
        self.game = game
        setup = Setup(game, pack, players, options)
        self.box = setup.box
        self.players = players
        self.options = options
        self.chance = Generator(seed)
        self.found = Choices()
        self.bot = bot_named(level, game, setup)
        self.at_random = level == AT_RANDOM
        table: Table = game.new(self.box, players, options)
        self.totals = Totals(owners(table), neutrals(table))

    def play(self, games: int) -> None:
        for _ in range(games):
            table = self.game.new(self.box, self.players, self.options)
            table.set_seed(self.chance.seed())
            decisions = self.carry_on(table, int(self.chance.seed()))
            result = self.game.result(table)
            self.totals.add(result.totals, result.winners, decisions)

    def carry_on(self, table: Table, seed: int) -> int:
        """To the end; how many decisions players made.  Chance alone has a faster way than bots."""
        if self.at_random:
            return int(play_at_random(table, self.found, seed))
        match = Match(self.game, table, [self.bot] * self.players, chances_for(seed, self.players))
        match.play()
        return match.decisions


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@option("--players", type=int, metavar="N", required=True)
@option("--games", "number", type=click.IntRange(1), metavar="G", required=True)
@level_option
@seed_option
@game_options
@pack_option
@language_option
@option("--json", "as_json", is_flag=True)
def simulate(  # noqa: PLR0913
    game_name: str,
    players: int,
    number: int,
    level: str | None,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
    as_json: bool,
) -> None:
    game = game_named(game_name)
    game.check_players(players)
    checked = game.checked_options(options)
    pack = pack_for(game, pack_name)
    seed = seed_or_chance(seed)
    level = level or AT_RANDOM
    games = Simulation(game, pack, players, checked, level, seed)
    began = perf_counter()
    step = BATCH if games.at_random else 1
    texts = texts_for(language, pack)
    with closing_bot(games.bot), progress(number, texts) as moved:
        for done in range(0, number, step):
            batch = min(step, number - done)
            games.play(batch)
            moved(batch)
    speed = number / (perf_counter() - began)
    if as_json:
        header = {"game": game.name, "players": players, "options": checked, "level": level, "seed": seed}
        header["pack"] = {"name": pack.name, "hash": pack.hash}
        click.echo(msgspec.json.format(msgspec.json.encode(header | games.totals.data() | {"games_per_second": speed})))
    else:
        write(games.totals, game, players, speed, texts, output_for(texts, plain=False))


@contextmanager
def closing_bot(bot: Bot) -> Iterator[None]:
    try:
        yield
    finally:
        close_bot(bot)


def write(totals: Totals, game: Game, players: int, speed: float, texts: Texts, output: Output) -> None:
    name = texts.text(f"game-{game.name}")
    output.say(texts.text("simulate-title", game=name, games=totals.games, players=players))
    seats = Seats(texts, output, totals.owners, totals.neutral, [PERSON] * players, ONLOOKER)
    heads = ("seat", "average", "wins", "rate", "shared")
    rows = [[output.faint(texts.text(f"simulate-{head}")) for head in heads]]
    for seat, owner in enumerate(totals.owners):
        mean, off = totals.mean(seat)
        row = [seats.name(seat), f"{texts.number(mean, 2)} ± {texts.number(off, 2)}"]
        if not totals.neutral[seat]:
            rate, low, high = totals.rate(owner)
            wins, shared = texts.number(totals.wins(owner)), texts.number(totals.together[owner])
            percents = [texts.percent(share, 1) for share in (rate, low, high)]
            row += [wins, "{} ({} – {})".format(*percents), shared]
        rows.append(row)
    output.table(rows)
    output.say(texts.text("simulate-shared-games", number=totals.shared))
    if totals.won_by_nobody:
        output.say(texts.text("simulate-nobody", number=totals.won_by_nobody))
    output.say(texts.text("simulate-decisions", number=texts.number(totals.decisions / totals.games, 1)))
    output.say(texts.text("simulate-speed", speed=texts.number(speed)))
