"""What a bot considered, as plain data: every choice with what it promises and where that comes from."""

from collections.abc import Sequence

import msgspec

from marsbound.bots.search.one_ply import Weighed


class Considered(msgspec.Struct, frozen=True):
    """A choice as a bot saw it."""

    choice: str  # in the notation
    chance: float  # of winning, from 0 to 1
    points: float  # expected at the end
    parts: dict[str, float]  # the same points by where they come from
    tried: int  # in how many worlds it was looked at
    weight: float = 0.0  # how often a bot that searches would answer so


class Explanation(msgspec.Struct, frozen=True):
    """All choices of a question, the best first."""

    question: str
    considered: list[Considered]

    @property
    def best(self) -> Considered:
        return self.considered[0]

    def differences(self, other: Considered) -> dict[str, float]:
        """By how many points the best choice is ahead of another, part by part; parts that are equal are left out."""
        found = {name: self.best.parts[name] - other.parts[name] for name in self.best.parts}
        return {name: points for name, points in found.items() if abs(points) >= 0.05}


def explained(
    question: str, choices: Sequence[str], weighed: Sequence[Weighed], part_names: Sequence[str]
) -> Explanation:
    """What was weighed, in the order of the question's choices, as data; the best first."""
    if len(choices) != len(weighed):
        raise ValueError(
            f"{question}: {len(weighed)} choices were weighed, expected the {len(choices)} of the question"
        )
    considered = [
        Considered(
            choice=choice,
            chance=round(one.chance, 4),
            points=round(one.points, 2),
            parts={name: round(points, 2) for name, points in zip(part_names, one.parts, strict=True)},
            tried=one.tried,
            weight=round(one.weight, 4),
        )
        for choice, one in zip(choices, weighed, strict=True)
    ]
    return Explanation(question, sorted(considered, key=lambda one: (-one.weight, -one.chance, -one.points)))
