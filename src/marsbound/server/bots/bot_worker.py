"""A worker process in which bots think: a line of JSON in, a line of JSON out, until its input ends.

`python -m marsbound.server.bots.bot_worker`.  It gets what one player sees and nothing else.
"""

import os
import signal
import sys
import time
import warnings
from functools import cache, lru_cache
from typing import Any

import msgspec

from marsbound.bots import Bot, bot_named
from marsbound.bots.explain import explained
from marsbound.core.chance import Generator
from marsbound.core.notation import set_position
from marsbound.core.play import Asked
from marsbound.core.script import Table
from marsbound.core.view import View, ViewOf
from marsbound.games.pack_archive import released
from marsbound.games.packs import check_text
from marsbound.games.registry import game_named
from marsbound.server.logs import FACTS, log, set_up

MOST_PACKS = 32  # that a worker remembers


class Job(msgspec.Struct):
    """What a player sees and is asked; `pack` is a hash, `toml` the pack itself unless it is part of the package."""

    game: str
    rules: str
    pack: str
    toml: str | None
    players: int
    options: dict[str, str]
    position: str
    player: int
    ready: int
    line: str
    seat: int
    time: int
    times: int
    memo: int
    choices: list[str]
    level: str
    seed: int
    explain: bool


class BotReply(msgspec.Struct):
    """A choice, with the reasons if they were asked for; or what went wrong; and what it took of a processor."""

    choice: str = ""
    reasons: dict[str, Any] = msgspec.field(default_factory=dict)
    error: str = ""
    seconds: float = 0.0


@lru_cache(MOST_PACKS)
def box_of(game: str, hash: str, toml: str | None) -> Any:
    """With the very pack that is played, whatever the game's own is by now."""
    pack = released(hash) if toml is None else check_text(toml, "pack").pack
    if pack is None or pack.hash != hash:
        raise ValueError(f"there is no pack with hash {hash}")
    return game_named(game).box(pack)


@cache
def bot_of(level: str, game: str) -> Bot:
    return bot_named(level, game_named(game))


def view_of(job: Job) -> View:
    game = game_named(job.game).as_of(job.rules)
    table: Table = game.new(box_of(job.game, job.pack, job.toml), job.players, job.options)
    set_position(table, job.position, game.fields)
    return ViewOf(job.player, table, job.ready)


def thought_of(job: Job) -> BotReply:
    bot = bot_of(job.level, job.game)
    view = view_of(job)
    asked = Asked(job.line, job.seat, job.time, job.times, job.memo, job.choices)
    chance = Generator(job.seed)
    if job.explain and hasattr(bot, "weigh"):
        return explanation_of(bot, view, asked, chance)
    choice = bot.choose(view, asked, chance)
    return BotReply(choice, {"choice": choice, "candidates": []})


def explanation_of(bot: Any, view: View, asked: Asked, chance: Generator) -> BotReply:
    """All choices as the bot weighs them, the best first: the chance to win, points, and where those come from."""
    found = explained(asked.question, asked.choices, bot.weigh(view, chance), bot.evaluator.parts)
    candidates = [
        {
            "choice": one.choice,
            "value": one.chance,
            "points": one.points,
            "visits": one.tried,
            "weight": one.weight,
            "parts": one.parts,
        }
        for one in found.considered
    ]
    return BotReply(found.best.choice, {"choice": found.best.choice, "candidates": candidates})


def tell_warning(message: Warning | str, *place: Any, **more: Any) -> None:
    """In the server's log, which is what stderr is."""
    log("bot-warning", level="warning", said=str(message))


def main() -> None:
    """Whatever a bot prints goes to stderr: stdout is for thoughts."""
    set_up("warning")
    FACTS.set({"task": "bot"})
    warnings.showwarning = tell_warning
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)  # the server ends it by closing its input
    told = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    for line in sys.stdin.buffer:
        began = time.process_time()
        try:
            thought = thought_of(msgspec.json.decode(line, type=Job))
        except Exception as error:  # a broken bot must not take the others with it
            thought = BotReply(error=f"{type(error).__name__}: {error}")
        thought.seconds = time.process_time() - began
        told.write(msgspec.json.encode(thought) + b"\n")
        told.flush()


if __name__ == "__main__":
    main()
