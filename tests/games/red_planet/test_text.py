"""Mission: Red Planet has words for everything it knows, and for nothing else."""

import re

import pytest

from marsbound.core.events import COMMON_FACTS, FIRST_OF_A_GAME
from marsbound.core.script import BOOK
from marsbound.games.pack_archive import archived, released
from marsbound.games.packs import builtin
from marsbound.games.red_planet.rules.box import CHARACTERS, EFFECTS, KINDS, MOMENTS
from marsbound.games.red_planet.rules.consequence_facts import CONSEQUENCES
from marsbound.games.red_planet.rules.facts import FACTS
from marsbound.games.red_planet.rules.reasons import REASONS
from marsbound.games.red_planet.rules.second.game import SECOND_EDITION
from marsbound.packs import PEDIGREES, Entry
from marsbound.text import LANGUAGES
from tests.text.messages import sentences, starting, texts, variables

PACKS = ("red-planet-second", "red-planet-first")
FACTS_BY_NAME = {fact.name: fact for fact in FACTS.known if fact.name != "unused"}
DISCOVERY_EFFECTS = {
    "all-present-tie": "",
    "fewest-lead": "",
    "no-new-tokens": "",
    "neighbours-gain": "amount",
    "second-most-take-stay": "",
    "second-most-take-take": "",
    "each-loses": "amount",
    "new-tokens-become": "kind",
    "more-tokens": "amount",
    "docked-crews-land": "",
    "scatter": "",
    "points-present": "amount",
    "points-most-full": "amount",
    "points-most-shared": "amount",
    "nothing": "",
}
MISSION_EFFECTS = {
    "presence-scale": "zones points",
    "most-in": "zones points",
    "most-tokens": "kind points",
    "most-lost": "points",
    "present-in-number": "zones count points",
    "sole-majority": "zones count points",
    "each-kind": "points",
    "present-in-all": "zones points",
    "always": "points",
    "per-lost": "points most",
    "per-zone": "zones points",
}
ACTION_EFFECTS = {
    "take-tokens": "kind amount",
    "rescue": "amount",
    "kill-rival": "zones",
}
PARAMETERS = DISCOVERY_EFFECTS | MISSION_EFFECTS | ACTION_EFFECTS
# What a question knows besides the seat, the time and the times
QUESTIONS = {
    "keep-a-mission": "",
    "choose-a-character": "",
    "place-an-astronaut": "",
    "place-on-another-ship": "",
    "place-together": "",
    "pick-a-destination": "dock",
    "move-to-a-neighbour": "",
    "draw-or-look": "",
    "look-at-a-discovery": "",
    "place-the-discovery": "card",
    "launch-a-docked-ship": "",
    "destroy-a-docked-ship": "",
    "replace-an-astronaut": "",
    "kill-an-astronaut": "",
    "leave-the-moon": "",
    "leave-the-moon-too": "",
    "redirect-a-ship": "",
    "put-a-destination-token": "dock",
    "reveal-an-action": "",
    "rescue-an-astronaut": "",
    "kill-a-rival": "",
    "flee-the-storm": "zone",
    "keep-a-bonus": "",
    "board-a-ship": "",
    "board-another-ship": "",
    "board-two-together": "",
    "board-three-together": "",
    "exchange-a-destination": "dock",
}
ANSWERS = {
    "draw": "",
    "look": "zone",
    "decline": "",
    "done": "",
    "move": "from to",
    "astronaut-at": "seat place",
}


def kebab(name: str) -> str:
    """ "DestroyADockedShip" as "destroy-a-docked-ship"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def ids(*sections: str) -> set[str]:
    """Of the boxes of all releases."""
    packs = [builtin(name) for name in PACKS] + [pack for hash in archived() if (pack := released(hash))]
    return {entry.id for pack in packs if pack.game in PACKS for section in sections for entry in pack.entries(section)}


def effect_text(language: str, card: Entry) -> str:
    """A card's text, composed of what the pack says it does."""
    words = texts(language)
    fields = dict(card.fields)
    variant = fields.get("alone") or fields.get("ties")
    effect = f"{card.word('effect')}-{variant}" if variant else card.word("effect")
    given: dict[str, str | int] = {}
    if "zones" in fields:
        given["zones"] = words.text("list-separator").join(words.text(f"zone-{zone}") for zone in card.words("zones"))
    if "kind" in fields:
        given["kind"] = words.text(f"kind-{card.word('kind')}")
    if effect == "presence-scale":
        given["points"] = "/".join(str(number) for number in card.numbers("points"))
    elif "points" in fields:
        given["points"] = card.number("points")
    for field, variable in (("amount", "amount"), ("count", "count"), ("at-most", "most")):
        if field in fields:
            given[variable] = card.number(field)
    return words.text(f"effect-{effect}", **given)


