"""Bots on the seats that aren't the agent's."""

from collections.abc import Sequence

from marsbound.bots.bot import Bot
from marsbound.bots.levels import bot_named
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK
from marsbound.library.setup import Setup
from marsbound.research.engine.state import State


def check_seat(player: int, players: int) -> None:
    if not 0 <= player < players:
        raise BadInput(f"there is no player {player}; with {players} players they count from 0")


def opponents_at(setup: Setup, wanted: str | Sequence[str]) -> list[Bot]:
    """One for each of the other seats, clockwise from the agent's; one name is for all."""
    others = setup.players - 1
    names = [wanted] * others if isinstance(wanted, str) else list(wanted)
    if len(names) != others:
        raise BadInput(f"{len(names)} opponents; expected {others}, or one for all")
    return [bot_named(name, setup.game, setup) for name in names]


def answered(bot: Bot, state: State, chance: Generator) -> int:
    """The action of a bot that is asked, which sees what its seat sees."""
    legal = state.legal()
    asked = asked_of(state, legal)
    answer = bot.choose(state.spec.game.view(state.table, state.player), asked, chance)
    return legal[asked.choices.index(answer)]


def asked_of(state: State, legal: list[int]) -> Asked:
    """What is asked, as bots meet it."""
    table = state.table
    line = BOOK.lines[table.line]
    times = line.times or line.limit(table, state.seat)
    choices = [state.answer(action) for action in legal]
    return Asked(line.name, int(state.seat), int(table.times) + 1, int(times), int(table.memo), choices)
