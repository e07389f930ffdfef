"""The table as text, one fact a line, without columns or signs: for screen readers and for programs."""

from marsbound.games.red_planet.rules.picture_types import SeatPicture, ZonePicture
from marsbound.games.red_planet.terminal.board import Board


class PlainBoard(Board):
    """The same parts in sentences."""

    def track(self) -> None:
        self.output.heading(self.texts.text("track-now", phase=self.summary.phase))
        if self.picture["round"]:
            self.output.write(self.texts.text("event-first-player", seat=self.seats.name(self.picture["first"])))

    def launch_pad(self) -> None:
        self.output.heading(self.texts.text("heading-launch-pad"))
        for name, dock in self.summary.docks():
            self.output.write(self.texts.text("board-at-dock", dock=name, ship=self.summary.ship(dock)))

    def mars(self) -> None:
        self.output.heading(self.texts.text("heading-mars"))
        for zone in self.picture["zones"]:
            self.output.write(
                self.texts.text("board-at-zone", zone=self.words.zone(zone["zone"]), what=self.zone(zone))
            )

    def zone(self, zone: ZonePicture) -> str:
        facts = [self.summary.resource(zone)]
        if zone["resource"]:
            facts = [self.texts.text("board-resource", kind=facts[0])]
        if any(zone["astronauts"]):
            facts.append(self.summary.astronauts(zone["astronauts"]))
        if any(zone["tokens"].values()):
            facts.append(self.texts.text("board-tokens", tokens=self.summary.tokens(zone["tokens"])))
        if zone["discovery"]:
            facts.append(self.summary.discovery(zone))
        return self.words.listed(facts)

    def seat_rows(self) -> None:
        self.output.heading(self.texts.text("heading-seats"))
        for seat in self.picture["seats"]:
            name = self.seats.name(seat["seat"])
            self.output.write(self.texts.text("board-at-seat", seat=name, what=self.words.listed(self.seat(seat))))

    def seat(self, seat: SeatPicture) -> list[str]:
        facts = [
            self.texts.text("board-supply", number=seat["supply"]),
            self.texts.text("board-tokens", tokens=self.summary.tokens(seat["tokens"]) or self.texts.text("none")),
            self.texts.text("board-face-down-cards", number=len(seat["cards"]) + len(seat["dealt"])),
        ]
        if seat["lost"]:
            facts.append(self.texts.text("board-lost", number=seat["lost"]))
        chosen = self.summary.choice_of_character(seat)
        if chosen:
            facts.append(self.texts.text("board-this-round", character=chosen))
        if seat["played"]:
            facts.append(self.texts.text("board-played", characters=self.words.listed(self.summary.played(seat))))
        return facts

    def decks(self) -> None:
        self.output.heading(self.texts.text("heading-decks"))
        self.output.write(*self.summary.deck_facts())
