"""marsbound games, rules and pack: looking things up."""

import json
import re
from pathlib import Path

import pytest

from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.ledger import ledger
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command
from tests.terminal.processes import MARKS


def words(text: str) -> str:
    return " ".join(text.split())


# Games


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_listed_with_its_options(language: str, marsbound: Command) -> None:
    said = marsbound("games", "--lang", language).output
    for game in games().values():
        assert game.name in said
        for option in game.options:
            assert f"--option {option.name}=" in said
            assert (option.source in said) == (language == "en")


def test_a_game_tells_for_how_many_it_is(marsbound: Command) -> None:
    said = marsbound("games").output
    assert "Mission: Red Planet, second edition (2 to 6 players)" in said
    assert "short_ending=no (default)|yes" in said
    assert "not affiliated with the publishers" in said


# Rules


@pytest.mark.parametrize(
    ("game", "language", "search", "found"),
    [
        ("red-planet-second", "en", "SABOTEUR dock", ["C9"]),
        ("red-planet-second", "ru", "рекрутер девятым", ["R17"]),
        ("red-planet-second", "pl", "zolnierz", ["C12", "C13", "T4"]),
        ("red-planet-second", "he", 'ב-1/2/3/4 "1/2/4/7', ["F5"]),
        ("rocketmen", "he", "רב-תכליתית", ["K9"]),
        ("rocketmen", "it", "PERCHE puo", ["T7", "M3", "O13"]),
    ],
)
def test_rules_are_found_by_their_words_however_they_are_typed(
    marsbound: Command, game: str, language: str, search: str, found: list[str]
) -> None:
    said = MARKS.sub("", marsbound("rules", game, "--find", search, "--lang", language).output)
    assert re.findall(r"(?m)^([A-Z][0-9]+) ", said) == found
    told = json.loads(marsbound("rules", game, "--find", search, "--lang", language, "--json").output)
    assert [rule["id"] for section in told["sections"] for rule in section["rules"]] == found


def test_what_no_rule_has_is_not_found(marsbound: Command) -> None:
    assert marsbound("rules", "rocketmen", "--find", "saboteur").output.strip() == "No rule has all these words."
    assert "--find is for all rules" in marsbound.refused("rules", "rocketmen", "L3", "--find", "card")
    assert "--find is for all rules" in marsbound.refused("rules", "diff", "--find", "card")


@pytest.mark.parametrize("game", ["red-planet-second", "red-planet-first", "rocketmen"])
def test_all_rules_of_a_game_are_there(game: str, marsbound: Command) -> None:
    said = marsbound("rules", game).output
    for line in ledger(game).lines:
        assert f"\n{line.id} " in said
    assert "*" not in said
    assert "](" not in said


def test_one_rule_is_found_by_its_id(marsbound: Command) -> None:
    assert words(marsbound("rules", "red-planet-second", "c9").output).startswith("C9 5 Saboteur: place 1;")


def test_a_section_is_found_by_its_letter(marsbound: Command) -> None:
    said = marsbound("rules", "red-planet-second", "L").output
    assert "L · Lost in Space" in said
    assert "L2" in said
    assert "C9" not in said


def test_a_rule_names_its_counterparts(marsbound: Command) -> None:
    assert "red-planet-second C14: changed" in marsbound("rules", "red-planet-first", "C9").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_read_in_the_reader_s_language(language: str, marsbound: Command) -> None:
    rule = ledger("rocketmen", language).line("L3")
    assert rule.language == language
    said = words(MARKS.sub("", marsbound("rules", "rocketmen", "L3", "--lang", language).output))
    assert words(rule.text.replace("*", "")) in said


def test_a_comparison_is_in_the_reader_s_language(marsbound: Command) -> None:
    said = words(marsbound("rules", "diff", "red-planet-first", "red-planet-second", "--lang", "pl").output)
    assert "P8 Zasada domowa z rosyjskiej instrukcji" in said
    assert "T14 Talia neutralna nigdy się nie kończy" in said


