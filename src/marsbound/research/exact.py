"""Small games cut out of the large ones, for exact methods: every position is known, so that a best response is too.

    from marsbound.research import exact

    small = exact.small_game("rocketmen-launch-v0")
    game = small.spiel()  # a game of OpenSpiel, in C++: all its algorithms play it

A small game begins at positions of a large one, one of which nature deals, and is played by the same rules.  Where it
is `fixed`, all else that nature does is decided by a seed; otherwise nature's draws are nodes of the tree.  The value
of an end is who has won (`victory`: 1, and -1 for the others), or, of a game for whoever acts alone, whether points
were gained (`gain`).
"""

import hashlib
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pyspiel

from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE
from marsbound.games.packs import builtin
from marsbound.games.registry import kits
from marsbound.library.setup import Setup
from marsbound.research.engine.state import State, state_at
from marsbound.research.specs import spec_of

__all__ = ["InformationSet", "SmallGame", "cuts", "small_game"]

SUFFIX: Final = ".exact.json"
VICTORY: Final = "victory"
GAIN: Final = "gain"


class Deal(msgspec.Struct, frozen=True):
    """A position that nature may deal, and how likely it is, as a weight."""

    position: str
    weight: int = 1


class Cut(msgspec.Struct, frozen=True):
    """What is cut out, as it is stored beside its game."""

    id: str
    game: str
    rules: str
    players: int
    pack: str  # its hash: the positions are of these cards
    deals: list[Deal]
    worth: str
    fixed: int | None = None  # the seed of what isn't dealt at the beginning
    within: list[str] = []  # the questions of the small game; at any other it is over


class InformationSet:
    """All positions that a player can't tell from one another; one of them stands for all."""

    def __init__(self, player: int, number: int, state: State, legal: list[int]) -> None:
        self.player = player
        self.number = number
        self.state = state
        self.legal = legal

    @property
    def key(self) -> str:
        """As OpenSpiel calls it."""
        return f"{self.player}-{self.player}-{self.number}-{self.state.question}"


