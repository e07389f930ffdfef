"""Nature at a server's tables: keyed, fair, the same again after going back, and no other than a game began with."""

import hashlib
import hmac
from collections import Counter

import pytest

from marsbound.core.play import Play
from marsbound.server.tables.live_game import LiveGame
from marsbound.server.tables.nature import Keyed, Rolled, key_of, nature_of
from marsbound.server.tokens import new_seed
from tests.properties.cases import CASES, Case
from tests.properties.walks import Start

SEED = "k1-00000000000000000000000001"
ONE_OF_EACH = list({case.game: case for case in reversed(CASES) if case.players > 1}.values())


def begun(case: Case, seed: str, *salts: bytes) -> LiveGame:
    play = Start(case, 1).play()
    return LiveGame.begun(play.game, play.box, case.players, dict(play.options), nature_of(seed, salts))[0]


def dealt(live_game: LiveGame) -> list[str]:
    return [step.text for step in live_game.play.steps]


def play_on(live_game: LiveGame, answers: int) -> None:
    for _ in range(answers):
        player = live_game.waiting()[0]
        question = live_game.play.question(player)
        assert question is not None
        live_game.answer(player, question.choices[0], confirm=True)


# The key


def test_a_key_is_made_from_the_seed_and_the_salts_in_the_documented_way() -> None:
    """docs/reference/records.md: whoever has a finished game's seed can draw its cards again."""
    message = b"\0\0\0\x13marsbound nature k1" + b"\0\0\0\x02ab" + b"\0\0\0\0"
    assert key_of(SEED, [b"ab", b""]) == hmac.new(SEED.encode(), message, hashlib.sha256).digest()


def test_every_part_of_a_key_matters_and_where_it_stands() -> None:
    parts = [(SEED, []), (SEED, [b""]), (SEED, [b"", b""]), (SEED, [b"a", b"b"]), (SEED, [b"b", b"a"])]
    parts += [(SEED, [b"ab", b""]), (SEED, [b"", b"ab"]), (SEED[:-1] + "2", [b"a", b"b"])]
    assert len({key_of(seed, salts) for seed, salts in parts}) == len(parts)


def test_seeds_are_as_hard_to_guess_as_a_key() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(seed.startswith("k1-") and len(seed) == 29 for seed in seeds)


# Its draws


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 52])
def test_every_side_comes_equally_often(sides: int) -> None:
    """Chi-square, at a level that chance alone passes in all but one of a thousand; seeds are fixed, so always."""
    draws, nature = 200 * sides, Keyed(key_of(SEED, []))
    counts = Counter(nature.below(point << 16, sides) for point in range(draws))
    assert sorted(counts) == list(range(sides))
    expected = draws / sides
    degrees = sides - 1
    most = degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3  # Wilson and Hilferty
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < most


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_nature_answers_by_its_weights(case: Case) -> None:
    """The first draw of many games, each answer as often as its weight says."""
    play = Start(case, 1).play()
    unplayed = Play(play.game, play.box, case.players, dict(play.options), None)
    weights, choices = unplayed.weights(), unplayed.found.numbers()
    games = 100 * len(choices)
    counts = Counter(nature_of(f"k1-{number:026}")(unplayed) for number in range(games))
    degrees = len(choices) - 1
    most = degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3
    expected = {choice: games * weight / sum(weights) for choice, weight in zip(choices, weights, strict=True)}
    assert sum((counts[choice] - wanted) ** 2 / wanted for choice, wanted in expected.items()) < most


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_the_key_decides_what_is_dealt(case: Case) -> None:
    assert dealt(begun(case, SEED)) == dealt(begun(case, SEED))
    others = [begun(case, SEED[:-1] + "2"), begun(case, SEED, b"salt"), begun(case, SEED, b"", b"salt")]
    assert len({tuple(dealt(game)) for game in [begun(case, SEED), *others]}) == 4


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
@pytest.mark.parametrize("seed", [SEED, "1888"])
def test_what_is_taken_back_is_dealt_again(case: Case, seed: str) -> None:
    live_game = begun(case, seed)
    play_on(live_game, 14)
    before = dealt(live_game)
    live_game.rewind(live_game.play.asked_players()[0], 3)
    assert len(dealt(live_game)) < len(before)
    while len(dealt(live_game)) < len(before):
        play_on(live_game, 1)
    assert dealt(live_game)[: len(before)] == before


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
def test_a_number_deals_what_it_deals_everywhere(case: Case) -> None:
    """A seed that somebody chose, and every table of an earlier release."""
    play = Start(case, 1).play()
    seeded = Play(play.game, play.box, case.players, dict(play.options), 1888)
    assert isinstance(nature_of("1888"), Rolled)
    assert dealt(begun(case, "1888")) == [step.text for step in seeded.steps]
