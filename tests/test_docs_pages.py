"""Docs lead somewhere: links and anchors, commands, options, scripts and modules that pages name are there.

`scripts/docs --check` looks at the same pages as a site; this is what can be known without MkDocs.
"""

import json
import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

import marsbound
from marsbound.terminal.commands import main, named
from tests import markdown
from tests.campaigns.newcomer import BY_WHEEL, PACKAGES
from tests.pages import blocks

ROOT = Path(__file__).resolve().parents[1]
PAGES = [path.relative_to(ROOT).as_posix() for path in markdown.pages(ROOT)]
PROSE = [page for page in PAGES if not page.startswith(("src/", "docs/rules/editions", "tests/"))]
COMMAND = re.compile(r"^(?:\$ )?(?:\S*/)?marsbound ([a-z].*?)(?:   .*)?$", re.M)


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_to_a_file_and_its_heading(page: str) -> None:
    for link in markdown.links(ROOT / page):
        place, _, anchor = link.partition("#")
        target = (ROOT / page).parent / place if place else ROOT / page
        assert target.exists(), f"{page}: {link} leads nowhere"
        if anchor:
            assert anchor in markdown.anchors(target), f"{page}: {link}: no such heading"


def test_a_heading_is_found_by_the_name_that_code_hosts_give_it(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A server's `run`: 2 – 3\n\n## The [hash](x.md)\n\n## Same\n\n## Same\n\n```\n# no heading\n```\n", "utf-8"
    )
    assert markdown.anchors(page) == {"a-servers-run-2--3", "the-hash", "same", "same-1"}


def test_a_link_in_code_is_none(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[a](a.md#b) `[c](c.md)` [d](https://d.example)\n\n```\n[e](e.md)\n```\n", "utf-8")
    assert markdown.links(page) == ["a.md#b"]


def test_every_page_has_a_place_on_the_site() -> None:
    """The site's own check finds more, but takes an environment of its own."""
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    for page in PAGES:
        name = page.removeprefix("docs/")
        if page.startswith("docs/") and not re.search(r"\.(he|it|pl|ru)\.md$", page):
            assert f": {name}\n" in site or f"- {name}\n" in site, f"{page} isn't in mkdocs.yml: who is led to it?"


@pytest.mark.parametrize("page", PROSE)
def test_every_command_and_option_in_a_block_exists(page: str) -> None:
    for block in blocks(ROOT, page):
        for line in COMMAND.findall(block.text) if block.kind in ("", "console") else ():
            command, words = named(*shlex.split(re.sub(r"[\[\]]", "", line.partition(" | ")[0])))
            assert command is not main, f"{page}: marsbound {line}: no such command"
            known = {name for option in command.params for name in option.opts} | {"--lang", "--help"}
            for word in words:
                if word.startswith("--") and "…" not in word:
                    assert word.partition("=")[0] in known, f"{page}: marsbound {line}: no {word}"


@pytest.mark.parametrize("page", PROSE)
def test_every_script_campaign_and_module_that_a_page_names_exists(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    for script in re.findall(r"(?<![\w/])scripts/([a-z_-]+(?:\.py)?)", text):
        assert (ROOT / "scripts" / script).is_file(), f"{page}: scripts/{script}"
    for campaign in re.findall(r"scripts/campaign ([a-z_]+)", text):
        assert (ROOT / "tests" / "campaigns" / f"{campaign}.py").is_file(), f"{page}: scripts/campaign {campaign}"
    for module in re.findall(r"python -m ((?:marsbound|tests)[\w.]*)", text):
        assert find_spec(module.rstrip(".")), f"{page}: python -m {module}"


# Forms of a code host, by the rules that GitHub has for them

FORMS = sorted(path for path in ROOT.glob(".github/ISSUE_TEMPLATE/*.yml") if path.name != "config.yml")
ATTRIBUTES = {
    "markdown": {"value"},
    "input": {"label", "description", "placeholder", "value"},
    "textarea": {"label", "description", "placeholder", "value", "render"},
    "dropdown": {"label", "description", "multiple", "options", "default"},
}


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_a_form_is_one_that_a_code_host_takes(form: Path) -> None:
    read = yaml.safe_load(form.read_text("utf-8"))
    assert read.keys() <= {"name", "description", "title", "labels", "body"}
    assert all(isinstance(read[key], str) and read[key].strip() for key in ("name", "description", "title"))
    asked = [part for part in read["body"] if part["type"] != "markdown"]
    for part in read["body"]:
        assert part.keys() <= {"type", "id", "attributes", "validations"}
        assert part["attributes"].keys() <= ATTRIBUTES[part["type"]]
        assert all(
            isinstance(value, str) for key, value in part["attributes"].items() if key not in ("multiple", "options")
        )
        assert part.get("validations", {"required": True}) == {"required": True}
        options = part["attributes"].get("options", ["one"])
        assert all(isinstance(each, str) and each.lower() != "none" for each in options)
        assert len(set(options)) == len(options) > 0
    ids, labels = [part["id"] for part in asked], [part["attributes"]["label"] for part in asked]
    assert all(re.fullmatch(r"[\w-]+", id) for id in ids)
    assert len(set(ids)) == len(set(labels)) == len(asked) > 0


def test_a_citation_names_this_project_and_nobody_that_does_not_exist(root: Path) -> None:
    cited = yaml.safe_load((root / "CITATION.cff").read_text("utf-8"))
    assert (cited["cff-version"], cited["title"], cited["license"]) == ("1.2.0", "marsbound", "MIT")
    assert cited["authors"] == [{"name": "marsbound contributors"}]


def test_everything_that_names_the_version_means_this_one(root: Path) -> None:
    """What came after the last release has the name of the next one: nothing unreleased has a name of the past."""

    def text(name: str) -> str:
        return (root / name).read_text("utf-8")

    told = re.findall(r"^## (.+)$", text("CHANGELOG.md"), re.M)
    newest, *_ = [heading for heading in told if heading != "Unreleased"]
    cited = yaml.safe_load(text("CITATION.cff"))
    assert newest == f"{cited['version']} ({cited['date-released']})"
    assert ("Unreleased" in told) == (cited["version"] != marsbound.__version__)
    assert json.loads(text("docs/reference/openapi.json"))["info"]["version"] == marsbound.__version__
    for form in ("bug", "rule-dispute"):
        assert f"placeholder: marsbound {marsbound.__version__}\n" in text(f".github/ISSUE_TEMPLATE/{form}.yml")
    assert set(re.findall(r"marsbound-([0-9a-z.]+)-py3", text("docs/how-to/install.md"))) == {marsbound.__version__}


def test_who_measures_how_long_a_newcomer_waits_types_what_install_says() -> None:
    for name, way in BY_WHEEL.items():
        assert name in way.then
        assert f"--find-links /{PACKAGES}" in way.then
        assert "marsbound[all]" in way.then
        assert way.then.endswith("marsbound"), "which opens the page"
