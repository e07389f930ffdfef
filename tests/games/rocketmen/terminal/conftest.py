"""The same folder and command as for the other games."""

from tests.terminal.conftest import _in_a_folder, marsbound

__all__ = ["_in_a_folder", "marsbound"]
