"""What the engine is compared with, if it is installed: random games of other engines, by decisions a second.

Each is driven as its own users drive it: OpenSpiel's C++ states from Python, catanatron's games by its own loop,
PettingZoo's agent by agent, pgx's a thousand games at once.  Our own games in OpenSpiel and PettingZoo are driven in
the same way.
"""

from importlib import import_module
from time import process_time
from typing import Any, Final

PLAYERS: Final = 4


class Peer:
    """Another engine.  `play` plays one random game and tells how many decisions players made."""

    name = ""
    engine = ""

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
    engine = "OpenSpiel"

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
    engine = "catanatron"

    def __init__(self) -> None:
        self.catanatron: Any = import_module("catanatron")

    def play(self) -> int:
        players = [self.catanatron.RandomPlayer(colour) for colour in self.catanatron.Color]
        game = self.catanatron.Game(players)
        game.play()
        return len(game.state.actions)


class Agents(Peer):
    """An environment of PettingZoo, agent by agent.  Who chooses is the learner: that isn't counted."""

    env: Any
    seed = 0

    def measure(self, seconds: float) -> dict[str, float]:
        decisions, spent = 0, 0.0
        while spent < seconds:
            self.seed += 1
            self.env.reset(seed=self.seed)
            while self.env.agents:
                began = process_time()
                seen, _, terminated, truncated, _ = self.env.last()
                spent += process_time() - began
                over = terminated or truncated
                action = (
                    None if over else int(self.env.action_space(self.env.agent_selection).sample(seen["action_mask"]))
                )
                began = process_time()
                self.env.step(action)
                spent += process_time() - began
                decisions += not over
        return {self.figure: decisions / spent}


class ConnectFour(Agents):
    """One of PettingZoo's own classic environments."""

    name = "pettingzoo_connect_four"
    engine = "PettingZoo"

    def __init__(self) -> None:
        self.env = import_module("pettingzoo.classic.connect_four.connect_four").env()


class TicTacToe(Agents):
    """Another of them, the smallest."""

    name = "pettingzoo_tictactoe"
    engine = "PettingZoo"

    def __init__(self) -> None:
        self.env = import_module("pettingzoo.classic.tictactoe.tictactoe").env()


class VectorConnectFour(Peer):
    """pgx's connect four, compiled by JAX.  Who chooses is the learner: that isn't counted, as little as compiling."""

    name = "pgx_connect_four"
    engine = "pgx"
    games = 1024

    def __init__(self) -> None:
        self.jax: Any = import_module("jax")
        env = import_module("pgx").make("connect_four")
        stepped = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)
        self.keys = self.jax.jit(lambda key: self.jax.random.split(key, self.games))
        self.step = self.jax.jit(self.jax.vmap(stepped))
        self.choose = self.jax.jit(self.jax.vmap(self.chosen))
        self.key = self.jax.random.PRNGKey(1)
        self.state = self.jax.jit(self.jax.vmap(env.init))(self.keys(self.key))
        self.stepped()

    def chosen(self, state: Any, key: Any) -> Any:
        """A legal action at random."""
        return self.jax.random.categorical(key, self.jax.numpy.log(state.legal_action_mask.astype("float32")))

    def stepped(self) -> float:
        """A step of all games; the seconds it took."""
        self.key, choosing, stepping = self.jax.random.split(self.key, 3)
        actions, keys = self.choose(self.state, self.keys(choosing)), self.keys(stepping)
        self.jax.block_until_ready((actions, keys))
        began = process_time()
        self.state = self.jax.block_until_ready(self.step(self.state, actions, keys))
        return process_time() - began

    def measure(self, seconds: float) -> dict[str, float]:
        decisions, spent = 0, 0.0
        while spent < seconds:
            spent += self.stepped()
            decisions += self.games
        return {self.figure: decisions / spent}


class OwnAgents(Agents):
    """Our own games in the same loop."""

    name = "own_pettingzoo"

    def __init__(self, game: str) -> None:
        self.env = import_module("marsbound.research.pettingzoo").env(game, PLAYERS)


class OwnNodes(Peer):
    """Our own games as OpenSpiel drives them: clones aren't made, chance is a node."""

    name = "own_openspiel"

    def __init__(self, game: str) -> None:
        ours: Any = import_module("marsbound.research.open_spiel")
        spiel: Any = import_module("pyspiel")
        self.game = spiel.load_game(ours.short_name(game), {"players": PLAYERS})
        self.word = 1

    def play(self) -> int:
        state = self.game.new_initial_state()
        nodes = 0
        while not state.is_terminal():
            self.word = (self.word * 1103515245 + 12345) & 0x7FFFFFFF
            actions = state.legal_actions()
            state.apply_action(actions[(self.word >> 8) % len(actions)])
            nodes += 1
        return nodes


def adapters(game: str) -> list[Peer]:
    """Our games in the frameworks that are installed."""
    found: list[Peer] = []
    for adapter in (OwnAgents, OwnNodes):
        try:
            found.append(adapter(game))
        except ImportError:
            continue
    return found


PEERS: Final = (Goofspiel, Catanatron, ConnectFour, TicTacToe, VectorConnectFour)


def peers() -> list[Peer]:
    """Those that are installed."""
    found: list[Peer] = []
    for kind in PEERS:
        try:
            found.append(kind())
        except ImportError:
            continue
    return found


def missing(found: list[Peer]) -> list[str]:
    """The engines of the others, each once."""
    there = {type(peer) for peer in found}
    return list(dict.fromkeys(kind.engine for kind in PEERS if kind not in there))
