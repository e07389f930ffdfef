"""Games on a Ray cluster of two nodes, of which a process and then a whole node are killed: equal to those of one core.

Needs the environment of scripts/test --extras. The nodes are two on this machine, each with a core of its own to play
on; what is killed is killed while it plays.
"""

import argparse
import os
import signal
import sys
import tempfile
from collections import Counter
from pathlib import Path
from time import perf_counter

import msgspec

from marsbound.arena.line_ups import line_ups
from marsbound.arena.ray_workers import Cluster, cluster
from marsbound.arena.tournament import Finished, GameNumber, Played, tournament
from marsbound.arena.workers import Place, play_all
from tests.extras.ray_nodes import Node

SEED = 20


def without_time(game: Played) -> Played:
    return msgspec.structs.replace(game, seconds=[])


class Havoc:
    """Kills a process after a third of the games, and a node after two thirds."""

    def __init__(self, head: Node, second: Node, games: int) -> None:
        self.head = head
        self.second = second
        self.games = games
        self.done: list[str] = []

    def after(self, played: int) -> None:
        if not self.done and played > self.games // 3 and (players := self.head.players()):
            os.kill(players[0], signal.SIGKILL)
            self.done.append(f"process {players[0]} killed after {played} games")
        if len(self.done) == 1 and played > self.games * 2 // 3 and self.second.players():
            self.second.kill()
            self.done.append(f"the second node killed after {played} games")


def play(machines: Cluster[GameNumber, Finished], numbers: list[GameNumber], havoc: Havoc) -> list[Played]:
    games = []
    for game in machines.play(numbers):
        games.append(game.played)
        havoc.after(len(games))
    return games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--game", default="red-planet-second")
    parser.add_argument("--bots", default="novice,random")
    given = parser.parse_args()
    wanted = tournament(given.game, 4, {}, None, SEED, line_ups(given.bots.split(","), 4, cross=False))
    place = Place(wanted)
    numbers = wanted.numbers(given.games)
    began = perf_counter()
    alone = {game.played.number: without_time(game.played) for game in play_all(place, numbers, 1)}
    seconds = perf_counter() - began
    print(f"one core: {len(alone)} games, {len(alone) / seconds:,.0f} a second", flush=True)
    os.environ["RAY_AUTH_MODE"] = "disabled"  # as on the nodes, which are on this machine alone
    with tempfile.TemporaryDirectory() as folder:
        head = Node(Path(folder), cores=1)
        second = None
        try:
            second = Node(Path(folder), cores=1, head=head)
            havoc = Havoc(head, second, len(numbers))
            with cluster(head.address, place, None) as machines:
                games = play(machines, numbers, havoc)
        finally:
            for node in (second, head):
                if node is not None:
                    node.kill()
    print(f"Ray: {len(games)} games, {machines.speed:,.0f} a second, {machines.again} played again; {havoc.done}")
    twice = [number for number, times in Counter(game.number for game in games).items() if times > 1]
    differing = [game.number for game in games if without_time(game) != alone[game.number]]
    missing = alone.keys() - {game.number for game in games}
    print(f"twice: {len(twice)}, missing: {len(missing)}, other than on one core: {len(differing)}")
    if twice or missing or differing or len(havoc.done) < 2:
        sys.exit("the games aren't those of one core, or nobody could be killed in the middle")


if __name__ == "__main__":
    main()
