"""The short form of the campaign `crash`, on both databases."""

import asyncio
from pathlib import Path

import pytest

from tests.campaigns.crash import crash
from tests.server.kit import Server

pytestmark = pytest.mark.long


def test_a_killed_server_loses_nothing(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path) as server:
        tally = asyncio.run(crash(server, kills=4, games=3, seed=1, pause=(0.3, 1.5)))
        assert tally.answers > 100
        assert '"level":"error"' not in server.log
