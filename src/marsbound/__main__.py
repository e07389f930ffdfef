"""python -m marsbound: the same as the command marsbound."""

from marsbound.terminal.commands import main

if __name__ == "__main__":  # the arena's workers import this module too
    main()
