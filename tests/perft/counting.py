"""Counts how many rows of answers a position has, nature's included, in two ways that share as little as they can."""

import json
from dataclasses import dataclass
from pathlib import Path

from marsbound.core.choices import Choices
from marsbound.core.notation import answer_text, candidates, position_text, set_position
from marsbound.core.play import Play
from marsbound.core.refusal import BadInput
from marsbound.core.script import NATURE, Table, answer, ask
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.table_builder import first_release

FILE = Path(__file__).parent / "positions.json"


@dataclass(frozen=True)
class Position:
    """A fixed position, and how many rows of one, two, three … answers there are."""

    name: str
    game: str
    players: int
    text: str
    counts: list[int]

    def play(self) -> Play:
        return loaded(self.game, self.players, self.text)


def positions() -> list[Position]:
    return [Position(**entry) for entry in json.loads(FILE.read_text("utf-8"))]


def loaded(game: str, players: int, text: str) -> Play:
    # numbers of Rocketmen's pack that are tuned change no count
    box = first_release() if game == "rocketmen" else box_of(game)
    play = Play(games()[game], box, players, {}, None)
    set_position(play.table, text, play.game.fields)
    return play


def counted(table: Table, depth: int) -> int:
    """As search does it: clones, and the choices that are listed."""
    found = Choices()
    if not ask(table, found, True):
        return 0
    if depth == 1:
        return int(found.count)
    total = 0
    for number in found.numbers():
        other = table.clone()
        answer(other, number)
        total += counted(other, depth - 1)
    return total


def counted_naively(position: Position, text: str, depth: int) -> int:
    """As somebody would who knows only texts: every candidate is tried, every position is loaded anew."""
    play = loaded(position.game, position.players, text)
    if play.over:
        return 0
    player = play.asked_players()[0]
    allowed = accepted(play, player)
    if depth == 1:
        return len(allowed)
    total = 0
    for each in allowed:
        play = loaded(position.game, position.players, text)
        play.answer(player, each)
        total += counted_naively(position, position_text(play.table, play.game.fields), depth - 1)
    return total


def accepted(play: Play, player: int) -> list[str]:
    if player == NATURE:
        texts = [answer_text(play.table, play.line(), number) for number in candidates(play.table, play.line())]
        return [text for text in texts if nature_accepts(play, text)]
    found = [candidate.text for candidate in play.candidates(player) if candidate.refusal is None]
    if play.why_not(player, "-") is None:
        found.append("-")
    return found


def nature_accepts(play: Play, text: str) -> bool:
    try:
        return play.why_not(NATURE, text) is None
    except BadInput:
        return False
