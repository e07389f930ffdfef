### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, twoja kolej.
