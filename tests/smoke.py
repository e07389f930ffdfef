"""Whether an installed marsbound works: a game of each by bots, the same on every system, and a server that answers.

    python smoke.py            says what it found as JSON; exit code 1 if something is wrong
    python smoke.py --games    only the games, for an engine without the server's packages

It needs nothing but what is installed, so that wheels can be tried where they were built.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import marsbound

# Who plays: levels that don't look at the clock, quick even where the engine is interpreted.
GAMES = {
    "red-planet-second": ("novice", 3),
    "red-planet-first": ("novice", 3),
    "rocketmen": ("heuristic", 2),
}
SEED = 7
# Of every answer and of how the game ended: the same wherever it is played, compiled or interpreted.
DIGESTS = {
    "red-planet-second": "c867104a4610dac3",
    "red-planet-first": "5026cdb7b7a31c5f",
    "rocketmen": "efc3141fa6c9a289",
}


def digest(name: str) -> str:
    level, players = GAMES[name]
    play = marsbound.game(name).new(players=players, seed=SEED)
    bot = marsbound.bot(level, seed=SEED)
    told = hashlib.sha256()
    while not play.over:
        for player in play.to_act:
            choice = bot.choose(play.view(player), play.question(player))
            told.update(f"{player} {choice}\n".encode())
            play.answer(player, choice)
    assert play.result is not None
    told.update(f"{list(play.result.totals)} {list(play.result.winners)}\n".encode())
    return told.hexdigest()[:16]


def served() -> dict[str, Any]:
    """What `marsbound serve` answers: whether it is well, and the page."""
    with tempfile.TemporaryDirectory() as folder:
        command = ("serve", "--port", "0", "--database", str(Path(folder, "server.db")))
        server = subprocess.Popen(
            [sys.executable, "-m", "marsbound", "--lang", "en", *command], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            address = line.split()[1]
            with urlopen(f"{address}/healthz", timeout=60) as answer:
                health = json.load(answer)
            with urlopen(address, timeout=60) as answer:
                page = answer.read().decode()
        finally:
            server.terminate()
            server.wait(60)
            if server.stdout is not None:
                server.stdout.close()
    return {"healthy": health["healthy"], "engine": health["engine"], "page": "<script" in page}


def main() -> int:
    found: dict[str, Any] = {
        "version": marsbound.__version__,
        "compiled": marsbound.COMPILED,
        "place": str(Path(marsbound.__file__).parent),
        "digests": {name: digest(name) for name in GAMES},
    }
    wrong = [name for name in GAMES if found["digests"][name] != DIGESTS[name]]
    if "--games" not in sys.argv:
        found["served"] = served()
        wrong += [name for name in ("healthy", "page") if not found["served"][name]]
    found["wrong"] = wrong
    print(json.dumps(found, indent=1))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
