"""Not one byte that comes by way of another process depends on what its reader can't know.

A game is kept twice: as it was played, and with other cards where some eyes can't see them.  Whatever these eyes then
ask for is answered alike, to the byte, and as it would be without the detour.
"""

import asyncio
import itertools
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import psycopg
import pytest

from marsbound.core.refusal import BadInput, Refused
from marsbound.games.packs import builtin
from marsbound.games.registry import game_named
from marsbound.server.tables.live_game import Entry, LiveGame
from marsbound.server.tables.nature import nature_of
from tests.server.conftest import new_database
from tests.server.kit import Message, Person, Server, at, eventually
from tests.server.sites import WAYS, Door, behind_a_door

pytestmark = pytest.mark.long
ADA, ONLOOKER = 0, -1
STEPS = 24  # answers before somebody looks: by then there is something in every hand
GAMES = [("red-planet-second", 2), ("red-planet-first", 3), ("rocketmen", 2)]


@pytest.fixture(scope="module", params=WAYS)
def door(request: pytest.FixtureRequest, postgresql: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    folder = tmp_path_factory.mktemp("door")
    with behind_a_door(request.param, new_database(postgresql), folder) as found:
        yield found


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_another_world_by_way_of_another_process_changes_no_byte(game: str, players: int, door: Door) -> None:
    ada, *others = (door.person(name) for name in ("Ada", "Bob", "Ida")[:players])
    opened = ada.open(game, "me", *["open"] * (players - 1), private=False)
    table = opened["table"]["id"]
    for player, person in enumerate(others, 1):
        person.join(opened, player)
    asyncio.run(play_some([ada, *others], table))
    for eye in (ADA, ONLOOKER):
        other = kept_with_another_world(door.database, table, game, players, eye)
        told = [
            asyncio.run(everything_told(server, known(server, ada), one, eye))
            for one in (table, other)
            for server in (door.behind, door)
        ]
        assert len(told[0]) > 20
        for found in told[1:]:
            assert found == told[0]
    # the comparison has teeth: to who may know it the worlds do differ
    worlds = [asyncio.run(everything_told(door, others[0], one, 1)) for one in (table, other)]
    assert worlds[0] != worlds[1]


def known(server: Server, person: Person) -> Person:
    return server.person(person.name, {"id": person.id, "secret": person.secret})


async def play_some(people: list[Person], table: str) -> None:
    """One after the other, so that nobody is in the middle of a turn."""
    given = 0
    while given < STEPS:
        for person in people:
            async with person.at(table) as seat:
                await seat.until("news")
                if seat.asked():
                    choices = seat.positions[seat.asked()[0]]["question"]["choices"]
                    await seat.answer(seat.asked()[0], choices[given * 7 % len(choices)], confirm=True)
                    given += 1


# Worlds


def kept_with_another_world(database: str, table: str, game: str, players: int, eye: int) -> str:
    """The id of a copy that differs only in what nature gave to where these eyes can't see."""
    copy = f"{table[:-2]}{players}{eye + 1}"
    with psycopg.connect(database, autocommit=True) as connection:
        query = b"SELECT kind, player, text, open, nature FROM entries WHERE table_id = %s ORDER BY number"
        entries = [
            Entry(kind, player, text, is_open, tuple(msgspec.json.decode(nature)))
            for kind, player, text, is_open, nature in connection.execute(query, [table])
        ]
        number, changed = another_world(entries, game, players, eye)
        for name, key in (("tables", "id"), ("seats", "table_id"), ("entries", "table_id"), ("notes", "table_id")):
            connection.execute(f"CREATE TEMP TABLE copied AS SELECT * FROM {name} WHERE {key} = %s".encode(), [table])
            connection.execute(f"UPDATE copied SET {key} = %s".encode(), [copy])
            if name == "tables":
                connection.execute(b"UPDATE copied SET node = NULL, present = NULL")
            if name == "entries":
                nature = msgspec.json.encode(changed.nature).decode()
                connection.execute(b"UPDATE copied SET nature = %s WHERE number = %s", [nature, number])
            connection.execute(f"INSERT INTO {name} SELECT * FROM copied".encode())
            connection.execute(b"DROP TABLE copied")
    return copy


def another_world(entries: list[Entry], game: str, players: int, eye: int) -> tuple[int, Entry]:
    """Two of nature's answers exchanged, so that the eyes see and have heard the same, though something differs."""
    true = played(entries, game, players)
    for number, entry in enumerate(entries):
        for one, two in itertools.combinations(range(len(entry.nature)), 2):
            nature = list(entry.nature)
            nature[one], nature[two] = nature[two], nature[one]
            changed = msgspec.structs.replace(entry, nature=tuple(nature))
            try:
                found = played([*entries[:number], changed, *entries[number + 1 :]], game, players)
            except (BadInput, Refused, IndexError):
                continue  # nothing that could have been
            if seen(found, eye) == seen(true, eye) and seen(found, 1) != seen(true, 1):
                return number, changed
    raise AssertionError("nothing is hidden here")


def played(entries: list[Entry], game: str, players: int) -> LiveGame:
    rules = game_named(game)
    options = rules.checked_options({})
    start = LiveGame(rules, rules.box(builtin(game)), players, options, nature_of("0", [b""] * players))
    return LiveGame.restored(start, entries)


def seen(live_game: LiveGame, eye: int) -> tuple[Any, ...]:
    view = live_game.play.view(eye)
    heard = [(event.fact, tuple(event.values)) for event in live_game.play.events(eye)]
    return list(view.masked.cells), view.ready, heard


# What is told


async def everything_told(server: Server, person: Person, table: str, eye: int) -> list[str]:
    """All that a client can get by asking, sensibly or not."""
    await asyncio.to_thread(eventually, lambda: nobody_is_there(person, table))
    hello = {"secret": person.secret} if eye >= 0 else {}
    async with at(server, table, **hello) as seat:
        await seat.until("news")
        position = seat.positions[eye]
        allowed = (position["question"] or {}).get("choices", [])
        for message in messages(max(0, eye), position["version"], len(seat.table["seats"]), allowed):
            await seat.ask(message.pop("type"), **message)
        raw = list(seat.raw)
    await asyncio.to_thread(eventually, lambda: nobody_is_there(person, table))
    headers = {"Authorization": f"Bearer {person.secret}"} if eye >= 0 else {"Authorization": ""}
    paths = ["", "/record", "/log/0", "/log/1", "/frames?eye=0&first=0&last=3", "/frames?eye=1&first=0&last=3"]
    for path in [f"/api/v1/tables/{table}{path}" for path in paths] + [f"/api/v1/replays/{table}"]:
        answer = person.http.get(path, headers=headers)
        raw.append(f"{answer.status_code} {answer.text}")
    return [without_names(text, table) for text in raw]


def nobody_is_there(person: Person, table: str) -> bool:
    """Whoever was there before has gone, as far as the table knows."""
    shown = person.get(f"/api/v1/tables/{table}")["table"]
    return not shown["onlookers"] and not any(seat["online"] for seat in shown["seats"])


def messages(player: int, version: int, players: int, allowed: list[str]) -> Iterator[Message]:
    """Nothing that moves the game on: whoever looks next is to see the same."""
    mine = {"player": player, "version": version}
    yield {"type": "preview", **mine}
    yield {"type": "preview", **mine, "choices": ["nonsense"]}
    yield {"type": "answer", **mine, "choice": "nonsense"}
    if "-" not in allowed:
        yield {"type": "answer", **mine, "choice": "-"}
    yield {"type": "answer", "player": player, "version": version + 9, "choice": "-"}
    for other in range(players):
        if other != player:
            for kind in ("undo", "preview", "ask-hint", "confirm"):
                yield {"type": kind, "player": other, "version": 1}
            for choice in ("d1", "yes", "nonsense"):
                yield {"type": "answer", "player": other, "version": 1, "choice": choice}
            yield {"type": "mark-seen", "player": other, "events": 3}
    yield {"type": "confirm", **mine}
    yield {"type": "vote", "player": player, "proposal": 1, "agreed": True}
    yield {"type": "kick", "player": players + 1}
    yield {"type": "remove-note", "number": 10_000}


def without_names(text: str, table: str) -> str:
    """Whose copy it is, when it was asked for, and which message it answers."""
    text = text.replace(table, "t-")
    return re.sub(r'"(now|since|at|left|touched_at|closes_at|created_at|id)":("[^"]*"|[0-9.]+)', r'"\1":0', text)