def test_everything_in_the_boxes_has_a_name_and_nothing_else_has() -> None:
    assert starting("zone-", "red-planet") == ids("zone")
    assert starting("card-", "red-planet") == ids("discovery", "mission", "action")
    assert starting("character-", "red-planet") == set(CHARACTERS)
    assert starting("kind-", "red-planet") == set(KINDS)
    assert starting("moment-", "red-planet") == {*MOMENTS, "and-effect"}
    assert starting("pedigree-", "common") == set(PEDIGREES)
    assert {f"source-{source}" for source in SECOND_EDITION.sources} <= set(sentences("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pack", PACKS)
def test_every_card_of_the_boxes_can_be_read(pack: str, language: str) -> None:
    for section in ("discovery", "mission", "action"):
        for card in builtin(pack).entries(section):
            assert effect_text(language, card)


def test_a_card_reads_well() -> None:
    second = builtin("red-planet-second")
    assert effect_text("en", second.entry("mission", "strategic-zones")) == (
        "Most astronauts in total (Valles Marineris, Syrtis Major): 8 points."
    )
    assert effect_text("pl", second.entry("discovery", "rich-vein")) == (
        "W\u00a0tej strefie umieszcza się o\u00a02 żetony punktów więcej."
    )
    assert effect_text("ru", second.entry("action", "blocks-of-ice")) == "Возьмите 2 жетона очков (лёд)."


def test_every_fact_has_its_sentence_and_nothing_else_has() -> None:
    assert starting("event-", "common", "red-planet") == set(FACTS_BY_NAME)
    assert starting("event-", "common") == {fact.name for fact in COMMON_FACTS}


@pytest.mark.parametrize("fact", sorted(FACTS_BY_NAME))
def test_a_fact_can_be_told_in_every_language(fact: str) -> None:
    known = FACTS_BY_NAME[fact]
    assert variables("en", f"event-{fact}") <= set(known.parts)
    for number in (0, 1, 2, 3, 5, 11, 22):
        parts = zip(known.parts, known.kinds, strict=True)
        given: dict[str, str | int] = {part: number if kind == "number" else kind for part, kind in parts}
        for language in LANGUAGES:
            assert texts(language).text(f"event-{fact}", **given)


def test_every_reason_has_its_sentence_and_nothing_else_has() -> None:
    assert starting("reason-", "red-planet") == set(REASONS.names) - {"allowed"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", [reason for reason in REASONS.names if reason != "allowed"])
def test_a_reason_says_what_is_wrong_and_what_can_be_done(reason: str, language: str) -> None:
    """Two sentences, and nothing to insert: a refusal knows no more than its id."""
    assert texts(language).text(f"reason-{reason}").count(".") == 2


def test_every_effect_has_its_sentence_with_its_parameters() -> None:
    variants = {"second-most-take-stay", "second-most-take-take", "points-most-full", "points-most-shared"}
    assert set(PARAMETERS) == set(EFFECTS) - {"", "second-most-take", "points-most"} | variants
    assert {name: variables("en", f"effect-{name}") for name in starting("effect-", "red-planet")} == {
        name: set(parameters.split()) for name, parameters in PARAMETERS.items()
    }


def test_every_question_the_game_asks_has_its_sentence() -> None:
    """The scripts are in the book as soon as the game is imported."""
    asked = {
        kebab(type(line).__name__)
        for line in BOOK.lines
        if line.asks and not line.nature and type(line).__module__.startswith("marsbound.games.red_planet.")
    }
    assert asked - set(QUESTIONS) == set()
    assert starting("question-", "red-planet") == set(QUESTIONS)


@pytest.mark.parametrize("question", sorted(QUESTIONS))
def test_a_question_uses_only_what_it_is_given(question: str) -> None:
    needed = variables("en", f"question-{question}")
    assert set(QUESTIONS[question].split()) <= needed
    assert needed <= {"seat", "time", "times", *QUESTIONS[question].split()}


def test_every_answer_has_its_words() -> None:
    assert {name: variables("en", f"answer-{name}") for name in starting("answer-", "red-planet")} == {
        name: set(parts.split()) for name, parts in ANSWERS.items()
    }


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize(("pack", "attribute"), [("red-planet-second", "text"), ("red-planet-first", "text-first")])
def test_a_character_s_text_has_the_numbers_of_the_pack(character: str, pack: str, attribute: str) -> None:
    entry = builtin(pack).entry("character", character)
    numbers = {field: entry.number(field) for field in ("places", "moves") if field in entry.fields}
    assert variables("en", f"character-{character}.{attribute}") == set(numbers)
    for language in LANGUAGES:
        assert texts(language).attribute(f"character-{character}", attribute, **numbers)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("prefix", ["zone-", "character-", "card-", "kind-", "moment-"])
def test_different_things_have_different_names(prefix: str, language: str) -> None:
    names = [
        texts(language).text(f"{prefix}{name}")
        for name in starting(prefix, "red-planet")
        if not variables("en", f"{prefix}{name}")
    ]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna places 2 astronauts on the ship at Dock 3."),
        ("pl", "Anna umieszcza 2 astronautów na statku (Dok 3)."),
        ("ru", "Anna помещает 2 астронавтов на корабль (Док 3)."),
        ("he", "Anna: שני חללאים עולים על החללית (רציף 3)."),
        ("it", "Anna piazza 2 astronauti sulla navicella (Molo 3)."),
    ],
)
def test_an_event_reads_well(language: str, sentence: str) -> None:
    dock = texts(language).text("dock", number=3)
    said = texts(language).text("event-astronauts-boarded", seat="Anna", dock=dock, number=2)
    assert re.sub("[\u2068\u2069]", "", said) == sentence


MEANT = {fact.name: fact for fact in CONSEQUENCES.known[FIRST_OF_A_GAME:]}


def test_every_consequence_has_its_sentence_and_nothing_else_has() -> None:
    assert starting("consequence-", "red-planet") == set(MEANT)


@pytest.mark.parametrize("fact", sorted(MEANT))
def test_a_consequence_can_be_told_in_every_language(fact: str) -> None:
    parts = dict(zip(MEANT[fact].parts, MEANT[fact].kinds, strict=True))
    assert variables("en", f"consequence-{fact}") <= set(parts)
    for number in (0, 1, 2, 3, 5, 11, 22):
        given: dict[str, str | int] = {part: number if kind == "number" else kind for part, kind in parts.items()}
        for language in LANGUAGES:
            assert texts(language).text(f"consequence-{fact}", **given)
