"""What the person can look at while playing: questions, the table, the log, rules, reasons; and saving."""

from typing import Final

from marsbound.bots import Bot
from marsbound.bots.program import Fault
from marsbound.core.events import SEALED, Event
from marsbound.core.notation import DECLINED
from marsbound.core.play import Asked
from marsbound.terminal.hint import Hint
from marsbound.terminal.renderer import Renderer
from marsbound.terminal.saving import FileExists, Saving
from marsbound.terminal.why import Why, write_rule

COMMANDS: Final = ("help", "hint", "why", "preview", "undo", "board", "cards", "map", "log", "rule", "save", "quit")
EVENTS_SHOWN: Final = 30
LONGEST_SHOWN: Final = 40


class Inspector:
    """Commands that change nothing at the table."""

    def __init__(self, renderer: Renderer, saving: Saving) -> None:
        self.renderer = renderer
        self.play = renderer.play
        self.texts = renderer.texts
        self.output = renderer.output
        self.saving = saving
        self.explained: set[str] = set()  # questions whose choices the person has read in full
        self.told = 0  # how many of the play's events the person has read
        self.words = {name: name for name in COMMANDS}
        self.words |= {self.texts.text(f"command-{name}"): name for name in COMMANDS}

    def command(self, word: str) -> str | None:
        """The command that a word stands for, in English or in the reader's language."""
        return self.words.get(word.lower())

    def do(self, command: str, rest: str, asked: Asked | None) -> None:
        if command == "help":
            self.help()
        elif command == "hint":
            self.hint(rest, asked)
        elif command == "why":
            self.why(rest, asked)
        elif command == "preview":
            self.preview(rest, asked)
        elif command == "board":
            self.renderer.write_board()
        elif command == "cards":
            self.renderer.write_cards()
        elif command == "map":
            self.renderer.write_map()
        elif command == "log":
            self.log(rest)
        elif command == "rule":
            write_rule(self.renderer, rest)
        elif command == "save":
            self.save(rest)

    # Questions

    def show(self, asked: Asked) -> None:
        """The question, with what it is about and what can be answered."""
        if self.renderer.is_opening(asked):
            self.renderer.write_board(hand=False)
        elif not self.output.plain:
            self.renderer.write_around(asked)
        self.output.write("")
        self.output.say(self.output.strong(self.renderer.question(asked)))
        explained = asked.question in self.explained
        self.explained.add(asked.question)
        self.renderer.write_choices(asked, self.options(asked), explained)

    def options(self, asked: Asked) -> dict[str, str]:
        """What to type for each choice: the number printed on it, or else its place in the list; 0 is always "no"."""
        found: dict[str, str] = {}
        for place, text in enumerate(asked.choices, 1):
            number = 0 if text == DECLINED else self.renderer.number(asked, text) or place
            found[str(number)] = text
        return found

    def explain(self, typed: str, asked: Asked) -> None:
        """Not a choice: why not, if it is something that the question is about."""
        candidates = self.play.candidates(self.renderer.you)
        for candidate in candidates:
            number = self.renderer.number(asked, candidate.text)
            if candidate.refusal and typed in (candidate.text, str(number)):
                Why(self.renderer, asked).line(self.renderer.answer(asked, candidate.text), candidate.refusal)
                return
        if typed.isdecimal():
            numbers = self.texts.text("list-separator").join(self.options(asked))
            self.output.say(self.texts.text("message-not-a-choice", number=shown(typed), numbers=numbers))
        else:
            self.unknown(typed)

    def hint(self, what: str, asked: Asked | None) -> None:
        """What a bot would do; with a choice, what it thinks of that one."""
        if asked is None:
            self.output.say(self.texts.text("message-game-over"))
            return
        options = self.options(asked)
        about = options.get(what, what)
        if what and about not in asked.choices:
            self.explain(what, asked)
        else:
            Hint(self.renderer, asked, options).write(about)

    def why(self, what: str, asked: Asked | None) -> None:
        if asked is None:
            self.output.say(self.texts.text("message-game-over"))
        elif what:
            Why(self.renderer, asked).write_some(self.options(asked).get(what, what))
        else:
            Why(self.renderer, asked).write_all()

    def preview(self, what: str, asked: Asked | None) -> None:
        """What a choice would lead to, as far as anybody can know."""
        if asked is None:
            self.output.say(self.texts.text("message-game-over"))
            return
        text = self.options(asked).get(what, what)
        if text not in asked.choices:
            self.explain(what, asked)
            return
        self.output.heading(self.texts.text("heading-preview"))
        for event in self.play.consequences(self.renderer.you, text):
            self.output.say(self.renderer.consequence(event), indent=1)
        self.write_events(self.play.preview(self.renderer.you, text))
        self.output.say(self.texts.text("preview-end"), indent=1)

    def unknown(self, typed: str) -> None:
        self.output.say(self.texts.text("message-unknown-command", command=shown(typed)))

    # What happened

    def tell_news(self) -> None:
        """What happened since the person was told last."""
        facts = self.play.game.facts
        heard = self.heard(self.play.heard[self.told :])
        news = [event for event in heard if facts[event.fact].name not in self.renderer.summed_up]
        if news:
            self.output.write("")
        self.write_events(news)
        if any(facts[event.fact].name in self.renderer.scoring for event in news) and not self.play.over:
            self.renderer.write_points(news)
        self.told = len(self.play.heard)

    def forget_undone(self) -> None:
        self.told = min(self.told, len(self.play.heard))

    def log(self, number: str) -> None:
        events = self.heard(self.play.heard)
        if not events:
            self.output.say(self.texts.text("message-log-empty"))
            return
        self.output.heading(self.texts.text("heading-log"))
        shown = events[-(int(number) if number.isdecimal() else EVENTS_SHOWN) :]
        for run in self.renderer.runs(shown):
            self.renderer.write_run(run, rules=True)

    def heard(self, events: list[Event]) -> list[Event]:
        """Those that the person may know of; that somebody has chosen is seen on the board."""
        return [event for event in events if event.fact != SEALED and event.heard_by(self.renderer.you)]

    def write_events(self, events: list[Event]) -> None:
        for run in self.renderer.runs(self.heard(events)):
            self.renderer.write_run(run)

    def tell_faults(self, bot: Bot) -> None:
        """Of an outside program that didn't answer as it should."""
        faults: list[Fault] = getattr(bot, "faults", [])
        for fault in faults:
            cause = self.texts.phrase(fault.why)
            self.output.say(self.texts.text("message-fault", bot=bot.name, question=fault.question, cause=cause))
        faults.clear()

    # The rest

    def help(self) -> None:
        self.output.heading(self.texts.text("heading-commands"))
        for name in COMMANDS:
            own = self.texts.text(f"command-{name}")
            words = name if own == name else self.texts.text("command-words", own=own, english=name)
            line = self.texts.text("command-line", words=words, help=self.renderer.command_help(name))
            self.output.say(line, indent=1)

    def save(self, name: str) -> None:
        try:
            said = self.texts.text("message-saved", file=str(self.saving.save(name)))
        except FileExists as problem:
            said = self.texts.text("message-file-exists", file=str(problem))
        except (OSError, ValueError) as problem:
            cause = problem.strerror if isinstance(problem, OSError) else str(problem)
            said = self.texts.text("message-save-failed", file=name or str(self.saving.path), cause=str(cause))
        self.output.say(said)


def shown(typed: str) -> str:
    """What was typed, as far as it can be shown."""
    clean = "".join(character for character in typed if character.isprintable())
    return clean if len(clean) <= LONGEST_SHOWN else clean[:LONGEST_SHOWN] + "…"
