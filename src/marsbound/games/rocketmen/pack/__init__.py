"""What packs for Rocketmen look like, the built-in one, and those of earlier releases."""
