"""Online play: tables, rooms, clocks, records, behind REST and WebSockets."""
