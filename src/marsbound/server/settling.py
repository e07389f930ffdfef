"""Which answers end what a player is doing, so that a page can let them look once more before it counts."""

from marsbound.core.events import Events
from marsbound.core.notation import answer_number
from marsbound.core.play import Play
from marsbound.core.script import BOOK, NATURE, Choices, answer, ask


def settles(play: Play, choice: str) -> bool:
    """Whether another seat or nature is asked next, something hidden shows, or the game is over."""
    line = play.line()
    if line.together:
        return True
    table = play.table.clone()
    table.listener = Events()
    answer(table, answer_number(table, line, choice))
    found = Choices()
    if not ask(table, found, True) or found.seat == NATURE or table.seat != play.table.seat:
        return True
    if any(play.game.facts[event.fact].reveals for event in table.listener.told):
        return True
    return bool(BOOK.lines[table.line].together)
