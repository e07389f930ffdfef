### What somebody asked for and can't have: a game, a bot, a file. The same words stand beside each id in the program, for programs to read.

## Games, their options, their rules
input-rules-version = serve la versione { $needed } delle regole di { $game }; questa è la versione { $here }
input-players = { $game } è per { $fewest }-{ $most } giocatori, non per { $players }
input-no-option = { $game } non ha un'opzione «{ $name }»; le sue opzioni: { $names }
input-option-value = { $game }: l'opzione { $name } non può essere «{ $value }»; possibili: { $values }
input-mode-solo = rocketmen: la modalità solo è per 1 giocatore, non per { $players }
input-mode-battle = rocketmen: la modalità battle_for_earth è per 2-4 giocatori, non per 1
input-solo-variants = rocketmen: una partita in solitario non ha varianti
input-difficulty = rocketmen: la difficoltà { $difficulty } è per 1 giocatore, non per { $players }
input-no-variant = rocketmen: non c'è una variante «{ $name }»; ci sono: { $names }
input-variants-form = rocketmen: l'opzione variants accetta none, drawn o due nomi, come A,B, non «{ $names }»
input-no-game = non c'è un gioco «{ $name }»; ci sono: { $names }
input-no-game-called = nessun gioco si chiama { $game }; ci sono { $names }
input-unknown = «{ $word }»
input-unknown-near = «{ $word }» (intendevi { $words }?)
input-no-rule = { $game } non ha una regola { $rule }; { $there }
input-no-section = { $game } non ha un capitolo «{ $letter }»; { $there }
input-section-goes = il capitolo { $letter } va da { $first } a { $last }
input-sections = i capitoli sono { $letters }
input-not-compared = { $first } e { $second } non si possono confrontare: le regole di nessuno dei due rimandano a quelle dell'altro
input-other-pack = { $name }: questo pacchetto è per { $game }; ne serve uno per { $wanted }

## Bots
input-no-bot = non c'è un bot «{ $name }»; ci sono: { $names }
input-no-search = «{ $spec }»: { $name } non fa ricerche, quindi non si può limitare; le fanno: { $names }
input-limit = «{ $spec }»: «{ $wanted }» non è un limite; servono millisecondi o iterazioni, da 1 a { $most }, come { $name }@100ms o { $name }@2000it
input-which-program = «{ $spec }»: quale programma? Serve program:COMMAND LINE
input-command-line = «program:{ $command }»: serve una riga di comando, ma: { $cause }
input-no-program = «program:{ $command }»: non c'è un programma «{ $name }» che si possa eseguire
input-which-class = «{ $spec }»: quale classe? Serve python:MODULE:CLASS
input-no-module = «{ $spec }»: il modulo { $module } non si può importare: { $cause }
input-no-class = «{ $spec }»: nel modulo { $module } non c'è { $name }
input-no-choose = «{ $spec }»: { $name } non ha un metodo choose(view, question)
input-bot-not-made = «{ $spec }»: non si può creare per { $game }: { $cause }
input-error-at = { $error } ({ $file }, riga { $line })
fault-not-started = non si può avviare: { $reason }
fault-no-restart = non viene più riavviato; riavvii già fatti: { $restarts }
fault-no-answer = non ha risposto entro { $seconds } s
fault-closed = ha chiuso l'output senza rispondere
fault-ended = è terminato senza rispondere, con codice di uscita { $code }
fault-ended-writing = è terminato senza rispondere, con codice di uscita { $code }; ultime parole su stderr: { $shown }
fault-too-long = ha risposto con una riga di più di { $most } byte: { $shown }
fault-no-json = ha risposto { $shown }, che non è JSON
fault-no-choice = ha risposto { $shown }; serve { $expected }
fault-impossible = ha scelto { $choice }, che non è possibile; possibile: { $possible }
fault-raised = ha sollevato l'eccezione { $error }
fault-raised-at = ha sollevato l'eccezione { $error } ({ $file }, riga { $line })

## The arena
input-no-bots = non sono indicati bot; serve per esempio --bots heuristic,random
input-too-many-bots = sono indicati più bot che giocatori: { $bots } per { $players }; con --cross ognuno gioca contro ognuno
input-cross-bots = una tabella incrociata richiede due o più bot, ognuno indicato una volta, non { $bots }
input-cross-players = una tabella incrociata richiede due o più giocatori
input-results-file = { $file }: non si può leggere e scrivere ({ $cause })
input-results-unread = { $file }: non si può leggere ({ $cause })
input-no-set-up = { $file }: non è un file di risultati dell'arena; la prima riga non descrive un torneo
input-no-results = { $file }: non è un file di risultati dell'arena: { $cause }
input-no-result = { $file }, riga { $number }: non è una partita: { $cause }
input-results-format = { $file }: il formato è «{ $format }»; serve «{ $known }»
input-other-set-up = { $file } ha i risultati di un altro torneo: { $differing }; indica un altro file o elimina questo
input-game-of = la partita: formazione { $line_up }, distribuzione { $deal }, rotazione { $rotation } ({ $seats })
input-game-stopped = { $game }: non è stato possibile portarla alla fine
input-process-died = un processo è terminato all'improvviso (codice di uscita { $code }), { $game }
input-other-marsbound = lì marsbound è diverso da quello qui ({ $differing }); ogni macchina ha bisogno dello stesso
input-other-bot = lì «{ $bot }» è diverso da quello qui; ogni macchina ha bisogno dello stesso file
input-at-machine = { $machine }: { $cause }
input-no-marsbound = { $machine }: lì marsbound non si può usare ({ $cause }); ogni macchina ha bisogno dello stesso
input-processes-died = uno dopo l'altro sono terminati all'improvviso dei processi ({ $times }), { $game } ({ $cause })
input-cluster-failed = il cluster non può andare avanti: { $cause }
input-ray-address = «{ $address }» non è l'indirizzo di un cluster Ray; atteso `auto`, oppure HOST:PORT come lo indica `ray start`
input-no-cluster = questa macchina non può unirsi al cluster Ray all'indirizzo { $address } ({ $cause })
input-without-weights = { $problem }; i bot giocano a { $game } solo in base ai punti

## A server
input-no-table = non c'è un tavolo «{ $table }»
input-table-format = { $file }: il formato è «{ $format }»; serve «{ $known }» o una registrazione
input-table-there = { $file }: il tavolo { $table } c'è già; prima eliminalo
input-cannot-listen = non si può ascoltare su { $host }, porta { $port } ({ $cause })
input-no-tables = in questo database non ci sono tabelle di marsbound; serve quello che usa un server
input-target-not-empty = la destinazione contiene già qualcosa ({ $name }); serve un database nuovo e vuoto
input-not-repeated = non si può ripetere ({ $cause })
input-game-not-here = il gioco del tavolo è { $game }, che qui non c'è
input-table-pack = al tavolo serve il pacchetto { $pack } con impronta { $hash }: { $problem }
input-record-pack = alla registrazione serve un pacchetto con impronta { $hash }; quello con questo nome qui ha { $has }
input-no-pack = non c'è un pacchetto con impronta «{ $hash }»
input-pack-changed = il pacchetto { $name } non è più quello di prima: questa versione lo legge in modo diverso
input-other-rules = serve la versione { $rules } delle regole; qui c'è la versione { $here }
input-selfplay-game = partita { $number } ({ $seats })
input-selfplay-folder = { $folder }: contiene dei file, ma nessun elenco; serve una cartella vuota o quella di un'esecuzione precedente
input-selfplay-manifest = { $file }: non è un elenco di partite fra bot: { $cause }
