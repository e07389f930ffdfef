"""Tables in the middle of games, for bots to be asked at."""

from collections.abc import Iterator
from typing import Any

from marsbound.core.chance import Generator
from marsbound.core.notation import position_text
from marsbound.core.play import Asked, Play
from marsbound.core.view import View
from marsbound.games.packs import builtin
from marsbound.games.registry import games


class Moment:
    """A question, as whoever is asked meets it."""

    def __init__(self, play: Play, player: int, asked: Asked) -> None:
        self.play = play
        self.player = player
        self.asked = asked
        self.view: View = play.view(player)
        self.table = play.table.clone()  # as it lies behind the view; the game goes on

    def position(self) -> tuple[Any, ...]:
        """All that the view says."""
        return shown_in(self.play, self.view)


def shown_in(play: Play, view: View) -> tuple[Any, ...]:
    masked = view.masked
    words = position_text(masked, play.game.fields)
    return (
        words,
        int(view.player),
        int(view.ready),
        int(masked.seed_low),
        int(masked.seed_high),
        play.game.picture(view),
    )


def table_of(game: str, players: int, seed: int, **options: str) -> Play:
    return Play(games()[game], games()[game].box(builtin(game)), players, options, seed)


def at_random(play: Play, every: int, most: int, seed: int = 3) -> Iterator[Moment]:
    """Every so many questions that leave a choice; in between everybody answers at random."""
    chance = Generator(seed)
    count = found = 0
    while not play.over and found < most:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        if len(asked.choices) > 1:
            count += 1
            if count % every == 0 or every == 1:
                found += 1
                yield Moment(play, player, asked)
        play.answer(player, asked.choices[chance.below(len(asked.choices))])
