"""What a player sees of a table: everything public, their own secrets, nothing else."""

from typing import Any, Final, Generic, TypeAlias

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.numbers import Eye
from marsbound.core.script import MOST_SEATS, T, Table

ONLOOKER: Final = -1
EVERYTHING: Final = -3  # the eyes that see all, for finished games only


class ViewOf(Generic[T]):
    """A table whose hidden cells are blanked out, in a game's own way, and who has answered secretly so far.

    It has no seed and no listener, and of answers given together only the player's own.
    """

    def __init__(self, player: Eye, masked: T, ready: i64) -> None:
        self.player: Eye = player
        self.masked = masked
        self.ready: i64 = ready  # a bit for each seat whose secret answer is in

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, ViewOf) or self.player != other.player or self.ready != other.ready:
            return False
        return bool(self.masked == other.masked)

    __hash__ = None  # type: ignore[assignment]  # the library's views have a text to be hashed by

    def __repr__(self) -> str:
        return f"<View by player {self.player} of a {type(self.masked).__name__} table>"

    def __copy__(self) -> "View":
        return ViewOf(self.player, self.masked.clone(), self.ready)

    def __reduce__(self) -> tuple[Any, ...]:
        """With what is masked and nothing that is behind it."""
        return ViewOf, (int(self.player), self.masked, int(self.ready))

    def __deepcopy__(self, memo: Any) -> "View":
        return ViewOf(self.player, self.masked.clone(), self.ready)


View: TypeAlias = ViewOf[Any]  # of whatever game


def with_sealed_blanked(table: Table, masked: T, player: Eye) -> ViewOf[T]:
    """A clone of the table as a view, as far as the machine knows it; the game blanks its own cells."""
    masked.seed_low = 0
    masked.seed_high = 0
    ready: i64 = 0
    if table.sealed == 0:
        return ViewOf(player, masked, ready)
    for seat in range(i64(MOST_SEATS)):
        if table.sealed_choice(seat) >= 0:
            ready |= bit(seat)
            if player != EVERYTHING and table.player(seat) != player:
                masked.sealed &= ~(0xFF * bit(seat * 8))
    return ViewOf(player, masked, ready)
