"""Starting to play: twice, and where another program has the usual port."""

import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from click.testing import CliRunner

from marsbound.server.run import at_a_free_port
from marsbound.server.settings import Settings
from marsbound.terminal import browser
from marsbound.terminal import serve as command
from marsbound.terminal.commands import main
from tests.server.kit import PATIENCE, Server


def noted() -> tuple[list[str], Callable[[str], bool]]:
    """Addresses, and a browser that only notes them."""
    opened: list[str] = []

    def note(address: str) -> bool:
        opened.append(address)
        return True

    return opened, note


def test_who_starts_it_twice_gets_the_page_of_the_first(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened, note = noted()
    monkeypatch.setattr(webbrowser, "open", note)
    monkeypatch.setenv("BROWSER", "any")
    where = ["--port", str(server.port), "--database", str(tmp_path / "other.db")]
    done = CliRunner().invoke(command.serve, ["--open", *where])
    assert done.exit_code == 0, done.output
    assert done.output == f"marsbound: marsbound is running already: {server.url}\n"
    assert opened == [server.url]
    assert not (tmp_path / "other.db").exists(), "no second server was begun"


@pytest.mark.parametrize("seen", [True, False])
def test_without_a_command_the_page_is_opened_where_somebody_sits(
    seen: bool, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As `serve --open` does it, at the port that it would take."""
    opened, note = noted()
    monkeypatch.setattr(browser, "opened", note)
    monkeypatch.setattr(browser, "somebody_sits_here", lambda: seen)
    [port] = [option for option in command.serve.params if option.name == "port"]
    monkeypatch.setattr(port, "default", server.port)
    done = CliRunner().invoke(main, [])
    assert done.exit_code == 0, done.output
    assert done.output == f"marsbound: marsbound is running already: {server.url}\n"
    assert opened == ([server.url] if seen else [])


def test_where_no_browser_is_the_address_is_said(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is one opened that would take the terminal for itself."""
    for name in ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(webbrowser, "open", lambda address: pytest.fail("nobody could see it"))
    done = CliRunner().invoke(command.serve, ["--open", "--port", str(server.port)])
    assert done.output.splitlines()[1:] == [
        f"marsbound: There is no browser here that could be opened: open {server.url} in yours."
    ]


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


def test_a_hangup_ends_one_process_politely(server: Server) -> None:
    """Whoever reloads a service, or closes a terminal, sends one; several processes would be replaced."""
    server.person()
    assert server.process is not None
    server.process.send_signal(signal.SIGHUP)
    assert server.process.wait(PATIENCE) == 0
    assert server.process.stdout is not None
    server.process.stdout.close()
    assert '"level":"error"' not in server.log
