"""Tests with packages that are too large for everybody's environment: `scripts/test --extras` runs them."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("torch") else ["test_*.py"]
