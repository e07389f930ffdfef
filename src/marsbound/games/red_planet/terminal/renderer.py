"""Mission: Red Planet at the terminal."""

from collections.abc import Sequence
from typing import Final, cast

from marsbound.core.events import Event
from marsbound.core.notation import DECLINED
from marsbound.core.play import Asked, Play
from marsbound.games.red_planet.gains import gains
from marsbound.games.red_planet.rules.picture_types import Picture
from marsbound.games.red_planet.terminal.board import Board
from marsbound.games.red_planet.terminal.plain_board import PlainBoard
from marsbound.games.red_planet.terminal.summary import Summary
from marsbound.games.red_planet.terminal.words import Words
from marsbound.packs import Pack
from marsbound.terminal.output import Output
from marsbound.terminal.renderer import Renderer
from marsbound.text import Texts

# Questions whose frame remembers what they are about, and as what kind of thing
REMEMBERED: Final = {
    "PickADestination": "dock",
    "PutADestinationToken": "dock",
    "ExchangeADestination": "dock",
    "FleeTheStorm": "zone",
}
SEEN_ON_MARS: Final = {"zone", "place", "study"}
# What decides where the ship at a dock goes.
ABOUT_DOCKS: Final = frozenset({"ship-docked", "destination-given", "destination-set"})


