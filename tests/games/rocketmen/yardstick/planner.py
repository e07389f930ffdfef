"""A sensible player of Rocketmen: chooses a mission, buys and places what it needs, launches at sixty per cent.

It is meant as a yardstick for the game's length and for solo play, not as a strong opponent.  What could be aimed at
and what that takes is worked out in `projects`.
"""

from typing import Final

from marsbound.core.chance import Generator
from marsbound.core.play import Asked
from marsbound.core.view import View
from marsbound.games.rocketmen.rules.box import CYCLE_HAND, DESTINATIONS, MONEY, SCRAP_AND_DRAW, TAKE_HAZARD
from marsbound.games.rocketmen.rules.odds import before_launch, in_flight
from marsbound.games.rocketmen.rules.paying import price
from marsbound.games.rocketmen.rules.table import WON_MONEY, Rocketmen
from tests.games.rocketmen.yardstick.projects import Assets, Project, projects

GOOD_ODDS: Final = 0.6
SAFE_ODDS: Final = 0.85  # up to here one more card on the pad is worth its ten
ACHIEVEMENT_WORTH: Final = 2.0  # in points, once in flight
HOPELESS: Final = 0.5  # a plan promising less than this share of another is given up

# What things are worth, in money
PRICE_WEIGHT: Final = 0.35  # money that isn't spent now is mostly lost
ROCKET_WORTH: Final = 35.0  # a rocket point that is missing
FIELD_WORTH: Final = 45.0  # a field that is missing
SPARE_WORTH: Final = 6.0  # either of them when nothing is missing
PERMANENT_WORTH: Final = 6.0  # for each mission still to come
HAZARD_WORTH: Final = 60.0
NEXT_MISSION: Final = 0.5  # what the mission after this one lacks counts half
CLOGGING: Final = 3.0  # every card more makes the others come later
ROCKETS_ENOUGH: Final = 7
MOST_KEPT: Final = 40.0  # money kept for the next turn

USUAL_ROUNDS: Final = 16
LATE_POINTS: Final = 8  # this near to the goal points are better than means
HAZARD_MISSIONS: Final = 4
STALLED_ROUNDS: Final = 2


class PlannerBot:
    """Plans a mission, buys for it, and launches at sixty per cent."""

    name: Final = "planner"

    def choose(self, view: View, asked: Asked, chance: Generator) -> str:
        table = view.masked
        assert isinstance(table, Rocketmen)
        choices = asked.choices
        if "pay-for-me" in choices:
            return "pay-for-me"
        if asked.question == "Fly":
            return fly(table, asked.seat)
        if len(choices) == 1:
            return choices[0]
        turn = Turn(table, asked.seat)
        if asked.question == "Act":
            return turn.act(choices)
        if asked.question == "PayForPlacing":
            return min(choices, key=turn.waste)
        if asked.question == "DiscardForCards":
            junk = [name for name in choices if name != "-" and turn.is_junk(turn.card(name))]
            return junk[0] if junk else "-"
        if asked.question == "MayCopyACard":
            best = turn.most_use([name for name in choices if name != "-"])
            return best if turn.use_on_pad(turn.card(best)) > turn.use_on_pad(int(table.box.copier)) else "-"
        if asked.question in ("MustCopyACard", "KeepOnePadCard"):
            return turn.most_use(choices)
        if asked.question == "LoseAPadCard":
            return min(choices, key=lambda name: turn.use_on_pad(turn.card(name)))
        if asked.question in ("ScrapACard", "DiscardOverTheLimit"):
            return min(choices, key=lambda name: turn.keeping(turn.card(name)))
        if asked.question == "TakeFromThePlayArea":
            return max(choices, key=lambda name: turn.keeping(turn.card(name)))
        # permanent cards stay, the plan is kept, the better success card comes first
        return "-" if "-" in choices else max(choices)


def fly(table: Rocketmen, seat: int) -> str:
    """The deed that promises most, the achievement counted like points."""
    deeds = in_flight(table, seat).deeds
    return max(deeds, key=lambda deed: deed[1] + ACHIEVEMENT_WORTH * deed[2])[0]


def things(choices: list[str], deed: str) -> list[str]:
    """What a deed can be done with."""
    return [choice.partition(":")[2] for choice in choices if choice.partition(":")[0] == deed]


