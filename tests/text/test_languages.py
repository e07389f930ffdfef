"""A language is a folder: what is in it, where it is looked for, how far it is; proven by one that nobody speaks."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from marsbound.games.registry import kits
from marsbound.text.languages import BadLanguage, language, read_language, rules_file, text_files
from marsbound.text.made_from import hashes
from marsbound.text.progress import Progress, messages, rules_of, texts_of
from marsbound.text.pseudo import ACCENTED, HEBREW, pseudo, write_language
from tests.text.messages import files, sentences

ENTRY = 'letters = "a"\nquotes = "“”"\n'


@pytest.fixture(scope="module")
def brought(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pseudo-language in both directions."""
    folder = tmp_path_factory.mktemp("languages")
    write_language(folder, right_to_left=False)
    write_language(folder, right_to_left=True)
    return folder


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"MARSBOUND_LANGUAGES": str(folder), "PYTHONIOENCODING": "utf-8"}
    return subprocess.run([sys.executable, "-m", *command], env=environment, capture_output=True, text=True)


def said(folder: Path, *command: str) -> str:
    done = run(folder, *command)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.split())


def test_an_entry_says_only_what_is_not_known_of_a_language(tmp_path: Path) -> None:
    (tmp_path / "cs").mkdir()
    (tmp_path / "cs" / "language.toml").write_text(ENTRY, "utf-8")
    czech = read_language(tmp_path / "cs")
    assert (czech.name, czech.direction, czech.locale, czech.keep, czech.font) == ("Čeština", "ltr", "cs", (), None)
    (tmp_path / "fa").mkdir()
    (tmp_path / "fa" / "language.toml").write_text(ENTRY, "utf-8")
    assert read_language(tmp_path / "fa").right_to_left


