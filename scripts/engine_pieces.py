"""Makes mypyc's C files independent of each other, so that a changed module is the only one to be compiled again.

mypyc numbers all literals of all modules together and declares everything in headers that everybody includes: one new
literal, one new function, and the text behind every other module is another one. Here literals get names by what they
are, and of the headers a module's object depends only on what the module uses. For gcc and clang on Linux; a build that
optimises everything as a whole has no use for it.
"""

import hashlib
import json
import re
import struct
from pathlib import Path
from typing import Final

# A large int may be tagged as one.
LITERAL: Final = re.compile(r"CPyStatics\[(\d+)\](( \| 1)?; /\* (.*?) \*/)", re.S)
# What could be declared by a generated header: a name of mypyc's, or one made of a module's path.
DECLARABLE: Final = re.compile(r"\b(?:CPy\w+|tuple_T\w+|\w+___\w+)\b")
DECLARED: Final = re.compile(r"^extern [^;=]*?(\w+)(?:\[\d*\]|\([^;]*\))?;$")
STRUCT_ENDS: Final = re.compile(r"^\} (\w+);$")
GUARD: Final = re.compile(r"^#(?:ifndef|define) MYPYC_DECLARED_|^#endif$|^$")


class Literals:
    """Names for what the modules say literally; each stands for a place in mypyc's table of literals."""

    def __init__(self, texts: list[str]) -> None:
        places: dict[str, set[int]] = {}
        for text in texts:
            for place, _, _, said in LITERAL.findall(text):
                places.setdefault(said, set()).add(int(place))
        # 0.0 and -0.0, say, are told apart by their numbers only
        self.places = {said: found.pop() for said, found in places.items() if len(found) == 1}

    def named(self, text: str) -> str:
        """A module that speaks of literals by name."""
        names: set[str] = set()

        def name_it(found: re.Match[str]) -> str:
            if found[4] not in self.places:
                return found[0]
            names.add(symbol(found[4]))
            return f"{symbol(found[4])}{found[2]}"

        text = LITERAL.sub(name_it, text)
        # behind the includes, which come first
        at = text.rindex("\n#include ") + 1 if "\n#include " in text else 0
        at = text.index("\n", at) + 1
        return text[:at] + "".join(f"extern PyObject *{name};\n" for name in sorted(names)) + text[at:]

    def places_named(self) -> str:
        """For the file with the table: names for its places."""
        size = struct.calcsize("P")
        return "".join(
            f'__asm__(".globl {symbol(said)}\\n.set {symbol(said)}, CPyStatics + {place * size}\\n");\n'
            for said, place in sorted(self.places.items())
        )


def symbol(said: str) -> str:
    return f"CPyLiteral_{hashlib.sha256(said.encode()).hexdigest()[:20]}"


class Declarations:
    """The generated headers, declaration by declaration."""

    def __init__(self, headers: list[str]) -> None:
        self.always: list[str] = []
        self.texts: dict[str, str] = {}  # by the name that is declared
        for header in headers:
            self.read(header)
        self.needs = {name: set(DECLARABLE.findall(text)) & self.texts.keys() for name, text in self.texts.items()}

    def read(self, header: str) -> None:
        struct_lines: list[str] = []
        for line in header.splitlines():
            if struct_lines or line.startswith("typedef struct"):
                struct_lines.append(line)
                if ends := STRUCT_ENDS.match(line):
                    self.texts[ends[1]] = "\n".join(struct_lines)
                    struct_lines = []
            elif found := DECLARED.match(line):
                self.texts[found[1]] = line
            elif not GUARD.match(line):
                self.always.append(line)

    def used_by(self, names: set[str]) -> str:
        """What it takes to understand a module that uses these names."""
        found: set[str] = set()
        new = names & self.texts.keys()
        while new:
            found |= new
            new = set().union(*(self.needs[name] for name in new)) - found
        return "\n".join([*self.always, *(self.texts[name] for name in sorted(found))])


class Names:
    """The names each C file uses, kept between builds: reading all files takes a second."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.used: dict[str, list[str]] = {}
        try:
            self.known: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            self.known = {}

    def of(self, text: str) -> set[str]:
        key = hashlib.sha256(text.encode()).hexdigest()
        found = self.known.get(key)
        if found is None:
            found = sorted(set(DECLARABLE.findall(text)))
        self.used[key] = found
        return set(found)

    def __enter__(self) -> "Names":
        return self

    def __exit__(self, *error: object) -> None:
        if self.used:
            self.file.write_text(json.dumps(self.used), encoding="utf-8")


def make_independent(folder: Path, table: Path) -> Declarations:
    """Rewrites the C files in a folder; `table` is the one with the literals."""
    files = [path for path in sorted(folder.glob("__native*.c")) if path != table]
    texts = {path: path.read_text(encoding="utf-8") for path in files}
    literals = Literals(list(texts.values()))
    for path, text in texts.items():
        path.write_text(literals.named(text), encoding="utf-8")
    with table.open("a", encoding="utf-8") as end:
        end.write(literals.places_named())
    headers = []
    for header in sorted(folder.glob("__native*.h")):
        # how many literals there are is the table's affair
        text = re.sub(r"(extern PyObject \*CPyStatics)\[\d+\];", r"\1[];", header.read_text(encoding="utf-8"))
        header.write_text(text, encoding="utf-8")
        headers.append(text)
    return Declarations(headers)
