"""What doesn't belong to one table: games, rules, packs, replays, statistics."""

import gzip
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from marsbound import __version__
from marsbound.bots import LEVELS
from marsbound.core.game import Game, Option
from marsbound.games.kit import GameKit
from marsbound.games.packs import builtin
from marsbound.games.registry import brought_kits, games, kits
from marsbound.ledger import Ledger, ledger
from marsbound.server.bots.levels import takeover
from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import body, endpoint, key_of, number, person_of, person_or_none, place
from marsbound.server.presenting.replays import MOST_FRAMES, MOST_STEPS
from marsbound.server.settings import Settings
from marsbound.server.store import library as store
from marsbound.server.wire import WIRE, library
from marsbound.server.wire.tables import PackNamed
from marsbound.text import LANGUAGES, brought_texts

MOST_ROWS = 500


def option_shown(game: Game, option: Option) -> library.OptionShown:
    values_for: list[list[str]] = []
    for players in range(game.fewest, game.most + 1):
        offered = {each.name: each.values for each in game.options_for(players)}
        values_for.append(offered.get(option.name, []))
    return library.OptionShown(name=option.name, values=option.values, values_for=values_for, source=option.source)


def game_shown(kit: GameKit) -> library.GameShown:
    game = kit.game
    pack = builtin(game.name)
    players, seed = kit.guide
    facts = {
        fact.name: library.FactShown(parts=dict(zip(fact.parts, fact.kinds, strict=True)), reveals=fact.reveals)
        for fact in game.facts
        if fact.name != "unused"
    }
    return library.GameShown(
        name=game.name,
        rules=game.rules_version,
        fewest=game.fewest,
        most=game.most,
        options=[option_shown(game, option) for option in game.options],
        facts=facts,
        sources=game.sources,
        pack=PackNamed(name=pack.name, hash=pack.hash),
        editions=list(kit.editions),
        guide=library.GuideShown(players=players, seed=str(seed)),
        texts=brought_texts(kit) if kit in brought_kits() else {},
    )


async def about(request: Request) -> library.About:
    settings: Settings = request.app.state.settings
    return library.About(
        server=__version__,
        wire=WIRE,
        games=[game_shown(kit) for kit in kits().values()],
        levels=list(LEVELS),
        takeover=takeover(),
        languages=list(LANGUAGES),
        open_table_closes_after=settings.open_table_closes_after,
        running_table_closes_after=settings.running_table_closes_after,
    )


async def engine(request: Request) -> library.EngineShown:
    searching = [name for name, level in LEVELS.items() if level.limit is not None]
    return library.EngineShown(state=request.app.state.engine.state, searching=searching)


@cache
def rules_shown(game: str) -> library.RulesShown:
    book: Ledger = ledger(game)
    sections = [
        library.SectionShown(
            letter=section.letter,
            title=section.title,
            intro=section.intro,
            rules=[
                library.RuleShown(
                    id=line.id,
                    text=line.text,
                    ruling=line.ruling,
                    counterparts=[
                        library.CounterpartShown(game=other.game, id=other.id, kind=other.kind.value)
                        for other in line.counterparts
                    ],
                )
                for line in section.lines
            ],
        )
        for section in book.sections
    ]
    return library.RulesShown(game=game, title=book.title, intro=book.intro, sections=sections)


async def rules(request: Request) -> library.RulesShown:
    game = request.path_params["game"]
    if game not in games():
        raise ServerError("no-such-game", f'there is no game "{game[:60]}"; there are: {", ".join(games())}')
    return rules_shown(game)


async def packs(request: Request) -> library.PackList:
    found: library.PackList = await request.app.state.packs.listed()
    return found


async def pack(request: Request) -> library.PackShown:
    found: library.PackShown = await request.app.state.packs.shown(request.path_params["hash"])
    return found


async def pack_file(request: Request) -> Response:
    name, text = await request.app.state.packs.file(request.path_params["hash"])
    return attached(text, f"{name}.toml", "application/toml")


async def new_pack(request: Request) -> library.CheckedPack:
    await person_of(request)
    found: library.CheckedPack = await request.app.state.packs.add(await body(request, library.NewPack))
    return found


async def record(request: Request) -> Response:
    person = await person_or_none(request)
    id = request.path_params["id"]
    text: str = await request.app.state.records.whole(id, person, key_of(request))
    return attached(text, f"{id}.marsbound.json", "application/json")


def attached(text: str, name: str, kind: str) -> Response:
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=kind)


async def new_replay(request: Request) -> library.ReplayShown:
    await person_of(request)
    found: library.ReplayShown = await request.app.state.replays.add(await request.body(), place(request))
    return found


async def replay(request: Request) -> library.ReplayShown:
    person = await person_or_none(request)
    found: library.ReplayShown = await request.app.state.replays.shown(
        request.path_params["id"], person, key_of(request), place(request)
    )
    return found


async def replay_record(request: Request) -> Response:
    person = await person_or_none(request)
    id = request.path_params["id"]
    text: str = await request.app.state.replays.whole(id, person, key_of(request))
    return attached(text, f"{id}.marsbound.json", "application/json")


async def frames(request: Request) -> Response:
    person = await person_or_none(request)
    eye = number(request, "eye", -3, -3, 5)
    first = number(request, "first", 0, 0, MOST_STEPS)
    last = number(request, "last", first + MOST_FRAMES - 1, first, first + MOST_FRAMES - 1)
    written: bytes = await request.app.state.replays.frames(
        request.path_params["id"], person, key_of(request), eye, first, last, place(request)
    )
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if not packed:
        written = await request.app.state.services.reading.run(gzip.decompress, written)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(written, headers=headers, media_type="application/json")


async def statistics(request: Request) -> library.Statistics:
    game = request.query_params.get("game")
    rows: list[dict[str, Any]] = await request.app.state.services.database.read(
        lambda connection: store.statistics(connection, game, MOST_ROWS)
    )
    return library.Statistics(rows=[msgspec.convert(row, library.StatisticsRow, strict=False) for row in rows])


ROUTES = [
    Route("/about", endpoint(about), methods=["GET"]),
    Route("/engine", endpoint(engine), methods=["GET"]),
    Route("/rules/{game}", endpoint(rules), methods=["GET"]),
    Route("/packs", endpoint(packs), methods=["GET"]),
    Route("/packs", endpoint(new_pack), methods=["POST"]),
    Route("/packs/{hash}", endpoint(pack), methods=["GET"]),
    Route("/packs/{hash}/file", endpoint(pack_file), methods=["GET"]),
    Route("/tables/{id}/record", endpoint(record), methods=["GET"]),
    Route("/replays", endpoint(new_replay), methods=["POST"]),
    Route("/replays/{id}", endpoint(replay), methods=["GET"]),
    Route("/replays/{id}/record", endpoint(replay_record), methods=["GET"]),
    Route("/replays/{id}/frames", endpoint(frames), methods=["GET"]),
    Route("/statistics", endpoint(statistics), methods=["GET"]),
]
