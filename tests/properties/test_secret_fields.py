"""A view differs from the table only in what the layout calls secret, and all of that is hidden from somebody."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marsbound.core.play import Play
from marsbound.games.layouts import layout_of
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.kit import RocketmenScene
from tests.properties.cases import CASES
from tests.properties.test_secrets import what_differs
from tests.properties.walks import SEEDS, Start, Walk, everybody, tried

FOLDERS = {"rocketmen": "rocketmen"}  # by game
CHECKED = [case for case in CASES if case.game in FOLDERS]


def blanked(play: Play) -> set[str]:
    """The words that somebody doesn't see as they are."""
    return {word for player in everybody(play) for word in what_differs(play, play.view(player).masked)}


@pytest.mark.skipif(not CHECKED, reason="interpreted, these games would take minutes")
@tried(0.6)
@given(st.builds(Start, case=st.sampled_from(CHECKED or CASES), seed=SEEDS, choice_seed=SEEDS, curious=st.booleans()))
def test_a_view_blanks_nothing_but_what_is_secret(start: Start) -> None:
    secrets = set(layout_of(FOLDERS[start.case.game]).secrets())
    for play in Walk(start).samples(one_in=6):
        assert blanked(play) <= secrets


def test_everything_secret_of_rocketmen_is_blanked_for_somebody() -> None:
    """Objectives and hands of four players, and success cards that one of them has looked at."""
    dealt = Play(games()["rocketmen"], box_of("rocketmen"), 4, {}, 1)
    scene = RocketmenScene(4).plan(1, "spaceship-b").pad(1, "big-data", "heavy-stage").achieve(1, rocket=6)
    scene.success(0, 3).turn(1).answer("launch:earth", "look-ahead")
    assert blanked(dealt) | blanked(scene.play) == set(layout_of("rocketmen").secrets())
