"""Mission: Red Planet, first edition (2005)."""
