### La riga di comando: l'aiuto, che cosa non va in ciò che si è scritto, che cosa dicono i comandi per chi gestisce un server.
### I nomi in maiuscolo (GAME, FILE, N), le opzioni e ciò che sta fra apici inversi si scrivono così in ogni lingua.

## Che cosa fa ogni comando; sotto, le sue opzioni per nome

help-marsbound = Tre giochi da tavolo su Marte, per persone e bot. Non ufficiali, fatti da appassionati.
    .more = Senza un comando apre la pagina nel browser, per giocare contro i bot o con gli amici.
    .version = Mostra la versione ed esce.
    .lang = La lingua, prima di qualsiasi comando; la variabile d'ambiente MARSBOUND_LANG la imposta stabilmente, altrimenti vale la lingua del sistema.
help-shared =
    .lang = La lingua; la variabile d'ambiente MARSBOUND_LANG la imposta stabilmente.
    .plain = Niente colori né colonne, un fatto per riga: per lettori di schermo e programmi.
    .json = In JSON, per i programmi.
    .pack = Un pacchetto di contenuti tuo.
    .level = Quanto giocano bene i bot; `marsbound bots` elenca i livelli. `NAME@100ms` o `NAME@2000it` limita la ricerca.
    .seed = Decide il caso e le mosse dei bot; senza, ogni partita è diversa.
    .jobs = Processi su cui giocare; se non lo indichi uno, con `--ray` tutti i core del cluster.
    .ray = Gioca su un cluster Ray: il suo indirizzo, come lo indica `ray start`, oppure `auto` per uno di questa sola macchina. Serve l'extra `ray`.
    .option = Un'opzione del gioco, come le elenca `marsbound games`; si può dare più volte.
    .players = Quanti giocano.
    .database = Un file, `sqlite:///FILE` o `postgresql://…`; se non lo indichi, { $usual }.
    .yes = Non chiedere.
    .keep-replays = Registrazioni caricate, dall'ultima volta che sono state guardate.
    .keep-packs = Pacchetti caricati che nessun tavolo e nessuna registrazione usa.
    .keep-chat = Ciò che si è detto ai tavoli in cui la partita è finita.
    .keep-finished = Partite finite, con replay e risultati.
    .keep-closed = Tavoli chiusi prima della fine della partita.
    .keep-people = Identità senza posti né tavoli, dall'ultima visita.
help-games = I giochi disponibili, con le loro opzioni.
help-bots = I bot disponibili, dal più debole al più forte.
help-play = Gioca contro i bot.
    .more = Scrivi il numero di una mossa oppure un comando: `help` li elenca. `save` salva, e la partita si salva anche se esci in qualunque altro modo, a meno che tu non dica di no.
    .players = Quanti giocano, te compreso.
    .seat = Il tuo posto, contando da 1; se non lo indichi, il primo.
    .resume = Riprende una partita salvata.
