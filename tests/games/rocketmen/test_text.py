"""Rocketmen has words for everything it knows, and for nothing else."""

import re

import pytest

from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME
from marsbound.core.script import BOOK
from marsbound.games.packs import builtin
from marsbound.games.rocketmen.pack.checks import TOKENS
from marsbound.games.rocketmen.pack.format import DESTINATIONS, KINDS, RESOURCES
from marsbound.games.rocketmen.rules.box import ACHIEVEMENTS, COMPONENTS
from marsbound.games.rocketmen.rules.buying import PAYMENT
from marsbound.games.rocketmen.rules.consequence_facts import CONSEQUENCES
from marsbound.games.rocketmen.rules.deeds import Deed
from marsbound.games.rocketmen.rules.facts import FACTS
from marsbound.games.rocketmen.rules.flight import FLYING
from marsbound.games.rocketmen.rules.game import ROCKETMEN
from marsbound.games.rocketmen.rules.placing import FEE
from marsbound.games.rocketmen.rules.reasons import REASONS
from marsbound.games.rocketmen.rules.turn import ACTIONS
from marsbound.packs import Entry
from marsbound.text import LANGUAGES
from tests.text.messages import file_of, names_in, starting, texts, variables

PACK = builtin("rocketmen")
COMMON = {"unused", *(fact.name for fact in COMMON_FACTS)}
FACTS_BY_NAME = {fact.name: fact for fact in FACTS.known if fact.name not in COMMON}
DEEDS: dict[str, Deed] = {
    deeds.deeds[place].name: deeds.deeds[place]
    for deeds in (ACTIONS, PAYMENT, FEE, FLYING)
    for place in range(len(deeds.deeds))
}
EFFECTS = {effect.name: effect for effect in RESOURCES}
ZONES = {
    "command-centre",
    "hand",
    "mission-plan",
    "launch-pad",
    "play-area",
    "depot",
    "scrapyard",
    "achievements",
    "market",
    "storage",
}
# What a question knows besides the seat, the time and the times
QUESTIONS = {
    "act": "",
    "pay-the-rest": "money components",
    "pay-for-placing": "",
    "scrap-a-card": "",
    "discard-for-cards": "",
    "take-from-the-play-area": "",
    "must-copy-a-card": "",
    "may-copy-a-card": "",
    "fly": "destination rocket distance can",
    "put-one-on-top": "",
    "choose-the-first-card": "",
    "lose-a-pad-card": "",
    "discard-a-permanent": "",
    "keep-one-pad-card": "",
    "keep-the-plan": "",
    "discard-over-the-limit": "",
}
VARIABLES = {"at-most": "most"}  # fields of a pack that messages call otherwise
NUMBERS = (0, 1, 2, 3, 5, 11, 22)


def kebab(name: str) -> str:
    """ "KeepOnePadCard" as "keep-one-pad-card"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def known(prefix: str) -> set[str]:
    """What has a message of this prefix, by its id."""
    return starting(f"rocketmen-{prefix}-", "rocketmen")


def ids(*sections: str) -> set[str]:
    return {entry.id for section in sections for entry in PACK.entries(section)}


def plain(sentence: str) -> str:
    """Without the signs that keep names in their own direction, and words together."""
    return re.sub("[\u2068\u2069]", "", sentence).replace("\u00a0", " ")


def effect_text(language: str, card: Entry) -> str:
    """A resource's text, composed of what the pack says it does."""
    words = texts(language)
    given: dict[str, str | int] = {}
    for field in EFFECTS[card.word("effect")].fields:
        variable = VARIABLES.get(field.name, field.name)
        if field.name == "hazard":
            given[variable] = words.text(f"rocketmen-card-{card.word('hazard')}")
        else:
            given[variable] = card.number(field.name)
    return words.text(f"rocketmen-effect-{card.word('effect')}", **given)


def objective_text(language: str, objective: Entry) -> str:
    """An objective's name, composed of its goals."""
    words = texts(language)
    names = [f"rocketmen-{'goal' if goal in TOKENS else 'location'}-{goal}" for goal in objective.words("goals")]
    return words.text("rocketmen-objective", first=words.text(names[0]), second=words.text(names[1]))


def test_ids_can_be_told_from_those_of_the_other_games() -> None:
    names = names_in(file_of("rocketmen"))
    own = ("rocketmen-", "drawn-rocketmen-", "web-rocketmen-")
    of_packs = ("mistake-", "things-", "wanted-")  # what is wrong with a pack is called alike in all games
    of_all = ("library-section-", "bot-part-", "aim-measure-")  # a game adds its own to what all tell in one way
    assert [name for name in names if not name.startswith(own + of_packs + of_all)] == []
    assert set(names).isdisjoint(names_in(file_of("red-planet")))


