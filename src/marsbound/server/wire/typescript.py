"""The wire as JSON Schema and as TypeScript types: `python -m marsbound.server.wire.typescript [SCHEMA TYPES]`.

Made from the structs in `wire`, so that neither can differ from what the server reads and writes.
"""

import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from marsbound.server import wire
from marsbound.server.wire import client_messages, library, tables

ROOT: Final = Path(__file__).resolve().parents[4]
SCHEMA: Final = ROOT / "docs" / "reference" / "wire.schema.json"
TYPES: Final = ROOT / "web" / "src" / "wire.ts"
UNIONS: Final = {"Ask": wire.client_messages.Ask, "Tell": wire.server_messages.Tell}
ASKED: Final = (
    client_messages.Ask,
    tables.NewTable,
    tables.JoinSeat,
    library.NewPack,
    library.NewPerson,
    library.ChangeMe,
    library.ChangeReach,
)
HELPER: Final = """\
/** The words of a choice by part: {from: "hellas", to: "ausonia"}, or {deed: "buy", slot: "m3"}; {} for "-". */
export function partsOf(question: Question, choice: string): Record<string, string> {
  if (choice === "-") return {};
  const words = choice.split(question.between);
  const kind = question.deeds[words[0] ?? ""];
  if (kind !== undefined) {
    return kind === "" ? { deed: words[0]! } : { deed: words[0]!, [kind]: words.slice(1).join(question.between) };
  }
  return Object.fromEntries(question.parts.map((part, at) => [part, words[at] ?? ""]));
}
"""


def components(kinds: tuple[Any, ...]) -> dict[str, Any]:
    """The definitions that these types and all within them need."""
    _, found = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    return found


def schema() -> dict[str, Any]:
    """One document with a definition for each message; `Ask` and `Tell` are what goes over the socket."""
    found = components(wire.SPOKEN)
    for name, union in UNIONS.items():
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in typing.get_args(union)]
        found[name] = {"title": name, "anyOf": members}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"marsbound wire, version {wire.WIRE}",
        "$defs": dict(sorted(found.items())),
    }


def typescript() -> str:
    told = components(tuple(kind for kind in wire.SPOKEN if kind not in ASKED))
    lines = [
        "// Made by `python -m marsbound.server.wire.typescript`; change src/marsbound/server/wire instead.",
        "",
        f"export const WIRE = {wire.WIRE};",
        "export const ONLOOKER = -1;",
        "export const NATURE = -2;",
        "export const EVERYTHING = -3;",
        "",
    ]
    for name, definition in schema()["$defs"].items():
        if "anyOf" in definition:
            lines += [f"export type {name} =", *[f"  | {type_of(one)}" for one in definition["anyOf"]], ""]
            lines[-2] += ";"
            continue
        if "description" in definition:
            lines += comment(definition["description"])
        required = set(definition["properties"]) if name in told else set(definition.get("required", ()))
        lines.append(f"export interface {name} {{")
        for field, kind in definition["properties"].items():
            lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
        lines += ["}", ""]
    return "\n".join([*lines, HELPER])


def comment(text: str) -> list[str]:
    words = [line.strip() for line in text.splitlines()]
    if len(words) == 1:
        return [f"/** {words[0]} */"]
    return ["/**", *[f" * {line}".rstrip() for line in words], " */"]


def type_of(kind: dict[str, Any]) -> str:
    """A JSON Schema type as TypeScript writes it."""
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(type_of(one) for one in kind["anyOf"])
    if "enum" in kind:
        return " | ".join("null" if value is None else msgspec.json.encode(value).decode() for value in kind["enum"])
    if "const" in kind:
        return msgspec.json.encode(kind["const"]).decode()
    if kind.get("type") == "array":
        inner = type_of(kind.get("items", {}))
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind.get("type") == "object":
        return f"Record<string, {type_of(kind.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind.get("type")), "unknown")


def main(arguments: list[str]) -> None:
    paths = [Path(argument) for argument in arguments] or [SCHEMA, TYPES]
    schema_text = msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n"
    for path, text in zip(paths, (schema_text, typescript()), strict=True):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
