"""python -m marsbound: the same as the command marsbound."""

from marsbound.terminal.commands import main

main()
