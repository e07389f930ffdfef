### Giocare con altri: al tavolo.
### I nomi inseriti ($name, $names, $seat) sono parole finite e non si declinano.

## Orologi

online-time-left = Tempo rimasto
online-hurry = Il tuo tempo sta per finire.

## Parlare

online-chat = Chat
online-chat-empty = Nessuno ha ancora detto niente. Vuoi salutare?
online-say = Scrivi qualcosa
online-say-it = Invia
online-remove-note = Rimuovi questo messaggio
online-introduce = Entra in chat
online-unread =
    { $number ->
        [one] { $number } messaggio non letto
       *[other] { $number } messaggi non letti
    }
online-note-joined = { $name } si siede.
online-note-left = { $name } si alza.
online-note-kicked = Chi ospita ha liberato il posto di { $name }.
online-note-barred = Chi ospita ha escluso { $name } dal tavolo.
online-note-moved = { $name } continua su un altro dispositivo.
online-note-options-changed = Le opzioni che con questo numero di giocatori non hanno più senso sono state tralasciate.
online-note-started = La partita comincia.
online-note-undone =
    { $number ->
        [one] { $name } annulla { $number } passo.
       *[other] { $name } annulla { $number } passi.
    }
online-note-rewound =
    { $number ->
        [one] Con l'accordo di tutti, { $name } annulla { $number } mossa.
       *[other] Con l'accordo di tutti, { $name } annulla { $number } mosse.
    }
online-note-handed = { $name } lascia giocare un bot: { $level }.
online-note-taken = { $name } torna a giocare.
online-note-clock-ran-out = { $name } ha finito il tempo. Continua un bot.
online-note-resigned = { $name } abbandona. Continua un bot.
online-note-paused = La partita è in pausa.
online-note-resumed = La partita riprende.
online-note-proposed-undo = { $name } chiede di annullare delle mosse.
online-note-proposed-pause = { $name } chiede una pausa.
online-note-declined-undo = { $name }: niente annullamenti.
online-note-declined-pause = { $name }: niente pausa ora.
online-note-ended = La partita è finita.
online-note-closed = Il tavolo è chiuso.

## Al tavolo

online-menu = Menu del tavolo
online-absent = assente
online-watching = Stai guardando.
online-resume = Riprendi
online-take = Torna a giocare
online-asks-undo =
    { $number ->
        [one] { $name } chiede di annullare { $number } mossa.
       *[other] { $name } chiede di annullare { $number } mosse.
    }
online-asks-pause = { $name } chiede una pausa.
online-asked = Richiesta inviata. In attesa di: { $names }
online-agree = D'accordo
online-refuse = Rifiuta
online-withdraw = Ritira
online-is-paused = La partita è in pausa.
online-is-closed = Questo tavolo è chiuso.
online-bot-plays-handed = Per ora qui gioca un bot
online-bot-plays-clock = Tempo finito, qui gioca un bot
online-bot-plays-resigned = Partita abbandonata, qui gioca un bot
online-yours-handed = Un bot gioca per te.
online-yours-clock = Il tuo tempo è finito. Un bot gioca per te.
online-away = Mentre non c'eri
online-away-on = Continua
online-away-watch = Guarda
online-rematch = Un'altra partita
online-rematch-about = Il prossimo tavolo è pronto, con le stesse persone e le stesse regole.
online-rematch-go = Al nuovo tavolo
online-rematch-stay = Resta qui

## Più persone davanti a uno schermo

online-pass = Passa lo schermo a { $name }
