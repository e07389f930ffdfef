"""The command marsbound; `python -m marsbound` is the same."""

import sys

from marsbound import __version__
from marsbound.extras import advice


def main() -> None:
    """Without the terminal's packages there is one sentence instead of a command."""
    if sys.argv[1:] == ["--version"]:  # asked by programs, and answered without reading anything else
        print(f"marsbound {__version__}")
        return
    try:
        from marsbound.terminal.commands import main as command
    except ModuleNotFoundError as missing:
        if sentence := advice(missing):
            sys.exit(f"marsbound: {sentence}")
        raise
    command()


if __name__ == "__main__":  # the arena's workers import this module too
    main()
