### The guided first game, and the reference that is opened at the table.
### Inserted names ($seat, $zone, $card, $character …) are finished words and never inflected.

## Lezioni di Mission: Red Planet; quelle in -first sono per la prima edizione

guide-red-planet-welcome = Ti diamo il benvenuto su Marte. Chi ha più astronauti in una zona quando questa produce ne prende i gettoni.
guide-red-planet-mission = Tieni una di queste missioni. Se la compi vale punti alla fine, e fino ad allora nessun altro la vede.
guide-red-planet-mission-first = Tieni una di queste carte bonus. Vale punti alla fine, e fino ad allora nessun altro la vede.
guide-red-planet-character = Ognuno sceglie in segreto un personaggio. Poi si chiamano i numeri da 9 a 1, e agisce chi ha il numero chiamato. Il primo tocco mostra che cosa fa una carta, il secondo la gioca. Un personaggio giocato torna solo con il Reclutatore.
guide-red-planet-character-first = Ognuno sceglie in segreto un personaggio. Poi si chiamano i numeri da 1 a 9, e agisce chi ha il numero chiamato. Il primo tocco mostra che cosa fa una carta, il secondo la gioca. Un personaggio usato torna solo con il Reclutatore.
guide-red-planet-pad = Qui aspettano le navicelle, sotto ciascuna la sua destinazione. Una navicella piena decolla quando il personaggio in gioco ha finito. Alla fine del turno atterrano tutte quelle decollate.
guide-red-planet-pad-first = Qui aspettano le navicelle, sotto ciascuna la sua destinazione. Una navicella decolla appena si occupa l'ultimo posto. Alla fine del turno atterrano tutte quelle decollate.
guide-red-planet-track = Dieci turni in tutto. I picconi segnano la produzione: dopo i turni 5, 8 e 10.
guide-red-planet-recruiter = In mano restano pochi personaggi. Il Reclutatore riporta tutti gli altri.
guide-red-planet-board = Tocca a te: metti astronauti sulle navicelle che brillano. Fermati su una, o toccala una volta, per vedere che cosa accadrebbe. Finché non tocca a qualcun altro puoi annullare.
guide-red-planet-board-first = Tocca a te: metti sulle navicelle che brillano quanti astronauti consente la carta, o meno. Finché non tocca a qualcun altro puoi annullare.
guide-red-planet-optional = In questa edizione puoi rinunciare a quasi tutto: rinuncia, e il turno continua.
guide-red-planet-settling = Dopo questa scelta tocca a qualcun altro. Perciò qui si attende un secondo tocco, e puoi ancora cambiare idea.
guide-red-planet-destination = Chi sale per primo su questa navicella ne sceglie la destinazione, e ora tocca a te. Dove deve andare?
guide-red-planet-move = Premi uno dei tuoi astronauti, poi una zona vicina. Lo stesso può proseguire, e puoi fermarti prima.
guide-red-planet-study = Pesca una carta che nessun altro vedrà, o guarda una scoperta coperta su Marte.
guide-red-planet-discovery = Solo tu conosci questa scoperta. Mettila accanto a una zona esterna: dopo il turno 10 si gira e cambia ciò che lì conta.
guide-red-planet-moon = Phobos non confina con nulla. La via da lì a Marte è il tuo Soldato.
guide-red-planet-launch = Questa navicella è decollata: nessuno può più salirci, e atterra alla fine del turno.
guide-red-planet-launch-first = L'ultimo posto è preso, e la navicella decolla subito. Atterra alla fine del turno.
guide-red-planet-landing = L'equipaggio è atterrato: { $zone }. Da ora questi astronauti contano in quella zona.
guide-red-planet-explored = I primi a mettere piede in una zona ne scoprono la risorsa. Qui è { $kind }: { count-points } a gettone.
guide-red-planet-explored-first = Quando si mette piede per la prima volta in una zona si pesca la sua risorsa, che resta. Qui è { $kind }: { count-points } a gettone.
guide-red-planet-lost = Chi viene ucciso va alla deriva qui, fra i Dispersi nello Spazio. Quasi nulla lo riporta indietro.
guide-red-planet-lost-first = Gli astronauti persi restano qui, fra i Dispersi nello Spazio, fino alla fine della partita.
guide-red-planet-first-player = Chi ha agito per ultimo è ora il primo giocatore, e precede gli altri con lo stesso numero.
guide-red-planet-production = Produzione: ogni zona esplorata riceve ora un gettone, due dopo il turno 8, tre alla fine.
guide-red-planet-majority = Chi ha più astronauti prende tutti i gettoni della zona. In caso di parità si dividono in parti uguali, e ciò che avanza resta lì.
guide-red-planet-reveal = Tutte le scoperte si girano. Alcune agiscono ora, altre nell'ultima produzione, altre nei punteggi finali.
guide-red-planet-scoring = Punteggi finali: gettoni, missioni, il Monopolio del ghiaccio per chi ne ha di più, e scoperte. Vince il totale più alto.
guide-red-planet-scoring-first = Punteggi finali: gettoni, carte bonus, chi ha più ghiaccio, e scoperte. Vince il totale più alto.

