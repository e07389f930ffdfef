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
web-nav-guide = Pierwsza gra z przewodnikiem
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
web-back-to-now = Do bieżącej chwili (Esc)
web-changes = Co się zmieniło
web-changes-more = i jeszcze { $number } w przebiegu gry
web-question = Pytanie
web-options = Możliwe wybory
web-launch-pad = Platforma startowa
web-hand = Twoje postacie
web-missions = Twoje misje i akcje
web-track = Licznik rund, teraz: { $phase }
web-standing-leads = { count-points }, prowadzenie
web-standing-place = { count-points }, miejsce { $place }
web-standing-total = Gdyby gra skończyła się teraz
web-standing-hidden = Bez tego, co jeszcze zakryte.
web-thinking = myśli
web-thinking-left = myśli jeszcze { $seconds } s
web-drag-astronaut = Twój następny astronauta: przeciągnij go na statek albo naciśnij statek
web-rules-whole = Pełne zasady
web-chosen = wybór gotowy
web-supply = Astronauci w puli
web-cards = Zakryte karty
web-played = Zagrane: { $characters }
web-card-in-hand = na ręce
web-card-played = zagrana
web-card-chosen = wybrana na tę rundę
web-reference = Ściąga
web-keys = Klawisze
web-skips = Przejdź
web-to-question = Do pytania
web-to-board = Do planszy
web-to-hand = Do twojej ręki
web-to-log = Do przebiegu

## Plansza słowami

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = Surowiec: { $kind }
web-unexplored = Jeszcze niezbadana
web-no-ship = brak statku
web-no-destination = Wolny wybór
web-first-aboard = Miejsce docelowe wybiera ten, kto pierwszy wsiądzie.
web-launched = odpalony
web-aboard = Na pokładzie { $aboard } z { $capacity }
web-destination-token = Żeton miejsca docelowego: { $zone }
web-discovery-face-down = Odkrycie, zakryte
web-discovery-known = Odkrycie, znane tobie: { $card }
web-discovery-open = Odkrycie: { $card }
web-event-deck = Talia wydarzeń, zostało kart: { $number }
web-seen-by = Widziane przez: { $names }
web-neighbours = Sąsiednie strefy: { $zones }
web-side-outer = Strefa zewnętrzna
web-side-inner = Strefa wewnętrzna
web-side-moon = Księżyc Marsa
web-pedigree = Źródło: { $pedigree }
web-source = Źródło

## Wybieranie

web-undo = Cofnij
web-release = Odłóż
web-picked = Teraz wybierz dokąd.
web-sealed = Wybrano. Można zmienić zdanie, dopóki wszyscy nie będą gotowi.
web-ready-count = Gotowi: { $ready } z { $all }.
web-not-yet-chosen = Jeszcze nie wybrano: potwierdź albo obejrzyj inną kartę.
web-play-character = Zagraj: { $character }
web-settling = Potem kolej na kogoś innego: potwierdź albo wybierz inaczej.
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

## Rocketmen

web-decline = Nie, dziękuję
web-done = Gotowe
web-automatic = Wybrano automatycznie: jedyna możliwość.
web-rocketmen-track = Tor Misji z Ziemi przez Orbitę okołoziemską i Księżyc na Marsa
web-rocketmen-track-flying = Leci { $seat }. { $destination }: pole { $field } z { $distance }
web-rocketmen-arrived = Na miejscu: { $names }
web-rocketmen-limit = LIMIT { $number }
web-rocketmen-owed = Do zapłaty:
web-rocketmen-next-card = Następna karta Powodzenia
web-rocketmen-success = szansa powodzenia
web-rocketmen-go-on =
    { $missing ->
        [one] Brakuje { $missing } pola, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
        [few] Brakuje { $missing } pól, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
       *[many] Brakuje { $missing } pól, zostało kart Powodzenia: { $left }. Jeśli nie wystarczą, wszystkie karty ze Stanowiska startowego zostaną odrzucone.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] Misja i wszystkie karty na Stanowisku startowym zostają.
        [one] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } karta.
        [few] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } karty.
       *[many] Misja zostaje. Do odrzucenia ze Stanowiska startowego: { $number } kart.
    }
