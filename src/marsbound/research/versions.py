"""What a version of a game's environments promises: rules, names of actions, places of the observation.

`python -m marsbound.research.versions` writes the file of each game whose version has none yet.  A version that is
there is never written again: what changes it needs a new one, in the game's description.
"""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

from marsbound.core.layout import SET
from marsbound.games.kit import GameKit
from marsbound.games.packs import builtin
from marsbound.games.registry import kit_of, kits
from marsbound.library.setup import Setup
from marsbound.research.engine.actions import action_names
from marsbound.research.engine.observation import Field
from marsbound.research.specs import description_of, largest_table, spec_of

PAGE: Final = "docs/reference/environments.md"
HEAD: Final = """# Actions and observations

Every action and every byte of an observation, by environment; written by `python -m marsbound.research.versions`. How
they are used is told in [research](research.md).

An action's name is its question and its answer in the [notation](notation.md), but seats are counted from whoever acts:
`:1` is one's own, `:2` the next clockwise. So are seats and players in an observation, where 0 is the observer's own;
places that nobody has at a table are 0. Kinds of fields:
a **count** is a number (255 stands for more, too), a **flag** 0 or 1, a **thing** says which one, a **set** has a bit
for each member, the lowest bit of the first byte first. Cards, ships, zones and locations count as in the pack:
`research.things` tells what the pack says of each.
"""


def environment_id(game: str) -> str:
    """ "marsbound/red-planet-second-v0"; may change until version 1."""
    return f"marsbound/{game}-v{description_of(game).version}"


def layout(game: str) -> list[Field]:
    """Where everything stands in an observation: name, start, size, range and meaning of each field."""
    kit = kit_of(game)
    return spec_of(Setup(kit.game, builtin(game), kit.game.most, {})).observation.fields


def promise(kit: GameKit) -> dict[str, Any]:
    """What is so now."""
    description = description_of(kit.name)
    return {
        "id": environment_id(kit.name),
        "rules": kit.game.rules_version,
        "actions": action_names(largest_table(kit), description.lines()),
        "layout": [field.row() for field in layout(kit.name)],
    }


def promise_text(kit: GameKit) -> str:
    """A line for each action and each field, for whoever compares two versions."""
    told = promise(kit)
    parts = [f'"{key}": {json.dumps(told[key])}' for key in ("id", "rules")]
    for key in ("actions", "layout"):
        rows = ",\n".join("  " + json.dumps(row) for row in told[key])
        parts.append(f'"{key}": [\n{rows}\n ]')
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def kept(file: Path, text: str) -> bool:
    """Write a promise that isn't there yet; False for one that isn't kept."""
    if not file.exists():
        file.write_text(text, "utf-8")
    return file.read_text("utf-8") == text


def page() -> str:
    """All actions and all fields, as a page of the documentation."""
    return HEAD + "".join(part_of_page(kit) for kit in kits().values() if kit.research is not None)


def part_of_page(kit: GameKit) -> str:
    told = promise(kit)
    size = sum(field.size for field in layout(kit.name))
    counts = Counter(name.partition(":")[0] for name in told["actions"])
    lines = [
        f"\n## {told['id']}\n",
        f"Rules version {told['rules']}; {len(told['actions'])} actions; an observation has {size} bytes.\n",
        "| question | its actions | for example |",
        "|---|---|---|",
        *(f"| {question} | {count} | {example_of(question, told['actions'])} |" for question, count in counts.items()),
        "",
        "| field | start | size | kind | range | places | meaning |",
        "|---|---|---|---|---|---|---|",
        *(row_of_page(field) for field in layout(kit.name)),
    ]
    return "\n".join(lines) + "\n"


def example_of(question: str, actions: list[str]) -> str:
    """The first and the last one."""
    own = [f"`{name}`" for name in actions if name.startswith(f"{question}:")]
    return ", ".join([own[0], own[-1]] if len(own) > 1 else own)


def row_of_page(field: Field) -> str:
    places = " × ".join(f"{extent} {name}s" for name, extent in field.axes) or "1"
    span = f"{field.most} members" if field.kind == SET else f"0–{field.high}"
    words = f": {', '.join(field.words)}" if field.words else ""
    return (
        f"| {field.name} | {field.start} | {field.size} | {field.kind} | {span} | {places} | {field.meaning}{words} |"
    )


def main() -> int:
    for kit in kits().values():
        file = kit.research_file(description_of(kit.name).version)
        if kit.research is not None and not kept(file, promise_text(kit)):
            print(f"{file.name} promises something else: give {kit.name} a new version", file=sys.stderr)
            return 1
    (Path(__file__).resolve().parents[3] / PAGE).write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
