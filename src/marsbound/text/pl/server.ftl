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
serve-open-it = Nie ma tu przeglądarki, którą można by otworzyć: otwórz { $address } w swojej.
serve-waiting = Czekam na bazę danych: { $cause }

## Why a database can't be opened

database-not-understood = nie wiadomo, o jaką bazę danych chodzi; potrzebny jest plik, sqlite:///FILE albo postgresql://…
database-needs-more = PostgreSQL wymaga dodatkowego pakietu: pip install 'marsbound[postgresql]'
database-is-newer = baza danych pochodzi z późniejszej wersji marsbound (wersja jej schematu: { $form }); potrzebna jest tamta wersja
database-is-served = na { $place } działa już inny serwer marsbound, a naraz może tylko jeden; zatrzymaj go albo podaj inną bazę danych
database-has-older-servers = na tej bazie danych działają serwery wcześniejszej wersji ({ $releases }), które nie poradziłyby sobie z jej nowym schematem; najpierw je zatrzymaj
workers-need-postgresql = kilka procesów (--workers { $workers }) wymaga PostgreSQL: plik SQLite jest dla jednego; podaj bazę danych przez --database postgresql://…
workers-need-linux = kilka procesów za jednym portem (--workers { $workers }) wymaga systemu Linux; w innych systemach musi wystarczyć jeden (--workers 1)
database-not-reached = z bazą danych nie ma połączenia: { $cause }
database-not-opened = nie można otworzyć bazy danych { $place }: { $cause }
