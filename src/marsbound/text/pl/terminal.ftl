### Terminal w trybie tekstowym.

## Zachęty

prompt-choose = Wybierz numer albo wpisz polecenie (pomoc):
prompt-quit = Zapisać grę przed wyjściem? (tak/nie)
prompt-over = Wpisz polecenie (pomoc) albo naciśnij Enter, aby wyjść:

## Polecenia: słowo w tym języku, które działa obok angielskiego, i co robi

command-help = pomoc
    .help = Pokaż tę listę.
command-hint = podpowiedz
    .help = Pokaż, co zrobiłby bot i dlaczego. Z numerem: co sądzi o tym wyborze.
command-why = dlaczego
    .help = Pokaż, co teraz nie jest możliwe, dlaczego i według której zasady. Z nazwą lub numerem: tylko to.
command-preview = podgląd
    .help = Pokaż, do czego prowadzi wybór. Dopisz jego numer.
command-undo = cofnij
    .help = Cofnij swój ostatni wybór.
command-board = plansza
    .help = Pokaż stół jeszcze raz.
command-cards = karty
    .help = Pokaż swoje karty i wszystkie postacie z ich treścią.
command-map = mapa
    .help = Pokaż, które strefy ze sobą sąsiadują.
command-log = dziennik
    .help = Pokaż, co się wydarzyło i które zasady to wyjaśniają. Z liczbą: tyle ostatnich zdarzeń.
command-rule = zasada
    .help = Pokaż zasadę. Dopisz jej symbol, na przykład C9; symbole zasad stoją w nawiasach.
command-save = zapisz
    .help = Zapisz grę. Z nazwą: do tego pliku.
command-quit = wyjdź
    .help = Opuść grę; można ją przedtem zapisać.
command-words = { $own } ({ $english })
command-line = { $words }: { $help }

## Nagłówki

heading-seats = Miejsca
heading-log = Co się wydarzyło
heading-refused = Teraz niemożliwe
heading-preview = Co by się stało
heading-commands = Polecenia
heading-score = Wynik końcowy

## Stół

board-at-seat = { $seat }: { $what }
board-value = { $name }: { $value }
board-below = { $name }:
board-with = { $what } ({ $who })
board-count = { $name } { $number }
board-tokens = żetony: { $tokens }
board-card = { $card }: { $text }
# Krótki znak koloru neutralnego, po numerze gracza
board-neutral-tag = { $number }n

## Komunikaty

message-welcome = { $game }. Liczba graczy: { $players }. Grasz jako { $seat }.
message-seed = Ziarno losowości: { $seed }
message-opponents = Przeciwnicy: { $level }
message-saved = Zapisano w pliku { $file }.
message-save-failed = Nie udało się zapisać pliku { $file }: { $cause }. Spróbuj innej nazwy lub miejsca.
message-file-exists = Plik { $file } już istnieje. Wybierz inną nazwę.
message-undone = Cofnięto.
message-nothing-to-undo = Nie ma czego cofnąć.
message-not-a-choice = { $number }: tego nie można tu wybrać. Do wyboru: { $numbers }.
message-unknown-command = Nie ma polecenia { $command }. Wpisz numer albo pomoc.
message-unknown-rule = Nie ma zasady { $id }. Zasady tej gry: { $ids }.
message-automatic = { $answer } (jedyna możliwość)
message-log-empty = Jeszcze nic się nie wydarzyło.
message-resumed = Wznowiono od kroku { $step }.
message-game-over = Gra się skończyła.
message-goodbye = Do zobaczenia.
message-fault = { $bot } nie podaje odpowiedzi na { $question }: { $cause }. Turę rozegrano za niego.
question-and-answer = { $question } { $answer }
rule-line = { $rule }: { $text }
with-rules = { $text } [{ $rules }]

## Dlaczego wyboru nie można cofnąć

undo-refused-other-seat = Tego nie można cofnąć: potem odpowiedział ktoś inny.
undo-refused-nature = Tego nie można cofnąć: potem losowano karty lub żetony.
undo-refused-revealed = Tego nie można cofnąć: potem ujawniono coś ukrytego.

## Dlaczego czegoś nie można wybrać i do czego prowadzi wybór

why-line = { $answer }: { $reason } (zasada { $rule })
why-group = { $reason } (zasada { $rule }): { $answer }
why-and-more = { $names } i jeszcze { $number }, na przykład { $example }
why-possible = { $answer }: to jest możliwe.
why-unknown = Nie ma tu wyboru o nazwie { $what }. Spróbuj na przykład: { $example }.
why-nothing = Tutaj wszystko jest możliwe.
preview-end = Co będzie dalej, tego jeszcze nikt nie wie.

## Wynik

