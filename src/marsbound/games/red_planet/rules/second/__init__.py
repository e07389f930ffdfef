"""Mission: Red Planet, second edition (2015)."""
