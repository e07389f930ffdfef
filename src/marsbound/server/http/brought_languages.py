"""Languages that this server has and the page doesn't: it is told of them in its own file, and fetches their words."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from fluent.syntax import FluentParser, serialize
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from marsbound.server.errors import ServerError
from marsbound.server.http.api.base import wrong
from marsbound.text.languages import BROUGHT, shown_to_pages
from marsbound.text.texts import completed, english

FONT: Final = ".woff2"
SERVED: Final = (".ftl", FONT)
COMMON: Final = "common.ftl"
HEAD_ENDS: Final = "</head>"


@lru_cache(maxsize=4)
def page_with_languages(index: Path, changed: float) -> str:
    """The page's own file, with what it has to know of these languages before anything is shown."""
    told = msgspec.json.encode({code: shown_to_pages(code) for code in BROUGHT}).decode().replace("<", "\\u003c")
    block = f'<script type="application/json" id="languages">{told}</script>'
    return index.read_text("utf-8").replace(HEAD_ENDS, block + HEAD_ENDS, 1)


def language_file(request: Request) -> Response:
    """Messages, those of a game too, or a font; nothing else of a folder."""
    code, name = request.path_params["code"], request.path_params["name"]
    if code in BROUGHT and name.endswith(SERVED):
        found = [path for path in (BROUGHT[code] / name, BROUGHT[code] / "games" / name) if path.is_file()]
        if found and name.endswith(FONT):
            return FileResponse(found[0], media_type="font/woff2")
        if name == COMMON:  # with what games are called, as in the languages that the page knows
            found += sorted((BROUGHT[code] / "games").glob("*.title.ftl"))
        if found:
            return PlainTextResponse("".join(completed_words(path, path.stat().st_mtime) for path in found))
    return wrong(ServerError("no-such-page", f"there is nothing at {request.url.path[:100]}"))


@lru_cache(maxsize=64)
def completed_words(file: Path, changed: float) -> str:
    """Pages have English for messages that are missing, but not for a part of one; what can't be read is left out."""
    return serialize(completed(FluentParser().parse(file.read_text("utf-8-sig")), english()))
