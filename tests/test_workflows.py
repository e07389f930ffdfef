"""What continuous integration is told: which of the project's own commands it runs, and by which names of what."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml
from packaging.specifiers import SpecifierSet

ROOT = Path(__file__).resolve().parents[1]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OWN = re.compile(r"(?<![\w/])(?:scripts|\.ci|tests)/[\w./-]*\w")


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return found


def steps(path: Path) -> list[dict[str, Any]]:
    return [step for job in read(path)["jobs"].values() for step in job["steps"]]


def commands(path: Path) -> str:
    return "\n".join(step["run"] for step in steps(path) if "run" in step)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_there_is_and_may_only_read(path: Path) -> None:
    workflow = read(path)
    assert workflow["permissions"] == {"contents": "read"}
    for name in OWN.findall(commands(path)):
        assert (ROOT / name).exists(), name
    for step in steps(path):
        assert ("run" in step) != ("uses" in step)
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", step["uses"]), "a version that doesn't move"
    for job in workflow["jobs"].values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(workflow["jobs"])


def test_whatever_is_pushed_or_proposed_meets_every_check_and_the_docs_are_made() -> None:
    path = ROOT / ".github" / "workflows" / "tests.yml"
    # YAML takes the word `on` for a truth
    events = {str(key): value for key, value in read(path).items()}["True"]
    assert set(events) == {"push", "pull_request"}
    assert events["push"] == {"branches": ["**"]}
    assert {".ci/run", "scripts/docs --check"} <= {line.strip() for line in commands(path).splitlines()}


def test_wheels_are_made_for_the_pythons_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    wanted = project["tool"]["cibuildwheel"]["build"].split()
    versions = [f"3.{int(name.removeprefix('cp3').removesuffix('-*'))}" for name in wanted]
    jobs = read(ROOT / ".github" / "workflows" / "wheels.yml")["jobs"]
    assert jobs["pure"]["strategy"]["matrix"]["python"] == versions
    needs = SpecifierSet(project["project"]["requires-python"])
    assert needs.contains(versions[0])
    assert not needs.contains("3.10")
    archive = [step for step in jobs["wheels"]["steps"] if "cibuildwheel" in step.get("run", "")]
    assert "sources/*.tar.gz" in archive[-1]["run"], "wheels are made from the archive, which brings the page"
