"""How likely success cards alone carry a rocket to its goal, drawn to the last: what a pack says by itself."""

from mypy_extensions import i64

from marsbound.games.rocketmen.rules.layout import SUCCESS_VALUES


def chances(deck: list[int], draws: int, distance: int) -> list[float]:
    """By how far the rocket has come by lift-off, for every field before the goal."""
    ways: dict[int, float] = {}
    add_sums(deck, draws, 0, 1.0, ways)
    return [sum(way for total, way in ways.items() if total >= distance - lift) for lift in range(distance)]


def add_sums(left: list[int], draws: int, total: int, likely: float, ways: dict[int, float]) -> None:
    """What so many cards out of these add up to, with how likely each sum is."""
    number = sum(left)
    if draws == 0 or number == 0:
        ways[total] = ways.get(total, 0.0) + likely
        return
    for value in range(i64(SUCCESS_VALUES)):
        copies = left[value]
        if copies:
            rest = list(left)
            rest[value] -= 1
            add_sums(rest, draws - 1, total + value, likely * copies / number, ways)
