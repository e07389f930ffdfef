"""Lists what marsbound is made of, as CycloneDX: what pip brings, by the lock, and what was bundled into the page.

    python scripts/sbom.py SOURCES FILE     SOURCES with the page built; SOURCE_DATE_EPOCH is the time it is of

It says the same whenever it is made from the same sources.
"""

import json
import os
import re
import sys
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from typing import Final

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

LICENCE: Final = "MIT"  # our own; the parts have theirs
PAGE: Final = Path("src", "marsbound", "web", "static")
# as Vite writes it: "## svelte - 5.57.3 (MIT)"
BUNDLED: Final = re.compile(r"^## (\S+) - (\S+) \((.+)\)$", re.M)
# what isn't code, so that Vite doesn't count it
FONTS_AND_ICONS: Final = re.compile(r"^@(fontsource-variable|iconify-json)/")
PIN: Final = re.compile(r"^([\w.-]+)==(\S+)", re.M)


def version_of(sources: Path) -> str:
    found = re.search(r'^__version__.*= "(.+)"$', (sources / "src/marsbound/__init__.py").read_text("utf-8"), re.M)
    assert found
    return found[1]


def component(name: str, version: str, kind: str, licence: str | None, **more: object) -> Component:
    namespace, _, short = name.rpartition("/")
    purl = PackageURL(kind, namespace or None, short, version)
    licences = [LicenseFactory().make_from_string(licence)] if licence else []
    return Component(
        name=name, version=version, type=ComponentType.LIBRARY, purl=purl, bom_ref=str(purl), licenses=licences, **more
    )


def of_python(sources: Path) -> Iterator[Component]:
    """The packages of the lock, with the licences that they name themselves; all of them are installed here."""
    pins = PIN.findall((sources / "requirements" / "run.txt").read_text("utf-8"))
    # a compiled engine has mypyc's runtime inside
    pins += [pin for pin in PIN.findall((sources / "requirements" / "play.txt").read_text("utf-8")) if pin[0] == "mypy"]
    for name, version in pins:
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:  # one for another system
            yield component(name, version, "pypi", None)
            continue
        licence = about.get("License-Expression") or next(
            (each.rpartition(" :: ")[2] for each in about.get_all("Classifier") or [] if "License ::" in each), None
        )
        yield component(name, version, "pypi", licence)


def of_the_page(sources: Path) -> Iterator[Component]:
    for name, version, licence in BUNDLED.findall((sources / PAGE / "licences" / "software.txt").read_text("utf-8")):
        yield component(name, version, "npm", licence)
    lock = json.loads((sources / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    for path, package in lock.items():
        name = path.removeprefix("node_modules/")
        if FONTS_AND_ICONS.match(name):
            yield component(name, package["version"], "npm", package.get("license"))


def sbom(sources: Path, of: datetime) -> Bom:
    version = version_of(sources)
    itself = Component(
        name="marsbound",
        version=version,
        type=ComponentType.APPLICATION,
        purl=PackageURL("pypi", None, "marsbound", version),
        bom_ref=f"pkg:pypi/marsbound@{version}",
        licenses=[LicenseFactory().make_from_string(LICENCE)],
    )
    lock = (sources / "requirements" / "run.txt").read_bytes()
    page = (sources / PAGE / "index.html").read_bytes()
    bom = Bom(serial_number=uuid.uuid5(uuid.NAMESPACE_OID, f"marsbound {version} {lock!r} {page!r}"))
    bom.metadata.timestamp = of
    bom.metadata.component = itself
    parts = [*of_python(sources), *of_the_page(sources)]
    for part in parts:
        bom.components.add(part)
    bom.register_dependency(itself, parts)
    return bom


def main() -> int:
    sources, file = Path(sys.argv[1]), Path(sys.argv[2])
    of = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    made = sbom(sources, of)
    text = JsonV1Dot6(made).output_as_string(indent=1)
    wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    if wrong is not None:
        print(f"scripts/sbom.py: what was made is no CycloneDX: {wrong}", file=sys.stderr)
        return 1
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text + "\n", "utf-8")
    print(f"{len(made.components)} components")
    return 0


if __name__ == "__main__":
    sys.exit(main())
