"""Games on a Ray cluster: the same as on one core, whoever dies meanwhile; and what is said when something is wrong."""

import shlex
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from types import ModuleType
from typing import Any

import msgspec
import pytest

from marsbound import BadInput
from marsbound.arena import ray_workers
from marsbound.arena.fingerprint import fingerprint
from marsbound.arena.ray_workers import cluster
from marsbound.arena.tournament import GameNumber, Played, Tournament, tournament
from marsbound.arena.workers import Place, Stopped, play_all
from marsbound.research.selfplay.folder import Folder, keep
from marsbound.research.selfplay.games import Workplace
from tests.arena.runners import BadPlace
from tests.extras.deadly import Deadly
from tests.extras.ray_nodes import PATIENCE, Node
from tests.pages import blocks
from tests.research.test_selfplay import digests, planned, played
from tests.terminal.conftest import Command
from tests.terminal.processes import environment

SECOND = "red-planet-second"
ARENA = ("arena", SECOND, "--players", "3", "--bots", "random", "--seed", "4")
SELFPLAY = ("selfplay", SECOND, "--players", "2", "--bots", "random", "--seed", "4", "--games-per-shard", "10")

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning", "ignore::ResourceWarning")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A cluster of two cores, which outlives whoever joins it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("RAY_AUTH_MODE", "disabled")  # else a token would be written into somebody's home
        node = Node(tmp_path_factory.mktemp("ray"), cores=2)
        yield node.address
        node.kill()


def of_randoms(**changes: Any) -> Tournament:
    return msgspec.structs.replace(tournament(SECOND, 3, {}, None, 5, [("random",) * 3]), **changes)


def told(games: list[Played]) -> dict[GameNumber, Played]:
    """By number, each once, without the time that it took."""
    assert not [number for number, times in Counter(game.number for game in games).items() if times > 1]
    return {game.number: msgspec.structs.replace(game, seconds=[]) for game in games}


def test_a_process_that_dies_costs_nothing_but_its_games(address: str, tmp_path: Path) -> None:
    place = Place(of_randoms())
    numbers = place.tournament.numbers(300)
    deadly = Deadly(place, numbers[150], tmp_path / "it-has-died")
    with cluster(address, deadly, None) as machines:
        games = [game.played for game in machines.play(numbers)]
    assert (tmp_path / "it-has-died").exists()
    assert 1 <= machines.again < 300
    assert told(games) == told([game.played for game in play_all(place, numbers, 1)])


def test_self_play_makes_the_same_files_and_goes_on(address: str, tmp_path: Path) -> None:
    plan, setup = planned(SECOND, 3, per_shard=20, observations=True)
    played(tmp_path / "one", plan, setup, 60)
    place = Workplace(plan, setup)
    with cluster(address, Deadly(place, 45, tmp_path / "it-has-died"), None) as machines:
        for rest in (30, 60):  # the second time it goes on
            folder = Folder(tmp_path / "ray", plan, setup)
            missing = folder.missing(rest)
            assert len(missing) == 30
            for _ in keep(folder, machines.play(missing), rest):
                pass
    assert machines.again >= 1
    assert digests(tmp_path / "ray") == digests(tmp_path / "one")


def test_a_game_that_nobody_survives_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "DEATHS", 1)
    place = Place(of_randoms())
    numbers = place.tournament.numbers(8)
    games: list[Any] = []
    with (
        cluster(address, Deadly(place, numbers[2]), 1) as machines,
        closing(machines.play(numbers)) as outcomes,
        pytest.raises(Stopped, match=r"2 processes in turn died during the game of line-up 1, deal 3, rotation 1"),
    ):
        games.extend(outcomes)
    assert games


def test_a_mistake_is_told_with_its_trace(address: str) -> None:
    place = BadPlace(of_randoms())
    with cluster(address, place, None) as machines, pytest.raises(Stopped) as caught:
        list(machines.play(place.tournament.numbers(8)))
    assert "ValueError: a card is missing" in str(caught.value)
    assert "line-up 1, deal 3, rotation 1" in str(caught.value)


