"""marsbound selfplay: games between bots as data to learn from."""

import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from marsbound.arena.executor import open_executor
from marsbound.arena.line_ups import line_ups, read_bots
from marsbound.arena.tournament import FaultNote
from marsbound.arena.workers import Stopped
from marsbound.games.registry import game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.terminal.help import Command, option
from marsbound.terminal.options import (
    INTERRUPTED,
    game_options,
    jobs_option,
    language_option,
    output_for,
    pack_for,
    pack_option,
    ray_option,
    seed_option,
)
from marsbound.terminal.output import Output
from marsbound.terminal.progress import progress, write_tally
from marsbound.text import Texts

if TYPE_CHECKING:
    from marsbound.research.selfplay.folder import Manifest

GAMES_PER_SHARD: Final = 1000
OBSERVED_GAMES_PER_SHARD: Final = 50  # a shard is put together in memory: of Rocketmen with four 4 MB a game
Faults = Counter[tuple[str, str, str]]


@click.command(cls=Command)
@click.argument("game_name", metavar="GAME")
@option("--players", type=int, metavar="N", required=True)
@option("--bots", "names", metavar="A,B,…", multiple=True, required=True)
@option("--games", type=click.IntRange(1), metavar="G", required=True)
@option("--out", "folder_path", type=click.Path(file_okay=False, path_type=Path), metavar="DIR", required=True)
@jobs_option
@ray_option
@option("--observations", is_flag=True)
@option("--games-per-shard", type=click.IntRange(1), metavar="K")
@seed_option
@game_options
@pack_option
@language_option
def selfplay(  # noqa: PLR0913
    game_name: str,
    players: int,
    names: tuple[str, ...],
    games: int,
    folder_path: Path,
    jobs: int | None,
    ray_address: str | None,
    observations: bool,
    games_per_shard: int | None,
    seed: int | None,
    options: dict[str, str],
    pack_name: str | None,
    language: str,
) -> None:
    # what writes Parquet is an extra of its own
    from marsbound.research.selfplay.folder import Folder, keep, plan_in
    from marsbound.research.selfplay.games import Workplace
    from marsbound.research.selfplay.plan import plan_for

    texts = Texts(language)
    output = output_for(texts, plain=False)
    game = game_named(game_name)
    setup = Setup(game, pack_for(game, pack_name), players, options)
    [line_up] = line_ups(read_bots(names), players, cross=False)
    earlier = plan_in(folder_path)
    if earlier is not None:  # what was chosen for an earlier run needn't be said again
        seed = earlier.seed if seed is None else seed
        games_per_shard = games_per_shard or earlier.games_per_shard
    games_per_shard = games_per_shard or (OBSERVED_GAMES_PER_SHARD if observations else GAMES_PER_SHARD)
    plan = plan_for(setup, seed_or_chance(seed), line_up, observations, games_per_shard)
    place = Workplace(plan, setup)
    place.runner().close()  # whether there are such bots is told before anything is written
    faults: Faults = Counter()
    problem = None
    with open_executor(place, jobs, ray_address) as executor:
        folder = Folder(folder_path, plan, setup)
        missing = folder.missing(games)
        done = games - len(missing)
        if done:
            output.say(texts.text("arena-earlier", done=str(done), games=str(games)))
        try:
            with progress(len(missing), texts) as moved, closing(executor.play(missing)) as played:
                for game_played in keep(folder, played, games):
                    faults.update(faults_of(game_played.faults, plan.seated(game_played.rows.number), texts))
                    done += 1
                    moved(1)
        except (KeyboardInterrupt, Stopped) as error:
            problem = error
    write(folder.manifest(), done, folder_path, texts, output)
    write_faults(faults, texts, output)
    write_tally(executor.tally, texts, output)
    if problem is not None:
        output.say(texts.text("arena-interrupted", done=str(done), games=str(games)))
        output.say(texts.text("arena-goes-on", file=str(folder_path)))
        if isinstance(problem, Stopped):
            raise click.ClickException(f"{problem.trace}\n{texts.phrase(problem.words)}".strip())
        sys.exit(INTERRUPTED)


def faults_of(notes: list[FaultNote], line_up: tuple[str, ...], texts: Texts) -> Faults:
    return Counter({(line_up[note.seat - 1], note.question, texts.phrase(note.phrase)): note.times for note in notes})


def write(manifest: "Manifest", games: int, folder: Path, texts: Texts, output: Output) -> None:
    figures = {"games": games, "decisions": manifest.decisions, "shards": len(manifest.shards)}
    rows = [[texts.text(f"selfplay-{name}"), texts.number(figure)] for name, figure in figures.items()]
    if manifest.decisions:
        rows.append([texts.text("selfplay-bytes"), texts.number(manifest.bytes / manifest.decisions, 1)])
    output.columns(rows)
    output.say(texts.text("selfplay-written", folder=str(folder)))


def write_faults(faults: Faults, texts: Texts, output: Output) -> None:
    if not faults:
        return
    output.say(texts.text("arena-faults", number=faults.total()))
    for (bot, question, cause), times in faults.most_common():
        output.say(texts.text("arena-fault", bot=bot, question=question, cause=cause, times=str(times)), indent=1)
