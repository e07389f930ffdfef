"""Text for every answer and for every position, both ways, in one line each."""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, NOTHING, OVER, Line, Table

DECLINED: Final = "-"
LARGEST: Final = 0x1000000000000000


def answer_text(table: Table, line: Line[Any], answer: int) -> str:
    """ "d2", "hellas>ausonia", "-"."""
    if answer == NOTHING:
        return DECLINED
    return line.domain.text(table, answer)


def candidates(table: Table, line: Line[Any]) -> list[int]:
    """Everything that could be answered if the rules allowed it, at this table."""
    return [int(answer) for answer in range(line.domain.size) if line.domain.exists(table, int(answer))]


def answer_number(table: Table, line: Line[Any], text: str) -> int:
    """The answer that a text means."""
    if text == DECLINED:
        return NOTHING
    possible = candidates(table, line)
    for answer in possible:
        if line.domain.text(table, answer) == text:
            return answer
    words = '"{text}" is no answer to {line}: expected {expected}'
    expected = line.domain.expected(table, possible, text)
    raise BadInput(said("answer-unknown", words, text=text, line=line.name, expected=expected))


def line_name(number: i64) -> str:
    if number == OVER:
        return "over"
    return BOOK.lines[number].name


def question_name(line: str) -> str:
    """What a line asks, whichever script it stands in: "DestroyADockedShip" of "saboteur/DestroyADockedShip"."""
    return line.rpartition("/")[2].partition("-")[0]


def line_number(name: str) -> int:
    if name == "over":
        return OVER
    if name not in BOOK.numbers:
        raise BadInput(f'"{name}" is no line of any script')
    return BOOK.numbers[name]


def frames(table: Table) -> list[list[int]]:
    """The agenda, the frame on top first, each as line, seat, times, memo."""
    found = [[int(table.line), int(table.seat), int(table.times), int(table.memo)]]
    for at in range(len(table.below) - 1, -1, -1):
        frame = table.below[at]
        found.append(
            [
                int((frame & 0xFFFF) - 1),
                int((frame >> 16 & 0xFF) - 2),
                int(frame >> 24 & 0xFFFF),
                int(frame >> 40),
            ]
        )
    return found


def agenda_text(table: Table) -> str:
    """ "saboteur/DestroyADockedShip@2*0~0;count-down/CountDown@-1*0~0;…;over@-1*0~0", the frame on top first."""
    return ";".join(f"{line_name(line)}@{seat}*{times}~{memo}" for line, seat, times, memo in frames(table))


def set_agenda(table: Table, text: str) -> None:
    table.below = vec[i64](capacity=16)
    lowest = True
    for frame in reversed(text.split(";")):
        try:
            name, _, rest = frame.partition("@")
            seat, _, rest = rest.partition("*")
            times, _, memo = rest.partition("~")
            numbers = [int(seat), int(times), int(memo)]
        except ValueError:
            raise BadInput(f'agenda: "{frame}" isn\'t of the form line@seat*times~memo') from None
        number = line_number(name)
        if lowest and number != OVER:
            raise BadInput(f'agenda: the lowest frame is "{frame}", expected over@-1*0~0')
        if not lowest:
            table.below = append(table.below, table.frame())
        lowest = False
        table.line = number
        table.seat = numbers[0]
        table.times = numbers[1]
        table.memo = numbers[2]


def run_lengths(numbers: list[int]) -> str:
    """ "0*6,3,3" for six noughts and two threes."""
    parts: list[str] = []
    at = 0
    while at < len(numbers):
        end = at
        while end < len(numbers) and numbers[end] == numbers[at]:
            end += 1
        if end - at > 2:
            parts.append(f"{numbers[at]}*{end - at}")
        else:
            parts.extend([str(numbers[at])] * (end - at))
        at = end
    return ",".join(parts)


def number_of(name: str, text: str) -> int:
    """A number of a position, small enough for a cell."""
    try:
        number = int(text)
    except ValueError:
        raise BadInput(f'position: {name}: "{text}" isn\'t a number') from None
    if abs(number) >= LARGEST:
        raise BadInput(f"position: {name}: {text} is too large")
    return number


def from_run_lengths(name: str, text: str, most: int) -> list[int]:
    """Numbers, but never many more than there is room for."""
    numbers: list[int] = []
    for part in text.split(","):
        value, _, times = part.partition("*")
        repeats = number_of(name, times) if times else 1
        numbers.extend([number_of(name, value)] * min(repeats, most + 1))
    return numbers


def position_text(table: Table, fields: list[tuple[str, int, int]]) -> str:
    """Agenda, sealed answers and every cell that isn't 0, as name=value words."""
    words = [f"agenda={agenda_text(table)}", f"sealed={table.sealed}"]
    for name, start, size in fields:
        numbers = [int(table.cells[start + i]) for i in range(size)]
        if any(numbers):
            words.append(f"{name}={run_lengths(numbers)}")
    return " ".join(words)


def set_position(table: Table, text: str, fields: list[tuple[str, int, int]]) -> None:
    """Make a table stand as a position text says."""
    places = {name: (start, size) for name, start, size in fields}
    for start, size in places.values():
        for i in range(size):
            table.cells[start + i] = 0
    table.line = OVER
    table.seat = -1
    table.times = 0
    table.memo = 0
    for word in text.split():
        name, _, value = word.partition("=")
        if name == "agenda":
            set_agenda(table, value)
        elif name == "sealed":
            table.sealed = number_of(name, value)
        elif name in places:
            start, size = places[name]
            numbers = from_run_lengths(name, value, size)
            if len(numbers) != size:
                raise BadInput(f"position: {name} has {len(numbers)} numbers, expected {size}")
            for i in range(size):
                table.cells[start + i] = numbers[i]
        else:
            raise BadInput(f'position: there is no "{name}"; known are agenda, sealed, {", ".join(places)}')
