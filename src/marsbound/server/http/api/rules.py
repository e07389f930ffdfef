"""The games' rules references."""

from functools import cache

from starlette.requests import Request

from marsbound.games.registry import games
from marsbound.ledger import Ledger, ledger
from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import InLanguage
from marsbound.server.http.api.endpoint import get
from marsbound.server.wire.rules import CounterpartShown, RuleShown, RulesShown, SectionShown


@cache
def rules_shown(game: str, language: str) -> RulesShown:
    book: Ledger = ledger(game, language)
    sections = [
        SectionShown(
            letter=section.letter,
            title=section.title,
            intro=section.intro,
            rules=[
                RuleShown(
                    id=line.id,
                    text=line.text,
                    ruling=line.ruling,
                    counterparts=[
                        CounterpartShown(game=other.game, id=other.id, kind=other.kind.value)
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
    return RulesShown(game=game, title=book.title, intro=book.intro, sections=sections, language=book.language)


async def rules(request: Request, wanted: InLanguage) -> RulesShown:
    """A game's rules reference; what isn't translated into a language is in English."""
    game = request.path_params["game"]
    if game not in games():
        raise ServerError("no-such-game", f'there is no game "{game[:60]}"; there are: {", ".join(games())}')
    return rules_shown(game, wanted.language)


ROUTES = [
    get("/rules/{game}", rules, "no-such-game"),
]
