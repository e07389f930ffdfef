"""The command line as tests use it: in this process, in a folder of its own."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from marsbound.terminal.commands import main


class Command:
    """`marsbound`, called with arguments."""

    def __call__(self, *arguments: str, typed: str = "") -> Result:
        """What came of it; only what ends a program is no error of the program."""
        result = CliRunner().invoke(main, list(arguments), input=typed, prog_name="marsbound")
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    def refused(self, *arguments: str, typed: str = "") -> str:
        """The message of a call that must be refused: exit code 2, words on stderr."""
        result = self(*arguments, typed=typed)
        assert result.exit_code == 2, result.output
        assert "Traceback" not in result.output
        assert result.stderr.strip()
        return result.stderr


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty one, since games are saved where the person is; and whatever the environment says elsewhere."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("MARSBOUND_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # else the command speaks the system's language
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def marsbound() -> Command:
    return Command()