@pytest.mark.parametrize(
    ("code", "entry", "wrong"),
    [
        ("cs", "letters", "language.toml"),
        ("cs", "letters = 'a'", "quotes"),
        ("cs", ENTRY + "colour = 'red'", "colour"),
        ("xx", ENTRY, "xx"),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(tmp_path: Path, code: str, entry: str, wrong: str) -> None:
    (tmp_path / code).mkdir()
    (tmp_path / code / "language.toml").write_text(entry, "utf-8")
    with pytest.raises(BadLanguage, match=rf"language\.toml: .*{wrong}|{wrong}: .*expected"):
        read_language(tmp_path / code)
    done = run(tmp_path, "marsbound", "games")
    assert done.returncode == 2
    assert done.stderr.startswith("marsbound: ")
    assert wrong in done.stderr


def test_a_folder_without_languages_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "marsbound", "games")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"{tmp_path} holds no language" in done.stderr


def test_what_a_language_has_of_a_game_stands_before_what_the_game_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit = kits()["rocketmen"]
    assert text_files(kit, "pl") == kit.text_files("pl")
    assert rules_file(kit, "pl") == kit.translated_ledger_file("pl")
    monkeypatch.setattr("marsbound.text.languages.FOLDER", tmp_path)
    for name in ("pl/games/rocketmen.ftl", "pl/games/rocketmen.lore.ftl", "pl/rules/rocketmen.md"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    texts = {file.name: file.parent for file in text_files(kit, "pl")}
    games = dict.fromkeys(("pl.guide.ftl", "pl.terminal.ftl", "pl.title.ftl"), kit.folder / "text")
    assert texts == games | dict.fromkeys(("rocketmen.ftl", "rocketmen.lore.ftl"), tmp_path / "pl" / "games")
    assert rules_file(kit, "pl") == tmp_path / "pl" / "rules" / "rocketmen.md"


def test_what_is_wrong_with_its_messages_is_told_though_it_has_no_words_for_it(tmp_path: Path) -> None:
    (tmp_path / "fr").mkdir()
    (tmp_path / "fr" / "language.toml").write_text(ENTRY, "utf-8")
    (tmp_path / "fr" / "common.ftl").write_text("former-player Ancien joueur\n", "utf-8")
    done = run(tmp_path, "marsbound", "games", "--lang", "fr")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "common.ftl, line 1: " in done.stderr
    assert "expected a Fluent message" in done.stderr


def test_what_is_wrong_with_its_rules_is_told_when_they_are_stamped_and_when_they_are_read(tmp_path: Path) -> None:
    rules = tmp_path / "fr" / "rules"
    rules.mkdir(parents=True)
    (tmp_path / "fr" / "language.toml").write_text(ENTRY, "utf-8")
    unmarked = "# Rocketmen\n\n## L · Lancement\n\n- **L3** Les points de fusée.\n"
    (rules / "rocketmen.md").write_text(unmarked, "utf-8")
    for command in (
        ("marsbound.ledger_progress", "stamp", "rocketmen", "fr"),
        ("marsbound", "rules", "rocketmen", "L3", "--lang", "fr"),
    ):
        done = run(tmp_path, *command)
        assert (done.returncode, done.stderr.count("\n")) == (2, 1)
        assert "rocketmen.md: L3 marks our ruling in one language only" in done.stderr
    (rules / "rocketmen.md").write_text(unmarked.replace("fusée.", "fusée. *Notre décision :* là."), "utf-8")
    said(tmp_path, "marsbound.ledger_progress", "stamp", "rocketmen", "fr")
    assert "L3 Les points de fusée." in said(tmp_path, "marsbound", "rules", "rocketmen", "L3", "--lang", "fr")


# The language that nobody speaks


def test_it_is_accented_longer_and_in_brackets() -> None:
    _, letters = ACCENTED
    assert pseudo("Rule C9: place a card, `mode`", letters) == "Ŕüüĺëë C9: pĺääčëë ää čääŕď, `mode`"
    assert pseudo("Mars", HEBREW[1]) == "מאארס"
    english = "".join(file.read_text("utf-8") for file in files("en"))
    longer = len(pseudo(english, letters)) / len(english)
    assert 1.25 < longer < 1.5


def test_it_is_in_no_list_unless_it_is_brought() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "marsbound", "games", "--lang", "en-XA"], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert "there are en, pl, ru, he, it\n" in done.stderr


def test_the_terminal_speaks_it(brought: Path) -> None:
    assert "‹Ñöö ööpťïïööñš.›" in said(brought, "marsbound", "games", "--lang", "en-XA")
    assert "L3 ‹ÝÝööüüŕ ŕööčķëëť pööïïñťš" in said(brought, "marsbound", "rules", "rocketmen", "L3", "--lang", "en-XA")
    assert "‹נוו וופתייוונס.›" in said(brought, "marsbound", "games", "--lang", "en-XB")


def test_it_is_complete(brought: Path) -> None:
    told = said(brought, "marsbound.text.progress", "en-XA", "en-XB")
    assert told.count("texts 100%, rules 100%") == 2
    assert "missing:" not in told
    assert "out of date" not in told


# How far a language is


def without_attributes(message: str, source: str) -> str:
    kept, found = re.subn(rf"(?m)^({message} = .*\n)(?: +\..*\n)+", r"\1", source)
    assert found == 1
    return kept


def test_what_is_missing_or_out_of_date_is_named_and_english_stands_in(tmp_path: Path) -> None:
    own = write_language(tmp_path, right_to_left=False)
    common = (own / "common.ftl").read_text("utf-8")
    (own / "common.ftl").write_text(common.replace("option-players =", "option-nobody ="), "utf-8")
    title = own / "games" / "rocketmen.title.ftl"
    title.write_text(without_attributes("game-rocketmen", title.read_text("utf-8")), "utf-8")
    command = (own / "command.ftl").read_text("utf-8")
    (own / "command.ftl").write_text(without_attributes("help-marsbound", command), "utf-8")
    (own / "terminal.ftl").unlink()
    rules = (own / "rules" / "rocketmen.md").read_text("utf-8").splitlines(keepends=True)
    changed = [row.replace("<!-- ", "<!-- 0")[:-6] + " -->\n" if "**L4**" in row else row for row in rules]
    (own / "rules" / "rocketmen.md").write_text("".join(row for row in changed if "**L3**" not in row), "utf-8")
    said(tmp_path, "marsbound.text.progress", "stamp", "en-XA")
    stamps = (own / "made_from.txt").read_text("utf-8")
    (own / "made_from.txt").write_text(re.sub("(?m)^option-seat .*", "option-seat 000000", stamps), "utf-8")
    told = said(tmp_path, "marsbound.text.progress", "en-XA")
    assert "texts out of date: option-seat rules missing" in told
    parts = "help-marsbound.more help-marsbound.version help-marsbound.lang"
    assert f"texts missing: {parts} option-players " in told
    assert " game-rocketmen.description " in told
    assert "game-no-options" in told
    assert "rules missing: rocketmen:L3 rules out of date: rocketmen:L4" in told
    games = said(tmp_path, "marsbound", "games", "--lang", "en-XA")
    assert "No options." in games
    assert "Build a deck, fit out your rockets" in games
    assert "Show the version and exit." in said(tmp_path, "marsbound", "--help", "--lang", "en-XA")
    assert "L3 Your rocket points" in said(tmp_path, "marsbound", "rules", "rocketmen", "L3", "--lang", "en-XA")


def test_what_is_up_to_date_again_is_vouched_for_by_name(tmp_path: Path) -> None:
    own = write_language(tmp_path, right_to_left=False)
    (own / "made_from.txt").write_text("option-seat 000000\noption-seed 000000\nno-such-message 000000\n", "utf-8")
    said(tmp_path, "marsbound.text.progress", "stamp", "en-XA", "option-seat")
    assert "texts out of date: option-seed" in said(tmp_path, "marsbound.text.progress", "en-XA")
    stamped = dict(line.split() for line in (own / "made_from.txt").read_text("utf-8").splitlines())
    assert set(stamped) == set(hashes())
    assert stamped["option-seat"] == hashes()["option-seat"]
    done = run(tmp_path, "marsbound.text.progress", "stamp", "en-XA", "no-such-message")
    assert (done.returncode, done.stderr) == (2, "the English texts have no no-such-message\n")


def test_progress_counts_every_message_and_every_rule() -> None:
    assert texts_of("pl") == Progress(len(sentences("en")), [], [])
    assert set(messages("pl")) == set(sentences("pl"))
    assert rules_of("pl").total > sum(kit.rule_count for kit in kits().values())
    assert Progress(300, ["a"], ["b"]).percent == 99
    assert language("pl").name == "Polski"
