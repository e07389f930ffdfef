### Misja: Czerwona Planeta, obie edycje.
### Wstawiane nazwy ($seat, $zone, $dock, $ship, $card, $character, $kind, $place …) są gotowe i zawsze w mianowniku.
### $zones to lista nazw stref albo jeden z komunikatów zones-….

## Strefy i miejsca

mars = Mars
lost-in-space = Zagubieni w przestrzeni
zone-vastitas-borealis = Vastitas Borealis
zone-ausonia = Ausonia
zone-mare-serpentis = Mare Serpentis
zone-sinus-sabaeus = Sinus Sabaeus
zone-mare-tyrrhenum = Mare Tyrrhenum
zone-tritonis-sinus = Tritonis Sinus
zone-hellas = Hellas
zone-valles-marineris = Valles Marineris
zone-syrtis-major = Syrtis Major
zone-phobos = Phobos
zone-arabia = Arabia
zones-all = wszystkie strefy
zones-mars = wszystkie strefy Marsa
zones-outer = wszystkie strefy zewnętrzne
zones-inner = wszystkie strefy wewnętrzne
dock = Dok { $number }
place-ship = statek, { $dock }

## Statki

ship-to = Statek do strefy { $zone }, pojemność { $capacity }
ship-unknown = Statek o nieznanym miejscu docelowym, pojemność { $capacity }
ship-manual = Statek sterowany ręcznie, pojemność { $capacity }
ship-with-token = { $ship }, żeton miejsca docelowego: { $zone }

## Surowce

kind-ice = lód
kind-sylvanite = sylvanit
kind-celerium = celerium

## Postacie

placing-second =
    { $places ->
        [one] Umieść { $places } astronautę na zadokowanym statku.
        [few] Umieść { $places } astronautów na zadokowanych statkach.
       *[many] Umieść { $places } astronautów na zadokowanych statkach.
    }
placing-first =
    { $places ->
        [one] Możesz umieścić { $places } astronautę na statku.
        [few] Możesz umieścić do { $places } astronautów na statkach.
       *[many] Możesz umieścić do { $places } astronautów na statkach.
    }

character-recruiter = Rekruter
    .text = { placing-second } Weź z powrotem na rękę wszystkie swoje zagrane postacie, Rekrutera też.
    .text-first = { placing-first } Weź z powrotem na rękę wszystkie swoje użyte postacie, Rekrutera też.
character-explorer = Badacz
    .text =
        { placing-second } Następnie wykonaj do { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchów
           *[many] { $moves } ruchów
        }, każdy jednym ze swoich astronautów, do sąsiedniej strefy. Ten sam astronauta może ruszyć się ponownie.
    .text-first =
        { placing-first } Następnie wykonaj do { $moves ->
            [one] { $moves } ruchu
            [few] { $moves } ruchów
           *[many] { $moves } ruchów
        }, każdy jednym ze swoich astronautów, do sąsiedniej strefy. Ten sam astronauta może ruszyć się ponownie.
character-scientist = Naukowiec
    .text = { placing-second } Następnie dobierz kartę wydarzenia albo podejrzyj zakryte odkrycie w grze.
    .text-first = { placing-first } Następnie możesz dobrać kartę wydarzenia albo podejrzeć odkrycie w grze.
character-secret-agent = Tajny agent
    .text =
        { $places ->
            [one] Umieść { $places } astronautę na zadokowanym statku.
            [few] Umieść { $places } astronautów, każdego na innym zadokowanym statku.
           *[many] Umieść { $places } astronautów, każdego na innym zadokowanym statku.
        } Następnie odpal zadokowany statek, który nie jest pełny; może być pusty.
    .text-first =
        { $places ->
            [one] Możesz umieścić { $places } astronautę na statku.
            [few] Możesz umieścić do { $places } astronautów, każdego na innym statku.
           *[many] Możesz umieścić do { $places } astronautów, każdego na innym statku.
        } Następnie możesz odpalić statek, który nie jest pełny; może być pusty.
character-saboteur = Sabotażysta
    .text = { placing-second } Następnie zniszcz zadokowany statek, pełny lub nie. Wszyscy na pokładzie giną.
    .text-first = { placing-first } Następnie możesz zniszczyć statek na platformie startowej. Wszyscy na pokładzie giną.
character-femme-fatale = Femme fatale
    .text = { placing-second } Następnie zastąp astronautę innego gracza swoim, na statku lub w strefie, gdzie masz astronautę. Zastąpiony ginie.
    .text-first = { placing-first } Następnie możesz zastąpić astronautę innego gracza swoim, na statku lub w strefie, gdzie masz astronautę. Zastąpiony ginie.
character-travel-agent = Agent podróży
    .text =
        { $places ->
            [one] Umieść { $places } astronautę na zadokowanym statku.
            [few] Umieść { $places } astronautów razem na jednym zadokowanym statku.
           *[many] Umieść { $places } astronautów razem na jednym zadokowanym statku.
        } Jeśli żaden statek nie ma dość miejsca, pomijasz turę.
    .text-first =
        { $places ->
            [one] Możesz umieścić { $places } astronautę na statku.
            [few] Możesz umieścić { $places } astronautów razem na jednym statku.
           *[many] Możesz umieścić { $places } astronautów razem na jednym statku.
        } Jeśli żaden statek nie ma dość miejsca, tracisz turę.
