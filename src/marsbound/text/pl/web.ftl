### Przeglądarka.
### Wstawiane nazwy ($seat, $zone, $card, $names …) są gotowe i nigdy nie są odmieniane.

## Strona główna

web-home = Strona główna
web-slogan = Wszyscy chcą lecieć na Marsa.
web-lead = Gry planszowe o czerwonej planecie, z botami albo ze znajomymi. Wybierz i graj, bez instalowania.
web-play = Nowa gra
web-play-now = Graj
web-game = Gra
web-level = Siła botów
web-opponents = Twoi przeciwnicy
web-name = Twoje imię
web-guest = Gość
web-options-more = Warianty, miejsca i ziarno
web-again = Spróbuj ponownie
web-first-game = Pierwszy raz? Gra z przewodnikiem
web-pack-built-in = wbudowany
web-seat-colour = Kolor
web-seat-level = Siła: { $seat }
web-colour-azure = niebieski
web-colour-amber = żółty
web-colour-jade = zielony
web-colour-rose = różowy
web-colour-ivory = biały
web-colour-onyx = czarny
web-my-games-all = Pokaż wszystkie ({ $number })
web-table-open = Czeka na graczy
web-table-paused = Wstrzymana
web-table-host = Gospodarz: { $name }
web-table-free =
    { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
web-company = Graj z innymi
web-company-lead = Zaproś znajomych linkiem albo zagrajcie przy jednym ekranie.
web-host = Przygotuj stół
web-join = Dołącz
web-join-label = Masz link albo kod?
web-join-unclear = To nie jest link do stołu. Wklej cały link albo kod zaczynający się od t-.
web-open-tables = Otwarte stoły
web-open-tables-none = Nikt nie czeka na graczy.
web-open-tables-start = Otworzyć stół?
web-nav = Strony
web-nav-rules = Zasady
web-nav-guide = Gra z przewodnikiem
web-nav-replays = Powtórki
web-nav-packs = Zestawy zawartości
web-nav-about = O programie
web-seed-any = dowolne
web-my-games = Twoje gry
web-table-about = Gracze: { $players }, początek: { $begun }
web-loading = Chwileczkę.
web-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-line-broken = Utracono połączenie. Próbujemy ponownie.

## Ustawienia

web-settings = Ustawienia
web-theme = Motyw
web-theme-system = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-motion = Animacje
web-motion-system = jak w systemie
web-motion-full = pełne
web-motion-less = ograniczone
web-pace = Szybkość animacji
# Of the animations
web-pace-slow = mała
# Of the animations
web-pace-normal = zwykła
# Of the animations
web-pace-fast = duża
web-confirm-turns = Pytaj, zanim wybór zakończy moją turę
web-sound = Dźwięk
web-volume = Głośność
web-text-size = Wielkość tekstu
web-notify = Powiadomienie, gdy przyjdzie twoja kolej
web-notify-refused = Przeglądarka nie pozwala tu na powiadomienia. Możesz to zmienić w jej ustawieniach dla tej strony.
web-you = Ty na tym serwerze
web-you-about = Nie ma konta: przeglądarka trzyma sekret, po którym serwer cię poznaje.
web-new-secret = Nowy sekret
web-new-secret-about = Jeśli ktoś inny mógł go poznać, weź nowy: stary przestanie działać, a inne twoje urządzenia zostaną odłączone.
web-new-secret-done = Masz nowy sekret. Inne urządzenia zostały odłączone.
web-delete-me = Usuń mnie
web-delete-me-about = Twoje imię, sekret i powiadomienia zostaną usunięte. W twoich trwających grach dalej grają boty, jak po poddaniu. Zakończone gry i wiadomości zostają, a zamiast twojego imienia jest „Były gracz”. Tego nie można cofnąć.
web-delete-me-sure = Usuń mnie na dobre
web-delete-me-not = Zostaję
web-delete-me-done = Usunięto cię. Ta przeglądarka już nic o tobie nie wie.
web-close = Zamknij

## Stół

web-seats = Miejsca
web-log = Przebieg gry
web-side = Miejsca i przebieg
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-earlier = Wcześniej
web-since = Od twojego ostatniego wyboru
web-watch-again = Obejrzyj jeszcze raz
web-look-back = Pokaż tę chwilę na planszy
web-then = Tak było wtedy: krok { $step }
web-back-to-now = Wróć do gry
web-changes = Co się zmieniło
web-changes-more = i jeszcze { $number } w przebiegu gry
web-question = Pytanie
web-options = Możliwe wybory
web-standing-leads = { count-points }, prowadzenie
web-standing-place = { count-points }, miejsce { $place }
web-standing-total = Gdyby gra skończyła się teraz
web-standing-hidden = Bez tego, co jeszcze zakryte.
web-thinking = myśli
web-thinking-left = myśli jeszcze { $seconds } s
web-rules-whole = Pełne zasady
web-reference = Ściąga
web-keys = Klawisze
web-skips = Przejdź
web-to-question = Do pytania
web-to-board = Do planszy
web-to-hand = Do twojej ręki
web-to-log = Do przebiegu

## Plansza słowami

web-count = { $name }: { $number }
web-pedigree = Źródło: { $pedigree }
web-source = Źródło

## Wybieranie

web-undo = Cofnij
web-release = Odłóż
web-sealed = Wybrano. Można zmienić zdanie, dopóki wszyscy nie będą gotowi.
web-ready-count = Gotowi: { $ready } z { $all }.
web-not-yet-chosen = Jeszcze nie wybrano: potwierdź albo obejrzyj inną kartę.
web-settling = Potem nie można tego cofnąć: potwierdź albo wybierz inaczej.
web-wasteful = Naciśnij jeszcze raz, jeśli mimo to tego chcesz.
web-why = Dlaczego nie?
web-why-title = Teraz niemożliwe
web-why-nothing = Tutaj wszystko jest możliwe.
web-and-more = { $names } i jeszcze { $number }
web-hint = Podpowiedź
web-hint-title = Wybór bota: { $choice }
web-hint-take = Zrób to
web-skip = Pomiń

## Koniec

web-score = Wynik końcowy
web-show-score = Pokaż wynik
web-score-item = { $item }: { $points }
web-rematch = Zagraj ponownie
web-same-deal = To samo rozdanie jeszcze raz
web-seed = Ziarno: { $seed }

## Co może pójść źle

problem-other = To się nie udało ({ $code }). Spróbuj ponownie.
problem-refused = Zasady na to nie pozwalają.
problem-not-asked = To nie twoja kolej.
problem-too-fast = Za dużo naraz. Poczekaj chwilę.
problem-too-many-tables = Masz tu tyle otwartych gier, ile może mieć jedna osoba. Najpierw zakończ którąś albo ją poddaj.
problem-too-many-bots = Pracuje już dla ciebie tyle botów, ile może mieć jedna osoba. Wybierz słabszy poziom albo najpierw zakończ grę.
problem-too-many-hints = To dużo podpowiedzi w krótkim czasie. Poczekaj na ostatnią albo odczekaj chwilę.
problem-paused = Gra jest wstrzymana.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-no-such-table = Nie ma takiego stołu. Mógł zostać zamknięty.
problem-nothing-to-undo = Nie ma czego cofać.
problem-not-stored = Serwer nie mógł tego zapisać. Spróbuj ponownie.
problem-wire-version = Ta strona jest starsza niż serwer. Odśwież ją.
problem-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
problem-not-invited = Ten stół jest prywatny. Poproś o zaproszenie.
problem-no-network = Nie udało się wpuścić sieci: ten komputer nie ma w niej adresu albo port zajmuje inny program.
problem-not-here = Może to zrobić tylko osoba przy komputerze serwera.
problem-replaced = Ten stół jest otwarty w innym oknie.
problem-seat-taken = To miejsce jest już zajęte. Wybierz inne.
problem-not-open = Gra już się zaczęła. Możesz ją oglądać.
problem-no-such-seat = Przy tym stole nie ma takiego miejsca.
problem-no-such-pack = Tego zestawu zawartości już nie ma. Wybierz inny.
problem-no-such-proposal = To już zostało rozstrzygnięte.
problem-full = Serwer jest pełny. Spróbuj ponownie później.
problem-bad-input = To niemożliwe. Sprawdź, co zostało wybrane.
problem-other-rules = Tę grę rozpoczęto według innych zasad niż te na serwerze.
problem-other-pack = Tę grę rozpoczęto z zestawem zawartości, którego ten serwer nie ma.
problem-bot-plays = Na tym miejscu gra bot. Najpierw je odzyskaj.
problem-resigned = Ta gra została już przez ciebie poddana.
problem-no-identity = Ten serwer już cię nie zna: sekret wymieniono lub usunięto. Odśwież stronę, aby zacząć od nowa.
problem-barred = Gospodarz nie dopuszcza cię do tego stołu.
problem-barred-from-server = Operator tego serwera zablokował ci wstęp.
problem-plays-here = Nie można zabronić wstępu komuś, kto gra w tej grze. Można tę osobę wyciszyć.
problem-no-such-note = Tej wiadomości już nie ma.

## Odpowiedzi w każdej grze

web-decline = Nie, dziękuję
web-done = Gotowe
web-automatic = Wybrano automatycznie: jedyna możliwość.

# The bots have been slow until now
web-engine-ready = Silnik jest skompilowany: boty myślą już z pełną szybkością.

## A game without a table of its own

web-plain-board = Stół
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
