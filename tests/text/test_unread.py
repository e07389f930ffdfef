"""Messages that are read when they are first wanted are those that reading whole files gives."""

import pytest
from fluent.syntax import FluentParser, ast

from marsbound.text.languages import LANGUAGES
from marsbound.text.texts import own_resources, own_sources
from marsbound.text.unread import UnreadBundle, entries_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_and_term_is_found_by_its_name(language: str) -> None:
    for source, resource in zip(own_sources(language).values(), own_resources(language), strict=True):
        whole = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
        names = [f"{'-' if isinstance(entry, ast.Term) else ''}{entry.id.name}" for entry in whole]
        assert list(entries_of(source)) == names
    # of those with the most lines, parsing each alone gives the same
    for name, text in sorted(entries_of(source).items(), key=lambda entry: entry[1].count("\n"))[-20:]:
        [alone] = [each for each in FluentParser().parse(text).body if isinstance(each, ast.Message | ast.Term)]
        assert alone.equals(whole[names.index(name)], ["span", "comment"])


def bundle_of(source: str) -> UnreadBundle:
    bundle = UnreadBundle("en", {}, use_isolating=False)
    bundle.add_unread(entries_of(source))
    return bundle


def said(bundle: UnreadBundle, message: str) -> str:
    pattern = bundle.get_message(message).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


def test_what_a_message_refers_to_is_read_with_it() -> None:
    bundle = bundle_of("sentence = { -who } builds a { ship }\n-who = Ada\nship = rocket\n")
    assert said(bundle, "sentence") == "Ada builds a rocket"


def test_the_first_of_two_stays_and_an_override_replaces_it() -> None:
    bundle = bundle_of("ship = rocket\nship = boat\n")
    bundle.add_unread(entries_of("ship = balloon\n"))
    bundle.add_resource(FluentParser().parse("ship = kite\n"))
    assert said(bundle, "ship") == "rocket"
    bundle = bundle_of("ship = rocket\n")
    bundle.add_resource(FluentParser().parse("ship = kite\n"), allow_overrides=True)
    assert said(bundle, "ship") == "kite"
