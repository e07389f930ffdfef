"""A person plays at the terminal, bots at the other seats."""

from contextlib import suppress

from marsbound.bots import USUAL, Bot, bot_named, close_bot, is_bot
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.script import NATURE
from marsbound.library.setup import Setup
from marsbound.terminal.inspector import Inspector
from marsbound.terminal.prompt import Prompt
from marsbound.terminal.renderer import Renderer
from marsbound.terminal.saving import Saving
from marsbound.terminal.score import ScoreSheet


class Left(Exception):
    """The person leaves the table."""


class Given:
    """An answer of the person, to know what undoing it means."""

    def __init__(self, forced: bool, nature: bool, revealed: bool) -> None:
        self.forced = forced
        self.nature = nature  # whether nature answered right after it
        self.revealed = revealed  # whether it showed something hidden


class Session:
    """Asks, answers, tells what happened; the other commands are the inspector's."""

    def __init__(self, renderer: Renderer, saving: Saving, chance: Generator) -> None:
        self.renderer = renderer
        self.play = renderer.play
        self.texts = renderer.texts
        self.output = renderer.output
        self.you = renderer.you
        self.saving = saving
        self.chance = chance
        self.prompt = Prompt(renderer.output)
        self.inspector = Inspector(renderer, saving)
        self.given: list[Given] = []
        self.bots: dict[str, Bot] = {}

    def run(self) -> None:
        """Until the game is over or the person leaves; nothing is lost whichever way that happens."""
        try:
            self.sit_down()
            while not self.play.over:
                self.let_bots_answer()
                self.inspector.tell_news()
                asked = self.play.question(self.you)
                if asked is not None:
                    self.take_turn(asked)
            self.end()
        except Left:
            self.output.say(self.texts.text("message-goodbye"))
        except (EOFError, KeyboardInterrupt):
            with suppress(OSError):
                self.output.write("")
            self.rescue()
        except BaseException:
            self.rescue()
            raise
        finally:
            for bot in self.bots.values():
                close_bot(bot)

    def rescue(self) -> None:
        """Saves the game unasked.  The terminal itself may be gone: saying so comes second."""
        if not self.saving.is_needed:
            return
        try:
            said = self.texts.text("message-saved", file=str(self.saving.rescue()))
        except OSError as error:
            said = self.texts.text("message-save-failed", file=str(error.filename), cause=str(error.strerror))
        with suppress(OSError):
            self.output.say(said)

    # Bots

    def sit_down(self) -> None:
        """A seat of another person, in a resumed game, is played by the usual bot."""
        play = self.play
        setup = Setup(play.game, self.saving.pack, play.players, play.options)
        self.bots = {
            who: bot_named(who if is_bot(who) else USUAL, play.game, setup) for who in set(self.saving.occupants)
        }

    def let_bots_answer(self) -> None:
        """Until only the person is asked."""
        while not self.play.over:
            bots = [player for player in self.play.asked_players() if player != self.you]
            if not bots:
                return
            asked = self.play.question(bots[0])
            assert asked is not None, "whoever is asked has a question"
            bot = self.bots[self.saving.occupants[bots[0]]]
            self.play.answer(bots[0], bot.choose(self.play.view(bots[0]), asked, self.chance))
            self.inspector.tell_faults(bot)

    # The person

    def take_turn(self, asked: Asked) -> None:
        """A question, until it is answered or the answer before it is taken back."""
        if self.renderer.answers_itself(asked):
            only = self.texts.text("message-automatic", answer=self.renderer.answer(asked, asked.choices[0]))
            self.output.say(self.texts.text("question-and-answer", question=self.renderer.question(asked), answer=only))
            self.answer(asked.choices[0], forced=True)
            return
        self.inspector.show(asked)
        while not self.obeyed(self.prompt.line(self.texts.text("prompt-choose")), asked):
            pass

    def obeyed(self, typed: str, asked: Asked) -> bool:
        """Do what was typed; whether the question is settled by it."""
        options = self.inspector.options(asked)
        chosen = options.get(typed, typed)
        word, _, rest = typed.partition(" ")
        command = self.inspector.command(word)
        if chosen in asked.choices:
            self.answer(chosen)
            return True
        if command == "undo":
            return self.undo()
        if command == "quit":
            self.quit()
        elif not typed:
            self.inspector.show(asked)
        elif command:
            self.inspector.do(command, rest.strip(), asked)
        else:
            self.inspector.explain(typed, asked)
        return False

    def answer(self, text: str, forced: bool = False) -> None:
        before = len(self.play.steps)
        events = self.play.answer(self.you, text)
        nature = any(step.player == NATURE for step in self.play.steps[before:])
        revealed = any(self.play.game.facts[event.fact].reveals for event in events)
        self.given.append(Given(forced, nature, revealed))

    def undo(self) -> bool:
        """Take back the last answer that was a choice, and what followed from it by itself."""
        chosen = [number for number, given in enumerate(self.given) if not given.forced]
        if not chosen:
            self.output.say(self.texts.text("message-nothing-to-undo"))
            return False
        back = self.given[chosen[-1] :]
        snapshots = self.play.snapshots
        if len(snapshots) < len(back) or snapshots[-1].player != self.you:
            self.output.say(self.texts.text(f"undo-refused-{cause(back)}"))
            return False
        for _ in back:
            self.play.undo(self.you)
        del self.given[chosen[-1] :]
        self.inspector.forget_undone()
        self.output.say(self.texts.text("message-undone"))
        return True

    def quit(self) -> None:
        """Leave, after an offer to save."""
        while self.saving.is_needed:
            wish = self.prompt.line(self.texts.text("prompt-quit")).lower()
            if wish in ("", "y", "yes", self.texts.text("yes")):
                self.inspector.save("")
            elif wish in ("n", "no", self.texts.text("no")):
                break
        raise Left

    def end(self) -> None:
        """The score; then one may look around and save."""
        self.inspector.tell_news()
        ScoreSheet(self.renderer, self.play.result()).write()
        while True:
            typed = self.prompt.line(self.texts.text("prompt-over"))
            word, _, rest = typed.partition(" ")
            command = self.inspector.command(word)
            if not typed or command == "quit":
                self.quit()
            elif command == "undo":
                self.undo()
            elif command:
                self.inspector.do(command, rest.strip(), None)
            else:
                self.inspector.unknown(typed)


def cause(back: list[Given]) -> str:
    """Why answers can't be taken back."""
    if any(given.nature for given in back):
        return "nature"
    return "revealed" if any(given.revealed for given in back) else "other-seat"
