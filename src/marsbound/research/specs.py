"""Set-ups as states and batches need them, made once for each."""

import json
from functools import cache, lru_cache
from typing import Any, Final

from marsbound.core.box import box_of
from marsbound.core.notation import candidates
from marsbound.core.refusal import BadInput
from marsbound.core.script import BOOK, Table
from marsbound.games.kit import GameKit, named
from marsbound.games.packs import builtin
from marsbound.games.registry import kit_of
from marsbound.library.setup import Setup
from marsbound.research.engine.actions import NO_ACTION, ActionTable, action_names, unnumbered
from marsbound.research.engine.description import DescriptionOf
from marsbound.research.engine.spec import Spec
from marsbound.research.engine.state import State, state_again, state_at

SPECS_KEPT: Final = 64


@cache
def description_of(game: str) -> DescriptionOf[Any]:
    """What a game says about itself, or the least that can be said."""
    kit = kit_of(game)
    if kit.research is None:
        return DescriptionOf(kit.game)
    found: DescriptionOf[Any] = named(kit.research)
    return found


def largest_table(kit: GameKit) -> Table:
    """As many players as can play, with the built-in pack: all there is to answer is there."""
    game = kit.game
    table: Table = game.new(box_of(game, builtin(kit.name)), game.most, game.checked_options({}))
    return table


def stored_actions(kit: GameKit, version: int) -> list[str] | None:
    """The names of a version's actions; None for a game that stores none."""
    file = kit.research_file(version)
    if not file.exists():
        return None
    names: list[str] = json.loads(file.read_text("utf-8"))["actions"]
    return names


@cache
def actions_of(game: str) -> ActionTable:
    """The actions of a game, the same with any number of players."""
    kit, description = kit_of(game), description_of(game)
    largest, lines = largest_table(kit), description.lines()
    names = stored_actions(kit, description.version)
    return ActionTable(action_names(largest, lines) if names is None else names, largest, lines)


def has_choices_at_once(game: str) -> bool:
    """Whether players of a game ever choose together."""
    return any(BOOK.lines[BOOK.numbers[name]].together for name in description_of(game).lines())


@lru_cache(maxsize=SPECS_KEPT)
def spec_of(setup: Setup) -> Spec:
    """What all states and batches of a set-up share."""
    description, actions = description_of(setup.game.name), actions_of(setup.game.name)
    start: Table = setup.game.new(setup.box, setup.players, setup.options)
    if setup.pack != builtin(setup.game.name):
        check_numbered(start, actions, description)
    spec = Spec(setup, description, start, actions, int(largest_table(kit_of(setup.game.name)).seat_count()))
    spec.again = unpickled
    return spec


def check_numbered(start: Table, actions: ActionTable, description: DescriptionOf[Any]) -> None:
    """An own pack may have other cards, but not more than there are actions for."""
    for name in description.lines():
        number = BOOK.numbers[name]
        for code in candidates(start, BOOK.lines[number]):
            if actions.codes[actions.begin[number] + code + 1] == NO_ACTION:
                raise BadInput(unnumbered(number, code))


def new_state(setup: Setup, seed: int, explicit_chance: bool) -> State:
    """A game from its beginning."""
    spec = spec_of(setup)
    return state_at(spec, spec.table(seed), explicit_chance)


def unpickled(setup: Setup, asks_nature: bool, agenda: str, numbers: tuple[int, int, int, int], cells: bytes) -> State:
    return state_again(spec_of(setup), asks_nature, agenda, numbers, cells)
