"""Plots as SVG: intervals, a cross table, distributions.  Colours and letters come from the page's style sheet."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import ceil, floor, isinf, log10
from statistics import median
from typing import Final, NamedTuple, Protocol

from marsbound.arena.intervals import Estimate

WIDTH: Final = 760
ROW: Final = 34
AXIS: Final = 30  # below a plot
TOP: Final = 10
LETTER: Final = 8.4  # pixels of a letter, about
LONGEST_LABEL: Final = 30
VALUES: Final = 150  # pixels for figures at the right
BINS: Final = 30
STRONGEST: Final = 0.62  # of a colour in the cross table: letters on it must be legible

Format = Callable[[float], str]


class Percent(Protocol):
    def __call__(self, share: float, digits: int = 0) -> str: ...


def text(x: float, y: float, said: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, opacity: float = 1.0) -> str:
    where = f'x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}"'
    return f'<rect {where} class="{kind}" fill-opacity="{opacity:.2f}"/>'


def figure(height: float, parts: Sequence[str], about: str) -> str:
    inside = "\n".join(parts)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(about)}">\n{inside}\n</svg>'


def shortened(label: str) -> str:
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1] + "…"


def label_width(labels: Sequence[str]) -> float:
    return LETTER * max(len(shortened(label)) for label in labels) + 20


def label_at(x: float, y: float, label: str, anchor: str = "end") -> str:
    """Shortened where there is no room; whoever points at it reads all of it."""
    return f"<g>{text(x, y, shortened(label), 'label', anchor)}<title>{escape(label)}</title></g>"


class Scale(NamedTuple):
    """From values to pixels, with round numbers to mark."""

    low: float
    high: float
    left: float
    right: float
    step: float

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    @property
    def marks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [self.low + self.step * mark for mark in range(count + 1)]


def scale(values: Sequence[float], left: float, right: float, marks: int = 6) -> Scale:
    """Round limits around all values."""
    low, high = min(values), max(values)
    if low == high:
        low, high = low - 1, high + 1
    rough = (high - low) / marks
    power = 10 ** floor(log10(rough))
    step = next(power * factor for factor in (1, 2, 5, 10) if power * factor >= rough * 0.999)
    return Scale(floor(low / step) * step, ceil(high / step) * step, left, right, step)


def axis(of: Scale, top: float, bottom: float, said: Format, name: str = "") -> list[str]:
    parts = [line(of.at(mark), top, of.at(mark), bottom, "grid") for mark in of.marks]
    parts += [text(of.at(mark), bottom + 16, said(mark), "mark", "middle") for mark in of.marks]
    if name:
        parts.append(text(of.right + 26, bottom + 16, name, "mark"))
    return parts


def interval_plot(
    rows: Sequence[tuple[str, Estimate]],
    said: Format,
    about: str,
    at: float | None = None,
    limits: Sequence[float] = (),
) -> str:
    """A dot and a line for each row, and a dashed line to compare with."""
    left = label_width([label for label, _ in rows])
    right = WIDTH - VALUES
    known = [value for _, estimate in rows for value in estimate if not isinf(value)]
    of = scale([*known, *limits, *([] if at is None else [at])], left, right)
    bottom = TOP + ROW * len(rows)
    parts = axis(of, TOP, bottom, said)
    if at is not None:
        parts.append(line(of.at(at), TOP - 4, of.at(at), bottom + 4, "dashed"))
    for number, (label, estimate) in enumerate(rows):
        y = TOP + ROW * (number + 0.5)
        low = of.low if isinf(estimate.low) else estimate.low
        high = of.high if isinf(estimate.high) else estimate.high
        parts.append(label_at(left - 12, y + 4, label))
        parts.append(line(of.at(low), y, of.at(high), y, "interval"))
        parts.append(f'<circle cx="{of.at(estimate.value):.1f}" cy="{y:.1f}" r="5" class="dot"/>')
        parts.append(text(right + 10, y + 4, said(estimate.value), "value"))
    return figure(bottom + AXIS, parts, about)


def cross_table(
    names: Sequence[str], cells: Mapping[tuple[str, str], Estimate], chance: float, percent: Percent, about: str
) -> str:
    """Rows are the one, columns the others: blue where the one wins more than by chance, orange where less."""
    left = label_width(names)
    size = min((WIDTH - left) / len(names), 140.0)
    height = max(min(size, 64.0), 40.0)
    top = 28.0
    parts = [label_at(left + size * (column + 0.5), top - 10, name, "middle") for column, name in enumerate(names)]
    for row, one in enumerate(names):
        y = top + height * row
        parts.append(label_at(left - 12, y + height / 2 + 4, one))
        for column, others in enumerate(names):
            x = left + size * column
            found = cells.get((one, others))
            if found is None:
                parts.append(box(x + 1, y + 1, size - 2, height - 2, "empty"))
                continue
            above = found.value >= chance
            far = (found.value - chance) / (1 - chance) if above else (chance - found.value) / chance
            kind = "more" if above else "less"
            parts.append(box(x + 1, y + 1, size - 2, height - 2, kind, STRONGEST * min(1.0, far)))
            parts.append(text(x + size / 2, y + height / 2, percent(found.value, 1), "value", "middle"))
            between = f"{percent(found.low)} – {percent(found.high)}"
            parts.append(text(x + size / 2, y + height / 2 + 16, between, "mark", "middle"))
    return figure(top + height * len(names) + 8, parts, about)


def distributions(rows: Sequence[tuple[str, Sequence[int]]], name: str, about: str, row: int = 64) -> str:
    """A histogram for each row over one axis, with the median marked."""
    left = label_width([label for label, _ in rows])
    right = WIDTH - VALUES
    every = [value for _, values in rows for value in values]
    of = scale([min(every), max(every) + 1], left, right)
    width = max(1, ceil((of.high - of.low) / BINS))
    bottom = TOP + row * len(rows)
    parts = axis(of, TOP, bottom, lambda value: f"{value:g}", name)
    for number, (label, values) in enumerate(rows):
        base = TOP + row * (number + 1)
        counts: dict[int, int] = {}
        for value in values:
            place = int((value - of.low) // width)
            counts[place] = counts.get(place, 0) + 1
        most = max(counts.values())
        for place, count in sorted(counts.items()):
            x = of.at(of.low + place * width)
            tall = (row - 12) * count / most
            next_x = min(of.at(of.low + (place + 1) * width), right)
            parts.append(box(x + 0.5, base - tall, next_x - x - 1, tall, "bar"))
        middle = median(values)
        parts.append(line(of.at(middle), base - row + 6, of.at(middle), base, "median"))
        parts.append(line(left, base, right, base, "base"))
        parts.append(label_at(left - 12, base - row / 2 + 10, label))
        parts.append(text(right + 10, base - row / 2 + 10, f"{middle:g}", "value"))
    return figure(bottom + AXIS, parts, about)
