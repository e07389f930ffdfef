### Terminal w trybie tekstowym.

## Zachęty

prompt-choose = Wybierz numer albo wpisz polecenie (pomoc):
prompt-go-on = Naciśnij Enter, aby kontynuować.
prompt-quit = Wyjść? Gra nie jest zapisana. (tak/nie)
prompt-file = Nazwa pliku:

## Polecenia: słowo w tym języku, które działa obok angielskiego, i co robi

command-help = pomoc
    .help = Pokaż tę listę.
command-why = dlaczego
    .help = Pokaż, co teraz nie jest możliwe, dlaczego i według której zasady.
command-undo = cofnij
    .help = Cofnij swoją ostatnią odpowiedź.
command-save = zapisz
    .help = Zapisz grę do pliku.
command-quit = wyjdź
    .help = Opuść grę.
command-board = plansza
    .help = Pokaż stół jeszcze raz.
command-log = dziennik
    .help = Pokaż, co się wydarzyło.
command-cards = karty
    .help = Pokaż swoje karty z ich treścią.
command-rule = zasada
    .help = Pokaż zasadę o podanym symbolu.

## Nagłówki

heading-launch-pad = Platforma startowa
heading-mars = Mars
heading-phobos = Phobos
heading-lost-in-space = Zagubieni w przestrzeni
heading-seats = Miejsca
heading-supply = Pula
heading-hand = Ręka
heading-played = Zagrane
heading-held = Posiadane misje i akcje
heading-held-first = Posiadane karty bonusu
heading-tokens = Żetony punktów
heading-discoveries = Odkrycia
heading-destinations = Żetony miejsc docelowych w puli
heading-decks = Talie
heading-rounds = Licznik rund
heading-log = Co się wydarzyło
heading-choices = Do wyboru
heading-refused = Teraz niemożliwe
heading-preview = Co by się stało
heading-commands = Polecenia
heading-score = Wynik końcowy

## Stół

board-dock-empty = { $dock }: pusty
board-launched = odpalony
board-aboard = na pokładzie { $aboard } z { $capacity }
board-nobody = nikogo
board-astronauts = { $seat } { $number }
board-count = { $name } { $number }
board-resource = surowiec: { $kind }
board-resource-face-down = zakryty surowiec
board-unexplored = niezbadana
board-tokens = żetony: { $tokens }
board-discovery-face-down = zakryte odkrycie
board-discovery-known = odkrycie: { $card } (wiesz tylko ty)
board-discovery-open = odkrycie: { $card }
board-inner = strefa wewnętrzna
board-outer = strefa zewnętrzna
board-moon = księżyc
board-neighbours = sąsiednie strefy: { $zones }
board-destination = miejsce docelowe: { $zone }
board-ships-left = Statki w talii: { $number }
board-ships-discarded = Zużyte statki: { $number }
board-events-left = Karty w talii wydarzeń: { $number }
board-supply =
    { $number ->
        [one] { $number } astronauta w puli
        [few] { $number } astronautów w puli
       *[many] { $number } astronautów w puli
    }
board-face-down-cards =
    { $number ->
        [one] { $number } zakryta karta
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }
board-in-hand =
    { $number ->
        [one] { $number } postać na ręce
        [few] { $number } postaci na ręce
       *[many] { $number } postaci na ręce
    }
board-chosen = wybór dokonany
board-choosing = wybiera
board-neutral-plays = kolor neutralny gra postać: { $character }

## Licznik rund

track-round = { $number }
track-production = P{ $number }
track-reveal = odkrycia
track-final = koniec
track-now = Teraz: { $phase }

## Komunikaty

message-welcome = { $game }. Liczba graczy: { $players }. Grasz jako { $seat }.
message-seed = Ziarno losowości: { $seed }
message-saved = Zapisano w pliku { $file }.
message-save-failed = Nie udało się zapisać pliku { $file }: { $cause }. Spróbuj innej nazwy lub miejsca.
message-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
message-undone = Cofnięto.
message-nothing-to-undo = Nie ma czego cofnąć.
message-number-out-of-range =
    { $most ->
        [1] Jedyny numer do wyboru to 1.
       *[other] Wybierz numer od 1 do { $most }.
    }
message-unknown-command = Nie ma polecenia { $command }. Wpisz numer albo pomoc.
message-unknown-rule = Nie ma zasady { $id }. Zasady tej gry: { $ids }.
message-automatic = { $answer } (jedyna możliwość)
message-log-empty = Jeszcze nic się nie wydarzyło.
message-resumed = Wznowiono od kroku { $step }.
message-game-over = Gra się skończyła.
message-goodbye = Do zobaczenia.

## Dlaczego odpowiedzi nie można cofnąć

undo-refused-other-seat = Tego nie można cofnąć: potem odpowiedział ktoś inny.
undo-refused-nature = Tego nie można cofnąć: potem losowano karty lub żetony.
undo-refused-revealed = Tego nie można cofnąć: potem ujawniono coś ukrytego.

## Dlaczego czegoś nie można wybrać

why-line = { $answer }: { $reason } (zasada { $rule })
why-nothing = Tutaj wszystko jest możliwe.

## Odtwarzanie

replay-title = Odtwarzanie: { $game }, { $file }
replay-step = Krok { $step } z { $steps }
replay-seat = Widok: { $seat }
replay-onlooker = Widok: widz
replay-open = Wszystkie karty odkryte
replay-answer = { $seat }: { $answer }
replay-nature = Los: { $answer }

## Gry symulowane

simulate-title =
    { $games ->
        [one] { $game }: { $games } gra, graczy: { $players }
        [few] { $game }: { $games } gry, graczy: { $players }
       *[many] { $game }: { $games } gier, graczy: { $players }
    }
simulate-seat = Miejsce
simulate-wins = Zwycięstwa
simulate-shared = Wspólne zwycięstwa
simulate-average = Średni wynik
simulate-speed = Gier na sekundę: { $speed }
