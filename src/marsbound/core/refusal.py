"""Why something isn't possible, with the rule that forbids it."""

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

ALLOWED: Final = 0  # the reason of what is possible


class Reasons:
    """The reasons of a game, each declared in one line: `SHIP_FULL: Final = REASONS.add("ship-full")`."""

    def __init__(self) -> None:
        self.names = ["allowed"]

    def add(self, name: str) -> i64:
        """Its number, by which lines refuse."""
        assert name not in self.names, f"{name} is a reason already"
        self.names.append(name)
        return len(self.names) - 1


def rules_of_refusals(
    reasons: Reasons, usually: dict[i64, str], elsewhere: dict[str, dict[i64, str]]
) -> dict[str, str]:
    """Which line of the ledger forbids, by "reason" or "question reason", as `Game.rule` looks it up."""
    found = {reasons.names[reason]: rule for reason, rule in usually.items()}
    for where, rules in elsewhere.items():
        for reason, rule in rules.items():
            found[f"{where} {reasons.names[reason]}"] = rule
    return found


class Refusal:
    """A reason's id, the rule of the ledger it comes from, and the answer it is about (or "")."""

    def __init__(self, reason: str, rule: str, answer: str = "") -> None:
        self.reason = reason
        self.rule = rule
        self.answer = answer

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.answer!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Refusal, (self.reason, self.rule, self.answer)


class Refused(Exception):
    """An answer that the rules don't allow.  Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.answer or 'this'}: {refusal.reason} ({refusal.rule})")
        self.refusal = refusal

    def __reduce__(self) -> tuple[Any, ...]:
        return Refused, (self.refusal,)


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(ValueError):
    """What was asked for can't be understood or doesn't exist; the message says what would be possible."""
