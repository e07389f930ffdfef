"""Names and texts for what is in the box of Rocketmen, in the reader's language."""

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from marsbound.games.rocketmen.rules.box import COMPONENTS, Component, Cost
from marsbound.packs import Entry, Pack
from marsbound.terminal.seats import Seats
from marsbound.text import Texts

CARD_SECTIONS: Final = ("mission", "resource", "engine", "hazard")
EFFECT_FIELDS: Final = {"number": "number", "value": "value", "each": "each", "at-most": "most"}  # of pack, of message
TOKENS: Final = ("moon-token", "mars-token")
YES_OR_NO: Final = ("no", "yes")


Counts = Mapping[str, int] | Mapping[Component, int] | Mapping[Cost, int]


class Words:
    """What everything is called; things are given by their notation words."""

    def __init__(self, texts: Texts, pack: Pack, seats: Seats) -> None:
        self.texts = texts
        self.pack = pack
        self.seats = seats
        self.cards = {entry.id: entry for section in CARD_SECTIONS for entry in pack.entries(section)}
        self.by_kind: dict[str, Callable[[str], str | int]] = {
            "number": int,
            "percent": lambda word: self.chance(int(word) / 100),
            "seat": lambda word: self.seat(int(word) - 1),
            "card": self.card,
            "engine": self.card,
            "slot": self.slot,
            "location": self.location,
            "objective": self.objective,
            "solo": self.solo_card,
            "yes": self.texts.text,
        }

    def text(self, message: str, **parts: str | int | float) -> str:
        """One of the game's own messages."""
        return self.texts.text(f"rocketmen-{message}", **parts)

    def listed(self, names: Iterable[str]) -> str:
        return self.texts.text("list-separator").join(names) or self.texts.text("none")

    def thing(self, kind: str, word: str) -> str | int:
        """A part of an event or of an answer."""
        found = self.by_kind.get(kind)
        return found(word) if found else self.named(kind, word)

    # Names

    def named(self, kind: str, id: str) -> str:
        """A pack may have entries that nobody wrote a text for: those are called by their ids."""
        message = f"rocketmen-{kind}-{id}"
        return self.texts.text(message) if self.texts.has(message) else id.replace("-", " ").capitalize()

    def seat(self, seat: int) -> str:
        """A seat by its player, and the rival of a solo game, which nobody plays."""
        return self.seats.name(seat) if seat < self.seats.count else self.text("rival")

    def tag(self, seat: int) -> str:
        return self.seats.tag(seat) if seat < self.seats.count else self.text("rival-tag")

    def card(self, id: str) -> str:
        return self.named("card", id)

    def destination(self, id: str) -> str:
        return self.named("destination", id)

    def location(self, id: str) -> str:
        return self.named("location", id)

    def slot(self, word: str) -> str:
        return self.text("slot", number=int(word.removeprefix("m")))

    def solo_card(self, id: str) -> str:
        return self.text("solo-card", number=id.removeprefix("solo-"))

    def objective(self, id: str, reached: Collection[str] = ()) -> str:
        """Its two goals, those that are reached with a remark."""
        first, second = (self.goal(goal, goal in reached) for goal in self.goals(id))
        return self.text("objective", first=first, second=second)

    def goals(self, objective: str) -> tuple[str, ...]:
        return self.pack.entry("objective", objective).words("goals")

    def goal(self, id: str, reached: bool) -> str:
        name = self.named("goal", id) if id in TOKENS else self.location(id)
        return self.text("board-done", goal=name) if reached else name

    # Numbers of things

    def counted(self, cards: Mapping[str, int]) -> list[str]:
        """Cards by name, copies together."""
        return [self.times(self.card(id), number) for id, number in cards.items()]

    def times(self, name: str, number: int) -> str:
        return name if number == 1 else self.text("times", card=name, number=number)

    def printed(self, card: str, field: str) -> Mapping[str, int]:
        """What a card costs or gives as it is printed."""
        entry = self.cards[card]
        return entry.counts(field) if field in entry.fields else {}

    def components(self, counts: Counts) -> str:
        """ "$10, 1 computer"; "" for none."""
        numbers: dict[str, int] = {str(name): number for name, number in counts.items()}
        found = [
            self.texts.attribute("rocketmen-component-any", "short", number=number)
            if component == "any"
            else self.text(f"component-{component}", number=number)
            for component in (*COMPONENTS, "any")
            if (number := numbers.get(component, 0))
        ]
        return self.texts.text("list-separator").join(found)

    def chance(self, likely: float) -> str:
        """As a percentage; neither certain nor impossible unless it is."""
        shown = min(max(likely, 0.01), 0.99) if 0 < likely < 1 else likely
        return self.text("chance", percent=self.texts.percent(shown))

    def odds(self, success: float, points: float) -> str:
        return self.text("odds", chance=self.chance(success), points=round(points, 1) + 0.0)

    # Texts

    def effect_parts(self, card: Entry) -> dict[str, str | int]:
        given: dict[str, str | int] = {
            variable: card.number(field) for field, variable in EFFECT_FIELDS.items() if field in card.fields
        }
        if "hazard" in card.fields:
            given["hazard"] = self.card(card.word("hazard"))
        return given

    def summary(self, id: str) -> str:
        """What a card is good for besides its components, in a few words; "" for nothing."""
        card = self.cards[id]
        if card.section == "mission":
            destinations = self.listed(map(self.destination, card.words("destinations")))
            achievement = self.named("achievement", card.word("achievement"))
            return self.text("board-mission", destinations=destinations, achievement=achievement)
        if card.section == "hazard":
            return self.texts.text("count-points", points=card.number("points"))
        return self.effect(card, "short")

    def card_text(self, id: str) -> str:
        """The same in full."""
        card = self.cards[id]
        if card.section == "mission":
            destinations = self.listed(map(self.destination, card.words("destinations")))
            achievement = self.named("achievement", card.word("achievement"))
            parts = [self.text("flies-to", destinations=destinations), self.text("wins", achievement=achievement)]
            return "; ".join(parts)
        if card.section == "hazard":
            return self.text("hazard-points", points=card.number("points"))
        return self.effect(card, "")

    def effect(self, card: Entry, attribute: str) -> str:
        """A card's effect, in full or as an attribute of the message has it, and whether it may stay on the pad."""
        parts = []
        effect = card.fields.get("effect", "none")
        if effect != "none":
            message = f"rocketmen-effect-{effect}"
            given = self.effect_parts(card)
            parts.append(
                self.texts.attribute(message, attribute, **given) if attribute else self.texts.text(message, **given)
            )
        if card.fields.get("permanent"):
            parts.append(self.text("permanent"))
        return " ".join(parts) if not attribute else self.texts.text("list-separator").join(parts)

    def variant_text(self, id: str) -> str:
        entry = self.pack.entry("variant", id)
        given = {"points": entry.number("points")} if "points" in entry.fields else {}
        return self.texts.attribute(f"rocketmen-variant-{id}", "text", **given)

    def objective_text(self, id: str, solo: bool) -> str:
        if solo:
            return self.texts.attribute("rocketmen-objective", "text-solo")
        entry = self.pack.entry("objective", id)
        return self.texts.attribute("rocketmen-objective", "text", one=entry.number("one"), both=entry.number("both"))

    def titled(self, name: str, text: str) -> str:
        """ "Backup: LAUNCH PAD: …"."""
        return self.texts.text("board-card", card=name, text=text) if text else name
