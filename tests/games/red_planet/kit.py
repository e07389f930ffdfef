"""Scenes for tests: a table set by hand, and answers in the notation.

    scene = Scene(players=3).dock("hellas-3", crew={1: 2})
    scene.resolve("saboteur", seat=1)
    scene.answer("d1")

Seats and docks count from 1 here, as in the notation.  What is put somewhere comes out of the supply.
"""

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.core.game import Game
from marsbound.core.notation import line_number
from marsbound.core.play import Play
from marsbound.core.script import NATURE, NOBODY, OVER
from marsbound.games.packs import builtin
from marsbound.games.red_planet.rules.box import CHARACTERS, KINDS
from marsbound.games.red_planet.rules.cells import (
    ABOARD,
    CALLED,
    CHOSEN,
    CREW,
    DISCOVERY,
    EVENT_PILE,
    FIRST,
    HAND,
    HELD,
    IN_ZONE,
    LAUNCHED,
    LOST,
    LYING,
    POINTS,
    RESOURCE,
    RESOURCES,
    SEEN,
    SHIP,
    SHIP_PILE,
    SUPPLY,
    TOKENS,
)
from marsbound.games.red_planet.rules.layout import SEATS
from marsbound.games.red_planet.rules.rounds import COUNT_DOWN
from marsbound.games.red_planet.rules.table import RedPlanet
from marsbound.games.registry import games
from tests.games.scene import GameScene


@cache
def box_of(game: str) -> Any:
    return games()[game].box(builtin(game))


def started(game: str = "red-planet-second", players: int = 4, seed: int = 1, **options: str) -> Play:
    """A game at its first question, dealt by the seed."""
    return Play(games()[game], box_of(game), players, options, seed)


