"""Pebbles keeps its own rules: what is hidden stays hidden, and every refusal names a line of its ledger."""

import pytest

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.core.view import ONLOOKER
from marsbound.ledger import read
from marsbound.packs import check
from tests.games.toy import FORMAT, KITS
from tests.games.toy.rules import PEBBLES

pytestmark = pytest.mark.interpreted
KIT = KITS[0]


def box() -> dict[str, int]:
    checked = check.check_text(KIT.pack_file.read_text("utf-8"), KIT.pack_file.name, {"toy": FORMAT}, None)
    assert checked.pack is not None, checked.mistakes
    return PEBBLES.box(checked.pack)


def test_every_refusal_names_a_line_of_the_ledger() -> None:
    book = read("toy", KIT.ledger_file, KIT.editions)
    assert len(book.lines) == KIT.rule_count
    assert {book.line(rule).id for rule in PEBBLES.refusal_rules.values()} == set(PEBBLES.refusal_rules.values())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_world_that_may_be_looks_the_same_to_whoever_drew_it(players: int) -> None:
    play = Play(PEBBLES, box(), players, {}, 3)
    chance = Generator(players)
    while not play.over:
        for eye in (ONLOOKER, *range(players)):
            view = play.view(eye)
            seen = PEBBLES.picture(view)
            for seed in range(3):
                assert PEBBLES.picture(PEBBLES.view(PEBBLES.sample_world(view, seed), eye)) == seen
        player = play.asked_players()[0]
        choices = play.choices(player)
        asked = play.question(player)
        assert asked is not None
        play.answer(player, asked.choices[chance.below(len(choices))])
    assert "hidden" not in str(PEBBLES.picture(play.view(ONLOOKER)))
