### What somebody asked for and can't have: a game, a bot, a file. The same words stand beside each id in the program, for programs to read.

## Games, their options, their rules
input-rules-version = potrzebna jest wersja { $needed } zasad gry { $game }; tutaj jest wersja { $here }
input-players = { $game } to gra dla { $fewest }–{ $most } graczy, a nie dla { $players }
input-no-option = { $game } nie ma opcji „{ $name }”; opcje tej gry: { $names }
input-option-value = { $game }: opcja { $name } nie może mieć wartości „{ $value }”; możliwe: { $values }
input-mode-solo = rocketmen: tryb solo jest dla 1 gracza, a nie dla { $players }
input-mode-battle = rocketmen: tryb battle_for_earth jest dla 2–4 graczy, a nie dla 1
input-solo-variants = rocketmen: w grze solo nie ma wariantów
input-difficulty = rocketmen: poziom trudności { $difficulty } jest dla 1 gracza, a nie dla { $players }
input-no-variant = rocketmen: nie ma wariantu „{ $name }”; są: { $names }
input-variants-form = rocketmen: opcja variants przyjmuje none, drawn albo dwie nazwy, na przykład A,B, a nie „{ $names }”
input-no-game = nie ma gry „{ $name }”; są: { $names }
input-no-game-called = żadna gra nie nazywa się { $game }; są { $names }
input-unknown = „{ $word }”
input-unknown-near = „{ $word }” (może chodziło o { $words }?)
input-no-rule = { $game } nie ma zasady { $rule }; { $there }
input-no-section = { $game } nie ma rozdziału „{ $letter }”; { $there }
input-section-goes = rozdział { $letter } obejmuje zasady od { $first } do { $last }
input-sections = rozdziały: { $letters }
input-not-compared = gier { $first } i { $second } nie można porównać: zasady żadnej z nich nie wskazują zasad drugiej
input-other-pack = { $name }: ten zestaw jest do gry { $game }; oczekiwano zestawu do gry { $wanted }

## Bots
input-no-bot = nie ma bota „{ $name }”; są: { $names }
input-no-search = „{ $spec }”: { $name } nie myśli naprzód, więc nie można dać mu limitu; myślą naprzód: { $names }
input-limit = „{ $spec }”: „{ $wanted }” nie jest limitem; oczekiwano milisekund lub iteracji, od 1 do { $most }, na przykład { $name }@100ms lub { $name }@2000it
input-which-program = „{ $spec }”: który program? Oczekiwano program:COMMAND LINE
input-command-line = „program:{ $command }”: oczekiwano wiersza poleceń, ale: { $cause }
input-no-program = „program:{ $command }”: nie ma programu „{ $name }”, który dałoby się uruchomić
input-which-class = „{ $spec }”: która klasa? Oczekiwano python:MODULE:CLASS
input-no-module = „{ $spec }”: nie można zaimportować modułu { $module }: { $cause }
input-no-class = „{ $spec }”: w module { $module } nie ma { $name }
input-no-choose = „{ $spec }”: { $name } nie ma metody choose(view, question)
input-bot-not-made = „{ $spec }”: nie można utworzyć bota do gry { $game }: { $cause }
input-error-at = { $error } ({ $file }, wiersz { $line })
fault-not-started = nie daje się uruchomić: { $reason }
fault-no-restart = nie jest już uruchamiany ponownie; ponownych uruchomień było już { $restarts }
fault-no-answer = nie daje odpowiedzi w ciągu { $seconds } s
fault-closed = zamyka wyjście bez odpowiedzi
fault-ended = kończy działanie bez odpowiedzi, z kodem wyjścia { $code }
fault-ended-writing = kończy działanie bez odpowiedzi, z kodem wyjścia { $code }; ostatnie słowa na stderr: { $shown }
fault-too-long = odpowiada wierszem dłuższym niż { $most } B: { $shown }
fault-no-json = odpowiada { $shown }, a to nie jest JSON
fault-no-choice = odpowiada { $shown }; oczekiwano { $expected }
fault-impossible = wybiera { $choice }, co nie jest możliwe; możliwe: { $possible }
fault-raised = zgłasza wyjątek { $error }
fault-raised-at = zgłasza wyjątek { $error } ({ $file }, wiersz { $line })

