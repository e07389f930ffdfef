"""Pebbles, a made-up fourth game: it is nowhere but in this folder, and yet it is played everywhere."""

from pathlib import Path
from typing import Final

from marsbound.games.kit import GameKit
from marsbound.packs.format import Field, Format, Section
from marsbound.packs.kinds import Number
from tests.games.toy.rules import PEBBLES

FORMAT: Final = Format("toy", (Section("pebble", (Field("value", Number(0, 9)),)),))

KITS: Final = (GameKit(PEBBLES, FORMAT, Path(__file__).parent, rule_count=9),)
