"""The wire, version 1: all messages between the server and its clients.  Described in docs/reference/wire.md."""

from typing import Final

from marsbound.server.wire import (
    about,
    client_messages,
    errors,
    network,
    packs,
    people,
    replays,
    rules,
    server_messages,
    statistics,
    tables,
)

WIRE: Final = 1

# Beginnings of everything that is sent: whatever else there is hangs on these.
SPOKEN: Final = (
    client_messages.Ask,
    server_messages.Tell,
    about.About,
    about.EngineShown,
    rules.RulesShown,
    packs.PackList,
    packs.PackShown,
    packs.NewPack,
    packs.CheckedPack,
    people.NewPerson,
    people.Person,
    people.Me,
    people.ChangeMe,
    network.Reach,
    network.ChangeReach,
    replays.ReplayShown,
    replays.Frames,
    replays.OwnLog,
    statistics.Statistics,
    errors.Wrong,
    tables.NewTable,
    tables.Opened,
    tables.TableList,
    tables.JoinSeat,
    tables.SeatLink,
)

__all__ = ["SPOKEN", "WIRE"]
