### Replay: partite del passato, passo dopo passo.
### I nomi inseriti ($seat, $names, $phase, $answer …) sono parole finite e non si flettono mai.

## Attraverso una partita

replay-name = Replay
replay-timeline = Linea del tempo
replay-where = Passo { $step } di { $steps }. { $phase }
replay-first = All'inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-on = Un passo avanti
replay-last = Alla fine
replay-speed = Velocità
replay-times = { $speed }×
replay-beginning = Il tavolo è vuoto. La partita comincia con il prossimo passo.
replay-nothing-seen = Si pesca o si distribuisce qualcosa che da qui non si vede.
replay-answered = { $seat }: { $answer }

## Con gli occhi di chi

replay-eyes = Con gli occhi di
replay-all-open = Tutte le carte scoperte
replay-by = Vista da { $seat }
replay-by-onlooker = Vista da uno spettatore
replay-in-front = Carte qui sotto: { $seat }
replay-points = Punti finora

## Da portare con sé

replay-copy-link = Copia un link a questo passo
replay-link-copied = Link copiato. Chi lo possiede può rivedere questa partita.
replay-link-by-hand = Qui il browser non permette di copiare. Seleziona il link e copialo a mano.
replay-download = Scarica la registrazione
replay-not-done = Non ha funzionato

## Lo scaffale

replay-shelf = Replay
replay-shelf-lead = Rivedi una partita finita, passo dopo passo, con gli occhi di chi vuoi.
replay-drop = Trascina qui una registrazione o scegli un file
replay-drop-hint = I file delle registrazioni finiscono in .marsbound.json. Ne ricevi uno alla fine di ogni partita, qui e nel terminale.
replay-mine = Le tue partite finite
replay-mine-empty = Non hai ancora finito una partita.
replay-others = Partite aperte di altri
replay-others-empty = Nessuno ha ancora finito una partita aperta.
replay-bot = { $bot } ({ $level })
replay-won = Vittoria: { $names }, { count-points }
replay-nobody-won = Nessuno ha vinto
replay-more = Mostra altro

## Statistiche

replay-statistics = Come se la cavano persone e bot
replay-statistics-lead = Tutte le partite finite su questo server. La tacca sulla barra indica ciò che darebbe il puro caso.
replay-who = Chi
replay-games = Partite
replay-wins = Vinte
replay-average = Punti in media
replay-by-chance = Per puro caso: { $share }

## Che cosa può non andare in una registrazione

replay-problem-file = Impossibile aprire { $file }
replay-problem-answer = La mossa { $number } della registrazione non è possibile in quel punto della partita. Fino a lì va tutto bene.
replay-problem-bad-input = Non è la registrazione di una partita, o è danneggiata. Scaricala di nuovo o cerca un'altra copia.
replay-problem-bad-message = Non è la registrazione di una partita. I file delle registrazioni finiscono in .marsbound.json.
replay-problem-too-large = Il file è troppo grande per una registrazione.
replay-problem-no-such-game = È la registrazione di un gioco che qui non c'è.
replay-problem-no-such-pack = La partita è stata giocata con un pacchetto di contenuti che questo server non ha. Carica prima il pacchetto, poi riapri la registrazione.
replay-problem-other-rules = La registrazione richiede un'altra versione delle regole.
replay-problem-no-such-replay = Questo replay qui non c'è.
replay-problem-no-such-table = Questa partita qui non c'è.
replay-problem-not-over = Questa partita è ancora in corso. La registrazione arriva alla fine.
replay-problem-not-invited = Era una partita privata. Solo chi l'ha giocata può rivederla o darti la registrazione.
