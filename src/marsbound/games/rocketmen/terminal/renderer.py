"""Rocketmen at the terminal."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final

from marsbound.core.events import Event
from marsbound.core.game import Result
from marsbound.core.notation import DECLINED, question_name
from marsbound.core.play import Asked, Play
from marsbound.core.script import NATURE, Table
from marsbound.games.rocketmen.rules.deeds import ChooseADeed
from marsbound.games.rocketmen.rules.picture_types import Picture
from marsbound.games.rocketmen.rules.waste import END
from marsbound.games.rocketmen.terminal.board import Board
from marsbound.games.rocketmen.terminal.card_texts import CardTexts
from marsbound.games.rocketmen.terminal.event_runs import ADDED, LISTED, runs
from marsbound.games.rocketmen.terminal.plain_board import PlainBoard
from marsbound.games.rocketmen.terminal.summary import Summary
from marsbound.games.rocketmen.terminal.words import Words
from marsbound.packs import Pack
from marsbound.terminal.output import UNBROKEN, Output
from marsbound.terminal.renderer import Renderer
from marsbound.text import Texts

DEED: Final = "deed"
GROUPED: Final = {"Act", "PayTheRest", "PayForPlacing"}  # questions with a long list of deeds
COPYING: Final = {"MustCopyACard", "MayCopyACard"}  # asked before lift-off
IN_FLIGHT: Final = {"Fly", *COPYING, "PutOneOnTop", "ChooseTheFirstCard", "LoseAPadCard"}
PRICED: Final = {"buy", "buy-engine", "add", "add-engine"}
WITH_COMPONENTS: Final = {"pay", "pad", "pad-paid", "free", "free-bought"}
OWN_HELP: Final = {"cards", "map", "rule"}
# What can be done in flight besides using a card of the pad, and what the sentence calls it.
FLYING: Final = {"go-on": "draw", "abort": "abort", "give-up": "leave"}


class RocketmenRenderer(Renderer):
    """All modes of the game."""

    headlines = frozenset({"turn-begun", "end-begun", "round-without-progress", "game-stalled"})
    scoring = frozenset({"mission-completed", "rival-arrived", "rival-scored"})
    summed_up = frozenset({"points-scored", "score-counted", "game-won", "game-lost"})
    plain_to_see = frozenset(
        {
            "not-in-hand",
            "not-on-pad",
            "not-stored",
            "not-on-a-rivals-pad",
            "not-among-them",
            "no-effect-from-hand",
            "no-free-placement",
            "no-yard",
            "no-draw-pending",
            "no-marker",
            "nothing-planned",
            "no-rival-mission",
        }
    )
    tie_broken = "rocketmen-result-tie-broken"

    def __init__(
        self, play: Play, pack: Pack, texts: Texts, output: Output, occupants: Sequence[str], you: int
    ) -> None:
        super().__init__(play, pack, texts, output, occupants, you)
        self.words = Words(texts, pack, self.seats)
        self.market_shown: list[str | None] = []
        self.odds_explained = False
        self.seen: tuple[Table, int, Summary] | None = None

    def summary(self) -> Summary:
        """The odds in it take a while: they are kept until the table or what lies on it is another."""
        play = self.play
        if self.seen is None or self.seen[0] is not play.table or self.seen[1] != len(play.steps):
            self.seen = (play.table, len(play.steps), Summary(play.game, self.view(), self.words))
        return self.seen[2]

    def picture(self) -> Picture:
        return self.summary().picture

    def board(self) -> Board:
        return (PlainBoard if self.output.plain else Board)(self.summary(), self.output, self.aims)

    # Words

    def thing(self, kind: str, word: str) -> str | int:
        return self.words.thing(kind, word)

    def runs(self, events: Sequence[Event]) -> list[list[Event]]:
        return runs(events, self.play.game.facts)

    def sentence(self, *run: Event) -> str:
        name = self.play.game.facts[run[0].fact].name
        if len(run) > 1 and name in LISTED:
            return self.told(f"rocketmen-event-{name}", *run, form="several")
        return super().sentence(*run)

    def event_parts(self, *run: Event) -> dict[str, str | int]:
        parts = super().event_parts(*run)
        name = self.play.game.facts[run[0].fact].name
        others = [super(RocketmenRenderer, self).event_parts(event) for event in run[1:]]
        if name in ADDED:
            parts[ADDED[name]] = sum(int(each[ADDED[name]]) for each in [parts, *others])
        elif others:
            cards = [str(each["card"]) for each in [parts, *others]]
            counts = {card: cards.count(card) for card in cards}
            parts["card"] = self.words.listed(self.words.times(card, number) for card, number in counts.items())
        return parts

    def question_parts(self, asked: Asked) -> dict[str, str | int]:
        if asked.question == "PayTheRest":
            payment = self.picture()["payment"]
            return {"money": payment["owed-money"], "components": payment["owed-components"]}
        launch = self.picture()["launch"]
        if asked.question == "Fly" and launch:
            name = self.words.destination(launch["to"])
            parts: dict[str, str | int] = {
                "destination": name,
                "rocket": launch["rocket"],
                "distance": launch["distance"],
            }
            return {**parts, "can": self.words.text(f"in-flight-{possible_in_flight(asked.choices)}")}
        return {}

    def command_help(self, command: str) -> str:
        return self.words.text(f"command-{command}") if command in OWN_HELP else super().command_help(command)

    # Answers

    def answer_words(self, text: str) -> list[tuple[str, str]]:
        """Of a deed its name, and the kind and word of what it is done with."""
        line = self.play.line()
        if not isinstance(line, ChooseADeed):
            return super().answer_words(text)
        name, colon, thing = text.partition(":")
        kinds = {deed.name: deed.kind for deed in (line.deeds[place] for place in range(len(line.deeds)))}
        return [(DEED, name), (kinds[name], thing)] if colon else [(DEED, name)]

    def answer_of(self, words: list[tuple[str, str]]) -> str:
        kind, word = words[0]
        if kind == DEED:
            parts = {"thing": self.thing_named(*words[1])} if len(words) > 1 else {}
            return self.words.text(f"deed-{word}", **parts)
        return self.thing_named(kind, word)

    def thing_named(self, kind: str, word: str) -> str:
        """What an answer is about; a place of the market is called by the card that lies there."""
        if kind == "slot":
            card = self.card_in(word)
            return self.words.card(card) if card else self.words.slot(word)
        return self.words.text("success", value=word) if kind == "number" else str(self.thing(kind, word))

    def card_in(self, slot: str) -> str | None:
        """What lies in a place of the market."""
        return self.picture()["market"][int(slot.removeprefix("m")) - 1]

    def rules_of_answer(self, asked: Asked, text: str) -> list[str]:
        """Of a place of the market those of the card that lies there."""
        if text == DECLINED:
            return super().rules_of_answer(asked, text)
        words = [self.card_in(word) or word if kind == "slot" else word for kind, word in self.answer_words(text)]
        return self.links.of_answer(asked.question, words)

    def answers_itself(self, asked: Asked) -> bool:
        """The end of a turn never, since after it nothing can be taken back."""
        return super().answers_itself(asked) and asked.question != "Act"

    def names(self, asked: Asked, text: str) -> list[str]:
        words = [] if text == DECLINED else self.answer_words(text)
        things = [self.thing_named(*word) for word in words if word[0] != DEED]
        return [*super().names(asked, text), *things]

    def choice(self, asked: Asked, text: str, explained: bool) -> list[str]:
        if text == DECLINED:
            return [self.answer(asked, text), *self.odds_of_copying(asked, None)]
        words = self.answer_words(text)
        if asked.question == "Fly":
            return [self.answer_of(words), *self.promise(words[0][1])]
        kind, word = words[0]
        if kind == "card":
            facts = [self.summary().gives(asked.seat, word), self.words.summary(word)]
            facts = [*self.odds_of_copying(asked, word), *facts]
            return [self.words.card(word), *(filter(None, facts) if self.output.plain else facts)]
        detail = self.detail(asked, words)
        return [self.answer_of(words), detail] if detail else [self.answer_of(words)]

    def odds_of_copying(self, asked: Asked, card: str | None) -> list[str]:
        if asked.question not in COPYING:
            return []
        odds = self.summary().odds_copying(card)
        return [self.words.odds(odds["success"], odds["points"])]

    def promise(self, deed: str) -> list[str]:
        """The odds of a deed in flight, and whether it is worth most."""
        launch = self.picture()["launch"]
        odds = launch["odds"] if launch else None
        if not odds or deed not in odds["deeds"]:
            return []
        found = odds["deeds"][deed]
        said = [self.words.odds(found["success"], found["points"])]
        return [*said, self.words.text("odds-best")] if deed == odds["best"] else said

    def detail(self, asked: Asked, words: list[tuple[str, str]]) -> str:
        """What else there is to know about a deed."""
        if len(words) < 2:
            return ""
        summary = self.summary()
        deed, (kind, word) = words[0][1], words[1]
        if deed in PRICED:
            card = self.card_in(word) if kind == "slot" else word
            return summary.price(card) if card else ""
        if deed in WITH_COMPONENTS:
            return summary.gives(asked.seat, word)
        if deed == "use":
            return self.words.summary(word)
        if deed == "launch":
            odds = summary.odds_to(word)
            return self.words.odds(odds["success"], odds["points"])
        return ""

    def write_choices(self, asked: Asked, options: Mapping[str, str], explained: bool) -> None:
        if self.output.plain or asked.question not in GROUPED:
            super().write_choices(asked, options, explained)
        else:
            self.write_groups(asked, options)
        for said in self.wasted(END) if END in asked.choices else []:
            self.output.say(self.output.faint(said), indent=1)
        with_odds = asked.question in {"Fly", *COPYING} or any(text.startswith("launch:") for text in asked.choices)
        if with_odds and not self.odds_explained:
            self.odds_explained = True
            self.output.say(self.output.faint(self.words.text("odds-note")), indent=1)

    def write_groups(self, asked: Asked, options: Mapping[str, str]) -> None:
        """Deeds of one kind beside each other."""
        rows = []
        for deed, group in groupby(options.items(), key=lambda option: option[1].partition(":")[0]):
            choices = list(group)
            parts = [self.part_of_group(asked, number, text) for number, text in choices]
            if ":" not in choices[0][1]:
                rows.append(["", parts[0]])
                continue
            label = self.output.faint(self.texts.attribute(f"rocketmen-deed-{deed}", "group"))
            if deed == "launch":  # each with its odds
                rows += [[label if not place else "", part] for place, part in enumerate(parts)]
            else:
                rows.append([label, f"{UNBROKEN}{UNBROKEN} ".join(parts)])
        self.output.columns(rows)

    def part_of_group(self, asked: Asked, number: str, text: str) -> str:
        """A choice among others of its kind: "3 Internet ($40)", in one piece."""
        words = self.answer_words(text)
        name = self.thing_named(*words[1]) if len(words) > 1 else self.answer_of(words)
        detail = self.detail(asked, words)
        whole = self.texts.text("board-with", what=name, who=detail) if detail else name
        return f"{self.output.strong(number)} {whole}".replace(" ", UNBROKEN)

    # The table

    def is_opening(self, asked: Asked) -> bool:
        """The first action of a turn, or of an evening."""
        if asked.question != "Act":
            return False
        begun = [
            at
            for event, at in zip(self.play.heard, self.play.heard_at, strict=True)
            if self.play.game.facts[event.fact].name == "turn-begun"
        ]
        since = self.play.steps[begun[-1] if begun else 0 :]
        return not self.market_shown or all(step.player == NATURE for step in since)

    @property
    def lifted_off(self) -> bool:
        return self.play.over or question_name(self.play.line().name) not in COPYING

    def write_board(self, hand: bool = True) -> None:
        """The hand too, since hardly a choice can be made without it."""
        board = self.board()
        board.write(self.lifted_off)
        self.market_shown = board.picture["market"]

    def write_around(self, asked: Asked) -> None:
        board = self.board()
        if asked.question == "Act":
            if board.picture["market"] != self.market_shown:
                board.market()
                self.market_shown = board.picture["market"]
            board.brief(board.picture["seats"][asked.seat])
        elif asked.question == "PayTheRest":
            board.payment()
        elif asked.question in IN_FLIGHT and board.picture["launch"]:
            board.launch(board.picture["launch"], self.lifted_off)

    def write_cards(self) -> None:
        CardTexts(self.board()).write()

    def write_map(self) -> None:
        self.board().destinations()

    # The score

    def scorer(self, seat: int) -> tuple[str, str]:
        return self.words.tag(seat), self.words.seat(seat)

    def lost(self, result: Result) -> str:
        return self.words.text("event-game-lost")

    def score_item(self, source: str, item: str) -> str:
        return self.words.location(item) if source == "missions" else self.words.named("variant", item)


def possible_in_flight(choices: Sequence[str]) -> str:
    """What the question in flight is about, as a word of its sentence: drawing, aborting, leaving it, or a card."""
    plain = [FLYING[choice] for choice in choices if choice in FLYING][-1]
    return plain if set(choices) <= FLYING.keys() else f"{plain}-or-use"
