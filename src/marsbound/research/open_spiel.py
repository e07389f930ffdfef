"""The games as OpenSpiel has them: chance with its odds, turn by turn or with choices made at once.

    import pyspiel
    from marsbound.research import open_spiel

    game = pyspiel.load_game("marsbound_red_planet_second_v0", {"players": 3})

Importing this module registers them.  Needs `marsbound[research]`.
"""

import hashlib
from typing import Any, Final

import numpy as np
import pyspiel

from marsbound.core.notation import position_text
from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE
from marsbound.games.registry import kits
from marsbound.research.engine.state import State
from marsbound.research.specs import description_of, has_choices_at_once
from marsbound.research.table import Table

__all__ = ["SpielGame", "SpielState", "short_name"]

LONGEST: Final = 100_000  # more than any game lasts, nature's draws included
MOST_OUTCOMES: Final = 60
SEEDS: Final = 1 << 30
AT_ONCE: Final = "simultaneous"
SIGNS: Final = ",()="  # OpenSpiel's own, between the parameters of a game that it stores


def short_name(game: str, at_once: bool = False) -> str:
    """ "marsbound_red_planet_second_v0": OpenSpiel's names have no slashes and no hyphens."""
    form = f"_{AT_ONCE}" if at_once else ""
    return f"marsbound_{game.replace('-', '_')}{form}_v{description_of(game).version}"


def type_of(game: str, at_once: bool) -> pyspiel.GameType:
    kit = kits()[game]
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=short_name(game, at_once),
        long_name=short_name(game, at_once).replace("_", " "),
        dynamics=dynamics.SIMULTANEOUS if at_once else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kit.game.most,
        min_num_players=kit.game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": max(2, kit.game.fewest), "options": "", "pack": ""},
    )


def options_in(text: str) -> dict[str, str]:
    """ "mode:battle_for_earth;variants:drawn" """
    pairs = [part.partition(":") for part in text.split(";") if part]
    if not all(between for _name, between, _value in pairs):
        raise BadInput(f"options are {text!r}; expected NAME:VALUE, several with ';' between them")
    return {name: value for name, _between, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with so many players, by options ("mode:battle_for_earth;variants:drawn") and with the pack of a file."""

    def __init__(self, kind: pyspiel.GameType, game: str, at_once: bool, params: dict[str, Any]) -> None:
        given = kind.parameter_specification | params
        options, pack = options_in(str(given["options"])), str(given["pack"])
        if any(sign in pack for sign in SIGNS):
            raise BadInput(f"pack is {pack!r}; OpenSpiel can't store a game whose path has any of {SIGNS}")
        self.table = Table(game, int(given["players"]), options, pack or None)
        self.start = self.table.begin(0, explicit_chance=True)  # OpenSpiel makes every copy from a new one
        self.at_once = at_once
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.start.copy(), None)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        if params:
            raise ValueError(f"an observer takes no parameters, but was given {params}")
        return Observer(self.table, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Past:
    """What led to a state: an action after what was before; shared by all that come of it.

    What players remember is worked out when somebody asks, and kept at the last state that was asked about.
    """

    def __init__(
        self, before: "Past | None", action: int, start: State | None = None, player: int | None = None
    ) -> None:
        self.before = before
        self.action = action
        self.start = start  # where this past begins; what was before is remembered by one player only
        self.player = player
        self.memories: dict[int, Memory] = {}

    def __deepcopy__(self, memo: Any) -> "Past":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As a list: a chain of a thousand actions is too deep for pickle."""
        actions: list[int] = []
        past = self
        while past.start is None and past.before is not None:
            actions.append(past.action)
            past = past.before
        return past_again, (past.before, past.start, past.player, actions[::-1])

    def memory(self, player: int) -> "Memory":
        """What a player remembers here."""
        actions: list[int] = []
        past = self
        while player not in past.memories and past.start is None and past.before is not None:
            actions.append(past.action)
            past = past.before
        found = past.memories.pop(player, None) or past.first_memory(player)
        for action in reversed(actions):
            found.add(action)
        self.memories[player] = found
        return found

    def first_memory(self, player: int) -> "Memory":
        assert self.start is not None, "a past begins with a state"
        earlier = self.before.memory(player).told if self.before is not None and self.player == player else None
        return Memory(player, self.start.copy(), earlier)


def past_again(before: Past | None, start: State, player: int | None, actions: list[int]) -> Past:
    past = Past(before, 0, start, player)
    for action in actions:
        past = Past(past, action)
    return past


class Memory:
    """A player's own actions, and what the player saw before every action of anybody, as a digest."""

    def __init__(self, player: int, playing: State, earlier: Any) -> None:
        self.player = player
        self.playing = playing
        self.told = hashlib.sha256() if earlier is None else earlier.copy()

    def add(self, action: int) -> None:
        own = str(action) if self.playing.player == self.player else ""
        self.told.update(f"{view_text(self.playing, self.player)} {own}\n".encode())
        self.playing.apply(action)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state by numbers with OpenSpiel's names for everything."""

    def __init__(self, game: SpielGame, playing: State, past: Past | None) -> None:
        super().__init__(game)
        self.playing = playing
        self.at_once = game.at_once
        self.past = past or Past(None, 0, playing.copy())

    def current_player(self) -> int:
        playing = self.playing
        player = playing.player
        if player >= 0:
            if self.at_once and self.all_act(playing):
                return int(pyspiel.PlayerId.SIMULTANEOUS)
            return player
        return int(pyspiel.PlayerId.CHANCE if player == NATURE else pyspiel.PlayerId.TERMINAL)

    @staticmethod
    def all_act(playing: State) -> bool:
        return len(playing.to_act) == playing.players > 1

    def is_terminal(self) -> bool:
        return self.playing.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.playing.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.playing.chance()

    def _apply_action(self, action: int) -> None:
        self.past = Past(self.past, action)
        self.playing.apply(action)

    def _apply_actions(self, actions: list[int]) -> None:
        for action in actions:
            self._apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.playing.name(action)
        return self.playing.spec.actions.name(action)

    def returns(self) -> list[float]:
        return self.playing.rewards()

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":
        """A state that the player can't tell from this one; the sampler gives numbers from 0 to 1.

        What the others did before isn't known in it: their information states begin here.
        """
        world = self.playing.world(player, int(probability_sampler() * SEEDS))
        return SpielState(self.get_game(), world, Past(self.past, 0, world.copy(), player))

    def __str__(self) -> str:
        return self.playing.position


class Observer:
    """What a player sees, as numbers and as text; with perfect recall also all that was seen before."""

    def __init__(self, table: Table, perfect_recall: bool) -> None:
        self.table = table
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(table.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """The bytes of the layout; there are none for all that was seen."""
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.playing.observation(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        seen = view_text(state.playing, player)
        if not self.perfect_recall:
            return seen
        return f"{state.past.memory(player).told.hexdigest()} {seen}"


def view_text(playing: State, player: int) -> str:
    """All that a player sees, in one line."""
    view = playing.spec.game.view(playing.table, player)
    return f"player={player} ready={view.ready} {position_text(view.masked, playing.spec.game.fields)}"


def register(game: str, at_once: bool) -> None:
    kind = type_of(game, at_once)

    class Registered(SpielGame):
        """OpenSpiel keeps it until after Python's end, and then only classes come to no harm."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(kind, game, at_once, params or {})

    pyspiel.register_game(kind, Registered)


for _name in kits():
    register(_name, at_once=False)
    if has_choices_at_once(_name):
        register(_name, at_once=True)
