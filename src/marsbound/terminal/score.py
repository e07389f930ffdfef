"""How a game ended: points by seat and source, and who won."""

from marsbound.core.game import Result
from marsbound.library.decided import decided
from marsbound.terminal.renderer import Renderer


class ScoreSheet:
    """The final score of a game."""

    def __init__(self, renderer: Renderer, result: Result) -> None:
        self.renderer = renderer
        self.result = result
        self.texts = renderer.texts
        self.output = renderer.output
        self.seats = renderer.seats

    def write(self) -> None:
        self.output.heading(self.texts.text("heading-score"))
        if self.output.plain:
            self.sentences()
        else:
            self.table()
            self.details()
        self.output.write("")
        self.output.say(self.output.strong(self.outcome()))
        self.story()

    def story(self) -> None:
        """What decided it, each with its step of the record, to look at in a replay."""
        found = decided(self.renderer.play)
        if found:
            self.output.heading(self.texts.text("heading-decided"))
        for moment in found:
            self.renderer.write_run([moment.event], str(moment.step))

    def order(self) -> list[int]:
        """Seats by their points, the winners first."""
        places = range(len(self.result.totals))
        return sorted(places, key=lambda seat: (not self.has_won(seat), -self.result.totals[seat], seat))

    def has_won(self, seat: int) -> bool:
        if seat >= self.seats.count:  # a rival that nobody plays
            return False
        return self.seats.owners[seat] in self.result.winners and not self.seats.neutral[seat]

    def points(self, seat: int, source: str) -> int:
        return sum(score.points for score in self.result.scores if (score.seat, score.source) == (seat, source))

    def items(self, seat: int, source: str) -> list[str]:
        """What the points of a source are for: "Moon Base: 7 points"."""
        return [
            self.texts.text("score-item", item=self.renderer.score_item(source, score.item), points=score.points)
            for score in self.result.scores
            if (score.seat, score.source) == (seat, source) and score.item
        ]

    def table(self) -> None:
        sources = self.renderer.play.game.sources
        head = ["", "", *(self.renderer.source(source) for source in sources), self.texts.text("source-total")]
        rows = [[self.output.faint(cell) for cell in head]]
        for seat in self.order():
            points = [str(self.points(seat, source)) for source in sources]
            total = self.output.ink(str(self.result.totals[seat]), bold=self.has_won(seat))
            rows.append([*self.renderer.scorer(seat), *points, total])
        self.output.table(rows)

    def details(self) -> None:
        """Card by card."""
        for seat in self.order():
            items = [item for source in self.renderer.play.game.sources for item in self.items(seat, source)]
            if items:
                said = self.texts.text("list-separator").join(items)
                self.output.say(
                    self.texts.text("board-at-seat", seat=self.renderer.scorer(seat)[1], what=said), indent=1
                )

    def sentences(self) -> None:
        """Place by place."""
        for place, seat in enumerate(self.order(), 1):
            name = self.renderer.scorer(seat)[1]
            self.output.write(self.texts.text("result-place", place=place, seat=name, points=self.result.totals[seat]))
            for source in self.renderer.play.game.sources:
                points = self.points(seat, source)
                self.output.write(self.texts.text("score-item", item=self.renderer.source(source), points=points))
                self.output.write(*self.items(seat, source))

    def outcome(self) -> str:
        totals = self.result.totals
        winners = [self.seats.main_seat(player) for player in self.result.winners]
        if not winners:
            return self.renderer.lost(self.result)
        points = totals[winners[0]]
        if len(winners) > 1:
            return self.texts.text("result-shared", names=self.seats.names(winners), points=points)
        tied = [seat for seat in range(self.seats.count) if totals[seat] == points and not self.seats.neutral[seat]]
        message = "result-winner" if len(tied) == 1 else self.renderer.tie_broken
        if self.seats.is_reader(winners[0]):
            return self.texts.attribute(message, "you", points=points)
        return self.texts.text(message, seat=self.seats.name(winners[0]), points=points)
