"""The reference of the public Python interfaces, from their docstrings.

`python -m marsbound.research.api_page` writes docs/reference/api.md; a test fails when it is out of date.
"""

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

PAGE: Final = "docs/reference/api.md"
HEAD: Final = """# Python reference

Every public name with its signature or its type, and what its docstring says; written by
`python -m marsbound.research.api_page`. How they are used is told in [Python](../how-to/python.md) and in
[research](research.md). A method without a docstring isn't public, or is one that a framework asks for and describes,
as `step` and `render` are.
"""
Definition = ast.FunctionDef | ast.ClassDef
# by module: what it offers is defined there, or in the modules its names come from
OFFERING: Final = ("marsbound", "marsbound.research")
MODULES: Final = (
    "marsbound.library.game",
    "marsbound.library.replay",
    "marsbound.bots.library_bot",
    "marsbound.research.pettingzoo",
    "marsbound.research.gymnasium",
    "marsbound.research.gymnasium_vector",
    "marsbound.research.open_spiel",
    "marsbound.research.exact",
    "marsbound.research.exploitability",
)


def source_file(module: str) -> ast.Module:
    """Read, not imported: compiled classes have lost their signatures."""
    root = Path(__file__).resolve().parents[2]
    path = root / Path(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text("utf-8"))


def definitions(module: str) -> dict[str, Definition]:
    return {node.name: node for node in source_file(module).body if isinstance(node, ast.FunctionDef | ast.ClassDef)}


def home_of(offering: ModuleType, name: str) -> tuple[str, str]:
    """Where something that a module offers is defined, and what it is called there."""
    found = getattr(offering, name)
    return str(getattr(found, "__module__", "")), str(getattr(found, "__name__", name))


def offered(module: str) -> list[tuple[str, Definition]]:
    """What a package offers by `__all__`, wherever it is defined; what has no definition of its own is left out."""
    package = import_module(module)
    found = []
    for name in package.__all__:
        home, own = home_of(package, name)
        if home.startswith("marsbound") and own in definitions(home):
            found.append((name, definitions(home)[own]))
    return found


def public(module: str) -> list[str]:
    """What a module says it offers."""
    names: list[str] = import_module(module).__all__
    return names


def signature(node: ast.FunctionDef, method: bool) -> str:
    arguments = node.args
    if method:
        for some in (arguments.posonlyargs, arguments.args):
            some[:] = [argument for argument in some if argument.arg not in ("self", "cls")]
    returned = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"({ast.unparse(arguments)}){returned}"


def told(node: Definition) -> str:
    return ast.get_docstring(node) or ""


PROPERTIES: Final = ("cached_property", "property")


def is_property(node: ast.FunctionDef) -> bool:
    return any(isinstance(each, ast.Name) and each.id in PROPERTIES for each in node.decorator_list)


def member(node: ast.FunctionDef) -> str:
    """A method with what it takes, a property with what it is."""
    if not is_property(node):
        return f"{node.name}{signature(node, method=True)}"
    return f"{node.name}: {ast.unparse(node.returns)}" if node.returns is not None else node.name


def line_of(shown: str, words: str) -> str:
    return f"- `{shown}`: {' '.join(words.split())}" if words else f"- `{shown}`"


def fields(node: ast.ClassDef) -> list[str]:
    """What a dataclass declares, with the words below it; other classes say it in words."""
    if any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in node.body):
        return []
    lines = []
    for each, below in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(each, ast.AnnAssign) and not ast.unparse(each.target).startswith("_"):
            is_told = isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant)
            words = str(below.value.value) if is_told else ""  # type: ignore[union-attr]
            lines.append(line_of(f"{ast.unparse(each.target)}: {ast.unparse(each.annotation)}", words))
    return lines


def entry(name: str, node: Definition) -> list[str]:
    """A name, what it takes, what it is; of a class what it offers too."""
    if isinstance(node, ast.FunctionDef):
        return [f"### {name}\n", f"`{name}{signature(node, method=False)}`\n", f"{told(node)}\n"]
    lines = [f"### {name}\n", f"{told(node)}\n", *fields(node)]
    for each in node.body:
        if not isinstance(each, ast.FunctionDef):
            continue
        if each.name == "__init__":
            lines.append(f"`{name}{signature(each, method=True).removesuffix(' -> None')}`\n")
            if told(each):
                lines.append(f"{told(each)}\n")
        elif not each.name.startswith("_") and (told(each) or is_property(each)):
            lines.append(line_of(member(each), told(each)))
    return [*lines, ""]


def page() -> str:
    lines = [HEAD]
    shown: set[str] = set()  # `marsbound.load` needn't be told again where it is defined
    for module in OFFERING:
        lines.append(f"## {module}\n")
        for name, node in offered(module):
            lines += entry(name, node)
            shown.add(name)
    for module in MODULES:
        lines += [f"## {module}\n", f"{ast.get_docstring(source_file(module))}\n"]
        for name, node in definitions(module).items():
            if name in public(module) and name not in shown:
                lines += entry(name, node)
    text = "\n".join(lines)
    while "\n\n\n" in text:
        text = text.replace("\n\n\n", "\n\n")
    return text.rstrip("\n") + "\n"


def main() -> int:
    (Path(__file__).resolve().parents[3] / PAGE).write_text(page(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
