"""The rules reference as the faces read it, and the script that says which of its lines have a test."""

import re
import runpy
import shutil
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from marsbound.games.registry import kits
from marsbound.ledger import (
    OUR_RULING,
    BrokenLedger,
    Counterpart,
    Kind,
    Ledger,
    UnknownGame,
    UnknownRule,
    difference,
    ledger,
    read,
)

LINES = {"red-planet-first": 55, "red-planet-second": 99, "rocketmen": 116}
SMALL = "# A game\n\nA few words.\n\n## C · Characters\n\nWho is who.\n\n- **C1** The first.\n- **C2** The second.\n"


def in_file(folder: Path, text: str) -> Ledger:
    file = folder / "rocketmen.md"
    file.write_text(text, encoding="utf-8")
    return read("rocketmen", file, ("a-game-second",))


# The files


def test_there_are_three_games() -> None:
    assert {name: kit.rule_count for name, kit in kits().items()} == LINES


@pytest.mark.parametrize("game", LINES)
def test_a_game_has_all_its_lines_in_order(game: str) -> None:
    rules = ledger(game)
    assert len(rules.lines) == LINES[game]
    for section in rules.sections:
        assert section.intro
        numbers = [f"{section.letter}{number}" for number in range(1, len(section.lines) + 1)]
        assert [line.id for line in section.lines] == numbers


@pytest.mark.parametrize("game", LINES)
def test_rules_refer_to_rules_that_exist(game: str) -> None:
    rules = ledger(game)
    for line in rules.lines:
        for id in re.findall(r"\b[A-Z][0-9]+\b", line.text):
            assert rules.line(id).id == id


@pytest.mark.parametrize("game", LINES)
def test_a_ruling_of_ours_is_marked_in_one_way_only(game: str) -> None:
    for line in ledger(game).lines:
        assert line.ruling == bool(OUR_RULING.search(line.text))
        assert "ruling" not in OUR_RULING.sub("", line.text).lower()
        assert "[?]" not in line.text


def test_the_first_edition_names_its_counterparts() -> None:
    first = ledger("red-planet-first")
    assert first.compared_with == {"red-planet-second"}
    assert first.line("P8").counterparts == ()
    assert first.line("C9").counterparts[0] == Counterpart("red-planet-second", "C14", Kind.CHANGED)
    assert "{" not in first.line("C9").text


# Looking up


def test_a_line_is_found_by_its_id() -> None:
    saboteur = ledger("red-planet-second").line(" c9 ")
    assert saboteur.id == "C9"
    assert saboteur.text.startswith("5 Saboteur")
    assert not saboteur.ruling


def test_a_section_is_found_by_its_letter() -> None:
    assert ledger("rocketmen").section("l").title == "Launch"


def test_paragraphs_of_an_intro_are_kept_apart(tmp_path: Path) -> None:
    rules = in_file(tmp_path, SMALL.replace("A few words.", "A few\nwords.\n\nMore."))
    assert rules.intro == "A few words.\n\nMore."
    assert rules.sections[0].intro == "Who is who."


def test_an_unknown_game_is_told_with_near_ones() -> None:
    with pytest.raises(UnknownGame, match=r'"Red-Planet" \(did you mean red-planet-first / red-planet-second\?\)'):
        ledger("Red-Planet")


@pytest.mark.parametrize(
    ("id", "message"),
    [
        ("C99", r'red-planet-second has no rule "C99" \(did you mean C9\?\); its section C goes from C1 to C16'),
        ("Q", r'no rule "Q"; its sections are S, R, C, D, E, P, X, F, L, T'),
        ("", r'no rule ""; its sections are'),
    ],
)
def test_an_unknown_rule_is_told_with_what_there_is(id: str, message: str) -> None:
    with pytest.raises(UnknownRule, match=message):
        ledger("red-planet-second").line(id)


def test_an_unknown_section_is_told_with_what_there_is() -> None:
    with pytest.raises(UnknownRule, match='no section "Q"; its sections are S, Z, T, B'):
        ledger("rocketmen").section("Q")


# Files that went wrong