## The arena
input-no-bots = nie podano botów; oczekiwano na przykład --bots heuristic,random
input-too-many-bots = podano więcej botów niż graczy: { $bots } na { $players }; z --cross każdy gra z każdym
input-cross-bots = tabela krzyżowa wymaga co najmniej dwóch botów, każdego podanego raz, a nie { $bots }
input-cross-players = tabela krzyżowa wymaga co najmniej dwóch graczy
input-results-file = { $file }: nie można odczytać i zapisać ({ $cause })
input-results-unread = { $file }: nie można odczytać ({ $cause })
input-no-set-up = { $file }: to nie jest plik z wynikami areny; jego pierwszy wiersz nie opisuje turnieju
input-no-results = { $file }: to nie jest plik z wynikami areny: { $cause }
input-no-result = { $file }, wiersz { $number }: to nie jest gra: { $cause }
input-results-format = { $file }: format to „{ $format }”; oczekiwano „{ $known }”
input-other-set-up = { $file } ma wyniki innego turnieju: { $differing }; podaj inny plik albo usuń ten
input-game-of = gra: skład { $line_up }, rozdanie { $deal }, rotacja { $rotation } ({ $seats })
input-game-stopped = { $game }: nie udało się jej dokończyć
input-process-died = proces zakończył się nagle (kod wyjścia { $code }), { $game }
input-other-marsbound = marsbound jest tam inny niż tutaj ({ $differing }); każdy komputer potrzebuje tego samego
input-other-bot = „{ $bot }” jest tam inny niż tutaj; każdy komputer potrzebuje tego samego pliku
input-at-machine = { $machine }: { $cause }
input-no-marsbound = { $machine }: nie można tam użyć marsbound ({ $cause }); każdy komputer potrzebuje tego samego
input-processes-died = kolejne procesy kończyły się nagle ({ $times }), { $game } ({ $cause })
input-cluster-failed = klaster nie może pracować dalej: { $cause }
input-ray-address = „{ $address }” nie jest adresem klastra Ray; oczekiwano `auto` albo HOST:PORT, jak podaje `ray start`
input-no-cluster = ten komputer nie może dołączyć do klastra Ray pod adresem { $address } ({ $cause })
input-without-weights = { $problem }; boty grają w { $game } według samych punktów

## A server
input-no-table = nie ma stołu „{ $table }”
input-table-format = { $file }: format to „{ $format }”; oczekiwano „{ $known }” albo zapisu
input-table-there = { $file }: stół { $table } już jest; najpierw go usuń
input-cannot-listen = nie można nasłuchiwać na { $host }, port { $port } ({ $cause })
input-no-tables = w tej bazie danych nie ma tabel marsbound; oczekiwano tej, której używa serwer
input-target-not-empty = docelowa baza danych już coś zawiera ({ $name }); oczekiwano nowej, pustej
input-not-repeated = nie da się tego powtórzyć ({ $cause })
input-game-not-here = gra tego stołu to { $game }, a tutaj jej nie ma
input-table-pack = stół wymaga zestawu { $pack } o skrócie { $hash }: { $problem }
input-record-pack = zapis wymaga zestawu o skrócie { $hash }; tutejszy zestaw o tej nazwie ma { $has }
input-no-pack = nie ma zestawu o skrócie „{ $hash }”
input-pack-changed = zestaw { $name } nie jest już taki sam: ta wersja odczytuje go inaczej
input-other-rules = potrzebna jest wersja { $rules } zasad; tutaj jest wersja { $here }
input-selfplay-game = gra { $number } ({ $seats })
input-selfplay-folder = { $folder }: są tu pliki, ale nie ma spisu; oczekiwano pustego folderu albo folderu z wcześniejszego uruchomienia
input-selfplay-manifest = { $file }: to nie jest spis gier między botami: { $cause }
