"""Mission: Red Planet in words."""
