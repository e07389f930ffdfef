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
web-name = Il tuo nome
web-guest = Ospite
web-options-more = Varianti e seme
web-seed-any = qualsiasi
web-my-games = Le tue partite
web-table-about = Giocatori: { $players }, inizio { $begun }
web-loading = Un momento.
web-no-answer = Il server non risponde. Riprova fra poco.
web-line-broken = Connessione persa. Nuovo tentativo in corso.

## Impostazioni

web-settings = Impostazioni
web-theme = Luce
web-theme-system = come il sistema
web-theme-light = chiara
web-theme-dark = scura
web-motion = Movimento
web-motion-system = come il sistema
web-motion-full = pieno
web-motion-less = ridotto
web-close = Chiudi

## Il tavolo

web-seats = Posti
web-log = Cosa è successo
web-side = Posti e cronaca
web-log-empty = Non è ancora successo nulla.
web-question = Cosa si chiede
web-options = Scelte possibili
web-launch-pad = Zona di partenza
web-hand = I tuoi personaggi
web-missions = Le tue missioni e azioni
web-track = Segnaturni, adesso: { $phase }
web-thinking = sta pensando
web-chosen = scelta fatta
web-supply = Astronauti nella riserva
web-cards = Carte coperte
web-played = Giocati: { $characters }
web-card-in-hand = in mano
web-card-played = giocata
web-card-chosen = scelta per questo turno

## Il tabellone a parole

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = Risorsa: { $kind }
web-unexplored = Non ancora esplorata
web-no-ship = nessuna navicella
web-no-destination = Scelta libera
web-first-aboard = Chi sale per primo sceglie la destinazione.
web-launched = partita
web-aboard = A bordo { $aboard } su { $capacity }
web-destination-token = Tessera destinazione: { $zone }
web-discovery-face-down = Scoperta, coperta
web-discovery-known = Scoperta, nota a te: { $card }
web-discovery-open = Scoperta: { $card }
web-seen-by = Vista da: { $names }
web-neighbours = Confina con: { $zones }
web-side-outer = Zona esterna
web-side-inner = Zona interna
web-side-moon = Luna
web-pedigree = Fonte: { $pedigree }

## Scegliere

web-undo = Annulla
web-release = Lascia
web-picked = Ora scegli dove.
web-sealed = Scelto. Puoi cambiare idea finché non sono pronti tutti.
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
web-score-item = { $item } { $points }
web-rematch = Gioca di nuovo
web-seed = Seme: { $seed }

## Cosa può andare storto

problem-other = Non ha funzionato ({ $code }). Riprova.
problem-refused = Le regole non lo permettono.
problem-not-asked = Non è il tuo turno.
problem-too-fast = Troppo in una volta. Aspetta un poco.
problem-paused = La partita è in pausa.
problem-no-hints = A questo tavolo non ci sono suggerimenti.
problem-no-such-table = Questo tavolo non esiste. Forse è stato chiuso.
problem-nothing-to-undo = Non c'è nulla da annullare.
problem-not-stored = Il server non è riuscito a salvarlo. Riprova.
problem-wire-version = Questa pagina è più vecchia del server. Ricaricala.
problem-no-answer = Il server non risponde. Riprova fra poco.
problem-not-invited = Questo tavolo è privato. Chiedi un invito.
problem-replaced = Questo tavolo è aperto in un'altra finestra.

## Rocketmen

web-decline = No, grazie
web-done = Fatto
web-automatic = Scelto da sé: l'unica possibilità.
web-rocketmen-track = Rotta dal suolo oltre l'orbita terrestre e la Luna fino a Marte
web-rocketmen-track-flying = In volo: { $seat }. { $destination }: casella { $field } di { $distance }
web-rocketmen-arrived = Arrivati: { $names }
web-rocketmen-limit = LIMITE { $number }
web-rocketmen-owed = Ancora da pagare:
web-rocketmen-next-card = La prossima carta successo
web-rocketmen-success = probabilità di successo
web-rocketmen-go-on =
    { $missing ->
        [one] Manca { $missing } casella, carte successo rimaste: { $left }. Se non bastano, si perde tutta la rampa di lancio.
       *[other] Mancano { $missing } caselle, carte successo rimaste: { $left }. Se non bastano, si perde tutta la rampa di lancio.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] La missione e tutta la rampa di lancio restano.
        [one] La missione resta. Si perde { $number } carta della rampa di lancio.
       *[other] La missione resta. Si perdono { $number } carte della rampa di lancio.
    }
web-rocketmen-failure-costs = Si perde tutta la rampa di lancio.
web-rocketmen-completed = Missione compiuta: { count-points }
web-rocketmen-failed = Il lancio è fallito
web-rocketmen-aborted = Lancio interrotto
web-rocketmen-here = Mettila qui
web-rocketmen-put-here = Mettila qui: { $zone }
web-rocketmen-discard-here = Scarta
web-rocketmen-no-mission = Nessuna missione
web-rocketmen-pad-empty = Vuota. Qui vanno motori e componenti.
web-rocketmen-objectives = Obiettivi
web-rocketmen-picked = Ora scegli che cosa farne.
web-rocketmen-rival-resting = Nessuna missione in corso
web-rocketmen-solo-end = Più punti del rivale, ed entrambe le parti dell'obiettivo
