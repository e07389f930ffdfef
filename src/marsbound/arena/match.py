"""One game between bots, with what it cost them."""

from collections import Counter
from collections.abc import Sequence
from time import perf_counter

from marsbound.bots import Bot
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.game import Game
from marsbound.core.notation import answer_text
from marsbound.core.phrase import Phrase
from marsbound.core.play import Asked
from marsbound.core.script import BOOK, Table, answer, ask


class WrongAnswer(Exception):
    """A bot of our own answered what isn't a choice: a mistake in its program."""


class Match:
    """Bots at a table, one for each player, each with a generator of its own.

    Questions with one possible answer aren't asked.  This is the shortest way from question to answer: nothing is
    heard, noted or checked twice.
    """

    def __init__(self, game: Game, table: Table, bots: Sequence[Bot], chances: Sequence[Generator]) -> None:
        self.game = game
        self.table = table
        self.bots = bots
        self.chances = chances
        self.found = Choices()
        self.decisions = 0  # all answers, those with one possibility included
        self.moves = [0] * len(bots)  # questions that were asked, by player
        self.seconds = [0.0] * len(bots)
        self.iterations = [0] * len(bots)
        self.faults: Counter[tuple[int, str, Phrase]] = Counter()  # player, question, what went wrong

    def play(self) -> list[tuple[int, str]]:
        """To the end; every answer with its player, so that the game can be told again."""
        table = self.table
        found = self.found
        answers: list[tuple[int, str]] = []
        while ask(table, found, False):
            line = BOOK.lines[table.line]
            seat = found.seat
            numbers = found.numbers()
            texts = [answer_text(table, line, number) for number in numbers]
            player = int(table.player(seat))
            if len(texts) == 1:
                text = texts[0]
            else:
                times = line.times if line.times else line.limit(table, seat)
                text = self.chosen(
                    player,
                    Asked(line.name, int(seat), int(table.times) + 1, int(times), int(table.memo), texts),
                )
            answers.append((player, text))
            self.decisions += 1
            answer(table, numbers[texts.index(text)])
        return answers

    def chosen(self, player: int, asked: Asked) -> str:
        bot = self.bots[player]
        view = self.game.view(self.table, player)
        before = getattr(bot, "iterations", 0)
        began = perf_counter()
        text = bot.choose(view, asked, self.chances[player])
        self.seconds[player] += perf_counter() - began
        self.iterations[player] += getattr(bot, "iterations", 0) - before
        self.moves[player] += 1
        faults = getattr(bot, "faults", None)
        if faults:
            self.faults.update((player, fault.question, fault.why) for fault in faults)
            faults.clear()
        if text not in asked.choices:
            raise WrongAnswer(f'{bot.name} answered "{text}" to {asked.line}; possible: {", ".join(asked.choices)}')
        return text


def chances_for(seed: int, players: int) -> list[Generator]:
    """A generator for each player, which depends on the seed and on where they sit, and on nothing that nature does."""
    return [Generator(Generator(seed ^ 0x5DEECE66D * (player + 1)).seed()) for player in range(players)]
