"""One of several processes behind one port: `python -m marsbound.server.site.worker`, started by the supervisor.

Its input is its order, and ends with its parent.
"""

import os
import signal
import socket
import sys
import threading

import msgspec

from marsbound.server.http.network import Network
from marsbound.server.logs import log, set_up
from marsbound.server.run import serve_at
from marsbound.server.site.worker_messages import Order, Ready


def end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 1024):
        pass
    log("parent-gone", level="warning")
    os.kill(os.getpid(), signal.SIGTERM)


def main() -> None:
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=Order)
    set_up(order.log_level)
    threading.Thread(target=end_with_parent, name="parent", daemon=True).start()

    def said(network: Network) -> None:
        with os.fdopen(order.ready, "wb") as line:
            line.write(msgspec.json.encode(Ready(network.urls())))

    sys.exit(serve_at(order.settings, socket.socket(fileno=order.listening), said))


if __name__ == "__main__":
    main()