def test_everything_in_the_box_has_a_name_and_nothing_else_has() -> None:
    assert known("card") == ids("mission", "resource", "engine", "hazard")
    assert known("location") == ids("location")
    assert known("kind") == set(KINDS)
    assert known("destination") == set(DESTINATIONS)
    assert known("component") == {*COMPONENTS, "any"}
    assert known("achievement") == set(ACHIEVEMENTS)
    assert known("goal") == set(TOKENS)
    assert known("variant") == ids("variant")
    assert known("source") == set(ROCKETMEN.sources)
    assert known("zone") == ZONES


def test_components_can_be_counted_and_named() -> None:
    for component in known("component"):
        assert variables("en", f"rocketmen-component-{component}") == {"number"}
        assert variables("en", f"rocketmen-component-{component}.name") == set()


def test_every_option_and_each_of_its_values_has_words() -> None:
    values = {f"{option.name}-{value}" for option in ROCKETMEN.options for value in option.values}
    named = {name.replace("_", "-") for name in {*values, *(option.name for option in ROCKETMEN.options)}}
    assert starting("option-", "rocketmen.title") == named
    for option in ROCKETMEN.options:
        assert variables("en", f"option-{option.name}.description") == set()


@pytest.mark.parametrize("variant", sorted(ids("variant")))
def test_a_variant_s_text_has_the_points_of_the_pack(variant: str) -> None:
    entry = PACK.entry("variant", variant)
    given = {"points": entry.number("points")} if "points" in entry.fields else {}
    assert variables("en", f"rocketmen-variant-{variant}.text") == set(given)
    for language in LANGUAGES:
        assert texts(language).attribute(f"rocketmen-variant-{variant}", "text", **given)


def test_every_effect_has_its_sentence_with_its_parameters() -> None:
    parameters = {
        name: {VARIABLES.get(field.name, field.name) for field in effect.fields} for name, effect in EFFECTS.items()
    }
    assert {name: variables("en", f"rocketmen-effect-{name}") for name in known("effect")} == parameters


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read(language: str) -> None:
    for card in PACK.entries("resource"):
        assert effect_text(language, card)
    assert len({objective_text(language, each) for each in PACK.entries("objective")}) == len(ids("objective"))


def test_every_fact_has_its_sentence_and_nothing_else_has() -> None:
    assert known("event") == set(FACTS_BY_NAME)


@pytest.mark.parametrize("fact", sorted(FACTS_BY_NAME))
def test_a_fact_can_be_told_in_every_language(fact: str) -> None:
    found = FACTS_BY_NAME[fact]
    assert variables("en", f"rocketmen-event-{fact}") <= set(found.parts)
    for number in NUMBERS:
        parts = zip(found.parts, found.kinds, strict=True)
        given: dict[str, str | int] = {part: number if kind == "number" else kind for part, kind in parts}
        for language in LANGUAGES:
            assert texts(language).text(f"rocketmen-event-{fact}", **given)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("fields", [1, 2, 3, 4])
def test_a_rocket_that_falls_back_is_not_said_to_advance(fields: int, language: str) -> None:
    """A success card that is ignored takes its fields back."""
    words = texts(language)
    back = plain(words.text("rocketmen-event-rocket-moved", seat="Anna", number=-fields, to=5))
    on = plain(words.text("rocketmen-event-rocket-moved", seat="Anna", number=fields, to=5))
    assert re.sub("[0-9]", "", back) != re.sub("[0-9]", "", on)
    assert "-" not in back


def test_every_question_the_game_asks_has_its_sentence_and_nothing_else_has() -> None:
    """The scripts are in the book as soon as the game is imported."""
    asked = {
        kebab(type(line).__name__)
        for line in BOOK.lines
        if line.asks and not line.nature and line.name.startswith("rocketmen/")
    }
    assert asked == set(QUESTIONS)
    assert known("question") == set(QUESTIONS)


