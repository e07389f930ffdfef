### Wiersz poleceń: jego pomoc, błędy w tym, co wpisano, i odpowiedzi poleceń dla operatora.
### Nazwy wielkimi literami (GAME, FILE, N), opcje i to, co stoi w odwrotnych apostrofach, wpisuje się tak samo w każdym języku.

## Co robi każde polecenie; pod nim jego opcje według nazw

help-marsbound = Trzy gry planszowe o Marsie, dla ludzi i botów. Nieoficjalne, stworzone przez fanów.
    .more = Bez polecenia otwiera stronę w przeglądarce, do gry z botami albo ze znajomymi.
    .version = Pokaż wersję i zakończ.
    .lang = Język; ta opcja stoi przed poleceniem. Na stałe ustawia go zmienna środowiskowa MARSBOUND_LANG, a bez niej obowiązuje język systemu.
help-shared =
    .lang = Język; na stałe ustawia go zmienna środowiskowa MARSBOUND_LANG.
    .plain = Bez kolorów i kolumn, jeden fakt w wierszu: dla czytników ekranu i programów.
    .json = Jako JSON, dla programów.
    .pack = Własny zestaw zawartości.
    .level = Jak dobrze grają boty; poziomy wymienia `marsbound bots`. `NAME@100ms` lub `NAME@2000it` ogranicza myślenie naprzód.
    .seed = Decyduje o losie i o ruchach botów; bez niego każda gra jest inna.
    .jobs = Liczba procesów; domyślnie jeden, z `--ray` wszystkie rdzenie klastra.
    .ray = Graj na klastrze Ray: jego adres, jak podaje `ray start`, albo `auto`, czyli klaster z samego tego komputera. Potrzebuje dodatku `ray`.
    .option = Opcja gry, jak podaje `marsbound games`; można podać kilka.
    .players = Liczba graczy.
    .database = Plik, `sqlite:///FILE` albo `postgresql://…`; domyślnie { $usual }.
    .yes = Nie pytaj.
    .keep-replays = Przesłane zapisy, od ostatniego obejrzenia.
    .keep-packs = Przesłane zestawy, z których nie korzysta żaden stół ani zapis.
    .keep-chat = Rozmowy przy stołach, przy których gra się skończyła.
    .keep-finished = Zakończone gry wraz z powtórkami i wynikami.
    .keep-closed = Stoły zamknięte przed końcem gry.
    .keep-people = Tożsamości bez miejsca i stołu, od ostatniej wizyty.
help-games = Dostępne gry i ich opcje.
help-bots = Dostępne boty, od najsłabszego do najsilniejszego.
help-play = Zagraj przeciw botom.
    .more = Wpisz numer wyboru albo polecenie: wymienia je `help`. `save` zapisuje grę; zapisuje ją też każde wyjście, chyba że powiesz, że tego nie chcesz.
    .players = Liczba graczy, łącznie z tobą.
    .seat = Twoje miejsce, licząc od 1; domyślnie pierwsze.
    .resume = Wznów zapisaną grę.
