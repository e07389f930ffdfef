"""The cards of Rocketmen with everything that is written on them."""

from collections.abc import Iterable

from marsbound.games.rocketmen.rules.picture import UNSEEN
from marsbound.games.rocketmen.rules.picture_types import SeatPicture
from marsbound.games.rocketmen.terminal.board import Board


class CardTexts:
    """What a reader has, then what can be bought, and what holds for all."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.summary = board.summary
        self.words = board.words
        self.output = board.output

    def write(self) -> None:
        for seat in self.board.shown_seats():
            self.of_seat(seat)
        picture = self.summary.picture
        self.output.heading(self.words.text("heading-card-texts"))
        self.cards(self.summary.buyer, [*filter(None, picture["market"]), *picture["engines"]], priced=True)
        for id in picture["variants"]:
            self.line(self.words.named("variant", id), self.words.variant_text(id))

    def of_seat(self, seat: SeatPicture) -> None:
        for zone, cards in (("hand", seat["hand"]), ("launch-pad", seat["pad"])):
            if cards:
                self.output.heading(self.words.named("zone", zone))
                self.cards(seat["seat"], cards)
        self.output.heading(self.words.text("board-piles"))
        piles = {"command-centre": seat["command-centre"], "depot": seat["depot"], "scrapyard": seat["scrapyard"]}
        for zone, cards in piles.items():
            self.line(self.words.named("zone", zone), self.words.listed(self.words.counted(cards)))
        known = [id for id in seat["objectives"] if id != UNSEEN]
        if known:
            self.output.heading(self.words.text("source-objectives"))
        for id in known:
            self.line(self.words.objective(id), self.words.objective_text(id, self.summary.solo))

    def cards(self, seat: int, cards: Iterable[str], priced: bool = False) -> None:
        for card in dict.fromkeys(cards):
            facts = [self.summary.gives(seat, card), self.words.card_text(card)]
            if priced:
                facts = [self.words.text("cost", cost=self.summary.price(card)), *facts]
            self.line(self.words.card(card), "; ".join(filter(None, facts)))

    def line(self, name: str, text: str) -> None:
        self.output.say(self.words.titled(name, text), indent=1)
