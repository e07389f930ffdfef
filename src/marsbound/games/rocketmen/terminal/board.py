"""The table of Rocketmen as text, in columns: destinations, a launch, the market, seats, one's own board."""

from collections.abc import Callable, Mapping

from marsbound.core.view import EVERYTHING
from marsbound.games.rocketmen.rules.picture_types import LaunchPicture, SeatPicture
from marsbound.games.rocketmen.terminal.summary import Summary
from marsbound.terminal.output import Output


class Board:
    """Writes the parts of a table that are asked for."""

    def __init__(self, summary: Summary, output: Output, aims: Callable[[int], Mapping[str, str]]) -> None:
        self.aims = aims  # of a seat's objectives how they stand
        self.summary = summary
        self.output = output
        self.picture = summary.picture
        self.words = summary.words
        self.texts = summary.texts
        self.seats = summary.words.seats

    def write(self, lifted_off: bool = True) -> None:
        """All of it."""
        self.output.heading(self.summary.phase)
        self.facts(self.summary.standing())
        self.destinations()
        self.market()
        self.everybody()
        for seat in self.shown_seats():
            self.own(seat)
        self.payment()
        if self.picture["launch"]:
            self.launch(self.picture["launch"], lifted_off)

    def shown_seats(self) -> list[SeatPicture]:
        """The reader's own; who may see everything sees everybody's."""
        everything = self.picture["player"] == EVERYTHING
        return [seat for seat in self.picture["seats"] if everything or self.seats.is_yours(seat["seat"])]

    def facts(self, facts: list[str]) -> None:
        """Several in a line."""
        if facts:
            self.output.say(" · ".join(facts), indent=1)

    # Destinations

    def destinations(self) -> None:
        """Beside each other if there is room, else below each other."""
        self.output.heading(self.words.text("heading-destinations"))
        names = self.summary.destinations
        blocks = [self.block(name) for name in names]
        height = max(len(block) for block in blocks)
        rows = []
        for row in range(height):
            cells: list[str] = []
            for block in blocks:
                cells += [*(block[row] if row < len(block) else [""] * 4), "  "]
            rows.append(cells[:-1])
        if self.output.fits(rows, gap=1):
            self.output.columns(rows, gap=1)
        else:
            head = [self.words.text("column-destination"), "", *self.column_heads()]
            places = [
                [name if not number else "", *row]
                for name, block in zip(map(self.words.destination, names), blocks, strict=True)
                for number, row in enumerate(block[1:])
            ]
            self.output.columns([[self.output.faint(cell) for cell in head], *places])
        for name in names:
            self.output.say(self.output.faint(self.summary.about(name)), indent=1)

    def column_heads(self) -> list[str]:
        return [self.words.text(f"column-{name}") for name in ("rockets", "points", "arrived")]

    def block(self, destination: str) -> list[list[str]]:
        """A destination with its locations: rocket points needed, points by order of arrival, who is there."""
        head = [self.output.strong(self.words.destination(destination))]
        rows = [head + [self.output.faint(name) for name in self.column_heads()]]
        for location in self.summary.locations(destination):
            arrived = " ".join(self.words.tag(seat) for seat in location["arrived"])
            kind = self.summary.kind(location)
            rows.append([kind, str(location["rockets"]), " ".join(self.summary.points(location)), arrived])
        return rows

    # The market

    def market(self) -> None:
        self.output.heading(self.words.text("zone-market"))
        rows = [self.card_row(card) for card in self.picture["market"]]
        for card, number in self.picture["engines"].items():
            left = self.words.text("board-left", number=number)
            rows.append([self.words.card(card), self.summary.price(card), self.engine_gives(card), left])
        self.output.columns(rows)
        self.output.say(self.output.faint(self.summary.deck_left), indent=1)

    def card_row(self, card: str | None) -> list[str]:
        if card is None:
            return [self.output.faint(self.words.text("board-empty-place"))]
        gives = self.summary.gives(self.summary.buyer, card)
        return [self.words.card(card), self.summary.price(card), gives, self.words.summary(card)]

    def engine_gives(self, card: str) -> str:
        return self.summary.gives(self.summary.buyer, card)

    # Seats

    def everybody(self) -> None:
        """A line each; what the reader has before them comes after it."""
        self.output.heading(self.texts.text("heading-seats"))
        names = ("column-points", "column-missions", "column-hand", "column-open")
        rows = [["", "", *(self.output.faint(self.words.text(name)) for name in names)]]
        shown = [seat["seat"] for seat in self.shown_seats()]
        for seat in self.picture["seats"]:
            number = seat["seat"]
            facts = [] if number in shown else self.summary.open_facts(seat)
            counts = [str(seat["score"]), str(seat["missions"]), str(seat["hand-size"])]
            rows.append([self.words.tag(number), self.words.seat(number), *counts, " · ".join(facts)])
        rival = self.picture["rival"]
        if rival:
            name = [self.words.text("rival-tag"), self.words.text("rival")]
            rows.append([*name, str(rival["score"]), str(rival["missions"]), "", self.summary.rival(rival)])
        self.output.columns(rows)

    # What is one's own

    def own(self, seat: SeatPicture) -> None:
        self.own_heading(seat)
        self.labelled(self.own_facts(seat))
        label = self.words.text("board-hand", number=seat["hand-size"], limit=seat["hand-limit"])
        self.output.say(self.output.faint(label), indent=1)
        number = seat["seat"]
        names = zip(seat["hand"], self.words.counted(seat["hand"]), strict=True)
        self.output.columns(
            [[name, self.summary.gives(number, card), self.words.summary(card)] for card, name in names], indent=3
        )

    def own_heading(self, seat: SeatPicture) -> None:
        number = seat["seat"]
        if self.seats.is_yours(number):
            self.output.heading(self.words.text("heading-own"))
        else:
            self.output.heading(self.words.text("heading-of", seat=self.seats.name(number)))

    def own_facts(self, seat: SeatPicture) -> list[tuple[str, str]]:
        """Everything before a player but the hand: what it is, what it holds."""
        aims = self.aims(seat["seat"]) if seat["objectives"] and not self.summary.solo else {}
        objectives = "; ".join(
            self.texts.text("board-with", what=name, who=aims[id]) if id in aims else name
            for id, name in self.summary.objectives(seat).items()
        )
        if self.summary.solo and objectives:
            objectives = f"{objectives}. {self.texts.attribute('rocketmen-objective', 'text-solo')}"
        return [
            (self.words.text("board-score"), self.words.listed(self.summary.score(seat))),
            *([(self.words.text("source-objectives"), objectives)] if objectives else []),
            *self.workshop(seat),
            (self.words.text("zone-achievements"), self.words.listed(self.summary.achievements(seat))),
            (self.words.text("board-piles"), self.words.listed(self.summary.piles(seat))),
        ]

    def workshop(self, seat: SeatPicture) -> list[tuple[str, str]]:
        """What changes with every action."""
        pad = self.summary.pad(seat)
        if seat["plan"]:
            pad = f"{pad}; {self.summary.lift_off(seat)}"
        rows = [
            (self.words.text("zone-mission-plan"), self.summary.plan(seat)),
            (self.words.text("zone-launch-pad"), pad),
        ]
        for zone, cards in (("storage", seat["stored"]), ("play-area", seat["play-area"])):
            if cards:
                rows.append((self.words.named("zone", zone), self.words.listed(self.words.counted(cards))))
        return rows

    def labelled(self, rows: list[tuple[str, str]]) -> None:
        self.output.columns([[self.output.faint(label), text] for label, text in rows])

    def brief(self, seat: SeatPicture) -> None:
        """One's own board during a turn, in a few lines."""
        self.output.write("")
        rows = self.workshop(seat)
        label = self.words.text("board-hand", number=seat["hand-size"], limit=seat["hand-limit"])
        rows.append((label, self.words.listed(self.summary.with_components(seat["seat"], seat["hand"]))))
        self.labelled(rows)
        self.facts(self.summary.pending())

    def payment(self) -> None:
        facts = self.summary.payment()
        if facts:
            self.output.heading(self.words.text("heading-payment"))
            for fact in facts:
                self.output.say(fact, indent=1)

    # A launch

    def launch(self, launch: LaunchPicture, lifted_off: bool = True) -> None:
        """Before lift-off the odds depend on what is copied: the choices tell them."""
        mission = self.picture["seats"][self.picture["active"]]["plan"]
        if mission:
            name = self.words.destination(launch["to"])
            self.output.heading(self.words.text("heading-launch", mission=self.words.card(mission), destination=name))
        self.track(launch)
        self.facts(self.summary.flight(launch))
        self.facts([self.summary.success_deck(launch)])
        odds = self.summary.odds(launch) if lifted_off else ""
        if odds:
            self.facts([self.output.strong(odds)])

    def track(self, launch: LaunchPicture) -> None:
        """The fields, the rocket's in brackets."""
        fields = [str(field) for field in range(max(launch["distance"], launch["rocket"]) + 1)]
        fields[launch["rocket"]] = self.output.strong(f"[{fields[launch['rocket']]}]")
        self.output.write(" " + " ".join(fields))
