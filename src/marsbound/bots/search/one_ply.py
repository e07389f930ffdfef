"""One step ahead: every choice tried in several worlds, each played on a little by sensible players, then judged."""

from librt.vecs import vec
from mypy_extensions import i64

from marsbound.bots.search.evaluator import Evaluator
from marsbound.core.chance import Generator
from marsbound.core.choices import Choices
from marsbound.core.numbers import Answer
from marsbound.core.script import BOOK, MOST_SEATS, NOBODY, NOTHING, Table, answer, ask
from marsbound.core.view import View


class Weighed:
    """A choice and what it promises."""

    def __init__(self, choice: int, parts: int) -> None:
        self.choice = choice
        self.tried: int = 0  # in how many worlds, or how often searched
        self.chance: float = 0.0  # of winning
        self.points: float = 0.0  # expected at the end
        self.parts: list[float] = [0.0] * parts  # where those come from
        self.weight: float = 0.0  # how likely a search would choose it


def asked_seat(table: Table, player: i64) -> i64:
    """The seat that a player is asked for; of questions asked together the player's own."""
    line = BOOK.lines[table.line]
    if not line.together:
        return table.seat
    seats = line.seats(table)
    for seat in range(i64(MOST_SEATS)):
        if seats >> seat & 1 and table.player(seat) == player:
            return seat
    return NOBODY


def list_choices(table: Table, player: i64, found: Choices) -> None:
    """What the player who is asked can answer."""
    line = BOOK.lines[table.line]
    found.clear()
    line.choices(table, asked_seat(table, player), found)
    if line.optional and found.count:
        found.add(NOTHING)


def give_answer(table: Table, player: i64, choice: Answer) -> None:
    """As this player, also before others who are asked together with them."""
    line = BOOK.lines[table.line]
    if line.together:
        table.seal(line, asked_seat(table, player), choice)
    else:
        answer(table, choice)


def play_on(evaluator: Evaluator, table: Table, until: i64, found: Choices, chance: Generator) -> i64:
    """Sensible players answer until a moment or the end; how many answers that took."""
    answers: i64 = 0
    while ask(table, found, False) and evaluator.moment(table) < until:
        if found.count == 1:
            answer(table, found.items[0])
        else:
            answer(table, evaluator.sensible(table, found, chance))
        answers += 1
    return answers


def sensible_place(evaluator: Evaluator, view: View, chance: Generator) -> i64:
    """Which of the choices, in the question's order, a sensible player answers who sees no more than the view."""
    found = Choices()
    list_choices(view.masked, view.player, found)
    found.seat = asked_seat(view.masked, view.player)
    choice = evaluator.sensible(view.masked, found, chance)
    for place in range(found.count):
        if found.items[place] == choice:
            return place
    return 0


def look_ahead(evaluator: Evaluator, view: View, worlds: i64, ahead: i64, chance: Generator) -> list[Weighed]:
    """Every choice in the same worlds, with the same luck, until so many moments later."""
    found = Choices()
    player = view.player
    # a view may hide how many choices there are of things that the player can ask to see
    list_choices(evaluator.game.sample_world(view, 0), player, found)
    weighed = [Weighed(choice, len(evaluator.parts)) for choice in found.numbers()]
    shares = vec[float]([0.0] * MOST_SEATS)
    parts = vec[float]([0.0] * len(evaluator.parts))
    for _world in range(worlds):
        world: Table = evaluator.game.sample_world(view, chance.seed())
        luck = chance.seed()
        until = evaluator.moment(world) + ahead
        for one in weighed:
            table = world.clone()
            give_answer(table, player, one.choice)
            play_on(evaluator, table, until, found, Generator(luck))
            evaluator.shares(table, shares)
            one.chance += shares[player]
            one.points += evaluator.expect(table, player, parts)
            for part in range(len(one.parts)):
                one.parts[part] += parts[part]
    for one in weighed:
        one.tried = int(worlds)
        one.chance /= float(worlds)
        one.points /= float(worlds)
        one.parts = [part / float(worlds) for part in one.parts]
    return weighed
