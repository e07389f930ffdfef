"""The table of Rocketmen as text, one fact a line, without columns or signs: for screen readers and for programs."""

from marsbound.games.rocketmen.rules.picture_types import LaunchPicture, LocationPicture, SeatPicture
from marsbound.games.rocketmen.terminal.board import Board


class PlainBoard(Board):
    """The same parts in sentences."""

    def facts(self, facts: list[str]) -> None:
        self.output.write(*facts)

    def destinations(self) -> None:
        self.output.heading(self.words.text("heading-destinations"))
        for destination in self.summary.destinations:
            self.output.write(self.summary.about(destination))
            for location in self.summary.locations(destination):
                name = self.words.location(location["location"])
                self.output.write(self.words.titled(name, "; ".join(self.location_facts(location))))

    def location_facts(self, location: LocationPicture) -> list[str]:
        facts = [
            self.words.text("rockets-needed", number=location["rockets"]),
            self.words.text("arrival-points", points=self.words.listed(self.summary.points(location))),
        ]
        if location["arrived"]:
            there = self.words.text("column-arrived")
            facts.append(self.words.titled(there, self.summary.arrived(location)))
        return facts

    def market(self) -> None:
        self.output.heading(self.words.text("zone-market"))
        for card in self.picture["market"]:
            self.output.write(self.described(card) if card else self.words.text("board-empty-place"))
        self.output.write(self.summary.deck_left)
        self.output.heading(self.words.text("heading-engines"))
        for card, number in self.picture["engines"].items():
            self.output.write(f"{self.described(card)}; {self.words.text('board-left', number=number)}")

    def described(self, card: str) -> str:
        """A card that can be bought."""
        facts = [self.words.text("cost", cost=self.summary.price(card))]
        gives = self.summary.gives(self.summary.buyer, card)
        if gives:
            facts.append(self.words.text("gives", components=gives))
        summary = self.words.summary(card)
        return self.words.titled(self.words.card(card), "; ".join([*facts, summary] if summary else facts))

    def everybody(self) -> None:
        self.output.heading(self.texts.text("heading-seats"))
        for seat in self.picture["seats"]:
            hand = self.texts.text("board-count", name=self.words.text("zone-hand"), number=seat["hand-size"])
            facts = [*self.summary.score(seat), hand, *self.summary.open_facts(seat)]
            self.seat_line(self.words.seat(seat["seat"]), facts)
        rival = self.picture["rival"]
        if rival:
            self.seat_line(self.words.text("rival"), [*self.summary.score(rival), self.summary.rival(rival)])

    def seat_line(self, name: str, facts: list[str]) -> None:
        self.output.write(self.texts.text("board-at-seat", seat=name, what="; ".join(filter(None, facts))))

    def own(self, seat: SeatPicture) -> None:
        self.own_heading(seat)
        self.labelled(self.own_facts(seat))
        self.output.heading(self.words.text("board-hand", number=seat["hand-size"], limit=seat["hand-limit"]))
        for card, name in zip(seat["hand"], self.words.counted(seat["hand"]), strict=True):
            facts = [self.summary.gives(seat["seat"], card), self.words.summary(card)]
            self.output.write(self.words.titled(name, "; ".join(filter(None, facts))))

    def labelled(self, rows: list[tuple[str, str]]) -> None:
        for label, text in rows:
            self.output.write(self.words.titled(label, text))

    def track(self, launch: LaunchPicture) -> None:
        """The facts of the flight name the field."""
