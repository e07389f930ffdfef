"""Agreeing on something: what is proposed waits for everybody whose consent it needs, and is kept meanwhile.

A proposal is replaced when it changes, never changed in place, and whatever can be refused is refused before anything
changes: so no vote is ever lost.
"""

from msgspec.structs import replace

from marsbound.server.errors import ServerError
from marsbound.server.store.stored import StoredSeat
from marsbound.server.tables.client import Client
from marsbound.server.tables.game_commands import own_seat, running
from marsbound.server.tables.table_state import TableState
from marsbound.server.wire import client_messages
from marsbound.server.wire.tables import Proposal


def propose(state: TableState, client: Client, ask: client_messages.Propose) -> None:
    """Where nobody else has to agree it is done at once."""
    seat = own_seat(state, client, ask.player)
    live_game = running(state)
    if ask.kind == "undo":
        live_game.before(ask.player, ask.steps)
    others = [other.player for other in asked_for(state, ask.kind) if other.person != seat.person]
    proposal = Proposal(
        number=state.last_proposal + 1,
        kind=ask.kind,
        player=ask.player,
        steps=ask.steps,
        agreed=[ask.player],
        needed=others,
    )
    state.proposals = [old for old in state.proposals if old.player != ask.player] + [proposal]
    if others:
        state.note("proposed", ask.player, text=ask.kind).request = ask.id
    state.carried_out(str(ask.player), ask.id)
    state.touch()
    carry_out_if_agreed(state, proposal, ask.id)


def asked_for(state: TableState, kind: str) -> list[StoredSeat]:
    """Whose consent something needs.

    Taking back changes what somebody has answered or seen, so it waits for those too who let a bot play for a while or
    whose time ran out; only who has resigned has no say any more.
    """
    if kind == "pause":
        return state.active_persons()
    return [seat for seat in state.seats if seat.kind == "person" and seat.bot_plays != "resigned"]


def vote(state: TableState, client: Client, ask: client_messages.Vote) -> None:
    own_seat(state, client, ask.player)
    found = [proposal for proposal in state.proposals if proposal.number == ask.proposal]
    if not found:
        raise ServerError("no-such-proposal", f"there is no proposal {ask.proposal} any more")
    proposal = found[0]
    if not ask.agreed:
        withdraw(state, proposal)
        state.note("declined", ask.player, text=proposal.kind)
        state.touch()
        return
    live_game = running(state)
    if proposal.kind == "undo":
        live_game.before(proposal.player, proposal.steps)
    state.touch()
    if ask.player in proposal.needed:
        needed = [player for player in proposal.needed if player != ask.player]
        proposal = changed(state, proposal, needed, [*proposal.agreed, ask.player])
    carry_out_if_agreed(state, proposal)


def seat_given_away(state: TableState, player: int) -> None:
    """What its player proposed is void, and of some proposals it has no say any more."""
    state.proposals = [proposal for proposal in state.proposals if proposal.player != player]
    for proposal in state.proposals:
        if proposal in state.proposals:  # unless one before it was carried out and ended it
            asked = {seat.player for seat in asked_for(state, proposal.kind)}
            needed = [other for other in proposal.needed if other in asked]
            carry_out_if_agreed(state, changed(state, proposal, needed, proposal.agreed))


def changed(state: TableState, proposal: Proposal, needed: list[int], agreed: list[int]) -> Proposal:
    new = replace(proposal, needed=needed, agreed=agreed)
    state.proposals = [new if one.number == proposal.number else one for one in state.proposals]
    return new


def withdraw(state: TableState, proposal: Proposal) -> None:
    state.proposals = [one for one in state.proposals if one.number != proposal.number]


def carry_out_if_agreed(state: TableState, proposal: Proposal, request: str = "") -> None:
    """`request` is what asked for it, if nobody else had to be asked."""
    if proposal.needed:
        return
    live_game = running(state)
    if proposal.kind == "undo":
        entry = live_game.rewind(proposal.player, proposal.steps)
        withdraw(state, proposal)
        state.enter(entry, request)
        state.note("rewound", proposal.player, text=str(proposal.steps))
    else:
        withdraw(state, proposal)
        state.table.status = "paused"
        state.note("paused", proposal.player).request = request
        state.keep_time()


def resume(state: TableState, client: Client, ask: client_messages.Resume) -> None:
    own_seat(state, client, ask.player)
    if state.table.status != "paused":
        raise ServerError("not-paused", f"the game isn't paused: the table is {state.table.status}")
    state.table.status = "running"
    if state.clocks is not None:
        state.clocks.go_on(state.persons_waited_for(), state.now())
    state.note("resumed", ask.player)
    state.keep_time()
    state.touch()
