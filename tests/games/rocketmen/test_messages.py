"""What players of Rocketmen are told who ask for what can't be."""

import pytest

from marsbound.core.play import Play
from marsbound.core.refusal import BadInput, Refusal
from marsbound.games.registry import games
from tests.games.red_planet.kit import box_of
from tests.games.rocketmen.kit import RocketmenScene

GAME = games()["rocketmen"]


def problem(scene: RocketmenScene, text: str) -> str:
    with pytest.raises(BadInput) as raised:
        scene.play.why_not(0, text)
    return str(raised.value)


def test_who_misspells_a_deed_is_told_the_deeds() -> None:
    scene = RocketmenScene().turn(1)
    for text in ("END", "fly", "m1"):
        said = problem(scene, text)
        assert said.startswith(f'"{text}" is no answer to rocketmen/turn/Act: expected buy:SLOT, buy-engine:ENGINE, ')
        assert said.endswith("launch:DESTINATION or end")
        assert all(f" {name}" in said for name in ("plan:CARD", "pad:CARD", "use:CARD", "draw", "drop-plan"))


def test_who_misspells_the_thing_is_told_the_things() -> None:
    scene = RocketmenScene().turn(1)
    assert problem(scene, "launch:venus").endswith("expected launch:earth, launch:moon or launch:mars")
    assert problem(scene, "buy:7").endswith("expected buy:m1, buy:m2, buy:m3, buy:m4, buy:m5 or buy:m6")
    flying = RocketmenScene().plan(1, "satellite-a").pad(1, "small-boosters").turn(1).answer("launch:earth")
    assert problem(flying, "go").startswith('"go" is no answer to rocketmen/flight/Fly: expected go-on, afterburner, ')


@pytest.mark.rule("rocketmen:O8")
def test_several_players_remove_nothing_from_the_market() -> None:
    scene = RocketmenScene(2).market("big-data").turn(1)
    assert scene.refusal("remove:m1") == Refusal("solo-only", "O8", "remove:m1")


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_difficulty_is_refused_where_nobody_plays_alone(players: int, level: str) -> None:
    options = {"difficulty": level}
    with pytest.raises(BadInput, match=f"rocketmen: difficulty {level} is for 1 player, not {players}"):
        Play(GAME, box_of("rocketmen"), players, options, 1)
    assert Play(GAME, box_of("rocketmen"), 1, options, 1).options["difficulty"] == level
    # games begun when it was ignored are played on
    assert not Play(GAME.as_of("1"), box_of("rocketmen"), players, options, 1).over


def test_the_difficulty_that_is_meant_without_one_may_be_said() -> None:
    assert not Play(GAME, box_of("rocketmen"), 3, {"difficulty": "normal"}, 1).over
