### Prime partite guidate, e il promemoria che si apre al tavolo.
### I nomi inseriti ($seat, $zone, $card, $character …) sono parole finite e non si flettono mai.

## La cornice di una partita guidata

guide-title = Guida
guide-skip = Salta la guida
guide-understood = Capito
guide-go-on = Avanti
guide-page-title = Una prima partita guidata
guide-page-lead = Una piccola partita contro bot clementi. Ogni cosa è spiegata quando si presenta, e puoi saltare la guida in ogni momento.
guide-page-start = Comincia
guide-page-again = Riprova

## Tasti

guide-key-tab = Al gruppo successivo: domanda, scelte, tabellone, mano
guide-key-arrows = All'interno di un gruppo
guide-key-choose = Scegli, o chiedi perché non si può
guide-key-question = Alla domanda
guide-key-confirm = Conferma, concludi o rinuncia
guide-key-undo = Annulla
guide-key-hint = Chiedi un suggerimento a un bot
guide-key-why = Che cosa non si può fare, e perché
guide-key-release = Rimetti a posto, chiudi
guide-key-skip = Salta l'animazione
guide-key-reference = Apri il promemoria
guide-key-keys = Mostra questo elenco
guide-letter-keys = Al tavolo le lettere funzionano come tasti

## Promemoria di Mission: Red Planet

guide-reference-pictures = Per immagini
guide-reference-rules = Tutte le regole