character-soldier = Żołnierz
    .text =
        { placing-second } Następnie zabij jednego astronautę w dowolnej strefie poza wewnętrznymi. Potem porusz najwyżej { $moves ->
            [one] { $moves } swojego astronautę
            [few] { $moves } swoich astronautów
           *[many] { $moves } swoich astronautów
        } z Phobosa do stref Marsa, co najmniej jednego, jeśli możesz.
    .text-first =
        { $places ->
            [one] Możesz umieścić { $places } astronautę na statku.
            [few] Możesz umieścić { $places } astronautów razem na jednym statku: wszystkich albo żadnego.
           *[many] Możesz umieścić { $places } astronautów razem na jednym statku: wszystkich albo żadnego.
        } Następnie możesz zabić jednego astronautę w strefie zewnętrznej.
character-pilot = Pilot
    .text = { placing-second } Następnie połóż żeton miejsca docelowego na zadokowanym lub odpalonym statku.
    .text-first = { placing-first } Następnie możesz zmienić miejsce docelowe statku, odpalonego lub nie.

## Karty drugiej edycji: odkrycia

card-even-ground = Równa ziemia
card-uneven-ground = Nierówna ziemia
card-mining-accident = Tapnięcie
card-synergy = Synergia
card-subterfuge = Fortel
card-native-resistance = Opór tubylców
card-frozen-cave = Zamarznięta jaskinia
card-rich-vein = Bogata żyła
card-ether-magnet = Eterowy magnes
card-sandstorm = Burza piaskowa
card-lichens = Porosty
card-underground-lake = Podziemne jezioro
card-radiation = Promieniowanie

## Karty drugiej edycji: misje

card-eastern-influence = Wpływy na wschodzie
card-southern-influence = Wpływy na południu
card-western-influence = Wpływy na zachodzie
card-northern-influence = Wpływy na północy
card-strategic-zones = Strefy strategiczne
card-moon-base = Baza na księżycu
card-celerium-baron = Baron celerium
card-sylvanite-baron = Baron sylvanitu
card-great-migration = Wielka migracja
card-heroic-sacrifice = Heroiczne poświęcenie
card-expansion = Ekspansja
card-land-claims = Prawa do ziemi
card-diversified-trade = Urozmaicony handel

## Karty drugiej edycji: akcje

card-blocks-of-ice = Bloki lodu
card-ether-wind = Eterowy wiatr
card-rescue = Ratunek
card-industrial-espionage = Szpiegostwo przemysłowe

## Karty pierwszej edycji: odkrycia (bogata żyła i promieniowanie są wyżej)

card-outcrop = Wychodnia
card-life = Życie
card-reservoir = Zbiornik wodny
card-cave-in = Zawał
card-ambush = Zasadzka
card-upheaval = Przewrót
card-bare-rock = Naga skała

## Karty pierwszej edycji: bonusy

card-secret-mission-1 = Tajna misja 1
card-secret-mission-2 = Tajna misja 2
card-secret-mission-3 = Tajna misja 3
card-secret-mission-4 = Tajna misja 4
card-grant = Dotacja
card-core = Serce Marsa
card-celerium = Celerium
card-sylvanite = Sylvanit
card-memorial = Pomnik
card-presence = Obecność
card-settlers = Osadnicy
card-trade = Handel

ice-monopoly = Monopol na lód
    .text = { count-points } za najwięcej żetonów lodu. Przy remisie do podziału, z zaokrągleniem w dół.

## Rodzaje kart

type-discovery = odkrycie
type-mission = misja
type-action = akcja
type-bonus = karta bonusu
face-down-card = zakryta karta
moment-and-effect = { $moment }: { $effect }

## Kiedy karta działa

moment-reveal = Faza ujawnienia odkryć
moment-production = Ostatnia faza produkcji
moment-final = Końcowe podliczanie punktów
moment-reveal-start = Początek fazy ujawnienia odkryć
moment-production-end = Koniec ostatniej fazy produkcji
moment-none = Bez ustalonej chwili

## Co robią odkrycia

effect-all-present-tie = Wszyscy obecni w tej strefie są traktowani tak, jakby remisowali w największej liczbie astronautów.
effect-fewest-lead = Kto ma w tej strefie najmniej astronautów, ale co najmniej jednego, jest traktowany tak, jakby miał ich najwięcej.
effect-no-new-tokens = W tej strefie nie umieszcza się nowych żetonów punktów. Wcześniejsze rozdaje się jak zwykle.
effect-neighbours-gain =
    { $amount ->
        [one] Każda sąsiednia strefa, która produkuje, otrzymuje o { $amount } żeton punktów więcej.
        [few] Każda sąsiednia strefa, która produkuje, otrzymuje o { $amount } żetony punktów więcej.
       *[many] Każda sąsiednia strefa, która produkuje, otrzymuje o { $amount } żetonów punktów więcej.
    }
effect-second-most-take-stay = Żetony punktów bierze ten, kto jest w tej strefie drugi pod względem liczby astronautów. Remisujący o pierwsze miejsce dzielą się nimi jak zwykle. Jeśli obecny jest tylko jeden gracz, żetony zostają.
effect-second-most-take-take = Żetony punktów bierze ten, kto jest w tej strefie drugi pod względem liczby astronautów. Remisujący o pierwsze miejsce dzielą się nimi jak zwykle. Jeśli obecny jest tylko jeden gracz, bierze je on.
effect-each-loses =
    { $amount ->
        [one] Każdy obecny gracz traci w tej strefie { $amount } astronautę, który trafia do Zagubionych w przestrzeni.
        [few] Każdy obecny gracz traci w tej strefie { $amount } astronautów, którzy trafiają do Zagubionych w przestrzeni.
       *[many] Każdy obecny gracz traci w tej strefie { $amount } astronautów, którzy trafiają do Zagubionych w przestrzeni.
    }
