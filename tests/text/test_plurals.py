"""Every number meets words in the form that its language has for it, as CLDR knows."""

from collections.abc import Iterator

import pytest
from babel import Locale
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from marsbound.text import LANGUAGES
from tests.text.messages import sentences

MANY = 120  # after that, forms of whole numbers repeat
NOT_COUNTED = {
    "question-place-an-astronaut": "the last one, or one of several",
    "question-place-on-another-ship": "the last one, or one of several",
    "question-board-a-ship": "the last one, or one of several",
    "question-board-another-ship": "the last one, or one of several",
    "rocketmen-question-pay-the-rest": "nothing, or something that is counted elsewhere",
    "rocketmen-consequence-abort-costs": "nothing, or something that is counted elsewhere",
    "rocketmen-consequence-leaves": "no money, or an amount",
    "rocketmen-consequence-costs": "nothing, or something that is counted elsewhere",
    "rocketmen-consequence-still-owed": "nothing, or something that is counted elsewhere",
    "result-behind": "second, third, or a place in figures",
    "rocketmen-event-rocket-moved": "back, by no more than four spaces",
}
"""Sentences that differ by a number without counting anything, and by what."""


class Selections(Visitor):
    def __init__(self) -> None:
        self.found: list[ast.SelectExpression] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.found.append(node)
        self.generic_visit(node)


def selections(language: str) -> Iterator[tuple[str, ast.SelectExpression]]:
    for name, sentence in sentences(language).items():
        visitor = Selections()
        visitor.visit(sentence.pattern)
        if sentence.message not in NOT_COUNTED:
            yield from ((name, selection) for selection in visitor.found)


def wrong_forms(selection: ast.SelectExpression, language: str) -> set[str]:
    """The forms that some number needs and doesn't get: another stands in for it."""
    forms = {variant.key.name for variant in selection.variants if isinstance(variant.key, ast.Identifier)}
    numbers = {int(variant.key.value) for variant in selection.variants if isinstance(variant.key, ast.NumberLiteral)}
    form_of = Locale(language).plural_form
    return {form_of(number) for number in range(MANY) if number not in numbers} - forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_count_is_there(language: str) -> None:
    wrong = {name: found for name, selection in selections(language) if (found := wrong_forms(selection, language))}
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_form_is_there_that_the_language_does_not_have(language: str) -> None:
    known = {*Locale(language).plural_form.tags, "other"}
    for name, selection in selections(language):
        for variant in selection.variants:
            assert not isinstance(variant.key, ast.Identifier) or variant.key.name in known, f"{name} in {language}"


def test_what_is_not_counted_is_still_there() -> None:
    assert set(NOT_COUNTED) <= set(sentences("en"))
