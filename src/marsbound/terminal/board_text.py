"""The board that a view shows, as text: what the terminal would write."""

from marsbound.core.view import View
from marsbound.library.setup import Setup
from marsbound.records import PERSON
from marsbound.terminal.output import Output
from marsbound.terminal.renderers import renderer_of, texts_for


class Page(Output):
    """Keeps what is written."""

    def __init__(self, right_to_left: bool) -> None:
        super().__init__(right_to_left=right_to_left)
        self.lines: list[str] = []

    def put(self, line: str) -> None:
        self.lines.append(line)


def board_text(setup: Setup, view: View, language: str) -> str:
    texts = texts_for(language, setup.pack)
    page = Page(texts.right_to_left)
    # there is no table behind a view: what is written is the view, and the play only says which game it is
    play = setup.play(None)
    play.table = view.masked
    renderer = renderer_of(play, setup.pack, texts, page, [PERSON] * setup.players, int(view.player))
    renderer.seen_instead = view
    renderer.write_board()
    return "\n".join(page.lines)