effect-new-tokens-become = Rodzaj nowych żetonów punktów w tej strefie: { $kind }.
effect-more-tokens =
    { $amount ->
        [one] W tej strefie umieszcza się o { $amount } żeton punktów więcej.
        [few] W tej strefie umieszcza się o { $amount } żetony punktów więcej.
       *[many] W tej strefie umieszcza się o { $amount } żetonów punktów więcej.
    }
effect-docked-crews-land = Wszyscy astronauci z zadokowanych statków lądują w tej strefie.
effect-scatter = Począwszy od pierwszego gracza, każdy przenosi wszystkich swoich astronautów z tej strefy do wybranych sąsiednich stref.
effect-points-present =
    { $amount ->
        [one] { $amount } punkt dla każdego gracza obecnego w tej strefie.
        [few] { $amount } punkty dla każdego gracza obecnego w tej strefie.
       *[many] { $amount } punktów dla każdego gracza obecnego w tej strefie.
    }
effect-points-most-full =
    { $amount ->
        [one] { $amount } punkt dla gracza, który ma tu najwięcej astronautów. Przy remisie każdy dostaje całość.
        [few] { $amount } punkty dla gracza, który ma tu najwięcej astronautów. Przy remisie każdy dostaje całość.
       *[many] { $amount } punktów dla gracza, który ma tu najwięcej astronautów. Przy remisie każdy dostaje całość.
    }
effect-points-most-shared =
    { $amount ->
        [one] { $amount } punkt dla gracza, który ma tu najwięcej astronautów. Przy remisie do podziału, z zaokrągleniem w dół.
        [few] { $amount } punkty dla gracza, który ma tu najwięcej astronautów. Przy remisie do podziału, z zaokrągleniem w dół.
       *[many] { $amount } punktów dla gracza, który ma tu najwięcej astronautów. Przy remisie do podziału, z zaokrągleniem w dół.
    }
effect-nothing = Nic się nie dzieje.

## Czego wymagają misje i bonusy

effect-presence-scale = Punkty: { $points }, zależnie od tego, w ilu z tych stref masz astronautów: { $zones }.
effect-most-in = Najwięcej astronautów łącznie ({ $zones }): { count-points }.
effect-most-tokens = Najwięcej żetonów punktów ({ $kind }): { count-points }.
effect-most-lost = Najwięcej astronautów wśród Zagubionych w przestrzeni: { count-points }.
effect-present-in-number = Astronauci w co najmniej { $count } z tych stref ({ $zones }): { count-points }.
effect-sole-majority = Najwięcej astronautów, bez remisu, w co najmniej { $count } z tych stref ({ $zones }): { count-points }.
effect-each-kind = Co najmniej jeden żeton punktów każdego rodzaju: { count-points }.
effect-present-in-all = Astronauta w każdej z tych stref ({ $zones }): { count-points }.
effect-always = Bez warunku: { count-points }.
effect-per-lost = Za każdego twojego astronautę wśród Zagubionych w przestrzeni: { count-points }, najwyżej { $most }.
effect-per-zone = Za każdą z tych stref, w której masz astronautę ({ $zones }): { count-points }.

## Co robią akcje

effect-take-tokens =
    { $amount ->
        [one] Weź { $amount } żeton punktów ({ $kind }).
        [few] Weź { $amount } żetony punktów ({ $kind }).
       *[many] Weź { $amount } żetonów punktów ({ $kind }).
    }
effect-rescue =
    { $amount ->
        [one] Możesz sprowadzić { $amount } swojego astronautę z Zagubionych w przestrzeni do strefy, w której masz astronautę.
        [few] Sprowadź najwyżej { $amount } swoich astronautów z Zagubionych w przestrzeni do stref, w których masz astronautę.
       *[many] Sprowadź najwyżej { $amount } swoich astronautów z Zagubionych w przestrzeni do stref, w których masz astronautę.
    }
effect-kill-rival = Zabij jednego astronautę rywala w strefie, w której masz swojego. W zasięgu: { $zones }.

## Co się stało

event-round-begun = Zaczyna się runda { $round }.
event-ship-docked = Zadokowany ({ $dock }): { $ship }.
event-ships-shuffled = Zużyte statki zostają potasowane w nową talię.
event-destination-given = Statek ({ $dock }) otrzymuje żeton miejsca docelowego: { $zone }.
event-destination-set = { $seat } kładzie na statku ({ $dock }) żeton miejsca docelowego: { $zone }.
    .you = Kładziesz na statku ({ $dock }) żeton miejsca docelowego: { $zone }.
event-astronaut-seated = { $seat } zaczyna z astronautą na statku ({ $dock }).
    .you = Zaczynasz z astronautą na statku ({ $dock }).
event-first-player = Pierwszy gracz: { $seat }.
    .you = Jesteś pierwszym graczem.
event-cards-dealt =
    { $number ->
        [one] { $seat } otrzymuje { $number } kartę.
        [few] { $seat } otrzymuje { $number } karty.
       *[many] { $seat } otrzymuje { $number } kart.
    }
    .you =
        { $number ->
            [one] Otrzymujesz { $number } kartę.
            [few] Otrzymujesz { $number } karty.
           *[many] Otrzymujesz { $number } kart.
        }
event-card-dealt = { $seat } otrzymuje kartę: { $card }.
    .you = Otrzymujesz kartę: { $card }.
