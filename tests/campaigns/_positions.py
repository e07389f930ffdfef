"""Positions of Mission: Red Planet to learn from: their features, and how the games ended that went on from them.

Up to some round of each game players have odd params and now and then do anything at all, so that bad positions are
known for what they are; from then on all play as well as successive halving in a few worlds lets them.
"""

from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from marsbound.bots.heuristic import promise
from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import give_answer
from marsbound.bots.search.successive_halving import successive_halving
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.script import answer, ask
from marsbound.games.packs import builtin
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT, OF_STAKE, OF_ZONE
from marsbound.games.red_planet.bot.learned_evaluator import RedPlanetLearnedEvaluator
from marsbound.games.red_planet.bot.rollout_policy import RolloutPolicy
from marsbound.games.red_planet.rules.layout import SEATS, ZONES
from marsbound.games.red_planet.rules.table import RedPlanet

Numbers = NDArray[np.floating[Any]]
ROUNDS: Final = 10
HALVING: Final = [1, 1]
ODDLY: Final = [30, 100, 250, 500]  # of a thousand answers, anything at all
PARAMS: Final = [
    "luck", "placing", "recruiting", "keeping", "boarding", "unknown_ship", "unexplored", "ice", "crowd", "own_ship",
    "own_course", "blow", "mission", "crew",
]  # fmt: skip


class Positions(NamedTuple):
    """The n-th of all of them belong together; seats that nobody plays at are empty."""

    seats: Numbers  # features of each seat
    zones: Numbers  # of each zone
    stakes: Numbers  # of each seat in each zone
    points: Numbers  # of each seat at the end
    won: Numbers  # each seat's share of the victory
    here: Numbers  # 1 where somebody plays


def odd_policy(chance: Random) -> RolloutPolicy:
    """Somebody who likes other things than most, or more of them."""
    policy = RolloutPolicy()
    for name in PARAMS:
        usual = getattr(policy.params, name)
        setattr(policy.params, name, max(0, round(usual * chance.gauss(1, 0.4))))
    for character in range(len(policy.params.extra)):
        policy.params.extra[character] += round(chance.gauss(0, 12))
    return policy


class Collector:
    """Plays games by one evaluator, and measures positions by another."""

    def __init__(self, evaluator: RedPlanetLearnedEvaluator, player: Evaluator, players: int, seed: int) -> None:
        self.evaluator = evaluator
        self.player = player
        self.box = evaluator.game.box(builtin(evaluator.game.name))
        self.players = players
        self.random = Random(seed)
        self.policies = [RolloutPolicy() for _ in range(10)] + [odd_policy(self.random) for _ in range(30)]
        self.rows: list[list[list[float]]] = [[] for _ in Positions._fields]

    def positions(self) -> Positions:
        shapes = [(SEATS, OF_SEAT), (ZONES, OF_ZONE), (SEATS, ZONES, OF_STAKE), (SEATS,), (SEATS,), (SEATS,)]
        arrays = [np.array(rows, np.float32).reshape(-1, *shape) for rows, shape in zip(self.rows, shapes, strict=True)]
        return Positions(*arrays)

    def play(self) -> None:
        game, random = self.evaluator.game, self.random
        table = game.new(self.box, self.players, game.checked_options({}))
        assert isinstance(table, RedPlanet)
        table.set_seed(random.getrandbits(40))
        chance = Generator(random.getrandbits(40))
        odd_until = random.randrange(1, ROUNDS + 1)
        oddly, looks = random.choice(ODDLY), random.random() < 0.4
        policies = [random.choice(self.policies) for _ in range(self.players)]
        found = Choices()
        moment = noted = 0
        while ask(table, found, False):
            if self.evaluator.moment(table) != moment:
                moment = int(self.evaluator.moment(table))
                # the first position is the oddest; of the others, which end alike, a few are enough
                if moment > 1 and moment >= odd_until and (noted == 0 or random.random() < 0.33):
                    self.note(table)
                    noted += 1
            seat = int(found.seat)
            if found.count == 1:
                answer(table, found.items[0])
            elif moment < odd_until and random.randrange(1000) < oddly:
                answer(table, found.items[random.randrange(int(found.count))])
            elif moment < odd_until and not looks:
                answer(table, policies[seat].answer(table, found, chance))
            else:
                player = int(table.player(seat))
                weighed = successive_halving(
                    self.player, game.view(table, player), HALVING if moment >= odd_until else [1], 1, chance
                )
                give_answer(table, player, max(weighed, key=promise).choice)
        result = game.result(table)
        points = [float(total) for total in result.totals]
        won = [1.0 / len(result.winners) if seat in result.winners else 0.0 for seat in range(self.players)]
        for _ in range(noted):
            for rows, ended in zip(self.rows[3:], (points, won, [1.0] * self.players), strict=True):
                rows.append(ended + [0.0] * (SEATS - self.players))

    def note(self, table: RedPlanet) -> None:
        self.evaluator.measure(table)
        features = self.evaluator.features
        row = int(features.row)
        found = [0.0] * (SEATS * OF_SEAT)
        stakes = [0.0] * (SEATS * ZONES * OF_STAKE)
        for seat in range(self.players):
            found[seat * OF_SEAT : (seat + 1) * OF_SEAT] = [features.seats[seat * row + at] for at in range(OF_SEAT)]
            for zone in range(ZONES):
                if features.staked[seat] >> zone & 1:
                    start, to = (zone * SEATS + seat) * OF_STAKE, (seat * ZONES + zone) * OF_STAKE
                    stakes[to : to + OF_STAKE] = [features.stakes[start + at] for at in range(OF_STAKE)]
        self.rows[0].append(found)
        self.rows[1].append([features.zones[at] for at in range(ZONES * OF_ZONE)])
        self.rows[2].append(stakes)
