"""Rocketmen as a game."""

from typing import Final

from mypy_extensions import i64

from marsbound.core.bits import bit
from marsbound.core.events import Event
from marsbound.core.game import Game, GameOf, Option, Result
from marsbound.core.numbers import Answer, Seat
from marsbound.core.phrase import said
from marsbound.core.refusal import BadInput
from marsbound.core.script import NOBODY
from marsbound.core.standing import Standing
from marsbound.core.view import ViewOf
from marsbound.games.rocketmen.rules.box import LEVELS, PLAYER_NUMBERS, Box, unpacked
from marsbound.games.rocketmen.rules.consequence_facts import CONSEQUENCES
from marsbound.games.rocketmen.rules.consequences import consequences
from marsbound.games.rocketmen.rules.facts import FACTS
from marsbound.games.rocketmen.rules.layout import (
    ENGINES,
    LAYOUT,
    MOST_OFFERED,
    MOST_SEEN,
    NUMBER_OF_TOKENS,
    OBJECTIVES_A_SEAT,
    SEATS,
    SLOTS,
)
from marsbound.games.rocketmen.rules.outlook import outlook
from marsbound.games.rocketmen.rules.picture import picture
from marsbound.games.rocketmen.rules.picture_types import Outlook, Picture
from marsbound.games.rocketmen.rules.reasons import REASONS
from marsbound.games.rocketmen.rules.refusal_rules import RULES
from marsbound.games.rocketmen.rules.rows import DECK
from marsbound.games.rocketmen.rules.scoring import breakdown, total, winners
from marsbound.games.rocketmen.rules.scripts import (
    GAME,
    GAME_WITH_DRAWN_VARIANTS,
    GAME_WITHOUT_OBJECTIVES,
    GAME_WITHOUT_OBJECTIVES_WITH_VARIANTS,
    open_variant,
)
from marsbound.games.rocketmen.rules.secrets import sample_world, view
from marsbound.games.rocketmen.rules.standing import standing
from marsbound.games.rocketmen.rules.table import NONE, Mode, Rocketmen, bare_table
from marsbound.games.rocketmen.rules.waste import quiet, wasted
from marsbound.games.rocketmen.rules.words import SOURCES
from marsbound.packs.pack import Pack

EARTH_MISSIONS: Final = 4
# In version 1 placing and launching counted as standing still, also for a solo player (E10), and a difficulty that
# doesn't apply was ignored
RULES_VERSION: Final = "2"
FIRST_VERSION: Final = "1"
SOURCE_OF_MODE: Final = said("option-source-rules", "rules {first} and {second}", first="O1", second="F1")
SOURCE_OF_DIFFICULTY: Final = said("option-source-rule", "rule {rule}", rule="O4")
SOURCE_OF_VARIANTS: Final = said(
    "option-source-variants", "rule {rule}; or two names, as in {example}", rule="S11", example="variants=a,b"
)


class RocketmenGame(GameOf[Rocketmen, Box]):
    """One to four players: normal, solo, or Battle for Earth."""

    def __init__(self, rules_version: str = RULES_VERSION) -> None:
        super().__init__("rocketmen", rules_version, 1, 4)
        self.facts = FACTS.known
        self.consequence_facts = CONSEQUENCES.known
        self.reasons = REASONS.names
        self.refusal_rules = RULES
        self.fields = LAYOUT.words()
        self.sources = SOURCES
        self.options = [
            Option("mode", ["normal", "solo", "battle_for_earth"], SOURCE_OF_MODE),
            Option("difficulty", ["normal", "easy", "hard"], SOURCE_OF_DIFFICULTY),
            Option("variants", ["none", "drawn"], SOURCE_OF_VARIANTS),
        ]

    def as_of(self, rules_version: str) -> Game:
        if rules_version == FIRST_VERSION:
            return ROCKETMEN_AT_FIRST
        return super().as_of(rules_version)

    def checked_options(self, options: dict[str, str]) -> dict[str, str]:
        """Besides "none" and "drawn" two variants can be named."""
        named = options.get("variants", "none")
        plain = {name: value for name, value in options.items() if name != "variants"}
        checked = super().checked_options(plain)
        checked["variants"] = named
        return checked

    def options_for(self, players: int) -> list[Option]:
        """Alone one plays solo, at a difficulty; the other modes and the variants are for several."""
        mode, difficulty, variants = self.options
        if players == 1:
            return [difficulty]
        return [Option(mode.name, [value for value in mode.values if value != "solo"], mode.source), variants]

    def box(self, pack: Pack) -> Box:
        box = unpacked(pack)
        box.made_by(self, pack)
        return box

    def new(self, box: Box, players: int, options: dict[str, str]) -> Rocketmen:
        # one player plays solo without having to say so
        solo = players == 1
        earth = options["mode"] == "battle_for_earth"
        if options["mode"] == "solo" and not solo:
            words = "rocketmen: mode solo is for 1 player, not {players}"
            raise BadInput(said("input-mode-solo", words, players=players))
        if earth and solo:
            words = "rocketmen: mode battle_for_earth is for 2 to 4 players, not 1"
            raise BadInput(said("input-mode-battle", words))
        drawn = options["variants"] == "drawn"
        if solo and options["variants"] != "none":
            raise BadInput(said("input-solo-variants", "rocketmen: a solo game has no variants"))
        at_first = self.rules_version == FIRST_VERSION
        if not solo and options["difficulty"] != "normal" and not at_first:
            words = "rocketmen: difficulty {difficulty} is for 1 player, not {players}"
            difficulty = options["difficulty"]
            raise BadInput(said("input-difficulty", words, difficulty=difficulty, players=players))
        goal = 0 if solo or earth else int(box.end[players])
        missions = EARTH_MISSIONS if earth else int(box.markers)
        mode = Mode(solo, earth, goal, missions, LEVELS.index(options["difficulty"]), at_first)
        table = empty_table(box, players, mode)
        for name in named_variants(box, options["variants"]):
            open_variant(table, name)
        script = GAME
        if earth:
            script = GAME_WITHOUT_OBJECTIVES_WITH_VARIANTS if drawn else GAME_WITHOUT_OBJECTIVES
        elif drawn:
            script = GAME_WITH_DRAWN_VARIANTS
        table.call(script, NOBODY)
        return table

    def view(self, table: Rocketmen, player: i64) -> ViewOf[Rocketmen]:
        return view(table, player)

    def sample_world(self, view: ViewOf[Rocketmen], seed: i64) -> Rocketmen:
        return sample_world(view, seed)

    def picture(self, view: ViewOf[Rocketmen]) -> Picture:
        return picture(view)

    def outlook(self, view: ViewOf[Rocketmen]) -> Outlook:
        return outlook(view)

    def standing(self, view: ViewOf[Rocketmen]) -> Standing:
        return standing(view)

    def consequences(self, view: ViewOf[Rocketmen], seat: Seat, choice: Answer, previewed: list[Event]) -> list[Event]:
        return consequences(view, seat, choice, previewed)

    def quiet(self, view: ViewOf[Rocketmen], seat: Seat, choices: list[int]) -> list[int]:
        return quiet(view, seat, choices)

    def wasted(self, view: ViewOf[Rocketmen], seat: Seat, choices: list[int]) -> dict[int, list[Event]]:
        return wasted(view, seat, choices)

    def result(self, table: Rocketmen) -> Result:
        won = winners(table)
        totals = [int(total(table, seat)) for seat in range(table.seats())]
        return Result(totals, [int(seat) for seat in range(table.players) if won >> seat & 1], breakdown(table))


