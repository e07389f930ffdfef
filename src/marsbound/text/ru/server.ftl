### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, ваш ход.
serve-for-others = Для других: { $urls }
serve-only-here = Открыть можно только на этом компьютере. Впустить свою сеть можно на странице или опцией --host 0.0.0.0.