event-mission-kept = { $seat } zatrzymuje kartę: { $card }.
    .you = Zatrzymujesz kartę: { $card }.
event-character-called = Wywołana postać: { $character }.
event-character-revealed = { $seat } ujawnia postać: { $character }.
    .you = Ujawniasz postać: { $character }.
event-astronauts-boarded =
    { $number ->
        [one] { $seat } umieszcza { $number } astronautę na statku ({ $dock }).
        [few] { $seat } umieszcza { $number } astronautów na statku ({ $dock }).
       *[many] { $seat } umieszcza { $number } astronautów na statku ({ $dock }).
    }
    .you =
        { $number ->
            [one] Umieszczasz { $number } astronautę na statku ({ $dock }).
            [few] Umieszczasz { $number } astronautów na statku ({ $dock }).
           *[many] Umieszczasz { $number } astronautów na statku ({ $dock }).
        }
event-ship-launched = Odpalony ({ $dock }): { $ship }.
event-ship-destroyed = { $seat } niszczy statek ({ $dock }): { $ship }.
    .you = Niszczysz statek ({ $dock }): { $ship }.
event-crew-lost =
    { $number ->
        [one] { $seat } traci { $number } astronautę na statku ({ $dock }).
        [few] { $seat } traci { $number } astronautów na statku ({ $dock }).
       *[many] { $seat } traci { $number } astronautów na statku ({ $dock }).
    }
    .you =
        { $number ->
            [one] Tracisz { $number } astronautę na statku ({ $dock }).
            [few] Tracisz { $number } astronautów na statku ({ $dock }).
           *[many] Tracisz { $number } astronautów na statku ({ $dock }).
        }
event-characters-taken-back = { $seat } bierze z powrotem wszystkie zagrane postacie.
    .you = Bierzesz z powrotem wszystkie zagrane postacie.
event-astronaut-moved = { $seat } porusza astronautę: { $from } → { $to }.
    .you = Poruszasz astronautę: { $from } → { $to }.
event-astronaut-killed = { $seat } zabija astronautę w strefie { $zone }. Właściciel: { $owner }.
    .you = Zabijasz astronautę w strefie { $zone }. Właściciel: { $owner }.
    .yours = { $seat } zabija twojego astronautę w strefie { $zone }.
    .own = Zabijasz własnego astronautę w strefie { $zone }.
event-astronaut-replaced = { $seat } zastępuje astronautę ({ $place }). Właściciel: { $owner }.
    .you = Zastępujesz astronautę ({ $place }). Właściciel: { $owner }.
    .yours = { $seat } zastępuje twojego astronautę ({ $place }).
event-resource-turned-up = Surowiec w strefie { $zone }: { $kind }.
event-event-drawn = { $seat } dobiera kartę wydarzenia.
    .you = Dobierasz kartę wydarzenia.
event-event-seen = { $seat } dobiera kartę: { $card }.
    .you = Dobierasz kartę: { $card }.
event-card-kept = { $seat } zatrzymuje zakrytą kartę.
    .you = Zatrzymujesz zakrytą kartę.
event-card-removed = Karta, którą dobiera { $seat }, wypada z gry zakryta.
    .you = Dobrana przez ciebie karta wypada z gry zakryta.
event-discovery-placed = { $seat } kładzie zakryte odkrycie przy strefie { $zone }.
    .you = Kładziesz zakryte odkrycie przy strefie { $zone }.
event-discovery-discarded = Nie ma wolnej strefy: { $seat } odrzuca kartę { $card }.
    .you = Nie ma wolnej strefy: odrzucasz kartę { $card }.
event-discovery-looked-at = { $seat } podgląda odkrycie przy strefie { $zone }.
    .you = Podglądasz odkrycie przy strefie { $zone }.
event-discovery-seen = { $seat } widzi odkrycie przy strefie { $zone }: { $card }.
    .you = Widzisz odkrycie przy strefie { $zone }: { $card }.
event-ship-landed = Ląduje w strefie { $zone }: { $ship } ({ $dock }).
event-ship-discarded = Na stos zużytych statków: { $ship } ({ $dock }).
event-astronauts-landed =
    { $number ->
        [one] { $seat }: { $number } astronauta ląduje w strefie { $zone }.
        [few] { $seat }: { $number } astronautów ląduje w strefie { $zone }.
       *[many] { $seat }: { $number } astronautów ląduje w strefie { $zone }.
    }
    .you =
        { $number ->
            [one] W strefie { $zone } ląduje { $number } twój astronauta.
            [few] W strefie { $zone } ląduje { $number } twoich astronautów.
           *[many] W strefie { $zone } ląduje { $number } twoich astronautów.
        }
event-production-begun = Zaczyna się faza produkcji { $production }.
event-tokens-placed = Strefa { $zone } otrzymuje { count-tokens } ({ $kind }).
event-tokens-taken = { $seat } bierze { count-tokens } ({ $kind }) w strefie { $zone }.
    .you = Bierzesz { count-tokens } ({ $kind }) w strefie { $zone }.
event-action-revealed = { $seat } odkrywa akcję: { $card }.
    .you = Odkrywasz akcję: { $card }.
event-tokens-gained = { $card }: { $seat } bierze { count-tokens } ({ $kind }).
    .you = { $card }: bierzesz { count-tokens } ({ $kind }).
event-astronaut-rescued = { $seat } sprowadza astronautę z Zagubionych w przestrzeni do strefy { $zone }.
    .you = Sprowadzasz astronautę z Zagubionych w przestrzeni do strefy { $zone }.