def named_variants(box: Box, names: str) -> list[int]:
    """Two variants by name."""
    if names in ("none", "drawn"):
        return []
    found = []
    for name in names.split(","):
        if name not in box.variant_ids:
            words = 'rocketmen: there is no variant "{name}"; there are: {names}'
            raise BadInput(said("input-no-variant", words, name=name, names=", ".join(box.variant_ids)))
        found.append(box.variant_ids.index(name))
    if len(set(found)) != 2 or len(found) != 2:
        words = 'rocketmen: option variants takes none, drawn or two names, as in A,B; not "{names}"'
        raise BadInput(said("input-variants-form", words, names=names))
    return found


def empty_table(box: Box, players: int, mode: Mode) -> Rocketmen:
    """Decks made up for the number of players, everybody's missions in the Command Centre, nothing dealt."""
    table = bare_table(box, players, mode)
    leave_empty(table)
    for pile in range(i64(ENGINES)):
        table.set_engines_left(pile, box.engine_copies[pile * PLAYER_NUMBERS + players])
    for card in range(box.cards):
        fill_decks(table, card)
        if box.missions >> card & 1:
            for seat in range(table.players):
                table.add(seat, DECK, card)
                table.add_deck_size(seat, 1)
    if mode.solo:
        for at in range(len(box.solo_ids)):
            table.solo_pile |= bit(at)
    return table


def leave_empty(table: Rocketmen) -> None:
    """All places where something may lie later."""
    for slot in range(i64(SLOTS)):
        table.set_market(slot, NONE)
    for offer in range(i64(MOST_OFFERED)):
        table.set_offered(offer, NONE)
    for which in range(i64(MOST_SEEN)):
        table.set_seen(which, NONE)
    for token in range(i64(NUMBER_OF_TOKENS)):
        table.set_token_owner(token, NONE)
    for seat in range(i64(SEATS)):
        table.set_plan(seat, NONE)
        for which in range(i64(OBJECTIVES_A_SEAT)):
            table.set_objectives(seat, which, NONE)
    table.destination = NONE
    table.last_value = NONE
    table.copied = NONE
    table.planned_first = NONE
    table.rival_to = NONE
    table.rival_kind = NONE


def fill_decks(table: Rocketmen, card: i64) -> None:
    """Marked hazards go to the teal deck, in a solo game to the pink one; Battle for Earth has no pink deck."""
    box = table.box
    mode = table.mode
    players = table.players
    table.set_teal(card, box.teal[card * PLAYER_NUMBERS + players])
    if mode.solo:
        table.set_pink(card, box.marked[card])
        if box.hazards >> card & 1 == 0:
            table.add_pink(card, box.pink[card * PLAYER_NUMBERS + players])
    else:
        table.add_teal(card, box.marked[card])
        if not mode.earth_only:
            table.set_pink(card, box.pink[card * PLAYER_NUMBERS + players])


ROCKETMEN: Final = RocketmenGame()
ROCKETMEN_AT_FIRST: Final = RocketmenGame(FIRST_VERSION)
