"""A plugin for pytest that keeps the tests of one rule: the one in MARSBOUND_RULE, as in red-planet-second:C9."""

import os

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    rule = os.environ["MARSBOUND_RULE"]
    kept = [item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))]
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = kept
