"""New tables go by turns, but for processes that have more than their share: whoever comes later catches up."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from marsbound.server.site.forwarding import Forwarding
from marsbound.server.store.stored import StoredNode
from tests.server.conftest import new_database
from tests.server.kit import Server, eventually
from tests.server.sites import LONG_LEASE, SiteOf, site_of


def node(id: str, running: int | None) -> StoredNode:
    where = {"machine": "m", "pid": 1, "started": "", "number": 0, "address": ""}
    return StoredNode(id=id, **where, release="", form="", rules={}, running=running)  # type: ignore[arg-type]


class Known:
    """What a process believes of itself and the others."""

    def __init__(self, own: int, **others: int | None) -> None:
        self.id = "own"
        self.own = own
        self.gone: list[Any] = []
        self.others = {id: node(id, running) for id, running in others.items()}

    def neighbours(self) -> list[StoredNode]:
        return [node(self.id, 0), *self.others.values()]

    def running(self) -> int:
        return self.own


def given(known: Known, tables: int, forwarding: Forwarding | None = None) -> Counter[str]:
    """Where so many new tables go."""
    found: Counter[str] = Counter()
    forwarding = forwarding or Forwarding(known, None, "")  # type: ignore[arg-type]
    for _ in range(tables):
        to = forwarding.next_in_turn()
        found[to.id if to is not None else known.id] += 1
        known.own += to is None
    return found


def test_equals_take_turns() -> None:
    assert given(Known(10, a=10, b=10), 30) == {"own": 10, "a": 10, "b": 10}


def test_who_has_less_gets_all_until_it_has_as_much() -> None:
    assert given(Known(10, a=10, b=0), 7) == {"b": 7}
    found = given(Known(10, a=10, b=0), 40)
    assert all(abs(had + found[who] - 20) <= 2 for who, had in (("own", 10), ("a", 10), ("b", 0)))


def test_a_new_beat_says_what_was_given_before() -> None:
    known = Known(10, a=0)
    forwarding = Forwarding(known, None, "")  # type: ignore[arg-type]
    assert given(known, 8, forwarding) == {"a": 8}
    known.others["a"].beat_at, known.others["a"].running = 1.0, 2  # the others were closed meanwhile
    assert given(known, 6, forwarding) == {"a": 6}
    assert abs(known.own - 10) <= 1


def test_a_version_that_does_not_say_is_given_its_turn() -> None:
    assert given(Known(10, a=None), 20) == {"own": 10, "a": 10}


@pytest.mark.long
def test_a_process_that_comes_later_catches_up(postgresql: str, tmp_path: Path) -> None:
    with site_of(1, new_database(postgresql), tmp_path) as site:
        ada = site.servers[0].person("Ada")
        for _ in range(12):
            ada.open("red-planet-second", "me", "open")
        (tmp_path / "later").mkdir()
        later = Server(site.database, tmp_path / "later")
        later.lease = LONG_LEASE
        with later:
            both = SiteOf(site.database, [site.servers[0], later])
            eventually(lambda: both.host(ada.open("red-planet-second", "me", "open")["table"]["id"]) == 1)
            told = "SELECT running FROM nodes ORDER BY running"
            hosts = [both.host(ada.open("red-planet-second", "me", "open")["table"]["id"]) for _ in range(8)]
            assert hosts == [1] * 8
            # everybody knows, whoever is asked
            eventually(lambda: min(running for (running,) in both.ask(told)) >= 9)
