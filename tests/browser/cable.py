"""A line to a server that can be cut."""

import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType

# Chromium itself says so when nobody answers; no page can keep it from doing that.
NO_ANSWER = r"(WebSocket connection to .* failed|Failed to load resource: net::ERR_|ERR_CONNECTION_)"


class Cable:
    """Listens on a port of its own and passes everything on to the server's."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.whole = True
        self.ends: list[socket.socket] = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"

    def __enter__(self) -> "Cable":
        Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.listener.close()
        self.cut()

    def listen(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.port)) if self.whole else None
            except OSError:
                far = None
            if far is None:
                near.close()
                continue
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                Thread(target=self.pass_on, args=(one, other), daemon=True).start()

    def pass_on(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(65536):
                other.sendall(data)
        except OSError:
            pass
        hang_up(one)
        hang_up(other)

    def cut(self) -> None:
        self.whole = False
        for end in self.ends:
            hang_up(end)
        self.ends.clear()

    def mend(self) -> None:
        self.whole = True


def hang_up(end: socket.socket) -> None:
    # closing alone wouldn't wake whoever waits for something to come
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
