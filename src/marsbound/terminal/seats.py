"""What the seats of a table are called: by their players' numbers, which count from 1."""

from collections.abc import Mapping, Sequence

from marsbound.bots import is_bot
from marsbound.bots.cast import cast_name, own_name
from marsbound.records import PERSON
from marsbound.terminal.output import Output
from marsbound.text import Texts


class Seats:
    """Names and short tags.  A neutral colour is called after its player."""

    def __init__(
        self,
        texts: Texts,
        output: Output,
        owners: Sequence[int],
        neutral: Sequence[bool],
        occupants: Sequence[str],
        you: int,
    ) -> None:
        self.texts = texts
        self.output = output
        self.owners = owners  # the player of each seat
        self.neutral = neutral
        self.occupants = occupants  # who plays, as records have it
        self.you = you  # a negative number for an onlooker

    @property
    def count(self) -> int:
        return len(self.owners)

    def is_yours(self, seat: int) -> bool:
        return self.owners[seat] == self.you

    def person(self, words: Mapping[str, str]) -> str:
        """The form of a sentence about these parts of an event: "you" do it, it happens to what is "yours", or both."""
        mine = [part for part in ("seat", "owner") if part in words and self.is_reader(int(words[part]) - 1)]
        return {"seat": "you", "owner": "yours", "seat owner": "own"}.get(" ".join(mine), "")

    def is_reader(self, seat: int) -> bool:
        """A neutral colour is the reader's, but isn't the reader; a rival that nobody plays has no seat."""
        return seat < self.count and self.is_yours(seat) and not self.neutral[seat]

    def main_seat(self, player: int) -> int:
        return next(seat for seat in range(self.count) if self.owners[seat] == player and not self.neutral[seat])

    def player_name(self, player: int) -> str:
        """Who of the bots it is, "Seat 1", or a record's name, of which somebody who has left for good has none."""
        who = self.occupants[player]
        if not who:
            return self.texts.text("former-player")
        if is_bot(who):
            return self.bot_name(player)
        return self.texts.text("seat-name", number=player + 1) if who == PERSON else self.texts.isolated(who)

    def bot_name(self, player: int) -> str:
        """Somebody's own program or class is called as they call it."""
        who = self.occupants[player]
        known = cast_name(who, player)
        if known is not None:
            return self.texts.text(f"cast-{known}")
        return self.texts.text("bot-own-name", name=own_name(who), number=player + 1)

    def players_named(self, who: str) -> str:
        """All that a record calls so."""
        players = [player for player, occupant in enumerate(self.occupants) if occupant == who]
        return self.texts.text("list-separator").join(self.player_name(player) for player in players)

    def bare_name(self, seat: int) -> str:
        name = self.player_name(self.owners[seat])
        if self.neutral[seat]:
            return self.texts.text("neutral-of", seat=name)
        return self.texts.text("seat-you", seat=name) if self.is_yours(seat) else name

    def name(self, seat: int) -> str:
        """In the seat's colour."""
        return self.output.of_seat(self.bare_name(seat), seat, bold=self.is_yours(seat))

    def bare_tag(self, seat: int) -> str:
        number = str(self.owners[seat] + 1)
        return self.texts.text("board-neutral-tag", number=number) if self.neutral[seat] else number

    def tag(self, seat: int) -> str:
        """One or two letters for where there is no room."""
        return self.output.of_seat(self.bare_tag(seat), seat, bold=self.is_yours(seat))

    def names(self, seats: Sequence[int]) -> str:
        return self.texts.text("list-separator").join(self.name(seat) for seat in seats)
