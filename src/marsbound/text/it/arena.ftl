### L'arena: bot contro bot.

## La tabella

arena-title = { $game }: bot contro bot, giocatori: { $players }
arena-games = Partite: { $games }. Distribuzioni: { $deals }. Seme casuale: { $seed }.
arena-chance = Se tutti fossero ugualmente forti, la quota di vittorie di ognuno sarebbe { $share }.
arena-bot = Bot
arena-seats = Posti
arena-share = Quota di vittorie (intervallo di confidenza al 95%)
arena-margin = Scarto
arena-rating = Punteggio di forza (intervallo di confidenza al 95%)
arena-time = ms a mossa
arena-iterations = Tentativi a mossa
arena-speed = Tentativi al secondo
arena-cross = Un bot contro più bot di un altro tipo: quante volte vince il primo
arena-one = Uno
arena-others = Gli altri
arena-shared = Partite con vittoria condivisa: { $number }
arena-nobody = Partite che nessuno ha vinto: { $number }
arena-length = Decisioni a partita: { $number }
arena-faults = Turni che un bot non ha giocato da sé: { $number }
arena-fault = { $bot }, { $question }: { $cause } ({ $times }×)
arena-nothing = Non è stata giocata nessuna partita.

## Nel frattempo

arena-earlier = Giocate in precedenza: { $done } di { $games } partite.
arena-interrupted = Interrotto: giocate { $done } di { $games } partite.
arena-goes-on = Lo stesso comando riprende da qui: le partite sono in { $file }.
arena-cluster = Macchine del cluster che hanno giocato: { $machines }. Partite al secondo: { $speed }. Rigiocate dopo la fine improvvisa di un processo: { $again }.
arena-report-written = Il rapporto è in { $file }.

## Il rapporto

arena-report-rules = Regole: { $rules }. Pacchetto: { $pack }. Versione: { $version }.
arena-report-options = Opzioni: { $options }
arena-report-how = Nelle stesse distribuzioni ognuno siede a ogni posto. Gli intervalli si calcolano fra le distribuzioni, perché le partite di una stessa distribuzione dipendono l'una dall'altra.
arena-shares-note = I segmenti sono intervalli di confidenza al 95%. La linea tratteggiata è quanto vincerebbe ognuno se tutti fossero ugualmente forti.
arena-cross-note = La quota di partite che un bot vince contro più bot di un altro tipo. Per caso sarebbe { $share }.
arena-ratings = Forza
arena-ratings-note = Punteggi di Plackett–Luce, da tutti i piazzamenti di tutte le partite. 400 punti di differenza significano dieci contro uno.
arena-scores = Punteggi
arena-scores-note = Quanto spesso un bot finisce con quel numero di punti. La linea è la mediana.
arena-lengths = Durata delle partite
arena-lengths-note = Quante partite richiedono quel numero di decisioni. La linea è la mediana.
arena-points = Punti
arena-decisions = Decisioni
arena-faults-note = Quando un programma esterno fallisce, il suo turno lo gioca un altro bot.
