"""The table as text, in columns: round track, launch pad, Mars, seats, decks, one's own cards."""

from collections.abc import Callable, Mapping
from typing import Final

from marsbound.core.view import EVERYTHING
from marsbound.games.red_planet.rules.picture_types import DockedShip, DockPicture, SeatPicture, ZonePicture
from marsbound.games.red_planet.terminal.summary import UNSEEN, Summary
from marsbound.terminal.output import Output, width_of

# What the tracker passes, after the rounds each comes after
TRACK: Final = (*range(1, 6), "production-1", *range(6, 9), "production-2", 9, 10, "reveal", "production-3", "final")
BORDERS: Final = 5  # the column of the neighbouring zones
FREE_SEAT: Final = "·"
TIMES: Final = "×"
NO_AIMS: Final[Mapping[str, str]] = {}


class Board:
    """Writes the parts of a table that are asked for."""

    def __init__(self, summary: Summary, output: Output, aims: Callable[[int], Mapping[str, str]]) -> None:
        self.aims = aims  # of a seat's missions how they stand
        self.summary = summary
        self.output = output
        self.picture = summary.picture
        self.words = summary.words
        self.texts = summary.texts
        self.seats = summary.seats

    def write(self, hand: bool = True) -> None:
        """All of it, the reader's hand only if wanted."""
        self.track()
        self.launch_pad()
        self.mars()
        self.seat_rows()
        self.decks()
        self.own_cards(hand)

    # The round track

    def track(self) -> None:
        steps = [self.step(step) for step in TRACK]
        first = self.texts.text("event-first-player", seat=self.seats.name(self.picture["first"]))
        self.output.heading(self.summary.phase)
        self.output.columns([[" ".join(steps), first if self.picture["round"] else ""]], gap=4)

    def step(self, step: int | str) -> str:
        if isinstance(step, int):
            text, here = str(step), self.picture["phase"] == "round" and self.picture["round"] == step
        else:
            name, _, number = step.partition("-")
            text, here = self.texts.text(f"track-{name}", number=number), self.picture["phase"] == step
        if here:
            return self.output.strong(f"[{text}]")
        return text if isinstance(step, int) else self.output.faint(text)

    # The launch pad

    def launch_pad(self) -> None:
        self.output.heading(self.texts.text("heading-launch-pad"))
        self.output.columns([self.dock_row(name, dock) for name, dock in self.summary.docks()])

    def dock_row(self, name: str, dock: DockPicture) -> list[str]:
        if dock["ship"] is None:
            return [name, self.output.faint(self.texts.text("board-no-ship"))]
        to = self.summary.destination(dock) if dock["destination"] else "?"
        return [name, f"{self.output.arrow} {to}", self.portholes(dock), self.ship_remarks(dock)]

    def portholes(self, dock: DockedShip) -> str:
        """A place for each astronaut that fits in: who sits there, or free."""
        taken = [self.seats.tag(seat) for seat, number in enumerate(dock["crew"]) for _ in range(number)]
        free = [self.output.faint(FREE_SEAT)] * (dock["capacity"] - len(taken))
        return "[" + " ".join([*taken, *free]) + "]"

    def ship_remarks(self, dock: DockedShip) -> str:
        remarks = []
        if dock["launched"]:
            remarks.append(self.output.strong(self.texts.text("board-launched")))
        if dock["tokens"]:
            printed = self.words.zone(dock["printed"]) if dock["printed"] else self.texts.text("unknown")
            remarks.append(self.texts.text("board-printed", zone=printed))
        elif not dock["destination"]:
            remarks.append(self.texts.text("board-first-aboard-picks"))
        return self.texts.text("list-separator").join(remarks)

    # Mars, its moon, and those who are lost

    def mars(self) -> None:
        self.output.heading(self.texts.text("heading-mars"))
        numbers = {zone["zone"]: number for number, zone in enumerate(self.picture["zones"], 1)}
        names = (
            "",
            "column-zone",
            "column-resource",
            "column-astronauts",
            "column-tokens",
            "column-borders",
            "column-discovery",
        )
        head = [self.output.faint(self.texts.text(name)) if name else "" for name in names]
        rows = [head, *(self.zone_row(zone, numbers) for zone in self.picture["zones"])]
        if not self.output.fits(rows):  # which zones are neighbours the map tells too
            rows = [[*row[:BORDERS], *row[BORDERS + 1 :]] for row in rows]
        self.output.columns(rows)

    def zone_row(self, zone: ZonePicture, numbers: dict[str, int]) -> list[str]:
        id = zone["zone"]
        resource = self.summary.resource(zone)
        return [
            self.output.faint(f"{numbers[id]:2}"),
            self.words.zone(id),
            resource if zone["resource"] else self.output.faint(resource),
            self.crowd(zone["astronauts"]),
            self.summary.tokens(zone["tokens"]),
            self.output.faint(" ".join(str(numbers[other]) for other in self.summary.neighbours(id))),
            self.discovery(zone),
        ]

    def crowd(self, counts: list[int]) -> str:
        """Astronauts by seat; whoever has most stands out."""
        most = max(counts)
        found = []
        for seat, number in enumerate(counts):
            if number:
                text = f"{self.seats.bare_tag(seat)}{TIMES}{number}"
                found.append(self.output.of_seat(text, seat, bold=number == most))
        return " ".join(found)

    def discovery(self, zone: ZonePicture) -> str:
        card = zone["discovery"]
        if card is None:
            return ""
        if self.picture["discoveries-revealed"]:
            return self.words.card(card)
        found = self.output.faint(self.texts.text("board-face-down"))
        if card != UNSEEN:
            found = self.words.card(card)
        seen = " ".join(self.seats.tag(self.seats.main_seat(player)) for player in zone["seen-by"])
        return self.texts.text("board-seen-by", what=found, seats=seen) if seen else found

    # Seats

    def seat_rows(self) -> None:
        self.output.heading(self.texts.text("heading-seats"))
        columns = ["", "column-supply", "column-lost", "kind-ice", "kind-sylvanite", "kind-celerium", "column-cards"]
        columns += ["column-this-round", "column-played"]
        head = ["", *(self.output.faint(self.texts.text(name)) if name else "" for name in columns)]
        self.output.table([head, *(self.seat_row(seat) for seat in self.picture["seats"])])

    def seat_row(self, seat: SeatPicture) -> list[str]:
        number = seat["seat"]
        return [
            self.seats.tag(number),
            # the tag before it tells whose
            self.texts.text("board-neutral") if seat["neutral"] else self.seats.name(number),
            str(seat["supply"]),
            str(seat["lost"]),
            *(str(count) for count in seat["tokens"].values()),
            str(len(seat["cards"]) + len(seat["dealt"])),
            self.this_round(seat),
            " ".join(str(self.words.character_number(id)) for id in seat["played"]),
        ]

    def this_round(self, seat: SeatPicture) -> str:
        known = self.summary.choice_of_character(seat)
        secret = seat["chosen"] and seat["chosen"] not in seat["played"]
        return self.output.faint(known) if secret else known

    def decks(self) -> None:
        self.output.heading(self.texts.text("heading-decks"))
        line = ""
        for fact in self.summary.deck_facts():
            longer = f"{line}   {fact}" if line else fact
            if line and width_of(longer) > self.output.width - 1:
                self.output.write(f" {line}")
                longer = fact
            line = longer
        self.output.write(f" {line}")

    # What is one's own

    def own_cards(self, hand: bool = True) -> None:
        """The reader's hand, and their missions and actions with texts; who may see everything sees everybody's."""
        if self.picture["player"] == EVERYTHING:
            self.all_cards()
        for seat in self.picture["seats"]:
            if not self.seats.is_yours(seat["seat"]):
                continue
            name = self.seats.name(seat["seat"])
            if not seat["neutral"]:
                if hand:
                    self.hand(seat)
                self.held(self.texts.text(self.words.held), seat["cards"], self.aims(seat["seat"]))
            elif seat["removed"]:
                self.held(self.texts.text("heading-removed", seat=name), seat["removed"])

    def all_cards(self) -> None:
        for seat in self.picture["seats"]:
            if not seat["neutral"]:
                self.output.heading(self.texts.text("heading-cards-of", seat=self.seats.name(seat["seat"])))
                self.output.say(self.words.listed(self.words.numbered_character(id) for id in seat["hand"]), indent=1)
                aims = self.aims(seat["seat"])
                for card in [*seat["cards"], *seat["dealt"]]:
                    self.card(card, aims)

    def hand(self, seat: SeatPicture) -> None:
        self.output.heading(self.texts.text("heading-hand"))
        self.output.say(self.words.listed(self.words.numbered_character(id) for id in seat["hand"]), indent=1)

    def held(self, heading: str, cards: list[str], aims: Mapping[str, str] = NO_AIMS) -> None:
        self.output.heading(heading)
        for card in cards:
            self.card(card, aims)
        if not cards:
            self.output.say(self.texts.text("none"), indent=1)

    def card(self, card: str, aims: Mapping[str, str]) -> None:
        """With its text, and how it stands if it gives points."""
        self.output.say(self.words.titled_card(card), indent=1)
        if card in aims:
            self.output.say(aims[card], indent=4)