help-serve = Avvia un server per giocare in rete: tavoli, bot e replay nel browser.
    .more = Le partite stanno in un database e dopo un riavvio riprendono da dove erano. Ogni opzione si può dare anche con una variabile d'ambiente, per esempio `MARSBOUND_PORT` al posto di `--port`, o con una riga `port = 8765` in un file.
    .config = Il file con le impostazioni; se non lo indichi, `~/.config/marsbound/serve.toml` o `/etc/marsbound/serve.toml`.
    .show-config = Dice soltanto che cosa vale e da dove viene; le password sono nascoste.
    .host = Su quale indirizzo ascoltare; `0.0.0.0` vuol dire tutti.
    .port = Su quale porta ascoltare; 0 ne prende una libera.
    .database-file = Un file che contiene l'URL del database, password compresa.
    .database-seconds = Quanti secondi il database può metterci a rispondere prima di essere considerato guasto.
    .durable = SQLite: non si perde nulla neanche se va via la corrente; più lento.
    .workers = Processi che gestiscono i tavoli su una sola porta; richiede PostgreSQL.
    .node-address = Dove le altre macchine con lo stesso database raggiungono questa, se non si può scoprire.
    .open = Apre la pagina nel browser.
    .thinkers = Processi per i bot.
    .origin = Un'altra pagina che può collegarsi.
    .public-url = L'inizio dei link per gli altri.
    .network-address = Dove la tua rete trova questo computer, se non si riesce a scoprirlo.
    .trusted-proxy = Un server web a monte, del cui `X-Forwarded-For` ci si fida.
    .behind-proxy = Vecchio modo di scrivere `--trusted-proxy 127.0.0.0/8 --trusted-proxy ::1`.
    .private-webhooks = Permette notifiche a indirizzi privati.
    .webhook-certificates = Autorità di certificazione per le notifiche.
    .open-closes-after = Dopo quanto si chiude un tavolo la cui partita non è iniziata, se nessuno fa nulla.
    .running-closes-after = Lo stesso per un tavolo con una partita in corso.
    .connections-per-address = Connessioni contemporanee da un indirizzo.
    .requests-per-second = Richieste da un indirizzo, in media.
    .messages-per-second = Messaggi su una connessione, in media.
    .people-per-hour = Nuove identità da un indirizzo.
    .tables-per-hour = Nuovi tavoli da un indirizzo.
    .tables-per-person = Tavoli aperti e in corso di una stessa persona.
    .bot-tables-per-person = Tavoli di una stessa persona in cui giocano solo bot.
    .slow-bots-per-person = Bot che ragionano in anticipo a tutti i tavoli di una stessa persona.
    .hints-per-minute = Suggerimenti per una persona.
    .metrics-token = Chi lo invia può leggere `/metrics` da fuori; su questo computer non serve.
    .metrics-token-file = Un file che contiene il token.
    .compile = Intanto compila il motore, se non lo è.
    .log-level = Da quale importanza in su si scrive nel registro.
help-simulate = Gioca partite fra bot, a caso se non si dà un livello, e riassume come finiscono.
    .games = Quante partite.
    .json = I risultati in JSON.
help-arena = Fa giocare i bot l'uno contro l'altro, ognuno a ogni posto nelle stesse distribuzioni.
    .bots = Chi gioca, come li elenca `marsbound bots`. Se sono tanti quanti i giocatori, siedono nell'ordine indicato; se sono meno, il primo gioca contro gli altri.
    .cross = Uno di ogni bot contro N-1 di ogni altro.
    .games = Quante partite almeno per ogni formazione.
    .json = Conserva lì ogni partita, una per riga; lo stesso comando riprende da ciò che c'è.
    .report = Scrive una pagina con grafici.
    .records = Conserva lì la registrazione di ogni partita.
help-selfplay = Partite fra bot come dati da cui imparare: una riga per ogni decisione, in Parquet, e la registrazione di ogni partita.
    .more = Serve l'extra `data`. Lo stesso comando riprende da ciò che c'è nella cartella; con più partite ne aggiunge.
    .bots = Chi gioca, come li elenca `marsbound bots`. Se sono tanti quanti i giocatori, siedono nell'ordine indicato; se sono meno, il primo gioca contro gli altri. Da una partita all'altra tutti avanzano di un posto.
    .games = Quante partite, ognuna con un'altra distribuzione.
    .out = La cartella per i file di dati, le registrazioni e l'elenco.
    .observations = Anche ciò che il giocatore vedeva, byte per byte.
    .games-per-shard = Partite in un file Parquet: 1000 se non è detto altro, 50 con le osservazioni.
help-replay = Che cosa è successo in una partita registrata, e il tavolo alla fine o a un certo passo.
    .more = Senza --seat una partita finita si mostra con tutti i suoi segreti, una non finita come la vede uno spettatore.
    .seat = Come la vede chi siede a questo posto.
    .step = Il tavolo dopo questo numero di risposte; 0 è prima della prima.
help-rules = Le regole di un gioco: tutte, un capitolo o una sola.
    .all = tutte le regole
    .section = un capitolo
    .one = una regola
    .words = regole con tutte queste parole
    .diff = che cosa hanno in comune due giochi, regole e contenuti
    .find = Solo le regole con tutte queste parole; maiuscole e accenti non contano.
