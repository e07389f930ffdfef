"""Rocketmen for research."""
