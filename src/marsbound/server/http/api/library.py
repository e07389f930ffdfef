"""What doesn't belong to one table: games, rules, packs, replays, statistics."""

import gzip
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from msgspec import UNSET, Meta, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from marsbound import __version__
from marsbound.bots import LEVELS
from marsbound.bots.cast import CAST
from marsbound.core.events import FIRST_OF_A_GAME
from marsbound.core.game import Game, Option
from marsbound.games.kit import GameKit
from marsbound.games.packs import builtin
from marsbound.games.registry import brought_kits, games, kits
from marsbound.ledger import Ledger, ledger
from marsbound.records import RecordFile
from marsbound.rule_links import rule_links
from marsbound.server.bots.levels import takeover
from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import Key, Query, given, place
from marsbound.server.http.api.endpoint import get, post
from marsbound.server.http.guard import LARGEST_BODY
from marsbound.server.http.rate_limits import BURST, FRAMES_PER_SECOND, FRAMES_TO_BEGIN_WITH
from marsbound.server.http.sockets import LARGEST_MESSAGE
from marsbound.server.presenting.replays import LONGEST_RECORD, MOST_FRAMES, MOST_STEPS, Replays
from marsbound.server.presenting.table_frames import TableFrames
from marsbound.server.settings import Settings
from marsbound.server.store import library as store
from marsbound.server.store.rows import PersonRow
from marsbound.server.wire import WIRE, library
from marsbound.server.wire.tables import MOST_SEATS, PackNamed
from marsbound.text import LANGUAGES, brought_texts
from marsbound.text.languages import LanguageCode

MOST_ROWS = 500


def option_shown(game: Game, option: Option) -> library.OptionShown:
    values_for: list[list[str]] = []
    for players in range(game.fewest, game.most + 1):
        offered = {each.name: each.values for each in game.options_for(players)}
        values_for.append(offered.get(option.name, []))
    return library.OptionShown(name=option.name, values=option.values, values_for=values_for, source=str(option.source))


def game_shown(kit: GameKit) -> library.GameShown:
    game = kit.game
    pack = builtin(game.name)
    players, seed = kit.guide
    facts = {
        fact.name: library.FactShown(parts=dict(zip(fact.parts, fact.kinds, strict=True)), reveals=fact.reveals)
        for fact in game.facts
        if fact.name != "unused"
    }
    consequences = {
        fact.name: library.ConsequenceShown(parts=dict(zip(fact.parts, fact.kinds, strict=True)))
        for fact in game.consequence_facts[FIRST_OF_A_GAME:]
    }
    return library.GameShown(
        name=game.name,
        rules=game.rules_version,
        fewest=game.fewest,
        most=game.most,
        options=[option_shown(game, option) for option in game.options],
        facts=facts,
        consequences=consequences,
        sources=game.sources,
        pack=PackNamed(name=pack.name, hash=pack.hash),
        editions=list(kit.editions),
        guide=library.GuideShown(players=players, seed=str(seed)),
        links=links_shown(game),
        texts=brought_texts(kit) if kit in brought_kits() else {},
    )


def links_shown(game: Game) -> library.RuleLinks:
    links = rule_links(game.name)
    return library.RuleLinks(
        events=links.events, lessons=links.lessons, answers=links.answers, things=links.things, parts=links.parts
    )


def limits(settings: Settings) -> library.Limits:
    return library.Limits(
        requests_per_second=settings.requests_per_second,
        messages_per_second=settings.messages_per_second,
        frames_per_second=FRAMES_PER_SECOND,
        frames_at_once=int(FRAMES_TO_BEGIN_WITH),
        at_once=BURST,
        connections_per_address=settings.connections_per_address,
        people_per_hour=settings.people_per_hour,
        tables_per_hour=settings.tables_per_hour,
        tables_per_person=settings.tables_per_person,
        bot_tables_per_person=settings.bot_tables_per_person,
        slow_bots_per_person=settings.slow_bots_per_person,
        hints_per_minute=settings.hints_per_minute,
        most_seats=MOST_SEATS,
        most_frames=MOST_FRAMES,
        largest_body=LARGEST_BODY,
        largest_record=LONGEST_RECORD,
        largest_message=LARGEST_MESSAGE,
    )


