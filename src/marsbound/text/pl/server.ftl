### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, Twoja kolej.
serve-for-others = Dla innych: { $urls }
serve-only-here = Otworzy to tylko ten komputer. Sieć można wpuścić na stronie albo opcją --host 0.0.0.0.
