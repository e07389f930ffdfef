"""Names and texts for what is in a box of Mission: Red Planet, in the reader's language."""

from collections.abc import Iterable, Sequence
from typing import Final

from marsbound.packs import Entry, Pack
from marsbound.terminal.seats import Seats
from marsbound.text import Texts

CARD_SECTIONS: Final = ("discovery", "mission", "action")
CARD_FIELDS: Final = {"amount": "amount", "count": "count", "at-most": "most"}  # of a pack, of a message
FEW: Final = 3
TEXT_OF_EDITION: Final = {"red-planet-first": "text-first"}
HELD_IN_EDITION: Final = {"red-planet-first": "heading-held-first"}
UNKNOWN_SHIP_OF_EDITION: Final = {"red-planet-first": "ship-manual"}


class Words:
    """What everything is called; things are given by their notation words."""

    def __init__(self, texts: Texts, pack: Pack, seats: Seats) -> None:
        self.texts = texts
        self.pack = pack
        self.seats = seats
        self.character_text_name = TEXT_OF_EDITION.get(pack.game, "text")
        self.held = HELD_IN_EDITION.get(pack.game, "heading-held")
        self.unknown_ship = UNKNOWN_SHIP_OF_EDITION.get(pack.game, "ship-unknown")
        self.cards = {entry.id: entry for section in CARD_SECTIONS for entry in pack.entries(section)}
        self.characters = [entry.id for entry in pack.entries("character")]
        self.zones = {entry.id: entry for entry in pack.entries("zone")}

    def listed(self, names: Iterable[str]) -> str:
        return self.texts.text("list-separator").join(names) or self.texts.text("none")

    def thing(self, kind: str, word: str) -> str | int:
        """A part of an event or of an answer."""
        if kind == "number":
            return int(word)
        if kind == "zone":
            return self.zone(word)
        if kind == "dock":
            return self.dock(word)
        if kind == "seat":
            return self.seats.name(int(word) - 1)
        if kind == "ship":
            return self.ship(word)
        if kind == "card":
            return self.card(word)
        if kind == "character":
            return self.character(word)
        if kind == "kind":
            return self.kind(word)
        if kind == "place":
            return self.place(word)
        raise KeyError(f"no words for a {kind}: {word}")

    # Names

    def named(self, message: str, id: str) -> str:
        """A pack may have entries that nobody wrote a text for: those are called by their ids."""
        return self.texts.text(message) if self.texts.has(message) else id.replace("-", " ").capitalize()

    def zone(self, id: str) -> str:
        return self.named(f"zone-{id}", id)

    def kind(self, id: str) -> str:
        return self.texts.text(f"kind-{id}")

    def dock(self, word: str) -> str:
        return self.texts.text("dock", number=int(word.removeprefix("d")))

    def place(self, word: str) -> str:
        """A zone, or the ship at a dock."""
        if word in self.zones:
            return self.zone(word)
        return self.texts.text("place-ship", dock=self.dock(word))

    def ship(self, id: str, destination: str | None = None) -> str:
        """As its card says, or with the destination that a token gives it."""
        entry = self.pack.entry("ship", id)
        capacity = entry.number("capacity")
        to = destination or entry.word("to")
        if to == "unknown":
            return self.texts.text(self.unknown_ship, capacity=capacity)
        return self.texts.text("ship-to", zone=self.zone(to), capacity=capacity)

    def character(self, id: str) -> str:
        return self.texts.text(f"character-{id}")

    def numbered_character(self, id: str) -> str:
        """With the number on the card: "5 Saboteur"."""
        return self.texts.text("board-character", number=self.character_number(id), character=self.character(id))

    def character_number(self, id: str) -> int:
        return self.pack.entry("character", id).number("number")

    def card(self, word: str) -> str:
        id = self.entry_of_card(word).id
        return self.named(f"card-{id}", id)

    def entry_of_card(self, word: str) -> Entry:
        """Copies of a card have a number after a dot."""
        return self.cards[word.partition(".")[0]]

    # Texts

    def character_text(self, id: str) -> str:
        entry = self.pack.entry("character", id)
        numbers = {field: entry.number(field) for field in ("places", "moves") if field in entry.fields}
        return self.texts.attribute(f"character-{id}", self.character_text_name, **numbers)

    def card_text(self, word: str) -> str:
        """What a card does and when, composed of what the pack says."""
        entry = self.entry_of_card(word)
        effect = self.effect(entry)
        if "moment" not in entry.fields or entry.word("moment") == "none":
            return effect
        moment = self.texts.text(f"moment-{entry.word('moment')}")
        return self.texts.text("moment-and-effect", moment=moment, effect=effect)

    def effect(self, entry: Entry) -> str:
        fields = entry.fields
        variant = fields.get("alone") or fields.get("ties")
        name = f"{entry.word('effect')}-{variant}" if variant else entry.word("effect")
        given: dict[str, str | int] = {}
        if "zones" in fields:
            given["zones"] = self.zone_list(entry.words("zones"))
        if "kind" in fields:
            given["kind"] = self.kind(entry.word("kind"))
        if "points" in fields:
            points = fields["points"]
            given["points"] = (
                "/".join(str(each) for each in points) if isinstance(points, tuple) else entry.number("points")
            )
        for field, variable in CARD_FIELDS.items():
            if field in fields:
                given[variable] = entry.number(field)
        return self.texts.text(f"effect-{name}", **given)

    def zone_list(self, ids: Sequence[str]) -> str:
        """By name; many of them as "all outer zones" and the like."""
        if len(ids) <= FEW:
            return self.listed(self.zone(id) for id in ids)
        sides = {"zones-all": ("outer", "inner", "moon"), "zones-mars": ("outer", "inner")}
        sides |= {"zones-outer": ("outer",), "zones-inner": ("inner",)}
        for message, wanted in sides.items():
            if set(ids) == {id for id, zone in self.zones.items() if zone.word("side") in wanted}:
                return self.texts.text(message)
        return self.listed(self.zone(id) for id in ids)

    def titled_card(self, word: str) -> str:
        """ "Moon Base: most astronauts …"."""
        return self.texts.text("board-card", card=self.card(word), text=self.card_text(word))
