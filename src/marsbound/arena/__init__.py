"""The arena: bots against bots, many games, and how sure one can be of what came out."""
