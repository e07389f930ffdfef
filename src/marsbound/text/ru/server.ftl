### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, ваша очередь.
