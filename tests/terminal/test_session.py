"""A person plays: questions, answers, undo, why, saving."""

import re
from pathlib import Path

import pytest

from marsbound import records
from marsbound.core.notation import position_text
from marsbound.games.red_planet.rules.cards import PLACE_A_DISCOVERY
from marsbound.games.red_planet.rules.cells import DRAWN
from marsbound.ledger import ledger
from marsbound.terminal.session import Session
from marsbound.text import LANGUAGES
from tests.games.red_planet.kit import Scene
from tests.terminal.persons import at_table, played, seated, typed
from tests.terminal.processes import MARKS

# After these a Scientist is asked for the second dock: nothing hidden was seen since the first
TWO_DOCKS = ("1", "7", "1")


def position(session: Session) -> str:
    return position_text(session.play.table, session.play.game.fields)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.interpreted
def test_a_game_can_be_played_to_its_end(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    session = played(seated(players=players, seed=players))
    said = capsys.readouterr().out
    assert "Final score" in said
    for total in session.play.result().totals:
        assert re.search(rf"\b{total}$", said, re.M)


@pytest.mark.parametrize("players", [3, 5])
def test_the_first_edition_can_be_played_too(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    played(seated("red-planet-first", players, seed=players))
    said = capsys.readouterr().out
    assert "Manual-pilot ship" in said
    assert "Bonus cards" in said


@pytest.mark.parametrize("game", ["red-planet-second", "red-planet-first"])
def test_ships_land_where_they_are_said_to_fly(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Also those that a destination token has sent elsewhere than their cards say."""
    played(seated(game, 4, seed=3, plain=True))
    said = capsys.readouterr().out
    assert "destination token" in said
    landed = re.findall(r"Landed in (.+): Ship to (.+), capacity", said)
    assert len(landed) > 5
    assert [pair for pair in landed if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True])
def test_every_language_tells_a_whole_game(language: str, plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    played(seated(players=4, seed=7, language=language, plain=plain), seed=4)
    assert seated(language=language).texts.text("heading-score") in capsys.readouterr().out


def test_a_discovery_to_place_is_told_with_its_text(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(players=3).dock("hellas-3").call(int(PLACE_A_DISCOVERY), seat=1)
    scene.table.cells[DRAWN] = scene.card("rich-vein")
    typed(at_table(scene.play), "2", "board")
    said = " ".join(capsys.readouterr().out.split())
    assert "Rich Vein: Last production: 2 more point tokens are placed here. 1 Vastitas" in said
    assert "You put a discovery face down at Ausonia." in said


def test_a_question_with_one_answer_is_answered_by_itself_and_visibly(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "7", "1", "2")
    assert "look at a discovery. Draw an event card (the only possibility)" in capsys.readouterr().out


def test_only_what_the_person_may_know_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """What the bots were dealt and keep is not on the screen."""
    session = typed(seated(seed=4), "1")
    said = capsys.readouterr().out
    hidden = [step.text for step in session.play.steps if step.player > 0][:3]
    assert hidden
    for card in hidden:
        assert str(session.renderer.thing("card", card)) not in said


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_screen_is_the_same_whatever_is_hidden(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Put another world behind the person's back: not a letter changes."""
    session = typed(seated(seed=seed), "1", "9")
    capsys.readouterr()
    session.renderer.write_board()
    before = capsys.readouterr().out
    play = session.play
    play.table = play.game.sample_world(play.view(0), seed)
    session.renderer.write_board()
    assert capsys.readouterr().out == before


# Choosing


def test_characters_go_by_the_numbers_on_their_cards(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(seed=4), "1", "7")
    assert "scientist" in [step.text for step in session.play.steps if step.player == 0]


def test_an_answer_may_be_typed_in_notation() -> None:
    session = seated(seed=4)
    asked = session.play.question(0)
    assert asked is not None
    answers = [asked.choices[0], "scientist", "d2"]
    typed(session, *answers)
    assert [step.text for step in session.play.steps if step.player == 0] == answers


def test_a_wrong_number_names_the_right_ones(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "7")
    assert "7 can't be chosen here. The choices: 1, 2." in capsys.readouterr().out


def test_a_number_that_the_rules_forbid_names_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "7", "1", "2", "7")
    said = " ".join(capsys.readouterr().out.split())
    assert "7 Scientist: This character is not in your hand" in said
    assert "(rule R6)" in said


@pytest.mark.parametrize("nonsense", ["fly", "9" * 500, "d99", "-", "1 2", "\x1b[31m", "%s{seat}", "🚀"])
def test_nonsense_is_told_apart_and_changes_nothing(nonsense: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = seated(seed=4)
    before = position(session)
    typed(session, nonsense)
    said = capsys.readouterr().out
    assert "There is no command" in said or "can't be chosen here" in said
    assert "\x1b" not in said
    after = position(session)
    assert after.replace(after.split()[1], "") == before.replace(before.split()[1], "")  # the bots have sealed theirs


def test_an_empty_line_shows_the_question_again(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "", "")
    assert capsys.readouterr().out.count("Choose the mission you keep.") == 3


# Taking back


def test_an_answer_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(seed=4), "1", "7")
    before = position(session)
    again = typed(seated(seed=4), *TWO_DOCKS, "undo")
    assert position(again) == before
    assert "Taken back." in capsys.readouterr().out


def test_what_followed_by_itself_is_taken_back_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Of two ships the second is the only possibility: undoing goes back to the choice of the first."""
    scene = Scene(players=3).dock("hellas-3").dock("ausonia-4").resolve("secret-agent", seat=1)
    typed(at_table(scene.play), "1", "undo")
    assert "Dock 2 (the only possibility)" in capsys.readouterr().out
    assert scene.choices == ["d1", "d2"]
    assert (scene.aboard(1, 1), scene.aboard(2, 1)) == (0, 0)


def test_nothing_can_be_taken_back_at_first(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "undo")
    assert "There is nothing to take back." in capsys.readouterr().out


def test_what_others_or_nature_did_since_can_not_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(seed=4), "1", "undo")
    assert "This can't be taken back" in capsys.readouterr().out
    assert position(session) == position(typed(seated(seed=4), "1"))


def test_undoing_forgets_what_was_told(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), *TWO_DOCKS, "undo", "2")
    said = capsys.readouterr().out
    assert said.count("You place 1 astronaut on the ship at Dock 2.") == 1


# Why


def test_why_lists_what_is_refused_with_reason_and_rule(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "7", "1", "2", "why")
    said = " ".join(capsys.readouterr().out.split())
    assert "Not possible now" in said
    assert "7 Scientist: This character is not in your hand" in said


def test_why_about_one_thing_shows_the_rule(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "7", "1", "2", "why scientist", "why 7", "why recruiter")
    said = " ".join(capsys.readouterr().out.split())
    assert said.count("7 Scientist: This character is not in your hand") == 2
    assert "Rule R6: " in said
    assert "9 Recruiter: this is possible." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_shows_the_rule_in_the_player_s_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4, language=language), "1", "7", "1", "2", "why 7", "rule c9")
    said = " ".join(MARKS.sub("", capsys.readouterr().out).split())
    for id in ("R6", "C9"):
        rule = ledger("red-planet-second", language).line(id)
        assert rule.language == language
        assert " ".join(rule.text.split()) in said


def test_why_knows_when_everything_is_possible_or_nothing_is_meant(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(players=3).dock("hellas-3").dock("ausonia-4").dock("phobos-3").resolve("recruiter", seat=1)
    typed(at_table(scene.play), "why", "why d1", "why d9")
    said = capsys.readouterr().out
    assert "Everything is possible here." in said
    assert "Dock 1: this is possible." in said
    assert "no choice called d9" in said


def test_why_names_many_refused_things_in_short(capsys: pytest.CaptureFixture[str]) -> None:
    scene = Scene(players=3).dock("hellas-3").put("hellas", {1: 1}).resolve("explorer", seat=1)
    typed(at_table(scene.play), "why", "why phobos", "why hellas>ausonia")
    said = " ".join(capsys.readouterr().out.split())
    assert "You have no astronaut there. Choose a place where you have one. (rule C3): Vastitas Borealis →" in said
    assert "and 84 more, such as Vastitas Borealis → Hellas" in said
    assert "Hellas → Ausonia: These zones have no common border. Choose a neighbouring zone. (rule C3)" in said


@pytest.mark.parametrize("game", ["red-planet-second", "rocketmen"])
def test_why_says_in_words_what_is_refused(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Names of answers are for programs."""
    session = seated(game, players=3)
    typed(session, *(["1"] if game == "red-planet-second" else []))
    capsys.readouterr()
    asked = session.play.question(0)
    session.inspector.do("why", "", asked)
    session.inspector.do("why", "nonsense", asked)
    said = capsys.readouterr().out
    assert "nonsense" in said
    spelled = {each.text for each in session.play.candidates(0) if ":" in each.text or ">" in each.text}
    assert [text for text in spelled if text in said] == []


# Looking around


@pytest.mark.parametrize("plain", [False, True])
def test_the_log_names_the_rules_behind_what_happened(plain: bool, capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(plain=plain), "1", "9")
    news = capsys.readouterr().out
    assert not re.search(r"\[[A-Z][0-9]", news), "news as they come are read for what happened"
    session.inspector.do("log", "200", None)
    said = " ".join(capsys.readouterr().out.split())
    assert "Round 1 begins. [R1]" in said
    assert re.search(r"keeps? .+?\. \[(F[0-9], )?S9\]", said)
    assert re.search(r"reveals? Recruiter\. \[C2, R3\]", said)


def test_the_other_commands_answer(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "help", "board", "cards", "map", "log", "log 2", "rule c9", "rule C99", "preview 1")
    said = " ".join(capsys.readouterr().out.split())
    for part in (
        "undo: Take back your last choice.",
        "Decks and supplies",
        "9 Recruiter: Place 1 astronaut on a docked ship.",
        "Hellas: outer zone, neighbours:",
        "Rule C9: 5 Saboteur:",
        "There is no rule C99. The rules of this game: S1–S12, R1–R17",
        "What would happen",
    ):
        assert part in said


def test_a_preview_tells_what_a_choice_leads_to_and_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(seed=4), "1", "7", "preview 2", "preview 9")
    said = capsys.readouterr().out
    assert "You place 1 astronaut on the ship at Dock 2." in said
    assert "9 can't be chosen here." in said
    assert position(session) == position(typed(seated(seed=4), "1", "7"))


def test_a_preview_says_what_a_choice_would_mean(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "preview 7", "7", "preview 2")
    said = capsys.readouterr().out
    assert "Acts when 7 is called." in said
    assert "As things stand, 2 astronauts would be placed." in said
    assert "1 astronaut would board the ship at Dock 2." in said


def test_a_production_is_told_with_the_points_so_far(capsys: pytest.CaptureFixture[str]) -> None:
    session = played(seated(seed=4))
    said = capsys.readouterr().out
    for number in (1, 2):
        told = said.partition(f"Production {number} begins.")[2]
        assert f"Production {number}: " in told
        assert "Points so far: Seat 1 (you) " in told
    assert "now " in said.partition("Your missions and actions")[2]
    assert session.play.over


def test_commands_have_words_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=3, language="pl"), "pomoc", "HELP", "Plansza", "dlaczego")
    said = capsys.readouterr().out
    assert said.count("cofnij (undo): Cofnij swój ostatni wybór.") == 2