score-item = { $item }: { count-points }

## Odtwarzanie

replay-title = Powtórka: { $game }, { $file }
replay-step = Krok { $step } z { $steps }
replay-seat = Widok: { $seat }
replay-onlooker = Widok: widz
replay-open = Wszystkie karty odkryte

## Lista gier

game-line = { $game } ({ $players })
game-no-options = Brak opcji.
option-default = { $value } (domyślnie)
option-source = Źródło: { $source }

## Gry symulowane

simulate-title =
    { $games ->
        [one] { $game }: { $games } gra, graczy: { $players }
        [few] { $game }: { $games } gry, graczy: { $players }
       *[many] { $game }: { $games } gier, graczy: { $players }
    }
simulate-seat = Miejsce
simulate-average = Średni wynik
simulate-wins = Zwycięstwa
simulate-rate = Odsetek zwycięstw (przedział ufności 95%)
simulate-shared = W tym wspólne
simulate-shared-games = Gry ze wspólnym zwycięstwem: { $number }
simulate-nobody = Gry przegrane przez wszystkich graczy: { $number }
simulate-decisions = Decyzji na grę: { $number }
simulate-speed = Gier na sekundę: { $speed }

## Zasady i różnice między dwiema grami

rules-counterpart = { $game } { $id }: { $kind }
rules-none-found = Żadna zasada nie zawiera wszystkich tych słów.
diff-title = Co jest takie samo, a co się różni: { $first } / { $second }
diff-rules = Zasady, { $kind }: { $number }
diff-same = takie same
diff-changed = zmienione
diff-only-in = tylko w grze { $game }
diff-rule = { $game } { $id }: { $text }
diff-content = Zawartość: { $section }
diff-entries = { $kind } ({ $number }): { $entries }
diff-entry = { $entry } ({ $changes })
diff-field = { $field }: { $first } → { $second }

## Zestawy zawartości

pack-hash = Gra: { $game }. Skrót: { $hash }
pack-holds = Zawiera: { $counts }
pack-sureness = Pewność, według pozycji: { $counts }
pack-based-on = Oparty na zestawie { $name }
pack-entry = { $entry }: { $pedigree }
pack-field = { $field } { $value } ({ $pedigree })
pack-default = domyślnie
pack-fine = Zestaw { $name } nadaje się do gry. Skrót: { $hash }
pack-copied = Zestaw { $name } zapisano w pliku { $file }. Teraz można go poprawić.

## Pomiary

bench-title = { $game }: gra losowa na jednym rdzeniu, z listą wszystkich odpowiedzi, graczy: { $players }
bench-compiled = Silnik jest skompilowany.
bench-interpreted = Silnik jest interpretowany.
bench-games-per-second = Gier na sekundę
bench-decisions-per-second = Decyzji na sekundę
bench-driven-decisions-per-second = Decyzji na sekundę, sterowanie z Pythona
bench-clone-us = Kopia stołu, µs
bench-store-us = Zapis pozycji, µs
bench-load-us = Odczyt pozycji, µs
bench-view-us = Widok gracza, µs
bench-world-us = Świat zgodny z widokiem, µs
bench-search-iterations-per-second = Iteracje przeszukiwania na sekundę, losowe rozgrywki od środka partii
bench-listening-cost = Ile razy wolniej ze słuchaczem
bench-batch-steps-per-second = Wiele gier naraz: kroków na sekundę, z obserwacjami i dozwolonymi akcjami
bench-batch-legal-steps-per-second = To samo z samymi dozwolonymi akcjami
bench-openspiel-goofspiel = Goofspiel z OpenSpiel, decyzji na sekundę
bench-catanatron = catanatron, decyzji na sekundę
bench-pettingzoo-connect-four = Czwórki z PettingZoo, decyzji na sekundę
bench-pettingzoo-tictactoe = Kółko i krzyżyk z PettingZoo, decyzji na sekundę
bench-pgx-connect-four = Czwórki z pgx, tysiąc gier naraz: decyzji na sekundę
bench-own-pettingzoo = Ta gra w PettingZoo, agent po agencie: decyzji na sekundę
bench-own-openspiel = Ta gra w OpenSpiel: węzłów na sekundę, razem z losem
bench-times = Nasze decyzje na sekundę jako wielokrotność tego
bench-no-peers = Aby porównać z { $peers }, zainstaluj dodatek: marsbound[bench-jax]

## Games as data

# Before a number: how many games.
selfplay-games = Gry
selfplay-decisions = Decyzje w pełnych plikach
# Before a number: how many files of data.
selfplay-shards = Pliki
selfplay-bytes = Bajty na decyzję
selfplay-written = Pliki danych, zapisy gier i spis są w { $folder }.
