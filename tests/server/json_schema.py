"""As much of JSON Schema as the wire's document needs: what of a value it doesn't allow."""

from collections.abc import Iterator
from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "boolean": (bool,),
    "null": (type(None),),
    "integer": (int,),
    "number": (int, float),
}


def mistakes(value: Any, kind: dict[str, Any], definitions: dict[str, Any], where: str = "it") -> Iterator[str]:
    if "$ref" in kind:
        yield from mistakes(value, definitions[kind["$ref"].removeprefix("#/$defs/")], definitions, where)
    if "anyOf" in kind and all(any(mistakes(value, one, definitions)) for one in kind["anyOf"]):
        yield f"{where} is none of {len(kind['anyOf'])}: {value!r}"
    if "enum" in kind and value not in kind["enum"]:
        yield f"{where} is {value!r}, not one of {kind['enum']}"
    if "type" in kind and (
        not isinstance(value, TYPES[kind["type"]]) or (isinstance(value, bool) and kind["type"] != "boolean")
    ):
        yield f"{where} is {value!r}, not of type {kind['type']}"
    elif isinstance(value, list):
        for at, each in enumerate(value):
            yield from mistakes(each, kind.get("items", {}), definitions, f"{where}[{at}]")
    elif isinstance(value, dict):
        yield from mistakes_of_object(value, kind, definitions, where)


def mistakes_of_object(
    value: dict[str, Any], kind: dict[str, Any], definitions: dict[str, Any], where: str
) -> Iterator[str]:
    yield from (f"{where} has no {name}" for name in kind.get("required", ()) if name not in value)
    others = kind.get("additionalProperties", {})
    for name, inner in value.items():
        yield from mistakes(name, kind.get("propertyNames", {}), definitions, f"a name in {where}")
        if name in kind.get("properties", {}):
            yield from mistakes(inner, kind["properties"][name], definitions, f"{where}.{name}")
        elif others is False:
            yield f"{where} has an unknown {name}"
        else:
            yield from mistakes(inner, others, definitions, f"{where}.{name}")
