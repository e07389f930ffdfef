"""The wire, version 1: all messages between the server and its clients.  Described in docs/reference/wire.md."""

from typing import Final

from marsbound.server.wire import client_messages, library, position, server_messages, tables

WIRE: Final = 1

# Beginnings of everything that is sent: whatever else there is hangs on these.
SPOKEN: Final = (
    client_messages.Ask,
    server_messages.Tell,
    library.About,
    library.EngineShown,
    library.RulesShown,
    library.PackList,
    library.PackShown,
    library.NewPack,
    library.CheckedPack,
    library.NewPerson,
    library.Person,
    library.Me,
    library.ChangeMe,
    library.Reach,
    library.ChangeReach,
    library.ReplayShown,
    library.Frames,
    library.OwnLog,
    library.Statistics,
    library.Wrong,
    tables.NewTable,
    tables.Opened,
    tables.TableList,
    tables.JoinSeat,
    tables.SeatLink,
)

__all__ = ["SPOKEN", "WIRE", "asks", "library", "position", "tables", "tells"]
