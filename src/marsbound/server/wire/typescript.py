"""The wire as JSON Schema and as TypeScript types: `python -m marsbound.server.wire.typescript [FOLDER]`.

Made from the structs in `wire` and the types of the games' pictures, so that none can differ from what the server
reads and writes.
"""

import sys
import typing
from pathlib import Path
from typing import Any, Final

import msgspec

from marsbound.core.script import NATURE
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.server import wire
from marsbound.server.wire import client_messages, network, packs, people, tables
from marsbound.server.wire.pictures import Pictures, built_in_pictures
from marsbound.text.languages import OURS, shown_to_pages

ROOT: Final = Path(__file__).resolve().parents[4]
SCHEMA: Final = "docs/reference/wire.schema.json"
PAGE: Final = "web/src"
UNIONS: Final = {"Ask": wire.client_messages.Ask, "Tell": wire.server_messages.Tell}
ASKED: Final = (
    client_messages.Ask,
    tables.NewTable,
    tables.JoinSeat,
    packs.NewPack,
    people.NewPerson,
    people.ChangeMe,
    network.ChangeReach,
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


def messages() -> dict[str, Any]:
    """A definition for each message; `Ask` and `Tell` are what goes over the socket."""
    found = components(wire.SPOKEN)
    for name, union in UNIONS.items():
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in typing.get_args(union)]
        found[name] = {"title": name, "anyOf": members}
    return dict(sorted(found.items()))


def schema() -> dict[str, Any]:
    """One document; what the pictures of a game are made of is defined under its name: "rocketmen.SeatPicture"."""
    found = messages()
    sent = []
    for pictures in built_in_pictures():
        found |= {f"{pictures.folder}.{name}": one for name, one in among_others(pictures).items()}
        sent.append({"$ref": f"#/$defs/{pictures.folder}.{pictures.picture}"})
    found["Position"]["properties"]["picture"] = {"anyOf": sent}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"marsbound wire, version {wire.WIRE}",
        "$defs": found,
    }


def among_others(pictures: Pictures) -> dict[str, Any]:
    """A game's definitions, which refer to each other by their names alone, where other games have the same names."""
    text = msgspec.json.encode(pictures.definitions).decode()
    found: dict[str, Any] = msgspec.json.decode(text.replace("#/$defs/", f"#/$defs/{pictures.folder}."))
    return found


def typescript() -> str:
    told = components(tuple(kind for kind in wire.SPOKEN if kind not in ASKED))
    lines = [
        "// Made by `python -m marsbound.server.wire.typescript`; change src/marsbound/server/wire instead.",
        "",
        f"export const WIRE = {wire.WIRE};",
        f"export const ONLOOKER = {ONLOOKER};",
        f"export const NATURE = {NATURE};",
        f"export const EVERYTHING = {EVERYTHING};",
        "",
        *languages(),
        "",
    ]
    for name, definition in messages().items():
        if "anyOf" in definition:
            lines += [f"export type {name} =", *[f"  | {type_of(one)}" for one in definition["anyOf"]], ""]
            lines[-2] += ";"
            continue
        if "description" in definition:
            lines += comment(definition["description"])
        required = told_always(definition) if name in told else set(definition.get("required", ()))
        lines.append(f"export interface {name} {{")
        for field, kind in definition["properties"].items():
            lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
        lines += ["}", ""]
    return "\n".join([*lines, HELPER])


def told_always(definition: dict[str, Any]) -> set[str]:
    """Also with the default; what may be left out altogether has none."""
    required = definition.get("required", ())
    return {name for name, kind in definition["properties"].items() if name in required or "default" in kind}


def languages() -> list[str]:
    entries = {code: msgspec.json.encode(shown_to_pages(code)).decode() for code in OURS}
    return [
        "/** What the page has to know of a language before it reads its messages; see language.toml in its folder. */",
        "export interface LanguageShown {",
        "  readonly name: string;",
        "  readonly rightToLeft: boolean;",
        "  readonly letters: string;",
        "  readonly keep: readonly string[];",
        "  readonly font?: string;",
        "}",
        "",
        "export const LANGUAGES = {",
        *[f"  {code}: {entry}," for code, entry in entries.items()],
        "} as const satisfies Record<string, LanguageShown>;",
    ]


def typescript_of(pictures: Pictures) -> str:
    """What a game's pictures are made of, and the lists of words in them."""
    lines = [
        "// Made by `python -m marsbound.server.wire.typescript`; change picture_types.py in its rules instead.",
        "",
    ]
    for name, words in pictures.words.items():
        lines += [f"export const {name} = {msgspec.json.encode(words).decode().replace(',', ', ')} as const;", ""]
    for name, definition in pictures.definitions.items():
        if "properties" not in definition:
            lines += [f"export type {name} = {type_of(definition)};", ""]
            continue
        lines.append(f"export interface {name} {{")
        for field, kind in definition["properties"].items():
            if "description" in kind:
                lines += [f"  {line}" for line in comment(kind["description"])]
            label = field if field.isidentifier() else msgspec.json.encode(field).decode()
            lines.append(f"  {label}: {type_of(kind)};")
        lines += ["}", ""]
    return "\n".join(lines)


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
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if "propertyNames" in kind:
        record = f"Record<{type_of(kind['propertyNames'])}, {type_of(kind['additionalProperties'])}>"
        return record if "required" in kind else f"Partial<{record}>"
    if kind.get("type") == "object":
        return f"Record<string, {type_of(kind.get('additionalProperties') or {})}>"
    plain = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
    return plain.get(str(kind.get("type")), "unknown")


def files() -> dict[str, str]:
    """All that is made, by path within the repository."""
    return {
        SCHEMA: msgspec.json.format(msgspec.json.encode(schema()), indent=1).decode() + "\n",
        f"{PAGE}/wire.ts": typescript(),
        **{f"{PAGE}/games/{pictures.folder}/wire.ts": typescript_of(pictures) for pictures in built_in_pictures()},
    }


def main(arguments: list[str]) -> None:
    root = Path(*arguments) if arguments else ROOT
    for name, text in files().items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
