"""What came out of a tournament: for each bot how often it wins, by how much, and what it costs."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from marsbound.arena.intervals import Block, Estimate, mean, share
from marsbound.arena.line_ups import one_against
from marsbound.arena.ratings import Rating, ratings
from marsbound.arena.tournament import Played, Tournament


class BotFault(NamedTuple):
    """What a bot did wrong, how often, and at which question first."""

    bot: str
    question: str
    why: str
    times: int


class Standing:
    """One bot's games."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.wins: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])  # of each deal: shares of wins, seats
        self.margins: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        self.points: list[int] = []
        self.seats = 0
        self.moves = 0
        self.seconds = 0.0
        self.iterations = 0

    def add(self, game: Played, player: int) -> None:
        self.seats += 1
        self.points.append(game.points[player])
        self.moves += game.moves[player]
        self.seconds += game.seconds[player]
        self.iterations += game.iterations[player]
        won = 1 / len(game.winners) if player + 1 in game.winners else 0.0
        for sums, value in ((self.wins, won), (self.margins, margin(game, player))):
            sums[game.deal][0] += value
            sums[game.deal][1] += 1

    @property
    def share(self) -> Estimate:
        """Of the games it sits in, what part it wins, seat by seat; several winners share a game."""
        return share(blocks(self.wins))

    @property
    def margin(self) -> Estimate:
        return mean(blocks(self.margins))

    @property
    def seconds_per_move(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0

    @property
    def iterations_per_move(self) -> float:
        return self.iterations / self.moves if self.moves else 0.0

    @property
    def iterations_per_second(self) -> float:
        return self.iterations / self.seconds if self.seconds else 0.0


def blocks(sums: dict[int, list[float]]) -> list[Block]:
    return [Block(total, cases) for total, cases in sums.values()]


def margin(game: Played, player: int) -> int:
    """By how much a player is ahead of the best of the others, or of the rival of a solo game."""
    others = [points for other, points in enumerate(game.points) if other != player]
    if game.rival is not None:
        others.append(game.rival)
    return game.points[player] - max(others, default=0)


class Cell(NamedTuple):
    """One of a bot against several of another."""

    one: str
    others: str
    games: int
    share: Estimate
    margin: Estimate
    rate: float  # iterations a second of the one
    iterations: float  # iterations a move of the one


class Standings:
    """Everything that a report tells."""

    def __init__(self, tournament: Tournament, games: Iterable[Played]) -> None:
        self.tournament = tournament
        self.games = sorted(games, key=lambda game: (game.deal, game.line_up, game.rotation))
        names = list(dict.fromkeys(name for line_up in tournament.line_ups for name in line_up))
        self.bots = {name: Standing(name) for name in names}
        faults: dict[tuple[str, str], BotFault] = {}
        for game in self.games:
            line_up = tournament.seated(game.number)
            for player, name in enumerate(line_up):
                self.bots[name].add(game, player)
            for note in game.faults:
                bot = line_up[note.seat - 1]
                before = faults.get((bot, note.why), BotFault(bot, note.question, note.phrase, 0))
                faults[bot, note.why] = before._replace(times=before.times + note.times)
        self.faults = list(faults.values())  # in the order in which they came

    @property
    def chance(self) -> float:
        """What everybody would win if all were equally strong."""
        return 1 / self.tournament.players

    @property
    def lengths(self) -> list[int]:
        return [game.decisions for game in self.games]

    @property
    def won_by_nobody(self) -> int:
        return sum(not game.winners for game in self.games)

    @property
    def shared(self) -> int:
        return sum(len(game.winners) > 1 for game in self.games)

    @property
    def deals(self) -> int:
        return len({game.deal for game in self.games})

    def ratings(self) -> dict[str, Rating]:
        return ratings(self.tournament, self.games)

    def ranked(self) -> Sequence[Standing]:
        """The best first; by their order in the set-up where they are alike."""
        return sorted((bot for bot in self.bots.values() if bot.seats), key=lambda bot: -bot.share.value)

    def cells(self) -> list[Cell]:
        """The line-ups of one against several others."""
        found = []
        for number, line_up in enumerate(self.tournament.line_ups):
            pair = one_against(line_up)
            games = [game for game in self.games if game.line_up == number]
            if pair is None or not games:
                continue
            one = Standing(pair[0])
            for game in games:
                one.add(game, self.tournament.seated(game.number).index(pair[0]))
            rate, iterations = one.iterations_per_second, one.iterations_per_move
            found.append(Cell(*pair, len(games), one.share, one.margin, rate, iterations))
        return found
