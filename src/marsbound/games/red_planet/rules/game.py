"""What both editions offer as games: everything but their scripts, options and winners."""

from librt.vecs import append, vec
from mypy_extensions import i64

from marsbound.core.events import Event
from marsbound.core.game import GameOf, Result
from marsbound.core.numbers import Answer, Seat
from marsbound.core.script import NOBODY
from marsbound.core.standing import Standing
from marsbound.core.view import ViewOf
from marsbound.games.red_planet.rules.box import KINDS, Box, unpacked
from marsbound.games.red_planet.rules.consequence_facts import CONSEQUENCES
from marsbound.games.red_planet.rules.consequences import consequences, wasted
from marsbound.games.red_planet.rules.facts import FACTS
from marsbound.games.red_planet.rules.layout import DOCKS, LAYOUT, SEATS, ZONES
from marsbound.games.red_planet.rules.outlook import outlook
from marsbound.games.red_planet.rules.picture import breakdown, picture
from marsbound.games.red_planet.rules.picture_types import Outlook, Picture
from marsbound.games.red_planet.rules.reasons import REASONS
from marsbound.games.red_planet.rules.scoring import score
from marsbound.games.red_planet.rules.secrets import sample_world, view
from marsbound.games.red_planet.rules.standing import standing
from marsbound.games.red_planet.rules.table import ALL_CHARACTERS, NONE, RedPlanet
from marsbound.packs.pack import Pack


class RedPlanetGame(GameOf[RedPlanet, Box]):
    """An edition of Mission: Red Planet."""

    def __init__(self, name: str, rules_version: str, fewest: int, most: int) -> None:
        super().__init__(name, rules_version, fewest, most)
        self.facts = FACTS.known
        self.consequence_facts = CONSEQUENCES.known
        self.reasons = REASONS.names
        self.messages = ""
        self.fields = LAYOUT.words()
        self.sources = ["tokens", "missions", "ice-monopoly", "discoveries"]

    def box(self, pack: Pack) -> Box:
        box = unpacked(pack)
        box.made_by(self, pack)
        return box

    def view(self, table: RedPlanet, player: i64) -> ViewOf[RedPlanet]:
        return view(table, player)

    def sample_world(self, view: ViewOf[RedPlanet], seed: i64) -> RedPlanet:
        return sample_world(view, seed)

    def picture(self, view: ViewOf[RedPlanet]) -> Picture:
        return picture(view)

    def outlook(self, view: ViewOf[RedPlanet]) -> Outlook:
        return outlook(view)

    def standing(self, view: ViewOf[RedPlanet]) -> Standing:
        return standing(view)

    def consequences(self, view: ViewOf[RedPlanet], seat: Seat, choice: Answer, previewed: list[Event]) -> list[Event]:
        return consequences(view, seat, choice, previewed)

    def wasted(self, view: ViewOf[RedPlanet], seat: Seat, choices: list[int]) -> dict[int, list[Event]]:
        return wasted(view, seat, choices)

    def winners(self, table: RedPlanet) -> i64:
        """The seats that win, a bit each."""
        raise AssertionError("an edition says who wins")

    def result(self, table: RedPlanet) -> Result:
        won = self.winners(table)
        totals = [int(score(table, seat)) for seat in range(table.seats)]
        winners = [int(table.player(seat)) for seat in range(table.seats) if won >> seat & 1]
        return Result(totals, winners, breakdown(table))


def empty_table(box: Box, script: i64, cast: list[i64], owners: list[int], neutrals: i64) -> RedPlanet:
    """A table with everything in the supply and all characters in hand, before any dealing."""
    scripts = vec[i64]()
    for each in cast:
        scripts = append(scripts, each)
    seats = vec[i64]()
    for owner in owners:
        seats = append(seats, owner)
    table = RedPlanet(box, scripts, seats, neutrals, len(owners), vec[i64]([0] * LAYOUT.size))
    table.game_script = script
    table.call(script, NOBODY)
    table.ship_pile = box.all_ships
    table.event_pile = box.discoveries | box.missions | box.actions
    table.called = NONE
    table.drawn = NONE
    for kind in range(i64(len(KINDS))):
        table.set_tokens(kind, box.tokens[kind])
        table.set_resources(kind, box.resources[kind])
    for seat in range(i64(SEATS)):
        table.set_chosen(seat, NONE)
        table.set_kept(seat, NONE)
    for dock in range(i64(DOCKS)):
        table.set_ship(dock, NONE)
        table.set_top(dock, NONE)
    for zone in range(i64(ZONES)):
        table.set_destinations(zone, box.destinations)
        table.set_resource(zone, NONE)
        table.set_discovery(zone, NONE)
    for seat in range(table.seats):
        table.set_hand(seat, ALL_CHARACTERS)
        table.set_supply(seat, box.astronauts)
    return table
