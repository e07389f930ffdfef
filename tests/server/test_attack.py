"""The short form of the campaign `attack`: whatever one address does, the others play on and lose nothing."""

import asyncio
from pathlib import Path

import pytest

from tests.campaigns._attacks import PROXY, TRIED
from tests.campaigns.attack import spend
from tests.server.conftest import new_database
from tests.server.kit import Server
from tests.server.sites import WAYS, behind_a_door


@pytest.mark.long
@pytest.mark.parametrize("way", ["sqlite", "postgresql", *WAYS])
def test_an_attacker_takes_nothing_from_anybody(way: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """Also where all that concerns a table goes by way of another process."""
    database = str(tmp_path / "server.db")
    if way != "sqlite":
        database = new_database(request.getfixturevalue("postgresql"))
    proxy = ("--trusted-proxy", PROXY)
    forwarded = behind_a_door(way, database, tmp_path, *proxy, usual=True) if way in WAYS else None
    with forwarded or Server(database, tmp_path, *proxy, usual=True) as server:
        # as long as it takes to try everything; the campaign goes on for a minute
        day = asyncio.run(spend(server, 2, attacked=True))
        assert day.faults() == []
        # everything was tried, and others were answered all the while
        for attack in TRIED:
            assert day.attacks[attack] > 0, day.attacks
        assert day.attacks["thefts: 409"] + day.attacks["thefts: 429"] > 0
        # nobody has more than three tables of four that think long; who asks for more is refused, in time
        assert day.attacks["tables of champions: 200"] <= 3 * day.attacks["identities: 200"]
        assert len(day.acknowledged) > 5
        assert len(day.bot) > 2
        assert '"level":"error"' not in server.log
