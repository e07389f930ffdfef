"""Random walks through games: what every property is tried on."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import Phase, settings
from hypothesis import strategies as st

import marsbound
from marsbound.core.chance import Generator
from marsbound.core.notation import position_text, set_position
from marsbound.core.play import Play
from marsbound.core.script import NATURE, Table
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of
from tests.properties.cases import CASES, Case


@dataclass(frozen=True)
class Start:
    """All that a walk depends on: the kind of game, nature's seed, the walker's seed and habits."""

    case: Case
    seed: int = 1
    choice_seed: int = 1
    curious: bool = False  # rather an answer that leads to what is seldom seen
    orderly: bool = False  # secret answers in seat order, and never changed

    def play(self) -> Play:
        case = self.case
        return Play(games()[case.game], box_of(case.game), case.players, dict(case.options), self.seed)


class Walk:
    """A game, and somebody who answers for everybody."""

    def __init__(self, start: Start, play: Play | None = None) -> None:
        self.start = start
        self.play = play or start.play()
        self.chance = Generator(start.choice_seed)

    def step(self) -> bool:
        """One answer; False when the game is over."""
        if self.play.over:
            return False
        player = self.next_player()
        self.play.answer(player, self.pick(player))
        return True

    def steps(self) -> Iterator[Play]:
        """The game at its start, and after each answer to its end."""
        yield self.play
        while self.step():
            yield self.play

    def samples(self, one_in: int) -> Iterator[Play]:
        """The game at some of its steps, at random, more often when something is asked that is seldom asked."""
        pace = self.start.case.pace
        for play in self.steps():
            often = pace if self.question() in self.start.case.seldom else one_in * pace
            if self.chance.below(often) == 0:
                yield play

    def question(self) -> str:
        return "" if self.play.over else self.play.line().name.rpartition("/")[2].partition("-")[0]

    def to_the_end(self) -> Play:
        while self.step():
            pass
        return self.play

    def next_player(self) -> int:
        waiting = self.play.asked_players()
        if self.start.orderly:
            return waiting[0]
        answered = [player for _, player in self.play.together_seats() if player not in waiting]
        if answered and self.chance.below(5) == 0:
            return self.one_of(answered)
        return self.one_of(waiting)

    def one_of(self, players: list[int]) -> int:
        return players[self.chance.below(len(players))]

    def pick(self, player: int) -> str:
        asked = self.play.question(player)
        assert asked is not None
        choices = asked.choices
        if self.start.curious and self.chance.below(4):
            choices = [text for text in choices if text in self.start.case.curious] or choices
        return choices[self.chance.below(len(choices))]


SEEDS = st.integers(0, (1 << 62) - 1)
STARTS = st.builds(
    Start, case=st.sampled_from(CASES), seed=SEEDS, choice_seed=SEEDS, curious=st.booleans(), orderly=st.booleans()
)


def tried(share: float) -> settings:
    """So much of the profile's number of examples; interpreted, where all is slower, a quarter of it.

    A seed can't be made simpler, so nothing is gained by shrinking what failed.
    """
    pace = 1 if marsbound.COMPILED else 0.25
    number = max(2, round(settings().max_examples * share * pace))
    return settings(max_examples=number, phases=[Phase.explicit, Phase.reuse, Phase.generate])


@cache
def pack_hash(game: str) -> str:
    return builtin(game).hash


def position(play: Play) -> str:
    return position_text(play.table, play.game.fields)


def stored_and_loaded(play: Play) -> Table:
    """The table made anew from its position text; only the seed is no part of the text."""
    table: Table = play.game.new(play.box, play.players, play.options)
    set_position(table, position(play), play.game.fields)
    table.seed_low = play.table.seed_low
    table.seed_high = play.table.seed_high
    return table


def with_table(play: Play, table: Table, seeded: bool) -> Play:
    """The same game as far as it is told, going on at another table; without a seed it stops where nature is asked."""
    other = Play(play.game, play.box, play.players, play.options, None)
    other.table = table
    other.seeded = seeded
    other.steps = list(play.steps)
    other.heard = list(play.heard)
    other.heard_at = list(play.heard_at)
    return other


def everybody(play: Play) -> list[int]:
    """All players and an onlooker."""
    return [*range(play.players), -1]


def words(play: Play, since: int = 0) -> list[dict[str, str]]:
    """All events after the first few, in words, with the audience."""
    return [play.event_parts(event) | {"audience": str(event.audience)} for event in play.heard[since:]]


def by_nature(play: Play, since: int) -> bool:
    """Whether nature answered after a number of steps."""
    return any(step.player == NATURE for step in play.steps[since:])
