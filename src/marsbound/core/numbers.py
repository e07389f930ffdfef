"""What the numbers of the machine are.  All are plain ints; a name says which of the three -1 is meant."""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64  # from 0; script.NOBODY (-1) for lines that concern none, script.NATURE
Answer: TypeAlias = i64  # a number of its question's domain; script.NOTHING (-1) is "no, thanks" or "done"
Eye: TypeAlias = i64  # a player from 0; view.ONLOOKER (-1) sees what everybody sees, view.EVERYTHING all
