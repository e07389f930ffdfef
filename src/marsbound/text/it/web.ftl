### Il browser.
### I nomi inseriti ($seat, $zone, $card, $names …) sono parole finite e non si declinano.

## Pagina iniziale

web-home = Pagina iniziale
web-slogan = Tutti vogliono andare su Marte.
web-lead = Giochi da tavolo sul pianeta rosso, contro i bot o con gli amici. Scegli e gioca, senza installare nulla.
web-play = Nuova partita
web-play-now = Gioca ora
web-game = Gioco
web-level = Forza dei bot
web-opponents = I tuoi avversari
web-name = Il tuo nome
web-guest = Ospite
web-options-more = Varianti, posti e seme
web-again = Riprova
web-first-game = Prima volta? Una partita guidata
web-pack-built-in = incluso
web-seat-colour = Colore
web-seat-level = Forza di { $seat }
web-colour-azure = blu
web-colour-amber = giallo
web-colour-jade = verde
web-colour-rose = rosa
web-colour-ivory = bianco
web-colour-onyx = nero
web-my-games-all = Mostra tutte ({ $number })
web-table-open = In attesa di giocatori
web-table-paused = In pausa
web-table-host = Chi ospita: { $name }
web-table-free =
    { $number ->
        [one] { $number } posto libero
       *[other] { $number } posti liberi
    }
web-company = Gioca con altri
web-company-lead = Invita gli amici con un link, o giocate davanti a questo schermo.
web-host = Prepara un tavolo
web-join = Entra
web-join-label = Hai un link o un codice?
web-join-unclear = Questo non è il link di un tavolo. Incolla il link intero, o un codice che comincia con t-.
web-open-tables = Tavoli aperti
web-open-tables-none = Nessuno aspetta giocatori.
web-open-tables-start = Vuoi aprire un tavolo?
web-nav = Pagine
web-nav-rules = Regole
web-nav-guide = Prima partita guidata
web-nav-replays = Replay
web-nav-packs = Pacchetti di contenuti
web-nav-about = Informazioni
web-seed-any = qualsiasi
web-my-games = Le tue partite
web-table-about = Giocatori: { $players }, inizio { $begun }
web-loading = Un momento.
web-no-answer = Il server non risponde. Riprova fra poco.
web-line-broken = Connessione persa. Nuovo tentativo in corso.

## Impostazioni

web-settings = Impostazioni
web-theme = Tema
web-theme-system = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-motion = Animazioni
web-motion-system = come il sistema
web-motion-full = complete
web-motion-less = ridotte
web-pace = Velocità delle animazioni
# Of the animations
web-pace-slow = lenta
# Of the animations
web-pace-normal = normale
# Of the animations
web-pace-fast = rapida
web-confirm-turns = Chiedi conferma prima di chiudere il turno
web-sound = Suono
web-volume = Volume
web-text-size = Dimensione del testo
web-notify = Notifica quando tocca a te
web-notify-refused = Il browser non permette notifiche qui. Puoi cambiarlo nelle sue impostazioni per questa pagina.
web-you = Tu su questo server
web-you-about = Nessun account: il browser conserva una chiave segreta che dice chi sei.
web-new-secret = Nuova chiave
web-new-secret-about = Se qualcun altro può conoscerla, prendine una nuova: la vecchia non vale più, e gli altri tuoi dispositivi vengono scollegati.
web-new-secret-done = Hai una nuova chiave segreta. Gli altri dispositivi sono scollegati.
web-delete-me = Eliminami
web-delete-me-about = Il tuo nome, la chiave segreta e le notifiche vengono eliminati. Nelle partite in corso continuano dei bot, come dopo un abbandono. Le partite finite e i messaggi restano, con «Ex giocatore» al posto del nome. Non si può annullare.
web-delete-me-sure = Eliminami per sempre
web-delete-me-not = Resto qui
web-delete-me-done = I tuoi dati sono eliminati. Questo browser non sa più nulla di te.
web-close = Chiudi

## Il tavolo

web-seats = Posti
web-log = Cosa è successo
web-side = Posti e cronaca
web-log-empty = Non è ancora successo nulla.
web-log-earlier = Prima
web-since = Dalla tua ultima mossa
web-watch-again = Rivedi
web-look-back = Mostra questo momento sul tabellone
web-then = Com'era allora: passo { $step }
web-back-to-now = Torna al presente
web-changes = Che cosa è cambiato
web-changes-more = e altri { $number } nella cronaca
web-question = Cosa si chiede
web-options = Scelte possibili
web-standing-leads = { count-points }, in testa
web-standing-place = { count-points }, posto { $place }
web-standing-total = Se la partita finisse ora
web-standing-hidden = Senza ciò che è ancora coperto.
web-thinking = sta pensando
web-thinking-left = pensa ancora { $seconds } s
web-rules-whole = Tutte le regole
web-reference = Promemoria
web-keys = Tasti
web-skips = Vai
web-to-question = Alla domanda
web-to-board = Al tabellone
web-to-hand = Alla tua mano
web-to-log = Alla cronaca