@pytest.mark.parametrize(
    ("was", "becomes", "message"),
    [
        ("# A game", "A game", r":1: expected '# Title'"),
        ("## C · Characters", "## Characters", r":5: expected a rule"),
        ("- **C2** The second.", "- C2 The second.", r":10: expected a rule"),
        ("- **C2** The second.", "- **C2**\n  The second.", r":10: expected a rule"),
        ("The second.", "The\nsecond.", r":11: expected a rule"),
        ("**C2**", "**C1**", r":10: C1 is there twice, the first time in row 9"),
        ("**C2**", "**D2**", r":10: rule D2 stands outside its section"),
        ("**C2**", "**C02**", r":10: expected a rule"),
        ("The second.", "*Our ruling:* a. *Our ruling:* b.", r":10: rule C2 has .* more than once"),
        ("The second.", "The second. {second: R7}", r":10: expected '{second: C9 same"),
        ("The second.", "The second. {third: R7 same}", r":10: expected '{second: C9 same"),
        ("The second.", "The second. {second: R7 same}", r"C1 without counterparts; expected '{second: none}'"),
        ("- **C1** The first.\n- **C2** The second.\n", "", r"section C has no rules"),
        (SMALL[8:], "", r"the file ends without a section"),
    ],
)
def test_a_file_in_another_form_is_refused_with_its_row(tmp_path: Path, was: str, becomes: str, message: str) -> None:
    assert was in SMALL
    with pytest.raises(BrokenLedger, match=rf"rocketmen\.md.*{message}"):
        in_file(tmp_path, SMALL.replace(was, becomes))


def test_a_missing_file_is_told_with_its_place(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match=r"rocketmen is missing: expected the file .*rocketmen\.md"):
        read("rocketmen", tmp_path / "rocketmen.md")


# Comparing editions


def test_every_line_of_both_editions_is_in_the_difference() -> None:
    first, second = ledger("red-planet-first"), ledger("red-planet-second")
    rows = difference(first, second)
    assert [row.first for row in rows if row.first] == list(first.lines)
    assert {line.id for row in rows for line in row.second} == {line.id for line in second.lines}
    assert {row.kind for row in rows if row.first is None} == {Kind.ONLY_HERE}


def test_the_difference_tells_same_changed_and_only_here() -> None:
    first, second = ledger("red-planet-first"), ledger("red-planet-second")
    rows = {row.first.id: row for row in difference(first, second) if row.first}
    assert rows["C2"].kind == Kind.SAME
    assert rows["R5"].kind == Kind.CHANGED
    assert rows["P8"].kind == Kind.ONLY_HERE
    assert [line.id for line in rows["R8"].second] == ["R7", "R8", "R9"]
    only_second = {row.second[0].id for row in difference(first, second) if row.first is None}
    assert {"S11", "C13", "E5", "T1"} <= only_second
    assert "C9" not in only_second


def test_the_difference_can_be_read_from_the_other_side() -> None:
    first, second = ledger("red-planet-first"), ledger("red-planet-second")
    rows = difference(second, first)
    kinds = {row.first.id: row.kind for row in rows if row.first}
    assert (kinds["C3"], kinds["C1"], kinds["C13"]) == (Kind.SAME, Kind.CHANGED, Kind.ONLY_HERE)
    assert [row.second[0].id for row in rows if row.first is None] == ["P8"]


def test_games_without_counterparts_are_not_compared() -> None:
    with pytest.raises(ValueError, match="red-planet-second and rocketmen can't be compared"):
        difference(ledger("red-planet-second"), ledger("rocketmen"))


# The coverage of the rules by tests

Run = Callable[..., subprocess.CompletedProcess[str]]
EVERY_ID = [f"red-planet-second:{line.id}" for line in ledger("red-planet-second").lines]
OTHER_IDS = [f"{game}:{line.id}" for game in ("red-planet-first", "rocketmen") for line in ledger(game).lines]


def marked(ids: list[str], name: str = "test_it", above: str = "") -> str:
    return f"{above}@pytest.mark.rule({', '.join(map(repr, ids))})\ndef {name}(): ...\n"


def marked_by_threes(ids: list[str]) -> str:
    return "".join(marked(ids[at : at + 3], f"test_{at}") for at in range(0, len(ids), 3))


@pytest.fixture(scope="module")
def script(root: Path) -> dict[str, Any]:
    """What `scripts/rules-coverage` defines."""
    return runpy.run_path(str(root / "scripts" / "rules-coverage"))


