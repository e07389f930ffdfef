"""How a game reads at the terminal: its events, questions and answers in words, its table as text."""

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final

from marsbound.core.events import Event
from marsbound.core.game import Result
from marsbound.core.notation import DECLINED, answer_number
from marsbound.core.play import Asked, Play
from marsbound.core.refusal import Refusal
from marsbound.core.seats import neutrals, owners
from marsbound.core.standing import Aim
from marsbound.core.view import View
from marsbound.packs import Pack
from marsbound.rule_links import rule_links
from marsbound.terminal.output import Output
from marsbound.terminal.seats import Seats
from marsbound.text import Texts

MANY_CHOICES: Final = 5


def kebab(name: str) -> str:
    """ "DestroyADockedShip" as "destroy-a-docked-ship"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Renderer(ABC):
    """One game at one table, as one reader sees it.

    `occupants` says who plays each seat, as records have it; `you` is the reader's player, or ONLOOKER or EVERYTHING.
    """

    headlines: frozenset[str] = frozenset()
    """The events under which others belong."""
    summed_up: frozenset[str] = frozenset()
    """The events that the final score tells again, and those that say next to nothing."""
    scoring: frozenset[str] = frozenset()
    """The events after which one wants to know how many points everybody has."""
    plain_to_see: frozenset[str] = frozenset()
    """The reasons of refusals that nobody has to be told, unless they ask for one of them."""
    tie_broken = "result-winner-by-tokens"
    """The message for who wins a tie."""

    def __init__(
        self, play: Play, pack: Pack, texts: Texts, output: Output, occupants: Sequence[str], you: int
    ) -> None:
        self.play = play
        self.pack = pack
        self.texts = texts
        self.output = output
        self.you = you
        self.seen_instead: View | None = None  # where nobody has the table itself
        self.prefix = play.game.messages
        self.links = rule_links(play.game.name)
        self.seats = Seats(texts, output, owners(play.table), neutrals(play.table), occupants, you)

    def view(self) -> View:
        """What the reader sees now.  Whether they may see everything is for the caller to know."""
        return self.seen_instead or self.play.game.view(self.play.table, self.you)

    def picture(self) -> Mapping[str, Any]:
        return self.play.game.picture(self.view())

    # Words

    @abstractmethod
    def thing(self, kind: str, word: str) -> str | int:
        """A part of an event or of an answer, by its kind and its word in the notation."""

    def runs(self, events: Sequence[Event]) -> list[list[Event]]:
        """Events in the order they happened, those together that one sentence tells."""
        return [[event] for event in events]

    def sentence(self, *run: Event) -> str:
        """What happened."""
        return self.told(f"{self.prefix}event-{self.play.game.facts[run[0].fact].name}", *run)

    def told(self, message: str, *run: Event, form: str = "") -> str:
        """In the second person where it is about the reader, if the message knows how to say that."""
        person = self.seats.person(self.play.event_parts(run[0]))
        for attribute in ("-".join(filter(None, (form, person))), form):
            if attribute and self.texts.has(message, attribute):
                return self.texts.attribute(message, attribute, **self.event_parts(*run))
        return self.texts.text(message, **self.event_parts(*run))

    def event_parts(self, *run: Event) -> dict[str, str | int]:
        """What the sentence of an event speaks of."""
        fact = self.play.game.facts[run[0].fact]
        words = self.play.event_parts(run[0])
        return {part: self.thing(kind, words[part]) for part, kind in zip(fact.parts, fact.kinds, strict=True)}

    def write_run(self, run: Sequence[Event], mark: str = "", rules: bool = False) -> None:
        """What happened, as a line of the log, after a number or the like; with its rules if they are wanted."""
        sentence = self.sentence(*run)
        if rules:
            words = (word for event in run for word in self.play.event_parts(event).values())
            sentence = self.with_rules(sentence, self.links.of_event(self.play.game.facts[run[0].fact].name, words))
        if self.output.plain:
            self.output.write(f"{mark}: {sentence}" if mark else sentence)
        elif self.play.game.facts[run[0].fact].name in self.headlines:
            self.output.say(self.output.strong(sentence), first=self.output.faint(f"{mark:>3} ") if mark else "")
        else:
            self.output.say(sentence, first=self.output.faint(f"{mark:>3} · " if mark else "  · "))

    def question(self, asked: Asked) -> str:
        """What is asked, and for which seat if it isn't the reader's own colour."""
        parts: dict[str, str | int] = {"seat": self.seats.name(asked.seat), "time": asked.time, "times": asked.times}
        sentence = self.texts.text(
            f"{self.prefix}question-{kebab(asked.question)}", **parts, **self.question_parts(asked)
        )
        if self.seats.neutral[asked.seat]:
            return self.texts.text("question-for", seat=self.seats.name(asked.seat), question=sentence)
        return sentence

    @abstractmethod
    def question_parts(self, asked: Asked) -> dict[str, str | int]:
        """What else the sentence of a question speaks of."""

    def reason(self, refusal: Refusal) -> str:
        return self.texts.text(f"{self.prefix}reason-{refusal.reason}")

    def with_rules(self, text: str, ids: Sequence[str]) -> str:
        """ "… [C9]": what explains it."""
        return self.texts.text("with-rules", text=text, rules=", ".join(ids)) if ids else text

    # Answers

    def kinds(self) -> list[str]:
        """What the answers to the question asked now are made of."""
        return self.play.line().domain.kinds

    def answer_words(self, text: str) -> list[tuple[str, str]]:
        """An answer to the question asked now, taken apart: the kind and the word of each part."""
        line = self.play.line()
        values = line.domain.values(answer_number(self.play.table, line, text))
        return [
            (kind, self.play.table.word(kind, value)) for kind, value in zip(line.domain.kinds, values, strict=True)
        ]

    def answer(self, asked: Asked, text: str) -> str:
        """An answer in a few words."""
        if text == DECLINED:
            return self.texts.text("answer-decline" if asked.time == 1 else "answer-done")
        return self.answer_of(self.answer_words(text))

    def rules_of_answer(self, asked: Asked, text: str) -> list[str]:
        """The rules that say what an answer does."""
        words = [] if text == DECLINED else [word for _, word in self.answer_words(text)]
        return self.links.of_answer(asked.question, words)

    @abstractmethod
    def answer_of(self, words: list[tuple[str, str]]) -> str:
        """An answer's parts in a few words."""

    @abstractmethod
    def choice(self, asked: Asked, text: str, explained: bool) -> list[str]:
        """An answer with what there is to know about it, as cells of a row; texts only if they aren't known yet."""

    def number(self, asked: Asked, text: str) -> int | None:
        """The number printed on what can be answered, if there is one; it is what people would type."""
        return None

    def answers_itself(self, asked: Asked) -> bool:
        """Whether nobody needs to be asked, since there is but one answer."""
        return len(asked.choices) == 1

    def names(self, asked: Asked, text: str) -> list[str]:
        """What people may call an answer, besides its notation."""
        return [self.answer(asked, text)]

    def write_choices(self, asked: Asked, options: Mapping[str, str], explained: bool) -> None:
        """What can be answered, each with what to type for it."""
        rows = [[number, *self.choice(asked, text, explained)] for number, text in options.items()]
        if self.output.plain:
            for number, *words in rows:
                self.output.write(f"{number}: {': '.join(words)}")
        elif len(rows) > MANY_CHOICES and max(len(row) for row in rows) == 2:
            self.output.grid([(f"{number:>3}", words[0]) for number, *words in rows])
        else:
            self.output.columns([[f"{number:>3}", *words] for number, *words in rows])

    # What it would mean, and how the game stands

    def consequence(self, event: Event) -> str:
        """What a choice would lead to."""
        fact = self.play.game.consequence_facts[event.fact]
        words = self.play.consequence_parts(event)
        parts = {part: self.thing(kind, words[part]) for part, kind in zip(fact.parts, fact.kinds, strict=True)}
        return self.texts.text(f"{self.prefix}consequence-{fact.name}", **parts)

    def wasted(self, choice: str) -> list[str]:
        """What a choice would throw away, in sentences."""
        return [self.consequence(event) for event in self.play.wasted(self.you).get(choice, [])]

    def aims(self, seat: int) -> dict[str, str]:
        """How each aim of a seat stands that the reader sees, by its card."""
        standing = self.play.game.standing(self.view())
        return {aim.item: self.aim(aim) for aim in standing.aims if aim.seat == seat}

    def aim(self, aim: Aim) -> str:
        """ "zones: 2 of 4, now 2 points, 4 points from 3 on"."""
        said = []
        if aim.measure:
            measure = self.texts.text(f"aim-measure-{aim.measure}")
            if aim.others is None:
                said.append(self.texts.text("aim-progress", measure=measure, have=aim.have, of=aim.of))
            else:
                said.append(self.texts.text("aim-race", measure=measure, have=aim.have, others=aim.others))
        said.append(self.texts.text("aim-must") if aim.must else self.texts.text("aim-now", points=aim.points))
        if aim.next_at and not aim.must:
            said.append(self.texts.text("aim-next", at=aim.next_at, points=aim.next_points))
        return self.texts.text("list-separator").join(said)

    def write_points(self, news: Sequence[Event]) -> None:
        """The points that everybody has so far, in one line, after something that gave some."""
        seats = self.play.game.standing(self.view()).seats
        told = [self.texts.text("standing-seat", seat=self.scorer(one.seat)[1], points=one.points) for one in seats]
        if told:
            said = self.texts.text("standing-points", seats=self.texts.text("list-separator").join(told))
            self.output.say(said, first="" if self.output.plain else self.output.faint("  = "))

    # The table

    def is_opening(self, asked: Asked) -> bool:
        """Whether a question begins something, so that the whole table is worth a look."""
        return self.play.line().together

    @abstractmethod
    def write_board(self, hand: bool = True) -> None:
        """All that the reader sees, their hand only if wanted."""

    @abstractmethod
    def write_around(self, asked: Asked) -> None:
        """What a question is about."""

    @abstractmethod
    def write_cards(self) -> None:
        """The reader's own cards with their texts."""

    @abstractmethod
    def write_map(self) -> None:
        """What borders what."""

    def source(self, source: str) -> str:
        """Where points come from."""
        return self.texts.text(f"{self.prefix}source-{source}")

    def scorer(self, seat: int) -> tuple[str, str]:
        """Tag and name of whoever has a score."""
        return self.seats.tag(seat), self.seats.name(seat)

    def lost(self, result: Result) -> str:
        """Why nobody wins."""
        best = max(range(self.seats.count), key=lambda seat: result.totals[seat])
        return self.texts.text("result-neutral-wins", seat=self.seats.name(best), points=result.totals[best])

    def command_help(self, command: str) -> str:
        return self.texts.attribute(f"command-{command}", "help")

    @abstractmethod
    def score_item(self, source: str, item: str) -> str:
        """What points are for: a card, a kind of token."""
