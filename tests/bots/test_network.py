"""The small networks that searches judge by."""

import pytest
from librt.vecs import vec

from marsbound.bots.search.network import Network
from marsbound.bots.search.weights import NETWORK, TOGETHER, UNIT, Layout, Weights

FEATURES = 3


def neurons(*weights: list[float], thresholds: list[float], outer: list[float], straight: list[float]) -> Network:
    """Of as many neurons as are given, by their weights for each measure; the others never answer."""
    rest = [0.0] * (-len(weights) % TOGETHER)
    inner = [number for measure in zip(*weights, strict=True) for number in (*measure, *rest)]
    numbers = [round(number * UNIT) for number in (*inner, *thresholds, *rest, *outer, *rest, *straight)]
    layout = Layout(NETWORK, FEATURES, len(weights) + len(rest))
    assert len(numbers) == layout.numbers()
    return Network(Weights("toy", "toy", layout, "by hand", numbers))


def test_a_network_is_neurons_and_a_straight_way() -> None:
    network = neurons(
        [1.0, -2.0, 0.0], [0.0, 0.5, 0.0], thresholds=[0.25, -1.0], outer=[2.0, 4.0], straight=[0.0, 0.0, 3.0]
    )

    def value(*given: float) -> float:
        return float(network.value(vec[float]([9.0, *given]), 1))

    assert value(0.0, 0.0, 0.0) == pytest.approx(0.5)  # the first neuron's threshold alone
    assert value(1.0, 0.0, 0.0) == pytest.approx(2.5)
    assert value(0.0, 4.0, 0.0) == pytest.approx(4.0)  # the second answers, the first doesn't
    assert value(0.0, 0.0, 1.0) == pytest.approx(3.5)


def test_every_neuron_answers() -> None:
    for answering in range(2 * TOGETHER):
        weights = [[2.0 if neuron == answering else 0.0, 0.0, 0.0] for neuron in range(2 * TOGETHER)]
        outer = [float(neuron + 1) for neuron in range(2 * TOGETHER)]
        network = neurons(*weights, thresholds=[0.0] * 2 * TOGETHER, outer=outer, straight=[0.0] * FEATURES)
        assert network.value(vec[float]([1.5, 0.0, 0.0]), 0) == pytest.approx(3.0 * (answering + 1))
