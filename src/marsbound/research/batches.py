"""Batches, as whoever learns asks for them."""

from collections.abc import Mapping
from pathlib import Path

from marsbound.library.game import game as game_named
from marsbound.library.seeds import seed_or_chance
from marsbound.library.setup import Setup
from marsbound.packs import Pack
from marsbound.research.engine.batch import Batch
from marsbound.research.specs import spec_of


def batch(  # noqa: PLR0913
    game: str,
    players: int,
    games: int,
    seed: int | None = None,
    pack: Pack | Path | str | None = None,
    options: Mapping[str, str] | None = None,
    *,
    observe: bool = True,
    masked: bool = True,
    skip_forced: bool = False,
) -> Batch:
    """So many games of a kind, to be stepped together.

    Without observations, or without masks, it is faster; the list of legal actions is always there.  Answers without an
    alternative can be left out.
    """
    chosen = game_named(game)
    setup = Setup(chosen.kit.game, chosen.pack_given(pack), players, dict(options or {}))
    return Batch(spec_of(setup), games, seed_or_chance(seed), observe, masked, skip_forced)