def test_a_machine_with_another_marsbound_is_named(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = fingerprint(SECOND, ["random"])
    monkeypatch.setattr(ray_workers, "fingerprint", lambda game, bots: ours._replace(sources="0" * 12))
    with pytest.raises(BadInput) as caught, cluster(address, Place(of_randoms()), None):
        pass
    assert f"marsbound is another one there than here (sources: {ours.sources} ≠ 000000000000)" in str(caught.value)


def test_a_machine_without_somebody_s_bot_is_named(address: str, tmp_path: Path) -> None:
    """The class is known here alone, whatever folders Ray may have been told of."""
    module = ModuleType("nowhere_else")
    module.__file__ = str(tmp_path / "bot.py")
    Path(module.__file__).touch()
    module.Own = type("Own", (), {"choose": lambda self, view, question: "", "__module__": "nowhere_else"})  # type: ignore[attr-defined]
    sys.modules["nowhere_else"] = module
    try:
        place = Place(of_randoms(line_ups=[("python:nowhere_else:Own", "random", "random")]))
        with pytest.raises(BadInput, match=": module nowhere_else can't be imported: ModuleNotFoundError"):
            cluster(address, place, None).__enter__()
    finally:
        del sys.modules["nowhere_else"]


@pytest.mark.parametrize("wrong", ["mars", "127.0.0.1", "127.0.0.1:99999", "ray://127.0.0.1:10001", "127.0.0.1:1"])
def test_a_bad_address_is_named(wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong), cluster(wrong, Place(of_randoms()), None):
        pass


def test_at_the_command_line_results_and_records_are_those_of_one_core(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    marsbound = Command()
    marsbound(*ARENA, "--games", "20", "--json", "one.jsonl", "--records", "one")
    first = marsbound(*ARENA, "--games", "12", "--json", "ray.jsonl", "--records", "ray", "--ray", address)
    assert "Machines of the cluster that played: 1. Games per second: " in first.output
    again = marsbound(*ARENA, "--games", "20", "--json", "ray.jsonl", "--records", "ray", "--ray", address)
    assert "Played before: 12 of 20 games." in again.output
    one, other = (read_games(Path(f"{name}.jsonl")) for name in ("one", "ray"))
    assert told(one) == told(other)
    assert digests(tmp_path / "one") == digests(tmp_path / "ray")
    for out, more in (("data-one", ()), ("data-ray", ("--ray", address, "--jobs", "1"))):
        assert marsbound(*SELFPLAY, "--games", "25", "--out", out, *more).exit_code == 0
    assert digests(tmp_path / "data-one") == digests(tmp_path / "data-ray")
    assert "mars: " not in marsbound.refused(*ARENA, "--games", "1", "--ray", "mars")


def test_what_the_guide_to_clusters_tells_to_type_plays(
    address: str, root: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fewer games, on this cluster instead of the one at 10.0.0.1."""
    monkeypatch.chdir(tmp_path)
    lines = [line for block in blocks(root, "docs/how-to/cluster.md") for line in block.text.splitlines()]
    typed = [shlex.split(line.removeprefix("RAY_AUTH_MODE=token ")) for line in lines if "marsbound arena " in line]
    assert [words[-1] for words in typed] == ["auto", "10.0.0.1:6379"]
    marsbound = Command()
    for number, words in enumerate(typed):
        arguments = [word.replace("2000it", "20it") for word in words[1:-1]] + [address]
        arguments[arguments.index("--games") + 1] = "3"
        arguments[arguments.index("--json") + 1] = f"{number}.jsonl"
        assert "Machines of the cluster that played: 1." in marsbound(*arguments).output
        assert len(read_games(Path(f"{number}.jsonl"))) >= 3


def read_games(path: Path) -> list[Played]:
    return [msgspec.json.decode(line, type=Played) for line in path.read_bytes().splitlines()[1:]]


def test_ctrl_c_ends_a_cluster_of_this_machine_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    asked = [*ARENA, "--json", "x.jsonl", "--jobs", "1", "--ray", "auto"]
    process = subprocess.Popen(
        [sys.executable, "-m", "marsbound", *asked, "--games", "1000000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment() | {"RAY_AUTH_MODE": "disabled"},
    )
    given_up = monotonic() + PATIENCE
    file = Path("x.jsonl")
    while (
        monotonic() < given_up and process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 5)
    ):
        sleep(0.1)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (130, b"")
    assert b"The same command goes on from here: the games are in x.jsonl." in said
    before = read_games(file)
    games = len(before) + 5
    Command()(*ARENA, "--json", "x.jsonl", "--games", str(games))
    place = Place(tournament(SECOND, 3, {}, None, 4, [("random",) * 3]))
    numbers = {game.number for game in read_games(file)}
    assert told(read_games(file)) == told([game.played for game in play_all(place, sorted(numbers), 1)])
