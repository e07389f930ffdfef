"""What a game brings to everybody else: rules, packs, rules reference, texts, what bots know, how it reads."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from marsbound.core.game import Game
from marsbound.packs.format import Format


@dataclass(frozen=True, eq=False)
class GameKit:
    """A game as an object.

    What other layers need is named, as "module:name", and imported when somebody asks for it: so whoever wants the
    rules alone gets neither bots nor a terminal.
    """

    game: Game
    format: Format
    folder: Path
    """With pack/NAME.toml, pack/archive, pack/notes/LANGUAGE.ftl, ledger/NAME.md and NAME.links.toml, text/LANGUAGE.ftl
    and LANGUAGE.title.ftl and, if its bots have learned, bot/weights; several editions may share one."""
    rule_count: int
    """How many lines its ledger has: one that is gone must not go unnoticed."""
    evaluator: str | None = None
    """Makes what somebody who knows the game thinks of a position; None: games are played to their end at random."""
    learned_evaluator: str | None = None
    """Makes the same with learned chances from a folder with weights, for bots that search; None: they search with the
    other."""
    halving: tuple[int, ...] = (4, 6, 8)
    """In how many worlds the heuristic bot tries its choices: all, then the better half in so many more …"""
    renderer: str | None = None
    """How the game reads at the terminal; None: plainly."""
    picture: str | None = None
    """The type of its pictures, a TypedDict beside the types it is made of; None: pages are told of no type."""
    outlook: str | None = None
    """The same for its outlooks."""
    decisive: str | None = None
    """Finds what may have decided a finished play, as moments with their weight in points; None: nobody says so."""
    gains: str | None = None
    """What was given in points while some things happened; None: nobody says so."""
    research: str | None = None
    """What it says about itself for research: its actions, its observations; None: the least, found by itself."""
    cuts: str | None = None
    """Cuts small games out of it whose every position can be looked at; None: there are none."""
    editions: tuple[str, ...] = ()
    """The other games of its family, those first whose rules it is compared with."""
    guide: tuple[int, int] = (2, 1)
    """The guided first game: how many players, and the seed of its deal."""

    def __repr__(self) -> str:
        return f"<GameKit of {self.name}, in {self.folder.name}>"

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def pack_file(self) -> Path:
        return self.folder / "pack" / f"{self.name}.toml"

    @property
    def archive(self) -> Path:
        """The built-in packs of earlier releases."""
        return self.folder / "pack" / "archive"

    @property
    def weights(self) -> Path:
        """What its networks have learned."""
        return self.folder / "bot" / "weights"

    def research_file(self, version: int) -> Path:
        """The names of its actions and the places of its observations, as a version has them; need not be there."""
        return self.folder / "research" / f"{self.name}-v{version}.json"

    @property
    def ledger_file(self) -> Path:
        return self.folder / "ledger" / f"{self.name}.md"

    def translated_ledger_file(self, language: str) -> Path:
        """Need not be there."""
        return self.folder / "ledger" / f"{self.name}.{language}.md"

    @property
    def links_file(self) -> Path:
        """Which of these rules explain what; need not be there."""
        return self.folder / "ledger" / f"{self.name}.links.toml"

    def text_files(self, language: str) -> list[Path]:
        """LANGUAGE.ftl what its table says, LANGUAGE.title.ftl its name and options …; as many as there are."""
        return sorted((self.folder / "text").glob(f"{language}.*ftl"))

    def notes_file(self, language: str) -> Path:
        """The notes of its built-in packs; need not be there."""
        return self.folder / "pack" / "notes" / f"{language}.ftl"


def named(reference: str) -> Any:
    """What stands at "module:name"."""
    module, _, name = reference.partition(":")
    return getattr(import_module(module), name)
