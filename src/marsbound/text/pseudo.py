"""A language that nobody speaks, to see what a translation does to the page before there is one.

python -m marsbound.text.pseudo FOLDER                  en-XA: accented, two fifths longer, ‹in brackets›
python -m marsbound.text.pseudo FOLDER --right-to-left   en-XB: the same in Hebrew letters
--font FILE                                              brings a font

English can be read through it; what is read without accents isn't translated, what lacks a bracket is cut off.
Then MARSBOUND_LANGUAGES=FOLDER marsbound serve, or play --lang en-XA.
"""

import argparse
import re
import shutil
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from marsbound.games.registry import own_kits
from marsbound.ledger import Ledger, ledger
from marsbound.text.languages import ENTRY, folder_of

ENGLISH: Final = "en"
FONT: Final = "font.woff2"
PLAIN: Final = "acdeghijklnorstuwyz"
ACCENTS: Final = "äčďëğĥïĵķĺñöŕšťüŵýž"
ACCENTED: Final = ("en-XA", str.maketrans(PLAIN + PLAIN.upper(), ACCENTS + ACCENTS.upper()))
HEBREW: Final = ("en-XB", str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבצדעפגהיזכלמנופקרסתובוחיז"))
VOWELS: Final = re.compile(r"([aeiouy])", re.IGNORECASE)
UNTOUCHED: Final = re.compile(r"(`[^`]*`|\b[A-Z][1-9][0-9]*\b|https?://\S+|[\w-]*\.\w+|--[a-z-]+)")
"""Options, ids of rules, addresses, names of files: the same in every language."""
SIGNED: Final = re.compile(r"(?<![\w{])[+−-][0-9]+")


class Words(Transformer):
    """The text of messages; variables, numbers and references stay as they are."""

    def __init__(self, letters: dict[int, int]) -> None:
        self.letters = letters

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        node.value = pseudo(node.value, self.letters)
        return node

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802
        self.generic_visit(node)
        for pattern in (node.value, *(attribute.value for attribute in node.attributes)):
            if pattern is not None and has_words(pattern):
                pattern.elements = [ast.TextElement("‹"), *pattern.elements, ast.TextElement("›")]
        return node


def has_words(pattern: ast.Pattern) -> bool:
    """Not only a reference, a separator or a number."""
    return any(
        isinstance(element, ast.TextElement) or isinstance(element.expression, ast.SelectExpression)
        for element in pattern.elements
    )


def pseudo(text: str, letters: dict[int, int]) -> str:
    """Every vowel twice makes English some two fifths longer, and words stay words."""
    parts = UNTOUCHED.split(text)
    parts[::2] = [VOWELS.sub(r"\1\1", part) for part in parts[::2]]
    if ord("A") not in letters:  # no capitals in that script
        parts[::2] = [isolated(part.lower()) for part in parts[::2]]
    parts[::2] = [part.translate(letters) for part in parts[::2]]
    return "".join(parts)


def isolated(text: str) -> str:
    """Figures with a sign, as whoever writes a language that runs to the left has to type them."""
    return SIGNED.sub("\u2066\\g<0>\u2069", text)


def write_messages(source: Path, target: Path, letters: dict[int, int]) -> None:
    english = FluentParser().parse(source.read_text("utf-8")).body
    messages = [entry for entry in english if isinstance(entry, ast.Message)]
    for message in messages:
        message.comment = None
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(FluentSerializer().serialize(Words(letters).visit(ast.Resource(list(messages)))), "utf-8")


def translated_rules(book: Ledger, letters: dict[int, int]) -> str:
    """A rules reference as translations are written, with the hashes of what it was made from."""

    def words(text: str) -> str:
        return f"‹{pseudo(text, letters)}›"

    rows = [f"# {words(book.title)} <!-- {book.hash} -->", "", words(book.intro)]
    for section in book.sections:
        rows += ["", f"## {section.letter} · {words(section.title)} <!-- {section.hash} -->", ""]
        rows += [words(section.intro), ""] if section.intro else []
        rows += [f"- **{line.id}** {words(line.text)} <!-- {line.hash} -->" for line in section.lines]
    return "\n".join([*rows, ""])


def write_language(folder: Path, right_to_left: bool, font: Path | None = None) -> Path:
    """The folder of the language, complete."""
    code, letters = HEBREW if right_to_left else ACCENTED
    own = folder / code
    own.mkdir(parents=True, exist_ok=True)
    entry = {
        "name": pseudo("English", letters),
        "locale": ENGLISH,
        "direction": "rtl" if right_to_left else "ltr",
        "letters": "aא" if right_to_left else "aą",
        "quotes": "“”",
    }
    if font is not None:
        shutil.copy(font, own / FONT)
        entry["font"] = FONT
    (own / ENTRY).write_text("".join(f'{name} = "{value}"\n' for name, value in entry.items()), "utf-8")
    for source in folder_of(ENGLISH).glob("*.ftl"):
        write_messages(source, own / source.name, letters)
    for kit in own_kits():
        game = kit.folder.name.replace("_", "-")
        for file in kit.text_files(ENGLISH):
            write_messages(file, own / "games" / f"{game}{file.name.removeprefix(ENGLISH)}", letters)
        write_messages(kit.notes_file(ENGLISH), own / "notes" / f"{game}.ftl", letters)
        rules = own / "rules" / f"{kit.name}.md"
        rules.parent.mkdir(exist_ok=True)
        rules.write_text(translated_rules(ledger(kit.name), letters), "utf-8")
    return own


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("folder", type=Path)
    reader.add_argument("--right-to-left", action="store_true")
    reader.add_argument("--font", type=Path)
    wanted = reader.parse_args()
    print(write_language(wanted.folder, wanted.right_to_left, wanted.font))