help-serve = Udostępnij grę w sieci: stoły, boty i powtórki w przeglądarce.
    .more = Gry są przechowywane w bazie danych i po ponownym uruchomieniu toczą się dalej. Każdą opcję można podać także jako zmienną środowiskową, na przykład `MARSBOUND_PORT` zamiast `--port`, albo jako wiersz `port = 8765` w pliku.
    .config = Plik z ustawieniami; jeśli go nie podasz, `~/.config/marsbound/serve.toml` albo `/etc/marsbound/serve.toml`.
    .show-config = Tylko powiedz, co obowiązuje i skąd się wzięło; hasła są ukryte.
    .host = Na jakim adresie nasłuchiwać; `0.0.0.0` oznacza wszystkie.
    .port = Na jakim porcie nasłuchiwać; 0 wybiera wolny.
    .database-file = Plik, w którym jest adres URL bazy danych, razem z hasłem.
    .database-seconds = Ile sekund baza danych może odpowiadać, zanim zostanie uznana za niesprawną.
    .durable = SQLite: nic nie ginie nawet przy zaniku zasilania; wolniej.
    .workers = Procesy, które prowadzą stoły na jednym porcie; wymaga PostgreSQL.
    .node-address = Pod jakim adresem inne maszyny z tą samą bazą danych znajdą tę, jeśli nie da się tego ustalić.
    .open = Otwórz stronę w przeglądarce.
    .thinkers = Liczba procesów dla botów.
    .origin = Inna strona, która może się łączyć.
    .public-url = Początek linków dla innych.
    .network-address = Adres tego komputera w twojej sieci, jeśli nie da się go ustalić.
    .trusted-proxy = Serwer WWW stojący z przodu, którego nagłówkowi `X-Forwarded-For` się ufa.
    .behind-proxy = Dawny zapis `--trusted-proxy 127.0.0.0/8 --trusted-proxy ::1`.
    .private-webhooks = Zezwól na powiadomienia pod adresy prywatne.
    .webhook-certificates = Urzędy certyfikacji dla powiadomień.
    .open-closes-after = Po jakim czasie bezczynności zamyka się stół, przy którym gra się nie zaczęła.
    .running-closes-after = To samo dla stołu, przy którym gra trwa.
    .connections-per-address = Jednoczesne połączenia z jednego adresu.
    .requests-per-second = Żądania z jednego adresu, średnio.
    .messages-per-second = Wiadomości w jednym połączeniu, średnio.
    .people-per-hour = Nowe tożsamości z jednego adresu.
    .tables-per-hour = Nowe stoły z jednego adresu.
    .tables-per-person = Otwarte i trwające stoły jednego gospodarza.
    .bot-tables-per-person = Stoły jednego gospodarza, przy których grają same boty.
    .slow-bots-per-person = Boty myślące naprzód przy wszystkich stołach jednego gospodarza.
    .hints-per-minute = Podpowiedzi dla jednej osoby.
    .metrics-token = Kto go wyśle, może czytać `/metrics` z zewnątrz; na tym komputerze nie jest potrzebny.
    .metrics-token-file = Plik, w którym jest token.
    .compile = W międzyczasie skompiluj silnik, jeśli nie jest skompilowany.
    .log-level = Od jakiej ważności prowadzony jest dziennik.
help-simulate = Rozegraj gry między botami, losowo, jeśli nie podano poziomu, i podsumuj wyniki.
    .games = Ile gier.
    .json = Wyniki jako JSON.
help-arena = Niech boty zagrają przeciw sobie, każdy na każdym miejscu w tych samych rozdaniach.
    .bots = Kto gra, według listy `marsbound bots`. Jeśli botów jest tyle co graczy, siadają tak, jak podano; jeśli mniej, pierwszy gra przeciw pozostałym.
    .cross = Każdy bot pojedynczo przeciw N-1 botom każdego innego rodzaju.
    .games = Ile co najmniej gier w każdym składzie.
    .json = Zachowuj tam każdą grę, po jednej w wierszu; to samo polecenie wznowi turniej w tym miejscu.
    .report = Zapisz stronę z wykresami.
    .records = Zachowuj tam zapis każdej gry.
help-selfplay = Gry między botami jako dane do uczenia: wiersz na każdą decyzję w formacie Parquet oraz zapis każdej gry.
    .more = Wymaga dodatku `data`. To samo polecenie wznowi pracę w tym folderze; z większą liczbą gier dołoży nowe.
    .bots = Kto gra, według listy `marsbound bots`. Jeśli botów jest tyle co graczy, siadają tak, jak podano; jeśli mniej, pierwszy gra przeciw pozostałym. Z gry na grę każdy przesuwa się o jedno miejsce.
    .games = Ile gier, każda z innym rozdaniem.
    .out = Folder na pliki danych, zapisy gier i spis.
    .observations = Także to, co widział gracz, bajt po bajcie.
    .games-per-shard = Ile gier w jednym pliku Parquet: 1000, jeśli nie podano inaczej, z obserwacjami 50.
help-replay = Co się działo w zapisanej grze i jak wyglądał stół na końcu albo w danym kroku.
    .more = Bez --seat zakończona gra jest pokazana ze wszystkimi tajemnicami, a niezakończona tak, jak widzi ją widz.
    .seat = Tak, jak widzi to gracz na tym miejscu.
    .step = Stół po tylu odpowiedziach; 0 to stan przed pierwszą.
help-rules = Zasady gry: wszystkie, rozdział albo jedna.
    .all = wszystkie zasady
    .section = jeden rozdział
    .one = jedna zasada
    .words = zasady, w których są wszystkie te słowa
    .diff = co łączy i dzieli dwie gry: zasady i zawartość
    .find = Tylko zasady, w których są wszystkie te słowa; wielkość liter i znaki diakrytyczne nie mają znaczenia.
