"""The outcome of a tournament as a table."""

from marsbound.arena.intervals import Estimate
from marsbound.arena.ratings import Rating
from marsbound.arena.standings import Standing, Standings
from marsbound.terminal.paper import Paper
from marsbound.text import Texts

FAULTS_SHOWN = 20


def percent(estimate: Estimate) -> str:
    return f"{estimate.value:.1%} ({estimate.low:.1%} – {estimate.high:.1%})"


def mean(estimate: Estimate) -> str:
    half = estimate.high - estimate.value
    return f"{estimate.value:+.1f} ± {half:.1f}" if half != float("inf") else f"{estimate.value:+.1f}"


def rated(rating: Rating | None) -> str:
    if rating is None:
        return ""
    sure = f" ({rating.low:+.0f} – {rating.high:+.0f})" if rating.low != float("-inf") else ""
    return f"{rating.points:+.0f}{sure}"


class StandingsSheet:
    """Who won how much."""

    def __init__(self, standings: Standings, texts: Texts, paper: Paper) -> None:
        self.standings = standings
        self.texts = texts
        self.paper = paper

    def write(self) -> None:
        found = self.standings
        tournament = found.tournament
        game = self.texts.text(f"game-{tournament.game}")
        self.paper.say(self.paper.strong(self.texts.text("arena-title", game=game, players=tournament.players)))
        if not found.games:
            self.paper.say(self.texts.text("arena-nothing"))
            return
        seed = str(tournament.seed)
        self.paper.say(self.texts.text("arena-games", games=str(len(found.games)), deals=str(found.deals), seed=seed))
        self.paper.say(self.texts.text("arena-chance", share=f"{found.chance:.1%}"))
        self.write_bots()
        self.write_cells()
        self.write_rest()

    def write_bots(self) -> None:
        ratings = self.standings.ratings()
        ranked = self.standings.ranked()
        searches = any(bot.iterations for bot in ranked)
        heads = ["bot", "seats", "share", "margin", "rating", "time", *(["iterations", "speed"] if searches else [])]
        rows = [[self.paper.faint(self.texts.text(f"arena-{head}")) for head in heads]]
        for bot in ranked:
            row = [bot.bot, str(bot.seats), percent(bot.share), mean(bot.margin), rated(ratings.get(bot.bot))]
            rows.append([*row, f"{1000 * bot.seconds_per_move:.2f}", *self.search_cells(bot, searches)])
        self.paper.table(rows)

    def search_cells(self, bot: Standing, searches: bool) -> list[str]:
        if not searches or not bot.iterations:
            return []
        return [f"{bot.iterations_per_move:,.0f}", f"{bot.iterations_per_second:,.0f}"]

    def write_cells(self) -> None:
        cells = self.standings.cells()
        if len(cells) < 2:
            return
        self.paper.say(self.texts.text("arena-cross"))
        heads = ("one", "others", "share", "margin")
        rows = [[self.paper.faint(self.texts.text(f"arena-{head}")) for head in heads]]
        rows += [[cell.one, cell.others, percent(cell.share), mean(cell.margin)] for cell in cells]
        self.paper.table(rows)

    def write_rest(self) -> None:
        found = self.standings
        self.paper.say(self.texts.text("arena-shared", number=str(found.shared)))
        if found.won_by_nobody:
            self.paper.say(self.texts.text("arena-nobody", number=str(found.won_by_nobody)))
        length = sum(found.lengths) / len(found.lengths)
        self.paper.say(self.texts.text("arena-length", number=f"{length:.1f}"))
        if found.faults:
            number = sum(fault.times for fault in found.faults)
            self.paper.say(self.texts.text("arena-faults", number=str(number)))
            for fault in found.faults[:FAULTS_SHOWN]:
                parts = {"bot": fault.bot, "question": fault.question, "cause": fault.why, "times": str(fault.times)}
                self.paper.say(self.texts.text("arena-fault", **parts), indent=1)