async def about(request: Request) -> library.About:
    """What this server is and can do: games, levels of bots, languages, limits."""
    settings: Settings = request.app.state.settings
    return library.About(
        server=__version__,
        wire=WIRE,
        games=[game_shown(kit) for kit in kits().values()],
        levels=list(LEVELS),
        cast={level: list(names) for level, names in CAST.items()},
        takeover=takeover(),
        languages=list(LANGUAGES),
        open_table_closes_after=settings.open_table_closes_after,
        running_table_closes_after=settings.running_table_closes_after,
        limits=limits(settings),
    )


async def engine(request: Request) -> library.EngineShown:
    """Whether bots think with the compiled engine, and which levels gain by it."""
    searching = [name for name, level in LEVELS.items() if level.limit is not None]
    return library.EngineShown(state=request.app.state.engine.state, searching=searching)


@cache
def rules_shown(game: str, language: str) -> library.RulesShown:
    book: Ledger = ledger(game, language)
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
                    language=line.language,
                    outdated=line.outdated,
                )
                for line in section.lines
            ],
            language=section.language,
        )
        for section in book.sections
    ]
    return library.RulesShown(game=game, title=book.title, intro=book.intro, sections=sections, language=book.language)


class InLanguage(Query):
    language: LanguageCode = "en"


async def rules(request: Request, wanted: InLanguage) -> library.RulesShown:
    """A game's rules reference; what isn't translated into a language is in English."""
    game = request.path_params["game"]
    if game not in games():
        raise ServerError("no-such-game", f'there is no game "{game[:60]}"; there are: {", ".join(games())}')
    return rules_shown(game, wanted.language)


async def packs(request: Request) -> library.PackList:
    """Built-in and uploaded packs, without their entries."""
    found: library.PackList = await request.app.state.packs.listed()
    return found


async def pack(request: Request, wanted: InLanguage) -> library.PackShown:
    """Every entry of a pack, with its pedigree; the notes of built-in packs are in the language."""
    hash = request.path_params["hash"]
    found: library.PackShown = await request.app.state.packs.shown(hash, wanted.language)
    return found


async def pack_file(request: Request) -> Response:
    """A pack's file, to be corrected; of a built-in one under a new name."""
    name, text = await request.app.state.packs.file(request.path_params["hash"])
    return attached(text, f"{name}.toml", "application/toml")


async def new_pack(request: Request, person: PersonRow, wanted: library.NewPack) -> library.CheckedPack:
    """Check a corrected pack, and keep it if nothing is wrong with it."""
    found: library.CheckedPack = await request.app.state.packs.add(wanted)
    return found


async def record(request: Request, person: PersonRow | None, key: Key | None) -> Response:
    """A table's record, once the game is over."""
    id = request.path_params["id"]
    text: str = await request.app.state.records.whole(id, person, key)
    return attached(text, f"{id}.marsbound.json", "application/json")


def attached(text: str, name: str, kind: str) -> Response:
    return Response(text, headers={"Content-Disposition": f'attachment; filename="{name}"'}, media_type=kind)


async def new_replay(request: Request, person: PersonRow, raw: bytes) -> library.ReplayShown:
    """Open a record; it is checked answer by answer."""
    found: library.ReplayShown = await request.app.state.replays.add(raw, place(request))
    return found


async def replay(request: Request, person: PersonRow | None, key: Key | None) -> library.ReplayShown:
    """An uploaded record, or a finished table by its id."""
    found: library.ReplayShown = await request.app.state.replays.shown(
        request.path_params["id"], person, key, place(request)
    )
    return found