help-pack = Zawartość pudełek: czytaj, poprawiaj, sprawdzaj poprawki.
help-pack-list = Wbudowane zestawy.
help-pack-show = Każda pozycja zestawu, pole po polu, wraz z tym, na ile jest pewna.
    .section = Tylko jedna sekcja: `zone`, `ship`, `mission`, …
help-pack-check = Czy z twoim zestawem można grać, i każdy błąd w nim, po jednym w wierszu.
help-pack-copy = Zapisz zestaw do nowego pliku, żeby go poprawić.
    .name = Jak ma się nazywać kopia; domyślnie tak jak plik.
help-bench = Zmierz szybkość silnika na jednym rdzeniu: czterech graczy, losowa gra, przy każdej decyzji lista wszystkich odpowiedzi.
    .more = Z dodatkiem `bench` w tym samym przebiegu mierzone są goofspiel z OpenSpiel, Catan z catanatron, czwórki oraz kółko i krzyżyk z PettingZoo, z dodatkiem `bench-jax` także czwórki z pgx; z dodatkiem `research` także ta gra w PettingZoo i OpenSpiel.
    .game = Mierzona gra.
    .seconds = Ile sekund mierzyć łącznie.
    .json = Pomiary jako JSON.
help-admin = Opieka nad grami i ludźmi na serwerze. Serwer może działać: zmiany zobaczy w ciągu kilku sekund.
help-admin-list = Wszystkie stoły.
    .status = `open`, `running`, `paused`, `finished` albo `closed`; domyślnie wszystkie.
    .json = Jako JSON, stół w wierszu.
help-admin-export = Zapisz do pliku zapis zakończonej gry albo wszystko, co wiadomo o innym stole.
    .more = Zapis niezakończonej gry pokazuje to, czego gracze nie wiedzą: jest kopią stołu dla polecenia `import`.
help-admin-import = Wczytaj to, co zapisało `export`: zapis staje się powtórką, a gra przy stole toczy się dalej.
help-admin-delete = Usuń na dobre stoły i wszystko, co do nich należy.
help-admin-check = Znajdź stoły i zapisy, których ta wersja marsbound nie potrafi otworzyć; jeśli takie są, kod wyjścia to 1.
    .more = Uruchom je z nową wersją przed aktualizacją: baza danych jest tylko czytana i serwer może w tym czasie działać.
help-admin-backup = Skopiuj wszystko, jak jest w tej chwili, także gdy serwer działa: do nowego pliku, do folderu pod dzisiejszą datą albo do innej bazy danych; także sposób na przejście z SQLite do PostgreSQL.
    .keep = Ile ostatnich kopii zapasowych zachować w folderze.
help-admin-restore = Przywróć to, co zapisało `backup`, do nowej, pustej bazy danych.
    .more = Serwer nie może jeszcze na niej działać. Kopia zapasowa jest tylko czytana i może pochodzić ze starszej wersji albo z bazy danych innego rodzaju.
help-admin-sweep = Usuń to, czego nikt nie używał od tylu dni (`forever` zachowuje na zawsze), tak jak robi to sam działający serwer.
    .dry-run = Tylko powiedz, co zostałoby usunięte.
help-admin-people = Kto tu był: imiona i identyfikatory; sekrety są przechowywane tylko jako skróty.
help-admin-people-list = Wszyscy, którzy mają tożsamość, i ile mają miejsc.
help-admin-people-show = Co jest przechowywane o danej osobie oraz jej stoły.
help-admin-people-bar = Nie pozwól komuś dłużej tu grać, oglądać ani pisać.
help-admin-people-unbar = Wpuść kogoś z powrotem.
help-admin-people-secret = Utwórz dla kogoś nowy sekret i wypisz go; stary traci ważność.
help-admin-people-delete = Zapomnij o kimś na dobre: gry tej osoby zostają, z napisem „Były gracz” zamiast imienia.
    .more = Imię, sekret i webhook znikają od razu. Tym, co dotyczy gier, zajmuje się serwer, który poddaje trwające gry: w ciągu kilku sekund albo przy następnym uruchomieniu.