@pytest.mark.parametrize("question", sorted(QUESTIONS))
def test_a_question_uses_only_what_it_is_given(question: str) -> None:
    needed = variables("en", f"rocketmen-question-{question}")
    assert set(QUESTIONS[question].split()) <= needed
    assert needed <= {"seat", "time", "times", *QUESTIONS[question].split()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("components", NUMBERS)
@pytest.mark.parametrize("money", [0, 10, 50])
def test_only_what_is_owed_is_asked_for(money: int, components: int, language: str) -> None:
    said = plain(texts(language).text("rocketmen-question-pay-the-rest", money=money, components=components))
    assert ("$" in said) == (money > 0 or components == 0)
    component = plain(texts(language).text("rocketmen-count-components", components=components))
    assert (component in said) == (components > 0)


def test_every_deed_has_its_words_and_nothing_else_has() -> None:
    assert {name: variables("en", f"rocketmen-deed-{name}") for name in known("deed")} == {
        name: {"thing"} if deed.kind else set() for name, deed in DEEDS.items()
    }


def test_every_reason_has_its_sentence_and_nothing_else_has() -> None:
    assert known("reason") == set(REASONS.names) - {"allowed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for reason in REASONS.names if reason != "allowed"])
def test_a_reason_says_what_is_wrong_and_what_can_be_done(reason: str, language: str) -> None:
    """Two sentences, and nothing to insert: a refusal knows no more than its id."""
    assert texts(language).text(f"rocketmen-reason-{reason}").count(".") == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "prefix", ["card", "location", "kind", "destination", "achievement", "goal", "variant", "zone", "source", "type"]
)
def test_different_things_have_different_names(prefix: str, language: str) -> None:
    names = [texts(language).text(f"rocketmen-{prefix}-{name}") for name in known(prefix)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_deeds_read_differently(language: str) -> None:
    """Two ways to do something with one card can stand side by side in a list."""
    said = [texts(language).text(f"rocketmen-deed-{name}", thing="Internet") for name in DEEDS]
    assert len(set(said)) == len(said)


COUNTS = {
    "en": {1: "1 rocket point", 2: "2 rocket points", 5: "5 rocket points"},
    "pl": {1: "1 Punkt Rakiety", 2: "2 Punkty Rakiet", 5: "5 Punktów Rakiet", 22: "22 Punkty Rakiet"},
    "ru": {1: "1 очко ракеты", 2: "2 очка ракеты", 5: "5 очков ракеты", 11: "11 очков ракеты", 21: "21 очко ракеты"},
    "he": {1: "נקודת רקטה אחת", 2: "שתי נקודות רקטה", 5: "5 נקודות רקטה"},
    "it": {1: "1 punto razzo", 2: "2 punti razzo", 5: "5 punti razzo"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_are_counted_as_the_language_counts(language: str) -> None:
    words = texts(language)
    for number, count in COUNTS[language].items():
        assert plain(words.text("rocketmen-component-rockets", number=number)) == count


def test_money_has_its_sign_before_it() -> None:
    said = {language: texts(language).text("rocketmen-money", amount=30) for language in LANGUAGES}
    assert said == {"en": "$30", "pl": "$30", "ru": "$30", "he": "$30", "it": "$30"}
    assert said == {language: texts(language).text("rocketmen-component-money", number=30) for language in LANGUAGES}
    credit = texts("he").text("rocketmen-board-credit", amount=30)
    assert credit.endswith("\u2068$30\u2069"), "the sign would be read on the other side of the number"


@pytest.mark.parametrize(
    ("language", "card", "sentence"),
    [
        ("en", "batteries", "DISCARD: scrap another card from your hand, then draw 2 cards."),
        ("pl", "batteries", "ODRZUĆ: usuń na Złomowisko inną kartę z ręki, potem dobierz 2 karty."),
        ("ru", "research-institute", "ПРИ ОПЛАТЕ: возьмите 1 карту."),
        ("he", "government-contract", "שווה $10 על כל משימה שהשלמת, לכל היותר $40."),
        (
            "it",
            "solar-power",
            "Dalla mano: rottama questa carta e prendi gratis dal Mercato la carta Cambiamento climatico.",
        ),
    ],
)
def test_a_card_reads_well(language: str, card: str, sentence: str) -> None:
    assert plain(effect_text(language, PACK.entry("resource", card))) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna: the rocket advances 3 spaces, to space 5."),
        ("pl", "Anna: Rakieta przesuwa się o 3 pola, na pole 5."),
        ("ru", "Anna: ракета продвигается на 3 поля, на поле 5."),
        ("he", "Anna: הרקטה מתקדמת 3 משבצות, אל משבצת 5."),
        ("it", "Anna: il razzo avanza di 3 caselle, fino alla casella 5."),
    ],
)
def test_an_event_reads_well(language: str, sentence: str) -> None:
    assert plain(texts(language).text("rocketmen-event-rocket-moved", seat="Anna", number=3, to=5)) == sentence


MEANT = {fact.name: fact for fact in CONSEQUENCES.known[FIRST_OF_A_GAME:]}


def test_every_consequence_has_its_sentence_and_nothing_else_has() -> None:
    assert starting("rocketmen-consequence-", "rocketmen") == set(MEANT)


@pytest.mark.parametrize("fact", sorted(MEANT))
def test_a_consequence_can_be_told_in_every_language(fact: str) -> None:
    parts = dict(zip(MEANT[fact].parts, MEANT[fact].kinds, strict=True))
    assert variables("en", f"rocketmen-consequence-{fact}") <= set(parts)
    for number in (0, 1, 2, 3, 5, 11, 22):
        given: dict[str, str | int] = {part: number if kind == "number" else kind for part, kind in parts.items()}
        for language in LANGUAGES:
            assert texts(language).text(f"rocketmen-consequence-{fact}", **given)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_left_with_no_dollars(language: str) -> None:
    leaves = texts(language).text("rocketmen-consequence-leaves", money=0)
    assert leaves
    assert not any(letter.isdigit() for letter in leaves)
