"""marsbound replay: the same game again, as far as one may see it."""

import re
from pathlib import Path

import pytest

from marsbound import records
from marsbound.core.events import SEALED
from marsbound.terminal.renderers import renderer_of
from marsbound.terminal.session import Session
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command
from tests.terminal.persons import played, seated, typed

DONE = "done.marsbound.json"
RUNNING = "running.marsbound.json"


@pytest.fixture
def done() -> Session:
    """A finished game, saved."""
    session = played(seated(players=3, seed=2))
    session.saving.save("done")
    return session


@pytest.fixture
def running() -> Session:
    """A game in its first round, saved; everybody's mission is a secret."""
    session = typed(seated(players=3, seed=2), "1", "9", "1")
    session.saving.save("running")
    return session


def words(text: str) -> str:
    return " ".join(text.split())


def test_the_log_is_what_was_told_in_the_game(done: Session, marsbound: Command) -> None:
    said = words(marsbound("replay", DONE).output)
    seats = done.renderer.seats.occupants
    onlooker = renderer_of(done.play, done.renderer.pack, done.texts, done.output, seats, -1)
    for event in done.play.heard:
        if event.fact != SEALED and event.heard_by(-1):
            assert words(onlooker.sentence(event)) in said


def test_a_finished_game_is_shown_openly_with_its_score(done: Session, marsbound: Command) -> None:
    said = marsbound("replay", DONE).output
    assert "All cards open" in said
    assert "Final score" in said
    first = next(step for step in done.play.steps if step.player == 1)
    assert f"Fumble keeps {done.renderer.thing('card', first.text)}." in said


def test_whoever_has_left_for_good_is_a_former_player(done: Session, marsbound: Command) -> None:
    text = Path(DONE).read_text("utf-8")
    Path("blank.marsbound.json").write_text(text.replace('"person"', '""'), "utf-8")
    assert "Former player" in marsbound("replay", "blank.marsbound.json").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_record_turn_no_line_around(language: str, done: Session, marsbound: Command) -> None:
    """Behind a name that runs the other way stands a mark of the line's own direction."""
    name, own = ("Ada", "\u200f") if language == "he" else ("דנה", "\u200e")
    text = Path(DONE).read_text("utf-8")
    Path("named.marsbound.json").write_text(text.replace('"person"', f'"{name}"'), "utf-8")
    lines = marsbound("replay", "named.marsbound.json", "--lang", language).output.splitlines()
    named = [line for line in lines if name in line]
    assert len(named) > 20
    assert [line for line in named if line[0] != own] == []
    followed = re.compile(rf"{name}\W*(?=[^\W_])")  # by a letter or a number
    assert [line for line in named for found in followed.finditer(line) if own not in found[0]] == []
    assert not re.search("[\u2066-\u2069]", "".join(lines))


def test_the_table_at_a_step_is_what_the_seat_saw_then(done: Session, marsbound: Command) -> None:
    record = records.read(DONE)
    for step in (0, 5, 40, len(record.steps)):
        play = records.restored(record, until=step)
        for player in range(3):
            said = marsbound("replay", DONE, "--step", str(step), "--seat", str(player + 1), "--plain").output
            assert f"Step {step} of {len(record.steps)}" in said
            seats = play.game.picture(play.view(player))["seats"]
            own = next(seat for seat in seats if seat["player"] == player)
            assert f"(you): {own['supply']} astronauts in supply" in said


def test_a_finished_game_is_open_at_every_step(done: Session, marsbound: Command) -> None:
    said = marsbound("replay", DONE, "--step", "30").output
    assert [f"Cards of {name}" in said for name in ("Seat 1", "Fumble", "Zigzag")] == [True] * 3
    assert "Waiting for" in said


def test_an_onlooker_learns_no_secrets_of_a_running_game(running: Session, marsbound: Command) -> None:
    said = marsbound("replay", RUNNING).output
    assert "Seen by a spectator" in said
    kept = [step.text for step in running.play.steps if step.player >= 0][:3]
    for card in kept:
        assert str(running.renderer.thing("card", card)) not in said


def test_a_seat_sees_its_own_secrets_only(running: Session, marsbound: Command) -> None:
    kept = [step.text for step in running.play.steps if step.player >= 0][:3]
    names = [str(running.renderer.thing("card", card)) for card in kept]
    for seat in range(3):
        said = marsbound("replay", RUNNING, "--seat", str(seat + 1)).output
        assert [name in said for name in names] == [number == seat for number in range(3)]


def test_replaying_changes_nothing(done: Session, marsbound: Command) -> None:
    before = Path(DONE).read_bytes()
    files = {path.name for path in Path().iterdir()}
    assert marsbound("replay", DONE).output == marsbound("replay", DONE).output
    assert Path(DONE).read_bytes() == before
    assert {path.name for path in Path().iterdir()} == files


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_it_speaks_every_language(language: str, done: Session, marsbound: Command) -> None:
    said = marsbound("replay", DONE, "--lang", language, "--plain").output
    assert not re.search(r"\b(Dock|takes|wins|Round)\b", said)


def test_a_wrong_step_or_seat_is_told(done: Session, marsbound: Command) -> None:
    assert "the record has steps 0 to" in marsbound.refused("replay", DONE, "--step", "9999")
    assert "the record has steps 0 to" in marsbound.refused("replay", DONE, "--step", "-1")
    assert "the seats count from 1 to 3" in marsbound.refused("replay", DONE, "--seat", "4")
    assert "the seats count from 1 to 3" in marsbound.refused("replay", DONE, "--seat", "0")


def test_a_mistake_after_the_step_is_told_too(done: Session, marsbound: Command) -> None:
    text = Path(DONE).read_text("utf-8")
    last = records.read(DONE).data()["answers"][-1]
    Path(DONE).write_text(text.replace(f'"{last}"\n ]', '"1 nonsense"\n ]'), "utf-8")
    assert "1 nonsense" in marsbound.refused("replay", DONE, "--step", "3")
