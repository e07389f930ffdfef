"""Prometheus as hosting/monitoring configures it, at a server under play: every query of alerts and dashboard is asked.

scripts/campaign monitoring [--seconds N]

A query brings figures, unless it asks only for what a sound server never counts.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import yaml

from tests.campaigns._hosting import HOSTING, Failed, free_port, missing, refuse, running, say, until_open, with_places
from tests.server.kit import Person, Server, eventually

MONITORING = HOSTING / "monitoring"
# Counted only when something goes wrong, or when several processes share the work.
SELDOM = {
    "marsbound_connections_given_up_total",
    "marsbound_connections_handed_over_total",
    "marsbound_connections_refused_total",
    "marsbound_connections_taken_over_total",
    "marsbound_database_failures_total",
    "marsbound_leases_lost_total",
    "marsbound_other_nodes",
    "marsbound_tables_lost_total",
    "marsbound_thinkers_replaced_total",
    "marsbound_thoughts_abandoned_total",
    "marsbound_webhooks_total",
}
METRIC = re.compile(r"\b(?:marsbound|process)_[a-z_]+\b|\bup\b")
COMPARED = re.compile(r"\s(?:==|>|<)\s[^()]*(?:\(.*)?$")
LEVELS = ("novice", "heuristic", "expert")


def alerts() -> Iterator[tuple[str, str]]:
    for group in yaml.safe_load((MONITORING / "alerts.yaml").read_text("utf-8"))["groups"]:
        for rule in group["rules"]:
            yield rule["alert"], rule["expr"]


def panels() -> Iterator[tuple[str, str]]:
    for panel in json.loads((MONITORING / "dashboard.json").read_text("utf-8"))["panels"]:
        for target in panel["targets"]:
            yield panel["title"], target["expr"]


def uncompared(query: str) -> str:
    """What an alert looks at, without when it is too much."""
    found = COMPARED.sub("", query)
    if found == query:
        raise Failed(f"{query}: compares nothing with anything")
    return found


def metrics_in(query: str) -> set[str]:
    return {name for name in METRIC.findall(query) if not name.startswith("marsbound_tables{")}


async def play(people: list[Person], seconds: float) -> None:
    """Games of people and of all kinds of bots, which count what is looked at."""

    async def one(person: Person, level: str) -> None:
        table = person.open("red-planet-second", "me", level, level)["table"]["id"]
        async with person.at(table) as seat:
            await seat.play_on()

    with_bots = [one(person, level) for person, level in zip(people, LEVELS, strict=True)]
    playing = asyncio.gather(*with_bots, return_exceptions=True)
    await asyncio.sleep(seconds)
    playing.cancel()
    with suppress(asyncio.CancelledError):
        await playing


def asked(port: int, query: str) -> list[Any]:
    answer = httpx.get(f"http://127.0.0.1:{port}/api/v1/query", params={"query": query}, timeout=60).json()
    if answer["status"] != "success":
        raise Failed(f"{query}: {answer.get('error')}")
    found: list[Any] = answer["data"]["result"]
    return found


def look_at(port: int) -> None:
    empty = []
    for kind, queries in (("alert", alerts()), ("panel", panels())):
        for name, query in queries:
            found = asked(port, uncompared(query) if kind == "alert" else query)
            if kind == "alert" and asked(port, query):
                say(f"  {kind} {name}: fires")
            if not found and not metrics_in(query) & SELDOM:
                raise Failed(f"{kind} {name}: {query} brings nothing")
            if not found:
                empty.append(query)
            say(f"  {kind} {name}: {len(found)} figures")
    say(f"  nothing, as is meant: {len(empty)}")
    rules = httpx.get(f"http://127.0.0.1:{port}/api/v1/rules", timeout=60).json()["data"]["groups"][0]["rules"]
    wrong = [rule["name"] for rule in rules if rule["health"] != "ok"]
    if wrong or len(rules) != len(list(alerts())):
        raise Failed(f"rules that Prometheus couldn't evaluate: {wrong or rules}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=45.0, metavar="N", help="of play")
    wish = parser.parse_args()
    if lacks := missing("prometheus", "promtool"):
        return refuse("monitoring", lacks)
    with tempfile.TemporaryDirectory() as folder, Server(f"{folder}/server.db", Path(folder)) as server:
        place, port = Path(folder), free_port()
        text = (MONITORING / "prometheus.yaml").read_text("utf-8")
        places = {"127.0.0.1:8765": f"127.0.0.1:{server.port}", "scrape_interval: 15s": "scrape_interval: 1s"}
        (place / "prometheus.yaml").write_text(with_places(text, places), "utf-8")
        (place / "alerts.yaml").write_bytes((MONITORING / "alerts.yaml").read_bytes())
        for check in (["rules", "alerts.yaml"], ["config", "prometheus.yaml"]):
            done = subprocess.run(["promtool", "check", *check], cwd=place, capture_output=True, encoding="utf-8")
            if done.returncode:
                raise Failed(f"promtool check {' '.join(check)}: {done.stdout}{done.stderr}")
            say(f"promtool check {check[0]}: {done.stdout.strip().splitlines()[-1].strip()}")
        command = ["prometheus", "--config.file=prometheus.yaml", "--storage.tsdb.path=figures"]
        command += [f"--web.listen-address=127.0.0.1:{port}", "--log.level=warn"]
        with running(command, place / "prometheus.log", cwd=place) as process:
            until_open(port, process, place / "prometheus.log")
            asyncio.run(play([server.person(level) for level in LEVELS], wish.seconds))
            # those games may be over by now, and tables are counted every few seconds
            server.person("late").open("red-planet-second", "me", "random")
            eventually(lambda: asked(port, 'marsbound_tables{status="running"}'))
            eventually(lambda: asked(port, 'up{job="marsbound"} == 1'))
            sleep(3)
            look_at(port)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign monitoring: {problem}")
