"""What the engine is compared with, if it is installed: random games of other engines, by decisions a second.

Each is driven as its own users drive it: OpenSpiel's C++ states from Python, catanatron's games by its own loop.
"""

from importlib import import_module
from time import process_time
from typing import Any, Final

PLAYERS: Final = 4


class Peer:
    """Another engine.  `play` plays one random game and tells how many decisions players made."""

    name = ""

    @property
    def figure(self) -> str:
        return f"{self.name}_decisions_per_second"

    def play(self) -> int:
        raise NotImplementedError

    def measure(self, seconds: float) -> dict[str, float]:
        decisions = 0
        began = process_time()
        spent = 0.0
        while spent < seconds:
            decisions += self.play()
            spent = process_time() - began
        return {self.figure: decisions / spent}


class Goofspiel(Peer):
    """OpenSpiel's goofspiel with 13 cards: all players bid at once, and the prizes come in random order."""

    name = "openspiel_goofspiel"

    def __init__(self) -> None:
        spiel: Any = import_module("pyspiel")
        self.game = spiel.load_game("goofspiel", {"players": PLAYERS, "num_cards": 13})
        self.word = 1

    def picked(self, actions: list[int]) -> int:
        """The same cheap generator as in our own loop."""
        self.word = (self.word * 1103515245 + 12345) & 0x7FFFFFFF
        return actions[(self.word >> 8) % len(actions)]

    def play(self) -> int:
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.picked(state.legal_actions()))
            else:
                state.apply_actions([self.picked(state.legal_actions(player)) for player in range(PLAYERS)])
                decisions += PLAYERS
        return decisions


class Catanatron(Peer):
    """catanatron's Catan, four random players of its own."""

    name = "catanatron"

    def __init__(self) -> None:
        self.catanatron: Any = import_module("catanatron")

    def play(self) -> int:
        players = [self.catanatron.RandomPlayer(colour) for colour in self.catanatron.Color]
        game = self.catanatron.Game(players)
        game.play()
        return len(game.state.actions)


def peers() -> list[Peer]:
    """Those that are installed."""
    found: list[Peer] = []
    for peer in (Goofspiel, Catanatron):
        try:
            found.append(peer())
        except ImportError:
            continue
    return found
