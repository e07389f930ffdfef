"""From the software of an earlier release to this one and back, with games under play: 0.1 itself, not only its files.

scripts/campaign upgrade [--old COMMIT]

Both run as processes on one file of SQLite. While the old one serves, the new one looks at its games and makes the
backup; then it serves them. The way back is the one that host.md tells for 0.1: the backup, copied to the database's
place. The old one has no page here, and its engine is interpreted.
"""

import argparse
import asyncio
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any

from marsbound import __version__
from marsbound.games.registry import games
from tests.campaigns._hosting import ROOT, Failed, say, some_answers
from tests.server.kit import Person, Server

OLD = "6480d2b"  # of 0.1.0, where tests/records/released/0.1.0 was made
FEW = 5  # answers of Ada's at each table, in each version


def sources(commit: str, folder: Path) -> Path:
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def version_of(source: Path) -> str:
    code = "import marsbound; print(marsbound.__version__)"
    environment = os.environ | {"PYTHONPATH": str(source)}
    done = subprocess.run([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout.strip()


def server_of(source: Path | None, database: Path) -> Server:
    server = Server(str(database), database.parent, usual=True)
    if source is not None:
        server.source = source
        server.environment = {"MARSBOUND_INTERPRETED": "1"}
    return server


def admin(*words: str) -> None:
    command = [sys.executable, "-m", "marsbound", "--lang", "en", "admin", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise Failed(
            f"admin {' '.join(words)} of {__version__} ended with {done.returncode}: {done.stdout}{done.stderr}"
        )
    say(f"  {__version__} admin {words[0]}: {(done.stdout or 'done').strip().splitlines()[-1]}")


def again(server: Server, ada: Person) -> Person:
    return Person(server, "Ada", {"id": ada.id, "secret": ada.secret})


def logs(ada: Person, tables: dict[str, str]) -> dict[str, Any]:
    return {game: ada.get(f"/api/v1/tables/{table}/log/0")["answers"] for game, table in tables.items()}


def play_on(who: str, ada: Person, tables: dict[str, str]) -> None:
    for game, table in tables.items():
        say(f"  {who}: {game} at version {asyncio.run(some_answers(ada, table, FEW))}")


def compare(what: str, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for game, answers in wanted.items():
        if found[game][: len(answers)] != answers:
            raise Failed(f"{what}: answers of {game} are others: {answers} became {found[game]}")
    say(f"  {what}: every answer is there, {sum(map(len, wanted.values()))} at {len(wanted)} tables")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", default=OLD, metavar="COMMIT", help="of the earlier software")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        old, database, backup = sources(wish.old, folder / "old"), folder / "server.db", folder / "backup.db"
        number = version_of(old)
        say(f"from {number} ({wish.old}) to {__version__}")
        with server_of(old, database) as server:
            ada = server.person("Ada")
            tables = {game: ada.open(game, "me", "random", "random")["table"]["id"] for game in games()}
            play_on(number, ada, tables)
            before = logs(ada, tables)
            admin("check", "--database", str(database))
            admin("backup", str(backup), "--database", str(database))
            server.stop()
        with server_of(None, database) as server:
            new = again(server, ada)
            compare(f"{__version__} after {number}", logs(new, tables), before)
            play_on(__version__, new, tables)
            server.stop()
        try:
            server_of(old, database).start()
        except AssertionError as refused:
            say(f"  {number} on that database: {str(refused).strip().splitlines()[-1][:200]}")
        else:
            raise Failed(f"{number} serves a database of {__version__}")
        for path in folder.glob("server.db*"):
            path.unlink()
        shutil.copy(backup, database)
        with server_of(old, database) as server:
            back = again(server, ada)
            compare(f"{number} from the backup", logs(back, tables), before)
            play_on(number, back, tables)
            server.stop()
        return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Failed as problem:
        sys.exit(f"scripts/campaign upgrade: {problem}")
