"""The games' properties: what is on the page was measured, and the measures mean what they say."""

import re
from pathlib import Path
from xml.etree import ElementTree

import marsbound
from marsbound.core.chance import Generator
from marsbound.research import properties
from marsbound.research.properties import PAGE, PANELS, PICTURE, WORLDS, Properties, hidden_share, measured, page
from tests.library.plays import EVERY_SIZE
from tests.research.states import played

CELLS = re.compile(r"^\| (\S+) \| (\d) \| .* \|$", re.M)


def rows_of(text: str) -> dict[tuple[str, int], str]:
    return {(found[1], int(found[2])): found[0] for found in CELLS.finditer(text)}


def test_the_page_and_its_picture_have_every_game_and_every_number_of_players(root: Path) -> None:
    assert list(rows_of((root / PAGE).read_text("utf-8"))) == EVERY_SIZE
    drawn = ElementTree.fromstring((root / PICTURE).read_text("utf-8"))
    texts = [str(each.text) for each in drawn.iter("{http://www.w3.org/2000/svg}text")]
    for title, _measure, _form in PANELS:
        assert sum(text.startswith(title) for text in texts) == 1
    games = {name for name, _ in EVERY_SIZE}
    assert len(texts) == len(games) + len(PANELS) * (1 + 2 * len(EVERY_SIZE))


def test_the_page_says_what_is_measured(root: Path) -> None:
    """One of the rows anew; `python -m marsbound.research.properties` writes all of them."""
    size = ("red-planet-first", 3)
    stored = rows_of((root / PAGE).read_text("utf-8"))[size]
    if marsbound.COMPILED:
        assert rows_of(page([measured(*size)]))[size] == stored


def test_measures_count_what_happens() -> None:
    found = measured("rocketmen", 2, games=1)
    state = marsbound.game("rocketmen").state(players=2, seed=0)
    assert isinstance(found, Properties)
    assert found.decisions > 100
    assert 1 < found.choices < found.most_choices
    assert (found.at_once, state.over) == (0, False)
    assert all(0 < share < 1 for share in (found.forced, found.chance, found.hidden))


def test_what_is_hidden_is_what_differs_in_other_worlds() -> None:
    """Alone nothing is; counted by hand it is the same."""
    alone = played("rocketmen", 1, 3, 30)
    assert hidden_share(alone, Generator(1)) == 0
    state = played("red-planet-second", 3, 3, 20)
    share = hidden_share(state, Generator(1))
    chance = Generator(1)
    worlds = [state.world(state.player, int(chance.seed())) for _ in range(WORLDS)]
    assert any(world.position != state.position for world in worlds)
    assert 0 < share < 0.5
    true, *others = map(properties.laid_out, (state, *worlds))
    differing = [sum(one != other for one, other in zip(true, world, strict=True)) for world in others]
    used = [sum(bool(one or other) for one, other in zip(true, world, strict=True)) for world in others]
    assert share == sum(part / whole for part, whole in zip(differing, used, strict=True)) / WORLDS
