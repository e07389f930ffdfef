"""Gives compiled functions and classes their docstrings back: mypyc keeps only their signatures.

Python finds both in one C string, the signature first; what follows it is what `help` shows.
"""

import ast
import inspect
import re
from pathlib import Path
from typing import Final

# {"answer",
#  (PyCFunction)CPyPy_play___Play___answer,
#  METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("answer($self, player, text)\n--\n\n")},
FUNCTION: Final = re.compile(r'(\{"(\w+)",\s+\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\(")([^\n]*)("\))')
# {"over",
#  (getter)play___Play_get_over,
# NULL, NULL, NULL},
PROPERTY: Final = re.compile(r'(\{"(\w+)",\s+\(getter\)(\w+)_get_\2,\s+(?:NULL|\(setter\)\w+),\s*)NULL(, NULL\})')
CLASS: Final = re.compile(r'(\.tp_name = "(\w+)",\n(?:    \.[^\n]*\n)*?    \.tp_doc = PyDoc_STR\(")([^\n]*)("\))')


def docstrings(source: str) -> dict[str, str]:
    """By name: "ask" of a function, "Play" of a class, "Play.answer" of a method."""
    found: dict[str, str] = {}
    for node in ast.parse(source).body:
        keep(found, "", node)
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                keep(found, f"{node.name}.", inner)
    return found


def keep(found: dict[str, str], prefix: str, node: ast.stmt) -> None:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        text = ast.get_docstring(node, clean=False)
        if text is not None:
            found.setdefault(prefix + node.name, inspect.cleandoc(text))


def c_string(text: str) -> str:
    """What stands between the quotation marks; octal, since a digit may follow."""
    plain = set(range(0x20, 0x7F)) - set(b'"\\?')
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())


def with_docstrings(c_text: str, docs: dict[str, str]) -> str:
    """A module's C with what its source says of itself."""

    def of_function(match: re.Match[str]) -> str:
        begins, name, symbol, signature, ends = match.groups()
        # CPyPy_play___Play___answer, or CPyPy_notation___question_name
        owner = symbol.removesuffix(name).removesuffix("___").rpartition("___")[2]
        doc = docs.get(f"{owner}.{name}") or docs.get(name, "")
        return f"{begins}{signature}{c_string(doc)}{ends}"

    def of_property(match: re.Match[str]) -> str:
        begins, name, symbol, ends = match.groups()
        doc = docs.get(f"{symbol.rpartition('___')[2]}.{name}")
        return match[0] if doc is None else f'{begins}"{c_string(doc)}"{ends}'

    def of_class(match: re.Match[str]) -> str:
        begins, name, signature, ends = match.groups()
        return f"{begins}{signature}{c_string(docs.get(name, ''))}{ends}"

    return CLASS.sub(of_class, PROPERTY.sub(of_property, FUNCTION.sub(of_function, c_text)))


def keep_docstrings(source: Path, c_file: Path) -> None:
    text = with_docstrings(c_file.read_text(encoding="utf-8"), docstrings(source.read_text(encoding="utf-8")))
    c_file.write_text(text, encoding="utf-8")
