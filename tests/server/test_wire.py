"""The wire is what its documents say."""

import re
import typing
from pathlib import Path

import msgspec
import pytest

from marsbound.server import wire
from marsbound.server.wire import (
    about,
    errors,
    network,
    packs,
    people,
    position,
    replays,
    rules,
    statistics,
    tables,
    typescript,
)
from marsbound.server.wire import client_messages as asks
from marsbound.server.wire import server_messages as tells

STRUCTS = {
    name: kind
    for module in (about, asks, errors, network, packs, people, position, replays, rules, statistics, tables, tells)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
}


def examples(root: Path) -> list[tuple[str, str]]:
    text = (root / "docs" / "reference" / "wire.md").read_text("utf-8")
    return re.findall(r"```json (\w+)\n(.*?)```", text, re.DOTALL)


def test_every_example_can_be_read(root: Path) -> None:
    for name, text in examples(root):
        read = msgspec.json.decode(text, type=STRUCTS[name])
        assert msgspec.json.decode(msgspec.json.encode(read), type=STRUCTS[name]) == read


def test_every_message_has_an_example(root: Path) -> None:
    shown = {name for name, _ in examples(root)}
    said = [kind for union in (asks.Ask, tells.Tell) for kind in typing.get_args(union)]
    spoken = {kind.__name__ for kind in [*said, *wire.SPOKEN] if isinstance(kind, type)}
    assert spoken - shown == set()


def test_every_code_of_a_problem_is_explained(root: Path) -> None:
    source = "\n".join(path.read_text("utf-8") for path in (root / "src/marsbound/server").rglob("*.py"))
    text = (root / "docs" / "reference" / "wire.md").read_text("utf-8")
    codes = set(re.findall(r'ServerError\(\s*"([a-z-]+)"', source))
    assert len(codes) > 20
    assert sorted(code for code in codes if f"`{code}`" not in text) == []


@pytest.mark.parametrize("name", typescript.files())
def test_what_is_made_from_the_wire_is_up_to_date(root: Path, name: str) -> None:
    kept = root / name
    if not kept.parent.exists():
        pytest.skip(f"this is no source checkout: there is no {name}")
    assert kept.read_text("utf-8") == typescript.files()[name], "run python -m marsbound.server.wire.typescript"


def test_all_that_is_made_from_the_wire_can_be_made_elsewhere(tmp_path: Path) -> None:
    typescript.main([str(tmp_path)])
    made = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert made == set(typescript.files())
    assert {"docs/reference/wire.schema.json", "web/src/wire.ts", "web/src/games/rocketmen/wire.ts"} < made


def test_a_field_that_is_not_known_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="unknown field"):
        msgspec.json.decode(b'{"type":"ping","id":"1","more":1}', type=asks.Ask)
