"""marsbound arena: bots against bots, and how sure one can be of what came out."""

import sys
from contextlib import closing
from pathlib import Path

import click

from marsbound import records
from marsbound.arena.executor import Executor, open_executor
from marsbound.arena.line_ups import line_ups, read_bots
from marsbound.arena.report import report_page
from marsbound.arena.results import Results, seed_in
from marsbound.arena.standings import Standings
from marsbound.arena.tournament import Finished, GameNumber, pack_for, record_name, tournament
from marsbound.arena.workers import Place, Stopped
from marsbound.core.refusal import BadInput
from marsbound.games.registry import game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import (
    INTERRUPTED,
    game_options,
    jobs_option,
    language_option,
    output_for,
    pack_option,
    ray_option,
    seed_option,
)
from marsbound.terminal.output import Output
from marsbound.terminal.progress import progress, write_tally
from marsbound.terminal.standings import StandingsSheet
from marsbound.terminal.words import words
from marsbound.text import Texts


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@option("--players", type=int, metavar="N", required=True)
@option("--bots", "names", metavar="A,B,…", multiple=True, required=True)
@option("--cross", is_flag=True)
@option("--games", type=click.IntRange(1), metavar="G", required=True)
@jobs_option
@ray_option
@seed_option
@game_options
@pack_option
@language_option
@option("--json", "results_file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@option("--report", "report_file", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE.html")
@option("--records", "records_folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
def arena(  # noqa: PLR0913
    game_name: str,
    players: int,
    names: tuple[str, ...],
    cross: bool,
    games: int,
    jobs: int | None,
    ray_address: str | None,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
    results_file: Path | None,
    report_file: Path | None,
    records_folder: Path | None,
) -> None:
    texts = Texts(language)
    output = output_for(texts, plain=False)
    game = game_named(game_name)
    game.check_players(players)
    wanted_line_ups = line_ups(read_bots(names), players, cross)
    if seed is None:
        seed = seed_in(results_file)
    wanted = tournament(game_name, players, options, pack_name, seed_or_chance(seed), wanted_line_ups)
    place = Place(wanted, pack_for(game, pack_name), recorded=records_folder is not None)
    place.runner().close()  # whether there are such bots is told before anything is written
    numbers = wanted.numbers(games)
    problem = None
    with open_executor(place, jobs, ray_address) as executor:
        check_folders(report_file, records_folder)
        with Results(wanted, results_file).kept() as results:
            try:
                play_missing(executor, numbers, results, records_folder, texts, output)
            except (KeyboardInterrupt, Stopped) as error:
                problem = error
    played = [results.played[number] for number in numbers if number in results.played]
    standings = Standings(wanted, played)
    StandingsSheet(standings, texts, output).write()
    write_tally(executor.tally, texts, output)
    if report_file is not None and played:
        write_report(report_file, standings, texts)
        output.say(texts.text("arena-report-written", file=str(report_file)))
    if problem is not None:
        output.say(texts.text("arena-interrupted", done=str(len(played)), games=str(len(numbers))))
        if results_file is not None:
            output.say(texts.text("arena-goes-on", file=str(results_file)))
        if isinstance(problem, Stopped):
            raise click.ClickException(f"{problem.trace}\n{texts.phrase(problem.words)}".strip())
        sys.exit(INTERRUPTED)


def play_missing(
    executor: Executor[GameNumber, Finished],
    numbers: list[GameNumber],
    results: Results,
    records_folder: Path | None,
    texts: Texts,
    output: Output,
) -> None:
    """What an earlier run hasn't played."""
    missing = [number for number in numbers if number not in results.played]
    done = len(numbers) - len(missing)
    if done:
        output.say(texts.text("arena-earlier", done=str(done), games=str(len(numbers))))
    with progress(len(missing), texts) as moved, closing(executor.play(missing)) as finished:
        for game, record in finished:
            if records_folder is not None and record is not None:
                save_record(record, records_folder / record_name(game.number))
            results.add(game)
            moved(1)


def save_record(record: str, path: Path) -> None:
    try:
        records.save_text(record, path)
    except OSError as error:
        raise BadInput(words("error-not-written", file=str(path), cause=str(error.strerror))) from None


def check_folders(report_file: Path | None, records_folder: Path | None) -> None:
    """A tournament takes long: that its report can't be written had better be known before."""
    try:
        if records_folder is not None:
            records_folder.mkdir(parents=True, exist_ok=True)
        if report_file is not None and not report_file.parent.is_dir():
            raise BadInput(words("error-no-report-folder", file=str(report_file), folder=str(report_file.parent)))
    except OSError as error:
        cause = str(error.strerror)
        raise BadInput(words("error-no-record-folder", folder=str(records_folder), cause=cause)) from None


def write_report(path: Path, standings: Standings, texts: Texts) -> None:
    page = report_page(standings, texts)
    try:
        path.write_text(page, "utf-8")
    except OSError as error:
        raise BadInput(words("error-not-written", file=str(path), cause=str(error.strerror))) from None
