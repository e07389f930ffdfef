"""The REST interface as OpenAPI 3.1, as a file: `python -m marsbound.server.http.openapi [FOLDER]`."""

import sys
from pathlib import Path
from typing import Final

import msgspec

from marsbound.server.http.api.description import description
from marsbound.server.http.app import application
from marsbound.server.settings import Settings
from marsbound.server.wire.typescript import ROOT

FILE: Final = "docs/reference/openapi.json"


def text() -> str:
    made = msgspec.json.encode(description(application(Settings()).routes))
    return msgspec.json.format(made, indent=1).decode() + "\n"


def main(arguments: list[str]) -> None:
    path = (Path(*arguments) if arguments else ROOT) / FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
