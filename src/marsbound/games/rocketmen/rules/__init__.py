"""Rocketmen: the table, the questions, the scripts."""
