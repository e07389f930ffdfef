"""Somebody at the terminal: types what a test says, or plays by typing numbers at random."""

from collections.abc import Callable, Iterable

from marsbound.core.chance import Generator
from marsbound.core.play import Play
from marsbound.games.packs import builtin
from marsbound.games.registry import games
from marsbound.terminal.output import Output
from marsbound.terminal.prompt import Prompt
from marsbound.terminal.renderers import renderer_of, texts_for
from marsbound.terminal.saving import Saving
from marsbound.terminal.session import Session


class Typist(Prompt):
    """Types the lines given, then leaves as if the input had ended."""

    def __init__(self, output: Output, lines: Iterable[str]) -> None:
        super().__init__(output)
        self.lines = iter(lines)

    def line(self, question: str) -> str:
        for line in self.lines:
            return line
        raise EOFError


class Chooser(Prompt):
    """Types the number of a choice at random; `looks` is called before each."""

    def __init__(self, session: Session, seed: int, looks: Callable[[Session], None] | None = None) -> None:
        super().__init__(session.output)
        self.session = session
        self.chance = Generator(seed)
        self.looks = looks
        self.answers = 0

    def line(self, question: str) -> str:
        asked = self.session.play.question(self.session.you)
        if asked is None:
            raise EOFError
        if self.looks:
            self.looks(self.session)
        self.answers += 1
        numbers = list(self.session.inspector.options(asked))
        return numbers[self.chance.below(len(numbers))]


def seated(
    game: str = "red-planet-second",
    players: int = 4,
    seed: int = 1,
    language: str = "en",
    plain: bool = False,
    you: int = 0,
) -> Session:
    """A person at a table with random bots, before the first question."""
    pack = builtin(game)
    play = Play(games()[game], games()[game].box(pack), players, {}, seed)
    return at_table(play, language, plain, you)


def at_table(play: Play, language: str = "en", plain: bool = False, you: int = 0) -> Session:
    """The same at a table that is set already."""
    pack = builtin(play.game.name)
    texts = texts_for(language, pack)
    output = Output(plain, colours=False, right_to_left=texts.right_to_left)
    occupants = ["person" if player == you else "random" for player in range(play.players)]
    renderer = renderer_of(play, pack, texts, output, occupants, you)
    return Session(renderer, Saving(play, pack, occupants), Generator(1))


def played(session: Session, seed: int = 1, looks: Callable[[Session], None] | None = None) -> Session:
    """A whole game, its answers typed at random; it ends as if the input had ended."""
    session.prompt = Chooser(session, seed, looks)
    session.run()
    assert session.play.over
    return session


def typed(session: Session, *lines: str) -> Session:
    """A game as far as these lines lead."""
    session.prompt = Typist(session.output, lines)
    session.run()
    return session
