"""Which game reads how."""

from collections.abc import Sequence
from typing import Final

from marsbound.core.play import Play
from marsbound.core.refusal import BadInput
from marsbound.packs import Pack, text_files
from marsbound.terminal.face import Face
from marsbound.terminal.paper import Paper
from marsbound.terminal.red_planet.face import RedPlanetFace
from marsbound.terminal.rocketmen.face import RocketmenFace
from marsbound.text import Texts

FACES: Final[dict[str, type[Face]]] = {
    "red-planet-first": RedPlanetFace,
    "red-planet-second": RedPlanetFace,
    "rocketmen": RocketmenFace,
}


def texts_for(language: str, pack: Pack) -> Texts:
    """All messages of a language, those that the pack brings included."""
    own = text_files(pack).get(language)
    return Texts(language, [own] if own else [])


def face_of(play: Play, pack: Pack, texts: Texts, paper: Paper, sitting: Sequence[str], you: int) -> Face:
    if play.game.name not in FACES:
        raise BadInput(f"{play.game.name} has no face at the terminal; those that have: {', '.join(FACES)}")
    return FACES[play.game.name](play, pack, texts, paper, sitting, you)
