"""What a bot would do in the person's place, and why, in words."""

from collections.abc import Mapping, Sequence
from typing import Final

from marsbound.bots.evaluators import evaluator_of, halving_of
from marsbound.bots.explain import Considered, Explanation, explained
from marsbound.bots.heuristic import HeuristicBot
from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.terminal.renderer import Renderer

SHOWN: Final = 5
ABOUT_THE_SAME: Final = 0.005  # of a chance to win
WORTH_TELLING: Final = 0.05  # of a point


class Hint:
    """The thoughts of a heuristic bot that takes its time.  They see no more than the person, and change nothing."""

    def __init__(self, renderer: Renderer, asked: Asked, options: Mapping[str, str]) -> None:
        self.renderer = renderer
        self.asked = asked
        self.texts = renderer.texts
        self.output = renderer.output
        self.numbers = {text: number for number, text in options.items()}

    def explanation(self) -> Explanation:
        """The same whenever it is asked for at the same question."""
        play = self.renderer.play
        bot = HeuristicBot(evaluator_of(play.game), halving_of(play.game))
        weighed = bot.weigh(play.view(self.renderer.you), Generator(len(play.steps)))
        return explained(self.asked.question, self.asked.choices, weighed, bot.evaluator.parts)

    def write(self, about: str = "") -> None:
        """The best choices; or one that the person thinks of, compared with the best."""
        if len(self.asked.choices) == 1:
            self.output.say(self.texts.text("hint-only"))
            return
        found = self.explanation()
        self.output.heading(self.texts.text("hint-heading"))
        wanted = [one for one in found.considered if one.choice == about and one is not found.best]
        shown = [found.best, *wanted] if wanted else found.considered[:SHOWN]
        for one in shown:
            self.write_choice(one, self.renderer.rules_of_answer(self.asked, one.choice) if one is found.best else [])
        self.write_reasons(found, wanted[0] if wanted else found.considered[1])
        self.output.say(self.texts.text("hint-tried", number=found.best.tried), indent=1)

    def write_choice(self, one: Considered, rules: Sequence[str]) -> None:
        said = self.texts.text(
            "hint-choice",
            choice=self.renderer.answer(self.asked, one.choice),
            percent=self.texts.percent(one.chance),
            points=self.texts.number(one.points, 1),
        )
        said = self.renderer.with_rules(said, rules)
        number = self.numbers[one.choice]
        self.output.say(said, first=f"{number}: " if self.output.plain else f"{number:>3}  ")

    def write_reasons(self, found: Explanation, other: Considered) -> None:
        self.output.say(self.texts.text("hint-parts", parts=self.parts(found.best.parts)), indent=1)
        if found.best.chance - found.considered[-1].chance < ABOUT_THE_SAME:
            self.output.say(self.texts.text("hint-close"), indent=1)
            return
        ahead = found.differences(other)
        if ahead and found.best.points > other.points:  # else it wins more often with fewer points, as the list says
            parts = self.parts(ahead, signed=True)
            name = self.renderer.answer(self.asked, other.choice)
            said = self.texts.text("hint-because", other=name, parts=parts)
            told = sorted(ahead, key=lambda part: -abs(ahead[part]))
            self.output.say(self.renderer.with_rules(said, self.renderer.links.of_parts(told)), indent=1)

    def parts(self, points: Mapping[str, float], signed: bool = False) -> str:
        """Where points come from, most first."""
        told = [(name, worth) for name, worth in points.items() if abs(worth) >= WORTH_TELLING]
        told.sort(key=lambda part: -abs(part[1]))
        return self.texts.text("list-separator").join(
            self.texts.text("hint-part", part=self.texts.text(f"bot-part-{name}"), points=number)
            for name, number in ((name, self.texts.number(worth, 1, signed)) for name, worth in told)
        )
