### Słowa wspólne dla wszystkich gier.
### Wstawianych nazw nie odmieniamy. O miejscu przy stole mówimy w trzeciej osobie, do czytającego w drugiej (.you, .yours, .own).

## Języki

language-name = polski
language-choose = Język

## Gry

game-red-planet-second = Misja: Czerwona Planeta, druga edycja
    .description = Wyślij astronautów na Marsa i Phobosa i wydobywaj to, co się tam kryje. 10 rund.
game-red-planet-first = Misja: Czerwona Planeta, pierwsza edycja
    .description = Starszy Mars: dziesięć stref, bez księżyca, a efektów nie trzeba wykorzystywać. 10 rund.
game-rocketmen = Rocketmen
    .description = Zbuduj talię, wyposaż rakiety i wystrzel je na orbitę okołoziemską, Księżyc i Marsa.
game-players = Liczba graczy: { $least }–{ $most }
game-unofficial = Gra nieoficjalna, stworzona przez fanów, niezwiązana z wydawcami.

## Opcje

option-players = Gracze
option-seat = Twoje miejsce
option-seed = Ziarno losowości
option-pack = Zestaw zawartości
option-language = Język
option-sabotaged-ships-leave = Zniszczone statki wypadają z gry
    .description = Zniszczony statek wypada z gry, zamiast trafić na stos zużytych statków.
option-produce-only-where-occupied = Produkują tylko zajęte strefy
    .description = Zbadana strefa bez astronautów nie otrzymuje żetonów punktów.
option-short-ending = Krótkie zakończenie
    .description = Ostatnia faza produkcji daje każdej strefie jeden żeton punktów zamiast trzech.
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
count-tokens =
    { $number ->
        [one] { $number } żeton punktów
        [few] { $number } żetony punktów
       *[many] { $number } żetonów punktów
    }
count-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }

## Fazy

phase-setup = Przygotowanie gry
phase-round = Runda { $number }
phase-production = Faza produkcji { $number }
phase-reveal = Faza ujawnienia odkryć
phase-final = Końcowe podliczanie punktów
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

source-tokens = Żetony punktów
source-missions = Misje
source-bonuses = Karty bonusu
source-ice-monopoly = Monopol na lód
source-discoveries = Odkrycia
source-total = Razem
source-tie-break = Liczba żetonów punktów (rozstrzyga remisy)
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
standing-gains = Faza produkcji { $production }: { $gains }
standing-gain = { $seat } { $points }
aim-progress = { $measure }: { $have } z { $of }
aim-race = { $measure }: { $have }, najlepszy z pozostałych: { $others }
aim-now = teraz { count-points }
aim-next = od { $at }: { count-points }
aim-must = trzeba spełnić
aim-measure-zones = strefy
aim-measure-majorities = strefy z własną przewagą
aim-measure-astronauts = astronauci
aim-measure-tokens = żetony punktów
aim-measure-lost = astronauci Zagubieni w przestrzeni
aim-measure-kinds = rodzaje żetonów punktów
aim-measure-goals = części
aim-measure-destinations = Cele
aim-measure-hazards = Zagrożenia
aim-measure-money = Pieniądze
aim-measure-computers = Komputery
aim-measure-composites = Kompozyty
aim-measure-biotech = Biotechnologia
aim-measure-science = Nauka
aim-measure-rockets = Punkty Rakiet
