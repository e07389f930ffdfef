"""Who plays against whom, and where they sit."""

from collections.abc import Sequence

from marsbound.bots.levels import PROGRAM
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput

LineUp = tuple[str, ...]


def read_bots(values: Sequence[str]) -> list[str]:
    """Names with commas between them; a program takes the rest of its text, commas and all."""
    found: list[str] = []
    for value in values:
        names, program, command = value.partition(PROGRAM)
        found += [name.strip() for name in names.split(",") if name.strip()]
        if program:
            found.append(program + command.strip())
    if not found:
        words = "no bots are named; expected for example --bots heuristic,random"
        raise BadInput(said("input-no-bots", words))
    return found


def line_ups(bots: Sequence[str], players: int, cross: bool) -> list[LineUp]:
    """As many bots as players sit as named; of fewer the first plays against the others in turn.

    In a cross table one of each plays against all others being one of each other.
    """
    if cross:
        return cross_table(bots, players)
    if len(bots) > players:
        words = "more bots are named than there are players: {bots} for {players}; --cross lets each play against each"
        raise BadInput(said("input-too-many-bots", words, bots=len(bots), players=players))
    if len(bots) == 1:
        return [tuple(bots) * players]
    others = bots[1:]
    return [(bots[0], *(others[seat % len(others)] for seat in range(players - 1)))]


def cross_table(bots: Sequence[str], players: int) -> list[LineUp]:
    if len(set(bots)) != len(bots) or len(bots) < 2:
        words = "a cross table needs two bots or more, each named once, not {bots}"
        raise BadInput(said("input-cross-bots", words, bots=", ".join(bots)))
    if players < 2:
        raise BadInput(said("input-cross-players", "a cross table needs two players or more"))
    pairs = [(one, other) for one in bots for other in bots if one != other]
    if players == 2:  # with two at the table one against the other is the other against one
        pairs = [(one, other) for one, other in pairs if bots.index(one) < bots.index(other)]
    return [(one, *[other] * (players - 1)) for one, other in pairs]


def rotations(line_up: LineUp) -> int:
    """In how many ways a line-up can go round the table until everybody sits as at first."""
    size = len(line_up)
    return next(turn for turn in range(1, size + 1) if line_up[turn:] + line_up[:turn] == line_up)


def seated(line_up: LineUp, rotation: int) -> LineUp:
    """Who sits where after everybody has moved on by so many seats."""
    at = -rotation % len(line_up)
    return line_up[at:] + line_up[:at]


def one_against(line_up: LineUp) -> tuple[str, str] | None:
    """The two bots of a line-up in which one plays against several of another."""
    one, *others = line_up
    return (one, others[0]) if others and set(others) == {others[0]} and others[0] != one else None
