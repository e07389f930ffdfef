"""The files of hosting/, and what host.md says of them; campaigns run them."""

import re
import shlex
import tomllib

import pytest
import yaml

from marsbound.server.metrics import HELP
from marsbound.terminal.commands import named
from marsbound.terminal.configuration import ConfigurationFile, settings_of, variable_of
from marsbound.text import LANGUAGES
from tests.campaigns._host_guide import GUIDE, blocks
from tests.campaigns._hosting import HOSTING
from tests.campaigns.monitoring import SELDOM, alerts, metrics_in, panels, uncompared

SERVE, _ = named("serve")
VARIABLES = {variable_of(setting) for setting in settings_of(SERVE)}
OF_PROCESSES = {"process_cpu_seconds_total", "process_max_fds", "process_open_fds", "process_resident_memory_bytes"}
HISTOGRAMS = ("answer_seconds", "database_seconds", "loop_lag_seconds")


def test_the_guide_s_files_are_those_of_the_folder() -> None:
    files = {block.same_as: block.text for block in blocks() if block.same_as}
    assert len(files) >= 5
    for path, text in files.items():
        assert text == path.read_text("utf-8"), f"host.md and {path.name} differ"


def test_every_file_of_the_folder_is_named_by_the_guide() -> None:
    guide = GUIDE.read_text("utf-8")
    told = {block.same_as for block in blocks()}
    files = [path for path in HOSTING.rglob("*.*") if path.is_file() and path.suffix != ".whl"]
    beside = {"README.md", "compose.Caddyfile"}  # named by compose.yaml
    untold = [path.name for path in files if path not in told and path.name not in beside]
    assert [name for name in untold if name not in guide] == []


def test_the_settings_are_such_as_a_server_takes() -> None:
    ConfigurationFile.read(HOSTING / "serve.toml").defaults(SERVE)
    compose = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    services = compose["services"]
    assert services["server-1"] == services["server-2"]
    assert set(services["server-1"]["environment"]) <= VARIABLES
    written = re.findall(r"\b(MARSBOUND_\w+)=", (HOSTING / "Containerfile").read_text("utf-8"))
    assert written
    assert set(written) <= VARIABLES
    for name in services["server-1"]["secrets"]:
        assert name in compose["secrets"]
        assert f"/run/secrets/{name}" in services["server-1"]["environment"].values()
    trusted = services["server-1"]["environment"]["MARSBOUND_TRUSTED_PROXY"]
    assert trusted == compose["networks"]["default"]["ipam"]["config"][0]["subnet"]


def test_prometheus_beside_the_containers_watches_every_server_of_theirs() -> None:
    compose = yaml.safe_load((HOSTING / "compose.yaml").read_text("utf-8"))
    alone, beside = (
        yaml.safe_load((HOSTING / "monitoring" / name).read_text("utf-8"))
        for name in ("prometheus.yaml", "compose.prometheus.yaml")
    )
    assert beside["rule_files"] == alone["rule_files"]
    [job] = beside["scrape_configs"]
    assert job["job_name"] == alone["scrape_configs"][0]["job_name"], "alerts and dashboard ask for it by name"
    servers = [f"{name}:8765" for name in compose["services"] if name.startswith("server-")]
    assert job["static_configs"] == [{"targets": servers}]
    service = compose["services"]["prometheus"]
    assert service["profiles"] == ["monitoring"]
    assert {f"/run/secrets/{name}" for name in service["secrets"]} == {job["authorization"]["credentials_file"]}
    for volume in service["volumes"][:2]:
        assert (HOSTING / volume.split(":")[0]).is_file(), volume


def test_the_guide_brings_the_driver_that_the_package_asks_for() -> None:
    extras = tomllib.loads((HOSTING.parent / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    [driver] = [line for line in extras["postgresql"] if line.startswith("psycopg")]
    assert any(f"pip install '{driver}'" in block.text for block in blocks())


@pytest.mark.parametrize("unit", ["marsbound.service", "marsbound-backup.service"])
def test_the_units_run_commands_that_there_are(unit: str) -> None:
    text = (HOSTING / "systemd" / unit).read_text("utf-8")
    [line] = re.findall(r"^ExecStart=(.*)$", text, re.M)
    program, *words = shlex.split(line)
    assert program == "/opt/marsbound/bin/marsbound"
    command, words = named(*words)
    with command.make_context(unit, words, resilient_parsing=True) as context:
        assert context.params


@pytest.mark.parametrize(("kind", "queries"), [("alerts", list(alerts())), ("dashboard", list(panels()))])
def test_every_figure_that_is_asked_for_is_one_of_the_server(kind: str, queries: list[tuple[str, str]]) -> None:
    figures = {f"marsbound_{name}" for name in HELP if name not in HISTOGRAMS} | OF_PROCESSES | {"up"}
    figures |= {f"marsbound_{name}_bucket" for name in HISTOGRAMS}
    asked = {name for _, query in queries for name in metrics_in(query)}
    assert asked - figures == set(), kind
    assert figures >= SELDOM
    if kind == "alerts":
        assert all(uncompared(query) for _, query in queries)
    else:
        unseen = figures - asked - OF_PROCESSES
        assert unseen == set(), "the dashboard shows everything that is counted"


def test_the_container_speaks_every_language() -> None:
    text = (HOSTING / "Containerfile").read_text("utf-8")
    assert set(re.findall(r"! -name '(\w+)\*'", text)) == {"root", *LANGUAGES}


def test_the_proxies_close_what_is_not_for_everybody() -> None:
    for path in (HOSTING / "proxies").iterdir():
        assert "/metrics" in path.read_text("utf-8"), path.name
