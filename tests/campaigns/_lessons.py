"""How the networks of Mission: Red Planet learn from positions what a seat is worth: by gradients, in small batches."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import numpy as np

from marsbound.bots.search.weights import UNIT
from marsbound.bots.search.weights import Weights as Written
from marsbound.games.red_planet.bot.feature_rows import OF_SEAT, OF_STAKE, OF_ZONE, POINTS
from marsbound.games.red_planet.bot.learned_evaluator import SEATS_LAYOUT
from marsbound.games.red_planet.bot.zone_network import LAYOUT as ZONES_LAYOUT
from marsbound.games.red_planet.bot.zone_network import NEURONS
from tests.campaigns._positions import Numbers, Positions

HIDDEN: Final = 16
BATCH: Final = 1024
RATE: Final = 0.002  # how far a step goes at first; the last ones go nearly nowhere
DECAY: Final = 2e-6  # of every weight, so that none grows without need
WINNER: Final = 0.4  # how much who won counts; the rest is shares by points, which say more of a single game
CLOSE: Final = 3.0  # points that are much between two players
EXPECTED: Final = POINTS  # that one can expect: learning begins with them
LARGEST: Final = 32767


class Weights(NamedTuple):
    """Of both networks."""

    of_zone: Numbers
    of_stake: Numbers
    inner: Numbers
    threshold: Numbers
    outer: Numbers
    straight: Numbers


def first_weights(seed: int) -> Weights:
    random = np.random.default_rng(seed)
    wide = OF_SEAT + NEURONS
    straight = np.zeros(wide)
    straight[EXPECTED] = 1.0
    weights = (
        random.normal(0, 1 / 6, (OF_ZONE, NEURONS)),
        random.normal(0, 1 / 6, (OF_STAKE, NEURONS)),
        random.normal(0, 0.5 / np.sqrt(wide), (wide, HIDDEN)),
        np.zeros(HIDDEN),
        random.normal(0, 0.3 / np.sqrt(HIDDEN), HIDDEN),
        straight,
    )
    return Weights(*(one.astype(np.float32) for one in weights))


def wanted(positions: Positions) -> Numbers:
    """What the networks shall foretell."""
    return WINNER * positions.won + (1 - WINNER) * chances(positions.points / CLOSE, positions)


def chances(values: Numbers, positions: Positions) -> Numbers:
    """In proportion to exp of the values."""
    values = np.where(positions.here > 0, values, -1e9)
    powers = np.exp(values - values.max(1, keepdims=True))
    shares: Numbers = (powers / powers.sum(1, keepdims=True)).astype(np.float32)
    return shares


class Pass(NamedTuple):
    """What the networks make of positions on the way to a value for each seat."""

    staked: Numbers  # where anything is at stake
    zones: Numbers  # how strongly neurons answer to each zone
    found: Numbers  # features of seats and zones
    hidden: Numbers
    values: Numbers


def judged(weights: Weights, positions: Positions) -> Pass:
    staked = (positions.stakes != 0).any(-1, keepdims=True).astype(np.float32)
    of_zones = (positions.zones @ weights.of_zone)[:, None]
    zones = np.maximum(of_zones + positions.stakes @ weights.of_stake, 0) * staked
    found = np.concatenate([positions.seats, zones.sum(2)], -1)
    hidden = np.maximum(found @ weights.inner + weights.threshold, 0)
    return Pass(staked, zones, found, hidden, hidden @ weights.outer + found @ weights.straight)


def gradients(weights: Weights, positions: Positions, aim: Numbers) -> Weights:
    """Of the cross entropy between what is foretold and what shall be."""
    seen = judged(weights, positions)
    off = (chances(seen.values, positions) - aim) / len(aim)
    off_hidden = off[..., None] * weights.outer * (seen.hidden > 0)
    off_found = off_hidden @ weights.inner.T + off[..., None] * weights.straight
    off_zones = off_found[:, :, None, OF_SEAT:] * (seen.zones > 0)
    slopes = (
        np.tensordot(positions.zones, off_zones.sum(1), ([0, 1], [0, 1])),
        np.tensordot(positions.stakes, off_zones, ([0, 1, 2], [0, 1, 2])),
        np.tensordot(seen.found, off_hidden, ([0, 1], [0, 1])),
        off_hidden.sum((0, 1)),
        np.tensordot(seen.hidden, off, ([0, 1], [0, 1])),
        np.tensordot(seen.found, off, ([0, 1], [0, 1])),
    )
    return Weights(*(slope + DECAY * weight for slope, weight in zip(slopes, weights, strict=True)))


def surprise(weights: Weights, positions: Positions) -> float:
    """By who won, on average: nothing if it was always known."""
    known = chances(judged(weights, positions).values, positions)
    return float(-(positions.won * np.log(np.maximum(known, 1e-6))).sum(1).mean())


def some(positions: Positions, which: "np.ndarray[tuple[int], np.dtype[np.int64]] | slice") -> Positions:
    return Positions(*(field[which] for field in positions))


def learn(weights: Weights, positions: Positions, rounds: int, seed: int) -> Iterator[Weights]:
    """The weights after each round through all positions; steps as Adam makes them."""
    random = np.random.default_rng(seed)
    number = len(positions.won)
    steps = rounds * max(number // BATCH, 1)
    means = [np.zeros_like(one) for one in weights]
    squares = [np.zeros_like(one) for one in weights]
    step = 0
    for _ in range(rounds):
        order = random.permutation(number)
        for start in range(0, max(number - BATCH + 1, 1), BATCH):
            batch = some(positions, order[start : start + BATCH])
            slopes = gradients(weights, batch, wanted(batch))
            rate = RATE * (1 - step / steps)
            step += 1
            moved = []
            for at, slope in enumerate(slopes):
                means[at] += 0.1 * (slope - means[at])
                squares[at] += 0.001 * (slope * slope - squares[at])
                ahead = means[at] / (1 - 0.9**step)
                moved.append(weights[at] - rate * ahead / (np.sqrt(squares[at] / (1 - 0.999**step)) + 1e-8))
            weights = Weights(*moved)
        yield weights


def whole(numbers: "list[Numbers]") -> list[int]:
    """As files have them."""
    found = np.concatenate([one.reshape(-1) for one in numbers]) * UNIT
    return [int(number) for number in np.clip(np.round(found), -LARGEST, LARGEST)]


def of_zones(weights: Weights, game: str, made_by: str) -> Written:
    return Written(game, "zones", ZONES_LAYOUT, made_by, whole([weights.of_zone, weights.of_stake]))


def of_seats(weights: Weights, game: str, made_by: str) -> Written:
    numbers = whole([weights.inner, weights.threshold, weights.outer, weights.straight])
    return Written(game, "seats", SEATS_LAYOUT._replace(neurons=HIDDEN), made_by, numbers)
