"""Any game at the terminal, also one without a renderer of its own: its picture as lines, its words as they are."""

from marsbound.core.events import Event
from marsbound.core.play import Asked
from marsbound.core.refusal import Refusal
from marsbound.library.picture_text import lines_of
from marsbound.terminal.renderer import Renderer, kebab


class PlainRenderer(Renderer):
    """Says what the game's texts have, and otherwise the notation's own words."""

    def said(self, message: str, otherwise: str, **parts: str | int) -> str:
        return self.texts.text(message, **parts) if self.texts.has(message) else otherwise

    def thing(self, kind: str, word: str) -> str | int:
        if kind == "seat" and word.isdecimal():
            return self.seats.name(int(word) - 1)
        return int(word) if word.lstrip("-").isdecimal() else word

    def sentence(self, *run: Event) -> str:
        fact = self.play.game.facts[run[0].fact].name
        parts = self.event_parts(*run)
        told = " ".join([fact.replace("-", " "), *(f"{part} {value}" for part, value in parts.items())])
        return self.said(f"{self.play.game.name}-event-{fact}", told, **parts)

    def question(self, asked: Asked) -> str:
        name = kebab(asked.question)
        return self.said(f"{self.play.game.name}-question-{name}", name.replace("-", " ") + "?")

    def question_parts(self, asked: Asked) -> dict[str, str | int]:
        return {}

    def reason(self, refusal: Refusal) -> str:
        return self.said(f"{self.play.game.name}-reason-{refusal.reason}", refusal.reason.replace("-", " "))

    def answer_of(self, words: list[tuple[str, str]]) -> str:
        return self.play.line().domain.between.join(str(self.thing(kind, word)) for kind, word in words)

    def choice(self, asked: Asked, text: str, explained: bool) -> list[str]:
        return [self.answer(asked, text)]

    def write_board(self, hand: bool = True) -> None:
        for line in lines_of(self.picture()):
            self.output.write(line)

    def write_around(self, asked: Asked) -> None:
        self.write_board()

    def write_cards(self) -> None:
        self.write_board()

    def write_map(self) -> None:
        self.write_board()

    def source(self, source: str) -> str:
        return self.said(f"{self.play.game.name}-source-{source}", source.replace("-", " "))

    def score_item(self, source: str, item: str) -> str:
        return item
