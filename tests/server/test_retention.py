"""What nobody uses any more is deleted after a while, little by little; what is used stays."""

import asyncio
import json
from collections.abc import Iterator
from time import time
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, Engine, func, select, text, update

from marsbound.games.packs import builtin
from marsbound.games.registry import kits
from marsbound.server.packs.pack_cache import LoadedPack, PackCache
from marsbound.server.services import Services
from marsbound.server.settings import DAY, Retention, Settings
from marsbound.server.store import packs, people, replays, schema, tables
from marsbound.server.store.database import Database, database_url, engine_for, migrate
from marsbound.server.store.retention import counted, sweep
from marsbound.server.store.stored import StoredEntry, StoredNote, StoredPack, StoredPerson, StoredSeat, StoredTable
from marsbound.server.tables import sweeper, table_state
from marsbound.server.tables.rooms import Rooms
from marsbound.server.tables.sweeper import Sweeper
from marsbound.server.tables.turn_webhooks import TurnWebhooks
from marsbound.terminal.commands import main

NOW = 2_000_000_000.0
GAME = "rocketmen"
KINDS = {"replays", "packs", "chat", "finished", "closed", "people"}


def days_ago(days: float) -> float:
    return NOW - days * DAY


def some_table(id: str, status: Any, ended_at: float | None, **more: Any) -> StoredTable:
    pack = builtin(GAME)
    usual = StoredTable(
        id=id,
        status=status,
        game=GAME,
        rules="1",
        players=1,
        options={},
        pack_name=pack.name,
        pack_hash=pack.hash,
        name="",
        private=True,
        hints=True,
        clock=None,
        seed="1",
        host=None,
        invitation="k",
        created_at=0.0,
        ended_at=ended_at,
        touched_at=0.0,
        wake_at=None if ended_at else NOW,
    )
    for name, value in more.items():
        setattr(usual, name, value)
    return usual


def fill(connection: Connection) -> None:
    def add(table: StoredTable, person: str | None = None) -> None:
        seat = StoredSeat(table_id=table.id, player=0, kind="person", person=person, name="Ada")
        notes = [
            StoredNote(table_id=table.id, number=1, kind="said", at=days_ago(400), text="old"),
            StoredNote(table_id=table.id, number=2, kind="ended", at=days_ago(400)),
            StoredNote(table_id=table.id, number=3, kind="said", at=days_ago(5), text="new"),
        ]
        tables.add(connection, tables.NewTable(table, [seat], None), notes)

    add(some_table("t-finished", "finished", days_ago(400), pack_hash="sha256:played"), "p-player")
    add(some_table("t-new", "finished", days_ago(3)))
    add(some_table("t-closed", "closed", days_ago(100)))
    add(some_table("t-running", "running", None, host="p-host"))
    for name, days in (("player", 900), ("host", 900), ("gone", 900), ("new", 3)):
        person = StoredPerson(id=f"p-{name}", secret_hash=name, name=name, created_at=0, seen_at=days_ago(days))
        people.add_person(connection, person)
    people.set_muted(connection, "p-player", "p-gone", True)
    for name, days in (("played", 900), ("replayed", 900), ("unused", 900), ("new", 3)):
        row = StoredPack(hash=f"sha256:{name}", game=GAME, name=name, toml="", texts={}, created_at=days_ago(days))
        packs.add_pack(connection, row)
    replays.add_replay(connection, "r-old", "{1}", "sha256:else", days_ago(400))
    replays.add_replay(connection, "r-used", "{2}", "sha256:replayed", days_ago(400))
    replays.replay_used(connection, "r-used", days_ago(2))


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    engine = engine_for(database_url(database))
    migrate(engine)
    with engine.begin() as connection:
        fill(connection)
    yield engine
    engine.dispose()


def left(connection: Connection, column: Any) -> list[str]:
    return sorted(connection.execute(select(column)).scalars())


