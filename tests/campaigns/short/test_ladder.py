"""The short form of the campaign ladder: few games, and bounds that only a mistake would miss."""

from pathlib import Path

import pytest

import marsbound
from marsbound.arena.intervals import Estimate
from marsbound.arena.standings import Cell
from marsbound.bots import bot_named
from marsbound.games.registry import games
from tests.campaigns.ladder import BEGIN, END, PAGE, Rung, Sizes, growing, grows, main, play, row, rungs, write

SECOND = "red-planet-second"
compiled = pytest.mark.skipif(not marsbound.COMPILED, reason="takes minutes interpreted")


@compiled
@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "one", "others", "games", "more_than"),
    [
        (SECOND, "heuristic", "random", 40, 0.5),
        ("red-planet-first", "heuristic", "random", 40, 0.5),
        ("rocketmen", "heuristic", "random", 12, 0.5),
        (SECOND, "novice", "random", 40, 0.25),
        ("red-planet-first", "novice", "random", 40, 0.25),
        ("rocketmen", "novice", "random", 12, 0.25),
    ],
)
def test_who_knows_the_game_wins_against_chance(
    game: str, one: str, others: str, games: int, more_than: float, tmp_path: Path
) -> None:
    cell = play(Rung("ladder", game, one, others, games), tmp_path, jobs=1)
    assert cell.games == games
    assert cell.share.value > more_than


@compiled
@pytest.mark.long
def test_a_search_wins_against_chance(tmp_path: Path) -> None:
    cell = play(Rung("search", SECOND, "expert@50it", "random", 8), tmp_path, jobs=1)
    assert cell.share.value >= 0.5
    assert cell.iterations == pytest.approx(50, rel=0.2)


def test_all_that_is_claimed_is_there() -> None:
    claimed = {(rung.game, rung.one.partition("@")[0], rung.others) for rung in rungs(Sizes())}
    for game in games():
        for pair in (("novice", "random"), ("heuristic", "novice"), ("heuristic", "random"), ("expert", "heuristic")):
            assert (game, *pair) in claimed
    assert (SECOND, "master", "heuristic") in claimed
    for rung in (*rungs(Sizes()), *growing(Sizes())):
        for name in (rung.one, rung.others):
            assert bot_named(name, games()[rung.game]).name == name
        least = {"ladder": 2000, "search": 100, "iterations": 100}
        assert rung.games >= least[rung.table]


def cell_of(share: float, low: float, high: float) -> Cell:
    return Cell("a", "b", 100, Estimate(share, low, high), Estimate(3.0, 1.0, 5.0), 20000.0, 500.0)


def test_what_must_hold_is_above_chance_with_its_interval() -> None:
    rung = Rung("search", SECOND, "master@5000it", "heuristic", 100, 0.45)
    assert rung.holds(Estimate(0.5, 0.4, 0.6))
    assert not rung.holds(Estimate(0.44, 0.4, 0.5))
    assert not Rung("ladder", SECOND, "novice", "random", 100).holds(Estimate(0.3, 0.24, 0.4))


def test_strength_that_falls_is_noticed() -> None:
    few, some, many = cell_of(0.3, 0.25, 0.35), cell_of(0.4, 0.35, 0.45), cell_of(0.5, 0.45, 0.55)
    steps = growing(Sizes())
    assert grows(list(zip(steps, (few, some, many), strict=False)))
    assert not grows(list(zip(steps, (some, few, many), strict=False)))
    assert not grows(list(zip(steps, (few, few, few), strict=False)))


def test_tables_are_written_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", "utf-8")
    rung = rungs(Sizes())[0]
    write(page, [(rung, cell_of(0.5, 0.45, 0.55))])
    text = page.read_text("utf-8")
    assert text.startswith(f"before\n{BEGIN}\n\n### ")
    assert text.endswith(f"{END}\nafter\n")
    assert "old" not in text
    assert row(rung, cell_of(0.5, 0.45, 0.55)) in text
    assert rung.command in text


def test_the_page_has_the_marks() -> None:
    text = PAGE.read_text("utf-8")
    assert text.index(BEGIN) < text.index(END)


@compiled
def test_the_campaign_goes_on_where_it_was(tmp_path: Path) -> None:
    fewer = play(Rung("ladder", SECOND, "random", "novice", 4), tmp_path, jobs=1)
    (path,) = tmp_path.iterdir()
    before = path.read_bytes()
    assert play(Rung("ladder", SECOND, "random", "novice", 4), tmp_path, jobs=1) == fewer
    assert path.read_bytes() == before
    assert play(Rung("ladder", SECOND, "random", "novice", 8), tmp_path, jobs=1).games == 8
    assert path.read_bytes().startswith(before)


def test_words_choose_what_is_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "no such words", "--folder", str(tmp_path / "games"), "--dry"]) == 0
    assert capsys.readouterr().out == ""
