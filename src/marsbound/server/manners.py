"""What people do at a table besides playing: talk, get ready, hand a seat over, agree on something, leave."""

from marsbound.server.client import Client
from marsbound.server.levels import checked_level, takeover
from marsbound.server.moves import own_seat, running
from marsbound.server.problems import Trouble
from marsbound.server.sitting import Sitting
from marsbound.server.store import library
from marsbound.server.store.rows import SeatRow
from marsbound.server.wire import asks
from marsbound.server.wire.tables import BotPlays, Proposal

# Talking


def say(sitting: Sitting, client: Client, ask: asks.Say) -> None:
    if client.person is None:
        raise Trouble("no-identity", "whoever says something needs a name: send a secret with hello")
    players = sitting.players_of(client.person.id)
    note = sitting.note("said", players[0] if players else None, client.person.id, client.name, ask.text)
    note.request = ask.id
    sitting.requests.add((client.person.id, ask.id))


def mute(sitting: Sitting, client: Client, ask: asks.Mute) -> None:
    """Holds for all tables of who asked."""
    if client.person is None:
        raise Trouble("no-identity", "whoever mutes somebody needs an identity: send a secret with hello")
    (client.muted.add if ask.muted else client.muted.discard)(ask.person)
    own = client.person.id
    sitting.also.append(lambda connection: library.set_muted(connection, own, ask.person, ask.muted))


# Before the game


def is_open(sitting: Sitting) -> None:
    if sitting.table.status != "open":
        raise Trouble("not-open", f"only before the game begins; the table is {sitting.table.status}")


def ready(sitting: Sitting, client: Client, ask: asks.Ready) -> None:
    seat = own_seat(sitting, client, ask.player)
    is_open(sitting)
    seat.ready = ask.ready
    sitting.touch()
    sitting.begin()


def leave(sitting: Sitting, client: Client, ask: asks.Leave) -> None:
    seat = own_seat(sitting, client, ask.player)
    is_open(sitting)
    sitting.note("left", ask.player)
    vacate(seat)
    sitting.touch()


def kick(sitting: Sitting, client: Client, ask: asks.Kick) -> None:
    if client.person is None or sitting.table.host != client.person.id:
        raise Trouble("not-host", "only whoever opened the table can do that")
    if ask.player >= len(sitting.seats) or sitting.seats[ask.player].kind != "person":
        raise Trouble("no-such-seat", f"nobody sits at seat {ask.player}")
    is_open(sitting)
    sitting.note("kicked", ask.player)
    vacate(sitting.seats[ask.player])
    sitting.touch()


def vacate(seat: SeatRow) -> None:
    seat.kind, seat.person, seat.name, seat.ready, seat.key_hash = "open", None, "", False, None


# Bots in people's seats


def hand(sitting: Sitting, client: Client, ask: asks.Hand) -> None:
    seat = own_seat(sitting, client, ask.player)
    running(sitting)
    if seat.bot_plays == "resigned":
        raise Trouble("resigned", "who has resigned can't choose who plays on")
    give_to_bot(sitting, seat, "handed", checked_level(ask.level))
    sitting.note("handed", ask.player, text=seat.level or "")
    sitting.touch()


def take(sitting: Sitting, client: Client, ask: asks.Take) -> None:
    seat = own_seat(sitting, client, ask.player)
    if seat.bot_plays is None:
        return
    if seat.bot_plays == "resigned":
        raise Trouble("resigned", "who has resigned can't come back")
    if sitting.clocks is not None and seat.bot_plays == "clock":
        sitting.clocks.give_another_chance(seat.player)
    seat.bot_plays, seat.level = None, None
    sitting.note("taken", ask.player)
    sitting.keep_time()
    sitting.touch()


def resign(sitting: Sitting, client: Client, ask: asks.Resign) -> None:
    seat = own_seat(sitting, client, ask.player)
    if seat.bot_plays == "resigned":
        return
    if sitting.table.status == "paused":
        sitting.table.status = "running"
    running(sitting)
    give_to_bot(sitting, seat, "resigned", takeover())
    sitting.note("resigned", ask.player)
    sitting.touch()
    if all(other.kind == "bot" or other.bot_plays == "resigned" for other in sitting.seats):
        sitting.shut()


