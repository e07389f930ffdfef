"""The command marsbound; `python -m marsbound` is the same."""

import sys
from typing import Final

from marsbound import __version__
from marsbound.extras import advice

NOT_INSTALLED: Final = 2  # the exit code, as for all that whoever typed the command can mend


def main() -> None:
    """Without the terminal's packages there is one sentence instead of a command."""
    if sys.argv[1:] == ["--version"]:  # asked by programs, and answered without reading anything else
        print(f"marsbound {__version__}")
        return
    try:
        from marsbound.terminal.commands import main as command
    except ModuleNotFoundError as missing:
        # without a command the page is opened, which needs all of it
        if sentence := advice(missing, "all" if not sys.argv[1:] else None):
            print(f"marsbound: {sentence}", file=sys.stderr)
            sys.exit(NOT_INSTALLED)
        raise
    command(prog_name="marsbound")  # completion of the shell goes by it


if __name__ == "__main__":  # the arena's workers import this module too
    main()