web-rocketmen-failure-costs = Wszystkie karty ze Stanowiska startowego zostaną odrzucone.
web-rocketmen-completed = Misja ukończona: { count-points }
web-rocketmen-failed = Wystrzelenie się nie powiodło
web-rocketmen-aborted = Wystrzelenie przerwane
web-rocketmen-here = Połóż tutaj
web-rocketmen-put-here = Połóż tutaj: { $zone }
web-rocketmen-discard-here = Odrzuć
web-rocketmen-no-mission = Brak Misji
web-rocketmen-pad-empty = Pusto. Tu trafiają Silniki i Komponenty.
web-rocketmen-objectives = Cele Osobiste
web-rocketmen-picked = Wybierz teraz, co z tym zrobić.
web-rocketmen-drop-plan = Porzuć Misję
web-rocketmen-hand-empty = Twoja ręka jest pusta.
web-rocketmen-option = { $deed }: { $thing }
web-rocketmen-rival-resting = Rywal nie ma Misji w drodze
web-rocketmen-solo-end = Więcej punktów niż rywal i obie części Celu Osobistego
web-rocketmen-rockets = Punkty Rakiet: { $have } z { $need }
web-rocketmen-lift = Po starcie: pole { $field } z { $distance }
web-rocketmen-odds = Szansa powodzenia: { $chance }
web-rocketmen-once = gdy Punktów Rakiet będzie { $number }
web-rocketmen-flight-plan = Dokąd może polecieć Misja
web-rocketmen-purse = Tyle mogą zapłacić twoja ręka i znaczniki
web-rocketmen-look = Obejrzyj całą planszetkę
web-rocketmen-pad-first-plan = Najpierw zaplanuj Misję. Potem trafiają tu Silniki i Komponenty.
web-rocketmen-face-down = Zakryte
web-rocketmen-deck-yours = W jakiej kolejności, tego nikt nie wie.
web-rocketmen-deck-theirs = Część z nich jest na ręce. Nie wiadomo które.
web-rocketmen-wanted = Część twojego Celu Osobistego
web-rocketmen-paid = Zapłacono:
web-rocketmen-arrives = osiąga Cel
web-rocketmen-without = Bez kopii:
web-rocketmen-launch = Start
web-rocketmen-rocket = Rakieta
web-rocketmen-panes = Części stołu
web-rocketmen-turn = Twoja tura
web-rocketmen-turn-of = Tura: { $seat }
web-rocketmen-hint-odds = Stąd: { $odds }.
web-rocketmen-hint-pay = Płaci tym, czego najmniej potrzebujesz.
web-rocketmen-hint-pad = Daje twojej Rakiecie: { $components }.
web-rocketmen-hint-buy = Za każdym razem, gdy ją dobierzesz, daje: { $components }.
web-rocketmen-hint-place = { $location } ({ count-points })
web-rocketmen-hint-plan = Może polecieć tu: { $places }. Powodzenie daje też: { $achievement }.
web-rocketmen-hint-wanted = Część twojego Celu Osobistego: { $locations }.
web-rocketmen-hint-discard = Teraz nie ma dla niej lepszego zastosowania, a na koniec tury zastąpi ją nowa karta.
web-rocketmen-hint-unpad = Na Stanowisku niewiele pomaga tej Misji, a w talii może znów płacić.
web-rocketmen-hint-drop-plan = Inna Misja obiecuje więcej niż ta.
web-rocketmen-hint-remove = Usuwa z Rynku to, czego nie chcesz, kosztem jednego kroku rywala.
web-rocketmen-hint-end = Teraz nic więcej nie zyskasz. Dobierasz nowe karty; limit na ręce: { $number }.
web-rocketmen-hint-tried = Próbne gry od tej chwili: { $number }. Szansa na zwycięstwo { $percent }, średnio punktów { $points }.

# The bots have been slow until now
web-engine-ready = Silnik jest skompilowany: boty myślą już z pełną szybkością.

## A game without a table of its own

web-plain-board = Stół
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
