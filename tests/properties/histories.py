"""All histories of a small position: what really can have happened, and how likely, as far as one player can tell.

Nature's answers count by their weights, secret answers of others as equally likely; what everybody sees somebody
choose is taken as given.  Two tables look alike to a player if all that the player saw and heard on the way is the
same.  None of this asks the games how they draw their worlds.
"""

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction

import marsbound
from marsbound.core.choices import Choices
from marsbound.core.events import Events
from marsbound.core.notation import answer_text, position_text
from marsbound.core.play import Play
from marsbound.core.script import BOOK, NATURE, NOBODY, Table, answer, ask

DRAWN = 2000 if marsbound.COMPILED else 500  # worlds for each view
LOOKED_AT = 2  # views for each position: those with most worlds

Story = tuple[str, ...]
Act = Callable[[Table], None]


class Seen:
    """What a player has lived through, and every table it can have led to."""

    def __init__(self, table: Table) -> None:
        self.table = table  # one of them, to look at it with the player's eyes
        self.weights: defaultdict[str, Fraction] = defaultdict(Fraction)

    def odds(self) -> dict[str, Fraction]:
        whole = sum(self.weights.values())
        return {text: weight / whole for text, weight in self.weights.items()}


class Histories:
    """Plays acts, scripts begun one after the other, in every possible way."""

    def __init__(self, play: Play, player: int, acts: list[Act], stop: Callable[[Table], bool] | None = None) -> None:
        self.play = play
        self.player = player
        self.acts = acts
        self.stop = stop  # where to look, if not at the end of all acts
        self.found: dict[Story, Seen] = {}
        self.go_on(play.table.clone(), Fraction(1), (), 0)

    def go_on(self, table: Table, weight: Fraction, story: Story, act: int) -> None:
        found = Choices()
        table.listener = Events()
        asked = ask(table, found, True)
        while not asked and act < len(self.acts):
            self.acts[act](table)
            act += 1
            asked = ask(table, found, True)
        story += self.heard(table)
        if asked:  # who is asked what is open to all
            story += (f"{BOOK.lines[table.line].name} {found.seat}",)
        if not asked or (self.stop is not None and self.stop(table)):
            self.found.setdefault(story, Seen(table)).weights[self.text(table)] += weight
            return
        numbers, weights, seat = found.numbers(), found.list_weights(), int(found.seat)
        line = BOOK.lines[table.line]
        for number, part in zip(numbers, weights, strict=True):
            other = table.clone()
            other.listener = Events()
            answer(other, number)
            told = story + self.heard(other)
            if seat == NATURE:
                self.go_on(other, weight * part / sum(weights), told, act)
            elif line.together and table.player(seat) != self.player:
                self.go_on(other, weight / len(numbers), told, act)
            else:
                self.go_on(other, weight, (*told, answer_text(table, line, number)), act)

    def heard(self, table: Table) -> Story:
        events = table.listener
        table.listener = None
        assert events is not None
        return tuple(str(self.play.event_parts(event)) for event in events.told if event.heard_by(self.player))

    def text(self, table: Table) -> str:
        return position_text(table, self.play.game.fields)


def called(line: str, seat: int | None = None, memo: int = 0) -> Act:
    """Begins with a line of a script, for a seat (from 1) or for nobody."""
    number = BOOK.numbers[line]
    return lambda table: table.call(number, NOBODY if seat is None else seat - 1, memo)


def check_worlds(play: Play, player: int, *acts: Act, stop: Callable[[Table], bool] | None = None) -> None:
    """What the player can have lived through leads to the worlds drawn from the view, as often as it should."""
    histories = Histories(play, player, list(acts), stop)
    views_lose_nothing(play, histories)
    looked_at = sorted(histories.found.values(), key=lambda seen: -len(seen.weights))[:LOOKED_AT]
    assert len(looked_at[0].weights) > 1, "the player knows everything, so this shows nothing"
    for seen in looked_at:
        compare(play, player, seen)


def compare(play: Play, player: int, seen: Seen) -> None:
    view = play.game.view(seen.table, player)
    drawn = Counter(position_text(play.game.sample_world(view, seed), play.game.fields) for seed in range(DRAWN))
    odds = seen.odds()
    assert set(drawn) <= set(odds), "a world was drawn that can't be"
    likely = {text for text, part in odds.items() if part * DRAWN > 12}
    assert likely <= set(drawn), "a likely world was never drawn"
    distance = sum(abs(drawn[text] / DRAWN - part) for text, part in odds.items()) / 2
    # a fair draw is off by 0.4 of the first root; the rest is for chance
    most = 0.6 * (len(odds) / DRAWN) ** 0.5 + 1.5 / DRAWN**0.5
    assert distance < most, f"drawn otherwise than likely, by {float(distance):.3f}, at most {most:.3f} is fair"


def views_lose_nothing(play: Play, histories: Histories) -> None:
    """Whoever lived through different things, but has the same view, must expect the same of the hidden things."""
    by_view: dict[str, Seen] = {}
    for seen in histories.found.values():
        view = play.game.view(seen.table, histories.player)
        text = f"{view.ready} {position_text(view.masked, play.game.fields)}"
        assert by_view.setdefault(text, seen).odds() == seen.odds()
