"""Search: worlds are drawn from what a player sees, a tree of answers grows in them, playouts say what they are worth.

Open questions are searched by upper confidence bounds, everybody out for their own chance of winning.  Questions that
several answer together are matrix games: everybody plays them by regret matching, and the answer is drawn from the
average strategy.  The n-th try of every answer at the root happens in the n-th world with the n-th luck, so answers
are compared like with like.
"""

from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.bots.search.one_ply import Weighed, asked_seat, give_answer, list_choices, play_on
from marsbound.bots.search.tree import MISSING, ROOT, Tree, key_after
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Seat
from marsbound.core.script import BOOK, MOST_SEATS, NOTHING, Table, answer, ask
from marsbound.core.view import View

DEEPEST = 256  # so many answers of one iteration are learned from


class SearchSettings:
    """How a search goes about it."""

    def __init__(
        self,
        exploration: float = 0.15,
        straying: float = 0.2,
        ahead: int = 1,
        trust: int = 5,
        random_playouts: bool = False,
    ) -> None:
        self.exploration = exploration  # how much untried answers are preferred to good ones
        self.straying = straying  # how often regret matching tries anything
        self.ahead: i64 = ahead  # moments until playouts end and are judged
        self.trust: i64 = trust  # below the root, where fewer have been before, sensible players answer
        self.random_playouts = random_playouts


class SearchResult:
    """What a search found out about a question."""

    def __init__(self, weighed: list[Weighed], together: bool, iterations: int) -> None:
        self.weighed = weighed
        self.together = together  # whether others answer at the same time: the answer is then drawn by weight
        self.iterations = iterations


