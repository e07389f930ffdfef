"""Bots as the library offers them: any of them by name, for any game, without a generator to look after."""

from types import TracebackType

from marsbound.bots.bot import Bot, close_bot
from marsbound.bots.levels import bot_named
from marsbound.bots.python_bot import class_named, is_python
from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.games.registry import game_named, games
from marsbound.library.game import Game
from marsbound.library.question import Question
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.library.view import View

__all__ = ["LibraryBot", "bot"]


class LibraryBot:
    """Answers questions of any seat; with the same seed and the same questions it answers the same."""

    def __init__(self, spec: str, game: str | None, seed: int | None) -> None:
        self.name = spec
        self.game = game
        self.chance = Generator(seed_or_chance(seed))
        self.bots: dict[Setup, Bot] = {}

    def choose(self, view: View, question: Question | None) -> str:
        """One of the question's choices, by what is seen and nothing else."""
        if question is None:
            raise BadInput("there is nothing to choose: this player isn't asked now")
        if self.game is not None and view.game != self.game:
            raise BadInput(f"this bot was asked for to play {self.game}, not {view.game}")
        if view.setup not in self.bots:
            self.bots[view.setup] = bot_named(self.name, view.setup.game, view.setup)
        return self.bots[view.setup].choose(view.seen, question.asked(), self.chance)

    def close(self) -> None:
        """A bot that is a program of its own is ended."""
        for bot in self.bots.values():
            close_bot(bot)
        self.bots = {}

    def __enter__(self) -> "LibraryBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"bot({self.name!r})" if self.game is None else f"bot({self.name!r}, {self.game!r})"


def bot(spec: str, game: Game | str | None = None, seed: int | None = None) -> LibraryBot:
    """A bot by its name, as `marsbound bots` lists them: "heuristic", "expert@200it", "program:COMMAND LINE",
    "python:MODULE:CLASS".

    With a game it is one for that game alone.
    """
    name = game.name if isinstance(game, Game) else game
    # whether there is such a bot is told at once, not when it is first asked
    if name is None and is_python(spec):
        class_named(spec)
    else:
        close_bot(bot_named(spec, next(iter(games().values())) if name is None else game_named(name)))
    return LibraryBot(spec, name, seed)