help-admin-chat = Rozmowy przy stołach.
help-admin-chat-list = Wszystko, co powiedziano przy stole: każdy wiersz z numerem i autorem.
help-admin-chat-delete = Usuń wiersze; znikną ze wszystkich ekranów.
help-admin-replays = Zapisy przesłane przez ludzi.
help-admin-replays-list = Wszystkie: identyfikator, kiedy, gra, kto grał.
help-admin-replays-delete = Usuń na dobre przesłane zapisy.
help-admin-packs = Zestawy zawartości przesłane przez ludzi.
help-admin-packs-list = Wszystkie, wraz z tym, ile stołów i powtórek z nich korzysta.
help-admin-packs-delete = Usuń na dobre zestawy, których nie potrzebuje żaden stół ani powtórka.
    .unused = Wszystkie, z którymi nikt nie gra.

## Co stoi wokół i co jest nie tak z poleceniem

click-usage = Składnia:
click-options = Opcje
click-commands = Polecenia
click-help-option = Pokaż tę pomoc i zakończ.
click-default = domyślnie: { $default }
# In brackets behind an option: the variable in the environment that sets it
click-variable = zmienna środowiskowa: { $var }
# In brackets behind an option that can't be left out
click-required = wymagane
click-aborted = Przerwano.
click-error = Błąd: { $message }
click-error-input = Błąd: niezrozumiała odpowiedź
click-try = Pomoc pokaże '{ $command }'.
click-invalid = Niepoprawna wartość: { $message }
click-invalid-of = Niepoprawna wartość { $param_hint }: { $message }
# The name of the argument and a full stop follow
click-missing-argument = Brakuje argumentu
# The name of the option and a full stop follow
click-missing-option = Brakuje opcji
click-missing-command = Brakuje polecenia.
click-no-option = Nie ma opcji { $name }.
click-no-command = Nie ma polecenia { $name }.
click-no-value = Opcja { $name } nie przyjmuje wartości.
click-no-whole-number = { $value } nie jest liczbą całkowitą.
click-no-number = { $value } nie jest liczbą.
click-range = { $value } nie mieści się w zakresie { $range }.
click-file-missing = Nie ma { $filename }.
click-file-is-folder = { $filename } to folder, a nie plik.
click-folder-is-file = { $filename } to plik, a nie folder.
click-file-unreadable = Nie można odczytać { $filename }.
click-file-unwritable = Nie można zapisać { $filename }.
click-file-unopened = Nie można otworzyć { $filename }: { $message }
click-unknown-error = nieznany błąd
click-extra-arguments = Nadmiarowe argumenty: { $args }
click-needs-argument = Opcja { $name } wymaga wartości.
click-did-you-mean = Może chodziło o { $possibilities }?
click-choices = { $value } nie jest żadną z wartości { $choices }.
error-language = nie ma języka { $language }; dostępne: { $languages }
error-option-form = „{ $value }” nie ma postaci NAME=VALUE
error-option-twice = { $name } podano dwa razy
error-days = { $value } nie jest ani liczbą dni, ani słowem „forever”
error-address = { $address } nie jest adresem takim jak 192.168.0.7
error-network = { $network } nie jest adresem ani siecią taką jak 172.18.0.0/16
error-which-game = Która gra? Wymienia je `marsbound games`; `--resume RECORD` wznawia zapisaną.
error-how-many = Ilu graczy? Podaj --players, od { $fewest } do { $most }, łącznie z tobą.
error-two-games = Porównuje się dwie gry: `marsbound rules diff A B`
error-one-id = Naraz jeden identyfikator: { $other } jest o jeden za dużo.
error-find-alone = --find dotyczy wszystkich zasad jednej gry; podaj samą grę
error-section = { $section } nie jest sekcją zestawu { $pack }; { $wanted }
error-other-game = { $file } to gra { $game }, a nie { $wanted }
error-other-players = { $file } zaczęto z inną liczbą graczy: { $players }, a nie { $wanted }
error-other-option = { $file } nie zaczęto z { $option }={ $value }: w trwającej grze nie można zmieniać opcji
error-game-over = { $file }: ta gra się skończyła; pokaże ją `marsbound replay`
error-outside-program = { $file }: na miejscu { $seat } gra zewnętrzny program, { $who }; podaj opcją --level, kto gra przeciw tobie, ten program czy inny bot
error-pack-of-other-game = { $name }: ten zestaw jest do gry { $game }; oczekiwano zestawu do gry { $wanted }
error-no-seat = nie ma miejsca { $seat }; miejsca liczy się od 1 do { $players }
error-no-report-folder = { $file }: nie ma folderu { $folder }, w którym dałoby się zapisać raport
error-no-record-folder = { $folder }: nie można utworzyć ({ $cause }); oczekiwano folderu na zapisy
error-not-written = { $file }: nie można zapisać ({ $cause })
error-not-installed = { $package } nie jest zainstalowany; zainstaluje go `pip install '{ $extra }'`
error-setting = { $place }, { $key }: { $cause }
error-setting-twice = podano zarówno { $one }, jak i { $other }; oczekiwano jednego z nich
error-secret-empty = { $file }: plik jest pusty; oczekiwano w nim hasła
error-config-unread = { $file }: nie można odczytać ({ $cause })
error-config-form = { $file }, wiersz { $line }: to nie jest TOML ({ $cause })
error-config-open = { $place }: { $key } jest tajne, a plik może czytać każdy na tym komputerze; naprawia to `chmod o-r { $file }`
error-config-key = { $place }: nie ma ustawienia „{ $key }”; oczekiwano nazwy opcji polecenia `marsbound serve`, na przykład `port`
error-config-switch = oczekiwano true albo false
error-config-kind = oczekiwano tekstu albo liczby
error-keep-folder = { $target }: --keep wymaga folderu z kopiami zapasowymi; to nim nie jest
error-backup-damaged = { $file }: kopia zapasowa jest uszkodzona ({ $cause })
error-no-database = nie ma bazy danych { $place }; oczekiwano tej, której używa serwer
error-older-server = na tej bazie danych działa serwer w starszej wersji; najpierw go zatrzymaj (`admin check` tylko czyta)
error-no-person = nie ma nikogo o identyfikatorze „{ $id }”; wszystkich wymienia `marsbound admin people list`
error-no-table = nie ma stołu „{ $id }”
error-nothing-deleted = { $cause }; niczego nie usunięto
error-no-line = przy stole „{ $id }” nie ma wiersza o numerze { $number }
error-no-replay = nie ma powtórki „{ $id }”
error-no-pack = nikt nie przesłał zestawu „{ $hash }”
error-pack-needed = stoły i powtórki, którym potrzebny jest { $hash }: { $number }

