"""Scenes of Rocketmen: a table set by hand, and answers in the notation.

    scene = RocketmenScene().market("big-data").hand(1, "hotel", "mining", "satellite-a", "spaceship-a").turn(1)
    scene.answer("buy:m1", "pay-for-me")
    assert scene.row(1, "area")["big-data"] == 1

Seats count from 1, as in the notation.
"""

from typing import Any, Self

from marsbound.core.choices import Choices
from marsbound.core.game import Result
from marsbound.core.notation import answer_text, line_number
from marsbound.core.script import NATURE, NOBODY
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS
from marsbound.games.rocketmen.rules.cells import PINK, REMOVED, TEAL, USED
from marsbound.games.rocketmen.rules.rows import AREA, DECK, DEPOT, HAND, PAD, SCRAP, STORED
from tests.games.rocketmen.table_builder import SetTable

ROWS = {"hand": HAND, "deck": DECK, "pad": PAD, "area": AREA, "depot": DEPOT, "scrap": SCRAP, "stored": STORED}
COMMON_ROWS = {"teal": TEAL, "pink": PINK, "out": REMOVED}


class RocketmenScene(SetTable):
    """Nature answers what `success` and `nature` say, and then by the seed."""

    # Nature

    def success(self, *values: int) -> Self:
        """The next success cards; those after them come by the seed."""
        self.success_cards += [str(value) for value in values]
        return self

    def nature(self, *answers: str) -> Self:
        """Nature's next answers to whatever it is asked; those after them come by the seed."""
        self.fed += answers
        return self

    def let_nature_answer(self) -> None:
        found = Choices()
        while self.play.asked_players() == [NATURE]:
            line = self.play.line()
            if self.success_cards and line.domain.kinds == ["number"]:
                text = self.success_cards.pop(0)
            elif self.fed:
                text = self.fed.pop(0)
            else:
                text = answer_text(self.table, line, int(line.draw(self.table, self.table.seat, found)))
            self.play.answer(NATURE, text)

    # Going on

    def turn(self, seat: int) -> Self:
        """Begin a turn and go on to its first question."""
        return self.begin("rocketmen/turn/BeginATurn", seat)

    def begin(self, line: str, seat: int | None = None, memo: int = 0) -> Self:
        """Go on from a line of a script, named as in the book, to the next question or to the script's end."""
        self.play.snapshots = []
        self.table.call(line_number(line), NOBODY if seat is None else seat - 1, memo)
        self.play.go_on()
        self.let_nature_answer()
        return self

    def rounds(self) -> Self:
        """Play rounds from here on to the end of the game, beginning with the first player's turn."""
        return self.begin("rocketmen/game/PlayARound")

    def finish(self) -> Self:
        """Count points: the game is over."""
        return self.begin("rocketmen/game/CountPoints")

    def offers(self, deed: str) -> list[str]:
        """The things that a deed is offered with: ["m1", "m3"] for "buy"."""
        return [thing for name, _, thing in (text.partition(":") for text in self.choices) if name == deed]

    def answer(self, *answers: str) -> Self:
        """Answers of whoever is asked."""
        for text in answers:
            players = self.play.asked_players()
            assert players, f"nobody is asked, so nobody answers {text}"
            self.play.answer(players[0], text)
            self.let_nature_answer()
        return self

    # Looking

    def row(self, seat: int, name: str) -> dict[str, int]:
        """The cards of a zone with their numbers: hand, deck, pad, area, depot, scrap or stored."""
        return self.counted(int(self.table.row(seat - 1, ROWS[name])))

    def common(self, name: str) -> dict[str, int]:
        """The same of the teal or pink deck, or of what is out of the game."""
        return self.counted(COMMON_ROWS[name])

    def counted(self, start: int) -> dict[str, int]:
        cells = self.table.cells
        return {name: int(cells[start + card]) for card, name in enumerate(self.box.ids) if cells[start + card]}

    @property
    def on_market(self) -> list[str | None]:
        cards = [int(self.table.market(slot)) for slot in range(self.box.market)]
        return [self.box.ids[card] if card >= 0 else None for card in cards]

    @property
    def engines_left(self) -> list[int]:
        return [int(self.table.engines_left(pile)) for pile in range(3)]

    def planned(self, seat: int) -> str | None:
        card = int(self.table.plan(seat - 1))
        return str(self.box.ids[card]) if card >= 0 else None

    def points(self, seat: int) -> int:
        """On the score track."""
        return int(self.table.score(seat - 1))

    def missions(self, seat: int) -> int:
        return int(self.table.missions(seat - 1))

    def won(self, seat: int) -> dict[str, int]:
        """Achievement markers."""
        return {name: int(self.table.won(seat - 1, at)) for at, name in enumerate(ACHIEVEMENTS)}

    def used(self, seat: int) -> dict[str, int]:
        """Markers turned over."""
        return {name: int(self.table.cells[USED + (seat - 1) * 2 + at]) for at, name in enumerate(ACHIEVEMENTS[:2])}

    @property
    def ending(self) -> bool:
        return bool(self.table.ending)

    @property
    def launch(self) -> dict[str, Any]:
        """The launch under way, as everybody sees it; {} if there is none."""
        found: dict[str, Any] | None = self.picture(0)["launch"]
        return found or {}

    @property
    def payment(self) -> dict[str, Any]:
        """The payment under way: basket, owed-money, owed-components, credit …"""
        found: dict[str, Any] = self.picture(0)["payment"]
        return found

    def markers_at(self, location: str) -> list[int]:
        """Whose mission markers are at a location, in order of arrival."""
        places = {place["location"]: place["arrived"] for place in self.picture(0)["locations"]}
        return [seat + 1 for seat in places[location]]

    @property
    def rival_now(self) -> dict[str, Any]:
        """The solo rival: score, missions, and where it is going: to, location, field."""
        found: dict[str, Any] = self.picture(0)["rival"]
        return found

    def cards(self) -> dict[str, int]:
        """All cards of the box wherever they lie, by name: what must not change."""
        total = dict.fromkeys(self.box.ids, 0)
        rows = [self.row(seat + 1, row) for seat in range(self.table.players) for row in ROWS]
        for row in rows + [self.common(name) for name in COMMON_ROWS]:
            for name, number in row.items():
                total[name] += number
        for card in self.on_market + [self.planned(seat + 1) for seat in range(self.table.players)]:
            if card is not None:
                total[card] += 1
        for pile in range(3):
            total[self.box.ids[self.box.first_engine + pile]] += int(self.table.engines_left(pile))
        return total

    # After the game

    @property
    def result(self) -> Result:
        return self.play.result()

    def total(self, seat: int) -> int:
        return self.result.totals[seat - 1]
