"""The machine: scripts, agenda, answers.  It knows no game and does no I/O."""
