"""The OpenAPI description: made from the endpoints, complete, current, and true."""

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route

from marsbound.server.errors import ServerError
from marsbound.server.http import openapi
from marsbound.server.http.api.endpoint import Endpoint, get, post
from marsbound.server.http.app import application
from marsbound.server.settings import Settings
from marsbound.server.wire.about import About
from marsbound.server.wire.network import ChangeReach, Reach
from tests.server.contract import NETWORK, accepted, run_schemathesis
from tests.server.kit import Server

DESCRIBED = msgspec.json.decode(openapi.text())
OPERATIONS = {
    f"{method.upper()} {path}": operation
    for path, operations in DESCRIBED["paths"].items()
    for method, operation in operations.items()
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with Server(str(folder / "server.db"), folder, *NETWORK) as running:
        yield running


def routes_in(routes: list[BaseRoute], prefix: str = "") -> Iterator[tuple[str, BaseRoute]]:
    for route in routes:
        if isinstance(route, Mount):
            yield from routes_in(route.routes, prefix + route.path)
        else:
            yield prefix + getattr(route, "path", "?"), route


def references(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"]
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def test_every_route_is_described(tmp_path: Path) -> None:
    for path, route in routes_in(application(Settings(), page=tmp_path).routes):
        if path == "/":
            continue  # the page
        assert not isinstance(route, Route) or isinstance(route, Endpoint), f"{path} doesn't say what it answers"
        plain = re.sub(r":\w+}", "}", path)
        found = (
            OPERATIONS[f"{route.method} {plain}"] if isinstance(route, Endpoint) else DESCRIBED["x-websockets"][plain]
        )
        assert found["summary"], f"{path} has no sentence that says what it does"


def test_names_are_used_once_and_references_lead_somewhere() -> None:
    names = [operation["operationId"] for operation in OPERATIONS.values()]
    assert len(names) == len(set(names)) > 25
    for reference in references(DESCRIBED):
        found = DESCRIBED
        for name in reference.removeprefix("#/").split("/"):
            found = found[name]


def test_every_code_that_is_declared_can_be_told(root: Path) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (root / "src/marsbound/server").rglob("*.py"))
    raised = set(re.findall(r'ServerError\(\s*"([a-z-]+)"', source))
    declared = {code for name in DESCRIBED["components"]["responses"] for code in name.split(".")}
    assert declared - raised == set()


def test_what_is_kept_is_up_to_date_and_served(root: Path, server: Server, tmp_path: Path) -> None:
    assert httpx.get(f"{server.url}/api/v1/openapi.json").json() == DESCRIBED
    openapi.main([str(tmp_path)])
    assert (tmp_path / openapi.FILE).read_text("utf-8") == openapi.text()
    kept = root / openapi.FILE
    if not kept.parent.exists():
        pytest.skip("this is no source checkout")
    assert kept.read_text("utf-8") == openapi.text(), "run python -m marsbound.server.http.openapi"


def test_the_table_in_wire_md_lists_the_same(root: Path) -> None:
    text = (root / "docs" / "reference" / "wire.md").read_text("utf-8")
    rows = re.findall(r"^\| `([A-Z]+ /api/v1/\S+)` \|([^|]*)\|([^|]*)\|", text, re.MULTILINE)
    listed = {name: (body.strip(" `"), answer.strip(" `")) for name, body, answer in rows}
    listed["POST /api/v1/people"] = ("NewPerson", "Person")  # told before the table
    described = {name for name in OPERATIONS if "/api/v1/" in name}
    assert set(listed) == described
    for name, (body, answer) in listed.items():
        operation = OPERATIONS[name]
        assert body in ("", "a [record](records.md)") or schema_name(operation["requestBody"]) == body
        if re.fullmatch(r"\w+", answer):
            assert schema_name(operation["responses"]["200"]) == answer


def schema_name(holder: dict[str, Any]) -> str:
    return str(holder["content"]["application/json"]["schema"]["$ref"]).rpartition("/")[2]


async def fails_otherwise(request: Request) -> Reach:
    """Something."""
    raise ServerError("not-host", "nobody said so")


async def answers_otherwise(request: Request, wanted: ChangeReach) -> Response:
    """Something."""
    return Response(status_code=202)


def test_what_an_endpoint_does_not_declare_is_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    routes = [
        get("/undeclared", fails_otherwise),
        get("/declared", fails_otherwise, "not-host"),
        post("/status", answers_otherwise, answers=Reach),
    ]

    def told() -> list[dict[str, Any]]:
        found = [record.__dict__["facts"] for record in caplog.records if record.message == "undeclared"]
        caplog.clear()
        return found

    async def ask() -> None:
        transport = httpx.ASGITransport(Starlette(routes=routes))
        async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
            assert (await client.get("/declared")).json()["problem"]["code"] == "not-host"
            assert told() == []
            assert (await client.get("/undeclared")).status_code == 403
            assert told() == [{"method": "GET", "path": "/undeclared", "code": "not-host"}]
            assert (await client.post("/status", json={"open": True})).status_code == 202
            assert told() == [{"method": "POST", "path": "/status", "status": 202}]
            assert (await client.post("/status", json={"open": 3})).json()["problem"]["code"] == "bad-input"
            assert (await client.post("/status", content="{")).json()["problem"]["code"] == "bad-message"

    asyncio.run(ask())


def test_a_wrong_method_is_told_the_right_ones(server: Server) -> None:
    def allowed(path: str) -> list[str]:
        response = httpx.delete(server.url + path)
        assert response.status_code == 405
        assert response.json()["problem"]["code"] == "bad-method"
        return sorted(response.headers["Allow"].split(", "))

    assert allowed("/api/v1/about") == ["GET", "HEAD"]
    assert allowed("/api/v1/tables/t-1/rematch") == ["POST"]
    assert allowed("/healthz") == ["GET", "HEAD"]


def test_a_server_that_goes_down_says_so_by_its_status() -> None:
    assert ServerError("restart", "").status == 503


def test_about_tells_the_limits_that_hold(server: Server) -> None:
    """This server's are raised, but for some that are as usual."""
    limits = msgspec.convert(httpx.get(f"{server.url}/api/v1/about").json(), About).limits
    usual = Settings()
    assert limits.hints_per_minute == limits.tables_per_person == 1_000_000 > usual.tables_per_person
    assert limits.connections_per_address == usual.connections_per_address
    assert (limits.most_seats, limits.largest_message) == (6, 16_384)


@pytest.mark.long
def test_nothing_that_can_be_sent_is_answered_otherwise_than_described(server: Server, tmp_path: Path) -> None:
    """The short form of the campaign `contract`."""
    short = ("--phases", "fuzzing,stateful", "--max-examples", "10", "--seed", "1")
    report = run_schemathesis(server, tmp_path, *short)
    assert report["exit_code"] == 0, report["failures"]
    assert report["test_cases"]["generated"] > 200
    assert sum(number > 0 for number in accepted(report).values()) > 20, "too little was carried out"
    assert '"level":"error"' not in server.log
