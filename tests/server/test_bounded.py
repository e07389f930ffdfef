"""What the server remembers is bounded, and strangers bring nothing into its memory."""

import asyncio
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from marsbound.core.play import Play
from marsbound.core.record import Record, record_of, repeating
from marsbound.core.steps import Step
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.server.bots import bot_worker
from marsbound.server.lru import LruCache
from marsbound.server.packs.pack_cache import MOST_LOADED, PackCache, loaded_pack
from marsbound.server.presenting import frames
from marsbound.server.presenting.frames import Recording
from tests.server.kit import Person, Server

SECOND = "red-planet-second"


def some_record(game: str, players: int = 2) -> Record:
    pack = builtin(game)
    play = Play(game_named(game), game_named(game).box(pack), players, {}, 11)
    while not play.over:
        player = play.asked_players()[0]
        choices = play.question(player).choices  # type: ignore[union-attr]
        play.answer(player, choices[len(play.steps) * 7 % len(choices)])
    return record_of(play, pack.name, pack.hash, ["Ada"] * players, pack.full_hash)


def test_the_least_used_is_forgotten_first() -> None:
    cache: LruCache[str, int] = LruCache(10)
    for number, key in enumerate("abc"):
        cache.keep(key, number, 3)
    assert cache.get("a") == 0
    cache.keep("d", 3, 4)
    assert [key in cache for key in "abcd"] == [True, False, True, True]
    cache.keep("a", 9, 1)
    assert (cache.get("a"), cache.weight) == (9, 8)
    cache.keep("e", 4, 1000)
    assert [key in cache for key in "acde"] == [False, False, False, True]


@pytest.mark.parametrize("game", [SECOND, "rocketmen"])
def test_a_page_begins_at_a_position_nearby_and_shows_the_same(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    record, pack = some_record(game), loaded_pack(builtin(game), None)
    last = len(record.steps)
    whole = [msgspec.json.encode(frame) for frame in Recording(record, pack).frames(-3, 0, last)]
    assert len(whole) == last + 1
    repeated: list[Step] = []

    def counted(play: Play, steps: Iterable[Step], first: int) -> Iterator[Play]:
        def told() -> Iterator[Step]:
            for step in steps:
                repeated.append(step)
                yield step

        return repeating(play, told(), first)

    monkeypatch.setattr(frames, "repeating", counted)
    recording = Recording(record, pack)
    for first in (last - 4, 0, 1, recording.apart, recording.apart + 1, last - 1, last):
        del repeated[:]
        until = min(first + 5, last)
        found = [frame for frame in recording.frames(-3, first, first + 5) if frame is not None]
        assert [msgspec.json.encode(frame) for frame in found] == whole[first : until + 1]
        if recording.positions and first != last - 4:
            assert 0 < len(repeated) <= recording.apart + 6
    assert len(recording.positions) <= frames.MOST_POSITIONS
    assert [frame for frame in recording.frames(-3, last + 1, last + 5) if frame is not None] == []


def test_only_so_many_packs_stay_loaded() -> None:
    class Library:
        async def read(self, work: Any) -> Any:
            return loaded_pack(builtin(SECOND), None, built_in=False)

    async def load() -> PackCache:
        cache = PackCache(Library())  # type: ignore[arg-type]
        for number in range(MOST_LOADED + 20):
            await cache.of(SECOND, f"sha256:{number}")
        return cache

    cache = asyncio.run(load())
    assert len(cache.others) == MOST_LOADED
    assert "sha256:0" not in cache.others
    assert bot_worker.box_of.cache_info().maxsize == bot_worker.MOST_PACKS


def test_strangers_bring_no_game_back(tmp_path: Path) -> None:
    with Server(str(tmp_path / "server.db"), tmp_path) as server:
        ada = server.person("Ada")
        tables = [ada.open(SECOND, "me", "me", private=private)["table"]["id"] for private in (True, False)]
        mallory = server.person("Mallory")

        async def bar() -> None:
            async with ada.at(tables[1]) as seat:
                await seat.done("bar", person=mallory.id, barred=True)

        asyncio.run(bar())
        server.stop()
        server.start()
        eve = server.person("Eve")
        before = len(server.log)

        def brought_back() -> list[str]:
            lines = [json.loads(line) for line in server.log[before:].splitlines() if "brought-back" in line]
            return [line["table"] for line in lines]

        for path in ("", "/record", "/log/0"):
            eve.get(f"/api/v1/tables/{tables[0]}{path}", 403)
        eve.get(f"/api/v1/replays/{tables[0]}/frames", 403)

        async def knock(person: Person, table: str, **hello: Any) -> Any:
            async with person.at(table, **hello) as seat:
                return seat.first

        assert asyncio.run(knock(eve, tables[0], invitation="k-guess"))["problem"]["code"] == "not-invited"
        assert asyncio.run(knock(mallory, tables[1]))["problem"]["code"] == "barred"
        assert mallory.get(f"/api/v1/tables/{tables[1]}", 403)["problem"]["code"] == "barred"
        # what everybody may see is told from the database
        assert eve.get(f"/api/v1/tables/{tables[1]}")["table"]["status"] == "running"
        assert brought_back() == []
        ada.get(f"/api/v1/tables/{tables[0]}/log/0")
        assert brought_back() == [tables[0]]
