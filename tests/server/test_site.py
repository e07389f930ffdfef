"""Several processes run the tables of one PostgreSQL: whichever one asks, the same is answered."""

import asyncio
import re
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep

import pytest

from tests.server.conftest import new_database
from tests.server.kit import PATIENCE, Person, Seat, at, eventually
from tests.server.sites import SiteOf, site_of

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def site(postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SiteOf]:
    """Three processes, for all tests that leave them alive."""
    with site_of(3, new_database(postgresql), tmp_path_factory.mktemp("site")) as running:
        yield running


def elsewhere(site: SiteOf, table: str) -> list[int]:
    """The processes that don't run a table."""
    host = site.host(table)
    assert host is not None
    return [number for number in range(len(site.servers)) if number != host]


def opened_with_two(ada: list[Person], bob: list[Person], *bots: str) -> str:
    opened = ada[0].open("red-planet-second", "me", "open", *bots)
    bob[1].join(opened, 1)
    return str(opened["table"]["id"])


def test_a_whole_game_is_played_through_processes_that_do_not_run_it(site: SiteOf) -> None:
    ada, bob = site.person("Ada"), site.person("Bob")
    table = opened_with_two(ada, bob, "random")
    there, other = elsewhere(site, table)

    async def play() -> None:
        async with ada[there].at(table) as one, bob[other].at(table) as two:
            await asyncio.gather(one.play_on(), two.play_on())
            assert one.table["status"] == two.table["status"] == "finished"

    asyncio.run(play())
    records = [person.get(f"/api/v1/tables/{table}/record") for person in ada]
    assert records[0] == records[1] == records[2]
    assert all(person.get(f"/api/v1/replays/{table}")["outcome"] for person in bob)


def test_chat_votes_and_clocks_are_those_of_one_table(site: SiteOf) -> None:
    ada, bob = site.person("Ada"), site.person("Bob")
    clock = {"mode": "live", "bank": 900, "increment": 20}
    opened = ada[1].open("red-planet-second", "me", "open", clock=clock)
    bob[0].join(opened, 1)
    table = opened["table"]["id"]

    async def talk() -> None:
        async with ada[0].at(table) as one, bob[2].at(table) as two, at(site.servers[1], table, secret=None) as three:
            assert three.first["problem"]["code"] == "not-invited"  # a private table is private everywhere
            await one.done("say", text="Hello!")
            assert (await two.until("note"))["note"]["text"] == "Hello!"
            await one.done("propose", player=0, kind="pause")
            told = await two.until("table")
            while not told["table"]["proposals"]:
                told = await two.until("table")
            await two.done("vote", player=1, proposal=told["table"]["proposals"][0]["number"], agreed=True)
            while (await one.until("table"))["table"]["status"] != "paused":
                pass

    asyncio.run(talk())
    assert {person.get(f"/api/v1/tables/{table}")["table"]["status"] for person in ada} == {"paused"}


def test_lists_tell_who_is_there_whichever_process_is_asked(site: SiteOf) -> None:
    ada, bob = site.person("Ada"), site.person("Bob")
    opened = ada[0].open("red-planet-second", "me", "open", private=False, name="Across")
    table = opened["table"]["id"]

    def listed(person: Person) -> tuple[list[bool], list[str]]:
        [found] = [one for one in person.get("/api/v1/tables")["tables"] if one["id"] == table]
        return [seat["online"] for seat in found["seats"]], [onlooker["name"] for onlooker in found["onlookers"]]

    async def look() -> None:
        async with ada[1].at(table), bob[2].at(table):
            await told_everywhere([True, False], ["Bob"])
        await told_everywhere([False, False], [])

    async def told_everywhere(online: list[bool], onlookers: list[str]) -> None:
        for person in ada:
            await asyncio.to_thread(eventually, lambda person=person: listed(person) == (online, onlookers))

    asyncio.run(look())


def test_new_tables_are_spread_over_the_processes(site: SiteOf) -> None:
    [ada, *_] = site.person("Ada")
    hosts = [site.host(ada.open("red-planet-second", "me", "open")["table"]["id"]) for _ in range(24)]
    assert set(hosts) == {0, 1, 2}


def test_what_is_told_by_way_of_another_process_is_the_same_to_the_byte(site: SiteOf) -> None:
    """Nothing of the way shows, and nothing that somebody else may know."""
    ada, bob = site.person("Ada"), site.person("Bob")
    table = opened_with_two(ada, bob)

    async def told(person: Person) -> list[str]:
        async with person.at(table) as seat:
            await seat.until("news")
            await seat.refused("answer", player=0, version=10_000, choice="nothing")
            return [without_times(text) for text in seat.raw]

    async def compare() -> None:
        found = [await told(person) for person in bob]
        assert found[0] == found[1] == found[2]
        hands = [seat.raw for seat in [await looked(ada[0]), await looked(bob[0])]]
        assert hands[0] != hands[1]

    async def looked(person: Person) -> Seat:
        async with person.at(table) as seat:
            await seat.until("news")
            return seat

    asyncio.run(compare())