def give_to_bot(sitting: Sitting, seat: SeatRow, why: BotPlays, level: str) -> None:
    """What the person had planned is kept."""
    seat.bot_plays, seat.level = why, level
    if sitting.course is not None and sitting.course.drafter() == seat.player:
        sitting.enter(sitting.course.confirm(seat.player))
    sitting.proposals = [proposal for proposal in sitting.proposals if proposal.player != seat.player]
    for proposal in list(sitting.proposals):
        asked = {other.player for other in asked_for(sitting, proposal.kind)}
        proposal.needed = [player for player in proposal.needed if player in asked]
        carry_out_if_agreed(sitting, proposal)
    sitting.keep_time()


# Agreeing on something


def propose(sitting: Sitting, client: Client, ask: asks.Propose) -> None:
    """Where nobody else has to agree it is done at once."""
    seat = own_seat(sitting, client, ask.player)
    course = running(sitting)
    if ask.kind == "undo":
        course.before(ask.player, ask.steps)
    others = [other.player for other in asked_for(sitting, ask.kind) if other.person != seat.person]
    sitting.proposed += 1
    proposal = Proposal(
        number=sitting.proposed, kind=ask.kind, player=ask.player, steps=ask.steps, agreed=[ask.player], needed=others
    )
    sitting.proposals = [old for old in sitting.proposals if old.player != ask.player] + [proposal]
    if others:
        sitting.note("proposed", ask.player, text=ask.kind)
    sitting.table_changed = True
    sitting.requests.add((str(ask.player), ask.id))
    sitting.touch()
    carry_out_if_agreed(sitting, proposal)


def asked_for(sitting: Sitting, kind: str) -> list[SeatRow]:
    """Whose consent something needs.

    Taking back changes what somebody has answered or seen, so it waits for those too who let a bot play for a while or
    whose time ran out; only who has resigned has no say any more.
    """
    if kind == "pause":
        return sitting.active_persons()
    return [seat for seat in sitting.seats if seat.kind == "person" and seat.bot_plays != "resigned"]


def vote(sitting: Sitting, client: Client, ask: asks.Vote) -> None:
    own_seat(sitting, client, ask.player)
    found = [proposal for proposal in sitting.proposals if proposal.number == ask.proposal]
    if not found:
        raise Trouble("no-such-proposal", f"there is no proposal {ask.proposal} any more")
    proposal = found[0]
    if ask.agreed:
        running(sitting)
    sitting.table_changed = True
    sitting.touch()
    if not ask.agreed:
        sitting.proposals.remove(proposal)
        sitting.note("declined", ask.player, text=proposal.kind)
        return
    if ask.player in proposal.needed:
        proposal.needed.remove(ask.player)
        proposal.agreed.append(ask.player)
    carry_out_if_agreed(sitting, proposal)


def carry_out_if_agreed(sitting: Sitting, proposal: Proposal) -> None:
    if proposal.needed or proposal not in sitting.proposals:
        return
    course = running(sitting)
    sitting.proposals.remove(proposal)
    sitting.table_changed = True
    if proposal.kind == "undo":
        sitting.enter(course.rewind(proposal.player, proposal.steps))
        sitting.note("rewound", proposal.player, text=str(proposal.steps))
    else:
        sitting.table.status = "paused"
        sitting.note("paused", proposal.player)
        sitting.keep_time()


def resume(sitting: Sitting, client: Client, ask: asks.Resume) -> None:
    own_seat(sitting, client, ask.player)
    if sitting.table.status != "paused":
        raise Trouble("not-paused", f"the game isn't paused: the table is {sitting.table.status}")
    sitting.table.status = "running"
    if sitting.clocks is not None:
        sitting.clocks.go_on(sitting.persons_waited_for(), sitting.now())
    sitting.note("resumed", ask.player)
    sitting.keep_time()
    sitting.touch()


# When nobody does anything


def wake(sitting: Sitting) -> None:
    """Clocks that have run out, tables that nobody comes back to."""
    now = sitting.now()
    if sitting.table.status in ("finished", "closed"):
        return
    if sitting.clocks is not None and sitting.table.status == "running":
        for player in sitting.clocks.run_out(now):
            give_to_bot(sitting, sitting.seats[player], "clock", takeover())
            sitting.clocks.left[player] = 0.0
            sitting.note("clock-ran-out", player)
    sitting.keep_time()
    due = sitting.table.wake_at
    if due is not None and due <= now and not sitting.bots_waited_for():
        sitting.shut()