event-discovery-revealed = Odkrycie przy strefie { $zone }: { $card }.
event-astronaut-lost-here = { $card }: { $seat } traci astronautę w strefie { $zone }.
    .you = { $card }: tracisz astronautę w strefie { $zone }.
event-crew-pulled-down = Astronauci ze statku ({ $dock }) lądują w strefie { $zone }.
event-mission-revealed = { $seat } ujawnia kartę: { $card }.
    .you = Ujawniasz kartę: { $card }.
event-tokens-scored = { $seat }: { count-points } za żetony ({ $kind }).
    .you = Zdobywasz { count-points } za żetony ({ $kind }).
event-mission-scored = { $seat }: { count-points } za kartę { $card }.
    .you = Zdobywasz { count-points } za kartę { $card }.
event-discovery-scored = { $seat }: { count-points } za odkrycie { $card } przy strefie { $zone }.
    .you = Ty: { count-points } za odkrycie { $card } przy strefie { $zone }.
event-ice-monopoly-scored = { $seat }: { count-points } za Monopol na lód.
    .you = Zdobywasz { count-points } za Monopol na lód.
event-score-counted = { $seat }: razem { count-points }.
    .you = Masz razem { count-points }.
event-game-won = Wygrywa { $seat }.
    .you = Wygrywasz.
event-game-lost = Najwyższy wynik ma kolor neutralny: obaj gracze przegrywają.
event-neutral-character-seen = { $seat } zagrywa w tej rundzie postać: { $character }.
event-neutral-deck-shuffled = { $seat }: talia postaci zostaje potasowana.
event-turn-skipped = { $seat } nie może nic zrobić i pomija turę.
    .you = Nie możesz nic zrobić i pomijasz turę.
event-hand-shown = { $seat } pokazuje kartę: { $card }.
    .you = Pokazujesz kartę: { $card }.
event-ship-removed = Wypada z gry: { $ship } ({ $dock }).
event-tile-counted = Żeton surowca w strefie { $zone } liczy się jako { count-tokens } ({ $kind }).
event-reveal-begun = Zaczyna się faza ujawnienia odkryć.
event-discoveries-turned-up = Wszystkie karty odkryć zostają ujawnione.
event-no-action-left = { $seat } nie odkrywa teraz akcji.
    .you = Nie odkrywasz teraz akcji.
event-decided-production = Faza produkcji { $production }: { $seat } zdobywa { count-points }, o { $ahead } więcej niż ktokolwiek inny.
    .you = Faza produkcji { $production }: zdobywasz { count-points }, o { $ahead } więcej niż ktokolwiek inny.
event-decided-mission-missed = { $seat } nie dostaje nic za kartę { $card }. Do zwycięstwa wystarczyłoby: { count-points }.
    .you = Nie dostajesz nic za kartę { $card }. Do zwycięstwa wystarczyłoby: { count-points }.
event-decided-crew-lost =
    { $number ->
        [one] { $seat } niszczy statek ({ $dock }), a { $owner } traci { $number } astronautę.
        [few] { $seat } niszczy statek ({ $dock }), a { $owner } traci { $number } astronautów.
       *[many] { $seat } niszczy statek ({ $dock }), a { $owner } traci { $number } astronautów.
    }
    .you =
        { $number ->
            [one] Niszczysz statek ({ $dock }), a { $owner } traci { $number } astronautę.
            [few] Niszczysz statek ({ $dock }), a { $owner } traci { $number } astronautów.
           *[many] Niszczysz statek ({ $dock }), a { $owner } traci { $number } astronautów.
        }
    .yours =
        { $number ->
            [one] { $seat } niszczy statek ({ $dock }), a ty tracisz { $number } astronautę.
            [few] { $seat } niszczy statek ({ $dock }), a ty tracisz { $number } astronautów.
           *[many] { $seat } niszczy statek ({ $dock }), a ty tracisz { $number } astronautów.
        }
event-decided-lead = { $seat } obejmuje prowadzenie w fazie produkcji { $production } i już go nie oddaje.
    .you = Obejmujesz prowadzenie w fazie produkcji { $production } i już go nie oddajesz.
event-decided-lead-late = { $seat } wychodzi na prowadzenie dopiero podczas końcowego podliczania punktów.
    .you = Wychodzisz na prowadzenie dopiero podczas końcowego podliczania punktów.

## O co pytamy

question-keep-a-mission = Wybierz misję, którą zatrzymasz.
question-choose-a-character = Wybierz postać na tę rundę.
question-place-an-astronaut =
    { $times ->
        [1] Umieść astronautę: wybierz zadokowany statek.
       *[other] Umieść astronautę { $time } z { $times }: wybierz zadokowany statek.
    }
question-place-on-another-ship =
    { $times ->
        [1] Umieść astronautę: wybierz inny zadokowany statek niż przed chwilą.
       *[other] Umieść astronautę { $time } z { $times }: za każdym razem wybierz inny zadokowany statek.
    }
