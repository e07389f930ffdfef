"""Whoever wants to know what changed between two steps asks the events: they name every dock and zone that did."""

from typing import Any

import pytest

import marsbound
from marsbound.core.chance import Generator
from marsbound.core.events import EVERYBODY
from marsbound.core.view import ONLOOKER
from tests.library.plays import carry_on, played

SIZES = [("red-planet-first", 4), ("red-planet-second", 3), ("red-planet-second", 6)]


def by_name(play: marsbound.Play) -> dict[str, Any]:
    """Docks and zones as everybody sees them."""
    running = play.running
    picture: Any = running.game.picture(running.game.view(running.table, ONLOOKER))
    docks = {f"d{number}": dock for number, dock in enumerate(picture["docks"], 1)}
    return docks | {zone["zone"]: zone for zone in picture["zones"]}


@pytest.mark.parametrize(("game", "players"), SIZES)
def test_events_name_every_dock_and_zone_that_changed(game: str, players: int) -> None:
    play, chance = played(game, players, 5, 0), Generator(5)
    changes = 0
    while not play.over:
        before, heard = by_name(play), len(play.running.heard)
        carry_on(play, chance, 1)
        after = by_name(play)
        changed = {name for name, seen in after.items() if seen != before[name]}
        told = [event for event in play.running.heard[heard:] if event.audience == EVERYBODY]
        assert changed <= {word for event in told for word in play.running.event_parts(event).values()}
        changes += len(changed)
    assert changes > 50
