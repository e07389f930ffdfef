"""What the docs site has beyond the folder docs, and how its links go there (a hook of MkDocs).

Pages link to files as they lie in the repository, so that every link works on a code host. Here each file that is shown
has an address on the site, whatever folder it comes from: rules references, examples, what hosts take, the changelog.
"""

import logging
import posixpath
import re
from collections import Counter
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element

from markdown import Extension, Markdown
from markdown.treeprocessors import Treeprocessor
from markdown_it import MarkdownIt
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parent.parent
LOG = logging.getLogger("mkdocs.hooks.docs_site")  # below "mkdocs", so that a warning fails a strict build

LEDGERS = "src/marsbound/games/*/ledger/*.md"
PALETTE = "web/src/styles/tokens.css"
ELSEWHERE = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "LICENSE": "licence.md",
    "README.md": "start.md",
    "SECURITY.md": "security.md",
    "web/public/icon.svg": "pictures/icon.svg",
    PALETTE: "tokens.css",
}

FENCE_WITH_A_NAME = re.compile(r"^```(\w+) (\S+)$", re.M)
HASH_OF_THE_ENGLISH = re.compile(r" <!-- [0-9a-f]{8} -->$", re.M)
DIRECTION = re.compile(r'^(?:<div dir="rtl">|</div>)$', re.M)  # for code hosts; here the page as a whole has one
RULE = re.compile(r"^- \*\*([A-Z]+\d+\w*)\*\*", re.M)
# what both readers of Markdown have to agree on
SHAPES = ("h1", "h2", "h3", "h4", "li", "ol", "pre", "table", "td", "ul")
COMMON_MARK = MarkdownIt("commonmark").enable("table")
LANGUAGE = re.compile(r"\.(he|it|pl|ru)\.md$")
CODE = re.compile(r"(?<!</span>)<code>([^<\n]+)</code>")  # inside a line; blocks begin with an empty span
OPTION = re.compile(r"(?<!\S)-[\w-]+")
LONG_WORD = re.compile(r"[^\s<>]{15,}")
FETCHED = re.compile(
    r"""<(?:script|img|iframe|source|video)\b[^>]*\ssrc=["']?(?:https?:)?//[^"'\s>]*"""
    r"""|<link\b(?=[^>]*\srel=["']?(?:stylesheet|icon|preconnect|preload))[^>]*\shref=["']?(?:https?:)?//[^"'\s>]*"""
)


def repository_path(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def addresses() -> dict[str, str]:
    """Every file of the repository that the site shows, with its place there."""
    docs = [path for path in ROOT.glob("docs/**/*") if path.is_file()]
    found = {repository_path(path): path.relative_to(ROOT / "docs").as_posix() for path in docs}
    found |= {repository_path(path): f"rules/{path.name}" for path in ROOT.glob(LEDGERS)}
    found |= {repository_path(path): f"examples/{path.stem}.md" for path in ROOT.glob("examples/*.py")}
    # to be taken as they are
    found |= {path: path for file in ROOT.glob("hosting/**/*") if file.is_file() and (path := repository_path(file))}
    del found["hosting/README.md"]  # which leads to the guide
    return found | ELSEWHERE


PLACES = addresses()
SOURCES = {place: source for source, place in PLACES.items()}
PLACES["docs/rules"] = PLACES["docs/rules/README.md"]  # which a code host shows for the folder


def content_of(source: str) -> str:
    """A file from elsewhere, as the site has it."""
    text = (ROOT / source).read_text("utf-8")
    if source.endswith(".py"):
        return f"# {source}\n\n```python\n{text}```\n"
    if source == "LICENSE":
        return f"# Licence\n\n```text\n{text}```\n"
    if source == PALETTE:  # the page and Material say in different words that it is dark
        return text.replace(":root[data-theme='dark']", "[data-md-color-scheme='slate']")
    return text


class Links(Treeprocessor):
    """Links to files of the repository lead to their places on the site; MkDocs looks at them afterwards."""

    page: Page

    def run(self, root: Element) -> None:
        for element in root.iter():
            for attribute in ("href", "src"):
                if attribute in element.attrib:
                    element.set(attribute, self.turned(element.attrib[attribute]))

    def turned(self, link: str) -> str:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc or not parts.path:
            return link
        here = self.page.file.src_uri
        target = posixpath.normpath(posixpath.join(posixpath.dirname(SOURCES[here]), parts.path))
        if target not in PLACES:
            LOG.warning(f"{SOURCES[here]}: the site doesn't have {link}")
            return link
        place = posixpath.relpath(PLACES[target], posixpath.dirname(here) or ".")
        return place + (f"#{parts.fragment}" if parts.fragment else "")


LINKS = Links()


class LinksExtension(Extension):
    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 (Markdown's name)
        md.treeprocessors.register(LINKS, "links", 1)  # just before MkDocs, which is at 0


def on_config(config: MkDocsConfig) -> None:
    config.markdown_extensions.append(LinksExtension())  # type: ignore[arg-type] # Markdown takes both


def on_files(files: Files, config: MkDocsConfig) -> None:
    for place, source in SOURCES.items():
        if files.get_file_from_path(place) is None:
            files.append(File.generated(config, place, content=content_of(source)))


def on_nav(nav: Navigation, config: MkDocsConfig, files: Files) -> Navigation:
    """Translations aren't in the navigation: beside them is what is beside their English page."""
    for file in files.documentation_pages():
        original = files.get_file_from_path(LANGUAGE.sub(".md", file.src_uri))
        if file.page and original and original is not file and original.page:
            file.page.parent = original.page.parent
    return nav


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    LINKS.page = page
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]
    markdown = FENCE_WITH_A_NAME.sub(r'```\1 title="\2"', markdown)
    if page.file.src_uri.startswith("rules/"):
        markdown = RULE.sub(r"- **\1**{ #\1 }", DIRECTION.sub("", HASH_OF_THE_ENGLISH.sub("", markdown)))
    return markdown


def shapes(html: str) -> Counter[str]:
    return Counter(tag for tag in re.findall(r"<(\w+)[ >]", html) if tag in SHAPES)


def parted(code: re.Match[str]) -> str:
    """An option stays in one line despite its hyphens; a long name may go on in the next where a part of it ends."""
    words = LONG_WORD.sub(lambda word: re.sub(r"(?<=[_/.=])(?=\w)", "<wbr>", word[0]), code[1])
    return "<code>" + OPTION.sub(r"<span>\g<0></span>", words) + "</code>"


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """MkDocs wants lists indented more than code hosts do, and says nothing where it reads something else."""
    source = SOURCES[page.file.src_uri]
    meant, made = shapes(COMMON_MARK.render(page.markdown or "")), shapes(html)
    for tag in SHAPES:
        if meant[tag] != made[tag]:
            LOG.warning(f"{source}: a code host shows {meant[tag]} of <{tag}>, the site {made[tag]}")
    html = CODE.sub(parted, html)
    language = LANGUAGE.search(page.file.src_uri)
    if language is None:
        return html
    direction = "rtl" if language[1] == "he" else "ltr"
    return f'<div lang="{language[1]}" dir="{direction}">{html}</div>'


def on_post_build(config: MkDocsConfig) -> None:
    """Whoever reads the site tells nobody else about it."""
    for path in sorted(Path(config.site_dir).rglob("*.html")):
        found = FETCHED.search(path.read_text("utf-8"))
        if found:
            raise PluginError(f"{path.name} fetches something from elsewhere: {found[0]}")
