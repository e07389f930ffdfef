"""What a game makes of a content pack, once: tables refer to it and never copy it."""

from typing import Any, Final


class PackBox:
    """Two are equal if one game made them of packs with the same content: nothing in them ever changes."""

    def __init__(self) -> None:
        self.game: Any = None
        self.pack: Any = None

    def made_by(self, game: Any, pack: Any) -> None:
        self.game = game
        self.pack = pack

    @property
    def source(self) -> tuple[str, str] | None:
        """What it was made of, by name and hash; None for one that no game has made."""
        return None if self.game is None else (self.game.name, self.pack.full_hash)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, PackBox) and self.game is not None and self.source == other.source

    def __repr__(self) -> str:
        made_of = "nothing" if self.game is None else f"{self.pack.name} {self.pack.hash}"
        return f"<{type(self).__name__} of {made_of}>"

    def __hash__(self) -> int:
        return id(self) if self.game is None else hash(self.source)

    def __reduce__(self) -> tuple[Any, ...]:
        if self.game is None:
            raise TypeError(f"{type(self).__name__}: only a box that a game has made of a pack can be pickled")
        return box_of, (self.game, self.pack)


_BOXES: Final[dict[tuple[str, str], Any]] = {}


def box_of(game: Any, pack: Any) -> Any:
    """A pack as tables refer to it; one for all games."""
    key = (game.name, pack.full_hash)
    if key not in _BOXES:
        _BOXES[key] = game.box(pack)
    return _BOXES[key]