class Scene(GameScene):
    """A table with nothing docked and nobody anywhere, in round 1, seat 1 being first player."""

    def __init__(
        self, game: str = "red-planet-second", players: int = 4, seed: int = 1, box: Any = None, **options: str
    ) -> None:
        self.game: Game = games()[game]
        self.box = box if box is not None else box_of(game)
        self.play = Play(self.game, self.box, players, options, seed)
        table = self.game.new(self.box, players, self.play.options)
        assert isinstance(table, RedPlanet)
        table.line = OVER
        table.seat = NOBODY
        table.below = vec[i64](capacity=16)
        table.set_seed(seed)
        table.cells[0] = 1
        self.play.table = table
        self.play.steps = []
        self.play.heard = []
        self.play.heard_at = []

    @property
    def table(self) -> RedPlanet:
        table = self.play.table
        assert isinstance(table, RedPlanet)
        return table

    # Setting the scene

    def dock(
        self,
        ship: str,
        crew: dict[int, int] | None = None,
        at: int | None = None,
        to: str | None = None,
        launched: bool = False,
    ) -> "Scene":
        """A ship in the leftmost empty dock or in a given one, with a crew by seat and a destination token."""
        table = self.table
        dock = at - 1 if at else next(d for d in range(table.docks) if table.ship(d) < 0)
        number = self.box.ship_ids.index(ship)
        table.cells[SHIP_PILE] &= ~(1 << number)
        table.cells[SHIP + dock] = number
        for seat, astronauts in (crew or {}).items():
            table.cells[SUPPLY + seat - 1] -= astronauts
            table.cells[ABOARD + dock * SEATS + seat - 1] += astronauts
            table.cells[CREW + dock] += astronauts
        if to:
            table.put_destination(dock, self.zone(to))
        table.cells[LAUNCHED + dock] = int(launched)
        return self

    def put(self, zone: str, crew: dict[int, int], kind: str | None = "ice") -> "Scene":
        """Astronauts by seat in a zone, whose resource is turned up as this kind unless None or turned up already."""
        at = self.zone(zone)
        for seat, astronauts in crew.items():
            self.table.cells[SUPPLY + seat - 1] -= astronauts
            self.table.cells[IN_ZONE + at * SEATS + seat - 1] += astronauts
        if kind and self.table.unexplored(at):
            self.turn_up(zone, kind)
        return self

    def turn_up(self, zone: str, kind: str) -> "Scene":
        self.table.cells[RESOURCES + KINDS.index(kind)] -= 1
        self.table.cells[RESOURCE + self.zone(zone)] = KINDS.index(kind)
        return self

    def lose(self, seat: int, astronauts: int) -> "Scene":
        self.table.cells[SUPPLY + seat - 1] -= astronauts
        self.table.cells[LOST + seat - 1] += astronauts
        return self

    def hold(self, seat: int, *cards: str) -> "Scene":
        """Event cards in front of a seat, face down."""
        for card in cards:
            self.table.cells[EVENT_PILE] &= ~(1 << self.card(card))
            self.table.cells[HELD + seat - 1] |= 1 << self.card(card)
        return self

    def discover(self, zone: str, card: str, seen_by: tuple[int, ...] = ()) -> "Scene":
        """A discovery face down in a zone."""
        self.table.cells[EVENT_PILE] &= ~(1 << self.card(card))
        self.table.cells[DISCOVERY + self.zone(zone)] = self.card(card)
        for player in seen_by:
            self.table.cells[SEEN + self.zone(zone)] |= 1 << player - 1
        return self

    def give(self, seat: int, kind: str, tokens: int) -> "Scene":
        self.table.cells[TOKENS + KINDS.index(kind)] -= tokens
        self.table.cells[POINTS + (seat - 1) * 3 + KINDS.index(kind)] += tokens
        return self

    def first(self, seat: int) -> "Scene":
        self.table.cells[FIRST] = seat - 1
        return self

    def lay(self, zone: str, kind: str, tokens: int) -> "Scene":
        """Point tokens in a zone, left there by an earlier production."""
        self.table.cells[TOKENS + KINDS.index(kind)] -= tokens
        self.table.cells[LYING + self.zone(zone) * 3 + KINDS.index(kind)] += tokens
        return self

    def event_deck(self, *cards: str) -> "Scene":
        """The event deck has these cards only."""
        self.table.cells[EVENT_PILE] = sum(1 << self.card(card) for card in cards)
        return self

    def ask_nature(self) -> "Scene":
        """From now on the test answers for nature, too."""
        self.play.seeded = False
        return self

    # Going on

    def call(self, script: int, seat: int | None = None, memo: int = 0) -> "Scene":
        """Begin a script for a seat, or for nobody, and go on until somebody is asked."""
        self.play.snapshots = []
        self.table.call(script, NOBODY if seat is None else seat - 1, memo)
        self.play.go_on()
        return self

    def begin(self, line: str) -> "Scene":
        """Go on from a line of a script, named as in the book: to the next question or to the script's end."""
        return self.call(line_number(line))

    def resolve(self, character: str, seat: int) -> "Scene":
        """Begin to resolve a character."""
        cast = self.table.cast[CHARACTERS.index(character)]
        if self.table.neutral(seat - 1):
            cast = self.table.cast[9 + CHARACTERS.index(character)]
        return self.call(int(cast), seat)

    def count_down(self, **chosen: str) -> "Scene":
        """Everybody has chosen, as in seat1="pilot"; begin the countdown."""
        self.table.cells[CALLED] = -1
        for name, character in chosen.items():
            seat = int(name.removeprefix("seat")) - 1
            number = CHARACTERS.index(character.replace("_", "-"))
            self.table.cells[CHOSEN + seat] = number
            self.table.cells[HAND + seat] &= ~(1 << number)
        return self.call(int(COUNT_DOWN))

    def answer(self, *answers: str) -> "Scene":
        """Answers of whoever is asked."""
        for text in answers:
            players = self.play.asked_players()
            assert players, f"nobody is asked, so nobody answers {text}"
            self.play.answer(players[0], text)
        return self

    # Looking

    def zone(self, zone: str) -> int:
        return int(self.box.zone_ids.index(zone))

    def card(self, card: str) -> int:
        return int(self.box.card_ids.index(card))

    def in_zone(self, zone: str, seat: int) -> int:
        return int(self.table.in_zone(self.zone(zone), seat - 1))

    def aboard(self, dock: int, seat: int) -> int:
        return int(self.table.aboard(dock - 1, seat - 1))

    def supply(self, seat: int) -> int:
        return int(self.table.supply(seat - 1))

    def lost(self, seat: int) -> int:
        return int(self.table.lost(seat - 1))

    def tokens(self, seat: int, kind: str) -> int:
        return int(self.table.points(seat - 1, KINDS.index(kind)))

    def lying(self, zone: str, kind: str) -> int:
        return int(self.table.lying(self.zone(zone), KINDS.index(kind)))

    def holds(self, seat: int, card: str) -> bool:
        return self.table.holds(seat - 1, self.card(card))

    def hand(self, seat: int) -> list[str]:
        return [name for number, name in enumerate(CHARACTERS) if self.table.in_hand(seat - 1, number)]

    def ship(self, dock: int) -> str | None:
        number = self.table.ship(dock - 1)
        return None if number < 0 else str(self.box.ship_ids[number])

    def launched(self, dock: int) -> bool:
        return self.table.launched(dock - 1)

    def destination(self, dock: int) -> str | None:
        zone = self.table.destination(dock - 1)
        return None if zone < 0 else str(self.box.zone_ids[zone])

    # After the game

    def score(self, seat: int) -> int:
        return self.play.result().totals[seat - 1]


def nature_steps(play: Play) -> list[str]:
    """What nature answered."""
    return [step.text for step in play.steps if step.player == NATURE]
