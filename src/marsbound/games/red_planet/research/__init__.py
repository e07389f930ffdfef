"""Mission: Red Planet for research."""
