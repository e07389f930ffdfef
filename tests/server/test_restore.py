"""The restore drill: a server under play is backed up, destroyed and restored elsewhere, and its games go on."""

import asyncio
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest
from click.testing import CliRunner

from marsbound.server.store.database import newest_form
from marsbound.terminal.commands import main
from tests.campaigns.crash import GONE
from tests.server.conftest import new_database
from tests.server.kit import Person, Server
from tests.server.test_released import KEPT, RELEASES, to_the_end, told

Given = dict[str, list[str]]  # what one person has answered at each table, as it was acknowledged


def admin(*arguments: str) -> str:
    done = CliRunner().invoke(main, ["admin", *arguments])
    assert done.exit_code == 0, done.output
    return done.output


def refused(*arguments: str) -> str:
    done = CliRunner().invoke(main, ["admin", *arguments])
    assert done.exit_code == 2, done.output
    return done.output


async def answer_on(person: Person, table: str, given: Given, limit: int) -> None:
    """One after the other, until it was enough or the server is gone."""
    with suppress(*GONE):
        async with person.at(table) as seat:
            while len(given[table]) < limit:
                if not seat.asked():
                    await seat.receive()
                    continue
                [player] = seat.asked()
                choice = seat.positions[player]["question"]["choices"][-1]
                done = await seat.answer(player, choice, confirm=True)
                assert done["type"] == "done", done
                given[table].append(choice)
                await seat.caught_up(done["version"], player)


async def under_play(server: Server, ada: Person, tables: list[str], backup: list[str]) -> Given:
    """What was acknowledged before the backup began; the game goes on until the server is killed after it."""
    given: Given = {table: [] for table in tables}
    playing = [asyncio.create_task(answer_on(ada, table, given, 40)) for table in tables]
    while any(len(answers) < 8 for answers in given.values()):
        await asyncio.sleep(0.01)
    before = {table: list(answers) for table, answers in given.items()}
    assert "tables 2" in await asyncio.to_thread(admin, *backup)
    server.kill()
    await asyncio.gather(*playing)
    return before


def destroy(database: str, postgresql: str) -> None:
    if "://" not in database:
        for path in Path(database).parent.glob("server.db*"):
            path.unlink()
        return
    name = urlsplit(database).path.lstrip("/")
    with psycopg.connect(postgresql, autocommit=True) as connection:
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


def test_a_destroyed_server_goes_on_elsewhere(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    (tmp_path / "backups").mkdir()
    with Server(database, tmp_path) as server:
        ada = server.person()
        tables = [ada.open("red-planet-second", "me", "random")["table"]["id"] for _ in range(2)]
        backup = ["backup", str(tmp_path / "backups"), "--keep", "2", "--database", database]
        before = asyncio.run(under_play(server, ada, tables, backup))
    [kept] = (tmp_path / "backups").glob("marsbound-*.db")
    uri = request.getfixturevalue("postgresql") if "://" in database else ""
    destroy(database, uri)
    elsewhere = new_database(uri) if uri else str(tmp_path / "elsewhere" / "games.db")
    assert "tables 2" in admin("restore", str(kept), "--database", elsewhere)
    assert "the target already holds something" in refused("restore", str(kept), "--database", elsewhere)
    with Server(elsewhere, tmp_path) as again:
        same = again.person("Ada", {"id": ada.id, "secret": ada.secret})
        for table in tables:
            asyncio.run(finish(same, table))
            answers = [step.partition(" ") for step in same.get(f"/api/v1/tables/{table}/record")["answers"]]
            own = [text for who, _, text in answers if who == "1"]
            assert own[: len(before[table])] == before[table]


async def finish(person: Person, table: str) -> None:
    async with person.at(table) as seat:
        await seat.play_on()


def test_only_the_latest_of_a_folder_are_kept_and_nothing_else_is_touched(server: Server, tmp_path: Path) -> None:
    server.person()
    folder = tmp_path / "backups"
    folder.mkdir()
    for name in ("marsbound-2026-01-01-000000.db", "marsbound-2026-01-02-000000.db", "mine.db"):
        (folder / name).touch()
    admin("backup", str(folder), "--keep", "2", "--database", server.database)
    kept = sorted(path.name for path in folder.iterdir())
    assert kept[0] == "marsbound-2026-01-02-000000.db"
    assert kept[2:] == ["mine.db"]
    assert (folder / kept[1]).stat().st_mode & 0o077 == 0, "nobody else may read it"
    single = str(tmp_path / "single.db")
    assert "needs a folder" in refused("backup", single, "--keep", "2", "--database", server.database)
    admin("backup", single, "--database", server.database)
    assert "the target already holds something" in refused("backup", single, "--database", server.database)
    # what is restored is whole, and nobody works on it
    assert "another marsbound server runs on" in refused("restore", single, "--database", server.database)
    damaged, damaged_target = tmp_path / "damaged.db", str(tmp_path / "new.db")
    content = bytearray(Path(single).read_bytes())
    content[-3 * 4096 :] = b"\xff" * 3 * 4096
    damaged.write_bytes(content)
    assert "is damaged" in refused("restore", str(damaged), "--database", damaged_target)
    assert "there are no tables of marsbound" in refused(
        "restore", str(folder / "mine.db"), "--database", damaged_target
    )


def form(path: Path) -> str:
    with sqlite3.connect(path) as connection:
        [(found,)] = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    connection.close()
    return str(found)


@pytest.mark.long
@pytest.mark.parametrize("release", RELEASES)
def test_before_an_upgrade_a_backup_has_the_form_of_the_old_version(release: str, tmp_path: Path) -> None:
    """The old version goes on with it if the new one is given up; the new one goes on with what was restored."""
    old, kept, new = (tmp_path / name for name in ("old.db", "kept.db", "new.db"))
    shutil.copyfile(KEPT / release / "server.db", old)
    was = form(old)
    admin("backup", str(kept), "--database", str(old))
    assert (form(old), form(kept)) == (was, was), "the new version has only read"
    with sqlite3.connect(old) as one, sqlite3.connect(kept) as other:
        dumps = [sorted(line for line in each.iterdump() if line.startswith("INSERT")) for each in (one, other)]
        assert dumps[0] == dumps[1]
    one.close()
    other.close()
    admin("restore", str(kept), "--database", str(new))
    assert (form(kept), form(new)) == (was, newest_form())
    with Server(str(new), tmp_path) as server:
        people = {name: server.person(name, known) for name, known in told(release)["people"].items()}
        asyncio.run(to_the_end(people, told(release)["tables"]))
