"""marsbound play: you against bots."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import click

from marsbound import records
from marsbound.bots import USUAL, bot_named, close_bot, is_bot, is_foreign, level_of
from marsbound.core.chance import Generator
from marsbound.core.game import Game
from marsbound.core.play import Play
from marsbound.core.refusal import BadInput
from marsbound.games.packs import load
from marsbound.games.registry import game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.packs import Pack
from marsbound.records import PERSON
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import (
    game_options,
    language_option,
    level_option,
    output_for,
    pack_for,
    pack_option,
    plain_option,
    player_of,
    seed_option,
)
from marsbound.terminal.renderers import renderer_of, texts_for
from marsbound.terminal.saving import Saving
from marsbound.terminal.session import Session
from marsbound.terminal.words import words


class Begun:
    """A game to sit down to: new, or as a record left it."""

    def __init__(self, play: Play, pack: Pack, occupants: list[str], you: int, path: Path | None = None) -> None:
        self.play = play
        self.pack = pack
        self.occupants = occupants
        self.you = you
        self.path = path


@click.command(cls=Command)
@click.argument("game", required=False)
@option("--players", type=int, metavar="N")
@option("--seat", type=int, metavar="K")
@level_option
@seed_option
@game_options
@pack_option
@language_option
@option("--resume", metavar="RECORD")
@plain_option
def play(  # noqa: PLR0913
    game: str | None,
    players: int | None,
    seat: int | None,
    level: str | None,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
    resume: str | None,
    plain: bool,
) -> None:
    seed = seed_or_chance(seed)
    if resume is None:
        begun = new_game(game, players, seat, level, seed, options, pack_name)
    else:
        begun = resumed(resume, game, players, seat, level, seed, options, pack_name)
    texts = texts_for(language, begun.pack)
    output = output_for(texts, plain)
    renderer = renderer_of(begun.play, begun.pack, texts, output, begun.occupants, begun.you)
    name = texts.text(f"game-{begun.play.game.name}")
    seat_name = renderer.seats.player_name(begun.you)
    output.say(texts.text("message-welcome", game=name, players=begun.play.players, seat=seat_name))
    if resume is None:
        output.say(texts.text("message-seed", seed=str(seed)))
    else:
        output.say(texts.text("message-resumed", step=len(begun.play.steps)))
    for who in dict.fromkeys(who for who in begun.occupants if is_bot(who)):
        level = who if is_foreign(who) else texts.text(f"level-{level_of(who)}")
        bots = renderer.seats.players_named(who)
        output.say(texts.text("message-opponents", level=texts.text("bot-and-level", name=bots, level=level)))
    saving = Saving(begun.play, begun.pack, begun.occupants, begun.path)
    with leaving_noticed():
        Session(renderer, saving, Generator(seed ^ 1)).run()


def new_game(
    name: str | None,
    players: int | None,
    seat: int | None,
    level: str | None,
    seed: int,
    options: dict[str, str],
    pack_name: str | None,
) -> Begun:
    if name is None:
        raise click.UsageError(words("error-which-game"))
    game = game_named(name)
    if players is None:
        raise click.UsageError(words("error-how-many", fewest=game.fewest, most=game.most))
    game.check_players(players)
    you = player_of(1 if seat is None else seat, players)
    checked = game.checked_options(options)
    pack = pack_for(game, pack_name)
    check_level(level, game)
    occupants = [PERSON if player == you else level or USUAL for player in range(players)]
    return Begun(Play(game, game.box(pack), players, checked, seed), pack, occupants, you)


def resumed(
    file: str,
    name: str | None,
    players: int | None,
    seat: int | None,
    level: str | None,
    seed: int,
    options: dict[str, str],
    pack_name: str | None,
) -> Begun:
    """A saved game; what else the command line says must not contradict it."""
    record = records.read(file)
    if name is not None and name != record.game:
        raise BadInput(words("error-other-game", file=file, game=record.game, wanted=name))
    if players is not None and players != len(record.seats):
        raise BadInput(words("error-other-players", file=file, players=len(record.seats), wanted=players))
    for wanted, value in options.items():
        if record.options.get(wanted) != value:
            raise BadInput(words("error-other-option", file=file, option=wanted, value=value))
    pack = records.pack_of(record, load(pack_name) if pack_name else None)
    play = records.restored(record, pack)
    if play.over:
        raise BadInput(words("error-game-over", file=file))
    persons = [player for player, who in enumerate(record.seats) if not is_bot(who)]
    you = player_of(seat, len(record.seats)) if seat is not None else (persons or [0])[0]
    occupants = [PERSON if player == you and is_bot(who) else who for player, who in enumerate(record.seats)]
    if level is not None:
        check_level(level, play.game)
        occupants = [level if is_bot(who) else who for who in occupants]
    else:
        check_opponents(file, occupants, play.game)
    play.set_seed(seed)
    return Begun(play, pack, occupants, you, Path(file))


def check_level(level: str | None, game: Game) -> None:
    """Before anything else is done or said: whether there is such a bot."""
    if level is not None:
        close_bot(bot_named(level, game))


def check_opponents(file: str, occupants: list[str], game: Game) -> None:
    """A record may come from anybody, so that it names a program is no reason to run it."""
    for player, who in enumerate(occupants):
        if is_foreign(who):
            raise BadInput(words("error-outside-program", file=file, seat=player + 1, who=who))
        if is_bot(who):
            check_level(who, game)


@contextmanager
def leaving_noticed() -> Iterator[None]:
    """A closed window or a polite kill is treated like Ctrl-C, so that the game is saved."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    names = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(name, leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(name, handler)