async def replay_record(request: Request, person: PersonRow | None, key: Key | None) -> Response:
    """The same game as a file."""
    id = request.path_params["id"]
    text: str = await request.app.state.replays.whole(id, person, key)
    return attached(text, f"{id}.marsbound.json", "application/json")


class FramesWanted(Query):
    eye: Annotated[int, Meta(ge=-3, le=MOST_SEATS - 1, description="a player, -1 an onlooker, -3 everything")] = -3
    first: Annotated[int, Meta(ge=0, le=MOST_STEPS)] = 0
    last: Annotated[int, Meta(ge=0, le=MOST_STEPS + MOST_FRAMES)] | UnsetType = UNSET


class OwnFramesWanted(FramesWanted):
    eye: Annotated[int, Meta(ge=-1, le=MOST_SEATS - 1, description="a player of one's own, -1 an onlooker")] = -1


async def frames(request: Request, person: PersonRow | None, key: Key | None, wanted: FramesWanted) -> Response:
    """Steps of a replay as some eyes see them, at most 200 at once."""
    return await shown_frames(request, person, key, wanted, request.app.state.replays)


async def table_frames(
    request: Request, person: PersonRow | None, key: Key | None, wanted: OwnFramesWanted
) -> Response:
    """Steps of a game that may still run, as one's own eyes or an onlooker's saw them, at most 200 at once."""
    return await shown_frames(request, person, key, wanted, request.app.state.table_frames)


async def shown_frames(
    request: Request, person: PersonRow | None, key: str | None, wanted: FramesWanted, source: Replays | TableFrames
) -> Response:
    most = wanted.first + MOST_FRAMES - 1
    last = given(wanted.last)
    if last is None:
        last = most
    if not wanted.first <= last <= most:
        raise ServerError("bad-input", f"last has to be a number from {wanted.first} to {most}")
    written = await source.frames(
        request.path_params["id"], person, key, wanted.eye, wanted.first, last, place(request)
    )
    packed = "gzip" in request.headers.get("accept-encoding", "")
    if not packed:
        written = await request.app.state.services.reading.run(gzip.decompress, written)
    headers = {"Vary": "Accept-Encoding"} | ({"Content-Encoding": "gzip"} if packed else {})
    return Response(written, headers=headers, media_type="application/json")


class StatisticsWanted(Query):
    game: str | UnsetType = UNSET


async def statistics(request: Request, wanted: StatisticsWanted) -> library.Statistics:
    """How people and bots have done, by name and level."""
    rows: list[dict[str, Any]] = await request.app.state.services.database.read(
        lambda connection: store.statistics(connection, given(wanted.game), MOST_ROWS)
    )
    return library.Statistics(rows=[msgspec.convert(row, library.StatisticsRow, strict=False) for row in rows])


FINISHED: Final = ("no-such-table", "other-rules", "other-pack", "not-invited", "not-over")
TABLE: Final = ("no-such-table", "other-rules", "other-pack", "barred", "not-invited")
REPLAY: Final = (*FINISHED, "no-such-replay", "no-such-game", "no-such-pack")

ROUTES = [
    get("/about", about),
    get("/engine", engine),
    get("/rules/{game}", rules, "no-such-game"),
    get("/packs", packs),
    post("/packs", new_pack),
    get("/packs/{hash}", pack, "no-such-pack"),
    get("/packs/{hash}/file", pack_file, "no-such-pack", answers="application/toml"),
    get("/tables/{id}/record", record, *FINISHED, answers=RecordFile),
    get("/tables/{id}/frames", table_frames, *TABLE, "not-yours", "not-running", answers=library.Frames),
    post("/replays", new_replay, "no-such-game", "no-such-pack", "other-rules", "other-pack"),
    get("/replays/{id}", replay, *REPLAY),
    get("/replays/{id}/record", replay_record, *REPLAY, answers=RecordFile),
    get("/replays/{id}/frames", frames, *REPLAY, answers=library.Frames),
    get("/statistics", statistics),
]
