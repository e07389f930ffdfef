"""Whatever happens to the reader can be told to them: "You", and no name."""

import pytest

from marsbound.core.game import Game
from marsbound.games.registry import own_kits
from marsbound.text import LANGUAGES, Texts

PREFIX = {"rocketmen": "rocketmen-"}
# what happens to a neutral colour, which is the reader's but isn't the reader
NOT_A_PLAYERS = {"neutral-character-seen", "neutral-deck-shuffled"}
NAME = "N-A-M-E"


def told_of_seats(game: Game) -> list[str]:
    return [fact.name for fact in game.facts if "seat" in fact.parts and fact.name not in NOT_A_PLAYERS]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [kit.game for kit in own_kits()], ids=lambda game: game.name)
def test_every_event_of_a_seat_can_be_told_to_whoever_sits_there(game: Game, language: str) -> None:
    texts = Texts(language)
    for fact in game.facts:
        if fact.name not in told_of_seats(game):
            continue
        prefix = "" if fact.name == "choice-sealed" else PREFIX.get(game.name, "")
        values = {part: 2 if kind == "number" else part for part, kind in zip(fact.parts, fact.kinds, strict=True)}
        said = texts.attribute(f"{prefix}event-{fact.name}", "you", **(values | {"seat": NAME}))
        assert NAME not in said, fact.name
        if "owner" in fact.parts:
            said = texts.attribute(f"{prefix}event-{fact.name}", "yours", **(values | {"owner": NAME}))
            assert NAME not in said, fact.name
