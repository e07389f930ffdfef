"""Many games at once, step by step; whoever learns from them sees its buffers without a copy.

A game that is over begins anew by itself, with the next seed of its place: place p of n plays the seeds s + p,
s + p + n, s + p + 2n and so on, whatever happens at the other places.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i16, i32, i64, u8

from marsbound.core.chance import Generator
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, OVER, Table, answer, ask
from marsbound.research.engine.actions import no_integer, whole_number
from marsbound.research.engine.spec import Spec
from marsbound.research.engine.state import State, state_at

MOST_LEGAL: Final = 128  # the length of a list of legal actions; no question comes near it
MOST_SEED: Final = 1 << 62  # places add to it


class Batch:
    """Buffers are rows, one for each game: `observation`, `mask`, `legal` with `count`, `player`, `reward`, `done`.

    They show who is to act now; reward and done are those of the last step.
    """

    def __init__(
        self, spec: Spec, games: int, seed: int, observe: bool, masked: bool, skip_forced: bool, places: int = 0
    ) -> None:
        """Of several batches that share their seeds, `places` is how many games they have together."""
        if games < 1:
            raise BadInput(f"a batch of {games} games; expected 1 at least")
        self.spec = spec
        self.games: i64 = games
        self.places: i64 = places or games
        self.observe = observe
        self.masked = masked
        self.skip_forced = skip_forced
        self.tables = vec[Table]()
        self.ended = vec[Table]()  # the last game of each place that came to its end
        self.every = vec[i64]()  # all places
        self.observation = spec.blank(games if observe else 0)
        self.mask = vec[u8]([0] * (games * int(spec.actions.size) if masked else 0))
        self.legal = vec[i16]([-1] * (games * MOST_LEGAL))
        self.count = vec[i32]([0] * games)
        self.player = vec[i32]([0] * games)
        self.reward = vec[float]([0.0] * (games * int(spec.players)))
        self.points = vec[i32]([0] * (games * int(spec.players)))  # of the game that ended last
        self.done = vec[u8]([0] * games)
        self.seed = vec[i64]([0] * games)  # of the game being played
        self.steps = vec[i64]([0] * games)  # taken in it
        self.wanted = vec[i64]([0] * games)  # the actions of this step
        self.finished: i64 = 0  # games so far
        self.calls: i64 = 0  # of step, since all games began
        for place in range(self.games):
            self.tables = append(self.tables, spec.start)
            self.ended = append(self.ended, spec.start)
            self.every = append(self.every, place)
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """All games anew, the first with this seed."""
        if not -MOST_SEED <= seed < MOST_SEED:
            raise BadInput(f"{self.called()}: a seed is {seed}; expected one from -2**62 to 2**62 - 1")
        players = self.spec.players
        self.calls = 0
        for place in range(self.games):
            self.done[place] = u8(0)
            for player in range(players):
                self.reward[place * players + player] = 0.0
            self.begin(place, i64(seed) + place)
            self.look(place)

    def begin(self, place: i64, seed: i64) -> None:
        """A game anew; one that is over before anybody has a choice is left out."""
        self.seed[place] = seed
        self.steps[place] = 0
        self.tables[place] = self.spec.table(seed)
        while not self.asks(place):
            self.seed[place] += self.places
            self.tables[place] = self.spec.table(self.seed[place])

    def asks(self, place: i64) -> bool:
        """Go on until somebody has a choice; False when the game is over."""
        found = self.spec.found
        table = self.tables[place]
        while ask(table, found, False):
            if found.count > 1 or not self.skip_forced:
                return True
            answer(table, found.items[0])
        return False

    def look(self, place: i64) -> None:
        """Fill the row of a game that was just asked."""
        spec = self.spec
        found = spec.found
        table = self.tables[place]
        actions = spec.actions
        legal = self.legal
        row = place * MOST_LEGAL
        size = actions.size
        if found.count > MOST_LEGAL:
            raise AssertionError(f"{found.count} choices; a list of legal actions has room for {MOST_LEGAL}")
        if self.masked:
            mask = self.mask
            for at in range(i64(self.count[place])):
                mask[place * size + i64(legal[row + at])] = u8(0)
        player = table.player(found.seat)
        codes = spec.numbering.codes
        if actions.question_at(table.line) == 0:
            raise BadInput(f"{self.at(place)}: {BOOK.lines[table.line].name} isn't in the table of actions")
        start = spec.own_seats[player] * spec.numbering.row + actions.begin[table.line] + 1
        for at in range(found.count):
            legal[row + at] = i16(codes[start + found.items[at]])
        for at in range(found.count, i64(self.count[place])):
            legal[row + at] = i16(-1)
        self.count[place] = i32(found.count)
        if self.masked:
            mask = self.mask
            for at in range(found.count):
                mask[place * size + i64(legal[row + at])] = u8(1)
        self.player[place] = i32(player)
        if self.observe:
            spec.observe(table, player, self.observation, place * spec.observation.size)

    # Steps

    def step(self, actions: Any, places: Any = None) -> None:
        """An action for each game, as a list, an array or a tensor of integers; if one is wrong, nothing happens.

        With `places` an action for each of those, and the other games wait.
        """
        chosen = self.every if places is None else self.read_places(places)
        self.read(actions, chosen)
        self.calls += 1
        numbering = self.spec.numbering
        own_seats = self.spec.own_seats
        for place in chosen:
            first = own_seats[i64(self.player[place])]
            answer(self.tables[place], numbering.answer(self.wanted[place], first))
            self.steps[place] += 1
            if self.done[place]:
                self.forget(place)
            if not self.asks(place):
                self.end(place)
                self.begin(place, self.seed[place] + self.places)
            self.look(place)

    def read_places(self, places: Any) -> "vec[i64]":
        """Which games are meant, each named once."""
        listed = listed_actions(places)
        if listed is None:
            raise BadInput(f"{self.now()}: expected a list of places, not {type(places).__name__}")
        chosen = vec[i64](capacity=len(listed))
        for each in listed:
            place = each if type(each) is int else whole_number(each)
            if place is None or not 0 <= place < self.games:
                raise BadInput(self.no_place(each))
            chosen = append(chosen, place)
        if len(set(listed)) < len(listed):
            raise BadInput(f"{self.now()}: a place is named twice; expected every place once")
        return chosen

    def read(self, actions: Any, chosen: "vec[i64]") -> None:
        """Take the actions over, every one of them checked."""
        listed = listed_actions(actions)
        if listed is None:
            kind = type(actions).__name__
            raise BadInput(f"{self.now()}: expected {len(chosen)} integers, not {kind}")
        if len(listed) != len(chosen):
            raise BadInput(f"{self.now()}: {len(listed)} actions; expected {len(chosen)}, one for each game")
        most = len(self.spec.actions.names)
        for at, action in enumerate(listed):
            place = chosen[at]
            number = action if type(action) is int else whole_number(action)
            if number is None:
                raise BadInput(f"{self.at(place)}: {no_integer(action)}")
            if not 0 <= number < most or not self.is_legal(place, number):
                raise BadInput(self.not_legal(place, number))
            self.wanted[place] = number

    def is_legal(self, place: i64, action: i64) -> bool:
        legal = self.legal
        row = place * MOST_LEGAL
        for at in range(i64(self.count[place])):
            if i64(legal[row + at]) == action:
                return True
        return False

    def not_legal(self, place: i64, action: int) -> str:
        names = self.spec.actions.names
        what = f"action {action} ({names[action]})" if 0 <= action < len(names) else f"action {action}"
        row = place * MOST_LEGAL
        legal = [int(self.legal[row + at]) for at in range(i64(self.count[place]))]
        listed = ", ".join([f"{each} {names[each]}" for each in legal])
        return f"{self.at(place)}: {what} isn't legal; legal are: {listed}"

    def called(self) -> str:
        return f"{self.spec.game.name}, {self.spec.players} players"

    def now(self) -> str:
        """Which games these are, and how often they were stepped."""
        return f"{self.called()}, step {self.calls}"

    def at(self, place: i64) -> str:
        return f"{self.called()}, game {place} (seed {self.seed[place]}), step {self.steps[place]}"

    def end(self, place: i64) -> None:
        """Who has won what."""
        spec = self.spec
        table = self.tables[place]
        winners: i64 = spec.description.winners(table)
        self.ended[place] = table
        self.done[place] = u8(1)
        self.finished += 1
        for player in range(spec.players):
            self.reward[place * spec.players + player] = spec.share(winners, player)
            self.points[place * spec.players + player] = i32(spec.description.points(table, spec.own_seats[player]))

    def state(self, place: int) -> State:
        """A copy of the game being played at a place, which goes on by itself."""
        self.check_place(place)
        return state_at(self.spec, self.tables[place].clone(), False, self.steps[place])

    def final(self, place: int, player: int) -> bytes:
        """What a player saw at the end of the last game of a place."""
        self.check_place(place)
        if not 0 <= player < self.spec.players:
            raise BadInput(f"{self.now()}: there is no player {player} at place {place}")
        if self.ended[place].line != OVER:
            raise BadInput(f"{self.at(place)}: no game of this place has ended yet")
        out = self.spec.blank(1)
        self.spec.observe(self.ended[place], player, out, 0)
        return memoryview(out).tobytes()

    def check_place(self, place: int) -> None:
        if not 0 <= place < self.games:
            raise BadInput(self.no_place(place))

    def no_place(self, place: Any) -> str:
        return f"{self.now()}: there is no place {place!r}; they count from 0 to {self.games - 1}"

    def forget(self, place: i64) -> None:
        """What the last step had brought."""
        players = self.spec.players
        self.done[place] = u8(0)
        for player in range(players):
            self.reward[place * players + player] = 0.0

    # Playing at random

    def sample(self, seed: int) -> "vec[i16]":
        """A legal action for each game, all equally likely; the seed should be another at each step."""
        chance = Generator(seed)
        found = vec[i16](capacity=self.games)
        for place in range(self.games):
            at = chance.below(i64(self.count[place]))
            found = append(found, self.legal[place * MOST_LEGAL + at])
        return found


def listed_actions(actions: Any) -> list[Any] | None:
    """Arrays and tensors list themselves faster than they are read one by one; None for what has no order."""
    if hasattr(actions, "tolist"):
        listed: Any = actions.tolist()
        return listed if isinstance(listed, list) else None
    if isinstance(actions, (set, frozenset, dict)) or not hasattr(actions, "__len__"):
        return None
    return list(actions)
