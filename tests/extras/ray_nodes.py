"""Nodes of a Ray cluster on this machine, as `ray start` makes them."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

PATIENCE = 300.0  # seconds until a node that doesn't start is given up: a busy machine takes a minute
LOOPBACK = "127.0.0.1"
STORE = 80 << 20  # bytes
ROOT = Path(__file__).resolve().parents[2]


def free_port() -> int:
    """Above those that Ray's processes take by themselves."""
    for port in range(20500, 30000):
        with socket.socket() as tried, suppress(OSError):
            tried.bind((LOOPBACK, port))
            return port
    raise AssertionError("no port is free")


class Node:
    """One of them: the first is the head, the others join it."""

    def __init__(self, folder: Path, cores: int, head: "Node | None" = None) -> None:
        self.address: str = head.address if head else f"{LOOPBACK}:{free_port()}"
        self.log = folder / f"node-{len(list(folder.glob('node-*')))}.log"
        role = ["--address", self.address] if head else ["--head", "--port", self.address.partition(":")[2]]
        if head is None:
            role += ["--include-dashboard", "false"]
        node = ["--num-cpus", str(cores), "--object-store-memory", str(STORE), "--node-ip-address", LOOPBACK]
        quiet = ["--disable-usage-stats", "--block", "--log-style", "record"]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [str(Path(sys.executable).with_name("ray")), "start", *role, *node, *quiet],
                stdout=log,
                stderr=subprocess.STDOUT,
                stdin=subprocess.DEVNULL,
                # the runners of our tests are found from there
                env=os.environ | {"RAY_AUTH_MODE": "disabled", "PYTHONPATH": str(ROOT)},
                start_new_session=True,
            )
        self.wait()

    def wait(self) -> None:
        given_up = monotonic() + PATIENCE
        while b"Ray runtime started" not in self.log.read_bytes():
            assert self.process.poll() is None, self.log.read_text("utf-8", "replace")
            assert monotonic() < given_up, self.log.read_text("utf-8", "replace")
            sleep(0.2)

    def kill(self) -> None:
        """As if the machine had lost its power: the node's own process and all it has started."""
        for pid in [*descendants(self.process.pid), self.process.pid]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()

    def players(self) -> list[int]:
        """The processes that play, or wait to."""
        return [pid for pid in descendants(self.process.pid) if command(pid).startswith("ray::play_part")]


def descendants(pid: int) -> list[int]:
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            children.setdefault(int(path.read_text("utf-8").rpartition(")")[2].split()[1]), []).append(
                int(path.parent.name)
            )
    found, looked = [], [pid]
    while looked:
        mine = children.get(looked.pop(), [])
        found += mine
        looked += mine
    return found


def command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""
