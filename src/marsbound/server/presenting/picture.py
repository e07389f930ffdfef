"""What is seen of a table and what follows from it, for pages that hold no rules."""

from typing import Any

from marsbound.core.game import Game
from marsbound.core.view import View


def pictured(game: Game, view: View) -> dict[str, Any]:
    return {**game.picture(view), "outlook": game.outlook(view)}
