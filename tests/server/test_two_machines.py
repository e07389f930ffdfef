"""Two machines on one database, of which one brings a game more; and versions side by side.

The second "machine" has its processes counted for itself, so that neither sees the other's: what is handed over goes by
the network, and who dies is missed by its lease alone.
"""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from marsbound import __version__
from marsbound.server.store import database as store
from marsbound.server.store.database import database_url, engine_for, migrate, newest_form
from marsbound.server.store.moving import copied
from marsbound.server.store.opening import CannotOpen
from tests.games.toy.bringing import brought
from tests.server.conftest import new_database
from tests.server.kit import ConnectionClosed, Person, Seat, Server, eventually
from tests.server.sites import ANOTHER_MACHINE, LONG_LEASE, asleep, behind_a_door, knows
from tests.server.test_released import KEPT, told
from tests.server.test_takeover import back_at

pytestmark = pytest.mark.long
Machines = tuple[Server, Server]


@pytest.fixture
def machines(postgresql: str, tmp_path: Path) -> Iterator[Machines]:
    """This one, and another that has the game of pebbles as well, on what an earlier release has left behind."""
    if os.geteuid() != 0:
        pytest.skip("only root can have another machine's view of processes")
    database = new_database(postgresql)
    shutil.copyfile(KEPT / "0.1.0" / "server.db", tmp_path / "server.db")
    old, new = engine_for(database_url(str(tmp_path / "server.db"))), engine_for(database_url(database))
    migrate(old)
    copied(old, new)
    for folder in ("here", "there", "brought"):
        (tmp_path / folder).mkdir()
    here, there = (Server(database, tmp_path / name) for name in ("here", "there"))
    here.lease = there.lease = LONG_LEASE
    there.before, there.paths = ANOTHER_MACHINE, brought(tmp_path / "brought")
    with here, there:
        for server in (here, there):
            eventually(lambda server=server: knows(server, 1))
        yield here, there


def test_a_machine_more(machines: Machines) -> None:
    here, there = machines
    kept = told("0.1.0")
    ada, ida = (server.person("Ada", kept["people"]["Ada"]) for server in machines)
    for id, was in kept["tables"].items():
        for person in (ada, ida):
            assert looked_up(person, id)["table"]["status"] == was["status"]
    # a game that this machine doesn't know is played by way of it
    pebbles = ida.open("toy", "me", "me")["table"]["id"]
    assert looked_up(ada, pebbles)["yours"] == [0, 1]
    asyncio.run(to_its_end(ada, pebbles))
    assert ada.get(f"/api/v1/tables/{pebbles}/record") == ida.get(f"/api/v1/tables/{pebbles}/record")
    taken = ida.http.get("/metrics").text
    assert 'connections_taken_over_total{by="network"}' in taken
    # it dies, and nobody sees it die
    table = ida.open("red-planet-second", "me", "me")["table"]["id"]
    assert looked_up(ada, table)["table"]["status"] == "running"
    there.kill()
    # and its lease, which is long here, runs out
    with psycopg.connect(here.database, autocommit=True) as connection:
        died = connection.execute(
            "UPDATE nodes SET until = beat_at WHERE id = (SELECT node FROM tables WHERE id = %s) RETURNING id", [table]
        ).fetchall()
    assert len(died) == 1
    asyncio.run(back_at(ada, table))
    [buried] = [line for line in here.log.splitlines() if '"node-buried"' in line]
    assert f'"node":"{died[0][0]}"' in buried
    assert '"late":true' in buried
    # what can't be played here waits for a machine that can
    assert ada.get(f"/api/v1/tables/{pebbles}", 409)["problem"]["code"] == "other-rules"
    assert '"undeclared"' not in there.log + here.log


def looked_up(person: Person, table: str) -> Any:
    """By way of who runs it; who couldn't be reached in time is asked again, as clients do."""
    return eventually(lambda: (found := person.http.get(f"/api/v1/tables/{table}")).status_code != 503 and found.json())


def test_who_comes_by_way_of_a_machine_hears_that_the_other_one_is_silent(postgresql: str, tmp_path: Path) -> None:
    """Nobody hangs up when a machine dies: connections to it would stay open for hours."""
    with behind_a_door("piped", new_database(postgresql), tmp_path, lease=None) as door:
        ada = door.person()
        table = ada.open("red-planet-second", "me", "me")["table"]["id"]

        async def wait() -> None:
            async with ada.at(table) as seat:
                await seat.until("news")
                with asleep(door.behind):
                    with pytest.raises(ConnectionClosed):
                        await hear_for_ever(seat)
                    # it still sleeps, and who is awake runs the table
                    await back_at(ada, table)

        asyncio.run(wait())


async def hear_for_ever(seat: Seat) -> None:
    while True:
        await seat.receive()


async def to_its_end(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await seat.play_on()
        assert seat.table["status"] == "finished"


# Forms of the database


FORM = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{newest}"
branch_labels = None
depends_on = None
expands = {expands}


def upgrade() -> None:
    {does}
"""
ADDS = 'op.add_column("tables", sa.Column("later", sa.Text(), server_default="so"))'
TAKES_AWAY = 'op.drop_column("seats", "colour")'


@pytest.mark.parametrize("expands", [True, False])
def test_older_servers_survive_what_only_adds(
    expands: bool, postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = new_database(postgresql)
    engine = engine_for(database_url(database))
    (tmp_path / "older").mkdir()
    older = Server(database, tmp_path / "older")
    older.lease = LONG_LEASE
    with older, psycopg.connect(database, autocommit=True) as connection:
        ada = older.person("Ada")
        tables = [ada.open("red-planet-second", "me", "me")["table"]["id"] for _ in range(2)]
        later = shutil.copytree(store.MIGRATIONS, tmp_path / "migrations")
        change = FORM.format(expands=expands, newest=newest_form(), does=ADDS if expands else TAKES_AWAY)
        (later / "versions" / "v9999_later.py").write_text(change)
        monkeypatch.setattr(store, "MIGRATIONS", later)
        if expands:
            migrate(engine)
        else:
            with pytest.raises(CannotOpen, match=__version__.replace(".", r"\.")):
                migrate(engine)
        # either way it plays on, and begins games and ends them
        asyncio.run(to_its_end(ada, tables[0]))
        asyncio.run(to_its_end(ada, ada.open("rocketmen", "me", "me")["table"]["id"]))
        assert '"level":"error"' not in older.log
        assert older.stop() == 0
        migrate(engine)
        assert form(connection) == "9999"
        # and who is older than the database doesn't start
        monkeypatch.undo()
        with pytest.raises(CannotOpen, match="later version"):
            migrate(engine)


def form(connection: Any) -> str:
    [(found,)] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    return str(found)
