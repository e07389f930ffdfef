"""What a search has found out: nodes, each with an arm for every answer tried there.

A node is known by the players' answers that lead to it; what nature did on the way is left out, so a node stands for
all the worlds in which these answers were possible.
"""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.chance import WORD, Generator, mixed
from marsbound.core.choices import Choices

ROOT: Final = 1  # the key of the position searched
MISSING: Final = -1
FINE: Final = 1 << 20  # a share of one, for drawing lots


def key_after(key: i64, answer: i64) -> i64:
    """The key of where an answer leads: 62 bits, the same on every platform."""
    low = mixed((key & WORD) ^ (answer + 2) * 0x1E3779B1 & WORD)
    high = mixed((key >> 32) + (answer + 2) * 0x5851F42D & WORD) >> 2
    return high << 32 | low


class Tree:
    """Nodes and arms as rows of plain vectors."""

    def __init__(self, size: i64) -> None:
        slots: i64 = 64
        while slots < size * 2:
            slots *= 2
        self.mask: i64 = slots - 1
        self.slot_keys = vec[i64]([0] * slots)
        self.slot_nodes = vec[i64]([0] * slots)
        # by node
        self.first = vec[i64]()
        self.visits = vec[i64]()
        self.value = vec[float]()
        # by arm
        self.next = vec[i64]()
        self.answer = vec[i64]()
        self.tried = vec[i64]()
        self.gained = vec[float]()
        self.regret = vec[float]()
        self.chosen = vec[float]()
        # of the choices looked at last
        self.at = vec[i64]([0] * 512)
        self.odds = vec[float]([0.0] * 512)

    def node(self, key: i64) -> i64:
        """The node with this key, MISSING if there is none yet."""
        slot = key & self.mask
        while self.slot_keys[slot]:
            if self.slot_keys[slot] == key:
                return self.slot_nodes[slot]
            slot = slot + 1 & self.mask
        return MISSING

    def add_node(self, key: i64) -> i64:
        number: i64 = len(self.first)
        if number * 2 > self.mask:
            self.grow()
        slot = key & self.mask
        while self.slot_keys[slot]:
            slot = slot + 1 & self.mask
        self.slot_keys[slot] = key
        self.slot_nodes[slot] = number
        self.first = append(self.first, MISSING)
        self.visits = append(self.visits, 0)
        self.value = append(self.value, 0.0)
        return number

    def grow(self) -> None:
        """Twice as many slots."""
        keys = self.slot_keys
        nodes = self.slot_nodes
        slots = (self.mask + 1) * 2
        self.mask = slots - 1
        self.slot_keys = vec[i64]([0] * slots)
        self.slot_nodes = vec[i64]([0] * slots)
        for old in range(i64(len(keys))):
            if keys[old]:
                slot = keys[old] & self.mask
                while self.slot_keys[slot]:
                    slot = slot + 1 & self.mask
                self.slot_keys[slot] = keys[old]
                self.slot_nodes[slot] = nodes[old]

    def find_arms(self, node: i64, found: Choices) -> None:
        """The arm of each choice in `at`; choices that are new here get one."""
        arm = self.first[node]
        for place in range(found.count):
            wanted = found.items[place]
            while arm != MISSING and self.answer[arm] != wanted:
                arm = self.next[arm]
            if arm == MISSING:
                arm = self.arm(node, wanted)
            self.at[place] = arm
            arm = self.next[arm]

    def arm(self, node: i64, wanted: i64) -> i64:
        """The arm of an answer, made if need be."""
        last: i64 = MISSING
        arm = self.first[node]
        while arm != MISSING:
            if self.answer[arm] == wanted:
                return arm
            last = arm
            arm = self.next[arm]
        arm = len(self.answer)
        self.next = append(self.next, MISSING)
        self.answer = append(self.answer, wanted)
        self.tried = append(self.tried, 0)
        self.gained = append(self.gained, 0.0)
        self.regret = append(self.regret, 0.0)
        self.chosen = append(self.chosen, 0.0)
        if last == MISSING:
            self.first[node] = arm
        else:
            self.next[last] = arm
        return arm

    # Choosing

    def most_promising(self, node: i64, found: Choices, exploration: float, chance: Generator) -> i64:
        """The place of the choice to try next: any that wasn't tried, else by upper confidence bound."""
        self.find_arms(node, found)
        untried: i64 = 0
        total: i64 = 0
        for place in range(found.count):
            tried = self.tried[self.at[place]]
            total += tried
            if tried == 0:
                untried += 1
        if untried:
            skipped = chance.below(untried)
            for place in range(found.count):
                if self.tried[self.at[place]] == 0:
                    if skipped == 0:
                        return place
                    skipped -= 1
        best: i64 = 0
        most = -1.0
        width = exploration * exploration * log(float(total))
        for place in range(found.count):
            arm = self.at[place]
            tries = float(self.tried[arm])
            bound = self.gained[arm] / tries + sqrt(width / tries)
            if bound > most:
                most = bound
                best = place
        return best

    def match_regret(self, node: i64, found: Choices) -> None:
        """The odds of each choice: in proportion to how much one regrets not having chosen it."""
        self.find_arms(node, found)
        total = 0.0
        for place in range(found.count):
            regret = self.regret[self.at[place]]
            if regret > 0.0:
                total += regret
        even = 1.0 / float(found.count)
        for place in range(found.count):
            regret = self.regret[self.at[place]]
            if total <= 0.0:
                self.odds[place] = even
            else:
                self.odds[place] = regret / total if regret > 0.0 else 0.0

    def drawn(self, count: i64, straying: float, chance: Generator) -> i64:
        """A place drawn by the odds, now and then any."""
        lot = float(chance.below(FINE)) / float(FINE)
        even = straying / float(count)
        for place in range(count):
            lot -= self.odds[place] * (1.0 - straying) + even
            if lot < 0.0:
                return place
        return count - 1

    def note_strategy(self, node: i64, count: i64) -> None:
        """The average strategy is made of these odds; later ones count more."""
        weight = float(self.visits[node] + 1)
        for place in range(count):
            self.chosen[self.at[place]] += weight * self.odds[place]

    # Learning

    def learn(self, node: i64, arm: i64, gain: float) -> None:
        self.visits[node] += 1
        self.value[node] += gain
        self.tried[arm] += 1
        self.gained[arm] += gain

    def learn_regret(self, node: i64, arm: i64, gain: float, odds: float) -> None:
        """What every answer would have gained, guessed without bias from the one that was tried with these odds."""
        if self.visits[node]:
            gain -= self.value[node] / float(self.visits[node])  # what is usual here: it steadies the guess
        each = self.first[node]
        while each != MISSING:
            regret = self.regret[each] - gain
            if each == arm:
                regret += gain / odds
            self.regret[each] = regret if regret > 0.0 else 0.0  # what is long past isn't held against an answer
            each = self.next[each]
