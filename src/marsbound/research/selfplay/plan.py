"""What is to be played: a game, who sits where, which seeds."""

from typing import Final

import msgspec

from marsbound import __version__
from marsbound.arena.line_ups import LineUp, rotations, seated
from marsbound.arena.tournament import PackNamed, deal_seed
from marsbound.core.phrase import Phrase, said
from marsbound.library.setup import Setup
from marsbound.research.versions import environment_id

FORMAT: Final = "marsbound-selfplay-1"


class Plan(msgspec.Struct, frozen=True):
    """What must be the same for games to belong together; each follows from it and its number alone."""

    format: str
    version: str
    environment: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    pack: PackNamed
    seed: int
    line_up: LineUp
    observations: bool
    games_per_shard: int

    def seed_of(self, number: int) -> int:
        """What nature does in a game: another in each of them."""
        return deal_seed(self.seed, number)

    def seated(self, number: int) -> LineUp:
        """From game to game everybody moves on by a seat."""
        return seated(self.line_up, number % rotations(self.line_up))

    def described(self, number: int) -> Phrase:
        words = "game {number} ({seats})"
        return said("input-selfplay-game", words, number=number, seats=", ".join(self.seated(number)))

    def shard_of(self, number: int) -> int:
        return number // self.games_per_shard


def plan_for(setup: Setup, seed: int, line_up: LineUp, observations: bool, games_per_shard: int) -> Plan:
    game, pack = setup.game, setup.pack
    return Plan(
        FORMAT,
        __version__,
        environment_id(game.name),
        game.name,
        game.rules_version,
        setup.players,
        setup.options,
        PackNamed(pack.name, pack.hash),
        seed,
        line_up,
        observations,
        games_per_shard,
    )
