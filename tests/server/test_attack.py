"""The short form of the campaign `attack`: whatever one address does, the others play on and lose nothing."""

import asyncio
from pathlib import Path

import pytest

from tests.campaigns._attacks import PROXY
from tests.campaigns.attack import spend
from tests.server.kit import Server


@pytest.mark.long
def test_an_attacker_takes_nothing_from_anybody(database: str, tmp_path: Path) -> None:
    with Server(database, tmp_path, "--trusted-proxy", PROXY, usual=True) as server:
        day = asyncio.run(spend(server, 12, attacked=True))
        assert day.faults() == []
        # everything was tried, and others were answered all the while
        for attack in (
            "half-sent requests",
            "poisoned messages",
            "previews asked for",
            "guesses",
            "proposals to take back",
        ):
            assert day.attacks[attack] > 0, day.attacks
        assert day.attacks["thefts: 409"] + day.attacks["thefts: 429"] > 0
        assert day.attacks["tables of champions: 429"] > 0
        assert day.attacks["hops: 200"] > 0
        assert day.attacks["guesses by request: 401"] > 0
        assert len(day.acknowledged) > 5
        assert len(day.bot) > 2
        assert '"level":"error"' not in server.log