def test_a_wrong_id_is_told_with_near_ones(marsbound: Command) -> None:
    assert 'red-planet-second has no rule "C99" (did you mean C9?)' in marsbound.refused(
        "rules", "red-planet-second", "C99"
    )
    assert 'has no section "Q"' in marsbound.refused("rules", "red-planet-second", "Q")
    assert "did you mean red-planet-first / red-planet-second?" in marsbound.refused("rules", "red-planet")
    assert "one too many" in marsbound.refused("rules", "red-planet-second", "C9", "C10")


def test_two_editions_are_compared_rule_by_rule_and_entry_by_entry(marsbound: Command) -> None:
    said = words(marsbound("rules", "diff", "red-planet-first", "red-planet-second").output)
    for part in (
        "Rules, the same: 27",
        "C7 = C11",
        "Rules, changed: 27",
        "S1 ≠ S1",
        "Rules, only in red-planet-first: 1",
        "P8 A house rule",
        "T14 A neutral deck never runs out",
        "Content: character",
        "the same (1): saboteur",
        "pilot (number: 9 → 1)",
        "only in red-planet-second (1): phobos",
    ):
        assert part in said


def test_the_comparison_works_the_other_way_round(marsbound: Command) -> None:
    said = words(marsbound("rules", "diff", "red-planet-second", "red-planet-first").output)
    assert "C11 = C7" in said or "C11 ≠ R6 + C7" in said
    assert "pilot (number: 1 → 9)" in said


def test_what_can_not_be_compared_is_told(marsbound: Command) -> None:
    assert "can't be compared" in marsbound.refused("rules", "diff", "rocketmen", "red-planet-first")
    assert "Two games are compared" in marsbound.refused("rules", "diff", "rocketmen")
    assert 'no game is called "x"' in marsbound.refused("rules", "diff", "x", "rocketmen")


# Packs


def test_packs_are_listed_with_how_sure_we_are(marsbound: Command) -> None:
    said = marsbound("pack", "list").output
    assert builtin("red-planet-second").hash in said
    assert "ship 36" in said
    assert "printed 2, reported by several 9, reported once 22, ours 53" in said


def test_an_entry_shows_its_weakest_pedigree_and_its_fields_theirs(marsbound: Command) -> None:
    said = words(marsbound("pack", "show", "red-planet-second", "--section", "character").output)
    assert "pilot: reported once number 1 (printed); places 2 (reported once)" in said
    assert "hellas-3" not in said


def test_pedigrees_are_told_in_the_reader_s_words(marsbound: Command) -> None:
    assert "pilot: z jednej relacji" in marsbound("pack", "show", "red-planet-second", "--lang", "pl").output


def test_a_pack_is_copied_checked_and_played(marsbound: Command) -> None:
    assert (
        "my-box has been written to my-box.toml."
        in marsbound("pack", "copy", "red-planet-second", "my-box.toml").output
    )
    said = marsbound("pack", "check", "my-box.toml").output
    assert f"my-box can be played with. Hash: {builtin('red-planet-second').hash}" in said
    text = Path("my-box.toml").read_text("utf-8")
    Path("my-box.toml").write_text(text.replace("ice-monopoly = 9 ", "ice-monopoly = 12 ", 1), "utf-8")
    assert "ice-monopoly 12" in marsbound("pack", "show", "my-box.toml", "--section", "tokens").output
    assert "Based on red-planet-second" in marsbound("pack", "show", "my-box.toml").output
    result = marsbound("play", "red-planet-second", "--players", "3", "--pack", "my-box.toml", typed="1\nquit\nno\n")
    assert result.exit_code == 0


