"""What is decided before the first answer: the game, its pack, how many play, the options."""

from typing import Any

from marsbound.core.box import box_of
from marsbound.core.game import Game
from marsbound.core.notation import set_position
from marsbound.core.play import Play
from marsbound.core.script import Table
from marsbound.core.view import View
from marsbound.games.registry import game_named
from marsbound.packs import Pack


class Setup:
    """Two are equal if every game of the one could be a game of the other."""

    def __init__(self, game: Game, pack: Pack, players: int, options: dict[str, str]) -> None:
        game.check_players(players)
        self.game = game
        self.pack = pack
        self.players = players
        self.options = game.checked_options(options)
        self.box = box_of(game, pack)

    def play(self, seed: int | None) -> Play:
        """From the beginning."""
        return Play(self.game, self.box, self.players, self.options, seed)

    def play_at(self, table: Table) -> Play:
        """From a table that stands at a question or is over."""
        return Play(self.game, self.box, self.players, self.options, None, table)

    def table(self, position: str) -> Table:
        """The table that a position's text describes."""
        table: Table = self.game.new(self.box, self.players, self.options)
        set_position(table, position, self.game.fields)
        return table

    def view(self, player: int, position: str, ready: int) -> View:
        """The view that the text of a masked position describes."""
        return View(player, self.table(position), ready)

    @property
    def key(self) -> tuple[Any, ...]:
        return self.game.name, self.game.rules_version, self.pack.full_hash, self.players, tuple(self.options.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Setup({self.game.name!r}, {self.pack.name!r}, players={self.players}, options={self.options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return setup_again, (self.game.name, self.game.rules_version, self.pack, self.players, self.options)


def setup_again(name: str, rules_version: str, pack: Pack, players: int, options: dict[str, str]) -> Setup:
    """One that was pickled."""
    return Setup(game_named(name).as_of(rules_version), pack, players, options)