help-pack = Il contenuto delle scatole: leggilo, correggilo, controlla le correzioni.
help-pack-list = I pacchetti inclusi.
help-pack-show = Ogni voce di un pacchetto, campo per campo, e quanto ne siamo sicuri.
    .section = Solo una sezione: `zone`, `ship`, `mission`, …
help-pack-check = Se con un tuo pacchetto si può giocare, e ogni errore che contiene, uno per riga.
help-pack-copy = Scrive un pacchetto in un nuovo file, perché tu lo corregga.
    .name = Come si chiama la copia; se non lo indichi, come il file.
help-bench = Misura il motore su un solo core: quattro giocatori, gioco casuale, a ogni decisione tutte le risposte elencate.
    .more = Con l'extra `bench` nella stessa esecuzione si misurano goofspiel di OpenSpiel, Catan di catanatron, forza quattro e tris di PettingZoo, con `bench-jax` anche forza quattro di pgx; con `research` anche questo gioco in PettingZoo e OpenSpiel.
    .game = Il gioco da misurare.
    .seconds = Quanti secondi misurare in tutto.
    .json = Le misure in JSON.
help-admin = Gestisce le partite e le persone di un server. Il server può restare acceso: vede i cambiamenti in pochi secondi.
help-admin-list = Tutti i tavoli.
    .status = `open`, `running`, `paused`, `finished` o `closed`; se non lo indichi, tutti.
    .json = In JSON, un tavolo per riga.
help-admin-export = Scrive in un file la registrazione di una partita finita, o tutto ciò che si sa di un altro tavolo.
    .more = La registrazione di una partita non finita mostra ciò che i giocatori non sanno: è una copia del tavolo, per `import`.
help-admin-import = Importa ciò che `export` ha scritto: una registrazione diventa un replay, un tavolo riprende da dove era.
help-admin-delete = Elimina per sempre dei tavoli con tutto ciò che vi appartiene.
help-admin-check = Cerca tavoli e registrazioni che questa versione di marsbound non saprebbe aprire; se ce ne sono, il codice di uscita è 1.
    .more = Eseguilo con la nuova versione prima di un aggiornamento: il database viene solo letto, e intanto un server può usarlo.
help-admin-backup = Copia tutto com'è in questo momento, anche mentre il server gira: in un nuovo file, in una cartella con la data di oggi o in un altro database; è anche la via da SQLite a PostgreSQL.
    .keep = Quante delle ultime copie di sicurezza conservare nella cartella.
help-admin-restore = Riporta ciò che `backup` ha scritto in un nuovo database vuoto.
    .more = Il server non deve ancora usarlo. La copia di sicurezza viene soltanto letta, e può essere di una versione precedente o di un altro tipo di database.
help-admin-sweep = Elimina ciò che nessuno usa da questo numero di giorni (`forever` lo conserva), come un server acceso fa da solo.
    .dry-run = Dice soltanto che cosa verrebbe eliminato.
help-admin-people = Chi è stato qui: nomi e identificativi; le chiavi segrete si conservano solo come impronte.
help-admin-people-list = Tutti quelli che hanno un'identità, e quanti posti hanno.
help-admin-people-show = Che cosa si conserva di una persona, e i suoi tavoli.
help-admin-people-bar = Esclude qualcuno: qui non potrà più giocare, guardare né scrivere.
help-admin-people-unbar = Riammette qualcuno.
help-admin-people-secret = Crea una nuova chiave segreta per qualcuno e la mostra; la vecchia non vale più.
help-admin-people-delete = Dimentica qualcuno per sempre: le sue partite restano, con «Ex giocatore» al posto del nome.
    .more = Nome, chiave segreta e webhook spariscono subito. Alle partite pensa il server, che abbandona quelle in corso: entro pochi secondi, o al prossimo avvio.
