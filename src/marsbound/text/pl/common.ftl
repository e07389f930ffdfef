### Słowa wspólne dla wszystkich gier.
### Wstawianych nazw nie odmieniamy. O miejscu przy stole mówimy w trzeciej osobie, do czytającego w drugiej (.you, .yours, .own).

## Języki

language-name = polski
language-choose = Język

## Gry

game-players = Liczba graczy: { $least }–{ $most }
game-unofficial = Gra nieoficjalna, stworzona przez fanów, niezwiązana z wydawcami.

## Opcje

option-players = Gracze
option-seat = Twoje miejsce
option-seed = Ziarno losowości
option-pack = Zestaw zawartości
option-language = Język
option-on = włączone
option-off = wyłączone
yes = tak
no = nie

## Skąd pochodzi liczba lub tekst w zestawie zawartości

pedigree = Źródło
pedigree-rulebook = wydrukowane
    .description = Tak mówi instrukcja.
pedigree-strong = z kilku relacji
    .description = Zgadzają się co najmniej dwie niezależne relacje.
pedigree-weak = z jednej relacji
    .description = Jedna relacja albo domysł.
pedigree-ours = nasze
    .description = Nasze odtworzenie. Popraw je, jeśli masz pudełko z grą.
pack-name = Zestaw zawartości: { $name }

## Miejsca przy stole

seat-name = Miejsce { $number }
bot-name = Bot { $number }
onlooker = Widz
former-player = Były gracz
you = ty
seat-you = { $seat } (ty)
neutral-of = { $seat } (kolor neutralny)
first-player = pierwszy gracz

## Listy i liczby

list-separator = { ", " }
none = brak
unknown = nie wiadomo
count-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
count-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }

## Fazy

phase-setup = Przygotowanie gry
phase-over = Koniec gry

## Zasady

rule-reference = Zasada { $id }
rule-outdated = Angielska zasada zmieniła się od czasu tego tłumaczenia.

## Kogo pytamy, na kogo czekamy

question-for = { $seat }: { $question }
waiting-for = Czekamy na wybór: { $names }
    .you = Czekamy na twój wybór
your-turn = Twoja kolej
event-choice-sealed = { $seat }: wybór dokonany.
    .you = Twój wybór już zapadł.

## Punkty i wyniki

source-total = Razem
result-winner = Wygrywa { $seat }: { count-points }.
    .you = Wygrywasz: { count-points }.
result-winner-by-tokens = Remis ({ count-points }). Wygrywa { $seat }: więcej żetonów punktów.
    .you = Remis ({ count-points }). Wygrywasz: więcej żetonów punktów.
result-shared = Wspólne zwycięstwo ({ count-points }): { $names }.
result-neutral-wins = Najwyższy wynik, { count-points }, ma { $seat }: obaj gracze przegrywają.
result-nobody-wins = Nikt nie wygrywa.
result-place = { $place }. { $seat }: { count-points }
result-won-by = Wygrywasz różnicą { $points } pkt.
result-behind = { $place }. miejsce, strata: { $points } pkt.
result-behind-at-the-top = Drugie miejsce, przy równej liczbie punktów.
heading-decided = Co przesądziło o wyniku

## Jak stoi gra: co się liczy i co daje

standing-points = Punkty do tej pory: { $seats }
standing-seat = { $seat } { $points }
standing-gain = { $seat } { $points }
    .you = Ty { $points }
aim-progress = { $measure }: { $have } z { $of }
aim-race = { $measure }: { $have }, najlepszy z pozostałych: { $others }
aim-now = teraz { count-points }
aim-next = od { $at }: { count-points }
aim-must = trzeba spełnić
