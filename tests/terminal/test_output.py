"""Lines, columns, colours, and text that runs from right to left."""

import re
import unicodedata

import pytest

from marsbound.terminal.output import Output, padded, unisolated, width_of, wrapped
from marsbound.text import LANGUAGES
from tests.terminal.persons import played, seated

HEBREW = "שלום"
CODES = re.compile(r"\x1b\[[0-9;]*m")


def output(monkeypatch: pytest.MonkeyPatch, columns: int = 121, **options: bool) -> Output:
    monkeypatch.setenv("COLUMNS", str(columns))
    return Output(**options)


@pytest.mark.parametrize(
    ("text", "width"),
    [("abc", 3), ("\x1b[31mabc\x1b[0m", 3), (f"\u2068{HEBREW}\u2069", 4), ("é", 1), ("e\u0301", 1), ("漢", 2), ("", 0)],
)
def test_the_width_is_that_on_the_screen(text: str, width: int) -> None:
    assert width_of(text) == width
    assert width_of(padded(text, 9)) == 9


def test_text_is_broken_at_spaces() -> None:
    assert wrapped("one two three", 7) == ["one two", "three"]
    assert wrapped("incomprehensibilities", 5) == ["incomprehensibilities"]
    assert wrapped("two\u00a0words here", 6) == ["two\u00a0words", "here"]
    assert wrapped("", 5) == [""]


def test_the_last_column_takes_what_is_left(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output(monkeypatch, 41).columns([["a", "short"], ["longer", "words that need another line altogether"]])
    assert capsys.readouterr().out == (" a       short\n longer  words that need another line\n         altogether\n")


def test_the_width_follows_the_terminal_within_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert output(monkeypatch, 81).width == 80
    assert output(monkeypatch, 500).width == 100
    assert output(monkeypatch, 5).width == 40


def test_colours_only_where_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b" in output(monkeypatch, colours=True).strong("x")
    assert output(monkeypatch).strong("x") == "x"
    assert output(monkeypatch, colours=True, plain=True).of_seat("x", 1) == "x"


def test_in_hebrew_marks_hold_together_what_runs_the_other_way() -> None:
    assert unisolated(f"\u2068\u2068{HEBREW}\u2069 \u20682\u2069\u2069.", right_to_left=True) == f"{HEBREW} 2."
    assert unisolated("\u206863%\u2069, \u2068$20\u2069", right_to_left=True) == "63%, $20"
    assert unisolated("\u2068/tmp/x.json\u2069", right_to_left=True) == "\u200e/tmp/x.json\u200e\u200f"
    assert unisolated("\u20685–7\u2069", right_to_left=True) == "\u200e5–7\u200e\u200f"
    assert unisolated("as it is", right_to_left=True) == "as it is"


def test_a_hebrew_name_leaves_what_follows_where_it_is() -> None:
    assert unisolated(f"1. \u2068{HEBREW}\u2069: 12", right_to_left=False) == f"1. \u200f{HEBREW}\u200f\u200e: 12"
    assert unisolated("\u2068Anna\u2069: 12", right_to_left=False) == "Anna: 12"


def test_cells_after_a_hebrew_name_stay_in_their_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output(monkeypatch).columns([[HEBREW, "12", "5"], ["Anna", "7", "3"]])
    turned, plain, _ = capsys.readouterr().out.split("\n")
    assert turned == f"\u200e {HEBREW}  \u200e12  \u200e5"
    assert plain == " Anna  7   3"


def test_a_line_from_right_to_left_is_padded_and_closed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output(monkeypatch, right_to_left=True).write(HEBREW, "")
    line, empty, _ = capsys.readouterr().out.split("\n")
    assert line.startswith("\u200f")
    assert line.endswith("\u200f")
    assert width_of(line) == 100
    assert empty == ""


@pytest.mark.parametrize(
    ("language", "players"), [("en", 6), ("pl", 5), ("ru", 2), ("he", 6), ("it", 2), ("he", 2), ("ru", 6)]
)
def test_a_whole_game_fits_a_hundred_columns(language: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    played(seated(players=players, seed=11, language=language), seed=5)
    lines = capsys.readouterr().out.splitlines()
    assert [line for line in lines if width_of(line) > 100] == []
    if language == "he":
        assert {line[0] + line[-1] for line in lines if line} == {"\u200f\u200f"}
        assert "\u2068" not in "".join(lines)


@pytest.mark.parametrize("columns", [20, 60, 80])
def test_a_narrow_terminal_is_no_reason_to_fail(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    played(seated(players=6, seed=13, language="ru"), seed=7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_lines_have_no_signs_for_the_eye(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """No colours, no boxes, no columns: letters, digits, punctuation."""
    played(seated(players=4, seed=12, language=language, plain=True), seed=6)
    said = capsys.readouterr().out
    assert "  " not in said
    assert not CODES.search(said)
    strange = {sign for sign in said if unicodedata.category(sign) in ("So", "Sm", "Sk", "Co", "Cc") and sign != "\n"}
    assert strange <= {"→", "←", "×", "+"}
    assert not any("\u2500" <= sign <= "\u259f" for sign in said)
