"""What a game says about itself for research: who asks, what an observation has, who has won."""

from typing import Any, Generic

from mypy_extensions import i64, mypyc_attr

from marsbound.core.bits import bit
from marsbound.core.game import Game
from marsbound.core.numbers import Seat
from marsbound.core.script import T
from marsbound.research.engine.actions import player_lines
from marsbound.research.engine.observation import RawCells, Section


@mypyc_attr(allow_interpreted_subclasses=True)
class DescriptionOf(Generic[T]):
    """The least a game can say; a game of one's own may say more.

    A version covers the rules, the names of the actions and the places of the observation: what changes one of them
    gets a new one.
    """

    def __init__(self, game: Game, version: int = 0) -> None:
        self.game = game
        self.version = version

    def lines(self) -> list[str]:
        """The lines that ask players, in the order of the actions."""
        return player_lines(self.game, type(self.game).__module__.rpartition(".")[0])

    def sections(self) -> list[Section[Any]]:
        """What an observation has, before what is asked."""
        return [RawCells(self.game)]

    def things(self, box: Any) -> dict[str, list[dict[str, float]]]:
        """What the pack says of things that observations and actions only number: for each kind a row of features."""
        return {}

    def winners(self, table: T) -> i64:
        """The players who won a finished game, a bit each."""
        found: i64 = 0
        for player in self.game.result(table).winners:
            found |= bit(player)
        return found

    def points(self, table: T, seat: Seat) -> i64:
        """What a seat has at the end."""
        return self.game.result(table).totals[seat]
