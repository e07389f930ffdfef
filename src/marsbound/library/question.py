"""A question as whoever answers it meets it."""

from dataclasses import dataclass, field

from marsbound.core.play import Asked


@dataclass(frozen=True)
class Question:
    """What is asked and every answer that is possible now; "-" declines, or ends what may be done several times."""

    name: str
    """What is asked: "DestroyADockedShip"."""
    choices: list[str]
    seat: int = field(repr=False)
    """For which seat; some games give a player more than one."""
    time: int = field(repr=False)
    """Which repetition this is, from 1."""
    times: int = field(repr=False)
    """How many there are at most."""
    line: str = field(repr=False)
    """Where in the rules it is asked: "saboteur/DestroyADockedShip"."""
    memo: int = field(repr=False)
    """What the script remembers of earlier answers."""

    def __repr__(self) -> str:
        return f"Question({self.name!r}, choices={self.choices})"

    def asked(self) -> Asked:
        """As the engine has it."""
        return Asked(self.line, self.seat, self.time, self.times, self.memo, self.choices)


def question_of(asked: Asked) -> Question:
    return Question(asked.question, list(asked.choices), asked.seat, asked.time, asked.times, asked.line, asked.memo)
