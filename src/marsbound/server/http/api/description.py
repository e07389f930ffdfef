"""The REST interface as OpenAPI 3.1, as a server describes itself.

Made from the endpoints' own declarations and the structs of the wire, so that it can't differ from what is read and
answered.
"""

import asyncio
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, WebSocketRoute

from marsbound import __version__
from marsbound.records import RecordFile
from marsbound.server.errors import ServerError
from marsbound.server.http.api.endpoint import Endpoint, Told, get
from marsbound.server.wire import WIRE
from marsbound.server.wire.replays import ReplayShown
from marsbound.server.wire.tables import MOST_PLAYERS, Opened
from marsbound.server.wire.typescript import schema as wire_schema

SCHEMAS: Final = "#/components/schemas/"
RECORDS: Final = f"{SCHEMAS}record."  # whose structs have names that the wire has too
IDENTITY: Final = "identity"
KEY: Final = {
    "name": "X-Marsbound-Key",
    "in": "header",
    "description": "a table's invitation or a seat's link, for who doesn't sit there",
    "schema": {"type": "string"},
}
# What is opened or brought can be asked for: where its name is in the answer, and which addresses are its own.
LINKS: Final[dict[Any, tuple[str, str, str]]] = {
    Opened: ("/api/v1/tables/{id}", "id", "/table/id"),
    ReplayShown: ("/api/v1/replays/{id}", "id", "/id"),
}
# What stands in braces in an address.
PATH_PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "id": {"description": "a table's id, or an uploaded record's", "schema": {"type": "string"}},
    "player": {
        "description": "a seat, from 0",
        "schema": {"type": "integer", "minimum": 0, "maximum": MOST_PLAYERS - 1},
    },
    "game": {"description": "a game's name", "schema": {"type": "string"}},
    "hash": {"description": "a pack's hash", "schema": {"type": "string"}},
}
INTRODUCTION: Final = (
    "Tables, people, packs and replays of a marsbound server; what is played goes over a table's socket "
    "(`x-websockets`). Whatever is wrong is told as `Wrong`, by one of the codes that an answer lists; wire.md says "
    "what they mean."
)


def description(routes: Iterable[BaseRoute]) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = defaultdict(dict)
    sockets = {}
    endpoints = []
    for path, route in declared(routes):
        if isinstance(route, Endpoint):
            endpoints.append(route)
            paths[path][route.method.lower()] = operation(path, route)
        else:
            sockets[path] = socket(path, route)
    add_links(paths, endpoints)
    wrongs = {name_of(codes): wrong(codes) for endpoint in endpoints for codes in by_status(endpoint.problems).values()}
    return {
        "openapi": "3.1.0",
        "info": {"title": "marsbound", "version": __version__, "description": INTRODUCTION, "x-wire": WIRE},
        "servers": [{"url": "/"}],
        "paths": dict(sorted(paths.items())),
        "x-websockets": sockets,
        "components": {
            "securitySchemes": {
                IDENTITY: {"type": "http", "scheme": "bearer", "description": "a secret of `POST /api/v1/people`"}
            },
            "responses": dict(sorted(wrongs.items())),
            "schemas": schemas(endpoints),
        },
    }


def declared(routes: Iterable[BaseRoute], prefix: str = "") -> Iterator[tuple[str, Endpoint | WebSocketRoute]]:
    """Whatever says what it is, with its whole address."""
    for route in routes:
        if isinstance(route, Mount):
            yield from declared(route.routes, prefix + route.path)
        elif isinstance(route, Endpoint | WebSocketRoute):
            yield re.sub(r":\w+}", "}", prefix + route.path), route


def operation(path: str, endpoint: Endpoint) -> dict[str, Any]:
    summary, _, more = (endpoint.handler.__doc__ or "").strip().partition("\n")
    found: dict[str, Any] = {
        "operationId": endpoint.name,
        "tags": [path.removeprefix("/api/v1").split("/")[1]],
        "summary": summary,
        "description": " ".join(more.split()),
        "security": security(endpoint),
        "parameters": [*path_parameters(path), *query_parameters(endpoint), *([KEY] if endpoint.key else [])],
        "requestBody": request_body(endpoint),
        "responses": responses(endpoint),
    }
    return {name: value for name, value in found.items() if value or name == "security"}


def security(endpoint: Endpoint) -> list[dict[str, Any]]:
    """An empty object stands for nobody in particular."""
    if endpoint.identity is None:
        return []
    return [{IDENTITY: []}] if endpoint.identity else [{IDENTITY: []}, {}]