## Il tabellone a parole

web-count = { $name }: { $number }
web-pedigree = Fonte: { $pedigree }
web-source = Fonte

## Scegliere

web-undo = Annulla
web-release = Rimetti a posto
web-sealed = Scelta fatta. Puoi cambiare idea finché non sono pronti tutti.
web-ready-count = Hanno scelto { $ready } su { $all }.
web-not-yet-chosen = Non ancora scelta: conferma, o guarda un'altra carta.
web-settling = Poi non si può più annullare: conferma, o scegli di nuovo.
web-wasteful = Premi di nuovo per farlo comunque.
web-why = Perché no?
web-why-title = Ora non è possibile
web-why-nothing = Qui tutto è possibile.
web-and-more = { $names } e altri { $number }
web-hint = Suggerimento
web-hint-title = Un bot sceglierebbe: { $choice }
web-hint-take = Fai così
web-skip = Salta

## La fine

web-score = Punteggio finale
web-show-score = Mostra il punteggio
web-score-item = { $item }: { $points }
web-rematch = Gioca di nuovo
web-same-deal = Rigioca la stessa partita
web-seed = Seme: { $seed }

## Cosa può andare storto

problem-other = Non ha funzionato ({ $code }). Riprova.
problem-refused = Le regole non lo permettono.
problem-not-asked = Non è il tuo turno.
problem-too-fast = Troppo in una volta. Aspetta un po'.
problem-too-many-tables = Hai già tante partite aperte quante ne può avere una persona. Prima finiscine una, o abbandonala.
problem-too-many-bots = Per te lavorano già tanti bot quanti ne può avere una persona. Scegli un livello più debole, o prima finisci una partita.
problem-too-many-hints = Troppi suggerimenti in poco tempo. Aspetta l'ultimo, o un po'.
problem-paused = La partita è in pausa.
problem-no-hints = A questo tavolo non ci sono suggerimenti.
problem-no-such-table = Questo tavolo non esiste. Forse è stato chiuso.
problem-nothing-to-undo = Non c'è nulla da annullare.
problem-not-stored = Il server non è riuscito a salvarlo. Riprova.
problem-wire-version = Questa pagina è più vecchia del server. Ricaricala.
problem-no-answer = Il server non risponde. Riprova fra poco.
problem-not-invited = Questo tavolo è privato. Chiedi un invito.
problem-no-network = Non è stato possibile far entrare la rete: questo computer non vi ha un indirizzo, o un altro programma occupa la porta.
problem-not-here = Può farlo solo chi siede al computer del server.
problem-replaced = Questo tavolo è aperto in un'altra finestra.
problem-seat-taken = Qualcuno è già seduto lì. Scegli un altro posto.
problem-not-open = La partita è già cominciata. Puoi guardarla.
problem-no-such-seat = A questo tavolo quel posto non c'è.
problem-no-such-pack = Quel pacchetto di contenuti non c'è più. Scegline un altro.
problem-no-such-proposal = È già stato deciso.
problem-full = Il server è pieno. Riprova più tardi.
problem-bad-input = Non è possibile. Ricontrolla le tue scelte.
problem-other-rules = Questa partita è cominciata con regole diverse da quelle di questo server.
problem-other-pack = Questa partita è cominciata con un pacchetto di contenuti che questo server non ha.
problem-bot-plays = In questo posto gioca un bot. Prima riprendilo.
problem-resigned = Hai abbandonato questa partita.
problem-no-identity = Questo server non ti conosce più: la chiave segreta è stata cambiata o eliminata. Ricarica la pagina per ricominciare.
problem-barred = Chi ospita ti ha escluso da questo tavolo.
problem-barred-from-server = Il gestore di questo server ti ha escluso.
problem-plays-here = Chi gioca in questa partita non può essere escluso. Puoi silenziarlo.
problem-no-such-note = Quel messaggio non c'è più.

## Risposte di ogni gioco

web-decline = No, grazie
web-done = Fatto
web-automatic = Scelta automatica: è l'unica possibilità.

# The bots have been slow until now
web-engine-ready = Il motore è compilato: ora i bot pensano a piena velocità.

## A game without a table of its own

web-plain-board = Il tavolo
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