question-place-together = Umieść razem wszystkich astronautów z tej tury: wybierz zadokowany statek.
question-pick-a-destination = Wybierz, dokąd leci statek ({ $dock }).
question-move-to-a-neighbour = Ruch { $time } z { $times }: wybierz astronautę i sąsiednią strefę albo zakończ.
question-draw-or-look = Dobierz kartę wydarzenia albo podejrzyj odkrycie.
question-look-at-a-discovery = Wybierz zakryte odkrycie do podejrzenia.
question-place-the-discovery = Wybierz strefę zewnętrzną dla odkrycia: { $card }.
question-launch-a-docked-ship = Wybierz zadokowany statek do odpalenia.
question-destroy-a-docked-ship = Wybierz zadokowany statek do zniszczenia.
question-replace-an-astronaut = Wybierz astronautę, którego zastąpisz swoim.
question-kill-an-astronaut = Wybierz astronautę, który zginie.
question-leave-the-moon = Porusz astronautę z Phobosa: wybierz strefę Marsa.
question-leave-the-moon-too = Porusz kolejnego z Phobosa ({ $time } z { $times }): wybierz strefę Marsa albo zakończ.
question-redirect-a-ship = Wybierz statek, który otrzyma żeton miejsca docelowego.
question-put-a-destination-token = Wybierz żeton miejsca docelowego dla statku ({ $dock }).
question-reveal-an-action = Wybierz akcję, którą teraz odkryjesz.
question-rescue-an-astronaut = Sprowadź astronautę { $time } z { $times }: wybierz strefę albo zakończ.
question-kill-a-rival = Wybierz astronautę rywala, który zginie.
question-flee-the-storm = Burza w strefie { $zone }: wybierz sąsiednią strefę dla swojego astronauty.
question-keep-a-bonus = Wybierz kartę bonusu, którą zatrzymasz.
question-board-a-ship =
    { $times ->
        [1] Umieść astronautę: wybierz statek albo zrezygnuj.
       *[other] Umieść astronautę { $time } z { $times }: wybierz statek albo zrezygnuj.
    }
question-board-another-ship =
    { $times ->
        [1] Umieść astronautę: wybierz inny statek niż przed chwilą albo zrezygnuj.
       *[other] Umieść astronautę { $time } z { $times }: za każdym razem wybierz inny statek albo zrezygnuj.
    }
question-board-two-together = Umieść dwóch astronautów razem: wybierz statek albo zrezygnuj.
question-board-three-together = Umieść trzech astronautów razem: wybierz statek albo zrezygnuj.
question-exchange-a-destination = Wybierz nowe miejsce docelowe statku ({ $dock }).

## Odpowiedzi

answer-draw = Dobierz kartę wydarzenia
answer-look = Podejrzyj odkrycie przy strefie { $zone }
answer-decline = Nie, dziękuję
answer-done = Gotowe
answer-move = { $from } → { $to }
answer-astronaut-at = { $seat }, astronauta: { $place }
    .you = Twój astronauta: { $place }

## Do czego prowadzi wybór

consequence-astronauts-placed =
    { $number ->
        [one] { $number } astronauta wsiądzie na statek ({ $dock }).
        [few] { $number } astronautów wsiądzie na statek ({ $dock }).
       *[many] { $number } astronautów wsiądzie na statek ({ $dock }).
    }
consequence-ship-launches = Statek ({ $dock }) zostanie od razu odpalony. Miejsce docelowe: { $zone }.
consequence-ship-leaves-unmanned = Statek ({ $dock }) odleci bez załogi, donikąd.
consequence-ship-fills = Statek ({ $dock }) będzie pełny: zostanie odpalony na koniec twojej tury.
consequence-seats-left =
    { $number ->
        [one] Zostanie { $number } wolne miejsce ({ $dock }).
        [few] Zostaną { $number } wolne miejsca ({ $dock }).
       *[many] Zostanie { $number } wolnych miejsc ({ $dock }).
    }
consequence-flies-to = Nowe miejsce docelowe statku ({ $dock }): { $zone }.
consequence-ship-destroyed = Statek ({ $dock }) zostanie zniszczony.
consequence-crew-lost =
    { $number ->
        [one] { $seat } straci na nim { $number } astronautę.
        [few] { $seat } straci na nim { $number } astronautów.
       *[many] { $seat } straci na nim { $number } astronautów.
    }
consequence-leads-on-landing = Jeśli wyląduje z taką załogą, strefa { $zone } będzie twoja.
consequence-ties-on-landing = Jeśli wyląduje z taką załogą, zremisujesz w strefie { $zone }.
consequence-astronaut-lost = { $seat } straci astronautę ({ $place }).
consequence-zone-yours = Strefa { $zone } będzie twoja: { count-points } w fazie produkcji { $production }.
consequence-zone-yours-for-nothing = Strefa { $zone } będzie twoja, ale na razie nic nie daje.
consequence-zone-yours-unexplored = Strefa { $zone } będzie twoja. Jej surowiec jest jeszcze zakryty.
consequence-zone-tied = Zremisujesz w strefie { $zone }: po { count-points } w fazie produkcji { $production }.
consequence-zone-tied-for-nothing = Zremisujesz w strefie { $zone }: na razie nikt nic nie bierze.
consequence-zone-lost = Strefa { $zone } nie będzie już twoja.
consequence-zone-of-another = Strefa { $zone } przypadnie graczowi: { $seat }.
consequence-mission-now = Na razie: { count-points }.
consequence-discovery-pays = { $card } przy strefie { $zone }: na razie { count-points } dla ciebie.
consequence-deck-left =
    { $number ->
        [one] W talii wydarzeń jest { $number } karta.
        [few] W talii wydarzeń są { $number } karty.
       *[many] W talii wydarzeń jest { $number } kart.
    }
consequence-acts-at = Działa, gdy padnie numer { $number }.
consequence-characters-back =
    { $number ->
        [one] Odzyskasz wszystkie postacie: { $number } wróci na rękę.
        [few] Odzyskasz wszystkie postacie: { $number } wrócą na rękę.
       *[many] Odzyskasz wszystkie postacie: { $number } wróci na rękę.
    }
