"""One game as rows, a row for each decision of a player."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from marsbound import records
from marsbound.arena.match import Match, chances_for
from marsbound.arena.tournament import FaultNote, fault_notes
from marsbound.bots import Bot, bot_named, close_bot
from marsbound.core.phrase import Phrase
from marsbound.core.record import Record, record_of
from marsbound.core.script import NATURE
from marsbound.library.setup import Setup
from marsbound.research.selfplay.plan import Plan
from marsbound.research.specs import new_state


class Rows(NamedTuple):
    """The decisions of a game, answers without an alternative included; lists have an item for each of them."""

    number: int
    seed: int
    players: list[int]
    questions: list[str]
    legal: list[list[int]]
    actions: list[int]
    observations: list[bytes]  # empty if nobody wants them
    rewards: list[float]  # by player
    points: list[int]


class PlayedGame(NamedTuple):
    rows: Rows
    record: str  # its file's text
    faults: list[FaultNote]  # turns that a bot didn't play itself


def rows_of(setup: Setup, plan: Plan, number: int, answers: Iterable[tuple[int, str]]) -> Rows:
    """A game by numbers, from what its players answered."""
    seed = plan.seed_of(number)
    state = new_state(setup, seed, explicit_chance=False)
    rows = Rows(number, seed, [], [], [], [], [], [], [])
    for player, answer in answers:
        action = state.action(answer)
        assert state.player == player, f"game {number}: player {player} answers, but {state!r}"
        rows.players.append(player)
        rows.questions.append(state.question)
        rows.legal.append(state.legal())
        rows.actions.append(action)
        if plan.observations:
            rows.observations.append(state.observation(player))
        state.apply(action)
    result = state.result()
    assert result is not None, f"game {number} has no end"
    rows.rewards.extend(state.rewards())
    rows.points.extend(int(result.totals[seat]) for seat in state.spec.own_seats)
    return rows


def rows_of_record(setup: Setup, plan: Plan, number: int, record: Record) -> Rows:
    """The same of a game that was played earlier; nature follows from the seed."""
    return rows_of(setup, plan, number, ((step.player, step.text) for step in record.steps if step.player != NATURE))


class Workplace(NamedTuple):
    """What a process needs to play games of a plan."""

    plan: Plan
    setup: Setup

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def bots(self) -> Collection[str]:
        return self.plan.line_up

    def runner(self) -> "Runner":
        return Runner(self.plan, self.setup)

    def described(self, number: int) -> Phrase:
        return self.plan.described(number)


class Runner:
    """Where games are played: the bots are made once for all of them."""

    def __init__(self, plan: Plan, setup: Setup) -> None:
        self.plan = plan
        self.setup = setup
        self.bots: dict[str, Bot] = {name: bot_named(name, setup.game, setup) for name in sorted(set(plan.line_up))}

    def play(self, number: int) -> PlayedGame:
        """The game by the arena's quick way, then once more by numbers, and once more checked, for its record."""
        plan, setup = self.plan, self.setup
        seed, line_up = plan.seed_of(number), plan.seated(number)
        table = setup.game.new(setup.box, setup.players, setup.options)
        table.set_seed(seed)
        match = Match(setup.game, table, [self.bots[name] for name in line_up], chances_for(seed, setup.players))
        answers = match.play()
        play = setup.play(seed)
        for player, text in answers:
            play.answer(player, text)
        pack = setup.pack
        record = record_of(play, pack.name, pack.hash, list(line_up), pack.full_hash)
        return PlayedGame(rows_of(setup, plan, number, answers), records.text_of(record), fault_notes(match))

    def close(self) -> None:
        for bot in self.bots.values():
            close_bot(bot)
