"""Who sits where: in most games every player has one seat, in some several, of which one is their own."""

from marsbound.core.game import Game
from marsbound.core.script import Table
from marsbound.core.view import ONLOOKER


def owners_and_neutrals(game: Game, table: Table) -> tuple[list[int], list[bool]]:
    """Of each seat its player, and whether it is a neutral colour."""
    seats = game.picture(game.view(table, ONLOOKER))["seats"]
    owners = [int(seat.get("player", number)) for number, seat in enumerate(seats)]
    return owners, [bool(seat.get("neutral", False)) for seat in seats]


def main_seats(game: Game, table: Table) -> list[int]:
    """Of each player the seat that isn't neutral."""
    owners, neutral = owners_and_neutrals(game, table)
    own = {owner: seat for seat, owner in enumerate(owners) if not neutral[seat]}
    return [own[player] for player in sorted(own)]