class Search:
    """One question being thought about."""

    def __init__(
        self, evaluator: Evaluator, settings: SearchSettings, view: View, chance: Generator, size: i64, explains: bool
    ) -> None:
        self.evaluator = evaluator
        self.settings = settings
        self.view = view
        self.explains = explains  # whether it keeps where the points of every choice come from
        self.player: i64 = view.player
        self.seed: i64 = chance.seed() & 0x3FFFFFFFFFFF
        self.tree = Tree(size)
        self.root: i64 = self.tree.add_node(ROOT)
        self.iterations: i64 = 0
        self.found = Choices()
        self.chance = Generator(0)
        self.shares = vec[float]([0.0] * MOST_SEATS)
        self.parts = vec[float]([0.0] * len(evaluator.parts))
        self.nodes = vec[i64]([0] * DEEPEST)
        self.arms = vec[i64]([0] * DEEPEST)
        self.movers = vec[i64]([0] * DEEPEST)
        self.odds = vec[float]([0.0] * DEEPEST)  # how likely regret matching was to answer so, 0 for open questions
        self.steps: i64 = 0
        first: Table = evaluator.game.sample_world(view, self.seed)
        self.until: i64 = evaluator.moment(first) + settings.ahead
        self.together = BOOK.lines[first.line].together
        list_choices(first, self.player, self.found)
        self.weighed = [Weighed(choice, len(evaluator.parts)) for choice in self.found.numbers()]
        self.own = self.root
        if self.together:
            self.own = self.tree.add_node(key_after(ROOT, asked_seat(first, self.player)))

    def run(self, iterations: i64, milliseconds: float) -> None:
        """Until either limit is reached; a limit of 0 is none."""
        end = perf_counter() + milliseconds / 1000.0
        while iterations == 0 or self.iterations < iterations:
            self.iterate()
            if milliseconds > 0.0 and self.iterations & 7 == 0 and perf_counter() > end:
                return

    def iterate(self) -> None:
        """One answer tried in one world, and what came of it."""
        tree = self.tree
        place = self.own_place()
        arm = tree.at[place]
        turn = tree.tried[arm]
        table: Table = self.evaluator.game.sample_world(self.view, self.seed + turn + 1)
        self.chance = Generator(self.seed + turn + 1 ^ 0x2545F491)
        self.steps = 0
        if self.together:
            table.sealed = 0  # what others have answered secretly is as open as what they will answer
            self.remember(self.own, arm, self.player, self.own_odds(place))
        else:
            self.remember(self.root, arm, self.player, 0.0)
        choice = tree.answer[arm]
        if self.together:
            self.descend(table, self.play_together(table, ROOT, choice))
        else:
            answer(table, choice)
            self.descend(table, key_after(ROOT, choice))
        self.evaluator.shares(table, self.shares)
        self.learn()
        self.weigh(table, place)
        self.iterations += 1

    def own_place(self) -> i64:
        """Which of the own choices to try."""
        tree = self.tree
        found = self.found
        found.clear()
        for one in self.weighed:
            found.add(one.choice)
        self.chance = Generator(self.seed + self.iterations ^ 0x1B873593)
        if not self.together:
            return tree.most_promising(self.root, found, self.settings.exploration, self.chance)
        tree.match_regret(self.own, found)
        tree.note_strategy(self.own, found.count)
        return tree.drawn(found.count, self.settings.straying, self.chance)

    def own_odds(self, place: i64) -> float:
        straying = self.settings.straying
        return self.tree.odds[place] * (1.0 - straying) + straying / float(len(self.weighed))

    def remember(self, node: i64, arm: i64, player: i64, odds: float) -> None:
        if self.steps < DEEPEST:
            self.nodes[self.steps] = node
            self.arms[self.steps] = arm
            self.movers[self.steps] = player
            self.odds[self.steps] = odds
            self.steps += 1

    def play_together(self, table: Table, key: i64, own: i64) -> i64:
        """All answer a question at once, each by their own regrets; the key of what all of it leads to."""
        line = BOOK.lines[table.line]
        seats = line.seats(table)
        joint = key
        # the own seat last: nothing is carried out before everybody has answered
        for seat in range(i64(MOST_SEATS)):
            if seats >> seat & 1 and (own == NOTHING or table.player(seat) != self.player):
                choice = self.secret_answer(table, key, seat)
                joint = key_after(joint, choice * 8 + seat)
                table.seal(line, seat, choice)
        if own != NOTHING:
            joint = key_after(joint, own * 8 + 7)
            give_answer(table, self.player, own)
        return joint

    def secret_answer(self, table: Table, key: i64, seat: Seat) -> i64:
        """What a seat answers together with others: nobody's answer depends on another's."""
        tree = self.tree
        found = self.found
        found.clear()
        BOOK.lines[table.line].choices(table, seat, found)
        if found.count == 1:
            return found.items[0]
        mine = key_after(key, seat)
        node = tree.node(mine)
        if node == MISSING:
            node = tree.add_node(mine)
        if key != ROOT and tree.visits[node] < self.settings.trust:
            found.seat = seat
            choice = self.evaluator.sensible(table, found, self.chance)
            self.remember(node, tree.arm(node, choice), table.player(seat), 0.0)
            return choice
        tree.match_regret(node, found)
        tree.note_strategy(node, found.count)
        straying = self.settings.straying
        place = tree.drawn(found.count, straying, self.chance)
        odds = tree.odds[place] * (1.0 - straying) + straying / float(found.count)
        self.remember(node, tree.at[place], table.player(seat), odds)
        return found.items[place]

    def descend(self, table: Table, key: i64) -> None:
        """Down the tree to where nobody has been, then on by a playout to the horizon."""
        tree = self.tree
        found = self.found
        evaluator = self.evaluator
        while ask(table, found, False) and evaluator.moment(table) < self.until:
            line = BOOK.lines[table.line]
            if found.count == 1 and not line.together:
                answer(table, found.items[0])
                continue
            node = tree.node(key)
            if node == MISSING:
                tree.add_node(key)
                self.play_out(table)
                return
            if line.together:
                key = self.play_together(table, key, NOTHING)
                continue
            seat = found.seat
            if tree.visits[node] < self.settings.trust:
                choice = evaluator.sensible(table, found, self.chance)
                self.remember(node, tree.arm(node, choice), table.player(seat), 0.0)
            else:
                place = tree.most_promising(node, found, self.settings.exploration, self.chance)
                choice = found.items[place]
                self.remember(node, tree.at[place], table.player(seat), 0.0)
            key = key_after(key, choice)
            answer(table, choice)

    def play_out(self, table: Table) -> None:
        if not self.settings.random_playouts:
            play_on(self.evaluator, table, self.until, self.found, self.chance)
            return
        found = self.found
        chance = self.chance
        while ask(table, found, False) and self.evaluator.moment(table) < self.until:
            answer(table, found.items[chance.below(found.count)])

    def learn(self) -> None:
        """Everybody on the way learns what it brought them."""
        tree = self.tree
        for step in range(self.steps):
            gain = self.shares[self.movers[step]]
            if self.odds[step] > 0.0:
                tree.learn_regret(self.nodes[step], self.arms[step], gain, self.odds[step])
            tree.learn(self.nodes[step], self.arms[step], gain)

    def weigh(self, table: Table, place: i64) -> None:
        """What the choice promised this time, for explanations."""
        one = self.weighed[place]
        one.tried += 1
        one.chance += self.shares[self.player]
        if not self.explains:
            return
        one.points += self.evaluator.expect(table, self.player, self.parts)
        for part in range(len(one.parts)):
            one.parts[part] += self.parts[part]

    def thought(self) -> SearchResult:
        """Every choice with means, and how likely it is to be the answer."""
        tree = self.tree
        total = 0.0
        for one in self.weighed:
            tries = float(max(one.tried, 1))
            one.chance /= tries
            one.points /= tries
            one.parts = [part / tries for part in one.parts]
            arm = tree.arm(self.own, one.choice)
            one.weight = tree.chosen[arm] if self.together else float(tree.tried[arm])
        for one in self.weighed:
            total += one.weight
        for one in self.weighed:
            one.weight = one.weight / total if total > 0.0 else 1.0 / float(len(self.weighed))
        return SearchResult(self.weighed, self.together, int(self.iterations))


def think(
    evaluator: Evaluator,
    settings: SearchSettings,
    view: View,
    iterations: i64,
    milliseconds: float,
    chance: Generator,
    explains: bool = False,
) -> SearchResult:
    """Search until a limit is reached; every choice with what it promises and its weight."""
    search = Search(evaluator, settings, view, chance, iterations if iterations else 4096, explains)
    if len(search.weighed) > 1:
        search.run(iterations, milliseconds)
    return search.thought()
