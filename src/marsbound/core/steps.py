"""The answers that were given, and where one can go back to."""

from typing import Any

from marsbound.core.script import Table


class Step:
    """An answer that was given."""

    def __init__(self, player: int, text: str) -> None:
        self.player = player
        self.text = text

    def __repr__(self) -> str:
        return f"Step({self.player}, {self.text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.player == other.player and self.text == other.text

    def __hash__(self) -> int:
        return hash((self.player, self.text))

    def __reduce__(self) -> tuple[Any, ...]:
        return Step, (self.player, self.text)


class Snapshot:
    """Where one can go back to."""

    def __init__(self, table: Table, player: int, steps: int, heard: int) -> None:
        self.table = table
        self.player = player
        self.steps = steps
        self.heard = heard

    def __reduce__(self) -> tuple[Any, ...]:
        return Snapshot, (self.table, self.player, self.steps, self.heard)
