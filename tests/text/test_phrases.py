"""What parts of the program say in English: the same words as a message of that id has."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import marsbound
from marsbound.core.phrase import Phrase, said
from marsbound.text import Texts

SOURCES = Path(marsbound.__file__).parent


def phrases() -> Iterator[tuple[str, str]]:
    """The id and the English words of each call of `said`; words may stand in a variable just above."""
    for file in sorted(SOURCES.rglob("*.py")):
        source = file.read_text("utf-8")
        if "said(" not in source:
            continue
        nodes = list(ast.walk(ast.parse(source)))
        assigned = [
            (node.lineno, target.id, str(node.value.value))
            for node in nodes
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        ]
        for node in nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "said" and len(node.args) > 1:
                id, english = node.args
                assert isinstance(id, ast.Constant), f"{file}, line {node.lineno}: an id that can't be looked up"
                if isinstance(english, ast.Name):
                    above = [each for each in assigned if each[1] == english.id and each[0] < node.lineno]
                    yield str(id.value), max(above)[2]
                else:
                    assert isinstance(english, ast.Constant), f"{file}, line {node.lineno}: words that can't be read"
                    yield str(id.value), str(english.value)


PHRASES = sorted(set(phrases()))


def test_the_program_says_something() -> None:
    assert len(PHRASES) > 100
    assert len({id for id, _ in PHRASES}) == len(PHRASES), "an id has two wordings"


@pytest.mark.parametrize(("id", "english"), PHRASES, ids=[id for id, _ in PHRASES])
def test_a_phrase_is_a_message_with_the_same_words(id: str, english: str) -> None:
    values = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", english)}
    assert Texts("en").text(id, **values) == english.format(**values)


def test_a_phrase_within_a_phrase_is_told_in_the_same_language() -> None:
    phrase = said("wanted", "expected {wanted}", wanted=said("wanted-number", "{low} to {high}", low=1, high=9))
    assert phrase == "expected 1 to 9"
    assert Texts("pl").phrase(phrase) == "oczekiwano: liczba całkowita od 1 do 9"


def test_words_without_a_message_stay_as_they_are() -> None:
    assert Texts("pl").phrase("plain words") == "plain words"
    assert Texts("pl").phrase(said("no-such-message", "{what} of a game of somebody else's", what="words")) == (
        "words of a game of somebody else's"
    )


def test_a_phrase_can_be_sent_to_another_process() -> None:
    phrase = pickle.loads(pickle.dumps(said("mistake-is", "{name} is {value}", name="capacity", value="0")))
    assert isinstance(phrase, Phrase)
    assert (phrase, phrase.id, phrase.values) == ("capacity is 0", "mistake-is", {"name": "capacity", "value": "0"})
