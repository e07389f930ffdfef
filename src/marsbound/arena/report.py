"""A tournament as a page: one file, nothing else needed, for light and dark screens."""

from html import escape
from math import isinf
from typing import Final, Protocol

from marsbound.arena.intervals import Estimate
from marsbound.arena.plots import Format, cross_table, distributions, interval_plot
from marsbound.arena.ratings import Rating
from marsbound.arena.standings import Standings

# Blue and orange are told apart by everybody; in the dark both are lighter.
STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c1b1a; --soft: #5c5955; --rule: #dcd8d1; --paper: #fdfcfa;
  --blue: #0064a0; --orange: #c65a00; --mark: #0064a0; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1eee9; --soft: #b0aaa1; --rule: #3b3833; --paper: #181715;
  --blue: #62b5ef; --orange: #f0954a; --mark: #62b5ef; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 60rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 .25rem; }
p { margin: .25rem 0; } .note { color: var(--soft); font-size: .9rem; max-width: 44rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; margin-top: 1rem; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .35rem .8rem .35rem 0; border-bottom: 1px solid var(--rule); white-space: nowrap; }
th { font-weight: 600; color: var(--soft); font-size: .85rem; }
td.name { max-width: 22rem; overflow: hidden; text-overflow: ellipsis; font-weight: 600; }
td.words { white-space: normal; }
svg { width: 100%; height: auto; direction: ltr; margin-top: .5rem; font: 13px system-ui, sans-serif; }
svg text { fill: var(--ink); font-variant-numeric: tabular-nums; } svg .label, svg .value { font-weight: 600; }
svg .mark { fill: var(--soft); font-size: 11.5px; } svg .grid { stroke: var(--rule); }
svg .base { stroke: var(--soft); } svg .dashed { stroke: var(--orange); stroke-width: 2; stroke-dasharray: 5 4; }
svg .interval { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; } svg .dot { fill: var(--mark); }
svg .bar { fill: var(--mark); opacity: .75; } svg .median { stroke: var(--orange); stroke-width: 2.5; }
svg .more { fill: var(--blue); } svg .less { fill: var(--orange); }
svg .empty { fill: none; stroke: var(--rule); }
"""


class Words(Protocol):
    """Sentences and numbers in the reader's language."""

    language: str
    right_to_left: bool

    def text(self, message: str, /, **variables: str | int | float) -> str: ...

    def phrase(self, words: str) -> str: ...

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str: ...

    def percent(self, share: float, digits: int = 0) -> str: ...


def report_page(standings: Standings, words: Words) -> str:
    """The whole page; there must be games to tell of."""
    return Report(standings, words).page()


