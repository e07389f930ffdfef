"""A game saved at any time goes on as if nothing had happened."""

from pathlib import Path

import pytest

from marsbound import records
from marsbound.core.events import SEALED
from marsbound.core.notation import position_text
from marsbound.core.play import Play
from marsbound.core.record import Record
from marsbound.terminal.saving import FileExists
from marsbound.terminal.session import Session
from tests.terminal.conftest import Command
from tests.terminal.persons import played, seated, typed


def all_views(play: Play) -> list[object]:
    return [play.game.picture(play.view(player)) for player in range(-1, play.players)]


def news(play: Play) -> list[dict[str, str]]:
    """All events; who chose first is nobody's business, and no record's."""
    return [play.event_parts(event) for event in play.heard if event.fact != SEALED]


@pytest.mark.parametrize(
    ("game", "players"), [("red-planet-second", 2), ("red-planet-second", 5), ("red-planet-first", 3)]
)
def test_a_game_saved_at_any_question_is_restored_exactly(game: str, players: int) -> None:
    def save_and_compare(session: Session) -> None:
        path = session.saving.save("any")
        again = records.restored(records.read(path))
        play = session.play
        assert position_text(again.table, play.game.fields) == position_text(play.table, play.game.fields)
        assert all_views(again) == all_views(play)
        assert news(again) == news(play)
        for player in range(players):
            ours, theirs = play.question(player), again.question(player)
            assert (ours is None) == (theirs is None)
            if ours and theirs:
                assert (ours.line, ours.choices) == (theirs.line, theirs.choices)

    played(seated(game, players, seed=players), looks=save_and_compare)


def test_a_resumed_game_goes_on_to_its_end(marsbound: Command) -> None:
    marsbound("play", "red-planet-second", "--players", "3", "--seed", "5", typed="1\n9\nsave here\nquit\n")
    before = records.read("here.marsbound.json")
    said = marsbound("play", "--resume", "here.marsbound.json", "--seed", "6", typed="board\nsave\n").output
    assert f"Resumed at step {len(before.steps)}." in said
    after = records.read("here.marsbound.json")
    assert [repr(step) for step in after.steps[: len(before.steps)]] == [repr(step) for step in before.steps]


def test_resuming_keeps_the_seat_and_the_file(marsbound: Command) -> None:
    arguments = ("play", "red-planet-second", "--players", "4", "--seat", "3", "--seed", "5")
    marsbound(*arguments, typed="1\nsave seat\nquit\n")
    said = marsbound("play", "--resume", "seat.marsbound.json", typed="9\n").output
    assert "You are Seat 3." in said
    assert "Saved to seat.marsbound.json." in said
    assert records.read("seat.marsbound.json").seats == ["heuristic", "heuristic", "person", "heuristic"]


def test_what_a_resumed_game_is_told_must_agree_with_its_record(marsbound: Command) -> None:
    marsbound("play", "red-planet-second", "--players", "4", "--seed", "5", typed="1\nsave it\nquit\n")
    resume = ("--resume", "it.marsbound.json")
    assert "is a game of red-planet-second, not of red-planet-first" in marsbound.refused(
        "play", "red-planet-first", *resume
    )
    assert "another number of players: 4, not 5" in marsbound.refused("play", *resume, "--players", "5")
    assert "wasn't begun with short_ending=yes" in marsbound.refused("play", *resume, "--option", "short_ending=yes")
    assert "the seats count from 1 to 4" in marsbound.refused("play", *resume, "--seat", "5")


def test_a_finished_game_is_not_resumed(marsbound: Command) -> None:
    session = played(seated(players=3, seed=2))
    session.saving.save("done")
    assert "this game is over" in marsbound.refused("play", "--resume", "done.marsbound.json")


def test_other_files_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    Path("taken.marsbound.json").write_text("mine", "utf-8")
    session = typed(seated(seed=3), "save taken", "save taken.marsbound.json", "save free", "save", "save free")
    said = capsys.readouterr().out
    assert said.count("taken.marsbound.json is there already. Choose another name.") == 2
    assert said.count("Saved to free.marsbound.json.") == 3
    assert Path("taken.marsbound.json").read_text("utf-8") == "mine"
    with pytest.raises(FileExists):
        session.saving.save("taken")


def test_a_place_that_can_not_be_written_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=3), "save nowhere/at/all", "save bad\0name")
    said = capsys.readouterr().out
    assert "Could not save to nowhere/at/all: No such file or directory." in said
    assert "Could not save to bad" in said


def test_an_unwritable_folder_is_no_reason_to_lose_a_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    save = records.save

    def full_here(record: Record, path: Path | str) -> None:
        if not str(path).startswith(str(home)):
            raise OSError(28, "No space left on device", str(path))
        save(record, path)

    monkeypatch.setattr(records, "save", full_here)
    typed(seated(seed=3), "1")
    assert [path.suffix for path in home.iterdir()] == [".json"]


def test_names_of_new_files_never_collide() -> None:
    paths = {seated(seed=seed).saving.save() for seed in range(4)}
    assert len(paths) == 4
