"""marsbound bench: how fast the engine is here, beside others that are installed; medians are shown."""

from typing import Final

import click
import msgspec

from marsbound import COMPILED
from marsbound.core.game import Game
from marsbound.games.registry import game_named
from marsbound.research.throughput import PLAYERS, REPEATS, Bench, measured
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import language_option, output_for
from marsbound.terminal.output import Output
from marsbound.terminal.peers import Peer, adapters, missing, peers
from marsbound.text import Texts


def with_ratios(figures: dict[str, float], against: list[Peer]) -> dict[str, float]:
    """What follows from the figures themselves."""
    ratios = {"listening_cost": figures["games_per_second"] / figures["listening_games_per_second"]}
    for peer in against:
        ratios[f"times_{peer.name}"] = figures["decisions_per_second"] / figures[peer.figure]
    return figures | ratios


@click.command(cls=Command)
@option("--game", "game_name", default="red-planet-second", show_default=True, metavar="GAME")
@option("--seconds", type=click.FloatRange(0, min_open=True), default=20.0, show_default=True, metavar="S")
@language_option
@option("--json", "as_json", is_flag=True)
def bench(game_name: str, seconds: float, language: str, as_json: bool) -> None:
    game = game_named(game_name)
    against, own = peers(), adapters(game.name)
    measurements = [*Bench(game).measurements(), *(each.measure for each in (*own, *against))]
    figures = with_ratios(measured(measurements, seconds), against)
    if as_json:
        header = {"game": game.name, "players": PLAYERS, "compiled": COMPILED, "repeats": REPEATS, "seconds": seconds}
        click.echo(msgspec.json.format(msgspec.json.encode(header | {"figures": figures})))
    else:
        texts = Texts(language)
        write(game, figures, own, against, texts, output_for(texts, plain=False))


# The figures in the order of the table, and how many digits after the point they are worth
SHOWN: Final = {
    "games_per_second": 0,
    "decisions_per_second": 0,
    "driven_decisions_per_second": 0,
    "clone_us": 2,
    "store_us": 1,
    "load_us": 1,
    "view_us": 2,
    "world_us": 2,
    "search_iterations_per_second": 0,
    "listening_cost": 2,
    "batch_steps_per_second": 0,
    "batch_legal_steps_per_second": 0,
}


def write(
    game: Game, figures: dict[str, float], own: list[Peer], against: list[Peer], texts: Texts, output: Output
) -> None:
    output.say(texts.text("bench-title", game=game.name, players=PLAYERS))
    output.say(texts.text("bench-compiled" if COMPILED else "bench-interpreted"))
    rows = [[texts.text(f"bench-{kebab(name)}"), texts.number(figures[name], digits)] for name, digits in SHOWN.items()]
    rows += [[texts.text(f"bench-{kebab(each.name)}"), texts.number(figures[each.figure])] for each in own]
    for peer in against:
        rows.append([texts.text(f"bench-{kebab(peer.name)}"), texts.number(figures[peer.figure])])
        rows.append([texts.text("bench-times"), f"{texts.number(figures[f'times_{peer.name}'], 1)} ×"])
    output.columns(rows)
    if left_out := missing(against):
        output.say(texts.text("bench-no-peers", peers=", ".join(left_out)))


def kebab(name: str) -> str:
    return name.replace("_", "-")
