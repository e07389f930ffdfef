"""The help of every command and every option, in every language."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import click
import pytest

from marsbound.server.settings import usual_place
from marsbound.terminal import commands as commands_module
from marsbound.terminal.commands import main
from marsbound.terminal.help import Context, Spoken, help_id, option_name
from marsbound.terminal.output import width_of
from marsbound.terminal.retention import KINDS
from marsbound.terminal.words import SPEECH, CommandTexts, wanted_language
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command
from tests.text.messages import file_of, sentences_in

TRANSLATED = [language for language in LANGUAGES if language != "en"]
LETTERS = {"ru": "CYRILLIC", "he": "HEBREW"}
GIVEN = {"usual": usual_place()}  # what the help of an option tells


def commands(command: click.Command = main, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Spoken]]:
    assert isinstance(command, Spoken), f"{path}: its help is no message"
    yield path, command
    if isinstance(command, click.Group):
        context = Context(command)
        for name in command.list_commands(context):
            each = command.get_command(context, name)
            assert each is not None
            yield from commands(each, (*path, name))


PATHS = dict(commands())


def option_ids() -> set[str]:
    """As they stand in the file: the command's own, or the shared one."""
    found = set()
    for command in PATHS.values():
        for parameter in command.params:
            if isinstance(parameter, click.Option):
                own = f"{help_id(command)}.{option_name(parameter)}"
                found.add(own if own in written() else f"help-shared.{option_name(parameter)}")
    return found


@cache
def written() -> set[str]:
    return {sentence.name for sentence in sentences_in(file_of("command")) if sentence.name.startswith("help-")}


def test_every_command_and_option_has_a_message_and_every_message_a_command_or_option() -> None:
    examples = {f"{help_id(command)}.{name}" for command in PATHS.values() for _, name in command.examples}
    more = {name for name in written() if name.endswith(".more")}
    assert {name.partition(".")[0] for name in more} <= {help_id(command) for command in PATHS.values()}
    assert written() - more - examples == {help_id(command) for command in PATHS.values()} | option_ids()


def test_every_other_message_of_the_command_line_is_said_somewhere() -> None:
    sources = "\n".join(file.read_text("utf-8") for file in Path(commands_module.__file__).parent.glob("*.py"))
    names = [sentence.name for sentence in sentences_in(file_of("command")) if not sentence.name.startswith("help-")]
    composed = {f"swept-{kind}" for kind in KINDS} | {"checked-table", "checked-record"}
    assert [name for name in names if name not in composed and f'"{name}"' not in sources] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: "-".join(path) or "marsbound")
def test_help_is_told_in_every_language(path: tuple[str, ...], language: str, marsbound: Command) -> None:
    told = marsbound("--lang", language, *path, "--help")
    assert told.exit_code == 0
    texts = CommandTexts(language)
    shown = plain(told.output)
    assert plain(texts.text("click-usage")) in shown
    assert plain(texts.text(help_id(PATHS[path]))) in shown
    for parameter in PATHS[path].params:
        if isinstance(parameter, click.Option):
            assert parameter.opts[0] in told.output
            SPEECH.speak(language)
            record = parameter.get_help_record(Context(PATHS[path]))
            assert record is not None
            assert plain(record[1]) in shown, parameter.opts[0]


def plain(text: str) -> str:
    """Words alone: lines, marks and spaces are the sheet's."""
    return re.sub(r"[\s\u200e\u200f\u2068\u2069]+", "", text)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("path", PATHS, ids=lambda path: "-".join(path) or "marsbound")
def test_no_help_is_left_in_english(path: tuple[str, ...], language: str) -> None:
    command, english, ours = PATHS[path], CommandTexts("en"), CommandTexts(language)
    id = help_id(command)
    told = [(english.text(id), ours.text(id))]
    for parameter in command.params:
        if isinstance(parameter, click.Option):
            name = option_name(parameter)
            where = id if english.has(id, name) else "help-shared"
            told.append((english.attribute(where, name, **GIVEN), ours.attribute(where, name, **GIVEN)))
    for theirs, our in told:
        assert our != theirs
        if language in LETTERS:
            assert any(unicodedata.name(sign, "").startswith(LETTERS[language]) for sign in our), our


def test_every_help_stands_in_columns_of_the_width_of_the_screen(
    marsbound: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A Hebrew line is padded to the full width, marks not counted, and begins at the right."""
    monkeypatch.setenv("COLUMNS", "80")
    for path in PATHS:
        lines = [line for line in marsbound("--lang", "he", *path, "--help").output.splitlines() if line]
        assert {width_of(line) for line in lines} == {80}, path
        assert all(line.startswith("\u200f") and line.endswith("\u200f") for line in lines), path
        for line in lines:
            typed = re.search(r"(?<![\w`'-])--[a-z]", line)
            assert typed is None or "\u200e" in line[: typed.start()], line


# Which language


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "pl_PL.UTF-8"}, "pl"),
        ([], {"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "it_IT"}, "it"),
        ([], {"LC_ALL": "ru_RU.UTF-8", "LC_MESSAGES": "it_IT"}, "ru"),
        ([], {"LC_ALL": "C.UTF-8", "LANG": "pl_PL"}, "en"),
        ([], {"LANG": "iw_IL"}, "he"),
        ([], {"LANG": "fr_FR"}, "en"),
        ([], {"LANG": "pl_PL", "MARSBOUND_LANG": "it"}, "it"),
        (["--lang", "ru", "play"], {"MARSBOUND_LANG": "it"}, "ru"),
        (["--lang=ru", "play"], {}, "ru"),
        (["--lang", "ru", "play", "--lang", "pl"], {}, "pl"),
        (["play", "--lang"], {}, "en"),
    ],
)
def test_the_language_is_the_one_said_or_the_environment_s_or_the_system_s(
    arguments: list[str], environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "MARSBOUND_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert wanted_language(arguments) == language


def test_every_command_takes_its_language_behind_it(marsbound: Command) -> None:
    alone = [path for path, command in PATHS.items() if not isinstance(command, click.Group)]
    assert [path for path in alone if "--lang" not in {name for each in PATHS[path].params for name in each.opts}] == []
    refused = marsbound.refused("admin", "list", "--database", "nowhere.db", "--lang", "pl")
    assert CommandTexts("pl").text("error-no-database", place="nowhere.db") in refused


def test_a_command_speaks_the_language_of_the_system(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    assert "Gra nieoficjalna" in marsbound("games").output
    assert "Gioco non ufficiale" in marsbound("games", "--lang", "it").output
    assert "Неофициальная игра" in marsbound("--lang", "ru", "games").output


def test_a_language_that_is_not_there_is_refused(marsbound: Command) -> None:
    assert "no language tlh; there are en, pl, ru, he, it" in marsbound.refused("--lang", "tlh", "games")
    assert "no language tlh" in marsbound.refused("games", "--lang", "tlh")
