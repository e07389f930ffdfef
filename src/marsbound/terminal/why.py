"""Why something can't be chosen, with the rule that says so."""

from typing import Final

from marsbound.core.play import Asked, Candidate
from marsbound.core.refusal import Refusal
from marsbound.ledger import UnknownRule, ledger
from marsbound.terminal.markdown import without_marks
from marsbound.terminal.renderer import Renderer

MOST_NAMED: Final = 6


class Why:
    """All that the question could be answered with if the rules allowed it."""

    def __init__(self, renderer: Renderer, asked: Asked) -> None:
        self.renderer = renderer
        self.asked = asked
        self.texts = renderer.texts
        self.output = renderer.output
        self.candidates = renderer.play.candidates(renderer.you)

    def write_all(self) -> None:
        """Everything refused."""
        refused = [each for each in self.candidates if each.refusal and self.is_worth_telling(each)]
        if refused:
            self.output.heading(self.texts.text("heading-refused"))
            self.write(refused)
        else:
            self.output.say(self.texts.text("why-nothing"))

    def write_some(self, wanted: str) -> None:
        """Whatever has this word in its notation or in its name: "d2", "hellas", "Femme Fatale"."""
        meant = [candidate for candidate in self.candidates if self.is_meant(candidate, wanted)]
        found = [candidate for candidate in meant if self.is_worth_telling(candidate)] or meant
        if not found:
            example = self.renderer.answer(self.asked, self.candidates[0].text) if self.candidates else ""
            self.output.say(self.texts.text("why-unknown", what=wanted, example=example))
        for candidate in found:
            if not candidate.refusal:
                self.output.say(
                    self.texts.text("why-possible", answer=self.renderer.answer(self.asked, candidate.text))
                )
        self.write([candidate for candidate in found if candidate.refusal])
        rules = {candidate.refusal.rule for candidate in found if candidate.refusal}
        if len(rules) == 1:
            write_rule(self.renderer, rules.pop())

    def write(self, refused: list[Candidate]) -> None:
        """What has the same reason together."""
        by_reason: dict[Refusal, dict[str, None]] = {}
        for candidate in refused:
            if candidate.refusal:
                reason = Refusal(candidate.refusal.reason, candidate.refusal.rule)
                # copies of a card have the same name, which is told once
                by_reason.setdefault(reason, {})[self.renderer.answer(self.asked, candidate.text)] = None
        for refusal, told in by_reason.items():
            names = list(told)
            said = self.texts.text("list-separator").join(names[:MOST_NAMED])
            if len(names) > MOST_NAMED:
                more = len(names) - MOST_NAMED
                said = self.texts.text("why-and-more", names=said, number=more, example=names[MOST_NAMED])
            self.line(said, refusal, "why-line" if len(names) == 1 else "why-group")

    def line(self, answer: str, refusal: Refusal, message: str = "why-line") -> None:
        reason = self.renderer.reason(refusal)
        self.output.say(self.texts.text(message, answer=answer, reason=reason, rule=refusal.rule), indent=1)

    def is_worth_telling(self, candidate: Candidate) -> bool:
        return not candidate.refusal or candidate.refusal.reason not in self.renderer.plain_to_see

    def is_meant(self, candidate: Candidate, wanted: str) -> bool:
        wanted = wanted.lower()
        words = candidate.text.replace(">", ":").split(":")
        number = self.renderer.number(self.asked, candidate.text)
        names = [candidate.text, *words, "" if number is None else str(number)]
        return wanted in names or wanted in map(str.lower, self.renderer.names(self.asked, candidate.text))


def write_rule(renderer: Renderer, id: str) -> None:
    """A line of the rules reference."""
    rules = ledger(renderer.play.game.name, renderer.texts.language)
    try:
        line = rules.line(id)
    except UnknownRule:
        ids = ", ".join(f"{section.lines[0].id}–{section.lines[-1].id}" for section in rules.sections)
        renderer.output.say(renderer.texts.text("message-unknown-rule", id=id, ids=ids))
        return
    renderer.output.say(
        renderer.texts.text(
            "rule-line", rule=renderer.texts.text("rule-reference", id=line.id), text=without_marks(line.text)
        ),
        1,
    )
