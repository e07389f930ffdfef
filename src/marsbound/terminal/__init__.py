"""The command line: play, replay, simulate, look things up, measure."""