@pytest.fixture
def coverage(script: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the script on made-up test files, given as path=text; the other games have all their tests."""

    def run(files: dict[str, str], *options: str) -> subprocess.CompletedProcess[str]:
        tests = tmp_path / "tests"
        if files:
            files = {"test_others.py": marked_by_threes(OTHER_IDS), **files}
        for name, text in files.items():
            path = tests / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(textwrap.dedent(text), encoding="utf-8")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "argv", ["rules-coverage", str(tests), *options])
            try:
                code = script["main"]()
            except SystemExit as refused:
                code = refused.code
        said = capsys.readouterr()
        return subprocess.CompletedProcess(sys.argv, code, said.out, said.err)

    return run


def test_coverage_is_content_when_every_line_of_a_complete_game_has_a_test(coverage: Run) -> None:
    done = coverage({"test_rules.py": marked_by_threes(EVERY_ID)})
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.splitlines() == ["red-planet-second 99/99", "red-planet-first 55/55", "rocketmen 116/116"]


def test_coverage_fails_for_a_line_without_a_test(coverage: Run) -> None:
    done = coverage({"rulebook/test_rules.py": marked_by_threes(EVERY_ID[:-1])})
    assert done.returncode == 1
    assert done.stdout.startswith("red-planet-second 98/99\n  without a test: T14\n")
    assert "red-planet-second: 1 of its rules have no test" in done.stderr


def test_coverage_fails_for_an_unknown_id(coverage: Run) -> None:
    source = marked_by_threes(EVERY_ID) + marked(["red-planet-second:C99"], "test_last")
    done = coverage({"test_rules.py": source})
    assert done.returncode == 1
    assert "tests/test_rules.py:67: there is no rule 'red-planet-second:C99'" in done.stderr


def test_coverage_fails_for_more_than_three_ids(coverage: Run) -> None:
    done = coverage({"test_rules.py": marked_by_threes(EVERY_ID) + marked(EVERY_ID[:4], "test_last")})
    assert done.returncode == 1
    assert "a test is for 3 rules at most" in done.stderr


def test_coverage_fails_for_a_line_that_is_gone(coverage: Run, tmp_path: Path) -> None:
    rules = tmp_path / "rules"
    rules.mkdir()
    for kit in kits().values():
        shutil.copy(kit.ledger_file, rules)
    path = rules / "rocketmen.md"
    path.write_text(re.sub(r"- \*\*F5\*\*.*\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    done = coverage({"test_rules.py": marked_by_threes(EVERY_ID)}, "--rules", str(rules))
    assert done.returncode == 1
    assert "rules-coverage: rocketmen: its reference has 115 lines, expected 116\n" in done.stderr


def test_coverage_fails_for_rules_it_cannot_read(coverage: Run, tmp_path: Path) -> None:
    done = coverage({"test_rules.py": ""}, "--rules", str(tmp_path))
    assert done.returncode == 1
    assert "red-planet-second is missing" in done.stderr


def test_coverage_needs_a_folder_of_tests(coverage: Run) -> None:
    done = coverage({})
    assert done.returncode == 2
    assert "expected the folder of tests" in done.stderr


ON_A_CLASS = """
@pytest.mark.rule("red-planet-second:C9")
class TestIt:
    def test_it(self): ...
"""
ON_A_MODULE = """
pytestmark = [pytest.mark.rule("red-planet-second:C9")]
async def test_it(): ...
"""
ON_A_CASE = """
@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("red-planet-second:C9"))])
def test_it(x): ...
"""
ON_A_NAMED_CASE = """
CASES = (pytest.param(2, marks=[pytest.mark.rule("red-planet-second:C9")]),)
@pytest.mark.parametrize("x", CASES)
def test_it(x): ...
"""


@pytest.mark.parametrize(
    "source", [marked(["red-planet-second:C9"]), ON_A_CLASS, ON_A_MODULE, ON_A_CASE, ON_A_NAMED_CASE]
)
def test_coverage_counts_a_mark_wherever_pytest_takes_it(coverage: Run, source: str) -> None:
    done = coverage({"test_it.py": source})
    assert done.stdout.startswith("red-planet-second 1/99\n")
    assert done.stderr == "rules-coverage: red-planet-second: 98 of its rules have no test\n"


C9 = ["red-planet-second:C9"]
SKIPPED_CLASS = ON_A_CLASS.replace("class", "@pytest.mark.skip\nclass")
SKIPPED_MODULE = ON_A_MODULE.replace("[pytest", '[pytest.mark.xfail(reason="x"), pytest')
SKIPPED_CASE = """
@pytest.mark.rule("red-planet-second:C8")
@pytest.mark.parametrize("x", [pytest.param(2, marks=(pytest.mark.skip, pytest.mark.rule("red-planet-second:C9")))])
def test_it(x): ...
"""


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("properties/test_it.py", marked(C9)),
        ("test_it.py", marked(C9, above="@given(integers())\n")),
        ("test_it.py", marked(C9, above="@pytest.mark.skip\n")),
        ("test_it.py", marked(C9, above="@pytest.mark.skipif(True, reason='x')\n")),
        ("test_it.py", marked(C9, above="@pytest.mark.xfail\n")),
        ("test_it.py", marked(C9, above="@pytest.mark.campaign\n")),
        ("test_it.py", marked(C9, above="pytest.importorskip('numpy')\n")),
        ("test_it.py", marked(C9).replace("...", "pytest.skip('later')")),
        ("test_it.py", marked(C9, above="@pytest.mark.parametrize('x', [])\n")),
        ("test_it.py", SKIPPED_CLASS),
        ("test_it.py", SKIPPED_MODULE),
        ("test_it.py", SKIPPED_CASE),
    ],
)
def test_coverage_does_not_count_a_property_or_what_may_not_run(coverage: Run, name: str, source: str) -> None:
    done = coverage({name: source})
    assert done.stdout.startswith("red-planet-second 0/99\n")
    assert done.stderr == "rules-coverage: red-planet-second: 99 of its rules have no test\n"


TOO_MANY_WITH_ITS_CLASS = """
@pytest.mark.rule("red-planet-second:C9", "red-planet-second:R8")
class TestIt:
    @pytest.mark.rule("red-planet-second:C1", "red-planet-second:R7")
    def test_it(self): ...
