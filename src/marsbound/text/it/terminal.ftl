### Il terminale testuale.

## Inviti

prompt-choose = Scegli un numero o scrivi un comando (aiuto):
prompt-go-on = Premi Invio per continuare.
prompt-quit = Uscire? La partita non è salvata. (sì/no)
prompt-file = Nome del file:

## Comandi: la parola in questa lingua, che vale accanto a quella inglese, e che cosa fa

command-help = aiuto
    .help = Mostra questo elenco.
command-why = perché
    .help = Mostra che cosa ora non si può fare, perché e per quale regola.
command-undo = annulla
    .help = Ritira la tua ultima risposta.
command-save = salva
    .help = Salva la partita in un file.
command-quit = esci
    .help = Lascia la partita.
command-board = tavolo
    .help = Mostra di nuovo il tavolo.
command-log = diario
    .help = Mostra che cosa è successo.
command-cards = carte
    .help = Mostra le tue carte con i loro testi.
command-rule = regola
    .help = Mostra una regola dalla sua sigla.

## Titoli

heading-launch-pad = Zona di partenza
heading-mars = Marte
heading-phobos = Phobos
heading-lost-in-space = Dispersi nello Spazio
heading-seats = Posti
heading-supply = Riserva
heading-hand = Mano
heading-played = Giocati
heading-held = Missioni e azioni in mano
heading-held-first = Carte bonus in mano
heading-tokens = Gettoni punteggio
heading-discoveries = Scoperte
heading-destinations = Tessere destinazione nella riserva
heading-decks = Mazzi
heading-rounds = Segnaturno
heading-log = Che cosa è successo
heading-choices = Le tue scelte
heading-refused = Ora non possibile
heading-preview = Che cosa succederebbe
heading-commands = Comandi
heading-score = Punteggio finale

## Il tavolo

board-dock-empty = { $dock }: vuoto
board-launched = decollata
board-aboard = a bordo { $aboard } di { $capacity }
board-nobody = nessuno
board-astronauts = { $seat } { $number }
board-count = { $name } { $number }
board-resource = risorsa: { $kind }
board-resource-face-down = risorsa coperta
board-unexplored = inesplorata
board-tokens = gettoni: { $tokens }
board-discovery-face-down = scoperta coperta
board-discovery-known = scoperta: { $card } (lo sai solo tu)
board-discovery-open = scoperta: { $card }
board-inner = zona interna
board-outer = zona esterna
board-moon = luna
board-neighbours = zone vicine: { $zones }
board-destination = destinazione: { $zone }
board-ships-left = Navicelle nel mazzo: { $number }
board-ships-discarded = Navicelle scartate: { $number }
board-events-left = Carte evento nel mazzo: { $number }
board-supply =
    { $number ->
        [one] { $number } astronauta in riserva
       *[other] { $number } astronauti in riserva
    }
board-face-down-cards =
    { $number ->
        [one] { $number } carta coperta
       *[other] { $number } carte coperte
    }
board-in-hand =
    { $number ->
        [one] { $number } personaggio in mano
       *[other] { $number } personaggi in mano
    }
board-chosen = ha scelto
board-choosing = sta scegliendo
board-neutral-plays = il colore neutrale gioca: { $character }

## Il segnaturno

track-round = { $number }
track-production = P{ $number }
track-reveal = scoperte
track-final = fine
track-now = Ora: { $phase }

## Messaggi

message-welcome = { $game }. Giocatori: { $players }. Il tuo posto: { $seat }.
message-seed = Seme casuale: { $seed }
message-saved = Partita salvata in { $file }.
message-save-failed = Non è stato possibile salvare in { $file }: { $cause }. Prova un altro nome o un altro luogo.
message-file-exists = Il file { $file } esiste già. Scegli un altro nome.
message-undone = Risposta ritirata.
message-nothing-to-undo = Non c'è nulla da annullare.
message-number-out-of-range =
    { $most ->
        [1] L'unico numero da scegliere è 1.
       *[other] Scegli un numero da 1 a { $most }.
    }
message-unknown-command = Il comando { $command } non esiste. Scrivi un numero o aiuto.
message-unknown-rule = La regola { $id } non esiste. Le regole di questo gioco: { $ids }.
message-automatic = { $answer } (l'unica possibilità)
message-log-empty = Non è ancora successo nulla.
message-resumed = Partita ripresa dal passo { $step }.
message-game-over = La partita è finita.
message-goodbye = Arrivederci.

## Perché una risposta non si può ritirare

undo-refused-other-seat = Non si può annullare: nel frattempo ha risposto un altro posto.
undo-refused-nature = Non si può annullare: nel frattempo si sono pescate carte o tessere.
undo-refused-revealed = Non si può annullare: nel frattempo si è visto qualcosa di nascosto.

## Perché qualcosa non si può scegliere

why-line = { $answer }: { $reason } (regola { $rule })
why-nothing = Qui tutto è possibile.

## Partite riviste

replay-title = Partita rivista: { $game }, { $file }
replay-step = Passo { $step } di { $steps }
replay-seat = Vista da { $seat }
replay-onlooker = Vista da uno spettatore
replay-open = Tutte le carte scoperte
replay-answer = { $seat }: { $answer }
replay-nature = Il caso: { $answer }

## Partite simulate

simulate-title =
    { $games ->
        [one] { $game }: { $games } partita, giocatori: { $players }
       *[other] { $game }: { $games } partite, giocatori: { $players }
    }
simulate-seat = Posto
simulate-wins = Vittorie
simulate-shared = Vittorie condivise
simulate-average = Punteggio medio
simulate-speed = Partite al secondo: { $speed }