class Turn:
    """What a player thinks in a turn: what is owned, the mission aimed at, and the one after it."""

    def __init__(self, table: Rocketmen, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.assets = Assets(table, seat)
        self.projects = projects(self.assets)
        self.project: Project | None = self.projects[0] if self.projects else None
        self.missions = int(table.missions(seat))

    def card(self, name: str) -> int:
        return self.box.ids.index(name)

    # What to do

    def act(self, choices: list[str]) -> str:
        """Draw, use, plan, place and buy as far as it is worth it; then launch, or make room in the hand."""
        if "draw" in choices:
            return "draw"
        if self.assets.plan >= 0 and self.hopeless():
            return "drop-plan"
        odds = self.odds(choices)
        act = self.use(choices) or self.plan(choices) or self.place(choices, odds) or self.buy(choices)
        if act:
            return act
        if self.project is not None and odds >= GOOD_ODDS:
            return f"launch:{DESTINATIONS[self.project.destination]}"
        return self.discard(choices) or "end"

    def hopeless(self) -> bool:
        """Whether the mission planned is to be given up: it can't be done, or another one is so much better."""
        if self.project is None:
            return True
        return len(self.projects) > 1 and self.project.score < HOPELESS * self.projects[1].score

    def odds(self, choices: list[str]) -> float:
        """How likely the launch aimed at would succeed now, 0 if it can't begin."""
        project = self.project
        if project is None or DESTINATIONS[project.destination] not in things(choices, "launch"):
            return 0.0
        return before_launch(self.table, self.seat, project.destination).success

    def use(self, choices: list[str]) -> str:
        """Hazards when points count; scrapping and changing cards when the hand is clogged."""
        junk = sum(self.is_junk(card) for card in self.assets.hand_cards())
        for name in things(choices, "use"):
            card = self.card(name)
            effect = int(self.box.effect[card])
            if (
                (effect == TAKE_HAZARD and (self.table.solo or self.late()))
                or (effect == SCRAP_AND_DRAW and junk and not self.wanted(card))
                or (effect == CYCLE_HAND and junk >= 3)
            ):
                return f"use:{name}"
        return ""

    def plan(self, choices: list[str]) -> str:
        """When what it needs is there, or nearly."""
        project = self.project
        if project is None or not project.near or self.box.ids[project.mission] not in things(choices, "plan"):
            return ""
        return f"plan:{self.box.ids[project.mission]}"

    def place(self, choices: list[str], odds: float) -> str:
        """What is wanted; once one could launch, also whatever makes it safer."""
        if odds >= SAFE_ODDS:
            return ""
        for deed in ("free-bought", "free", "pad"):
            names = things(choices, deed)
            wanted = [name for name in names if self.wanted(self.card(name))]
            if not wanted and odds >= GOOD_ODDS:
                wanted = [name for name in names if self.use_on_pad(self.card(name)) >= 1]
            if wanted:
                return f"{deed}:{self.most_use(wanted)}"
        return ""

    def buy(self, choices: list[str]) -> str:
        """The card that brings most for its price, if any is worth it."""
        offers = {f"buy:{slot}": int(self.table.market(int(slot[1:]) - 1)) for slot in things(choices, "buy")}
        offers |= {f"buy-engine:{name}": self.card(name) for name in things(choices, "buy-engine")}
        gain = {choice: self.benefit(card) - self.price(card) for choice, card in offers.items()}
        best = max(gain, key=lambda choice: gain[choice], default="")
        return best if best and gain[best] > 0 else ""

    def discard(self, choices: list[str]) -> str:
        """Cards that keep better ones from coming; then money that nothing needs."""
        names = things(choices, "discard")
        junk = [name for name in names if self.is_junk(self.card(name))]
        if not junk:
            spare = sum(self.assets.money[card] for card in self.assets.hand_cards()) - self.budget()
            names = [name for name in names if self.keeping(self.card(name)) < 90]
            junk = [name for name in names if self.assets.money[self.card(name)] <= spare]
        return f"discard:{min(junk, key=lambda name: self.keeping(self.card(name)))}" if junk else ""

    # What things are worth

    def budget(self) -> float:
        """Money worth keeping for the next turn: fees, and a part of what is still to be bought."""
        project = self.project
        if project is None:
            return 0.0
        money = 10.0 * sum(1 for card in project.to_place if self.assets.money[card] == 0)
        money -= 20.0 * int(self.table.won(self.seat, WON_MONEY))
        if self.assets.plan < 0:
            money += 10.0
        if project.rockets_missing or project.fields_missing:
            money += 30.0
        return min(max(money, 0.0), MOST_KEPT)

    def wanted(self, card: int) -> bool:
        """Whether a card is to go on the pad."""
        return self.project is not None and card in self.project.to_place

    def late(self) -> bool:
        """Whether the end is near enough for points rather than means."""
        table = self.table
        seats = range(int(table.seats()))
        if max(int(table.missions(seat)) for seat in seats) >= table.mode.missions - 1:
            return True
        ahead = max(int(table.score(seat)) for seat in seats)
        return bool(table.mode.goal) and ahead >= table.mode.goal - LATE_POINTS

    def turns_left(self) -> float:
        return 2.0 if self.late() else max(3.0, float(USUAL_ROUNDS - self.table.round))

    def benefit(self, card: int) -> float:
        """What a card would bring in the rest of the game, in money."""
        box, assets = self.box, self.assets
        uses = max(0.0, self.turns_left() / assets.cycle - 0.5)
        benefit = (assets.money[card] - assets.average - CLOGGING) * uses
        if box.hazards >> card & 1:
            return benefit + self.hazard_worth()
        rockets = assets.read.rockets[card]
        for project, share in zip(self.projects, (1.0, NEXT_MISSION), strict=False):
            benefit += share * ROCKET_WORTH * min(rockets, project.rockets_missing)
            if not assets.owns(card):
                benefit += share * FIELD_WORTH * min(self.fields(card, project.destination), project.fields_missing)
        if self.projects:
            spare = rockets if assets.rockets < ROCKETS_ENOUGH else 0
            benefit += SPARE_WORTH * (spare + max(self.fields(card, to) for to in range(3)))
            if box.permanent >> card & 1:
                benefit += PERMANENT_WORTH * (int(self.table.mode.missions) - self.missions)
        return benefit

    def hazard_worth(self) -> float:
        """Points for the end, and nothing but a burden before; but when nobody does anything, anything is better."""
        if self.table.fruitless >= STALLED_ROUNDS:
            return 2 * HAZARD_WORTH
        ripe = self.table.solo or self.late() or self.missions >= HAZARD_MISSIONS
        return HAZARD_WORTH if ripe else 0.0

    def price(self, card: int) -> float:
        return PRICE_WEIGHT * float(price(self.table, self.seat, card, MONEY))

    def fields(self, card: int, destination: int) -> float:
        return self.assets.read.fields[destination][card]

    def use_on_pad(self, card: int) -> float:
        """For the launch under way, or the one aimed at."""
        destination = int(self.table.destination)
        if destination < 0:
            destination = self.project.destination if self.project is not None else 0
        return self.fields(card, destination) + 0.5 * self.assets.read.rockets[card]

    def most_use(self, names: list[str]) -> str:
        return max(names, key=lambda name: self.use_on_pad(self.card(name)))

    def keeping(self, card: int) -> float:
        """What a card is worth in hand or deck."""
        if self.wanted(card):
            return 100.0
        if self.project is not None and card == self.project.mission:
            return 90.0
        return self.assets.money[card] + 5.0 * self.use_on_pad(card)

    def is_junk(self, card: int) -> bool:
        """A card that only keeps a better one from coming: no money, and not to be placed soon."""
        if self.assets.money[card] >= 10:
            return False
        if self.assets.plan >= 0:
            return not self.wanted(card)
        return self.project is None or not self.project.near or card != self.project.mission

    def waste(self, choice: str) -> float:
        """What paying a fee with this gives away: money over that nothing needs, and what else the card could do."""
        deed, _, name = choice.partition(":")
        more = sum(1 for card in self.assets.hand_cards() if self.wanted(card))
        if deed == "marker":
            return 0.0 if more else 8.0
        card = self.card(name)
        over = self.assets.money[card] - 10 - 10 * more
        return max(0.0, over) + (100.0 if self.wanted(card) else 0.0) + 3.0 * self.use_on_pad(card)
