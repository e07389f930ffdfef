"""Results of many games, added up, with how sure they are."""

from math import sqrt
from typing import Any

from marsbound.arena.intervals import SURE, Estimate, wilson


class Totals:
    """Results of games, added up."""

    def __init__(self, owners: list[int], neutral: list[bool]) -> None:
        self.owners = owners
        self.neutral = neutral
        self.players = max(owners) + 1
        self.games = 0
        self.decisions = 0
        self.alone = [0] * self.players
        self.together = [0] * self.players
        self.shared = 0
        self.won_by_nobody = 0
        self.points = [0] * len(owners)
        self.squares = [0] * len(owners)

    def add(self, totals: list[int], winners: list[int], decisions: int) -> None:
        self.games += 1
        self.decisions += decisions
        # a rival that nobody plays has a score too, but no seat
        winners = [player for player in winners if player < self.players]
        for seat, points in enumerate(totals[: len(self.owners)]):
            self.points[seat] += points
            self.squares[seat] += points * points
        for player in winners:
            (self.alone if len(winners) == 1 else self.together)[player] += 1
        self.shared += len(winners) > 1
        self.won_by_nobody += not winners

    def mean(self, seat: int) -> tuple[float, float]:
        """The average score of a seat, and how far off it may be."""
        average = self.points[seat] / self.games
        if self.games < 2:
            return average, 0.0
        variance = max(0.0, (self.squares[seat] - self.games * average * average) / (self.games - 1))
        return average, SURE * sqrt(variance / self.games)

    def wins(self, player: int) -> int:
        return self.alone[player] + self.together[player]

    def rate(self, player: int) -> Estimate:
        """How often a player wins, alone or with others, and between what it lies."""
        return wilson(self.wins(player) / self.games, self.games)

    def seat_data(self, seat: int) -> dict[str, Any]:
        """A seat's figures; a neutral colour has a score but can't win."""
        mean, off = self.mean(seat)
        figures: dict[str, Any] = {
            "seat": seat + 1,
            "player": self.owners[seat] + 1,
            "neutral": self.neutral[seat],
            "mean_score": mean,
            "mean_score_95": [mean - off, mean + off],
        }
        if not self.neutral[seat]:
            player = self.owners[seat]
            rate, low, high = self.rate(player)
            figures |= {
                "wins": self.wins(player),
                "wins_alone": self.alone[player],
                "wins_shared": self.together[player],
                "win_rate": rate,
                "win_rate_95": [low, high],
            }
        return figures

    def data(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "shared_wins": self.shared,
            "won_by_nobody": self.won_by_nobody,
            "decisions_per_game": self.decisions / self.games,
            "seats": [self.seat_data(seat) for seat in range(len(self.owners))],
        }
