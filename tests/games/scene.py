"""What every game's scenes have: who is asked what, what was heard, how it ended.  Seats and players count from 1."""

from collections.abc import Mapping
from typing import Any

from marsbound.core.game import Game
from marsbound.core.play import Asked, Play
from marsbound.core.refusal import Refusal


class GameScene:
    """A game's own kit sets the table, and says how its answers are given."""

    game: Game
    play: Play

    @property
    def asked(self) -> Asked | None:
        """What is asked now, of whoever is asked first; None when the script is over."""
        for player in self.play.asked_players():
            return self.play.question(player)
        return None

    @property
    def question(self) -> str:
        """The name of the question, "" when the script is over."""
        return self.asked.question if self.asked else ""

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        assert self.asked is not None, "nobody is asked"
        return self.asked.seat + 1

    @property
    def choices(self) -> list[str]:
        return self.asked.choices if self.asked else []

    def refusal(self, text: str) -> Refusal:
        """Why an answer is refused; it must be."""
        refusal = self.play.why_not(self.play.asked_players()[0], text)
        assert refusal is not None, f"{text} is allowed"
        return refusal

    def picture(self, player: int) -> Mapping[str, Any]:
        """What a player sees, 0 being an onlooker."""
        return self.game.picture(self.play.view(player - 1))

    def heard(self, player: int | None = None) -> list[dict[str, str]]:
        """All events so far in words; those a player heard, 0 for an onlooker, None for all of them."""
        events = self.play.heard
        if player is not None:
            events = [event for event in events if event.heard_by(player - 1)]
        return [self.play.event_parts(event) for event in events]

    def facts(self, player: int | None = None) -> list[str]:
        return [event["fact"] for event in self.heard(player)]

    def told(self, fact: str, player: int | None = None) -> list[dict[str, str]]:
        """The events of one kind, without its name."""
        return [
            {part: word for part, word in event.items() if part != "fact"}
            for event in self.heard(player)
            if event["fact"] == fact
        ]

    def scored(self, seat: int, source: str, item: str = "") -> int:
        """Points of a seat from one source, as "missions" or "hazards", of one card if it is named."""
        scores = [each for each in self.play.result().scores if each.seat == seat - 1 and each.source == source]
        return sum(each.points for each in scores if item in ("", each.item))

    @property
    def winners(self) -> list[int]:
        """The players who won."""
        return [player + 1 for player in self.play.result().winners]
