"""The page's files, as small as the browser can take them."""

import gzip
import os
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from marsbound.server.http.brought_languages import page_with_languages
from marsbound.text.languages import BROUGHT

INDEX: Final = "index.html"
PACKED: Final = {".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".svg": "image/svg+xml"}
"""What becomes smaller by packing, and what it is; fonts are packed already."""


@lru_cache(maxsize=1024)
def packed(path: Path, changed: float) -> bytes:
    """A file gzipped: once, for all who ask for it."""
    return gzip.compress(path.read_bytes(), mtime=0)


class PageFiles(StaticFiles):
    """The files of a folder; texts are sent gzipped to whoever can read that."""

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        path = Path(full_path)
        if path.name == INDEX and BROUGHT:
            return HTMLResponse(page_with_languages(path, stat_result.st_mtime), status_code)
        plain = super().file_response(full_path, stat_result, scope, status_code)
        kind = PACKED.get(path.suffix)
        if kind is None:
            return plain
        plain.headers["Vary"] = "Accept-Encoding"
        if plain.status_code != 200 or "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return plain
        headers = {
            "Content-Encoding": "gzip",
            "ETag": f"W/{plain.headers['etag']}",
            "Last-Modified": plain.headers["last-modified"],
            "Vary": "Accept-Encoding",
        }
        return Response(packed(path, stat_result.st_mtime), headers=headers, media_type=kind)
