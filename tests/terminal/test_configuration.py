"""Settings of a server: options, variables, a file, and what is usual, in this order."""

import tomllib
from pathlib import Path

import click
import pytest

from marsbound.terminal import configuration, settings_table
from marsbound.terminal.configuration import configured_database, settings_of, variable_of
from marsbound.terminal.help import option_name
from marsbound.terminal.serve import serve
from marsbound.text import LANGUAGES
from tests.terminal.conftest import Command

SHOW = ("serve", "--show-config")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One that is named by the environment, as a container does it."""
    path = tmp_path / "serve.toml"
    path.touch(mode=0o600)
    monkeypatch.setenv("MARSBOUND_CONFIG", str(path))
    return path


def settings(output: str) -> dict[str, object]:
    return tomllib.loads(output)


def origin(output: str, key: str) -> str:
    [line] = [line for line in output.splitlines() if line.startswith((f"{key} = ", f"# {key}: "))]
    return line.partition("  # ")[2] or line.partition(": ")[2]


def test_an_option_decides_then_its_variable_then_the_file_then_what_is_usual(
    marsbound: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("# of a club\nport = 1\nthinkers = 2\nworkers = 3\n")
    monkeypatch.setenv("MARSBOUND_PORT", "4")
    monkeypatch.setenv("MARSBOUND_THINKERS", "5")
    shown = marsbound(*SHOW, "--port", "6").output
    found = settings(shown)
    assert [found[key] for key in ("port", "thinkers", "workers", "host")] == [6, 5, 3, "127.0.0.1"]
    assert [origin(shown, key) for key in ("port", "thinkers", "workers", "host")] == [
        "said as an option",
        "MARSBOUND_THINKERS",
        f"{file}, line 4",
        "the usual",
    ]


def test_what_is_shown_is_a_file_that_says_the_same(marsbound: Command, file: Path, tmp_path: Path) -> None:
    file.write_text('trusted-proxy = ["10.0.0.0/8", "::1"]\nkeep-people = "forever"\ndurable = true\nlang = "it"\n')
    first = marsbound(*SHOW).output
    assert "riga 1" in first, "in the file's language"
    file.write_text(first)
    second = marsbound(*SHOW).output
    assert settings(second) == settings(first)
    assert settings(second)["trusted-proxy"] == ["10.0.0.0/8", "::1"]
    assert "MARSBOUND" not in second
    assert "line 2" in marsbound("--lang", "en", *SHOW).output, "who says a language has it"


def every_value() -> dict[str, str]:
    """Another one than is usual, for every setting."""
    found = {"host": "::1", "node-address": "10.0.0.1", "network-address": "10.0.0.2", "trusted-proxy": "10.0.0.0/8"}
    found |= {"log-level": "debug", "lang": "pl", "database": "games.db", "database-seconds": "7"}
    for setting in settings_of(serve):
        name = option_name(setting)
        if name not in found:
            found[name] = "true" if setting.is_flag else "64" if "TEXT" not in type_name(setting) else f"x-{name}"
    return found


def type_name(setting: click.Option) -> str:
    return setting.type.name.upper()


def test_every_setting_can_be_said_by_a_variable_and_in_the_file(
    marsbound: Command, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = every_value()
    for secret in ("database-file", "metrics-token-file"):
        (file.parent / secret).write_text("")
        del wanted[secret]  # the two can't be said besides; below
    usual = settings(marsbound(*SHOW).output)
    file.write_text("".join(f"{key} = {toml(value)}\n" for key, value in wanted.items()))
    by_file = marsbound(*SHOW).output
    file.write_text("")
    for key, value in wanted.items():
        monkeypatch.setenv("MARSBOUND_" + key.upper().replace("-", "_"), value)
    by_variables = marsbound(*SHOW).output
    assert settings(by_file) == settings(by_variables)
    for setting in settings_of(serve):
        key = option_name(setting)
        if key in wanted:
            assert settings(by_file).get(key) != usual.get(key) or key == "lang", key
            assert str(file) in origin(by_file, key)
            assert origin(by_variables, key) == variable_of(setting)


def toml(value: str) -> str:
    return value if value == "true" or value.isdecimal() else f'"{value}"'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("port = 80\n[people]\n", '{file}, line 2: there is no setting "people"'),
        ("\nprot = 80\n", '{file}, line 2: there is no setting "prot"; expected the name of an option'),
        ("port = 80\nport = 81\n", "isn't TOML (Cannot overwrite a value)"),
        ("port = \n", "{file}, line 1: isn't TOML (Invalid value)"),
        ("port = 99999\n", "{file}, line 1, port: 99999 is not in the range 0<=x<=65535."),
        ("host = true\n", "{file}, line 1, host: expected a text or a number"),
        ("durable = 1\n", "{file}, line 1, durable: expected true or false"),
        ('#\nkeep-chat = "always"\n', "{file}, line 2, keep-chat: always is neither a number of days nor"),
        ("keep-chat = 0\n", "{file}, line 1, keep-chat: 0 is neither a number of days nor"),
        ('trusted-proxy = ["10.0.0.0/8", "there"]\n', "{file}, line 1, trusted-proxy: "),
        ('database = "a"\ndatabase-file = "b"\n', "both database and database-file are given"),
        ('database-file = "/nowhere/secret"\n', "/nowhere/secret: can't be read (No such file or directory)"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_with_its_place(marsbound: Command, file: Path, text: str, told: str) -> None:
    file.write_text(text)
    done = marsbound(*SHOW)
    assert done.exit_code == 2
    assert told.replace("{file}", str(file)) in done.output
    assert len(done.output.splitlines()) == 1


def test_what_is_wrong_in_a_variable_is_told_with_its_name(marsbound: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARSBOUND_PORT", "tcp://10.0.0.1:80")
    done = marsbound(*SHOW)
    assert (done.exit_code, "MARSBOUND_PORT, port: 'tcp://10.0.0.1:80'" in done.output) == (2, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_every_language(marsbound: Command, file: Path, language: str) -> None:
    file.write_text("prot = 80\n")
    done = marsbound("--lang", language, *SHOW)
    assert done.exit_code == 2
    assert ("there is no setting" in done.output) == (language == "en")


def test_a_secret_is_in_no_file_that_everybody_may_read(marsbound: Command, file: Path) -> None:
    file.write_text('database = "postgresql://mars:red@localhost/games"\n')
    assert "***" in marsbound(*SHOW).output
    file.chmod(0o644)
    done = marsbound(*SHOW)
    assert (done.exit_code, "everybody at this machine may read the file" in done.output) == (2, True)
    file.write_text('database = "postgresql://localhost/games"\n')
    assert marsbound(*SHOW).exit_code == 0, "nothing in it is secret"


def test_secrets_are_read_from_files_and_shown_to_nobody(
    marsbound: Command, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "url"
    secret.write_text("postgresql://mars:red@localhost/games\n")
    file.write_text(f'database-file = "{secret}"\nmetrics-token = "hush"\n')
    shown = marsbound(*SHOW).output
    assert "red@" not in shown
    assert "hush" not in shown
    assert configured_database() == "postgresql://mars:red@localhost/games", "admin finds it as well"
    monkeypatch.setenv("MARSBOUND_DATABASE", "other.db")
    assert settings(marsbound(*SHOW).output)["database"] == "***", "what is said more directly counts"
    secret.write_text("\n")
    monkeypatch.delenv("MARSBOUND_DATABASE")
    assert "the file is empty" in marsbound(*SHOW).output


def test_without_a_name_the_own_file_is_read_and_else_the_machine_s(
    marsbound: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("MARSBOUND_CONFIG", raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    own, machine = tmp_path / "marsbound" / "serve.toml", tmp_path / "etc.toml"
    monkeypatch.setattr(configuration, "OF_THE_MACHINE", machine)
    assert marsbound(*SHOW).output.startswith("# no file\n")
    machine.write_text("port = 1\n")
    assert settings(marsbound(*SHOW).output)["port"] == 1
    own.parent.mkdir()
    own.write_text("port = 2\n")
    assert settings(marsbound(*SHOW).output)["port"] == 2
    assert settings(marsbound(*SHOW, "--config", str(machine)).output)["port"] == 1
    assert settings(marsbound(*SHOW, "--config", "").output)["port"] == 8765, "an empty name is no file"
    assert marsbound(*SHOW, "--config", "nowhere.toml").exit_code == 2


def test_the_table_of_settings_is_that_of_the_options(root: Path) -> None:
    written = (root / settings_table.FILE).read_text("utf-8")
    assert written == settings_table.text(written), "run python -m marsbound.terminal.settings_table"
