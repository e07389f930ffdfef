### Przeglądarka.
### Wstawiane nazwy ($seat, $zone, $card, $names …) są gotowe i nigdy nie są odmieniane.

## Strona główna

web-home = Strona główna
web-slogan = Wszyscy chcą lecieć na Marsa.
web-lead = Gry planszowe o czerwonej planecie, przeciw botom albo z przyjaciółmi. Wybierz i graj, bez instalowania.
web-play = Nowa gra
web-play-now = Graj
web-game = Gra
web-level = Siła botów
web-name = Twoje imię
web-guest = Gość
web-options-more = Warianty i ziarno
web-seed-any = dowolne
web-my-games = Twoje gry
web-table-about = Gracze: { $players }, początek { $begun }
web-loading = Chwileczkę.
web-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
web-line-broken = Utracono połączenie. Trwa ponawianie.

## Ustawienia

web-settings = Ustawienia
web-theme = Jasność
web-theme-system = jak w systemie
web-theme-light = jasna
web-theme-dark = ciemna
web-motion = Ruch
web-motion-system = jak w systemie
web-motion-full = pełny
web-motion-less = mniej
web-close = Zamknij

## Stół

web-seats = Miejsca
web-log = Co się stało
web-side = Miejsca i przebieg
web-log-empty = Nic się jeszcze nie stało.
web-question = O co chodzi
web-options = Możliwe wybory
web-launch-pad = Platforma startowa
web-hand = Twoje postacie
web-missions = Twoje misje i akcje
web-track = Tor rund, teraz: { $phase }
web-thinking = myśli
web-chosen = wybór gotowy
web-supply = Astronauci w zasobach
web-cards = Zakryte karty
web-played = Zagrane: { $characters }
web-card-in-hand = na ręce
web-card-played = zagrana
web-card-chosen = wybrana na tę rundę

## Plansza słowami

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = Surowiec: { $kind }
web-unexplored = Jeszcze niezbadana
web-no-ship = brak statku
web-no-destination = Wolny wybór
web-first-aboard = Cel wybiera ten, kto pierwszy wejdzie na pokład.
web-launched = wystartował
web-aboard = Na pokładzie { $aboard } z { $capacity }
web-destination-token = Żeton miejsca docelowego: { $zone }
web-discovery-face-down = Odkrycie, zakryte
web-discovery-known = Odkrycie, znane tobie: { $card }
web-discovery-open = Odkrycie: { $card }
web-seen-by = Widziane przez: { $names }
web-neighbours = Graniczy z: { $zones }
web-side-outer = Strefa zewnętrzna
web-side-inner = Strefa wewnętrzna
web-side-moon = Księżyc
web-pedigree = Źródło: { $pedigree }

## Wybieranie

web-undo = Cofnij
web-release = Puść
web-picked = Teraz wybierz dokąd.
web-sealed = Wybrano. Można zmienić zdanie, dopóki wszyscy nie są gotowi.
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
web-score-item = { $item } { $points }
web-rematch = Zagraj ponownie
web-seed = Ziarno: { $seed }

## Co może pójść źle

problem-other = To się nie udało ({ $code }). Spróbuj ponownie.
problem-refused = Zasady na to nie pozwalają.
problem-not-asked = To nie twoja kolej.
problem-too-fast = Za dużo naraz. Poczekaj chwilę.
problem-paused = Gra jest wstrzymana.
problem-no-hints = Przy tym stole nie ma podpowiedzi.
problem-no-such-table = Nie ma takiego stołu. Mógł zostać zamknięty.
problem-nothing-to-undo = Nie ma czego cofać.
problem-not-stored = Serwer nie mógł tego zapisać. Spróbuj ponownie.
problem-wire-version = Ta strona jest starsza niż serwer. Odśwież ją.
problem-no-answer = Serwer nie odpowiada. Spróbuj ponownie za chwilę.
problem-not-invited = Ten stół jest prywatny. Poproś o zaproszenie.
problem-replaced = Ten stół jest otwarty w innym oknie.

## Rocketmen

web-decline = Nie, dziękuję
web-done = Gotowe
web-automatic = Wybrane samo: jedyna możliwość.
web-rocketmen-track = Tor lotu z Ziemi obok orbity i Księżyca na Marsa
web-rocketmen-track-flying = Leci { $seat }. { $destination }: pole { $field } z { $distance }
web-rocketmen-arrived = Na miejscu: { $names }
web-rocketmen-limit = LIMIT { $number }
web-rocketmen-owed = Do zapłaty:
web-rocketmen-next-card = Następna karta powodzenia
web-rocketmen-success = szansa powodzenia
web-rocketmen-go-on =
    { $missing ->
        [one] Brakuje { $missing } pola, zostało kart powodzenia: { $left }. Jeśli nie wystarczą, całe stanowisko startowe przepada.
        [few] Brakuje { $missing } pól, zostało kart powodzenia: { $left }. Jeśli nie wystarczą, całe stanowisko startowe przepada.
       *[other] Brakuje { $missing } pól, zostało kart powodzenia: { $left }. Jeśli nie wystarczą, całe stanowisko startowe przepada.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] Misja i całe stanowisko startowe zostają.
        [one] Misja zostaje. Przepada { $number } karta ze stanowiska startowego.
        [few] Misja zostaje. Przepadają { $number } karty ze stanowiska startowego.
       *[other] Misja zostaje. Przepada { $number } kart ze stanowiska startowego.
    }
web-rocketmen-failure-costs = Całe stanowisko startowe przepada.
web-rocketmen-completed = Misja zakończona: { count-points }
web-rocketmen-failed = Start się nie powiódł
web-rocketmen-aborted = Start przerwany
web-rocketmen-here = Połóż tutaj
web-rocketmen-put-here = Połóż tutaj: { $zone }
web-rocketmen-discard-here = Odrzuć
web-rocketmen-no-mission = Brak misji
web-rocketmen-pad-empty = Pusto. Tu trafiają silniki i komponenty.
web-rocketmen-objectives = Cele
web-rocketmen-picked = Wybierz teraz, co z tym zrobić.
web-rocketmen-rival-resting = Żadna misja nie jest w drodze
web-rocketmen-solo-end = Więcej punktów niż rywal i obie części celu
