"""What befalls somebody at a table: a line that breaks, bots that think on, an absence that stays one."""

from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute

Message = str | bytes
Befalls = Callable[[Page], Callable[[], None]]
"""Told to a page before it goes anywhere; what comes back is done once it is there."""

TABLES = "**/ws/tables/*"
# Bots that search are waited for, and oneself has chosen.
THINKING = '"thinking":{'
CHOSEN = '"chosen":"'
NEWS = '"type":"news"'
SEEN = '"type":"mark-seen"'


def loses_the_line(page: Page) -> Callable[[], None]:
    """And nobody answers any more."""
    lines: list[WebSocketRoute] = []
    cut = False

    def connect(line: WebSocketRoute) -> None:
        if cut:
            line.close()
            return
        lines.append(line)
        line.connect_to_server()

    def happens() -> None:
        nonlocal cut
        cut = True
        for line in lines:
            line.close()

    page.route_web_socket(TABLES, connect)
    return happens


def finds_nobody(page: Page) -> Callable[[], None]:
    """Behind the page, of which the browser has kept enough to show it."""
    page.route("**/api/**", lambda route: route.abort())
    return lambda: None


def waits_for_thinkers(page: Page) -> Callable[[], None]:
    """Nothing that they do comes through."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        held = False

        def hear(message: Message) -> None:
            nonlocal held
            text = str(message)
            if held and NEWS in text:
                return
            held = held or (THINKING in text and CHOSEN in text)
            line.send(message)

        server.on_message(hear)

    page.route_web_socket(TABLES, connect)
    return lambda: None


def never_says_what_it_saw(page: Page) -> Callable[[], None]:
    """Whoever comes next has still been away."""

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def say(message: Message) -> None:
            if SEEN not in str(message):
                server.send(message)

        line.on_message(say)

    page.route_web_socket(TABLES, connect)
    return lambda: None
