"""A played game: the options, the pack, and every answer.  Everything else is derived from it."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from marsbound.core.game import Game
from marsbound.core.phrase import Phrase, said
from marsbound.core.play import Play
from marsbound.core.refusal import BadInput, Refusal, Refused
from marsbound.core.script import NATURE
from marsbound.core.steps import Step

FORMAT: Final = "marsbound-record-1"


class BadStep(BadInput):
    """An answer of a record that isn't possible: which one, counted from 1, and the refusal if the rules forbid it."""

    def __init__(self, message: str, number: int, refusal: Refusal | None) -> None:
        super().__init__(message)
        self.number = number
        self.refusal = refusal


class Record:
    """What a record file holds, in plain values."""

    def __init__(  # noqa: PLR0913
        self,
        game: str,
        rules: str,
        options: dict[str, str],
        pack_name: str,
        pack_hash: str,
        seats: list[str],
        steps: list[Step],
        result: dict[str, Any] | None,
        pack_full_hash: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.options = options
        self.pack_name = pack_name
        self.pack_hash = pack_hash
        self.pack_full_hash = pack_full_hash  # "" in a record of a release that didn't know it
        self.seats = seats
        self.steps = steps
        self.result = result

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {len(self.seats)} players, {len(self.steps)} steps>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.values() == other.values()

    __hash__ = None  # type: ignore[assignment]  # it can be gone on with

    def __reduce__(self) -> tuple[Any, ...]:
        return Record, self.values()

    def values(self) -> tuple[Any, ...]:
        """As it is made of them."""
        pack = self.pack_name, self.pack_hash
        return self.game, self.rules, self.options, *pack, self.seats, self.steps, self.result, self.pack_full_hash

    def data(self) -> dict[str, Any]:
        """As JSON has it.  Seats count from 1, nature is "*"."""
        pack = {"name": self.pack_name, "hash": self.pack_hash}
        if self.pack_full_hash:
            pack["full_hash"] = self.pack_full_hash
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "pack": pack,
            "seats": self.seats,
            "answers": [f"{seat_text(step.player)} {step.text}" for step in self.steps],
            "result": self.result,
        }


def seat_text(player: int) -> str:
    return "*" if player == NATURE else str(player + 1)


def record_of(play: Play, pack_name: str, pack_hash: str, seats: list[str], pack_full_hash: str = "") -> Record:
    return Record(
        play.game.name,
        play.game.rules_version,
        dict(play.options),
        pack_name,
        pack_hash,
        seats,
        list(play.steps),
        result_data(play),
        pack_full_hash,
    )


def result_data(play: Play) -> dict[str, Any] | None:
    if not play.over:
        return None
    result = play.result()
    return {"totals": result.totals, "winners": [winner + 1 for winner in result.winners]}


def steps_of(answers: list[str], players: int) -> list[Step]:
    steps = []
    for number, text in enumerate(answers, 1):
        who, _, answer = text.partition(" ")
        if not answer or not (who == "*" or (who.isdecimal() and 1 <= int(who) <= players)):
            raise BadInput(
                said(
                    "record-answer-form",
                    'answer {number}: "{text}" isn\'t of the form "SEAT ANSWER", a seat being * or 1 to {players}',
                    number=number,
                    text=text,
                    players=players,
                )
            )
        steps.append(Step(NATURE if who == "*" else int(who) - 1, answer))
    return steps


def replay(record: Record, game: Game, box: Any, pack_hash: str, until: int | None = None) -> Play:
    """The game as it stood after a number of answers, or after all of them."""
    check(record, game, pack_hash)
    if until is not None and not 0 <= until <= len(record.steps):
        last = len(record.steps)
        raise BadInput(said("record-steps", "the record has steps 0 to {last}, not {wanted}", last=last, wanted=until))
    positions = replaying(record, game, box)
    for _ in range(len(record.steps) if until is None else until):
        next(positions)
    play = next(positions)
    if until is None:
        check_result(record, play)
    return play


def replaying(record: Record, game: Game, box: Any) -> Iterator[Play]:
    """The game before its first answer and after each of them, every answer checked again: one play that goes on."""
    return repeating(Play(game, box, len(record.seats), record.options, None), record.steps)


def repeating(play: Play, steps: Iterable[Step], first: int = 1) -> Iterator[Play]:
    """A play as it stands, then after each of these answers, which are checked again; `first` is the number of one."""
    yield play
    number = first
    for step in steps:
        repeat(play, step, number)
        number += 1
        yield play


def check(record: Record, game: Game, pack_hash: str) -> None:
    """Whether this game with this pack is the record's."""
    if record.game != game.name:
        what = said("record-other-game", "the record is of {game}, not of {here}", game=record.game, here=game.name)
        raise BadInput(what)
    if record.rules != game.rules_version:
        raise BadInput(
            said(
                "record-rules-of-game",
                "the record needs rules version {needed} of {game}; this is {here}",
                needed=record.rules,
                game=game.name,
                here=game.rules_version,
            )
        )
    if record.pack_hash != pack_hash:
        raise BadInput(
            said(
                "record-pack-hash",
                "the record needs pack {pack} with hash {hash}; this one has {has}",
                pack=record.pack_name,
                hash=record.pack_hash,
                has=pack_hash,
            )
        )


def repeat(play: Play, step: Step, number: int) -> None:
    """One answer of a record, checked again."""
    answer = f"{seat_text(step.player)} {step.text}"
    if play.over:
        what = said(
            "record-game-over", "answer {number} ({answer}): the game is over already", number=number, answer=answer
        )
        raise BadStep(what, number, None)
    try:
        play.answer(step.player, step.text)
    except Refused as refused:
        raise BadStep(wrong(number, answer, forbidden(play.game, refused.refusal)), number, refused.refusal) from None
    except BadInput as problem:
        raise BadStep(wrong(number, answer, problem.args[0]), number, None) from None


def wrong(number: int, answer: str, problem: str) -> Phrase:
    return said(
        "record-answer-wrong", "answer {number} ({answer}): {problem}", number=number, answer=answer, problem=problem
    )


def forbidden(game: Game, refusal: Refusal) -> Phrase:
    """For programs the reason has its name."""
    reason = Phrase(f"{game.messages}reason-{refusal.reason}", refusal.reason, {})
    return said(
        "answer-forbidden", "the rules don't allow it (rule {rule}): {reason}", rule=refusal.rule, reason=reason
    )


def check_result(record: Record, play: Play) -> None:
    if record.result is not None and record.result != result_data(play):
        raise BadInput(
            said(
                "record-result",
                "the record's result {result} isn't what its answers give: {given}",
                result=str(record.result),
                given=str(result_data(play)),
            )
        )
