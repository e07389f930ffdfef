"""What can be told of a picture in short: who is where, what a ship carries, what lies at a zone."""

from collections.abc import Iterator
from typing import Final

from marsbound.games.red_planet.rules.picture_types import (
    DockedShip,
    DockPicture,
    Picture,
    SeatPicture,
    Tokens,
    ZonePicture,
)
from marsbound.games.red_planet.terminal.words import Words
from marsbound.terminal.seats import Seats
from marsbound.text import Texts

UNSEEN: Final = "?"


class Summary:
    """A picture of a view, and words for its parts."""

    def __init__(self, picture: Picture, words: Words) -> None:
        self.picture = picture
        self.words = words
        self.texts: Texts = words.texts
        self.seats: Seats = words.seats

    @property
    def phase(self) -> str:
        """ "Round 3", "Production 1" …"""
        name, _, number = str(self.picture["phase"]).partition("-")
        if name == "round":
            played = self.picture["round"]
            return self.texts.text("phase-round", number=played) if played else self.texts.text("phase-setup")
        return self.texts.text(f"phase-{name}", number=number)

    def docks(self) -> Iterator[tuple[str, DockPicture]]:
        """Each dock's name and what it holds."""
        for number, dock in enumerate(self.picture["docks"], 1):
            yield self.texts.text("dock", number=number), dock

    def zone(self, id: str) -> ZonePicture:
        found = next(zone for zone in self.picture["zones"] if zone["zone"] == id)
        return found

    def neighbours(self, id: str) -> tuple[str, ...]:
        return self.words.zones[id].words("touches")

    def destination(self, dock: DockedShip) -> str:
        return self.words.zone(dock["destination"]) if dock["destination"] else self.texts.text("unknown")

    def astronauts(self, counts: list[int]) -> str:
        """By seat's name: "Seat 1 (you): 2, Bot 3: 1"."""
        present = [
            self.texts.text("board-astronauts", seat=self.seats.name(seat), number=number)
            for seat, number in enumerate(counts)
            if number
        ]
        return self.words.listed(present) if present else self.texts.text("board-nobody")

    def ship(self, dock: DockPicture) -> str:
        """A ship with everything about it in a few words."""
        if dock["ship"] is None:
            return self.texts.text("board-no-ship")
        parts = [self.words.ship(dock["ship"])]
        if dock["tokens"]:
            parts.append(self.texts.text("board-destination-token", zone=self.destination(dock)))
        if dock["launched"]:
            parts.append(self.texts.text("board-launched"))
        parts.append(self.texts.text("board-aboard", aboard=sum(dock["crew"]), capacity=dock["capacity"]))
        if any(dock["crew"]):
            parts[-1] = self.texts.text("board-with", what=parts[-1], who=self.astronauts(dock["crew"]))
        return self.words.listed(parts)

    def resource(self, zone: ZonePicture) -> str:
        return self.words.kind(zone["resource"]) if zone["resource"] else self.texts.text("board-unexplored")

    def tokens(self, counts: Tokens) -> str:
        """Those there are, by kind: "ice 2, celerium 1"; "" if there are none."""
        held = [
            self.texts.text("board-count", name=self.words.kind(kind), number=number)
            for kind, number in counts.items()
            if number
        ]
        return self.texts.text("list-separator").join(held)

    def discovery(self, zone: ZonePicture) -> str:
        """Face down, known to the reader or not, and who has seen it; "" if there is none."""
        card = zone["discovery"]
        if card is None:
            return ""
        if self.picture["discoveries-revealed"]:
            return self.texts.text("board-discovery-open", card=self.words.card(card))
        found = self.texts.text("board-discovery-face-down")
        if card != UNSEEN:
            found = self.texts.text("board-discovery-known", card=self.words.card(card))
        seen = self.words.listed(self.seats.name(self.seats.main_seat(player)) for player in zone["seen-by"])
        return self.texts.text("board-seen-by", what=found, seats=seen) if zone["seen-by"] else found

    def choice_of_character(self, seat: SeatPicture) -> str:
        """What is known of the character that a seat plays this round; "" before all choose."""
        if seat["chosen"] == UNSEEN:
            return self.texts.text("board-face-down")
        if seat["chosen"]:
            return self.words.numbered_character(seat["chosen"])
        if seat["ready"]:
            return self.texts.text("board-chosen")
        return ""

    def played(self, seat: SeatPicture) -> list[str]:
        return [self.words.numbered_character(id) for id in seat["played"]]

    def deck_facts(self) -> list[str]:
        """What is left in decks and supplies."""
        picture = self.picture
        return [
            self.texts.text("board-ships-left", number=len(picture["ship-deck"])),
            self.texts.text("board-ships-discarded", number=len(picture["ship-discards"])),
            self.texts.text("board-events-left", number=picture["event-deck"]),
            self.texts.text("board-tokens-left", tokens=self.tokens(picture["tokens"])),
            self.texts.text("board-resources-left", tokens=self.tokens(picture["resources-face-down"])),
            *self.missing_destinations(),
        ]

    def missing_destinations(self) -> list[str]:
        """Zones of which not all destination tokens are in the supply."""
        all_of_a_zone = self.words.pack.only("tokens").number("destinations-per-zone")
        left = [
            self.texts.text("board-count", name=self.words.zone(id), number=number)
            for id, number in self.picture["destinations"].items()
            if number < all_of_a_zone
        ]
        return [self.texts.text("board-destinations-left", zones=self.words.listed(left))] if left else []
