"""Nothing that anybody sends makes the server fail, on either database: no 5xx, no table closed, no error in its log.

Numbers at and past 32 and 64 bits and every control character are among what is sent.
"""

import asyncio
import json
import typing
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from marsbound.server.wire import client_messages as asks
from marsbound.server.wire import typescript
from tests.server.conftest import BOTH_DATABASES, new_database
from tests.server.kit import Server
from tests.server.sites import WAYS, behind_a_door

SCHEMA = typescript.schema()["$defs"]
PATHS = {
    "/api/v1/people": "NewPerson",
    "/api/v1/tables": "NewTable",
    "/api/v1/packs": "NewPack",
    "/api/v1/tables/{id}/seats/1": "JoinSeat",
}
WORDS = st.sampled_from(["d1", "-", "random", "red-planet-second", "rocketmen", "k-1", "sha256:0", "me", "1", "t-1"])
EDGES = [edge + by for bits in (15, 31, 32, 53, 63, 64, 128) for edge in (2**bits, -(2**bits)) for by in (-1, 0, 1)]
CONTROL = [chr(number) for number in (*range(0x20), *range(0x7F, 0xA0))]
NUMBERS = st.integers() | st.sampled_from(EDGES)
LETTERS = st.text(max_size=20) | st.builds("{}{}{}".format, st.text(max_size=5), st.sampled_from(CONTROL), WORDS)
ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False) | LETTERS | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LETTERS, inner, max_size=4),
    max_leaves=8,
)


def made(kind: dict[str, Any], depth: int = 0) -> st.SearchStrategy[Any]:
    """Values that a schema allows, and now and then one that it doesn't."""
    return st.one_of(allowed(kind, depth), ANYTHING) if depth > 2 else mostly(allowed(kind, depth))


