"""Bots of tables think in worker processes."""
