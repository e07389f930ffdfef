"""schemathesis against a real server: whatever its OpenAPI description allows is sent, and what it doesn't; no answer
is 5xx, none has a status, a problem's code or a body that isn't described."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

from marsbound.games.packs import builtin
from marsbound.games.registry import games
from tests.server.kit import IN_THE_NETWORK, PATIENCE, Message, Person, Server

SECOND, ROCKETMEN = "red-planet-second", "rocketmen"
HERE = Path(__file__).resolve().parents[2]
NETWORK = ("--network-address", IN_THE_NETWORK)  # whoever lets the network in opens no door of this machine
# Beyond what schemathesis expects: what fits the description may still not fit the game, or be too much of it.
CONFIGURATION = """
[generation]
allow-x00 = true
[checks.positive_data_acceptance]
expected-statuses = ["2xx", 401, 403, 404, 409, 422, 429]
[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 409, 413, 422, 429]
"""


def known(server: Server, ada: Person) -> dict[str, Any]:
    """Tables of all kinds, replays, packs: what a client knows that has been here for a while."""
    opened = [
        ada.open(SECOND, "me", "open", "random"),
        ada.open(SECOND, "me", "me", private=False),
        ada.open(ROCKETMEN, "me", "random"),
    ]
    over = ada.open(ROCKETMEN, "me", "random", private=False)["table"]["id"]

    async def play() -> None:
        async with ada.at(over) as seat:
            await seat.play_on()

    asyncio.run(play())
    record = ada.get(f"/api/v1/tables/{over}/record")
    records = [record, record | {"answers": record["answers"][:40], "result": None}]
    packs = [builtin(game).hash for game in games()]
    return {
        "server": server.url,
        "tables": [*[one["table"]["id"] for one in opened], over],
        "replays": [ada.post("/api/v1/replays", records[1])["id"], over],
        "records": records,
        "games": list(games()),
        "packs": packs,
        "toml": ada.http.get(f"/api/v1/packs/{packs[0]}/file").text,
        "keys": [one["invitation"] for one in opened],
    }


def run_schemathesis(server: Server, folder: Path, *arguments: str) -> Message:
    """Its report; what failed is printed."""
    ada = server.person("Ada")
    configuration, report = folder / "schemathesis.toml", folder / "report.json"
    configuration.write_text(CONFIGURATION, "utf-8")
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(configuration), "run"]
    options = ["--no-color", "--report", "json", "--report-json-path", str(report), "--generation-database", "none"]
    options += ["--request-timeout", f"{PATIENCE:g}", "--suppress-health-check", "all"]  # however busy the machine is
    environment = {
        "PYTHONPATH": str(HERE),
        "SCHEMATHESIS_HOOKS": "tests.server.contract_hooks",
        "MARSBOUND_KNOWN": msgspec.json.encode(known(server, ada)).decode(),
    }
    ran = subprocess.run(
        [
            *command,
            f"{server.url}/api/v1/openapi.json",
            "-H",
            f"Authorization: Bearer {ada.secret}",
            *options,
            *arguments,
        ],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
    )
    print(ran.stdout, ran.stderr, file=sys.stderr)
    assert report.exists(), f"schemathesis didn't run: {ran.stdout[-2000:]}{ran.stderr[-2000:]}"
    found: Message = msgspec.json.decode(report.read_bytes())
    return found


def accepted(report: Message) -> dict[str, int]:
    """How many requests of each operation did what they asked for."""
    return {
        operation: sum(phase["accepted"] for phase in phases.values())
        for operation, phases in report["valid_rates"].items()
    }
