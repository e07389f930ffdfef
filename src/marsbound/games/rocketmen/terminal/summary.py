"""What a reader sees of a table of Rocketmen, fact by fact, for whichever way it is written."""

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from marsbound.core.game import Game
from marsbound.core.notation import DECLINED
from marsbound.core.view import View
from marsbound.games.rocketmen.rules.box import Destination
from marsbound.games.rocketmen.rules.picture import UNSEEN
from marsbound.games.rocketmen.rules.picture_types import (
    DeedOdds,
    LaunchPicture,
    LocationPicture,
    Outlook,
    Picture,
    RivalPicture,
    SeatPicture,
)
from marsbound.games.rocketmen.terminal.words import Words
from marsbound.packs import Entry


class Summary:
    """A view as a picture with its outlook, and words for the parts."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.game = game
        self.view = view
        self.picture = picture = cast(Picture, game.picture(view))
        self.words = words
        self.texts = words.texts
        self.solo = picture["rival"] is not None
        self.buyer = view.player if view.player >= 0 else picture["active"]  # for whom prices are told

    @cached_property
    def outlook(self) -> Outlook:
        """The odds in it take a while, so only who asks for it waits."""
        return cast(Outlook, self.game.outlook(self.view))

    # Cards

    def gives(self, seat: int, card: str) -> str:
        """The components that a card gives its owner now."""
        gives = self.outlook["gives"][seat] if seat < len(self.outlook["gives"]) else {}
        return self.words.components(gives.get(card, self.words.printed(card, "components")))

    def price(self, card: str) -> str:
        """What a card costs the reader, or whoever is playing."""
        prices = self.outlook["prices"]
        return self.words.components(prices.get(card, self.words.printed(card, "cost")))

    def with_components(self, seat: int, cards: Mapping[str, int]) -> list[str]:
        """ "Hotel ($10)": cards of a seat with what each gives."""
        found = []
        for (card, _), name in zip(cards.items(), self.words.counted(cards), strict=True):
            gives = self.gives(seat, card)
            found.append(self.texts.text("board-with", what=name, who=gives) if gives else name)
        return found

    # Destinations

    @property
    def destinations(self) -> list[Destination]:
        """Those that are flown to in this game."""
        return self.outlook["destinations"]

    def locations(self, destination: str) -> list[LocationPicture]:
        return [place for place in self.picture["locations"] if self.entry(place).word("destination") == destination]

    def entry(self, location: LocationPicture) -> Entry:
        return self.words.pack.entry("location", location["location"])

    def kind(self, location: LocationPicture) -> str:
        return self.words.named("kind", self.entry(location).word("kind"))

    def points(self, location: LocationPicture) -> list[str]:
        """By order of arrival, for as many as can arrive."""
        return [str(points) for points in location["points"][: self.outlook["places"]]]

    def arrived(self, location: LocationPicture) -> str:
        """Who is there, in order."""
        return self.words.listed(self.words.seat(seat) for seat in location["arrived"])

    def about(self, destination: str) -> str:
        entry = self.words.pack.entry("destination", destination)
        return self.words.text(
            "board-fields",
            name=self.words.destination(destination),
            distance=entry.number("distance"),
            draws=entry.number("draws"),
            component=self.texts.attribute(f"rocketmen-component-{entry.word('helped-by')}", "name"),
        )

    # Where the game stands

    @property
    def phase(self) -> str:
        if self.picture["finished"]:
            return self.texts.text("phase-over")
        number = self.picture["round"]
        return self.words.text("board-round", number=number) if number else self.texts.text("phase-setup")

    def standing(self) -> list[str]:
        """When it ends, and what holds for all."""
        facts = [] if self.picture["finished"] else [*self.end(), *self.stalled()]
        for goal, seat in self.token_holders().items():
            if seat is not None:
                token = self.words.named("goal", goal)
                facts.append(self.words.text("board-tokens", token=token, seat=self.words.seat(seat)))
        if self.picture["variants"]:
            names = self.words.listed(self.words.named("variant", id) for id in self.picture["variants"])
            facts.append(self.words.text("board-variants", variants=names))
        return facts

    def token_holders(self) -> dict[str, int | None]:
        """By the goal that each token is."""
        tokens = self.picture["tokens"]
        return {"moon-token": tokens["moon"], "mars-token": tokens["mars"]}

    def end(self) -> list[str]:
        """What begins the end; in a solo game that can't be said in a few words."""
        if self.picture["ending"]:
            return [self.words.text("board-last-round")]
        if self.outlook["goal"]:
            return [self.words.text("board-goal", points=self.outlook["goal"])]
        earth_only = len(self.destinations) == 1
        return [self.words.text("board-missions-goal", number=self.outlook["missions"])] if earth_only else []

    def stalled(self) -> list[str]:
        """How long nothing has happened, where that ends the game."""
        number, limit = self.picture["stalled"], self.outlook["stalled-limit"]
        return [self.words.text("board-stalled", number=number, limit=limit)] if number and limit else []

    @property
    def deck_left(self) -> str:
        number = sum(self.picture["teal-deck"].values()) + sum(self.picture["pink-deck"].values())
        return self.words.text("board-deck", number=number)

    def rival(self, rival: RivalPicture) -> str:
        """Where a solo game's rival is going."""
        if rival["to"] is None or rival["location"] is None:
            return ""
        distance = self.words.pack.entry("destination", rival["to"]).number("distance")
        location = self.words.location(f"{rival['to']}-{rival['location']}")
        return self.words.text("board-rival", location=location, field=rival["field"], distance=distance)

    # Seats

    def achievements(self, seat: SeatPicture) -> list[str]:
        found = []
        markers_used: dict[str, int] = {"money": seat["used"]["money"], "science": seat["used"]["science"]}
        for name, number in seat["achievements"].items():
            used = markers_used.get(name, 0)
            title = self.words.named("achievement", name)
            if number - used:
                found.append(self.words.times(title, number - used))
            if used:
                found.append(self.words.text("board-used", achievement=self.words.times(title, used)))
        return found

    def pad(self, seat: SeatPicture) -> str:
        """The cards and the rocket points they give, those of achievements included."""
        cards = self.words.listed(self.words.counted(seat["pad"]))
        points = self.words.components({"rockets": seat["rocket-points"]})
        return self.texts.text("board-with", what=cards, who=points) if points else cards

    def open_facts(self, seat: SeatPicture) -> list[str]:
        """What another player has before them."""
        facts = []
        if seat["plan"]:
            facts.append(self.words.text("board-planned", card=self.words.card(seat["plan"])))
        if seat["pad"]:
            facts.append(self.words.text("board-pad", cards=self.pad(seat)))
        if seat["stored"]:
            facts.append(self.words.text("board-stored", cards=self.words.listed(self.words.counted(seat["stored"]))))
        return [*facts, *self.achievements(seat)]

    def targets(self, seat: SeatPicture) -> list[LocationPicture]:
        """The locations that the planned mission can go to."""
        if seat["plan"] is None:
            return []
        entry = self.words.cards[seat["plan"]]
        found = []
        for place in self.picture["locations"]:
            to = self.entry(place).word("destination")
            if self.entry(place).word("kind") == entry.word("kind") and to in entry.words("destinations"):
                found += [place] if to in self.destinations else []
        return found

    def target(self, seat: SeatPicture, place: LocationPicture) -> str:
        """What a location takes, and what it would bring now."""
        name = self.words.location(place["location"])
        if seat["seat"] in place["arrived"]:
            return self.words.text("board-done", goal=name)
        points = self.outlook["worth"][place["location"]]
        return self.words.text("board-target", location=name, points=points, rockets=place["rockets"])

    def plan(self, seat: SeatPicture) -> str:
        if not seat["plan"]:
            return self.texts.text("none")
        targets = [self.target(seat, place) for place in self.targets(seat)]
        return self.words.titled(self.words.card(seat["plan"]), "; ".join(targets))

    def lift_off(self, seat: SeatPicture) -> str:
        """How far the rocket would come by components and effects alone."""
        destinations = {self.entry(place).word("destination") for place in self.targets(seat)}
        fields = [
            self.texts.text("board-count", name=self.words.destination(name), number=number)
            for name, number in self.outlook["lift"][seat["seat"]].items()
            if name in destinations
        ]
        return self.words.text("board-lift", fields=self.words.listed(fields))

    def piles(self, seat: SeatPicture) -> list[str]:
        sizes = {
            "command-centre": seat["command-centre-size"],
            "depot": sum(seat["depot"].values()),
            "scrapyard": sum(seat["scrapyard"].values()),
        }
        return [
            self.texts.text("board-count", name=self.words.named("zone", zone), number=size)
            for zone, size in sizes.items()
        ]

    def objectives(self, seat: SeatPicture) -> dict[str, str]:
        """In words, by their ids; those that are seen."""
        reached = {place["location"] for place in self.picture["locations"] if seat["seat"] in place["arrived"]}
        reached |= {goal for goal, holder in self.token_holders().items() if holder == seat["seat"]}
        return {id: self.words.objective(id, reached) for id in seat["objectives"] if id != UNSEEN}

    def score(self, seat: SeatPicture | RivalPicture) -> list[str]:
        most = self.outlook["missions"]
        return [
            self.texts.text("count-points", points=seat["score"]),
            self.words.text("board-missions", number=seat["missions"], most=most),
        ]

    def pending(self) -> list[str]:
        """What whoever is playing may still do for what they paid."""
        payment = self.picture["payment"]
        facts = []
        if payment["credit"]:
            facts.append(self.words.text("board-credit", amount=payment["credit"]))
        if payment["free-placements"]:
            facts.append(self.words.text("board-free", number=payment["free-placements"]))
        if payment["draws"]:
            facts.append(self.words.text("board-draws", number=payment["draws"]))
        return facts

    # A payment

    def payment(self) -> list[str]:
        """What is being bought, what was paid, what is still owed."""
        basket = self.picture["payment"]["basket"]
        if not basket:
            return []
        cards = [self.texts.text("board-with", what=self.words.card(id), who=self.price(id)) for id in basket]
        facts = [self.words.text("board-buying", cards=self.words.listed(cards))]
        paid = self.outlook["paid"]
        if any(paid.values()):
            facts.append(self.words.text("board-paid", components=self.words.components(paid)))
        if self.picture["payment"]["owed-components"]:  # the question tells how many, not which
            facts.append(self.words.text("board-owed", components=self.owed()))
        return facts

    def owed(self) -> str:
        """By kind, less what science stands for; of that it can't be told which."""
        return self.words.components(self.outlook["owed"])

    # A launch

    def flight(self, launch: LaunchPicture) -> list[str]:
        """How far the rocket is, and which success cards are known."""
        facts = [
            self.words.text("board-field", rocket=launch["rocket"], distance=launch["distance"]),
            self.words.text("board-drawn", drawn=launch["drawn"], draws=launch["draws"]),
        ]
        if launch["last"] is not None:
            facts.append(self.words.text("board-last", value=launch["last"]))
        if launch["seen"]:
            facts.append(self.words.text("board-seen", cards=self.words.listed(map(str, launch["seen"]))))
        if launch["offered"]:
            facts.append(self.words.text("board-offered", cards=self.words.listed(map(str, launch["offered"]))))
        if launch["copied"]:
            facts.append(self.words.text("board-copied", card=self.words.card(launch["copied"])))
        return facts

    def success_deck(self, launch: LaunchPicture) -> str:
        """The success cards that can still come, by value."""
        counts = enumerate(launch["success-deck"])
        cards = [self.words.times(str(value), number) for value, number in counts if number]
        return self.words.text("board-success-deck", cards=self.words.listed(cards))

    def odds(self, launch: LaunchPicture) -> str:
        """What the flight under way promises, for whoever flies; "" for others."""
        odds = launch["odds"]
        return self.words.odds(odds["success"], odds["points"]) if odds else ""

    def odds_to(self, destination: str) -> DeedOdds:
        """What a launch now would promise."""
        offers = self.outlook["launches"][self.picture["active"]]
        return next(offer["odds"] for offer in offers if offer["destination"] == destination)

    def odds_copying(self, card: str | None) -> DeedOdds:
        """The same where it is decided which card is copied for it, if any."""
        return self.outlook["copies"][card or DECLINED]