consequence-all-placed =
    { $number ->
        [one] Teraz { $number } astronauta znalazłby miejsce.
        [few] Teraz { $number } astronautów znalazłoby miejsce.
       *[many] Teraz { $number } astronautów znalazłoby miejsce.
    }
consequence-fewer-placed = Teraz tylko { $number } z { $all } astronautów znalazłoby miejsce.
consequence-none-placed = Teraz nikt nie znalazłby miejsca.
consequence-turn-skipped = Teraz { $number } astronautów nie znalazłoby miejsc na jednym statku: twoja tura zostałaby pominięta.
consequence-nobody-to-move = Teraz nie masz kogo poruszyć.
consequence-nothing-to-study = Teraz nie ma czego dobrać ani podejrzeć.
consequence-no-ship-to-launch = Teraz nie ma statku do odpalenia.
consequence-no-ship-to-destroy = Teraz nie ma statku do zniszczenia.
consequence-nobody-to-replace = Teraz nie ma kogo zastąpić.
consequence-nobody-to-kill = Teraz nie ma kogo zabić.
consequence-no-ship-to-redirect = Teraz nie ma statku, któremu można zmienić miejsce docelowe.
consequence-useless-now = Teraz nic by to nie dało.
consequence-could-still-place =
    { $number ->
        [one] Możesz jeszcze umieścić { $number } astronautę.
        [few] Możesz jeszcze umieścić { $number } astronautów.
       *[many] Możesz jeszcze umieścić { $number } astronautów.
    }

## Dlaczego coś nie jest możliwe

reason-not-asked = Teraz pytanie nie jest do ciebie. Poczekaj na swoją kolej.
reason-no-docked-ship = Nie ma tu zadokowanego statku. Wybierz dok, w którym stoi statek.
reason-ship-full = Ten statek jest pełny. Wybierz taki, który ma wolne miejsce.
reason-ship-launched-already = Ten statek już wystartował i nikt na niego nie wsiądzie. Wybierz zadokowany.
reason-ship-out-of-reach = Ten statek jest już odpalony, więc poza zasięgiem. Wybierz zadokowany.
reason-same-ship = Na tym statku właśnie umieszczono twojego astronautę, a każdy musi trafić na inny. Wybierz inny statek.
reason-supply-empty = W twojej puli nie ma już astronautów. Graj dalej bez tego.
reason-too-few-seats = Ten statek ma za mało wolnych miejsc dla wszystkich wsiadających razem. Wybierz pojemniejszy.
reason-too-few-astronauts = W twojej puli jest za mało astronautów, by wsiedli razem. Graj dalej bez tego.
reason-not-in-hand = Tej postaci nie masz na ręce: wróci z Rekruterem. Wybierz postać z ręki.
reason-not-dealt-to-you = Ta karta nie została ci rozdana. Wybierz jedną z rozdanych tobie.
reason-none-of-yours-there = Nie masz tam astronauty. Wybierz miejsce, w którym go masz.
reason-not-adjacent = Te strefy nie mają wspólnej granicy. Wybierz sąsiednią strefę.
reason-nobody-there = Nie ma tam takiego astronauty. Wybierz takiego, którego widać na planszy.
reason-safe-zone = Astronauci w tej strefie są bezpieczni. Wybierz inną strefę.
reason-your-own = To twój astronauta. Wybierz astronautę innego gracza.
reason-no-token-left = W puli nie ma już żetonu miejsca docelowego tej strefy. Wybierz inną strefę.
reason-no-discovery-there = Przy tej strefie nie ma zakrytego odkrycia. Wybierz strefę, która je ma.
reason-discovery-already-there = Ta strefa ma już odkrycie, a mieści tylko jedno. Wybierz inną strefę zewnętrzną.
reason-no-discoveries-here = Do tej strefy nie można przydzielić odkrycia. Wybierz strefę zewnętrzną.
reason-event-deck-empty = Talia wydarzeń jest pusta, więc nie ma czego dobrać. Podejrzyj odkrycie.
reason-not-on-mars = Ta strefa nie leży na Marsie. Wybierz strefę Marsa.
reason-none-on-the-moon = Nie masz astronautów na Phobosie. Graj dalej bez tego ruchu.
reason-not-your-card = Nie masz tej karty. Wybierz jedną ze swoich.
reason-not-its-moment = Tej karty nie odkrywa się w tej chwili. Zatrzymaj ją albo wybierz inną.
reason-nobody-lost = Wśród Zagubionych w przestrzeni nie ma twoich astronautów, więc nie ma kogo sprowadzić. Graj dalej bez tego.
reason-card-does-not-reach = Karta nie sięga tej strefy. Wybierz jedną z wymienionych na karcie.
reason-cannot-be-declined = To trzeba wykonać, na ile się da. Wybierz jedną z możliwości.
reason-not-a-mission = Ta karta to odkrycie, a odkryć się nie zatrzymuje. Wybierz inną ze swoich kart.

## Co może być nie tak z zestawem

