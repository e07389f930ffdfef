"""The language of content packs: what is in a box, as TOML that an owner of the box can correct.  It knows no game."""

from marsbound.packs.check import Checked
from marsbound.packs.description import Description, EntryRow, FieldRow, describe
from marsbound.packs.mistakes import BadPack, Mistake
from marsbound.packs.pack import PEDIGREES, Entry, Pack, Pedigree, Value

__all__ = [
    "PEDIGREES",
    "BadPack",
    "Checked",
    "Description",
    "Entry",
    "EntryRow",
    "FieldRow",
    "Mistake",
    "Pack",
    "Pedigree",
    "Value",
    "describe",
]
