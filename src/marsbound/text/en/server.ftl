### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, it is your turn.
serve-for-others = For others: { $urls }
serve-only-here = Only this computer can open it. The page can let your network in, and so does --host 0.0.0.0.
