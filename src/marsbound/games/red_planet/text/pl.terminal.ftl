### The table at the terminal.

## Nagłówki

heading-launch-pad = Platforma startowa
heading-mars = Mars
heading-decks = Talie i pule
heading-hand = Twoja ręka
heading-held = Twoje misje i akcje
heading-held-first = Twoje karty bonusu
heading-removed = { $seat }: dobrane karty poza grą
heading-cards-of = Karty: { $seat }

## Kolumny tabel

column-zone = strefa
column-resource = surowiec
column-astronauts = astronauci
column-tokens = żetony
column-borders = sąsiaduje z
column-discovery = odkrycie
column-supply = pula
column-lost = zagubieni
column-cards = karty
column-this-round = w tej rundzie
column-played = zagrane

## Stół

board-at-dock = { $dock }: { $ship }
board-at-zone = { $zone }: { $what }
board-no-ship = brak statku
board-launched = odpalony
board-aboard = na pokładzie { $aboard } z { $capacity }
board-destination-token = żeton miejsca docelowego: { $zone }
board-printed = według żetonu miejsca docelowego, na karcie: { $zone }
board-first-aboard-picks = miejsce docelowe wybiera, kto pierwszy wsiądzie
board-nobody = nikogo
board-astronauts = { $seat }: { $number }
board-resource = surowiec: { $kind }
board-unexplored = niezbadana
board-face-down = zakryte
board-discovery-face-down = zakryte odkrycie
board-discovery-known = zakryte odkrycie, znasz je: { $card }
board-discovery-open = odkrycie: { $card }
board-seen-by = { $what }, widziane przez: { $seats }
board-inner = strefa wewnętrzna
board-outer = strefa zewnętrzna
board-moon = księżyc
board-neighbours = sąsiednie strefy: { $zones }
board-ships-left = Statki w talii: { $number }
board-ships-discarded = Zużyte statki: { $number }
board-events-left = Karty w talii wydarzeń: { $number }
board-tokens-left = Żetony punktów w puli: { $tokens }
board-resources-left = Nieodkryte surowce: { $tokens }
board-destinations-left = Żetony miejsc docelowych w puli: { $zones }
board-supply =
    { $number ->
        [one] { $number } astronauta w puli
        [few] { $number } astronautów w puli
       *[many] { $number } astronautów w puli
    }
board-lost =
    { $number ->
        [one] { $number } astronauta zagubiony w przestrzeni
        [few] { $number } astronautów zagubionych w przestrzeni
       *[many] { $number } astronautów zagubionych w przestrzeni
    }
board-face-down-cards =
    { $number ->
        [one] { $number } zakryta karta
        [few] { $number } zakryte karty
       *[many] { $number } zakrytych kart
    }
board-chosen = wybór dokonany
board-this-round = w tej rundzie: { $character }
board-played = zagrane: { $characters }
board-character = { $number }{ "\u00A0" }{ $character }
board-neutral = kolor neutralny

## Licznik rund

track-production = P{ $number }
track-reveal = odkrycia
track-final = koniec
track-now = Teraz: { $phase }

## Lista gier

option-source-russian = zasada { $rule }: rosyjska instrukcja
option-source-house = zasada { $rule }: zasada domowa z rosyjskiej instrukcji
