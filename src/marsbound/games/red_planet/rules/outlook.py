"""What is still to come in a game of Mission: Red Planet, as its script says: rounds, productions, the end."""

from mypy_extensions import i64

from marsbound.core.script import BOOK
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules.box import KINDS
from marsbound.games.red_planet.rules.discoveries import BeginReveal
from marsbound.games.red_planet.rules.picture_types import Outlook, Tokens
from marsbound.games.red_planet.rules.production import BeginProduction, PlaceTokens
from marsbound.games.red_planet.rules.rounds import PlayRounds
from marsbound.games.red_planet.rules.scoring import CountPoints
from marsbound.games.red_planet.rules.table import RedPlanet


def outlook(view: ViewOf[RedPlanet]) -> Outlook:
    """The tracker's steps in order, and how many tokens an explored zone gets at each production."""
    table = view.masked
    track: list[str] = []
    tokens: dict[str, int] = {}
    rounds = 0
    number: i64 = table.game_script
    while True:
        line = BOOK.lines[number]
        if isinstance(line, PlayRounds):
            track += [str(rounds + each) for each in range(1, int(line.number) + 1)]
            rounds += int(line.number)
        elif isinstance(line, BeginProduction):
            track.append(f"production-{line.number}")
        elif isinstance(line, PlaceTokens):
            tokens[track[-1]] = int(line.number)
        elif isinstance(line, BeginReveal):
            track.append("reveal")
        elif isinstance(line, CountPoints):
            track.append("final")
        if line.ends:
            return {"track": track, "tokens": tokens, "values": values(table)}
        number += 1


def values(table: RedPlanet) -> Tokens:
    return {kind: int(table.box.values[at]) for at, kind in enumerate(KINDS)}
