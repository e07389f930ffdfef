### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, tocca a te.
serve-for-others = Per gli altri: { $urls }
serve-only-here = Solo questo computer può aprirlo. La rete si fa entrare dalla pagina, oppure con --host 0.0.0.0.
