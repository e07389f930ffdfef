"""Whoever reads the terminal reads messages: no module hands English words to the screen."""

import ast
import re
from pathlib import Path

import marsbound

PARTS = ("terminal", "arena", "server")
FOR_THE_SCREEN = {
    "echo",
    "secho",
    "prompt",
    "confirm",
    "UsageError",
    "BadParameter",
    "ClickException",
    "BadInput",
    "say",
}
DECLARING = {"option", "argument", "command", "group", "Option"}
WORDS = re.compile(r"(?<![\w-])[A-Za-z]{2,}")  # but not what is typed: --option
SOURCE = Path(marsbound.__file__).parent
# Words that aren't the program's: the name before a line.
NAMES = {"marsbound"}
# Told to programs, and to people who write them.
LISTED = {
    "server/http/api/description.py",
}


def calls(tree: ast.AST) -> list[tuple[str, ast.Call]]:
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            found.append((name, node))
    return found


WRONG = {"mistake", "note", "Mistake", "BadInput", "BadWeights", "BadPack", "BadRecord", "BadText", "BadStep"}
"""What tells people what is wrong with a pack, a record, a bot, or with what they have asked for."""
THAT_TELL = ("core", "packs", "games", "bots", "records.py", "ledger.py", "text")
FOR_PROGRAMMERS = {
    "core/notation.py": "positions as text come from programs",
    "core/pickling.py": "pickles come from programs",
    "core/play.py": "asked of the library too early",
    "bots/library_bot.py": "asked of the library for another question, or another game",
}
"""Where words are the source's own, and why: nobody reads them at a terminal or in the page."""


def literal(argument: ast.expr) -> str:
    """The words that stand in the source itself; those of inner calls are looked at by themselves."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return argument.value
    if isinstance(argument, ast.JoinedStr):
        return " ".join(literal(part) for part in argument.values)
    if isinstance(argument, ast.BinOp):
        return f"{literal(argument.left)} {literal(argument.right)}"
    return ""


def english_in(file: Path) -> list[str]:
    found = []
    for name, call in calls(ast.parse(file.read_text("utf-8"))):
        if name in DECLARING and any(keyword.arg in ("help", "epilog", "short_help") for keyword in call.keywords):
            found.append(f"{file.name}:{call.lineno}: help in the source")
        if name in FOR_THE_SCREEN:
            id = name == "say" and len(call.args) == 1 and isinstance(call.args[0], ast.Constant)  # a message's
            words = set(WORDS.findall(" ".join(map(literal, call.args)))) - NAMES
            if words and not id:
                found.append(f"{file.name}:{call.lineno}: {sorted(words)}")
    return found


def told_in(file: Path) -> list[str]:
    """What isn't `said`: words in an argument of those calls, or in a variable that is one."""
    found = []
    tree = ast.parse(file.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    for name, call in calls(tree):
        if name not in WRONG:
            continue
        around = [each for each in functions if each.lineno <= call.lineno <= (each.end_lineno or 0)]
        assigned = {
            target.id: node.value
            for node in (ast.walk(max(around, key=lambda each: each.lineno)) if around else ())
            if isinstance(node, ast.Assign) and node.lineno < call.lineno
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        given = [assigned.get(each.id, each) if isinstance(each, ast.Name) else each for each in call.args]
        words = [text for text in map(literal, given) if " " in text.strip() or "{" in text]
        found += [f"{file.name}:{call.lineno}: {text}" for text in words]
    return found


def described(file: Path) -> list[str]:
    """Commands whose docstring click would show."""
    found = []
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node):
            for decorator in node.decorator_list:
                name = getattr(getattr(decorator, "func", None), "attr", "")
                if name in ("command", "group"):
                    found.append(f"{file.name}:{node.lineno}: {node.name}")
    return found


def test_no_module_hands_english_words_to_the_screen() -> None:
    files = [file for part in PARTS for file in sorted((SOURCE / part).rglob("*.py"))]
    assert len(files) > 50
    found = [one for file in files if str(file.relative_to(SOURCE)) not in LISTED for one in english_in(file)]
    assert found == []


def test_what_is_wrong_is_said_by_messages() -> None:
    found: dict[str, list[str]] = {}
    for part in THAT_TELL:
        path = SOURCE / part
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            if told := told_in(file):
                found[str(file.relative_to(SOURCE))] = told
    assert {name: told for name, told in found.items() if name not in FOR_PROGRAMMERS} == {}
    assert set(FOR_PROGRAMMERS) <= set(found), "an exception that isn't needed any more"


def test_no_command_is_described_in_the_source() -> None:
    assert [one for file in (SOURCE / "terminal").glob("*.py") for one in described(file)] == []


def test_a_sentence_in_the_source_is_found(tmp_path: Path) -> None:
    source = (
        'click.echo("all is well")\nclick.echo(f"marsbound: {told}")\nraise BadInput(f"no {name} here")\n'
        '@option("--seed", help="Decides.")\ndef seed() -> None: ...\nsay("serve-only-here")\n'
    )
    (tmp_path / "some.py").write_text(source)
    assert [each.partition(": ")[0] for each in english_in(tmp_path / "some.py")] == [
        "some.py:1",
        "some.py:3",
        "some.py:4",
    ]


def test_a_mistake_in_the_source_s_own_words_is_found(tmp_path: Path) -> None:
    source = (
        "def check(report, name):\n"
        '    report.mistake(name, f"marks has {name} numbers", said("wanted-one", "expected one"))\n'
        '    words = "no {name} here"\n'
        "    raise BadInput(words)\n"
        "def other(report, what):\n"
        '    words = "no {name} here"\n'
        '    report.note("header", what, said("input-none", words, name=what))\n'
    )
    (tmp_path / "some.py").write_text(source)
    assert [each.partition(": ")[0] for each in told_in(tmp_path / "some.py")] == ["some.py:2", "some.py:4"]
