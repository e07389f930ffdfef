"""Bots are somebody: a name for every level and seat."""

from itertools import product

from marsbound.bots import LEVELS
from marsbound.bots.cast import CAST, PEOPLE, cast_name, face_of, own_name
from marsbound.text import LANGUAGES, Texts

MOST_PLAYERS = 6


def test_every_level_has_somebody_for_every_seat() -> None:
    assert list(CAST) == list(LEVELS)
    assert {len(names) for names in CAST.values()} == {MOST_PLAYERS}


def test_whoever_sits_at_a_table_has_a_name_of_their_own() -> None:
    """Also where levels are mixed."""
    names = {cast_name(level, player) for level, player in product(LEVELS, range(MOST_PLAYERS))}
    assert len(names) == len(LEVELS) * MOST_PLAYERS == len(PEOPLE)
    assert sorted(face_of(name) for name in PEOPLE) == list(range(len(PEOPLE)))
    for language in LANGUAGES:
        texts = Texts(language)
        assert len({texts.text(f"cast-{name}") for name in PEOPLE}) == len(PEOPLE), language


def test_a_limit_changes_nobody() -> None:
    assert cast_name("expert@2000it", 2) == cast_name("expert", 2)


def test_somebodys_own_bot_is_called_as_they_call_it() -> None:
    assert cast_name("python:mine:Sharp", 1) is None
    assert own_name("python:mine:Sharp") == "Sharp"
    assert own_name("program:./bots/sharp.py --fast") == "sharp.py"
    assert own_name("sharp") == "sharp"
