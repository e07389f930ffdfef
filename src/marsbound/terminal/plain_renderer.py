"""Any game at the terminal, also one without a renderer of its own: its picture as lines, its words as they are.

What a game has texts for is told in them: GAME-event-FACT, GAME-question-NAME, GAME-reason-NAME, GAME-source-NAME,
GAME-picture-NAME for a name in its picture, GAME-KIND-WORD for a thing.  Everything else is told in its own names.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from marsbound.core.events import Event
from marsbound.core.game import Result
from marsbound.core.play import Asked
from marsbound.core.refusal import Refusal
from marsbound.terminal.renderer import Renderer, kebab

SEATS: Final = "seats"  # in a picture: what everybody has, one seat after the other
STEP: Final = 2  # how far what is part of something is indented


class PlainRenderer(Renderer):
    """Says what the game's texts have, and otherwise the notation's own words."""

    tie_broken = "result-winner"

    # Words

    def said(self, message: str, otherwise: str, **parts: str | int) -> str:
        own = self.prefix + message
        return self.texts.text(own, **parts) if self.texts.has(own) else otherwise

    def named(self, kind: str, name: str) -> str:
        return self.said(f"{kind}-{name}", in_words(name))

    def thing(self, kind: str, word: str) -> str | int:
        if kind == "seat" and word.isdecimal():
            return self.seats.name(int(word) - 1)
        return int(word) if word.lstrip("-").isdecimal() else self.named(kind, word)

    def sentence(self, *run: Event) -> str:
        fact = self.play.game.facts[run[0].fact].name
        parts = self.event_parts(*run)
        if self.texts.has(f"event-{fact}"):  # one that every game has
            return self.texts.text(f"event-{fact}", **parts)
        told = [self.pair(in_words(part), str(value)) for part, value in parts.items()]
        return self.said(f"event-{fact}", self.pair(in_words(fact), self.listed(told)) if told else fact, **parts)

    def consequence(self, event: Event) -> str:
        fact = self.play.game.consequence_facts[event.fact].name
        words = self.play.consequence_parts(event)
        told = [self.pair(in_words(part), word) for part, word in words.items() if part != "fact"]
        return self.said(f"consequence-{fact}", self.pair(in_words(fact), self.listed(told)) if told else fact, **words)

    def question(self, asked: Asked) -> str:
        name = kebab(asked.question)
        parts: dict[str, str | int] = {"seat": self.seats.name(asked.seat), "time": asked.time, "times": asked.times}
        sentence = self.said(f"question-{name}", in_words(name) + "?", **parts)
        if self.seats.neutral[asked.seat]:
            return self.texts.text("question-for", seat=self.seats.name(asked.seat), question=sentence)
        return sentence

    def question_parts(self, asked: Asked) -> dict[str, str | int]:
        return {}

    def reason(self, refusal: Refusal) -> str:
        return self.named("reason", refusal.reason)

    def answer_of(self, words: list[tuple[str, str]]) -> str:
        return self.listed([str(self.thing(kind, word)) for kind, word in words])

    def choice(self, asked: Asked, text: str, explained: bool) -> list[str]:
        return [self.answer(asked, text)]

    def source(self, source: str) -> str:
        return self.named("source", source)

    def score_item(self, source: str, item: str) -> str:
        return self.named("item", item)

    def lost(self, result: Result) -> str:
        return self.texts.text("result-nobody-wins")

    # The table

    def write_board(self, hand: bool = True) -> None:
        self.write_part(self.picture(), ())

    def write_around(self, asked: Asked) -> None:
        self.write_board()

    def write_cards(self) -> None:
        self.write_board()

    def write_map(self) -> None:
        self.write_board()

    def write_part(self, picture: Mapping[str, Any], within: tuple[str, ...]) -> None:
        """A name and a value a line; what has parts of its own is told below its name, or plainly with its name."""
        indent = STEP * len(within)
        for name, value in picture.items():
            label = self.named("picture", name)
            if not self.is_short(value):
                if not self.output.plain:
                    self.output.say(self.texts.text("board-below", name=self.output.faint(label)), indent)
                self.write_part(self.labelled(name, value), (*within, label))
            elif self.output.plain:
                self.output.say(self.pair(self.listed([*within, label]), self.in_short(value)))
            else:
                self.output.say(self.pair(self.output.faint(label), self.in_short(value)), indent)

    def labelled(self, name: str, value: Any) -> Mapping[str, Any]:
        """Parts with their names; those of a list are counted, seats are called by theirs."""
        if isinstance(value, Mapping):
            return value
        seats = name == SEATS and len(value) == self.seats.count
        return {self.seats.name(at) if seats else str(at + 1): part for at, part in enumerate(value)}

    def is_short(self, value: Any) -> bool:
        parts = value.values() if isinstance(value, Mapping) else value if isinstance(value, list | tuple) else ()
        return not any(isinstance(part, Mapping | list | tuple) for part in parts)

    def in_short(self, value: Any) -> str:
        if isinstance(value, Mapping):
            pairs = [(in_words(name), self.in_short(part)) for name, part in value.items()]
            return self.listed([self.texts.text("board-count", name=name, number=part) for name, part in pairs])
        if isinstance(value, list | tuple):
            return self.listed([self.in_short(part) for part in value])
        if isinstance(value, bool):
            return self.texts.text("yes" if value else "no")
        return self.texts.text("none") if value is None else in_words(str(value))

    def listed(self, words: Sequence[str]) -> str:
        return self.texts.text("list-separator").join(words) or self.texts.text("none")

    def pair(self, name: str, value: str) -> str:
        return self.texts.text("board-value", name=name, value=value)


def in_words(name: str) -> str:
    """ "fingers-raised" as "fingers raised"; a number keeps its sign."""
    return name if name.lstrip("-").isdecimal() else name.replace("-", " ").replace("_", " ")
