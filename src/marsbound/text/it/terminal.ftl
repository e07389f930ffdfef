### Il terminale testuale.

## Inviti

prompt-choose = Scegli un numero o scrivi un comando (aiuto):
prompt-quit = Salvare la partita prima di uscire? (sì/no)
prompt-over = Scrivi un comando (aiuto) o premi Invio per uscire:

## Comandi: la parola in questa lingua, che vale accanto a quella inglese, e che cosa fa

command-help = aiuto
    .help = Mostra questo elenco.
command-hint = suggerimento
    .help = Mostra che cosa farebbe un bot e perché. Con un numero: che cosa pensa di quella scelta.
command-why = perché
    .help = Mostra che cosa ora non si può fare, perché e per quale regola. Con un nome o un numero: solo quello.
command-preview = anteprima
    .help = Mostra a che cosa porterebbe una scelta. Aggiungi il suo numero.
command-undo = annulla
    .help = Annulla la tua ultima mossa.
command-board = tavolo
    .help = Mostra di nuovo il tavolo.
command-cards = carte
    .help = Mostra le tue carte e tutti i personaggi con i loro testi.
command-map = mappa
    .help = Mostra quali zone confinano.
command-log = diario
    .help = Mostra che cosa è successo, con le sigle delle regole che lo spiegano. Con un numero: altrettanti degli ultimi eventi.
command-rule = regola
    .help = Mostra una regola. Aggiungi la sua sigla, per esempio C9: le sigle tra parentesi sono quelle delle regole.
command-save = salva
    .help = Salva la partita. Con un nome: in quel file.
command-quit = esci
    .help = Lascia la partita, salvata se vuoi.
command-words = { $own } ({ $english })
command-line = { $words }: { $help }

## Titoli

heading-seats = Posti
heading-log = Che cosa è successo
heading-refused = Ora non possibile
heading-preview = Che cosa succederebbe
heading-commands = Comandi
heading-score = Punteggio finale

## Il tavolo

board-at-seat = { $seat }: { $what }
board-value = { $name }: { $value }
board-below = { $name }:
board-with = { $what } ({ $who })
board-count = { $name } { $number }
board-tokens = gettoni: { $tokens }
board-card = { $card }: { $text }
# Un breve segno per un colore neutrale, dopo il numero del giocatore
board-neutral-tag = { $number }n

## Messaggi