def mostly(right: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.integers(0, 15).flatmap(lambda roll: ANYTHING if roll == 0 else right)


def allowed(kind: dict[str, Any], depth: int) -> st.SearchStrategy[Any]:
    if "$ref" in kind:
        return allowed(SCHEMA[kind["$ref"].rpartition("/")[2]], depth + 1)
    if "anyOf" in kind:
        return st.one_of([allowed(one, depth + 1) for one in kind["anyOf"]])
    if "enum" in kind:
        return st.sampled_from(kind["enum"])
    if "const" in kind:
        return st.just(kind["const"])
    if kind.get("type") == "array":
        return st.lists(made(kind.get("items", {}), depth + 1), max_size=min(4, kind.get("maxItems", 4)))
    if kind.get("type") == "object" and "properties" in kind:
        fields = {name: made(field, depth + 1) for name, field in kind["properties"].items()}
        needed = {name: fields[name] for name in kind.get("required", ())}
        optional = {name: field for name, field in fields.items() if name not in needed}
        return st.fixed_dictionaries(needed, optional=optional)
    if kind.get("type") == "object":
        return st.dictionaries(st.text(max_size=8) | WORDS, made(kind.get("additionalProperties") or {}, depth + 1))
    if kind.get("type") == "string":
        return WORDS | st.text(max_size=min(40, kind.get("maxLength", 40))) | LETTERS
    if kind.get("type") == "integer":
        least = kind.get("minimum", -5)
        return st.integers(least, min(kind.get("maximum", least + 40), least + 40)) | st.sampled_from(EDGES)
    return {"boolean": st.booleans(), "null": st.none(), "number": st.floats(allow_nan=False)}.get(
        str(kind.get("type")), ANYTHING
    )


FORWARDED = [pytest.param(way, marks=pytest.mark.long) for way in WAYS]


@pytest.fixture(scope="module", params=[*BOTH_DATABASES, *FORWARDED])
def either_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """On both databases; and one that has to pass on whatever concerns a table."""
    folder = tmp_path_factory.mktemp("server")
    if request.param in WAYS:
        with behind_a_door(request.param, new_database(request.getfixturevalue("postgresql")), folder) as door:
            # whichever of these tests a worker gets, something has come by this way
            door.person("Ada").open("red-planet-second", "me", "random")
            yield door
        return
    database = str(folder / "server.db")
    if request.param == "postgresql":
        database = new_database(request.getfixturevalue("postgresql"))
    with Server(database, folder) as running:
        yield running


MANY = settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@MANY
@given(st.data())
def test_no_request_makes_the_server_fail(either_server: Server, data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(list(PATHS)))
    content = data.draw(made(SCHEMA[PATHS[path]]))
    ada = either_server.people[0] if either_server.people else either_server.person()
    try:
        body = json.dumps(content, ensure_ascii=data.draw(st.booleans())).encode()
    except (ValueError, UnicodeError):
        return
    response = ada.http.post(path.replace("{id}", data.draw(WORDS)), content=body)
    assert response.status_code < 500, f"{path} {content}: {response.text}"
    if response.status_code >= 400:
        assert response.json()["problem"]["message"]


QUERIES = st.dictionaries(
    st.sampled_from(["status", "game", "before", "eye", "first", "last", "key"]),
    LETTERS | WORDS | NUMBERS.map(str),
    max_size=4,
)
PLACES = ["about", "me", "me/tables", "tables", "packs", "statistics", "rules/{}", "packs/{}", "replays/{}"]
PLACES += ["replays/{}/frames", "tables/{}", "tables/{}/record", "tables/{}/log/{}", "{}", "{}/{}"]


@MANY
@given(
    st.sampled_from(PLACES),
    LETTERS | WORDS | NUMBERS.map(str),
    QUERIES,
    st.sampled_from(["GET", "POST", "PATCH", "PUT"]),
)
def test_no_address_makes_the_server_fail(
    either_server: Server, place: str, word: str, query: dict[str, str], method: str
) -> None:
    ada = either_server.people[0] if either_server.people else either_server.person()
    try:
        quoted = quote(word, safe="")
        response = ada.http.request(method, f"/api/v1/{place.format(quoted, quoted)}", params=query)
    except (httpx.InvalidURL, UnicodeError, ValueError):
        return
    assert response.status_code < 500, f"{method} {response.url}: {response.text}"


@settings(max_examples=12, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(st.data())
def test_no_message_makes_a_table_fail(either_server: Server, data: st.DataObject) -> None:
    ada = either_server.people[0] if either_server.people else either_server.person()
    game, seats = data.draw(
        st.sampled_from([("red-planet-second", ["me", "me", "random"]), ("rocketmen", ["me", "random"])])
    )
    id = ada.open(game, *seats)["table"]["id"]
    kinds = [kind.__name__ for kind in typing.get_args(asks.Ask) if kind not in (asks.Hello, asks.Resign)]
    messages = data.draw(st.lists(st.sampled_from(kinds).flatmap(lambda kind: made(SCHEMA[kind])), max_size=30))

    async def talk() -> None:
        async with ada.at(id) as seat, ada.at(id) as beside:
            while 0 not in seat.positions:
                await seat.receive()
            for message in messages:
                if isinstance(message, dict) and data.draw(st.booleans()):
                    message = realistic(message, seat.positions, data)
                try:
                    text = json.dumps(message)
                except (ValueError, UnicodeError):
                    continue
                await seat.socket.send(text)
            await seat.until("pong", id=await seat.send({"type": "ping", "id": "the-last"}))
            await beside.until("pong", id=await beside.send({"type": "ping", "id": "the-last"}))
            for told in (*seat.raw, *beside.raw):
                assert not told.startswith('{"type":"farewell"'), told

    asyncio.run(talk())
    assert '"level":"error"' not in either_server.log


def realistic(message: dict[str, Any], positions: dict[int, Any], data: st.DataObject) -> dict[str, Any]:
    """With a player, a version and a choice that could be; what is drawn doesn't depend on how far the table is."""
    which, older, share = data.draw(st.tuples(st.integers(0, 59), st.integers(-1, 1), st.integers(0, 59)))
    player = sorted(positions)[which % len(positions)]
    found = dict(message)
    if "player" in found:
        found["player"] = player
    if "version" in found:
        found["version"] = positions[player]["version"] + older
    question = positions[player]["question"]
    if "choice" in found and question is not None:
        found["choice"] = question["choices"][share % len(question["choices"])]
    return found
