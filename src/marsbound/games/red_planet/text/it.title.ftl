### What the page shows before anybody sits at a table: what the game is called, and its options.

## Giochi

game-red-planet-second = Missione: Pianeta Rosso, seconda edizione
    .description = Manda i tuoi astronauti su Marte e su Phobos ed estrai ciò che vi si nasconde. 10 turni.
game-red-planet-first = Missione: Pianeta Rosso, prima edizione
    .description = Il Marte di una volta: dieci zone, niente luna, ed effetti che si possono anche tralasciare. 10 turni.

## Opzioni

option-sabotaged-ships-leave = Le navicelle distrutte escono dal gioco
    .description = Una navicella distrutta esce dal gioco invece di andare tra gli scarti.
option-produce-only-where-occupied = Producono solo le zone occupate
    .description = Una zona esplorata senza astronauti non riceve gettoni punteggio.
option-short-ending = Finale breve
    .description = L'ultima produzione dà un gettone punteggio per zona invece di tre.