class RedPlanetRenderer(Renderer):
    """Both editions."""

    headlines = frozenset({"round-begun", "character-called", "production-begun", "reveal-begun"})
    scoring = frozenset({"tokens-taken", "tokens-gained"})
    summed_up = frozenset(
        {
            "no-action-left",
            "mission-revealed",
            "mission-scored",
            "tokens-scored",
            "discovery-scored",
            "ice-monopoly-scored",
            "score-counted",
            "game-won",
            "game-lost",
        }
    )

    def __init__(
        self, play: Play, pack: Pack, texts: Texts, output: Output, occupants: Sequence[str], you: int
    ) -> None:
        super().__init__(play, pack, texts, output, occupants, you)
        self.words = Words(texts, pack, self.seats)

    def summary(self) -> Summary:
        return Summary(cast(Picture, self.picture()), self.words)

    def board(self) -> Board:
        return (PlainBoard if self.output.plain else Board)(self.summary(), self.output, self.aims)

    # Words

    def thing(self, kind: str, word: str) -> str | int:
        return self.words.thing(kind, word)

    def event_parts(self, *run: Event) -> dict[str, str | int]:
        parts = super().event_parts(*run)
        if "ship" in parts and "dock" in parts:
            words = self.play.event_parts(run[0])
            parts["ship"] = self.words.ship(words["ship"], self.token_at(words["dock"], run[0]))
        return parts

    def token_at(self, dock: str, when: Event) -> str | None:
        """Where a destination token had sent the ship at a dock when something happened to it."""
        heard = self.play.heard
        at = next((place for place in reversed(range(len(heard))) if heard[place] is when), 0)
        for event in reversed(heard[:at]):
            name = self.play.game.facts[event.fact].name
            if name in ABOUT_DOCKS and self.play.event_parts(event)["dock"] == dock:
                return None if name == "ship-docked" else self.play.event_parts(event)["zone"]
        return None

    def question_parts(self, asked: Asked) -> dict[str, str | int]:
        if asked.question == "PlaceTheDiscovery":
            # the question ends with a full stop of its own
            return {"card": self.words.titled_card(self.picture()["drawn"]).removesuffix(".")}
        kind = REMEMBERED.get(asked.question)
        return {kind: self.thing(kind, self.play.table.word(kind, asked.memo))} if kind else {}

    # Answers

    def answer_of(self, words: list[tuple[str, str]]) -> str:
        kinds = self.kinds()
        if kinds == ["study"]:
            study = words[0][1]
            return self.texts.text("answer-draw") if study == "draw" else self.look(study)
        if kinds == ["character"]:
            return self.words.numbered_character(words[0][1])
        things = [str(self.thing(kind, word)) for kind, word in words]
        if kinds == ["zone", "zone"]:
            return self.texts.text("answer-move", **{"from": things[0], "to": things[1]})
        if kinds[-1] == "seat":
            return self.texts.text("answer-astronaut-at", place=things[0], seat=things[1])
        return things[0]

    def look(self, zone: str) -> str:
        return self.texts.text("answer-look", zone=self.words.zone(zone))

    def choice(self, asked: Asked, text: str, explained: bool) -> list[str]:
        if text == DECLINED:
            return [self.answer(asked, text), *self.wasted(text)]
        words = self.answer_words(text)
        kind, word = words[0]
        if kind == "character":
            return [self.words.character(word)] if explained else self.character(word)
        if kind == "card":
            return [self.words.card(word), self.words.card_text(word)]
        if self.output.plain:
            return [self.answer_of(words), *self.plain_details(words)]
        if kind == "dock":
            return self.board().dock_row(self.words.dock(word), self.picture()["docks"][int(word[1:]) - 1])
        return [self.answer_of(words)]

    def character(self, id: str) -> list[str]:
        return [self.words.character(id), self.words.character_text(id)]

    def plain_details(self, words: list[tuple[str, str]]) -> list[str]:
        """Whoever listens to a screen reader doesn't have the board before their eyes."""
        summary = self.summary()
        kind, word = words[-1]
        if kind == "dock":
            return [summary.ship(summary.picture["docks"][int(word[1:]) - 1])]
        if kind == "zone":
            return [PlainBoard(summary, self.output, self.aims).zone(summary.zone(word))]
        return []

    def number(self, asked: Asked, text: str) -> int | None:
        """Characters go by the numbers on their cards, docks from left to right, zones as the board numbers them."""
        kinds = self.kinds()
        if kinds == ["character"]:
            return self.words.character_number(text)
        if kinds == ["dock"]:
            return int(text.removeprefix("d"))
        return list(self.words.zones).index(text) + 1 if kinds == ["zone"] else None

    # The table

    def write_points(self, news: Sequence[Event]) -> None:
        """What the last production gave to whom, before what everybody has."""
        found = gains(self.play, news)
        if found:
            told = [
                self.texts.text(
                    "standing-gain", seat=self.seats.name(seat), points=self.texts.number(points, signed=True)
                )
                for seat, points in sorted(found.points.items(), key=lambda each: -each[1])
            ]
            said = self.texts.text("standing-gains", production=found.count, gains=self.words.listed(told))
            self.output.say(said, first="" if self.output.plain else self.output.faint("  = "))
        super().write_points(news)

    def write_board(self, hand: bool = True) -> None:
        self.board().write(hand)

    def write_around(self, asked: Asked) -> None:
        """The choice of a dock shows the launch pad by itself."""
        kinds = set(self.kinds())
        board = self.board()
        if "place" in kinds or REMEMBERED.get(asked.question) == "dock":
            board.launch_pad()
        if kinds & SEEN_ON_MARS:
            board.mars()

    def write_cards(self) -> None:
        self.board().own_cards()
        for character in self.words.characters:
            name = self.words.numbered_character(character)
            self.output.say(
                self.texts.text("board-card", card=name, text=self.words.character_text(character)), indent=1
            )

    def write_map(self) -> None:
        summary = self.summary()
        for zone in self.words.zones:
            neighbours = self.words.listed(self.words.zone(other) for other in summary.neighbours(zone))
            side = self.texts.text(f"board-{self.words.zones[zone].word('side')}")
            what = self.words.listed([side, self.texts.text("board-neighbours", zones=neighbours)])
            self.output.say(self.texts.text("board-at-zone", zone=self.words.zone(zone), what=what), indent=1)

    def source(self, source: str) -> str:
        """What are missions in one edition are bonus cards in the other."""
        if source == "missions" and self.pack.game == "red-planet-first":
            return self.texts.text("source-bonuses")
        return super().source(source)

    def score_item(self, source: str, item: str) -> str:
        return self.words.kind(item) if source == "tokens" else self.words.card(item)
