"""marsbound arena: bots against bots, and how sure one can be of what came out."""

import sys
from contextlib import closing
from pathlib import Path

import click

from marsbound.arena.line_ups import line_ups, read_bots
from marsbound.arena.report import report_page
from marsbound.arena.results import Results, seed_in
from marsbound.arena.standings import Standings
from marsbound.arena.tournament import GameNumber, tournament
from marsbound.arena.workers import Place, Stopped, play_all
from marsbound.core.refusal import BadInput
from marsbound.games.registry import game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.terminal.options import (
    game_options,
    language_option,
    output_for,
    pack_option,
    seed_option,
)
from marsbound.terminal.output import Output
from marsbound.terminal.simulate import progress
from marsbound.terminal.standings import StandingsSheet
from marsbound.text import Texts

INTERRUPTED = 130  # the exit code of what Ctrl-C has ended


@click.command()
@click.argument("game_name", metavar="GAME")
@click.option("--players", type=int, metavar="N", required=True, help="How many play.")
@click.option(
    "--bots",
    "names",
    metavar="A,B,…",
    multiple=True,
    required=True,
    help="Who plays, as `marsbound bots` lists them.  As many as players sit as named; of fewer, the first plays "
    "against the others.",
)
@click.option("--cross", is_flag=True, help="One of each bot against N-1 of each other.")
@click.option(
    "--games", type=click.IntRange(1), metavar="G", required=True, help="How many games of each line-up, at least."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), metavar="J", default=1, show_default=True, help="Processes to play on."
)
@seed_option
@game_options
@pack_option
@language_option
@click.option(
    "--json",
    "results_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Keep every game there, a line each; the same command goes on with what is there.",
)
@click.option(
    "--report",
    "report_file",
    type=click.Path(dir_okay=False, path_type=Path),
    metavar="FILE.html",
    help="Write a page with plots.",
)
@click.option(
    "--records",
    "records_folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="DIR",
    help="Keep the record of every game there.",
)
def arena(  # noqa: PLR0913
    game_name: str,
    players: int,
    names: tuple[str, ...],
    cross: bool,
    games: int,
    jobs: int,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
    results_file: Path | None,
    report_file: Path | None,
    records_folder: Path | None,
) -> None:
    """Let bots play against each other, everybody at every seat in the same deals."""
    texts = Texts(language)
    output = output_for(texts, plain=False)
    game_named(game_name).check_players(players)
    wanted_line_ups = line_ups(read_bots(names), players, cross)
    if seed is None:
        seed = seed_in(results_file)
    wanted = tournament(game_name, players, options, pack_name, seed_or_chance(seed), wanted_line_ups)
    place = Place(wanted, pack_name, records_folder)
    place.hall().close()  # whether there are such bots is told before anything is written
    check_folders(report_file, records_folder)
    numbers = wanted.numbers(games)
    problem = None
    with Results(wanted, results_file).kept() as results:
        try:
            play_missing(place, numbers, jobs, results, texts, output)
        except (KeyboardInterrupt, Stopped) as error:
            problem = error
    played = [results.played[number] for number in numbers if number in results.played]
    standings = Standings(wanted, played)
    StandingsSheet(standings, texts, output).write()
    if report_file is not None and played:
        write_report(report_file, standings, texts)
        output.say(texts.text("arena-report-written", file=str(report_file)))
    if problem is not None:
        output.say(texts.text("arena-interrupted", done=str(len(played)), games=str(len(numbers))))
        if results_file is not None:
            output.say(texts.text("arena-goes-on", file=str(results_file)))
        if isinstance(problem, Stopped):
            raise click.ClickException(str(problem))
        sys.exit(INTERRUPTED)


def play_missing(
    place: Place, numbers: list[GameNumber], jobs: int, results: Results, texts: Texts, output: Output
) -> None:
    """What an earlier run hasn't played."""
    missing = [number for number in numbers if number not in results.played]
    done = len(numbers) - len(missing)
    if done:
        output.say(texts.text("arena-earlier", done=str(done), games=str(len(numbers))))
    with progress(len(missing)) as moved, closing(play_all(place, missing, jobs)) as played:
        for game in played:
            results.add(game)
            moved(1)


def check_folders(report_file: Path | None, records_folder: Path | None) -> None:
    """A tournament takes long: that its report can't be written had better be known before."""
    try:
        if records_folder is not None:
            records_folder.mkdir(parents=True, exist_ok=True)
        if report_file is not None and not report_file.parent.is_dir():
            raise BadInput(f"{report_file}: there is no folder {report_file.parent} to write a report to")
    except OSError as error:
        raise BadInput(f"{records_folder}: can't be made ({error.strerror}); expected a folder for records") from None


def write_report(path: Path, standings: Standings, texts: Texts) -> None:
    page = report_page(standings, texts)
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise BadInput(f"{path}: can't be written ({error.strerror})") from None
