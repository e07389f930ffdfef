### Gra z innymi: przygotowanie stołu, poczekalnia, menu stołu, kilka osób przy jednym ekranie.
### Wstawiane nazwy ($name, $names, $seat) są gotowe i nigdy nie są odmieniane.

## Przygotowanie stołu

online-company = Kto gra?
online-company-online = znajomi, każdy na swoim urządzeniu
online-company-online-about = Dostaniesz link do rozesłania. Gra zaczyna się, gdy wszyscy są gotowi.
online-company-screen = kilka osób przy tym ekranie
online-company-screen-about = Ekran przechodzi z rąk do rąk. Między turami jest zasłonięty.
online-player = Gracz { $number }
online-seat-kind = { $seat }: kto tu siedzi?
online-seat-name = { $seat }: imię
online-kind-me = przy tym ekranie
online-kind-open = wolne
online-kind-bot = bot
online-who-may = Kto może przyjść?
online-private = osoby z linkiem
online-open = każdy
online-hints = Podpowiedzi dozwolone
online-more = Warianty, podpowiedzi i zestaw
online-open-table = Otwórz stół
online-begin = Zacznij

## Zegary

online-clock = Zegar
online-clock-none = brak
online-clock-live = na jedno spotkanie
online-clock-days = na kilka dni
online-clock-bank = Czas dla każdego gracza
online-clock-increment = Dodatek za każdą turę
online-clock-limit = Czas na każdą turę
online-clock-about = Komu skończy się czas, za tego gra bot, dopóki gracz nie wróci.
online-clock-live-agreed = { $bank }, a za każdą turę jeszcze { $increment }
online-clock-days-agreed = { $limit } na każdą turę

## Poczekalnia

online-lobby-missing =
    { $number ->
        [one] Wolne jest jeszcze { $number } miejsce.
        [few] Wolne są jeszcze { $number } miejsca.
        [many] Wolnych jest jeszcze { $number } miejsc.
       *[other] Wolne jest jeszcze { $number } miejsca.
    }
online-lobby-unready = Gra zaczyna się, gdy wszyscy są gotowi. Jeszcze nie: { $names }
online-lobby-choose = Wybierz miejsce albo po prostu oglądaj.
online-lobby-kept = Jedno miejsce czeka na ciebie.
online-seat-free = Wolne miejsce
online-ready = gotowe
online-not-ready = jeszcze nie
online-ready-me = Można zaczynać
online-unready-me = Jednak jeszcze nie
online-sit = Usiądź tutaj
online-leave = Zwolnij miejsce
online-kick = Zwolnij to miejsce
online-seat-link = Link do tego miejsca
online-seat-link-about = Kto go otworzy, siada tutaj. Liczy się tylko najnowszy link.
online-invite = Zaproś
online-invite-link = Link do stołu
online-invite-private = Kto ma ten link, może dołączyć albo oglądać.
online-invite-open = Każdy może dołączyć. Z tym linkiem znajomi trafią tu od razu.
online-invite-watch = Kto ma ten link, może oglądać.
online-reach-here = Ten link otworzy tylko ten komputer.
online-reach-open = Wpuść moją sieć
online-reach-none = Ten komputer nie jest w żadnej sieci, z której mogliby przyjść inni.
online-reach-network = Ten link otworzy każdy w twojej sieci.
online-reach-close = Zamknij dostęp z sieci
online-reach-address = Adres
online-reach-plain = Bez https na innych urządzeniach nie da się zainstalować aplikacji ani otrzymywać powiadomień.
online-copy = Kopiuj link
online-copied = Skopiowano
online-send = Wyślij
online-qr = Kod z linkiem, do zeskanowania telefonem
online-watched-by = Widzowie: { $names }

## Przy stole

online-menu-lost = Brak połączenia z serwerem. To, czego nie da się zrobić bez niego, będzie możliwe, gdy połączenie wróci.
online-people = Kto tu jest
online-here = przy stole
online-onlookers = Widzowie
online-mute = Wycisz: { $name }
online-unmute = Wyłącz wyciszenie: { $name }
online-bar = Nie dopuszczaj do stołu: { $name }
online-barred = Bez wstępu do tego stołu
online-unbar = Dopuść znowu: { $name }
online-back = Cofnij wybory
online-back-about = Pozostali muszą się zgodzić.
online-back-about-alone = Nikt inny nie musi się zgadzać. To, co było później, też zostanie cofnięte.
online-back-steps = Który z twoich wyborów? Wszystko po nim też zostanie cofnięte.
online-back-alone = Cofnij
online-pause = Poproś o przerwę
online-hand = Niech gra bot
online-hand-about = Bot gra za ciebie, dopóki nie wrócisz na swoje miejsce.
online-device = Graj dalej na innym urządzeniu
online-device-about = Otwórz tam ten link albo skieruj aparat na kod. Twoje miejsce przejdzie na tamto urządzenie.
online-cover = Zasłoń ekran
online-settings = Ustawienia
online-resign = Poddaj grę
online-resign-about = Dalej gra bot, żeby pozostali mogli dokończyć. Do tej gry nie można już wrócić.
online-resign-not = Gram dalej
online-leave-table = Opuść ten stół na dobre
online-leave-table-about = Gra zostaje, ale zamiast twojego imienia jest „Były gracz”, i nie będzie jej już wśród twoich gier. Twoje wiadomości zostają bez imienia.
online-leave-table-not = Zostaję
online-home = Odejdź na razie od stołu

## Jedno miejsce, inne urządzenie

online-take-seat = Grać dalej jako { $name }?
online-take-seat-about = Miejsce przejdzie na to urządzenie. Na tamtym można nadal oglądać.
online-take-seat-here = Graj tutaj

## Kilka osób przy jednym ekranie

online-pass-about = { $name }, naciśnij, gdy nikt inny nie patrzy.
online-pass-here = To ja
online-pass-who = Kto jest przy ekranie?
online-pass-who-about = Teraz nikt z was nie wybiera. Wskaż, czyj widok pokazać.
online-pass-back-about = { $name }, jeszcze nie koniec?
online-pass-back = Cofnij mój ostatni krok
