"""Which lines of the rules reference explain what happens, what is advised and what a lesson teaches.

A game's links lie beside its ledger, as ledger/GAME.links.toml, each a name and the ids of one rule or a few::

    [events]   # facts
    ship-launched = ["R8", "R9"]
    [lessons]  # of the page's guided game
    [answers]  # questions, or deeds of a question that offers several
    [things]   # characters, cards and the like, wherever an event or an answer names them
    [parts]    # where bots expect points from
"""

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from marsbound.games.registry import kits

MOST: Final = 3  # rules are named at once

Links = dict[str, list[str]]


@dataclass(frozen=True, slots=True)
class RuleLinks:
    events: Links = field(default_factory=dict)
    lessons: Links = field(default_factory=dict)
    answers: Links = field(default_factory=dict)
    things: Links = field(default_factory=dict)
    parts: Links = field(default_factory=dict)

    def of_event(self, fact: str, words: Iterable[str]) -> list[str]:
        """Those of what an event is about, then those of the event; the words are those of its parts."""
        return first([*self._of_things(words), *self.events.get(fact, [])])

    def of_answer(self, question: str, words: Iterable[str]) -> list[str]:
        """The same of an answer: what is done depends on the question, or on a deed among the answer's words."""
        named = list(words)
        done = next((self.answers[word] for word in (question, *named) if word in self.answers), [])
        return first([*self._of_things(named), *done])

    def of_parts(self, parts: Iterable[str]) -> list[str]:
        return first(id for part in parts for id in self.parts.get(part, []))

    def _of_things(self, words: Iterable[str]) -> list[str]:
        """Copies of a card have a number after a dot."""
        return [id for word in words for id in self.things.get(word.partition(".")[0], [])]


def first(ids: Iterable[str]) -> list[str]:
    """Each once, and not too many."""
    return list(dict.fromkeys(ids))[:MOST]


@cache
def rule_links(game: str) -> RuleLinks:
    """None for a game that brings no such file."""
    kit = kits().get(game)
    if kit is None or not kit.links_file.is_file():
        return RuleLinks()
    return RuleLinks(**tomllib.loads(kit.links_file.read_text("utf-8")))
