"""Who sits where: in most games every player has one seat, in some several, of which one is their own."""

from marsbound.core.script import Table


def owners(table: Table) -> list[int]:
    """The player of each seat."""
    return [int(table.player(seat)) for seat in range(table.seat_count())]


def neutrals(table: Table) -> list[bool]:
    """Of each seat whether it is a neutral one."""
    return [table.neutral(seat) for seat in range(table.seat_count())]


def main_seats(table: Table) -> list[int]:
    """Of each player the seat that isn't neutral."""
    own = {int(table.player(seat)): int(seat) for seat in range(table.seat_count()) if not table.neutral(seat)}
    return [own[player] for player in sorted(own)]