things-ships = statki
things-discoveries = odkrycia
things-missions = misje
things-actions = akcje
things-resource-tokens = żetony surowców
things-point-tokens = żetony punktów
things-destination-tokens = żetony miejsc docelowych
things-event-cards = karty wydarzeń
things-resource-tiles = żetony surowców
things-destination-tiles = żetony miejsc docelowych
mistake-zone-order = strefa o side = { $side } jest po { $zone }, a tam side = { $other }
wanted-zone-order = oczekiwano: najpierw strefy zewnętrzne, potem wewnętrzne, potem księżyc
mistake-touches = sąsiaduje z „{ $zone }”
wanted-nothing-on-moon = nie oczekiwano niczego: to księżyc
mistake-touches-nothing = nie sąsiaduje z niczym
wanted-neighbours = oczekiwano: sąsiednie strefy; tylko księżyc nie ma żadnych
mistake-touches-itself = sąsiaduje ze sobą
wanted-other-zones = oczekiwano: inne strefy
mistake-one-sided-border = sąsiaduje z „{ $zone }”, która z nią nie sąsiaduje
wanted-both-or-neither = oczekiwano: obie albo żadna
mistake-map-in-pieces = między { $zones } a resztą Marsa nie da się przejść
wanted-map-in-one-piece = mapa z pudełka jest w jednym kawałku
mistake-known-ships = ze znanym miejscem docelowym: { $number }
wanted-ships-at-setup = oczekiwano: co najmniej { $least }, po jednym na każdy dok przy przygotowaniu gry
wanted-ships-for-docks = oczekiwano: co najmniej { $least }, po jednym na każdy dok
mistake-event-cards = kart wydarzeń wraz z kopiami: { $number }
wanted-bonus-cards = oczekiwano: co najmniej { $least } przy odkryciach w liczbie { $discoveries }: { $players } graczy i do { $redeals } ponownych rozdań biorą po { $each } karty
mistake-resources = resources: razem { $number }
wanted-resources = oczekiwano: od { $low } do { $high }, co najmniej po jednym na strefę
wanted-points-for-zones = oczekiwano: { $number }, po jednej na każdą liczbę stref
wanted-number-of-zones = oczekiwano: najwyżej { $most }, tyle ma stref

## Reguły na rysunkach

drawn-red-planet-setup = Przed grą
    .first = W każdej strefie Marsa leży zakryty surowiec.
    .first-in-first = Surowce leżą zakryte w potasowanej puli; na Marsie nie ma jeszcze żadnego.
    .second = Statki czekają w dokach, każdy ma swoje miejsce docelowe.
    .third = Każdy ma astronautów i te same dziewięć postaci.
drawn-red-planet-round = Runda
    .first = Wszyscy w tajemnicy wybierają postać.
    .second = Odliczamy od dziewięciu do jednego; wywołana postać umieszcza astronautów i działa.
    .second-in-first = Liczymy od jednego do dziewięciu; wywołana postać umieszcza astronautów i działa.
    .third = Na końcu rundy odpalone statki lądują, a załogi są na Marsie.
drawn-red-planet-launch = Odpalenie
    .first = Zadokowany statek czeka, aż ostatnie miejsce będzie zajęte.
    .second = Pełny zostaje odpalony i nikt już na niego nie wsiądzie.
    .third = Ląduje w miejscu docelowym. Pierwsza załoga odkrywa tam surowiec.
drawn-red-planet-production = Produkcja
    .first = Strefy z odkrytym surowcem otrzymują jego żetony punktów.
    .second = Kto ma w strefie najwięcej astronautów, bierze jej żetony.
    .third = Przy remisie dzielimy po równo; czego nie da się podzielić, zostaje w strefie.

## Listy i liczby

count-tokens =
    { $number ->
        [one] { $number } żeton punktów
        [few] { $number } żetony punktów
       *[many] { $number } żetonów punktów
    }

## Fazy

phase-round = Runda { $number }
phase-production = Faza produkcji { $number }
phase-reveal = Faza ujawnienia odkryć
phase-final = Końcowe podliczanie punktów

## Punkty i wyniki

source-tokens = Żetony punktów
source-missions = Misje
source-bonuses = Karty bonusu
source-ice-monopoly = Monopol na lód
source-discoveries = Odkrycia
source-tie-break = Liczba żetonów punktów (rozstrzyga remisy)

## Jak stoi gra: co się liczy i co daje

standing-gains = Faza produkcji { $production }: { $gains }
aim-measure-zones = strefy
aim-measure-majorities = strefy z własną przewagą
aim-measure-astronauts = astronauci
aim-measure-tokens = żetony punktów
aim-measure-lost = astronauci Zagubieni w przestrzeni
aim-measure-kinds = rodzaje żetonów punktów

## Skąd biorą się oczekiwane punkty

bot-part-tokens = zdobyte żetony punktów
bot-part-zones = przyszłe fazy produkcji
bot-part-ice = Monopol na lód
bot-part-discoveries = odkrycia
bot-part-tempo = postacie na ręce

## Stół

web-launch-pad = Platforma startowa
web-hand = Twoje postacie
web-missions = Twoje misje i akcje
web-track = Licznik rund, teraz: { $phase }
web-drag-astronaut = Twój następny astronauta: przeciągnij go na statek albo naciśnij statek
web-chosen = wybór gotowy
web-supply = Astronauci w puli
web-cards = Zakryte karty
web-played = Zagrane: { $characters }
web-card-in-hand = na ręce
web-card-played = zagrana
web-card-chosen = wybrana na tę rundę

## Plansza słowami

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

## Wybieranie

web-picked = Teraz wybierz dokąd.
web-play-character = Zagraj: { $character }

## Części zestawu

library-section-tokens = Żetony i liczby
library-section-zone = Strefy
library-section-character = Postacie
library-section-ship = Statki
library-section-discovery = Odkrycia
library-section-mission-of-red-planet-first = Karty bonusu
library-section-action = Akcje
