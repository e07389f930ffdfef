"""The pictures on the wire are what their types say."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Annotated, Any, Literal, TypedDict

import msgspec
import pytest

from marsbound.core.picture import Some
from marsbound.core.play import Play
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.games.packs import builtin
from marsbound.games.registry import kit_of, kits
from marsbound.server.presenting.picture import pictured
from marsbound.server.wire import typescript
from marsbound.server.wire.pictures import built_in_pictures, pictures_of
from tests.server.json_schema import mistakes

SCHEMA = typescript.schema()["$defs"]
GAMES = [
    ("red-planet-first", 4, {}),
    ("red-planet-second", 2, {}),
    ("red-planet-second", 5, {}),
    ("rocketmen", 1, {}),
    ("rocketmen", 3, {"variants": "drawn"}),
    ("rocketmen", 2, {"mode": "battle_for_earth"}),
]

# Of a game that there isn't
Colour = Literal["red", "blue"]
COLOURS: tuple[Colour, ...] = ("red", "blue")
Few = Annotated[dict[Colour, int], Some]


class Nothing(TypedDict):
    piece: None


Piece = TypedDict("Piece", {"piece": str, "made-of": Few})


class Toy(TypedDict):
    square: Nothing | Piece
    left: dict[Colour, int]
    given: Annotated[Few, "What was given."]
    odds: list[float | None]


def pictures_seen(name: str, players: int, options: dict[str, str]) -> Iterator[tuple[int, Any]]:
    """What everybody sees at every seventh step of a game, and what all the eyes see at its end."""
    game = kit_of(name).game
    play = Play(game, game.box(builtin(name)), players, game.checked_options(options), 5)
    rng, step = Random(7), 0
    while not play.over:
        if step % 7 == 0:
            for eye in (ONLOOKER, *range(players)):
                yield step, pictured(game, play.view(eye))
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, rng.choice(asked.choices))
        step += 1
    yield step, pictured(game, play.view(EVERYTHING))


@pytest.mark.parametrize(("name", "players", "options"), GAMES)
def test_every_picture_is_what_its_type_says(name: str, players: int, options: dict[str, str]) -> None:
    folder = kit_of(name).folder.name.replace("_", "-")
    seen = 0
    for step, picture in pictures_seen(name, players, options):
        sent = msgspec.json.decode(msgspec.json.encode(picture))
        assert list(mistakes(sent, SCHEMA[f"{folder}.Picture"], SCHEMA, f"step {step}")) == []
        seen += 1
    assert seen > 10


def test_every_built_in_game_says_what_its_pictures_are() -> None:
    assert [name for name, kit in kits().items() if kit.picture is None or kit.outlook is None] == []
    assert {each.folder for each in built_in_pictures()} == {
        kit.folder.name.replace("_", "-") for kit in kits().values()
    }


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"square": {"piece": None, "colour": "red"}}, "it.square is none of 2"),
        ({"square": {"piece": "king", "made-of": {"green": 1}}}, "it.square is none of 2"),
        ({"left": {"red": 1}}, "it.left has no blue"),
        ({"given": {"green": 1}}, "a name in it.given is 'green', not one of ['red', 'blue']"),
        ({"odds": [True]}, "it.odds[0] is none of 2"),
        ({"more": 1}, "it has an unknown more"),
    ],
)
def test_a_picture_of_another_type_is_noticed(changed: dict[str, Any], said: str) -> None:
    toy = {
        "square": {"piece": "king", "made-of": {"red": 1}},
        "left": {"red": 1, "blue": 0},
        "given": {},
        "odds": [0.5, None, 1],
    }
    definitions = toy_pictures().definitions
    assert list(mistakes(toy, definitions["Toy"], definitions)) == []
    found = list(mistakes({**toy, **changed}, definitions["Toy"], definitions))
    assert len(found) == 1
    assert found[0].startswith(said)


def test_a_games_types_are_written_for_the_page() -> None:
    lines = typescript.typescript_of(toy_pictures()).splitlines()
    assert lines[2:] == [
        'export const COLOURS = ["red", "blue"] as const;',
        "",
        "export interface Toy {",
        "  square: Nothing | Piece;",
        "  left: Record<Colour, number>;",
        "  /** What was given. */",
        "  given: Few;",
        "  odds: (number | null)[];",
        "}",
        "",
        "export interface Nothing {",
        "  piece: null;",
        "}",
        "",
        "export interface Piece {",
        "  piece: string;",
        '  "made-of": Few;',
        "}",
        "",
        "export type Few = Partial<Record<Colour, number>>;",
        "",
        'export type Colour = "red" | "blue";',
    ]


def toy_pictures() -> Any:
    return pictures_of(replace(kit_of("rocketmen"), picture=f"{__name__}:Toy", outlook=None))
