"""Runs the tests of the page again and again beside a busy core, games whole in every way: nothing may depend on luck.

scripts/campaign browser [--runs N] [--middle] [pytest arguments], as in scripts/campaign browser --runs 3 -k company
scripts/campaign browser --combinations [--middle] [pytest arguments]: once, unless --runs says otherwise, all three
games in every window, by all hands, with motion and without, from left to right and from right to left,
all of that combined; and every screen that axe looks at in every language, light and size
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from tests.campaigns._mutation import ROOT

BUSY = "while True: pass"


@contextmanager
def a_busy_core() -> Iterator[None]:
    process = subprocess.Popen([sys.executable, "-c", BUSY])
    try:
        yield
    finally:
        process.kill()
        process.wait()


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, help="20, of all combinations 1")
    parser.add_argument("--combinations", action="store_true", help="all ways to play instead of every two together")
    parser.add_argument("--middle", action="store_true", help="begin games where scripts/test does")
    wishes, others = parser.parse_known_args(arguments)
    runs = wishes.runs or (1 if wishes.combinations else 20)
    chosen = ["-m", "campaign"] if wishes.combinations else []
    command = [sys.executable, "-m", "pytest", "-q", "--forks", "2", "tests/browser"]
    environment = os.environ | {"MARSBOUND_WHOLE_GAMES": "0" if wishes.middle else "1"}
    subprocess.run([ROOT / "scripts" / "web", "--check"], check=True)  # which brings axe
    green = 0
    with a_busy_core():
        for number in range(1, runs + 1):
            began = monotonic()
            done = subprocess.run([*command, *chosen, *others], cwd=ROOT, env=environment)
            green += done.returncode == 0
            print(
                f"run {number}: {'green' if done.returncode == 0 else 'RED'}, {monotonic() - began:.0f} s", flush=True
            )
    print(f"{green} of {runs} runs were green")
    return 0 if green == runs else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
