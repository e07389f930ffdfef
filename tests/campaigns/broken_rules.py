"""Breaks rules in a copy of the sources, one at a time: the tests of the broken rule must fail.

scripts/campaign broken_rules [RULE or GAME …], as in scripts/campaign broken_rules red-planet-second:C9 rocketmen
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.campaigns._mutation import ROOT, Mutation
from tests.campaigns._mutations import MUTATIONS

FAILED = 1  # pytest's exit codes
PASSED = 0


@contextmanager
def copy_of_the_project() -> Iterator[Path]:
    """Sources, tests and rules, without anything compiled."""
    with tempfile.TemporaryDirectory(prefix="broken-rules-") as folder:
        for name in ("src", "tests", "docs"):
            ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "static")
            shutil.copytree(ROOT / name, Path(folder, name), ignore=ignored)
        shutil.copy(ROOT / "pyproject.toml", folder)
        yield Path(folder)


def run_tests_of(mutation: Mutation, folder: Path) -> tuple[int, str]:
    """Pytest's exit code and its last line."""
    environment = dict(os.environ)
    environment.pop("CI", None)
    environment |= {
        "MARSBOUND_INTERPRETED": "1",
        "MARSBOUND_RULE": mutation.rule,
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    options = ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "tests.campaigns._only_rule"]
    command = [sys.executable, "-m", "pytest", *options, *mutation.test_files(folder)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    lines = done.stdout.strip().splitlines() or done.stderr.strip().splitlines() or [""]
    return done.returncode, lines[-1]


def break_rule(mutation: Mutation, folder: Path) -> tuple[int, str]:
    """How the tests of a rule end once it is broken; the copy is whole again afterwards."""
    path = folder / mutation.path
    source = path.read_text("utf-8")
    assert source.count(mutation.old) == 1, f"{mutation.path}: {mutation.old!r} is there {source.count(mutation.old)}×"
    path.write_text(source.replace(mutation.old, mutation.new), "utf-8")
    try:
        return run_tests_of(mutation, folder)
    finally:
        path.write_text(source, "utf-8")


def chosen(wanted: list[str]) -> list[Mutation]:
    known = {name for mutation in MUTATIONS for name in (mutation.rule, mutation.game)}
    for name in wanted:
        if name not in known:
            sys.exit(f"broken_rules: there is no mutation for {name!r}; there are {', '.join(sorted(known))}")
    return [mutation for mutation in MUTATIONS if not wanted or {mutation.rule, mutation.game} & set(wanted)]


def main(rules: list[str]) -> int:
    mutations = chosen(rules)
    unnoticed = []
    print(f"{'':9}{'rule':22}{'whole':9}{'broken':9}{'seconds':>7}  file")
    with copy_of_the_project() as folder:
        for number, mutation in enumerate(mutations, 1):
            began = time.monotonic()
            whole, line = run_tests_of(mutation, folder)
            broken, _ = break_rule(mutation, folder)
            noticed = whole == PASSED and broken == FAILED
            if not noticed:
                unnoticed.append(f"{mutation.rule} ({line})")
            words = {PASSED: "passes", FAILED: "fails"}
            ends = [words.get(code, f"exit {code}") for code in (whole, broken)]
            seconds = time.monotonic() - began
            place = f"{number}/{len(mutations)}"
            print(
                f"{place:9}{mutation.rule:22}{ends[0]:9}{ends[1]:9}{seconds:7.1f}  {mutation.path}"
                f"{'' if noticed else '  NOT NOTICED'}",
                flush=True,
            )
    print(f"{len(mutations) - len(unnoticed)} of {len(mutations)} broken rules were noticed")
    for each in unnoticed:
        print(f"not noticed: {each}")
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
