"""Keeps what a release of marsbound wrote, so that every later one can be tried on it.

python -m tests.records.released.make NAME, once for each release; and make archived, whenever a pack was added to the
archive.  README.md says what comes of it.
"""

import asyncio
import hashlib
import json
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path
from typing import Any

from marsbound import records
from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.core.record import Record, record_of
from marsbound.games.pack_archive import archived, released
from marsbound.games.packs import copy, load
from marsbound.games.registry import games, kits
from marsbound.packs import Pack
from tests.server.kit import Person, Server

HERE = Path(__file__).parent
ARCHIVED = "archived"
OWNERS = "my-red-planet"
PLAYERS = {"red-planet-first": 3, "red-planet-second": 3, "rocketmen": 2}


def owners_pack(folder: Path) -> Path:
    """A built-in pack that an owner has corrected: one number is another."""
    path = folder / f"{OWNERS}.toml"
    copy("red-planet-second", path, OWNERS)
    text = path.read_text("utf-8")
    changed = text.replace("ice-monopoly = 9", "ice-monopoly = 8", 1)
    assert changed != text
    path.write_text(changed, "utf-8")
    return path


def played(game: str, pack: Pack, most: int | None) -> Record:
    """A game of answers by chance, to its end or for so many of them."""
    play = Play(games()[game], games()[game].box(pack), PLAYERS[game], {}, 7)
    chance = Generator(11)
    while not play.over and (most is None or len(play.steps) < most):
        player = play.asked_players()[0]
        asked = play.question(player)
        assert asked is not None
        play.answer(player, asked.choices[int(chance.below(len(asked.choices)))])
    names = ["Ada", "Bob", "Ida"][: PLAYERS[game]]
    return record_of(play, pack.name, pack.hash, names, pack.full_hash)


def make_records(folder: Path, pack: Path) -> None:
    folder.mkdir()
    for game in games():
        records.save(played(game, load(game), None), folder / f"{game}-finished{records.SUFFIX}")
        records.save(played(game, load(game), 60), folder / f"{game}-unfinished{records.SUFFIX}")
    records.save(played("red-planet-second", load(pack), None), folder / f"{OWNERS}-finished{records.SUFFIX}")


async def begin(person: Person, table: str, steps: int | None) -> None:
    async with person.at(table) as seat:
        while not seat.positions:
            await seat.receive()
        await seat.play_on(steps)


def digest(events: list[Any]) -> str:
    """All that was told, in a few letters: what happened, whatever else a later release says about it."""
    happened = [{"fact": event["fact"], "parts": event["parts"]} for event in events]
    return hashlib.sha256(json.dumps(happened, sort_keys=True).encode()).hexdigest()[:16]


def make_database(folder: Path, pack: Path) -> None:
    """A server with tables in all states, and what it showed of them."""
    with tempfile.TemporaryDirectory() as place, Server(str(Path(place) / "server.db"), Path(place)) as server:
        ada, bob = server.person("Ada"), server.person("Bob")
        hash = ada.post("/api/v1/packs", {"toml": pack.read_text("utf-8")})["pack"]["hash"]
        ids: list[str] = []
        for game in games():
            for steps in (9, None):
                opened = ada.open(game, "me", "me", "random")
                ids.append(opened["table"]["id"])
                asyncio.run(begin(ada, ids[-1], steps))
        opened = ada.open("red-planet-second", "me", "me", "random", pack=hash)
        ids.append(opened["table"]["id"])
        asyncio.run(begin(ada, ids[-1], 9))
        waiting = ada.open("rocketmen", "me", "open", "random", clock={"mode": "days", "limit": 86400})
        link = ada.post(f"/api/v1/tables/{waiting['table']['id']}/seats/1/link")
        together = ada.open("red-planet-second", "me", "open")
        bob.join(together, 1)
        ids += [waiting["table"]["id"], together["table"]["id"]]
        record = ada.http.get(f"/api/v1/tables/{ids[1]}/record")
        replay = ada.http.post("/api/v1/replays", content=record.content).json()["id"]
        told: dict[str, Any] = {
            "people": {person.name: {"id": person.id, "secret": person.secret} for person in (ada, bob)},
            "tables": {},
            "replay": replay,
            "link": {"table": waiting["table"]["id"], "player": 1, "key": link["key"]},
        }
        for id in ids:
            shown = ada.get(f"/api/v1/tables/{id}")["table"]
            log = ada.get(f"/api/v1/tables/{id}/log/0") if shown["status"] != "open" else None
            told["tables"][id] = {
                "status": shown["status"],
                "game": shown["game"],
                "pack": shown["pack"],
                "outcome": shown["outcome"],
                "events": digest(log["events"]) if log else None,
                "answers": log["answers"] if log else [],
            }
        assert server.stop() == 0
        with sqlite3.connect(server.database) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        connection.close()
        shutil.copyfile(server.database, folder / "server.db")
    (folder / "told.json").write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


def make_archived() -> None:
    """A record of each pack of the archive that no release has left one of."""
    kept = [records.read(path).pack_hash for path in HERE.glob(f"*/records/*{records.SUFFIX}")]
    folder = HERE / ARCHIVED / "records"
    folder.mkdir(parents=True, exist_ok=True)
    for hash, path in archived().items():
        pack = released(hash)
        assert pack is not None
        if hash not in kept:
            records.save(played(pack.game, pack, None), folder / f"{path.stem}{records.SUFFIX}")


def main() -> None:
    if sys.argv[1] == ARCHIVED:
        make_archived()
        return
    folder = HERE / sys.argv[1]
    folder.mkdir()  # what is kept is never written over
    packs = folder / "packs"
    packs.mkdir()
    for game in games():
        shutil.copyfile(kits()[game].pack_file, packs / f"{game}.toml")
    for weights in dict.fromkeys(kit.weights for kit in kits().values() if kit.learned_evaluator):
        shutil.copytree(weights, folder / "weights", dirs_exist_ok=True)
    pack = owners_pack(packs)
    make_records(folder / "records", pack)
    make_database(folder, pack)


if __name__ == "__main__":
    main()
