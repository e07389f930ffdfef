"""A game of Rocketmen between bots, and what is counted of it."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from marsbound.arena.match import chances_for
from marsbound.bots.bot import Bot
from marsbound.bots.levels import bot_named
from marsbound.core.play import Play
from marsbound.games.packs import load
from marsbound.games.rocketmen.rules.game import ROCKETMEN

SOURCES = ("missions", "hazards", "tokens", "objectives", "variants")


class Task(NamedTuple):
    """A game to be played, everybody the same bot."""

    pack: str  # its name or file
    bot: str
    players: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()


class Told(NamedTuple):
    """What is told of a game."""

    end: str  # what began it: points, missions, market; "" if nothing happened any more
    rounds: int
    first_launch: int  # its round, 0 without any
    seen: Counter[str]  # cards that came to the market
    deck: int  # cards that could have come
    pink: bool  # whether the second half of the deck was reached
    bought: Counter[str]
    engines: int  # of what was bought
    launches: Counter[str]  # by how they ended
    flown: Counter[str]  # locations, all players together
    missions: tuple[int, ...]  # by player
    first_to: tuple[str, ...]  # where each player who flew went first
    totals: tuple[int, ...]  # by player; then the solo rival
    points: Counter[str]  # by source, all players together
    winners: tuple[int, ...]

    @property
    def margin(self) -> int:
        """Points between the first and the second."""
        best, second, *_ = sorted(self.totals, reverse=True)
        return best - second


@cache
def box_of(pack: str) -> Any:
    return ROCKETMEN.box(load(pack))


@cache
def bot_of(name: str) -> Bot:
    return bot_named(name, ROCKETMEN)


def played(task: Task) -> Play:
    play = Play(ROCKETMEN, box_of(task.pack), task.players, dict(task.options), task.seed)
    bot, chances = bot_of(task.bot), chances_for(task.seed, task.players)
    while not play.over:
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, bot.choose(play.view(player), asked, chances[player]))
    return play


def told(task: Task) -> Told:
    """Read from what was heard, as a person at the table would count."""
    play = played(task)
    goal = load(task.pack).only("numbers").number(f"end-{task.players}") if task.players > 1 else 0
    story = Story(play, task.players, goal)
    for event in play.heard:
        fact = play.game.facts[event.fact]
        story.hear(fact.name, dict(zip(fact.parts, event.values, strict=False)))
    return story.summary()


class Story:
    """Hears the events of a game one by one."""

    def __init__(self, play: Play, players: int, goal: int) -> None:
        self.play = play
        self.players = players
        self.goal = goal
        self.round = self.first_launch = 0
        self.end = self.last = ""
        self.seen, self.bought, self.launches, self.flown, self.points = (Counter[str]() for _ in range(5))
        self.missions, self.scores = Counter[int](), Counter[int]()
        self.to: dict[int, str] = {}
        self.first_to: dict[int, str] = {}

    def word(self, kind: str, number: int) -> str:
        return str(self.play.table.word(kind, number))

    def hear(self, fact: str, told: Mapping[str, int]) -> None:
        if fact == "turn-begun":
            self.round = told["round"]
        elif fact == "market-filled":
            self.seen[self.word("card", told["card"])] += 1
        elif fact == "card-bought":
            self.bought[self.word("card", told["card"])] += 1
        elif fact == "launch-declared":
            self.first_launch = self.first_launch or self.round
            self.to[told["seat"]] = self.word("destination", told["destination"])
        elif fact in ("launch-aborted", "launch-failed"):
            self.launches[fact.removeprefix("launch-")] += 1
        elif fact == "mission-completed":
            self.complete(told["seat"], self.word("location", told["location"]), told["points"])
        elif fact == "end-begun":
            self.end = self.reason()
        elif fact == "points-scored" and told["seat"] < self.players:
            self.points[SOURCES[told["source"]]] += told["points"]
        self.last = fact

    def complete(self, seat: int, location: str, points: int) -> None:
        self.launches["completed"] += 1
        self.flown[location] += 1
        self.missions[seat] += 1
        self.scores[seat] += points
        self.first_to.setdefault(seat, self.to[seat])

    def reason(self) -> str:
        if self.players > 1 and max(self.scores.values(), default=0) >= self.goal:
            return "points"
        # somebody arrived, perhaps as the first, or the solo rival did
        return "missions" if self.last in ("mission-completed", "token-won", "rival-moved") else "market"

    def summary(self) -> Told:
        play, result = self.play, self.play.result()
        table = play.game.new(play.box, self.players, play.options)
        start = play.game.picture(play.game.view(table, 0))
        teal = sum(start["teal-deck"].values())
        return Told(
            end=self.end,
            rounds=self.round,
            first_launch=self.first_launch,
            seen=self.seen,
            deck=teal + sum(start["pink-deck"].values()),
            pink=self.seen.total() > teal,
            bought=self.bought,
            engines=sum(number for card, number in self.bought.items() if card in start["engines"]),
            launches=self.launches,
            flown=self.flown,
            missions=tuple(self.missions[seat] for seat in range(self.players)),
            first_to=tuple(self.first_to.values()),
            totals=tuple(result.totals),
            points=self.points,
            winners=tuple(result.winners),
        )