## O co pytają i co mówią polecenia dla operatora

config-place = { $file }, wiersz { $line }
config-file = plik { $file }
config-no-file = bez pliku
config-from-option = podane jako opcja
config-usual = wartość domyślna

# Behind a question: the letters for yes and no that may be typed
ask-yes-or-no = { $question } [t/N]
# What is typed for yes: the letter above and the word
ask-yes-letter = t
ask-yes = tak
ask-forget = Zapomnieć na dobre o osobie { $id }?
ask-delete = Usunąć { $ids } na dobre?
person-name = imię: { $name }
person-since = od: { $day }
person-webhook = adres webhooka: { $url }
person-no-webhook = adres webhooka: brak
person-barred = zakaz wstępu: tak
person-not-barred = zakaz wstępu: nie
person-said = wypowiedzi: { $number }
person-table = stół: { $id } { $day } { $status } { $game }
person-host = gospodarz
person-is-barred = z zakazem wstępu
person-is-leaving = odchodzi
deleted-packs =
    { $number ->
        [one] Usunięto { $number } zestaw
        [few] Usunięto { $number } zestawy
        [many] Usunięto { $number } zestawów
       *[other] Usunięto { $number } zestawu
    }
checked-table = stół { $id } ({ $status }): { $reason }
checked-record = zapis { $id } ({ $status }): { $reason }
checked-tables =
    { $number ->
        [one] sprawdzono { $number } stół
        [few] sprawdzono { $number } stoły
        [many] sprawdzono { $number } stołów
       *[other] sprawdzono { $number } stołu
    }
checked-records =
    { $number ->
        [one] sprawdzono { $number } zapis
        [few] sprawdzono { $number } zapisy
        [many] sprawdzono { $number } zapisów
       *[other] sprawdzono { $number } zapisu
    }
checked-closed = nie da się otworzyć: { $number }
swept-replays = powtórki: { $number }
swept-packs = zestawy: { $number }
swept-chat = wiersze rozmów: { $number }
swept-finished = zakończone gry: { $number }
swept-closed = zamknięte stoły: { $number }
swept-people = tożsamości: { $number }
