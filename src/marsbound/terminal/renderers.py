"""Which game reads how."""

from collections.abc import Sequence

from marsbound.core.play import Play
from marsbound.games.kit import named
from marsbound.games.packs import text_files
from marsbound.games.registry import kit_of
from marsbound.packs import Pack
from marsbound.terminal.output import Output
from marsbound.terminal.plain_renderer import PlainRenderer
from marsbound.terminal.renderer import Renderer
from marsbound.text import Texts


def texts_for(language: str, pack: Pack) -> Texts:
    """All messages of a language, those that the pack brings included."""
    own = text_files(pack).get(language)
    return Texts(language, [own] if own else [])


def renderer_of(play: Play, pack: Pack, texts: Texts, output: Output, occupants: Sequence[str], you: int) -> Renderer:
    reference = kit_of(play.game.name).renderer
    kind: type[Renderer] = PlainRenderer if reference is None else named(reference)
    return kind(play, pack, texts, output, occupants, you)