def test_a_connection_that_was_handed_over_ends_when_its_client_says_so(site: SiteOf) -> None:
    """Bots' processes that start meanwhile don't hold it open."""
    ada = site.person("Ada")
    table = ada[0].open("red-planet-second", "me", "me")["table"]["id"]
    [there, _] = elsewhere(site, table)

    async def come_and_go() -> float:
        async with ada[there].at(table) as seat:
            await seat.until("news")
            assert (await seat.ask("ask-hint", **asked_at(seat), level="heuristic"))["type"] == "hint"
            seat.socket.close_timeout = PATIENCE
            began = monotonic()
        return monotonic() - began

    def asked_at(seat: Seat) -> dict[str, int]:
        return {"player": 0, "version": seat.positions[0]["version"]}

    # each process begins with no bots at all; what they hold open would stay so as long as they are there
    assert max(asyncio.run(come_and_go()) for _ in range(2)) < PATIENCE / 2


def without_times(text: str) -> str:
    return re.sub(r'"(now|since|at|left|touched_at|closes_at|id)":("[^"]*"|[0-9.]+)', r'"\1":0', text)


def test_limits_are_counted_together(postgresql: str, tmp_path: Path) -> None:
    with site_of(2, new_database(postgresql), tmp_path, "--tables-per-person", "3") as site:
        first, second = site.person("Ada")
        for person in (first, second, first):
            person.open("red-planet-second", "me", "open")
        for person in (first, second):
            assert person.http.post("/api/v1/tables", json=NEW).json()["problem"]["code"] == "too-many-tables"


NEW = {"game": "red-planet-second", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_whoever_leaves_for_good_leaves_all_processes(site: SiteOf) -> None:
    ada, bob = site.person("Ada"), site.person("Bob")
    tables = [opened_with_two(ada, bob) for _ in range(6)]  # by turns, so that more than one process has some
    assert len({site.host(table) for table in tables}) > 1
    bob[2].checked(bob[2].http.delete("/api/v1/me"), 200)

    def has_left(table: str) -> bool:
        seat = ada[1].get(f"/api/v1/tables/{table}")["table"]["seats"][1]
        return seat["person"] is None and seat["bot_plays"] == "resigned"

    for table in tables:
        eventually(lambda table=table: has_left(table))  # who is slow does its part later
    assert bob[0].http.get("/api/v1/me").status_code == 401


def test_whatever_comes_over_a_connection_is_answered_and_hurts_nobody(site: SiteOf) -> None:
    """In pieces, too early, too long, not HTTP, or not sealed by one of them."""
    ada = site.person("Ada")
    table = ada[0].open("red-planet-second", "me", "me", private=False)["table"]["id"]
    [there, _] = elsewhere(site, table)
    port = site.servers[there].port
    request = f"GET /api/v1/tables/{table} HTTP/1.1\r\nHost: localhost\r\n".encode()

    def said(*pieces: bytes) -> bytes:
        answer = b""
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as line, suppress(ConnectionError):
            for piece in pieces:
                line.sendall(piece)
                sleep(0.005)
            while more := line.recv(65_536):
                answer += more
        return answer

    whole = request + b"Connection: close\r\n\r\n"
    tenths = [whole[at : at + len(whole) // 9] for at in range(0, len(whole), len(whole) // 9)]
    for pieces in ([whole], [whole[:9], whole[9:40], whole[40:]], tenths):
        assert said(*pieces).startswith(b"HTTP/1.1 200 ")
    both = said(request + b"\r\n" + whole)
    assert both.count(b"HTTP/1.1 200 ") + both.count(b"HTTP/1.1 503 ") == 2
    for wrong in (request + b"X: " + b"x" * 20_000, b"\x00\xff\r\n\r\n"):
        # what is refused before it is read may be cut off together with its answer
        eventually(lambda wrong=wrong: said(wrong).startswith(b"HTTP/1.1 400 "))
    for [address] in site.ask("SELECT address FROM nodes"):
        host, _, door = address.rpartition(":")
        for letter in (b"\0\0\0\2" + b"?" * 32 + b"{}", b"\xff" * 64, whole):
            with socket.create_connection((host, int(door)), PATIENCE) as line:
                line.sendall(letter)
                with suppress(ConnectionResetError):
                    assert line.recv(100) == b""
    assert all(person.get(f"/api/v1/tables/{table}")["yours"] == [0, 1] for person in ada)
