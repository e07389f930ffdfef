"""Content packs: what is in each box, as TOML that an owner of the box can correct."""

from marsbound.packs.check import Checked
from marsbound.packs.description import Description, EntryRow, FieldRow, describe
from marsbound.packs.library import CannotCopy, builtin, check_pack, copy, load, packs, text_files
from marsbound.packs.mistakes import BadPack, Mistake
from marsbound.packs.pack import PEDIGREES, Entry, Pack, Pedigree, Value

__all__ = [
    "PEDIGREES",
    "BadPack",
    "CannotCopy",
    "Checked",
    "Description",
    "Entry",
    "EntryRow",
    "FieldRow",
    "Mistake",
    "Pack",
    "Pedigree",
    "Value",
    "builtin",
    "check_pack",
    "copy",
    "describe",
    "load",
    "packs",
    "text_files",
]
