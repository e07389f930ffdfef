"""However often somebody changes their mind, a game's entries don't grow without end."""

import pytest

from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.server.errors import ServerError
from marsbound.server.tables import live_game as live_games
from marsbound.server.tables.live_game import Entry, LiveGame
from marsbound.server.tables.nature import nature_of

MOST = 4


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_games, "MOST_TAKEN_BACK", MOST)


def begun(name: str) -> tuple[LiveGame, Entry]:
    game = games()[name]
    return LiveGame.begun(game, game.box(builtin(name)), 2, game.checked_options({}), nature_of("5"))


def other_choice(live_game: LiveGame, player: int, last: str) -> str:
    question = live_game.play.question(player)
    assert question is not None
    return next(choice for choice in question.choices if choice not in (last, "-", "end"))


def test_after_many_times_nothing_more_can_be_taken_back() -> None:
    live_game, first = begun("rocketmen")
    player = live_game.waiting()[0]
    entries = [first]
    for _ in range(MOST):
        entries.append(live_game.answer(player, other_choice(live_game, player, ""), confirm=False))
        assert live_game.undoable(player) == 1
        entries.append(live_game.undo(player, 1))
    entries.append(live_game.answer(player, other_choice(live_game, player, ""), confirm=False))
    assert live_game.undoable(player) == 0
    with pytest.raises(ServerError, match="1 steps can't be taken back at once; 0 can"):
        live_game.undo(player, 1)
    entries.append(live_game.confirm(player))
    again = LiveGame.restored(LiveGame(*live_game.start, live_game.nature), entries)
    assert again.taken_back == live_game.taken_back, "a restart gives nobody more"


def test_after_many_changes_a_secret_answer_stays() -> None:
    live_game, _ = begun("red-planet-second")
    while len(live_game.waiting()) < 2:
        player = live_game.waiting()[0]
        live_game.answer(player, other_choice(live_game, player, ""), confirm=True)
    player, last = live_game.waiting()[0], ""
    for _ in range(MOST + 1):
        last = other_choice(live_game, player, last)
        live_game.answer(player, last, confirm=True)
    changes = len(live_game.changes)
    with pytest.raises(ServerError, match="4 answers were changed or taken back; this one stays"):
        live_game.answer(player, other_choice(live_game, player, last), confirm=True)
    assert len(live_game.changes) == changes
    rival = next(other for other in live_game.waiting() if other != player)
    live_game.answer(rival, other_choice(live_game, rival, ""), confirm=True)
    assert live_game.ready() == []
