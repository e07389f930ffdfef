"""Rocketmen in words."""
