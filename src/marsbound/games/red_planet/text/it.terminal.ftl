### The table at the terminal.

## Titoli

heading-launch-pad = Zona di partenza
heading-mars = Marte
heading-decks = Mazzi e riserve
heading-hand = La tua mano
heading-held = Le tue missioni e azioni
heading-held-first = Le tue carte bonus
heading-removed = { $seat }: carte pescate, fuori dal gioco
heading-cards-of = Carte: { $seat }

## Colonne delle tabelle

column-zone = zona
column-resource = risorsa
column-astronauts = astronauti
column-tokens = gettoni
column-borders = confina con
column-discovery = scoperta
column-supply = riserva
column-lost = dispersi
column-cards = carte
column-this-round = turno
column-played = giocati

## Il tavolo

board-at-dock = { $dock }: { $ship }
board-at-zone = { $zone }: { $what }
board-no-ship = nessuna navicella
board-launched = decollata
board-aboard = a bordo { $aboard } su { $capacity }
board-destination-token = tessera destinazione: { $zone }
board-printed = per una tessera destinazione, sulla carta: { $zone }
board-first-aboard-picks = chi sale per primo sceglie la destinazione
board-nobody = nessuno
board-astronauts = { $seat }: { $number }
board-resource = risorsa: { $kind }
board-unexplored = inesplorata
board-face-down = coperta
board-discovery-face-down = scoperta coperta
board-discovery-known = scoperta coperta, la conosci: { $card }
board-discovery-open = scoperta: { $card }
board-seen-by = { $what }, vista da { $seats }
board-inner = zona centrale
board-outer = zona esterna
board-moon = luna
board-neighbours = zone vicine: { $zones }
board-ships-left = Navicelle nel mazzo: { $number }
board-ships-discarded = Navicelle scartate: { $number }
board-events-left = Carte evento nel mazzo: { $number }
board-tokens-left = Gettoni punteggio nella riserva: { $tokens }
board-resources-left = Risorse ancora coperte: { $tokens }
board-destinations-left = Tessere destinazione nella riserva: { $zones }
board-supply =
    { $number ->
        [one] { $number } astronauta in riserva
       *[other] { $number } astronauti in riserva
    }
board-lost =
    { $number ->
        [one] { $number } astronauta disperso nello spazio
       *[other] { $number } astronauti dispersi nello spazio
    }
board-face-down-cards =
    { $number ->
        [one] { $number } carta coperta
       *[other] { $number } carte coperte
    }
board-chosen = ha scelto
board-this-round = in questo turno: { $character }
board-played = giocati: { $characters }
board-character = { $number }{ "\u00A0" }{ $character }
board-neutral = colore neutrale

## Il segnaturno

track-production = P{ $number }
track-reveal = scoperte
track-final = fine
track-now = Ora: { $phase }

## L'elenco dei giochi

option-source-russian = regola { $rule }: il regolamento russo
option-source-house = regola { $rule }: una regola della casa del regolamento russo