def test_what_is_used_stays_and_the_rest_goes(engine: Engine) -> None:
    usual = {"replays": 1, "packs": 1, "chat": 3, "closed": 1, "people": 1}
    with engine.begin() as connection:
        assert counted(connection, Retention(), NOW) == usual
        assert sweep(connection, Retention(), NOW, 100) == usual | {"chat": 3}
        assert not any(sweep(connection, Retention(), NOW, 100).values())
        assert left(connection, schema.replays.c.id) == ["r-used"]
        assert left(connection, schema.packs.c.name) == ["new", "played", "replayed"]
        assert left(connection, schema.people.c.id) == ["p-host", "p-new", "p-player"]
        assert left(connection, schema.mutes.c.muted) == []
        assert left(connection, schema.tables.c.id) == ["t-finished", "t-new", "t-running"]
        said = select(schema.notes.c.table_id).where(schema.notes.c.kind == "said", schema.notes.c.text == "old")
        assert list(connection.execute(said).scalars()) == ["t-running"]  # whose game goes on
        # finished games stay unless the host wants otherwise; then what only they used goes as well
        found = sweep(connection, Retention(finished=30), NOW, 100)
        assert (found["finished"], found["people"]) == (1, 1)
        assert sweep(connection, Retention(finished=30), NOW, 100)["packs"] == 1
        forever = Retention(**dict.fromkeys(KINDS))
        assert sweep(connection, forever, NOW + 10_000 * DAY, 100) == {}


def test_identities_are_forgotten_whole_unless_they_are_barred(engine: Engine) -> None:
    with engine.begin() as connection:
        for name, barred in (("barred", True), ("talker", False)):
            person = StoredPerson(id=f"p-{name}", secret_hash=name, name=name, created_at=0, seen_at=0, barred=barred)
            people.add_person(connection, person)
        line = StoredNote(
            table_id="t-running", number=4, kind="said", at=NOW, person="p-talker", name="talker", text="hm"
        )
        tables.save(
            connection,
            tables.Changes("t-running", {"barred": {"p-talker": "talker"}}, [], [], [line], [], [], [], [], []),
        )
        assert sweep(connection, Retention(), NOW, 100)["people"] == 2
        assert left(connection, schema.people.c.id) == ["p-barred", "p-host", "p-new", "p-player"]
        kept = tables.load(connection, "t-running")
        assert kept is not None
        assert (kept.table.barred, kept.notes[-1].text, kept.notes[-1].person, kept.notes[-1].name) == (
            {},
            "hm",
            None,
            "",
        )


def test_a_little_at_a_time_and_not_what_is_in_memory(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeper, "MOST_AT_ONCE", 2)

    async def sweep_all() -> tuple[int, list[str]]:
        kept = Database(database_url(database))
        services = Services(Settings(), kept, PackCache(kept), None, TurnWebhooks(False), lambda: NOW)  # type: ignore[arg-type]
        rooms = Rooms(services)
        rooms.rooms["t-4"] = None  # type: ignore[assignment]

        def add(connection: Connection) -> None:
            for number in range(6):
                table = some_table(f"t-{number}", "closed", days_ago(100))
                tables.add(connection, tables.NewTable(table, [seat_of(table)], None), [])

        await kept.write(add)
        times = 0
        while await Sweeper(services, rooms).sweep():
            times += 1
        remaining = await kept.read(lambda connection: left(connection, schema.tables.c.id))
        services.close()
        kept.close()
        return times, remaining

    assert asyncio.run(sweep_all()) == (3, ["t-4"])


def seat_of(table: StoredTable) -> StoredSeat:
    return StoredSeat(table_id=table.id, player=0, kind="bot", level="random")


