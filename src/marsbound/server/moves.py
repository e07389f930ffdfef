"""What players do in a running game: answer, confirm, take back, look ahead."""

from marsbound.server import eyes
from marsbound.server.client import Client
from marsbound.server.course import Course
from marsbound.server.problems import Trouble
from marsbound.server.settling import settles
from marsbound.server.sitting import Sitting
from marsbound.server.store.rows import SeatRow
from marsbound.server.wire import asks
from marsbound.server.wire.tells import Previews


def own_seat(sitting: Sitting, client: Client, player: int) -> SeatRow:
    """The seat that a client speaks for."""
    if player >= len(sitting.seats):
        raise Trouble("no-such-seat", f"there is no player {player}; they count from 0 to {len(sitting.seats) - 1}")
    if player not in sitting.players_of(client.person_id):
        raise Trouble("not-yours", f"player {player} isn't you")
    return sitting.seats[player]


def running(sitting: Sitting) -> Course:
    if sitting.table.status == "paused":
        raise Trouble("paused", "the game is paused; any player can resume it")
    if sitting.course is None or sitting.table.status != "running":
        raise Trouble("not-running", f"the game isn't running: the table is {sitting.table.status}")
    return sitting.course


def own_course(sitting: Sitting, client: Client, player: int, version: int) -> Course:
    """The game, for a player who plays it, and knows how it stands."""
    seat = own_seat(sitting, client, player)
    course = running(sitting)
    if seat.by_bot:
        raise Trouble("bot-plays", "a bot plays this seat; take it back first")
    if not course.is_current(player, version):
        raise Trouble("stale", f"made on version {version}, but this is version {course.version(player)}")
    return course


def answer(sitting: Sitting, client: Client, ask: asks.Answer) -> None:
    course = own_course(sitting, client, ask.player, ask.version)
    sitting.enter(course.answer(ask.player, ask.choice, ask.confirm), ask.id)
    sitting.touch()


def confirm(sitting: Sitting, client: Client, ask: asks.Confirm) -> None:
    course = own_course(sitting, client, ask.player, ask.version)
    sitting.enter(course.confirm(ask.player), ask.id)
    sitting.touch()


def undo(sitting: Sitting, client: Client, ask: asks.Undo) -> None:
    """Of open steps nobody else hears; of others everybody does."""
    course = own_course(sitting, client, ask.player, ask.version)
    hidden = course.drafter() == ask.player and ask.steps <= course.open
    sitting.enter(course.undo(ask.player, ask.steps), ask.id)
    if not hidden:
        sitting.note("undone", ask.player, text=str(ask.steps))
    sitting.touch()


def preview(sitting: Sitting, client: Client, ask: asks.Preview) -> None:
    course = own_course(sitting, client, ask.player, ask.version)
    if not course.play.is_asked(ask.player):
        raise Trouble("not-asked", f"player {ask.player} isn't asked anything now")
    found = eyes.previews(course.play, ask.player, ask.choices)
    settling = [choice for choice in found if settles(course.play, choice)]
    client.tell(Previews(id=ask.id, player=ask.player, version=ask.version, previews=found, settling=settling))


def mark_seen(sitting: Sitting, client: Client, ask: asks.MarkSeen) -> None:
    """Written with whatever is written next."""
    seat = own_seat(sitting, client, ask.player)
    seat.seen = max(seat.seen, ask.events)
