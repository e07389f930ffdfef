"""What happens, what is advised and what a lesson teaches lead to lines of the rules, and to none that there isn't."""

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from marsbound.bots.evaluators import evaluator_of
from marsbound.core.game import Game
from marsbound.games.packs import builtin
from marsbound.games.registry import games, kit_of
from marsbound.ledger import ledger
from marsbound.rule_links import MOST, RuleLinks, rule_links
from tests.games.test_refusal_rules import questions_and_deeds

GAMES = [pytest.param(game, id=name) for name, game in games().items()]
WEB = Path(__file__).resolve().parents[2] / "web" / "src" / "games"

UNEXPLAINED = {
    "choice-sealed": "everybody sees that somebody has chosen",
    "effect-used": "the card's own rule says what it does",
    "points-scored": "the rule is that of the points' source",
}
"""Events that no rule of their own explains."""
OF_ANOTHER_EDITION = {
    "red-planet-first": {
        *("destination-given", "card-removed", "action-revealed", "tokens-gained", "astronaut-rescued"),
        *("crew-pulled-down", "game-lost", "neutral-character-seen", "neutral-deck-shuffled", "no-action-left"),
    },
    "red-planet-second": {"hand-shown", "ship-removed", "tile-counted"},
}
UNTAUGHT = {"settling"}
"""Lessons about the page, not about the game."""


def lessons_of(game: str) -> set[str]:
    """As the page names them; those of another edition are told apart by how they end."""
    family = "rocketmen" if game == "rocketmen" else "red-planet"
    source = (WEB / family / "lessons.ts").read_text("utf-8")
    found = set(re.findall(r"id: '([a-z-]+)'", source))
    for by_edition in re.findall(r"id: edition\('([a-z-]+)'\)", source):
        found.add(f"{by_edition}-first" if game == "red-planet-first" else by_edition)
    only = {"red-planet-first": {"moon"}, "red-planet-second": {"optional"}}
    return found - only.get(game, set())


@pytest.mark.parametrize("game", GAMES)
def test_every_link_leads_to_a_line_of_the_rules(game: Game) -> None:
    lines = {line.id for line in ledger(game.name).lines}
    named = {id for links in asdict(rule_links(game.name)).values() for ids in links.values() for id in ids}
    assert sorted(named - lines) == []
    assert all(0 < len(ids) <= MOST for links in asdict(rule_links(game.name)).values() for ids in links.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_event_that_a_rule_explains_leads_to_it(game: Game) -> None:
    told = {fact.name for fact in game.facts if fact.name != "unused" and not fact.name.startswith("decided-")}
    told -= OF_ANOTHER_EDITION.get(game.name, set()) | set(UNEXPLAINED)
    assert sorted(set(rule_links(game.name).events) ^ told) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_of_the_page_leads_to_its_rules(game: Game) -> None:
    assert sorted(set(rule_links(game.name).lessons) ^ (lessons_of(game.name) - UNTAUGHT)) == []


@pytest.mark.parametrize("game", GAMES)
def test_answers_things_and_parts_are_those_of_the_game(game: Game) -> None:
    links = rule_links(game.name)
    assert sorted(set(links.answers) - questions_and_deeds(game)) == []
    pack = builtin(game.name)
    things = {entry.id for name, entries in pack.sections.items() if name not in ("zone", "ship") for entry in entries}
    kinds = set() if game.name == "rocketmen" else set(pack.only("tokens").counts("values"))
    assert sorted(set(links.things) - things - set(game.sources)) == []
    assert sorted(set(links.things) & kinds) == [], "a kind of token is no card"
    assert set(links.parts) == set(evaluator_of(game).parts)


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_player_leads_to_a_rule(game: Game) -> None:
    links = rule_links(game.name)
    asked = {key.split()[0] for key in game.refusal_rules if " " in key} & questions_and_deeds(game)
    asked -= {each.id for entries in builtin(game.name).sections.values() for each in entries} | {"Fly", "PayTheRest"}
    assert sorted(asked - set(links.answers)) == []


def test_what_is_named_comes_before_what_is_done() -> None:
    second, rocketmen = rule_links("red-planet-second"), rule_links("rocketmen")
    assert second.of_event("character-revealed", ["2", "saboteur"]) == ["C9", "R3"]
    assert second.of_event("mission-kept", ["1", "moon-base"]) == ["F6", "S9"]
    assert second.of_answer("ChooseACharacter", ["pilot"]) == ["C14", "R2"]
    assert rocketmen.of_answer("Act", ["launch", "moon"]) == ["L1", "L3"]
    assert rocketmen.of_answer("LoseAPadCard", ["afterburner"]) == ["K1", "L9"]
    assert rocketmen.of_event("effect-used", ["1", "backup"]) == ["K3"]
    assert second.of_parts(["zones", "ice", "zones"]) == ["P2", "F2"]


def test_copies_of_a_card_are_one_thing_and_few_rules_are_named() -> None:
    links = RuleLinks(events={"told": ["A1", "A2"]}, things={"card": ["B1", "B2"], "other": ["A1"]})
    assert links.of_event("told", ["card.2"]) == ["B1", "B2", "A1"]
    assert links.of_event("told", ["other"]) == ["A1", "A2"]
    assert links.of_event("untold", ["nothing"]) == []


def test_a_game_without_links_has_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(type(kit_of("rocketmen")), "links_file", tmp_path / "none.toml")
    assert rule_links.__wrapped__("rocketmen") == RuleLinks()
    assert rule_links("nobody-knows-it") == RuleLinks()
