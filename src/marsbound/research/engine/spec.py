"""A game as it is set up: what all its states and batches share."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from marsbound.core.choices import Choices
from marsbound.core.game import Game
from marsbound.core.script import Table
from marsbound.research.engine.actions import ActionTable, Numbering
from marsbound.research.engine.description import DescriptionOf
from marsbound.research.engine.observation import Asked, Observation


class Spec:
    """Its game, how many play, its actions, what an observation has."""

    def __init__(
        self, setup: Any, description: DescriptionOf[Any], start: Table, actions: ActionTable, most_seats: int
    ) -> None:
        self.setup = setup
        self.description = description
        self.game: Game = setup.game
        self.again: Any = None  # makes a state of this spec that was pickled; named by whoever makes specs
        self.players: i64 = setup.players
        self.start = start  # a table before anything happened
        self.actions = actions
        self.numbering = Numbering(actions, int(start.seat_count()))
        self.observation = Observation([*description.sections(), Asked(actions, most_seats)])
        self.own_seats = vec[i64]()  # by player: the seat that is theirs, not a neutral one
        for player in range(self.players):
            self.own_seats = append(self.own_seats, own_seat(start, player))
        # the engine's calls aren't interrupted, so one list of choices serves all
        self.found = Choices()

    def table(self, seed: i64) -> Table:
        """A new game."""
        table = self.start.clone()
        table.set_seed(seed)
        return table

    def blank(self, rows: int) -> "vec[u8]":
        return vec[u8]([0] * (rows * int(self.observation.size)))

    def observe(self, table: Table, player: i64, out: "vec[u8]", at: i64) -> None:
        """What a player sees, written where nothing but observations of this spec was written before."""
        self.observation.write(table, player, self.own_seats[player], out, at)

    def share(self, winners: i64, player: i64) -> float:
        """What of a victory is a player's: those who win together share it."""
        if winners >> player & 1 == 0:
            return 0.0
        number = 0
        for other in range(self.players):
            number += int(winners >> other & 1)
        return 1.0 / number


def own_seat(table: Table, player: i64) -> i64:
    for seat in range(table.seat_count()):
        if table.player(seat) == player and not table.neutral(seat):
            return seat
    raise AssertionError(f"player {player} has no seat")