help-admin-chat = Ciò che si dice ai tavoli.
help-admin-chat-list = Tutto ciò che si è detto a un tavolo, ogni riga con il suo numero e chi l'ha detta.
help-admin-chat-delete = Elimina delle righe; spariscono dagli schermi di tutti.
help-admin-replays = Registrazioni che le persone hanno caricato.
help-admin-replays-list = Tutte: identificativo, quando, gioco, chi ha giocato.
help-admin-replays-delete = Elimina per sempre delle registrazioni caricate.
help-admin-packs = Pacchetti di contenuti che le persone hanno caricato.
help-admin-packs-list = Tutti, e da quanti tavoli e replay ognuno è usato.
help-admin-packs-delete = Elimina per sempre i pacchetti di cui nessun tavolo e nessun replay ha bisogno.
    .unused = Tutti quelli con cui non si gioca.

## Che cosa sta intorno, e che cosa non va in un comando

click-usage = Uso:
click-options = Opzioni
click-commands = Comandi
click-help-option = Mostra questo aiuto ed esce.
click-default = predefinito: { $default }
# In brackets behind an option: the variable in the environment that sets it
click-variable = variabile d'ambiente: { $var }
# In brackets behind an option that can't be left out
click-required = obbligatorio
click-aborted = Interrotto.
click-error = Errore: { $message }
click-error-input = Errore: risposta non valida
click-try = Per l'aiuto prova '{ $command }'.
click-invalid = Valore non valido: { $message }
click-invalid-of = Valore non valido per { $param_hint }: { $message }
# The name of the argument and a full stop follow
click-missing-argument = Manca l'argomento
# The name of the option and a full stop follow
click-missing-option = Manca l'opzione
click-missing-command = Manca il comando.
click-no-option = Non c'è un'opzione { $name }.
click-no-command = Non c'è un comando { $name }.
click-no-value = L'opzione { $name } non prende un valore.
click-no-whole-number = { $value } non è un numero intero.
click-no-number = { $value } non è un numero.
click-range = { $value } non è nell'intervallo { $range }.
click-file-missing = Non c'è { $filename }.
click-file-is-folder = { $filename } è una cartella, non un file.
click-folder-is-file = { $filename } è un file, non una cartella.
click-file-unreadable = Non si può leggere { $filename }.
click-file-unwritable = Non si può scrivere { $filename }.
click-file-unopened = Non si può aprire { $filename }: { $message }
click-unknown-error = errore sconosciuto
click-extra-arguments = Argomenti di troppo: { $args }
click-needs-argument = L'opzione { $name } richiede un valore.
click-did-you-mean = Intendevi { $possibilities }?
click-choices = { $value } non è uno di { $choices }.
error-language = non c'è la lingua { $language }; ci sono { $languages }
error-option-form = «{ $value }» non è della forma NAME=VALUE
error-option-twice = { $name } è dato due volte
error-days = { $value } non è né un numero di giorni né «forever»
error-address = { $address } non è un indirizzo come 192.168.0.7
error-network = { $network } non è un indirizzo o una rete come 172.18.0.0/16
error-which-game = Quale gioco? `marsbound games` li elenca; `--resume RECORD` riprende una partita salvata.
error-how-many = Quanti giocano? Indica --players, da { $fewest } a { $most }, te compreso.
error-two-games = Si confrontano due giochi: `marsbound rules diff A B`
error-one-id = Un identificativo alla volta: { $other } è di troppo.
error-find-alone = --find vale per tutte le regole di un gioco; indica solo il gioco
error-section = { $section } non è una sezione di { $pack }; { $wanted }
error-other-game = { $file } è una partita di { $game }, non di { $wanted }
error-other-players = { $file } è iniziata con un altro numero di giocatori: { $players }, non { $wanted }
error-other-option = { $file } non è iniziata con { $option }={ $value }: in una partita in corso le opzioni non si cambiano
error-game-over = { $file }: questa partita è finita; la mostra `marsbound replay`
error-outside-program = { $file }: al posto { $seat } gioca un programma esterno, { $who }; indica con --level chi gioca contro di te, questo programma o un altro bot
error-pack-of-other-game = { $name }: questo pacchetto è per { $game }; ne serve uno per { $wanted }
error-no-seat = non c'è un posto { $seat }; i posti si contano da 1 a { $players }
error-no-report-folder = { $file }: non c'è una cartella { $folder } in cui scrivere il rapporto
error-no-record-folder = { $folder }: non si può creare ({ $cause }); serve una cartella per le registrazioni
error-not-written = { $file }: non si può scrivere ({ $cause })
error-not-installed = { $package } non è installato; si installa con `pip install '{ $extra }'`
error-setting = { $place }, { $key }: { $cause }
error-setting-twice = sono dati sia { $one } sia { $other }; ne serve uno solo
error-secret-empty = { $file }: il file è vuoto; ci si aspettava il segreto
error-config-unread = { $file }: non si può leggere ({ $cause })
error-config-form = { $file }, riga { $line }: non è TOML ({ $cause })
error-config-open = { $place }: { $key } è un segreto e chiunque su questa macchina può leggere il file; lo rimedia `chmod o-r { $file }`
error-config-key = { $place }: non c'è un'impostazione «{ $key }»; serve il nome di un'opzione di `marsbound serve`, per esempio `port`
error-config-switch = serve true o false
error-config-kind = serve un testo o un numero
error-keep-folder = { $target }: --keep vuole una cartella di copie di sicurezza; questa non lo è
error-backup-damaged = { $file }: la copia di sicurezza è danneggiata ({ $cause })
error-no-database = non c'è un database { $place }; serve quello che usa un server
error-older-server = un server di una versione precedente usa questo database; prima fermalo (`admin check` guarda soltanto)
error-no-person = non c'è nessuno con l'identificativo «{ $id }»; `marsbound admin people list` elenca tutti
error-no-table = non c'è un tavolo «{ $id }»
error-nothing-deleted = { $cause }; non è stato eliminato nulla
error-no-line = al tavolo «{ $id }» non è stato detto nulla con il numero { $number }
error-no-replay = non c'è un replay «{ $id }»
error-no-pack = nessuno ha caricato un pacchetto «{ $hash }»
error-pack-needed = tavoli e replay che hanno bisogno di { $hash }: { $number }

