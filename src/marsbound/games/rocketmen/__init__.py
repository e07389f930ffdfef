"""Rocketmen: a deck-builder with launches that push their luck, for one to four players."""
