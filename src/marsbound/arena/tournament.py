"""What is to be played: a game, the line-ups, the deals; and a table to play it at."""

from typing import Final, NamedTuple

import msgspec

from marsbound import __version__, records
from marsbound.arena.line_ups import LineUp, rotations, seated
from marsbound.arena.match import Match, chances_for
from marsbound.bots import Bot, bot_named, close_bot
from marsbound.core.chance import Generator
from marsbound.core.game import Game
from marsbound.core.phrase import Phrase, said
from marsbound.core.play import Play
from marsbound.core.record import record_of
from marsbound.core.refusal import BadInput
from marsbound.core.script import Table
from marsbound.core.seats import main_seats
from marsbound.games.packs import builtin, load
from marsbound.games.registry import game_named
from marsbound.library.setup import Setup
from marsbound.packs import Pack

FORMAT: Final = "marsbound-arena-1"


class PackNamed(msgspec.Struct, frozen=True):
    name: str
    hash: str


class Tournament(msgspec.Struct, frozen=True):
    """The set-up: what must be the same for results to belong together."""

    format: str
    version: str
    game: str
    rules: str
    players: int
    options: dict[str, str]
    pack: PackNamed
    seed: int
    line_ups: list[LineUp]

    def numbers(self, games: int) -> "list[GameNumber]":
        """Every game, deal by deal: at least so many of each line-up, and whole deals."""
        turns = [rotations(line_up) for line_up in self.line_ups]
        deals = [-(-games // turn) for turn in turns]
        return [
            GameNumber(line_up, deal, rotation)
            for deal in range(max(deals))
            for line_up, turn in enumerate(turns)
            if deal < deals[line_up]
            for rotation in range(turn)
        ]

    def seated(self, number: "GameNumber") -> LineUp:
        return seated(self.line_ups[number.line_up], number.rotation)


class GameNumber(NamedTuple):
    """One game of a tournament.  A deal is what nature decides; all rotations of all line-ups play it."""

    line_up: int
    deal: int
    rotation: int


class FaultNote(msgspec.Struct, frozen=True):
    """Turns that a bot didn't play itself: the seat from 1, the question, what went wrong, how often."""

    seat: int
    question: str
    why: str  # in English
    times: int
    message: str = ""  # its id, by which it is said in other languages, and the values in it
    values: dict[str, str | int] = {}

    @property
    def phrase(self) -> str:
        """What went wrong, as it was said."""
        if not self.message:
            return self.why
        return Phrase(self.message, self.why.replace("{", "{{").replace("}", "}}"), self.values)


class Played(msgspec.Struct, frozen=True):
    """How a game ended, and what it cost; lists are by seat.  Winners count from 1."""

    line_up: int
    deal: int
    rotation: int
    points: list[int]
    rival: int | None  # the points of a rival whom nobody plays
    winners: list[int]
    decisions: int
    moves: list[int]
    seconds: list[float]
    iterations: list[int]
    faults: list[FaultNote]

    @property
    def number(self) -> GameNumber:
        return GameNumber(self.line_up, self.deal, self.rotation)


class Finished(NamedTuple):
    """A game that is over, and its record as the text of a file, if somebody keeps records."""

    played: Played
    record: str | None


def pack_for(game: Game, name: str | None) -> Pack:
    """The pack that is named, which must be one of the game; without a name its own."""
    pack = builtin(game.name) if name is None else load(name)
    if pack.game != game.name:
        words = "{name}: this pack is for {game}; expected one for {wanted}"
        raise BadInput(said("input-other-pack", words, name=name, game=pack.game, wanted=game.name))
    return pack


def tournament(
    game_name: str, players: int, options: dict[str, str], pack_name: str | None, seed: int, line_ups: list[LineUp]
) -> Tournament:
    game = game_named(game_name)
    game.check_players(players)
    pack = pack_for(game, pack_name)
    return Tournament(
        FORMAT,
        __version__,
        game.name,
        game.rules_version,
        players,
        game.checked_options(options),
        PackNamed(pack.name, pack.hash),
        seed,
        line_ups,
    )


class MatchRunner:
    """Where games are played: everything that all of them share is made once."""

    def __init__(self, wanted: Tournament, pack: Pack | None = None, recorded: bool = False) -> None:
        self.tournament = wanted
        self.game = game_named(wanted.game)
        self.pack = builtin(wanted.game) if pack is None else pack
        setup = Setup(self.game, self.pack, wanted.players, wanted.options)
        self.box = setup.box
        self.recorded = recorded
        names = {name for line_up in wanted.line_ups for name in line_up}
        self.bots: dict[str, Bot] = {name: bot_named(name, self.game, setup) for name in sorted(names)}
        self.main_seats = main_seats(self.game.new(self.box, wanted.players, wanted.options))

    def close(self) -> None:
        for bot in self.bots.values():
            close_bot(bot)

    def play(self, number: GameNumber) -> Finished:
        wanted = self.tournament
        seed = deal_seed(wanted.seed, number.deal)
        line_up = wanted.seated(number)
        table: Table = self.game.new(self.box, wanted.players, wanted.options)
        table.set_seed(seed)
        bots = [self.bots[name] for name in line_up]
        match = Match(self.game, table, bots, chances_for(seed, wanted.players))
        answers = match.play()
        result = self.game.result(table)
        seats = len(self.main_seats)
        played = Played(
            *number,
            points=[result.totals[seat] for seat in self.main_seats],
            rival=result.totals[seats] if wanted.players == 1 and len(result.totals) > seats else None,
            winners=[winner + 1 for winner in result.winners if winner < wanted.players],
            decisions=match.decisions,
            moves=match.moves,
            seconds=[round(seconds, 6) for seconds in match.seconds],
            iterations=match.iterations,
            faults=fault_notes(match),
        )
        return Finished(played, self.record(line_up, seed, answers) if self.recorded else None)

    def record(self, line_up: LineUp, seed: int, answers: list[tuple[int, str]]) -> str:
        """Of the game once more, checked this time."""
        play = Play(self.game, self.box, self.tournament.players, self.tournament.options, seed)
        for player, text in answers:
            play.answer(player, text)
        pack = self.pack
        return records.text_of(record_of(play, pack.name, pack.hash, list(line_up), pack.full_hash))


def fault_notes(match: Match) -> list[FaultNote]:
    return [
        FaultNote(seat + 1, asked, str(why), times, why.id, dict(why.values))
        for (seat, asked, why), times in match.faults.items()
    ]


def record_name(number: GameNumber) -> str:
    return f"{number.line_up + 1}-{number.deal + 1}-{number.rotation + 1}{records.SUFFIX}"


def deal_seed(seed: int, deal: int) -> int:
    """What nature does in a deal."""
    chance = Generator(seed)
    chance.drawn = 2 * deal
    return int(chance.seed())
