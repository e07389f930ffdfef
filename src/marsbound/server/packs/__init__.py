"""The packs that tables use, built-in and uploaded."""