def test_admin_sweeps_and_can_only_look(engine: Engine, database: str) -> None:
    def call(*arguments: str) -> str:
        found = CliRunner().invoke(main, ["admin", "sweep", "--database", database, *arguments])
        assert found.exit_code == 0, found.output
        return found.output

    with engine.begin() as connection:  # this time it is really now
        later = time() - NOW
        for column in (schema.replays.c.used_at, schema.packs.c.created_at, schema.notes.c.at, schema.people.c.seen_at):
            connection.execute(update(column.table).values({column: column + later}))
        connection.execute(update(schema.tables).values(ended_at=schema.tables.c.ended_at + later))
    told = "replays: 1, packs: 1, lines of chat: 3, finished games: 1, closed tables: 1, identities: 1"
    assert call("--dry-run", "--keep-finished", "30").strip() == told
    assert call("--dry-run", "--keep-finished", "30").strip() == told
    assert "replays: 1, packs: 0" not in call("--keep-packs", "forever", "--keep-finished", "30")
    with engine.connect() as connection:
        assert left(connection, schema.tables.c.id) == ["t-new", "t-running"]
        assert "unused" in left(connection, schema.packs.c.name)
    refused = CliRunner().invoke(main, ["admin", "sweep", "--database", database, "--keep-chat", "sometimes"])
    assert refused.exit_code == 2
    assert "forever" in refused.output


def test_a_database_with_records_kept_twice_is_brought_along(database: str) -> None:
    engine = engine_for(database_url(database))
    migrate(engine, "0005")
    with engine.begin() as connection:
        record = json.dumps({"pack": {"hash": "sha256:1"}})
        for number in range(3):
            row = {"id": f"r-{number}", "record": record, "at": float(number)}
            connection.execute(text("INSERT INTO replays (id, record, created_at) VALUES (:id, :record, :at)"), row)
    migrate(engine)
    with engine.connect() as connection:
        hashes = connection.execute(select(schema.replays.c.hash).order_by(schema.replays.c.id)).scalars().all()
        assert hashes[0] is not None
        assert hashes[1:] == [None, None]
        assert left(connection, schema.replays.c.pack_hash) == ["sha256:1"] * 3
        assert connection.execute(select(func.min(schema.replays.c.used_at))).scalar_one() > 0
    engine.dispose()


def test_notes_and_requests_of_a_table_in_memory_are_bounded() -> None:
    kit = kits()[GAME]
    pack = builtin(GAME)
    loaded = LoadedPack(kit.game, pack, kit.game.box(pack), None)
    table = some_table("t-1", "open", None)
    entries: list[StoredEntry] = []
    notes = [
        StoredNote(table_id="t-1", number=number, kind="said", at=NOW, person="p-1", request=f"m-{number}")
        for number in range(1, 5001)
    ]
    state = table_state.TableState(tables.Kept(table, [seat_of(table)], entries, notes), loaded, Settings(), time)
    for number in range(5000):
        state.note("said", None, "p-1", "Ada", "hello").request = f"n-{number}"
        state.carried_out("p-1", f"n-{number}")
    assert len(state.notes) == table_state.NOTES_IN_MEMORY
    assert state.notes[-1].number == 10_000
    assert len(state.requests) == table_state.REQUESTS_IN_MEMORY
    assert ("p-1", "n-4999") in state.requests


def test_a_table_keeps_its_last_lines_of_chat(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_CHAT", 50)
    engine = engine_for(database_url(database))
    migrate(engine)
    with engine.begin() as connection:
        table = some_table("t-1", "open", None)
        tables.add(connection, tables.NewTable(table, [seat_of(table)], None), [])
        for first in range(1, 301, 3):
            notes = [
                StoredNote(table_id="t-1", number=number, kind="joined" if number == 7 else "said", at=NOW)
                for number in range(first, first + 3)
            ]
            tables.save(connection, tables.Changes("t-1", {}, [], [], notes, [], [], [], [], []))
        numbers = list(connection.execute(select(schema.notes.c.number).order_by(schema.notes.c.number)).scalars())
    assert numbers == [7, *range(251, 301)]
    engine.dispose()