## Promemoria di Mission: Red Planet

guide-reference-characters = Personaggi
guide-reference-ships = Navicelle
guide-reference-cards = Carte
guide-reference-mars = Produzione
guide-reference-score = Punteggio
guide-reference-called = Chiamati da 9 a 1. I numeri uguali agiscono in senso orario dal primo giocatore.
guide-reference-called-first = Chiamati da 1 a 9. I numeri uguali agiscono in senso orario dal primo giocatore.
guide-reference-played-by = Giocato da: { $names }
guide-reference-ship-counts = Nel mazzo: { $deck }. Scartate: { $discarded }. Un mazzo vuoto si rifà con le navicelle scartate.
guide-reference-ship-deck = nel mazzo
guide-reference-ship-docked = nella zona di partenza
guide-reference-ship-discarded = scartata
guide-reference-ship-out = fuori dal gioco
guide-reference-ship-any = La destinazione la sceglie chi sale per primo
guide-reference-seats = Posti
guide-reference-card-counts = Carte nel mazzo degli eventi: { $deck }. Quelle senza segno sono nel mazzo o coperte presso qualcuno.
guide-reference-discoveries = Scoperte
guide-reference-missions = Missioni
guide-reference-bonuses = Carte bonus
guide-reference-actions = Azioni
guide-reference-copies = Copie: { $number }
guide-reference-card-yours = tua
guide-reference-card-discarded = scartata
guide-reference-card-removed = fuori dal gioco
guide-reference-card-given-back = di nuovo nel mazzo
guide-reference-after-round = Dopo il turno { $round }
guide-reference-each-zone = in ogni zona esplorata
guide-reference-majority = Chi ha più astronauti in una zona ne prende i gettoni. In caso di parità si dividono in parti uguali, e ciò che avanza resta lì.
guide-reference-worth = Valore
guide-reference-hidden = Inesplorate
guide-reference-supply = Nella riserva
guide-reference-destinations = Tessere destinazione nella riserva
guide-reference-tokens-score = Ogni gettone conta secondo il suo tipo.
guide-reference-missions-score = Conta ogni carta di cui soddisfi la condizione.
guide-reference-discoveries-score = Alcune scoperte danno o tolgono punti alla fine.
guide-reference-ties = In caso di parità decide il numero di gettoni punteggio; se è uguale anche quello, la vittoria è condivisa.
guide-reference-ties-first = La parità è una vittoria condivisa.
guide-symbol-token = In una produzione lo prende chi ha più astronauti nella zona. Punti per ciascuno alla fine: { $points }.
guide-symbol-supply = Astronauti che si possono ancora piazzare sulle navicelle.
guide-symbol-lost = Astronauti fuori dal gioco, a meno che una carta non li riporti.
guide-symbol-cards = Carte che solo il proprietario può guardare.
