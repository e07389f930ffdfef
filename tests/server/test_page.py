"""The page's files on the wire: small for those who can unpack them, plain for all others, and not twice."""

import asyncio
import os
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount

from marsbound.server.http.static_files import PageFiles
from tests.server.kit import Server

SCRIPT = "export const planets = ['Mars'];\n" * 200
PLAIN = {"Accept-Encoding": "identity"}


class Page:
    def __init__(self, folder: Path) -> None:
        self.app = Starlette(routes=[Mount("/", PageFiles(directory=folder, html=True))])

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        async def response() -> httpx.Response:
            async with httpx.AsyncClient(transport=httpx.ASGITransport(self.app), base_url="http://page") as client:
                return await client.get(path, headers=headers)

        return asyncio.run(response())


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "index.html").write_text("<!doctype html><title>x</title>", "utf-8")
    (tmp_path / "front.js").write_text(SCRIPT, "utf-8")
    (tmp_path / "font.woff2").write_bytes(b"\x00\x01" * 500)
    return Page(tmp_path)


def test_texts_are_packed_for_who_can_unpack_them(page: Page) -> None:
    packed = page.get("/front.js", headers={"Accept-Encoding": "br, gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert int(packed.headers["Content-Length"]) < len(SCRIPT) / 10
    assert packed.headers["Content-Type"].startswith("text/javascript")
    plain = page.get("/front.js", headers=PLAIN)
    assert "Content-Encoding" not in plain.headers
    assert packed.text == plain.text == SCRIPT
    assert packed.headers["Vary"] == plain.headers["Vary"] == "Accept-Encoding"  # or a cache would mix them up
    assert page.get("/", headers={"Accept-Encoding": "gzip"}).headers["Content-Encoding"] == "gzip"


def test_large_answers_are_packed_too(shared_server: Server) -> None:
    about = httpx.get(f"{shared_server.url}/api/v1/about", headers={"Accept-Encoding": "gzip"})
    assert about.headers["Content-Encoding"] == "gzip"
    assert about.json() == httpx.get(f"{shared_server.url}/api/v1/about", headers=PLAIN).json()
    assert "Content-Encoding" not in httpx.get(f"{shared_server.url}/healthz").headers


def test_fonts_are_sent_as_they_are(page: Page) -> None:
    font = page.get("/font.woff2", headers={"Accept-Encoding": "gzip"})
    assert "Content-Encoding" not in font.headers
    assert len(font.content) == 1000


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_what_a_browser_has_already_is_not_sent_again(page: Page, encoding: str) -> None:
    headers = {"Accept-Encoding": encoding}
    known = page.get("/front.js", headers=headers).headers["ETag"]
    again = page.get("/front.js", headers=headers | {"If-None-Match": known})
    assert (again.status_code, again.content) == (304, b"")


def test_a_page_built_anew_is_packed_anew(page: Page, tmp_path: Path) -> None:
    page.get("/front.js")
    (tmp_path / "front.js").write_text("export {};", "utf-8")
    os.utime(tmp_path / "front.js", (1, 1))
    assert page.get("/front.js").text == "export {};"


def test_only_parts_that_are_there_may_be_kept_for_ever(shared_server: Server) -> None:
    """What is missing may come with the next version, from this process or another one."""
    missing = httpx.get(f"{shared_server.url}/assets/front-000000.js")
    assert (missing.status_code, missing.headers["Cache-Control"]) == (404, "no-cache")