# Leaving


def test_leaving_offers_to_save(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "quit", "perhaps", "yes")
    assert capsys.readouterr().out.endswith("Goodbye.\n")
    assert len(list(Path().iterdir())) == 1


def test_leaving_without_saving_leaves_no_file(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=3, language="it"), "1", "esci", "no")
    assert capsys.readouterr().out.endswith("A presto.\n")
    assert list(Path().iterdir()) == []


def test_leaving_a_saved_game_asks_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    typed(seated(seed=4), "1", "save mine", "quit")
    assert "Save the game before you leave?" not in capsys.readouterr().out
    assert [path.name for path in Path().iterdir()] == ["mine.marsbound.json"]


def test_the_end_of_input_saves(capsys: pytest.CaptureFixture[str]) -> None:
    session = typed(seated(seed=4), "1", "7")
    saved = next(Path().iterdir())
    assert f"Saved to {saved}." in capsys.readouterr().out
    assert position_text(records.restored(records.read(saved)).table, session.play.game.fields) == position(session)


def test_a_crash_saves_before_it_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = seated(seed=4)

    def crash(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(session.inspector, "show", crash)
    with pytest.raises(ZeroDivisionError):
        typed(session, "1")
    assert len(list(Path().iterdir())) == 1


def test_a_finished_game_can_be_looked_at_and_saved(capsys: pytest.CaptureFixture[str]) -> None:
    session = played(seated(players=3, seed=2))
    capsys.readouterr()
    typed(session, "board", "log", "why", "undo", "fly", "save done", "")
    said = capsys.readouterr().out
    for part in ("Final score", "What happened", "The game is over.", "There is no command fly", "Saved to done"):
        assert part in said
    assert said.endswith("Goodbye.\n")
    assert records.restored(records.read("done.marsbound.json")).over
