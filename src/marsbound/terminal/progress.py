"""How far many games are, and how fast they are played."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

import click

from marsbound.arena.executor import Tally
from marsbound.terminal.output import Output
from marsbound.text import Texts


@contextmanager
def progress(number: int, texts: Texts) -> Iterator[Callable[[int], None]]:
    """A bar on stderr with the games in a second, for whoever sits before a terminal."""
    if not sys.stderr.isatty():
        yield lambda games: None
        return
    began = perf_counter()
    done = 0

    def moved(games: int) -> None:
        nonlocal done
        done += games
        speed = done / max(perf_counter() - began, 1e-9)
        bar.update(games, texts.text("simulate-speed", speed=texts.number(speed, 0 if speed > 10 else 1)))

    with click.progressbar(length=number, file=sys.stderr, item_show_func=lambda shown: shown) as bar:
        yield moved


def write_tally(tally: Tally | None, texts: Texts, output: Output) -> None:
    """Who played, if it wasn't this machine alone."""
    if tally is not None:
        speed = texts.number(tally.speed, 0 if tally.speed > 10 else 1)
        figures = {"machines": str(len(tally.machines)), "again": str(tally.again)}
        output.say(texts.text("arena-cluster", speed=speed, **figures))