"""


@pytest.mark.parametrize(
    ("name", "source", "message"),
    [
        ("test_it.py", marked(C9, "check_it"), "tests/test_it.py:1: this rule mark is on nothing that pytest runs"),
        ("table.py", marked(C9), "tests/table.py:1: this rule mark is on nothing that pytest runs"),
        ("test_it.py", ON_A_CLASS.replace("TestIt", "It"), "this rule mark is on nothing"),
        ("test_it.py", "@pytest.mark.rule(C9)\ndef test_it(): ...", "a rule mark takes ids in plain strings"),
        ("test_it.py", "@pytest.mark.rule\ndef test_it(): ...", "a rule mark takes ids in plain strings"),
        ("properties/test_it.py", marked(["chess:E4"]), "tests/properties/test_it.py:1: there is no rule 'chess:E4'"),
        ("test_it.py", "@pytest.mark.rule(*IDS)\ndef test_it(): ...", "a rule mark takes ids in plain strings"),
        ("test_it.py", TOO_MANY_WITH_ITS_CLASS, "3 rules at most"),
        ("test_it.py", marked(EVERY_ID[:3], "test_that", ON_A_CASE.splitlines()[1] + "\n"), "3 rules at most"),
        ("test_it.py", "def test_it(:", "tests/test_it.py:1: no Python"),
    ],
)
def test_coverage_tells_what_is_wrong_with_a_mark(coverage: Run, name: str, source: str, message: str) -> None:
    done = coverage({name: source})
    assert done.returncode == 1
    assert message in done.stderr


def linked_files() -> list[Path]:
    found = []
    for path in sorted({file for kit in kits().values() for file in kit.ledger_file.parent.glob("*.md")}):
        found += [path.parent / target for target in re.findall(r"\]\(([^)#]+\.md)", path.read_text("utf-8"))]
    return found


def test_links_of_the_references_lead_somewhere() -> None:
    linked = linked_files()
    assert any(path.name == "packs.md" for path in linked)
    assert [str(path) for path in linked if not path.exists()] == []