class Report:
    """The parts of the page."""

    def __init__(self, standings: Standings, words: Words) -> None:
        self.standings = standings
        self.figures = words
        self.words = words.text
        self.ratings = standings.ratings()

    def page(self) -> str:
        tournament = self.standings.tournament
        title = self.words("arena-title", game=self.words(f"game-{tournament.game}"), players=tournament.players)
        parts = [self.head(title), self.table(), self.shares(), self.cross(), self.rating_plot()]
        parts += [self.scores(), self.lengths(), self.faults()]
        direction = "rtl" if self.figures.right_to_left else "ltr"
        language = self.figures.language
        return (
            f'<!doctype html>\n<html lang="{language}" dir="{direction}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>{STYLE}</style>\n</head>\n<body>\n{''.join(parts)}</body>\n</html>\n"
        )

    def head(self, title: str) -> str:
        found = self.standings
        tournament = found.tournament
        pack = f"{tournament.pack.name} {tournament.pack.hash[:12]}"
        options = ", ".join(f"{name}={value}" for name, value in tournament.options.items())
        lines = [
            self.words("arena-games", games=len(found.games), deals=found.deals, seed=str(tournament.seed)),
            self.words("arena-report-rules", rules=tournament.rules, pack=pack, version=tournament.version),
            *([self.words("arena-report-options", options=options)] if options else []),
            self.words("arena-report-how"),
        ]
        return f"<h1>{escape(title)}</h1>\n" + "".join(note(each) for each in lines)

    def share(self, share: float) -> str:
        return self.figures.percent(share, 1)

    def rating(self, points: float) -> str:
        return self.figures.number(points, signed=True)

    def section(self, heading: str, said: str, inside: str) -> str:
        return f"<h2>{escape(heading)}</h2>\n{note(said)}{inside}\n"

    def table(self) -> str:
        heads = ("bot", "seats", "share", "margin", "rating", "time", "iterations", "speed")
        rows = []
        for bot in self.standings.ranked():
            cells = [
                self.figures.number(bot.seats),
                between(bot.share, self.share),
                between(bot.margin, lambda margin: self.figures.number(margin, 1, signed=True)),
                between(self.ratings[bot.bot], self.rating) if bot.bot in self.ratings else "",
                self.figures.number(1000 * bot.seconds_per_move, 2),
                self.figures.number(bot.iterations_per_move) if bot.iterations else "",
                self.figures.number(bot.iterations_per_second) if bot.iterations else "",
            ]
            rows.append(f'<td class="name" title="{escape(bot.bot)}">{escape(bot.bot)}</td>' + row_of(cells))
        head = "".join(f"<th>{escape(self.words(f'arena-{each}'))}</th>" for each in heads)
        body = "\n".join(f"<tr>{row}</tr>" for row in rows)
        return f'<div class="wide"><table>\n<tr>{head}</tr>\n{body}\n</table></div>\n'

    def shares(self) -> str:
        rows = [(bot.bot, bot.share) for bot in self.standings.ranked()]
        about = self.words("arena-share")
        plot = interval_plot(rows, self.share, about, at=self.standings.chance, limits=(0.0,))
        return self.section(about, self.words("arena-shares-note"), plot)

    def cross(self) -> str:
        cells = {(cell.one, cell.others): cell.share for cell in self.standings.cells()}
        if len(cells) < 2:
            return ""
        about = self.words("arena-cross")
        plot = cross_table(list(self.standings.bots), cells, self.standings.chance, self.figures.percent, about)
        return self.section(about, self.words("arena-cross-note", share=self.share(self.standings.chance)), plot)

    def rating_plot(self) -> str:
        if not self.ratings:
            return ""
        ranked = sorted(self.ratings.items(), key=lambda one: -one[1].points)
        rows = [(name, Estimate(*rating)) for name, rating in ranked]
        plot = interval_plot(rows, self.rating, self.words("arena-ratings"))
        return self.section(self.words("arena-ratings"), self.words("arena-ratings-note"), plot)

    def scores(self) -> str:
        rows = [(bot.bot, bot.points) for bot in self.standings.ranked()]
        plot = distributions(rows, self.words("arena-points"), self.words("arena-scores"))
        return self.section(self.words("arena-scores"), self.words("arena-scores-note"), plot)

    def lengths(self) -> str:
        rows = [("", self.standings.lengths)]
        plot = distributions(rows, self.words("arena-decisions"), self.words("arena-lengths"), row=120)
        return self.section(self.words("arena-lengths"), self.words("arena-lengths-note"), plot)

    def faults(self) -> str:
        found = self.standings.faults
        if not found:
            return ""
        rows = "\n".join(
            f'<tr><td class="name">{escape(fault.bot)}</td><td>{escape(fault.question)}</td>'
            f'<td class="words">{escape(self.figures.phrase(fault.why))}</td><td>{fault.times}×</td></tr>'
            for fault in found
        )
        heading = self.words("arena-faults", number=sum(fault.times for fault in found))
        table = f'<div class="wide"><table>\n{rows}\n</table></div>'
        return self.section(heading, self.words("arena-faults-note"), table)


def note(said: str) -> str:
    return f'<p class="note">{escape(said)}</p>\n'


def row_of(cells: list[str]) -> str:
    """Figures read from left to right in every language."""
    return "".join(f'<td><bdi dir="ltr">{escape(cell)}</bdi></td>' for cell in cells)


def between(found: Estimate | Rating, said: Format) -> str:
    """A figure and its interval, if there is one."""
    value, low, high = found
    return said(value) if isinf(low) else f"{said(value)} ({said(low)} – {said(high)})"