def test_a_pack_brings_its_own_words(marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml")
    Path("my-box.en.ftl").write_text("zone-hellas = Hellas Planitia\n", "utf-8")
    result = marsbound("play", "red-planet-second", "--players", "3", "--pack", "my-box.toml", typed="quit\nno\n")
    assert "Hellas Planitia" in result.output


def test_a_card_that_has_no_words_is_called_by_its_id(marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml")
    text = Path("my-box.toml").read_text("utf-8")
    Path("my-box.toml").write_text(text.replace('"lichens"', '"strange-moss"'), "utf-8")
    assert marsbound("pack", "check", "my-box.toml").exit_code == 0
    for seed in ("1", "2", "3"):
        arguments = ("play", "red-planet-second", "--players", "3", "--pack", "my-box.toml", "--seed", seed)
        assert marsbound(*arguments, typed="1\n7\n").exit_code == 0


def test_every_mistake_of_a_pack_is_a_line(marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml")
    text = Path("my-box.toml").read_text("utf-8")
    broken = text.replace('"ausonia", "hellas"', '"ausona", "hellas"', 1).replace("capacity = 5", "capacity = 0", 1)
    Path("my-box.toml").write_text(broken, "utf-8")
    checked = marsbound("pack", "check", "my-box.toml")
    lines = checked.stdout.strip().splitlines()
    assert checked.exit_code == 2
    assert len(lines) >= 2
    assert all(line.startswith("my-box.toml: ") for line in lines)
    assert any('touches "ausona", which is no zone; did you mean "ausonia"?' in line for line in lines)


def test_what_a_check_finds_is_told_in_one_place(marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml")
    text = Path("my-box.toml").read_text("utf-8")
    broken = text.replace("ice = 40", "ice = 41", 1).replace("capacity = 5", "capacity = 0", 1)
    Path("my-box.toml").write_text(broken, "utf-8")
    checked = marsbound("pack", "check", "my-box.toml")
    assert [line.split(": ")[1] for line in checked.stdout.splitlines()] == ["note", "ship vastitas-borealis-5"]
    assert (checked.stderr, checked.exit_code) == ("", 2)
    missing = marsbound("pack", "check", "none.toml")
    assert missing.stdout == "none.toml: can't be read (No such file or directory); expected a TOML file\n"
    assert (missing.stderr, missing.exit_code) == ("", 2)


MISTAKES = {
    "en": 'my-box.toml: zone hellas: touches "ausona", which is no zone; did you mean "ausonia"?',
    "pl": 'my-box.toml: zone hellas: touches "ausona", a tego nie ma w sekcji zone; może chodziło o „ausonia”?',
    "ru": 'my-box.toml: zone hellas: touches "ausona", а такого нет в разделе zone; может быть, «ausonia»?',
    "he": 'my-box.toml: zone hellas: touches "ausona", שאינו בחלק zone; האם הכוונה הייתה ל״ausonia״?',
    "it": 'my-box.toml: zone hellas: touches "ausona", che non è nella sezione zone; intendevi «ausonia»?',
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_mistakes_are_told_in_the_reader_s_language(language: str, marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml")
    text = Path("my-box.toml").read_text("utf-8")
    hellas = text.index('id = "hellas"')
    Path("my-box.toml").write_text(text[:hellas] + text[hellas:].replace("[", '["ausona", ', 1), "utf-8")
    said = marsbound("pack", "check", "my-box.toml", "--lang", language).stdout
    plain = re.sub("[\u200e\u200f\u2068\u2069]", "", said).replace("\u00a0", " ")
    assert MISTAKES[language] in plain.splitlines()
    played = marsbound.refused(
        "play", "red-planet-second", "--players", "3", "--pack", "my-box.toml", "--lang", language
    )
    assert said.strip() == played.strip()


def test_a_note_refuses_nothing(marsbound: Command) -> None:
    marsbound("pack", "copy", "red-planet-second", "my-box.toml", "--name", "two-ices")
    text = Path("my-box.toml").read_text("utf-8")
    Path("my-box.toml").write_text(text.replace("ice = 40", "ice = 41", 1), "utf-8")
    result = marsbound("pack", "check", "my-box.toml")
    assert result.exit_code == 0
    assert "note:" in result.output
    assert "two-ices can be played with." in result.output


def test_copying_never_overwrites(marsbound: Command) -> None:
    Path("my-box.toml").write_text("mine", "utf-8")
    assert "my-box.toml is already there" in marsbound.refused("pack", "copy", "red-planet-second", "my-box.toml")
    assert Path("my-box.toml").read_text("utf-8") == "mine"
    refused = marsbound.refused("pack", "copy", "red-planet-second", "my-box.toml", "--lang", "pl")
    assert "my-box.toml już istnieje; oczekiwano nowego pliku" in MARKS.sub("", refused)
    assert "give one with --name" in marsbound.refused("pack", "copy", "red-planet-second", "My Box.toml")
    assert 'no section of red-planet-second; did you mean "ship"?' in marsbound.refused(
        "pack", "show", "red-planet-second", "--section", "shp"
    )