message-welcome = { $game }. Giocatori: { $players }. Il tuo posto: { $seat }.
message-seed = Seme casuale: { $seed }
message-opponents = I tuoi avversari: { $level }
message-saved = Partita salvata in { $file }.
message-save-failed = Non è stato possibile salvare in { $file }: { $cause }. Prova un altro nome o un altro luogo.
message-file-exists = Il file { $file } esiste già. Scegli un altro nome.
message-undone = Mossa annullata.
message-nothing-to-undo = Non c'è nulla da annullare.
message-not-a-choice = { $number } qui non si può scegliere. Le scelte: { $numbers }.
message-unknown-command = Il comando { $command } non esiste. Scrivi un numero o aiuto.
message-unknown-rule = La regola { $id } non esiste. Le regole di questo gioco: { $ids }.
message-automatic = { $answer } (l'unica possibilità)
message-log-empty = Non è ancora successo nulla.
message-resumed = Partita ripresa dal passo { $step }.
message-game-over = La partita è finita.
message-goodbye = A presto.
message-fault = { $bot } non ha risposto a { $question }: { $cause }. Il turno è stato giocato al suo posto.
question-and-answer = { $question } { $answer }
rule-line = { $rule }: { $text }
with-rules = { $text } [{ $rules }]

## Perché una mossa non si può annullare

undo-refused-other-seat = Non si può annullare: nel frattempo ha risposto qualcun altro.
undo-refused-nature = Non si può annullare: nel frattempo si sono pescate carte o tessere.
undo-refused-revealed = Non si può annullare: nel frattempo si è visto qualcosa di nascosto.

## Perché qualcosa non si può scegliere, e a che cosa porta una scelta

why-line = { $answer }: { $reason } (regola { $rule })
why-group = { $reason } (regola { $rule }): { $answer }
why-and-more = { $names } e altri { $number }, per esempio { $example }
why-possible = { $answer }: è possibile.
why-unknown = Qui nessuna mossa si chiama { $what }. Prova per esempio: { $example }.
why-nothing = Qui tutto è possibile.
preview-end = Che cosa verrà dopo non può ancora saperlo nessuno.

## Il punteggio

score-item = { $item }: { count-points }

## Partite riviste

replay-title = Replay: { $game }, { $file }
replay-step = Passo { $step } di { $steps }
replay-seat = Vista da { $seat }
replay-onlooker = Vista da uno spettatore
replay-open = Tutte le carte scoperte

## L'elenco dei giochi

game-line = { $game } ({ $players })
game-no-options = Nessuna opzione.
option-default = { $value } (predefinito)
option-source = Fonte: { $source }

## Partite simulate

simulate-title =
    { $games ->
        [one] { $game }: { $games } partita, giocatori: { $players }
       *[other] { $game }: { $games } partite, giocatori: { $players }
    }
simulate-seat = Posto
simulate-average = Punteggio medio
simulate-wins = Vittorie
simulate-rate = Quota di vittorie (intervallo di confidenza al 95%)
simulate-shared = Di cui condivise
simulate-shared-games = Partite con vittoria condivisa: { $number }
simulate-nobody = Partite perse da tutti i giocatori: { $number }
simulate-decisions = Decisioni per partita: { $number }
simulate-speed = Partite al secondo: { $speed }

## Regole e differenze tra due giochi

rules-counterpart = { $game } { $id }: { $kind }
rules-none-found = Nessuna regola contiene tutte queste parole.
diff-title = Che cosa è uguale e che cosa cambia: { $first } / { $second }
diff-rules = Regole, { $kind }: { $number }
diff-same = uguali
diff-changed = cambiate
diff-only-in = solo in { $game }
diff-rule = { $game } { $id }: { $text }
diff-content = Contenuto: { $section }
diff-entries = { $kind } ({ $number }): { $entries }
diff-entry = { $entry } ({ $changes })
diff-field = { $field }: { $first } → { $second }

## Pacchetti di contenuto

pack-hash = Gioco: { $game }. Impronta: { $hash }
pack-holds = Contiene: { $counts }
pack-sureness = Quanto è sicuro, per voci: { $counts }
pack-based-on = Basato su { $name }
pack-entry = { $entry }: { $pedigree }
pack-field = { $field } { $value } ({ $pedigree })
pack-default = predefinito
pack-fine = Con { $name } si può giocare. Impronta: { $hash }
pack-copied = { $name } è stato scritto in { $file }. Ora si può correggere.

## Misure

bench-title = { $game }: gioco casuale su un solo core, tutte le risposte elencate, giocatori: { $players }
bench-compiled = Il motore è compilato.
bench-interpreted = Il motore è interpretato.
bench-games-per-second = Partite al secondo
bench-decisions-per-second = Decisioni al secondo
bench-driven-decisions-per-second = Decisioni al secondo, guidate da Python
bench-clone-us = Copia di un tavolo, µs
bench-store-us = Scrittura di una posizione, µs
bench-load-us = Lettura di una posizione, µs
bench-view-us = Vista di un giocatore, µs
bench-world-us = Un mondo conforme alla vista, µs
bench-search-iterations-per-second = Iterazioni di ricerca al secondo, partite casuali da metà gioco
bench-listening-cost = Quante volte più lento con un ascoltatore
bench-batch-steps-per-second = Molte partite insieme: passi al secondo, con osservazioni e azioni lecite
bench-batch-legal-steps-per-second = Lo stesso con le sole azioni lecite
bench-openspiel-goofspiel = Goofspiel di OpenSpiel, decisioni al secondo
bench-catanatron = catanatron, decisioni al secondo
bench-pettingzoo-connect-four = Forza quattro di PettingZoo, decisioni al secondo
bench-pettingzoo-tictactoe = Tris di PettingZoo, decisioni al secondo
bench-pgx-connect-four = Forza quattro di pgx, mille partite insieme: decisioni al secondo
bench-own-pettingzoo = Questo gioco in PettingZoo, agente per agente: decisioni al secondo
bench-own-openspiel = Questo gioco in OpenSpiel: nodi al secondo, caso compreso
bench-times = Le nostre decisioni al secondo, come multiplo
bench-no-peers = Per confrontare con { $peers }, installa l'extra: marsbound[bench-jax]

## Games as data

# Before a number: how many games.
selfplay-games = Partite
selfplay-decisions = Decisioni nei file completi
# Before a number: how many files of data.
selfplay-shards = File
selfplay-bytes = Byte per decisione
selfplay-written = I file di dati, le registrazioni e l'elenco sono in { $folder }.
