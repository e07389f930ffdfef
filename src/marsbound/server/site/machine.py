"""Which processes are on the same machine, and whether they still run."""

import os
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

PROC: Final = Path("/proc")
GONE: Final = ("Z", "X")  # ended, but not yet cleared away


@cache
def this_machine() -> str:
    """The same for all processes that see each other's numbers and sockets; "" where nobody can tell."""
    try:
        boot = (PROC / "sys/kernel/random/boot_id").read_text().strip()
        return " ".join([boot, *[os.readlink(PROC / "self/ns" / kind) for kind in ("pid", "net")]])
    except OSError:
        return ""


def started(pid: int) -> str:
    """When a process began, as the machine counts it; "" if it has ended."""
    with suppress(OSError, IndexError):
        fields = (PROC / str(pid) / "stat").read_text().rpartition(")")[2].split()
        return "" if fields[0] in GONE else fields[19]
    return ""


def is_gone(machine: str, pid: int, since: str) -> bool:
    """Whether a process of this machine has ended; of others nobody here can tell."""
    return machine != "" and machine == this_machine() and started(pid) != since
