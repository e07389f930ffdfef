"""A game's rules reference."""

from marsbound.server.wire.position import Struct


class CounterpartShown(Struct):
    game: str
    id: str
    kind: str


class RuleShown(Struct):
    id: str
    text: str
    ruling: bool  # whether a part of it is our ruling and not the rulebook's
    counterparts: list[CounterpartShown]
    language: str  # of its text: English where it isn't translated
    outdated: bool  # whether the English rule has changed since it was translated


class SectionShown(Struct):
    letter: str
    title: str
    intro: str
    rules: list[RuleShown]
    language: str  # of title and introduction


class RulesShown(Struct):
    game: str
    title: str
    intro: str
    sections: list[SectionShown]
    language: str  # of title and introduction