class SmallGame:
    """The whole tree, and what of it players can tell apart."""

    def __init__(self, cut: Cut) -> None:
        self.cut = cut
        self.setup = setup_of(cut)
        self.spec = spec_of(self.setup)
        self.nodes = 0
        self.sets: dict[tuple[int, bytes], InformationSet] = {}
        self.players = 1 if cut.worth == GAIN else cut.players
        self.sets_of = [0] * self.players
        self.actions: dict[str, int] = {}  # OpenSpiel's numbers of what players do
        self.lines: list[str] = []
        names = " ".join(f'"player {player}"' for player in range(self.players))
        self.lines.append(f'EFG 2 R "marsbound/{cut.id}" {{ {names} }} ""')
        self.add_deals()
        self.text = "\n".join(self.lines) + "\n"
        """The tree as Gambit and OpenSpiel read it."""

    def spiel(self) -> Any:
        return pyspiel.load_efg_game(self.text)

    def begin(self, deal: Deal) -> State:
        table = self.setup.table(deal.position)
        table.set_seed(self.cut.fixed or 0)
        return state_at(self.spec, table, self.cut.fixed is None)

    def add_deals(self) -> None:
        whole = sum(deal.weight for deal in self.cut.deals)
        odds = [(str(number), deal.weight / whole) for number, deal in enumerate(self.cut.deals)]
        if len(odds) > 1:
            self.add_chance("deal", odds)
        for deal in self.cut.deals:
            state = self.begin(deal)
            self.add(state, self.seats(state), self.points(state), [b""] * self.players)

    def seats(self, state: State) -> list[int]:
        """Who plays the small game: all, or whoever acts at its beginning."""
        return [state.player] if self.players == 1 else list(range(self.players))

    def points(self, state: State) -> list[int]:
        return [int(self.spec.description.points(state.table, seat)) for seat in self.spec.own_seats]

    def add(self, state: State, seats: list[int], before: list[int], memories: list[bytes]) -> None:
        """A node and all below it; players remember what they saw and did."""
        if self.ends(state):
            values = " ".join(str(value) for value in self.values(state, seats, before))
            self.nodes += 1
            self.lines.append(f't "" {self.nodes} "" {{ {values} }}')
            return
        seen = [self.seen(state, seat) for seat in seats]
        if state.player == NATURE:
            outcomes = state.chance()
            self.add_chance(state.question, [(state.name(outcome), odds) for outcome, odds in outcomes])
            actions = [outcome for outcome, _ in outcomes]
        else:
            actions = state.legal()
            player = seats.index(state.player)
            self.add_question(state, player, actions, memories[player] + seen[player])
        for action in actions:
            after = state.copy()
            after.apply(action)
            told = [
                remembered(memories[player], seen[player], action if seat == state.player else None)
                for player, seat in enumerate(seats)
            ]
            self.add(after, seats, before, told)

    def add_chance(self, question: str, outcomes: list[tuple[str, float]]) -> None:
        self.nodes += 1
        listed = " ".join(f'"{question}:{name}" {odds!r}' for name, odds in outcomes)
        self.lines.append(f'c "" {self.nodes} "" {{ {listed} }} 0')

    def add_question(self, state: State, player: int, legal: list[int], known: bytes) -> None:
        self.nodes += 1
        key = (player, known)
        if key not in self.sets:
            self.sets_of[player] += 1
            self.sets[key] = InformationSet(player, self.sets_of[player], state, legal)
        found = self.sets[key]
        assert found.legal == legal, f"{state!r}: what is legal tells more than the player knows"
        names = [state.name(action) for action in legal]
        for name in names:
            self.actions.setdefault(name, len(self.actions))
        listed = " ".join(f'"{name}"' for name in names)
        self.lines.append(f'p "" {player + 1} {found.number} "{state.question}" {{ {listed} }} 0')

    def ends(self, state: State) -> bool:
        return state.over or (bool(self.cut.within) and state.question not in self.cut.within)

    def values(self, state: State, seats: list[int], before: list[int]) -> list[float]:
        if self.cut.worth == GAIN:
            now = self.points(state)
            return [float(now[seat] > before[seat]) for seat in seats]
        rewards = state.rewards()
        return [2 * reward - sum(rewards) for reward in rewards]

    def seen(self, state: State, player: int) -> bytes:
        """All that a player sees, as a digest."""
        masked = self.spec.game.view(state.table, player).masked
        asked = f"{masked.line} {masked.seat} {masked.times} {masked.memo}".encode()
        return hashlib.blake2b(memoryview(masked.cells).tobytes() + asked, digest_size=12).digest()


def remembered(memory: bytes, seen: bytes, action: int | None) -> bytes:
    own = b"" if action is None else str(action).encode()
    return hashlib.blake2b(memory + seen + own, digest_size=12).digest()


def setup_of(cut: Cut) -> Setup:
    kit = kits()[cut.game]
    pack = builtin(cut.game)
    if (kit.game.rules_version, pack.hash) != (cut.rules, cut.pack):
        have, want = f"rules {kit.game.rules_version}, pack {pack.hash}", f"rules {cut.rules}, pack {cut.pack}"
        raise BadInput(f"{cut.id} was cut out of another version of {cut.game}: {want}; here are {have}")
    return Setup(kit.game, pack, cut.players, {})


@cache
def cuts() -> dict[str, Path]:
    """The small games there are, by id."""
    folders = {kit.research_file(0).parent for kit in kits().values() if kit.research is not None}
    files = sorted(file for folder in folders for file in folder.glob(f"*{SUFFIX}"))
    return {file.name.removesuffix(SUFFIX): file for file in files}


@cache
def small_game(id: str) -> SmallGame:
    """A small game by its id, "rocketmen-launch-v0"."""
    if id not in cuts():
        raise BadInput(f"there is no small game {id!r}; there are: {', '.join(cuts())}")
    return SmallGame(msgspec.json.decode(cuts()[id].read_bytes(), type=Cut))