def path_parameters(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, **PATH_PARAMETERS[name]} for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(endpoint: Endpoint) -> list[dict[str, Any]]:
    if endpoint.query is None:
        return []
    _, found = msgspec.json.schema_components([endpoint.query])
    fields: dict[str, dict[str, Any]] = found[endpoint.query.__name__]["properties"]
    return [
        {"name": name, "in": "query", **({"description": text} if (text := schema.pop("description", "")) else {})}
        | {"schema": schema}
        for name, schema in fields.items()
    ]


def request_body(endpoint: Endpoint) -> dict[str, Any] | None:
    if endpoint.body is None:
        return None
    return {"required": True, "content": content(RecordFile if endpoint.body is bytes else endpoint.body)}


def responses(endpoint: Endpoint) -> dict[str, Any]:
    found = {
        str(status): {"description": "as asked for" if status == 200 else "as told", "content": content(told)}
        for status, told in endpoint.told.items()
    }
    for status, codes in by_status(endpoint.problems).items():
        found.setdefault(str(status), {"$ref": f"#/components/responses/{name_of(codes)}"})
    return dict(sorted(found.items()))


def content(told: Told) -> dict[str, Any]:
    if isinstance(told, str):
        return {told: {"schema": {"type": "object"} if told == "application/json" else {"type": "string"}}}
    return {"application/json": {"schema": {"$ref": (RECORDS if told is RecordFile else SCHEMAS) + told.__name__}}}


def add_links(paths: dict[str, dict[str, Any]], endpoints: list[Endpoint]) -> None:
    """From what makes something to what can be asked about it."""
    for endpoint in endpoints:
        if endpoint.method != "POST" or endpoint.answers not in LINKS:
            continue
        place, parameter, where = LINKS[endpoint.answers]
        links = {
            operation["operationId"]: {
                "operationId": operation["operationId"],
                "parameters": {parameter: f"$response.body#{where}"},
            }
            for path, operations in sorted(paths.items())
            if path.startswith(place)
            for operation in operations.values()
        }
        made = next(one for each in paths.values() for one in each.values() if one["operationId"] == endpoint.name)
        made["responses"]["200"]["links"] = links


def by_status(codes: Iterable[str]) -> dict[int, list[str]]:
    found = defaultdict(list)
    for code in sorted(codes):
        found[ServerError(code, "").status].append(code)
    return found


def name_of(codes: list[str]) -> str:
    return ".".join(codes)


def wrong(codes: list[str]) -> dict[str, Any]:
    """An answer that says what is wrong, by one of these codes."""
    code = {"properties": {"problem": {"properties": {"code": {"enum": codes}}}}}
    schema = {"allOf": [{"$ref": f"{SCHEMAS}Wrong"}, code]}
    return {"description": ", ".join(codes), "content": {"application/json": {"schema": schema}}}


def socket(path: str, route: WebSocketRoute) -> dict[str, Any]:
    """OpenAPI has no word for what goes both ways."""
    return {
        "summary": (route.endpoint.__doc__ or "").strip(),
        "parameters": path_parameters(path),
        "client": {"$ref": f"{SCHEMAS}Ask"},
        "server": {"$ref": f"{SCHEMAS}Tell"},
    }


def schemas(endpoints: list[Endpoint]) -> dict[str, Any]:
    """All of the wire, and what else endpoints read or tell."""
    kinds = [kind for each in endpoints for kind in (each.body, *each.told.values()) if kind is not RecordFile]
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    _, more = msgspec.json.schema_components(structs, ref_template=SCHEMAS + "{name}")
    text = msgspec.json.encode(wire_schema()["$defs"]).decode().replace("#/$defs/", SCHEMAS)
    _, record = msgspec.json.schema_components([RecordFile], ref_template=RECORDS + "{name}")
    records = {f"record.{name}": schema for name, schema in record.items()}
    return dict(sorted({**more, **records, **msgspec.json.decode(text)}.items()))


async def openapi(request: Request) -> Response:
    """This description."""
    state = request.app.state
    if not hasattr(state, "openapi"):
        state.openapi = await asyncio.to_thread(lambda: msgspec.json.encode(description(request.app.routes)))
    return Response(state.openapi, media_type="application/json")


ROUTES = [get("/openapi.json", openapi, answers="application/json")]
