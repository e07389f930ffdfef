"""Games dealt by hand, and how often nature draws what: one position, seed after seed, always the same outcome."""

from collections import Counter
from math import sqrt
from typing import Any

from marsbound.core.choices import Choices
from marsbound.core.notation import answer_text
from marsbound.core.play import Play
from marsbound.core.script import NATURE
from marsbound.core.view import ONLOOKER
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of

SECOND = "red-planet-second"
OUTER = [
    "vastitas-borealis",
    "ausonia",
    "mare-serpentis",
    "sinus-sabaeus",
    "mare-tyrrhenum",
    "tritonis-sinus",
    "hellas",
]
MARS = [*OUTER, "valles-marineris", "syrtis-major"]
ZONES = [*MARS, "phobos"]


def undealt(players: int) -> Play:
    """A game before anything is dealt: without a seed, nature is asked."""
    return Play(games()[SECOND], box_of(SECOND), players, {}, None)


def deal(play: Play, *answers: str) -> Play:
    """Nature's answers."""
    for text in answers:
        play.answer(NATURE, text)
    return play


def seen(play: Play, player: int = ONLOOKER) -> Any:
    """What a player, from 0, or an onlooker sees."""
    return play.game.picture(play.view(player))


def question(play: Play, player: int) -> str:
    """What a player or nature is asked, "" if nothing."""
    asked = play.question(player)
    return asked.question if asked else ""


def choices(play: Play, player: int) -> list[str]:
    asked = play.question(player)
    return asked.choices if asked else []


def odds(play: Play) -> dict[str, int]:
    """Nature's possible answers, each with its weight."""
    return dict(zip(choices(play, NATURE), play.weights(), strict=True))


def drawn(play: Play, seeds: int) -> Counter[str]:
    """What nature, who is asked now, answers with the seeds from 0 on."""
    line = play.line()
    assert line.nature, f"{line.name} isn't asked of nature"
    found = Choices()
    counted: Counter[str] = Counter()
    for seed in range(seeds):
        table = play.table.clone()
        table.set_seed(seed)
        counted[answer_text(table, line, int(line.draw(table, table.seat, found)))] += 1
    return counted


def follows(counted: Counter[str], weights: dict[str, int]) -> bool:
    """Whether counts go by these weights: chi-square, six standard deviations off being too much."""
    if not set(counted) <= set(weights):
        return False
    one = counted.total() / sum(weights.values())
    distance = sum((counted[text] - one * weight) ** 2 / (one * weight) for text, weight in weights.items())
    freedom = len(weights) - 1
    return distance < freedom + 6 * sqrt(2 * freedom)
