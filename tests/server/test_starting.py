"""Starting to play: twice, and where another program has the usual port."""

import socket
import webbrowser
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from marsbound.server.run import at_a_free_port
from marsbound.server.settings import Settings
from marsbound.terminal import serve as command
from tests.server.kit import Server


def test_who_starts_it_twice_gets_the_page_of_the_first(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    where = ["--port", str(server.port), "--database", str(tmp_path / "other.db")]
    done = CliRunner().invoke(command.serve, ["--open", *where])
    assert done.exit_code == 0, done.output
    assert done.output == f"marsbound: marsbound is running already: {server.url}\n"
    assert opened == [server.url]
    assert not (tmp_path / "other.db").exists(), "no second server was begun"


def test_a_port_that_another_program_has_is_left_to_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        usual = Settings(port=other.getsockname()[1])
        assert at_a_free_port(usual) == replace(usual, port=0)
    assert at_a_free_port(usual) == usual


def test_the_command_itself_serves_the_page_and_ends_politely(tmp_path: Path) -> None:
    """Most tests fork their servers from a process that has imported everything."""
    server = Server(str(tmp_path / "server.db"), tmp_path)
    server.from_nothing = True
    with server:
        assert server.person().get("/api/v1/packs")["packs"]
        assert server.stop() == 0
