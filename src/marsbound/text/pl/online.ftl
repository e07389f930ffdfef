### Gra z innymi: przy stole.
### Wstawiane nazwy ($name, $names, $seat) są gotowe i nigdy nie są odmieniane.

## Zegary

online-time-left = Pozostały czas
online-hurry = Twój czas się kończy.

## Rozmowa

online-chat = Czat
online-chat-empty = Nikt jeszcze nic nie powiedział. Może się przywitasz?
online-say = Napisz coś
online-say-it = Wyślij
online-remove-note = Usuń tę wiadomość
online-introduce = Dołącz do rozmowy
online-unread =
    { $number ->
        [one] { $number } nieprzeczytana wiadomość
        [few] { $number } nieprzeczytane wiadomości
        [many] { $number } nieprzeczytanych wiadomości
       *[other] { $number } nieprzeczytanej wiadomości
    }
online-note-joined = { $name } siada do stołu.
online-note-left = { $name } wstaje od stołu.
online-note-kicked = Gospodarz zwalnia miejsce: { $name }.
online-note-barred = Gospodarz nie dopuszcza już do stołu: { $name }.
online-note-moved = { $name } gra dalej na innym urządzeniu.
online-note-options-changed = Pominięto opcje, które przy tej liczbie graczy nic już nie znaczą.
online-note-started = Gra się zaczyna.
online-note-undone =
    { $number ->
        [one] { $name } cofa { $number } krok.
        [few] { $name } cofa { $number } kroki.
        [many] { $name } cofa { $number } kroków.
       *[other] { $name } cofa { $number } kroku.
    }
online-note-rewound =
    { $number ->
        [one] Za zgodą wszystkich { $name } cofa { $number } wybór.
        [few] Za zgodą wszystkich { $name } cofa { $number } wybory.
        [many] Za zgodą wszystkich { $name } cofa { $number } wyborów.
       *[other] Za zgodą wszystkich { $name } cofa { $number } wyboru.
    }
online-note-handed = { $name } oddaje miejsce botowi: { $level }.
online-note-taken = { $name } znów gra.
online-note-clock-ran-out = { $name }: koniec czasu. Dalej gra bot.
online-note-resigned = { $name } poddaje grę. Dalej gra bot.
online-note-paused = Gra jest wstrzymana.
online-note-resumed = Gra toczy się dalej.
online-note-proposed-undo = { $name } prosi o cofnięcie.
online-note-proposed-pause = { $name } prosi o przerwę.
online-note-declined-undo = { $name }: bez cofania.
online-note-declined-pause = { $name }: bez przerwy.
online-note-ended = Koniec gry.
online-note-closed = Stół jest zamknięty.

## Przy stole

online-menu = Menu stołu
online-absent = nie ma przy stole
online-watching = Oglądasz tę grę.
online-resume = Graj dalej
online-take = Wracam do gry
online-asks-undo =
    { $number ->
        [one] { $name } prosi o cofnięcie { $number } wyboru.
        [few] { $name } prosi o cofnięcie { $number } wyborów.
        [many] { $name } prosi o cofnięcie { $number } wyborów.
       *[other] { $name } prosi o cofnięcie { $number } wyboru.
    }
online-asks-pause = { $name } prosi o przerwę.
online-asked = Prośba wysłana. Czekamy na odpowiedź: { $names }
online-agree = Zgódź się
online-refuse = Odmów
online-withdraw = Wycofaj
online-is-paused = Gra jest wstrzymana.
online-is-closed = Ten stół jest zamknięty.
online-bot-plays-handed = Na razie gra tu bot
online-bot-plays-clock = Koniec czasu, gra tu bot
online-bot-plays-resigned = Po poddaniu gra tu bot
online-yours-handed = Za ciebie gra bot.
online-yours-clock = Twój czas się skończył. Za ciebie gra bot.
online-away = Pod twoją nieobecność
online-away-on = Dalej
online-away-watch = Obejrzyj
online-rematch = Jeszcze jedna gra
online-rematch-about = Następny stół jest gotowy, z tymi samymi osobami i zasadami.
online-rematch-go = Do nowego stołu
online-rematch-stay = Zostań tutaj

## Kilka osób przy jednym ekranie

online-pass = Przekaż ekran: { $name }
