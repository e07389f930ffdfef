"""How much faster one engine is than another: both measured in turn, side by side (release against full)."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

from marsbound import _engine
from marsbound.games.registry import games

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ("games_per_second", "driven_decisions_per_second", "search_iterations_per_second", "batch_steps_per_second")


def engine(named: str) -> Path:
    """A folder, or a kind that is made now if it isn't there."""
    if Path(named).is_dir():
        return Path(named).resolve()
    if named not in _engine.KINDS:
        sys.exit(f"scripts/campaign engines: {named} is no folder, and none of {', '.join(_engine.KINDS)}")
    subprocess.run([sys.executable, ROOT / "scripts" / "engine.py", named], check=True, stdout=sys.stderr)
    return _engine.engine_folder(ROOT, _engine.fingerprint(ROOT), named)


def measured(folder: Path, game: str, seconds: float, core: int | None) -> dict[str, float]:
    """In a process of its own, on one core; the seconds are the processor's."""
    command = [sys.executable, "-m", "marsbound", "bench", "--game", game, "--seconds", str(seconds), "--json"]
    if core is not None:
        command = ["taskset", "--cpu-list", str(core), *command]
    environment = os.environ | {"MARSBOUND_ENGINE": str(folder)}
    environment.pop("MARSBOUND_INTERPRETED", None)
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    figures: dict[str, float] = json.loads(done.stdout)["figures"]
    return {name: figures[name] for name in FIGURES}


def main() -> int:
    parser = argparse.ArgumentParser(prog="scripts/campaign engines", description=__doc__)
    parser.add_argument("engines", nargs="*", default=["full", "release"], metavar="ENGINE", help="a folder or a kind")
    parser.add_argument("--repeats", type=int, default=7, metavar="N", help="of each; the table has the medians")
    parser.add_argument("--seconds", type=float, default=5, metavar="S", help="of each measurement")
    parser.add_argument("--core", type=int, metavar="N", help="the core to stay on")
    parser.add_argument("--at-least", type=float, metavar="RATIO", help="exit code 1 if the second is slower than that")
    wish = parser.parse_args()
    if len(wish.engines) != 2:
        parser.error("two engines are compared")
    folders = [engine(named) for named in wish.engines]
    print(f"{wish.engines[1]} against {wish.engines[0]}, medians of {wish.repeats}; load {os.getloadavg()[0]:.1f}")
    ratios = []
    for game in games():
        ratios_here: dict[str, list[float]] = {name: [] for name in FIGURES}
        for number in range(wish.repeats):
            # who is first alternates: what warms up or slows down the machine meets both alike
            order = folders if number % 2 == 0 else folders[::-1]
            found = {folder: measured(folder, game, wish.seconds, wish.core) for folder in order}
            for name in FIGURES:
                ratios_here[name].append(found[folders[1]][name] / found[folders[0]][name])
        for name, each in ratios_here.items():
            ratios.append(median(each))
            print(f"{game:<20} {name:<32} {ratios[-1]:.3f}  ({min(each):.3f}-{max(each):.3f})", flush=True)
    overall = median(ratios)
    print(f"{'all':<53} {overall:.3f}; load at the end {os.getloadavg()[0]:.1f}")
    return 1 if wish.at_least is not None and overall < wish.at_least else 0


if __name__ == "__main__":
    sys.exit(main())