## Che cosa chiedono e dicono i comandi per chi gestisce un server

config-place = { $file }, riga { $line }
config-file = il file { $file }
config-no-file = nessun file
config-from-option = dato come opzione
config-usual = il valore usuale

# Behind a question: the letters for yes and no that may be typed
ask-yes-or-no = { $question } [s/N]
# What is typed for yes: the letter above and the word
ask-yes-letter = s
ask-yes = sì
ask-forget = Dimenticare { $id } per sempre?
ask-delete = Eliminare { $ids } per sempre?
person-name = nome: { $name }
person-since = dal: { $day }
person-webhook = indirizzo webhook: { $url }
person-no-webhook = indirizzo webhook: nessuno
person-barred = escluso: sì
person-not-barred = escluso: no
person-said = righe dette: { $number }
person-table = tavolo: { $id } { $day } { $status } { $game }
person-host = ospita
person-is-barred = escluso
person-is-leaving = se ne va
deleted-packs =
    { $number ->
        [one] { $number } pacchetto eliminato
       *[other] { $number } pacchetti eliminati
    }
checked-table = tavolo { $id } ({ $status }): { $reason }
checked-record = registrazione { $id } ({ $status }): { $reason }
checked-tables =
    { $number ->
        [one] { $number } tavolo controllato
       *[other] { $number } tavoli controllati
    }
checked-records =
    { $number ->
        [one] { $number } registrazione controllata
       *[other] { $number } registrazioni controllate
    }
checked-closed = non si aprono: { $number }
swept-replays = replay salvati: { $number }
swept-packs = pacchetti: { $number }
swept-chat = righe di chat: { $number }
swept-finished = partite finite: { $number }
swept-closed = tavoli chiusi: { $number }
swept-people = identità: { $number }
