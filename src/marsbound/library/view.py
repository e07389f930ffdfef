"""What a player sees of a game: everything public, their own secrets, nothing else."""

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from marsbound.core import view as engine
from marsbound.core.chance import Generator
from marsbound.core.notation import agenda_text, position_text, question_name
from marsbound.core.script import BOOK, OVER, Table
from marsbound.core.standing import Standing
from marsbound.core.view import EVERYTHING, ONLOOKER
from marsbound.extras import extra_of
from marsbound.games.kit import named
from marsbound.library.picture_text import lines_of
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup

if TYPE_CHECKING:
    from marsbound.library.play import Play

MOST_WORLDS: Final = 1000
BOARD: Final = "marsbound.terminal.board_text:board_text"


class View:
    """It can't be changed and leads nowhere behind the cards: give it to whoever plays."""

    def __init__(self, setup: Setup, seen: engine.View) -> None:
        self.setup = setup
        self.seen = seen

    @property
    def game(self) -> str:
        return self.setup.game.name

    @property
    def player(self) -> int | None:
        """Whose eyes these are; None for an onlooker's, and for those that see all once a game is over."""
        return int(self.seen.player) if self.seen.player >= 0 else None

    @cached_property
    def position(self) -> str:
        """All that is seen, in one line of text; what is hidden is blank in it."""
        return position_text(self.seen.masked, self.setup.game.fields)

    @property
    def picture(self) -> Mapping[str, Any]:
        """What is seen, in words and numbers."""
        return self.setup.game.picture(self.seen)

    @property
    def outlook(self) -> Mapping[str, Any]:
        """What follows from it by the rules: prices, odds, what comes next."""
        return self.setup.game.outlook(self.seen)

    @property
    def standing(self) -> Standing:
        """How the game stands as far as is seen: points so far, and how far every aim is that gives more."""
        return self.setup.game.standing(self.seen)

    def sample(self, seed: int | None = None) -> "Play":
        """A whole game that may be the one behind this view.

        What is hidden is drawn as nature would have drawn it, others' secret choices counted as equally likely.
        """
        from marsbound.library.play import Play  # a play makes views

        seed = seed_or_chance(seed)
        chance = Generator(seed)
        for _ in range(MOST_WORLDS):
            world: Table = self.setup.game.sample_world(self.seen, seed)
            if self.is_asked_in(world):
                return Play.at(self.setup, world)
            seed = int(chance.seed())
        raise AssertionError(f"of {MOST_WORLDS} worlds none fits {self!r}")

    def is_asked_in(self, world: Table) -> bool:
        """Whether the question asked now would be asked in a world: there, somebody's hand may leave no answer."""
        asked = agenda_text(world)
        return agenda_text(self.setup.play_at(world.clone()).table) == asked

    def text(self, language: str = "en") -> str:
        """The board as the terminal shows it; without the terminal's packages the picture as plain lines."""
        try:
            board = named(BOARD)
        except ModuleNotFoundError as missing:
            if extra_of(missing) != "terminal":
                raise
            return "\n".join(lines_of(self.picture))
        return str(board(self.setup, self.seen, language))

    def __str__(self) -> str:
        return self.text()

    @property
    def _key(self) -> tuple[Any, ...]:
        return self.setup.key, int(self.seen.player), int(self.seen.ready), self.position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    def __copy__(self) -> "View":
        return self

    def __deepcopy__(self, memo: Any) -> "View":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return view_again, (self.setup, int(self.seen.player), self.position, int(self.seen.ready))

    def __repr__(self) -> str:
        eyes = {ONLOOKER: "an onlooker", EVERYTHING: "everything"}
        who = eyes.get(int(self.seen.player), f"player {self.seen.player}")
        number = self.seen.masked.line
        going_on = "over" if number == OVER else question_name(BOOK.lines[number].name)
        return f"<View of {self.game} by {who}, {self.setup.players} players, {going_on}>"


def view_again(setup: Setup, player: int, position: str, ready: int) -> View:
    return View(setup, setup.view(player, position, ready))
