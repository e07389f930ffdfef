"""What this server is and can do."""

from starlette.requests import Request

from marsbound import __version__
from marsbound.bots import LEVELS
from marsbound.bots.cast import CAST
from marsbound.core.events import FIRST_OF_A_GAME
from marsbound.core.game import Game, Option
from marsbound.games.kit import GameKit
from marsbound.games.packs import builtin
from marsbound.games.registry import brought_kits, kits
from marsbound.rule_links import rule_links
from marsbound.server.bots.levels import takeover
from marsbound.server.http.api.endpoint import get
from marsbound.server.http.guard import LARGEST_BODY
from marsbound.server.http.rate_limits import BURST, FRAMES_PER_SECOND, FRAMES_TO_BEGIN_WITH
from marsbound.server.http.sockets import LARGEST_MESSAGE
from marsbound.server.presenting.replays import LONGEST_RECORD, MOST_FRAMES
from marsbound.server.settings import Settings
from marsbound.server.wire import WIRE
from marsbound.server.wire.about import (
    About,
    ConsequenceShown,
    EngineShown,
    FactShown,
    GameShown,
    GuideShown,
    Limits,
    OptionShown,
    RuleLinks,
)
from marsbound.server.wire.tables import MOST_PLAYERS, PackNamed
from marsbound.text import LANGUAGES, brought_texts


def option_shown(game: Game, option: Option) -> OptionShown:
    values_for: list[list[str]] = []
    for players in range(game.fewest, game.most + 1):
        offered = {each.name: each.values for each in game.options_for(players)}
        values_for.append(offered.get(option.name, []))
    return OptionShown(name=option.name, values=option.values, values_for=values_for, source=str(option.source))


def game_shown(kit: GameKit) -> GameShown:
    game = kit.game
    pack = builtin(game.name)
    players, seed = kit.guide
    facts = {
        fact.name: FactShown(parts=dict(zip(fact.parts, fact.kinds, strict=True)), reveals=fact.reveals)
        for fact in game.facts
        if fact.name != "unused"
    }
    consequences = {
        fact.name: ConsequenceShown(parts=dict(zip(fact.parts, fact.kinds, strict=True)))
        for fact in game.consequence_facts[FIRST_OF_A_GAME:]
    }
    return GameShown(
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
        guide=GuideShown(players=players, seed=str(seed)),
        links=links_shown(game),
        texts=brought_texts(kit) if kit in brought_kits() else {},
    )


def links_shown(game: Game) -> RuleLinks:
    links = rule_links(game.name)
    return RuleLinks(
        events=links.events, lessons=links.lessons, answers=links.answers, things=links.things, parts=links.parts
    )


def limits(settings: Settings) -> Limits:
    return Limits(
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
        most_seats=MOST_PLAYERS,
        most_frames=MOST_FRAMES,
        largest_body=LARGEST_BODY,
        largest_record=LONGEST_RECORD,
        largest_message=LARGEST_MESSAGE,
    )


async def about(request: Request) -> About:
    """What this server is and can do: games, levels of bots, languages, limits."""
    settings: Settings = request.app.state.settings
    return About(
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


async def engine(request: Request) -> EngineShown:
    """Whether bots think with the compiled engine, and which levels gain by it."""
    searching = [name for name, level in LEVELS.items() if level.limit is not None]
    return EngineShown(state=request.app.state.engine.state, searching=searching)


ROUTES = [
    get("/about", about),
    get("/engine", engine),
]
