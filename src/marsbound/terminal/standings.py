"""The outcome of a tournament as a table."""

from math import isinf

from marsbound.arena.intervals import Estimate
from marsbound.arena.ratings import Rating
from marsbound.arena.standings import Standing, Standings
from marsbound.terminal.output import Output
from marsbound.text import Texts

FAULTS_SHOWN = 20


class StandingsSheet:
    """Who won how much."""

    def __init__(self, standings: Standings, texts: Texts, output: Output) -> None:
        self.standings = standings
        self.texts = texts
        self.output = output

    def write(self) -> None:
        found = self.standings
        tournament = found.tournament
        game = self.texts.text(f"game-{tournament.game}")
        self.output.say(self.output.strong(self.texts.text("arena-title", game=game, players=tournament.players)))
        if not found.games:
            self.output.say(self.texts.text("arena-nothing"))
            return
        games = self.texts.text("arena-games", games=len(found.games), deals=found.deals, seed=str(tournament.seed))
        self.output.say(games)
        self.output.say(self.texts.text("arena-chance", share=self.texts.percent(found.chance, 1)))
        self.write_bots()
        self.write_cells()
        self.write_rest()

    def write_bots(self) -> None:
        ratings = self.standings.ratings()
        ranked = self.standings.ranked()
        searches = any(bot.iterations for bot in ranked)
        heads = ["bot", "seats", "share", "margin", "rating", "time", *(["iterations", "speed"] if searches else [])]
        rows = [[self.output.faint(self.texts.text(f"arena-{head}")) for head in heads]]
        for bot in ranked:
            row = [bot.bot, self.texts.number(bot.seats), self.share(bot.share), self.margin(bot.margin)]
            row.append(self.rating(ratings.get(bot.bot)))
            rows.append([*row, self.texts.number(1000 * bot.seconds_per_move, 2), *self.search_cells(bot, searches)])
        self.output.table(rows)

    def search_cells(self, bot: Standing, searches: bool) -> list[str]:
        if not searches or not bot.iterations:
            return []
        return [self.texts.number(bot.iterations_per_move), self.texts.number(bot.iterations_per_second)]

    def write_cells(self) -> None:
        cells = self.standings.cells()
        if len(cells) < 2:
            return
        self.output.say(self.texts.text("arena-cross"))
        heads = ("one", "others", "share", "margin")
        rows = [[self.output.faint(self.texts.text(f"arena-{head}")) for head in heads]]
        rows += [[cell.one, cell.others, self.share(cell.share), self.margin(cell.margin)] for cell in cells]
        self.output.table(rows)

    def share(self, estimate: Estimate) -> str:
        value, low, high = (self.texts.percent(part, 1) for part in estimate)
        return f"{value} ({low} – {high})"

    def margin(self, estimate: Estimate) -> str:
        value = self.texts.number(estimate.value, 1, signed=True)
        half = estimate.high - estimate.value
        return value if isinf(half) else f"{value} ± {self.texts.number(half, 1)}"

    def rating(self, rating: Rating | None) -> str:
        if rating is None:
            return ""
        points = self.texts.number(rating.points, signed=True)
        if isinf(rating.low):
            return points
        low, high = (self.texts.number(end, signed=True) for end in (rating.low, rating.high))
        return f"{points} ({low} – {high})"

    def write_rest(self) -> None:
        found = self.standings
        self.output.say(self.texts.text("arena-shared", number=found.shared))
        if found.won_by_nobody:
            self.output.say(self.texts.text("arena-nobody", number=found.won_by_nobody))
        length = sum(found.lengths) / len(found.lengths)
        self.output.say(self.texts.text("arena-length", number=self.texts.number(length, 1)))
        if found.faults:
            number = sum(fault.times for fault in found.faults)
            self.output.say(self.texts.text("arena-faults", number=number))
            for fault in found.faults[:FAULTS_SHOWN]:
                cause = self.texts.phrase(fault.why)
                parts = {"bot": fault.bot, "question": fault.question, "cause": cause, "times": str(fault.times)}
                self.output.say(self.texts.text("arena-fault", **parts), indent=1)
