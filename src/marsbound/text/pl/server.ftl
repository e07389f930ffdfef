### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, twoja kolej.
serve-for-others = Dla innych: { $urls }
serve-only-here = Otworzy to tylko ten komputer. Sieć można wpuścić na stronie albo opcją --host 0.0.0.0.

## What `marsbound serve` says at the terminal

serve-compiling = Silnik kompiluje się w tle, potrwa to około minuty. Można już grać; boty, które myślą naprzód, jeszcze się rozgrzewają.
serve-compiled = Silnik jest skompilowany: wszystkie boty myślą już z pełną szybkością.
serve-no-compiler = Nie ma tu kompilatora C, więc silnik działa bez kompilacji. Wszystko działa; boty, które myślą naprzód, sprawdzają mniej możliwości i grają słabiej.
serve-failed = Nie udało się skompilować silnika, zobacz build/engine.log. Wszystko działa; boty, które myślą naprzód, sprawdzają mniej możliwości i grają słabiej.
serve-running = marsbound już działa: { $address }
