# Che cosa non va in un pacchetto o in una registrazione.

## Luoghi, valori, elenchi
mistake-note = nota
mistake-byte = byte { $number }
mistake-line = riga { $line }, colonna { $column }
mistake-end-of-file = fine del file
mistake-huge-number = un numero enorme
mistake-a-list = una lista
mistake-empty-list = una lista vuota
mistake-a-table = una tabella
mistake-a-date = una data o un'ora
mistake-or = { $first } o { $last }
mistake-and = { $first } e { $last }

## Che cosa ci si aspettava
wanted = atteso: { $wanted }
wanted-or-nothing = atteso: { $wanted }, oppure nulla
wanted-did-you-mean = intendevi «{ $word }»?
wanted-number = un numero intero da { $low } a { $high }
wanted-multiple = un multiplo di { $step } da { $low } a { $high }
wanted-list = una lista in cui ogni elemento è { $each }
wanted-long-list = una lista di lunghezza { $length } in cui ogni elemento è { $each }
wanted-choices = una lista da 1 a { $most } numeri, ognuno dei quali { $numbers }
wanted-yes-no = true o false
wanted-counts = una tabella con un numero per { $keys }
wanted-amounts = una tabella con numeri per alcuni di { $keys }
wanted-id = un id della sezione { $section }
wanted-ids = una lista di id della sezione { $section }
wanted-some-ids = una lista di { $number } id della sezione { $section }
wanted-name = un nome di al massimo 60 lettere minuscole e cifre, con trattini singoli in mezzo
wanted-each-once = atteso: ogni { $section } una volta sola
wanted-at-most = atteso: al massimo { $most }
wanted-at-most-there = atteso: al massimo { $most } in quel punto
wanted-at-least = atteso: almeno { $least }
wanted-at-least-one = atteso: almeno una
wanted-for-each-player = atteso: almeno { $least }, { $each } per ognuno dei { $players } giocatori
wanted-mark-for-each-copy = atteso: { $number }, uno per ogni copia
wanted-utf-8 = atteso: un file TOML salvato come UTF-8
wanted-toml-file = atteso: un file TOML
wanted-pack-file = atteso: il file TOML di un pacchetto
wanted-valid-toml = atteso: TOML valido
wanted-header = atteso: una tabella [pack] con name, game e format
wanted-other-pack = atteso: il nome di un altro pacchetto
wanted-only-known = atteso: { $number }, l'unico conosciuto qui
wanted-tables = atteso: una lista di tabelle, ognuna intitolata { $header }
wanted-table = atteso: una tabella { $header }
wanted-one-with-id = atteso: una { $header } con questo id
wanted-own-id = atteso: un id proprio
wanted-own-name = atteso: un nome proprio
wanted-text = atteso: un testo
wanted-only-with = atteso solo con { $ids }
wanted-fields-only = atteso solo: { $fields }
wanted-no-such-field = un campo così non era atteso
wanted-table-with = atteso: una tabella con { $names }
wanted-file-or-pack = atteso: un file TOML o uno di { $names }
wanted-language = atteso: una delle lingue { $languages }
wanted-fluent = atteso: messaggi Fluent
wanted-different = atteso: un pacchetto che differisca da questo in almeno un numero
wanted-by-rulebook = il regolamento ne conta { $number }

## Errori in qualsiasi pacchetto
mistake-is = { $name } è { $value }
mistake-is-value = è { $value }
mistake-has = { $name } contiene { $value }
mistake-has-numbers =
    { $name } contiene { $number ->
        [one] { $number } numero
       *[other] { $number } numeri
    }
mistake-has-after = { $name } contiene { $after } dopo { $before }
mistake-has-no = { $name } non contiene { $key }
mistake-has-key = { $name } contiene { $key } = { $value }
mistake-has-of-them = { $name } ne contiene { $number }
mistake-empty = { $name } è vuoto
mistake-no-such-id = { $name } { $value }, che non è nella sezione { $section }
mistake-twice = { $name } { $value } due volte
mistake-no-utf-8 = non è testo UTF-8
mistake-unreadable = non si può leggere ({ $reason })
mistake-too-deep = è annidato troppo in profondità
mistake-no-toml = non è TOML: { $problem }
mistake-no-section = manca la sezione
mistake-unknown-field = { $key } non è un campo conosciuto
mistake-missing = manca { $name }
mistake-missing-for-effect = manca { $name }, che serve all'effetto «{ $effect }»
mistake-is-missing = manca
mistake-unknown-section = non è una sezione di { $game }
mistake-unknown-entry = non è nella sezione { $section } di questo gioco
mistake-same-id = ha lo stesso id di una voce precedente della sezione { $section }
mistake-not-here = { $key } non va messo qui
mistake-not-of-effect = { $key } non appartiene all'effetto «{ $effect }»
mistake-wrong-moment = moment è { $value }, quando l'effetto «{ $effect }» non può agire
mistake-pedigree-of-nothing = pedigree di { $name }, che questa voce non ha
mistake-pedigree-is = pedigree di { $name } è { $value }
mistake-pedigree-missing = manca il pedigree di { $name }
mistake-count = { $things }: { $number }
mistake-no-built-in = non è un pacchetto incluso
mistake-name-of-built-in = il nome è «{ $name }», che è quello del pacchetto incluso
mistake-no-pack-or-file = non è né un pacchetto incluso né un file
mistake-no-language = non è una lingua
mistake-same-hash = la sua impronta { $hash } è quella di un altro pacchetto, { $name }, con cui si gioca diversamente
mistake-in-all = { $number } in tutto
mistake-with-copies = { $number } con le copie

## Registrazioni
record-unreadable = { $file }: non si può leggere ({ $reason }); atteso un file di registrazione, NAME{ $suffix }
record-itself = la registrazione
record-too-large = una registrazione ha al massimo { $most } byte
record-no-game = la registrazione è di «{ $game }»; si conoscono: { $names }
record-too-many-steps = le risposte nella registrazione sono { $number }, più di { $most }
record-format = { $file }: il suo formato è «{ $format }»; atteso «{ $known }», l'unico conosciuto qui
record-no-record = { $file }: non è una registrazione: { $problem }
record-no-json = { $file }: non è JSON intero: { $problem }; è stato troncato o modificato?
record-no-utf-8 = { $file }: il byte { $number } non è testo UTF-8; il file è stato troncato o modificato?
record-in-file = { $file }: { $problem }
record-full-hash = { $file }: il full_hash del suo pacchetto è { $full }; atteso uno che inizi con { $short }
record-rules = alla registrazione serve la versione { $needed } delle regole di { $game }; questa è la versione { $here }
record-other-pack = alla registrazione serve il pacchetto { $pack } con impronta { $hash }; { $given } è per { $game } e ha impronta { $has }
record-no-pack = alla registrazione serve il pacchetto { $pack } con impronta { $hash }; indicalo con --pack FILE (quello incluso, { $here }, ha impronta { $has })
record-answer-form = risposta { $number }: «{ $text }» non ha la forma «SEAT ANSWER», dove SEAT (il posto) è * o da 1 a { $players }
record-steps = la registrazione ha i passi da 0 a { $last }, non { $wanted }
record-other-game = la registrazione è di { $game }, non di { $here }
record-rules-of-game = alla registrazione serve la versione { $needed } delle regole di { $game }; questa è { $here }
record-pack-hash = alla registrazione serve il pacchetto { $pack } con impronta { $hash }; questo ha { $has }
record-game-over = risposta { $number } ({ $answer }): la partita è già finita
record-answer-wrong = risposta { $number } ({ $answer }): { $problem }
record-result = il risultato della registrazione, { $result }, non è quello che danno le sue risposte: { $given }
answer-unknown = «{ $text }» non è una risposta a { $line }; atteso: { $expected }
answer-form = { $form }, per esempio «{ $example }»
answer-not-natures = il caso non può rispondere «{ $text }» a { $line }
answer-forbidden = le regole non lo permettono (regola { $rule }): { $reason }

## Copying packs
copy-no-name = «{ $name }» non può essere il nome di un pacchetto; atteso: { $wanted }
copy-built-in-name = «{ $name }» è il nome di un pacchetto incluso; atteso un altro
copy-no-name-line = il pacchetto { $name } non ha sotto [pack] una riga name con questo nome; attesa una riga da cambiare
copy-there = { $file } c'è già; atteso un file nuovo
copy-unwritable = { $file } non può essere scritto ({ $reason }); atteso un file nuovo
copy-give-name = «{ $name }» non può essere il nome di un pacchetto; indicane un altro con --name

## Fluent messages that a pack brings
text-no-language = non c'è una lingua «{ $language }»; ci sono: { $languages }
text-unreadable = { $file }: non si può leggere ({ $reason }); atteso un file di messaggi Fluent
text-no-utf-8 = { $file }: il byte { $number } non è testo UTF-8; attesi messaggi Fluent
text-no-message = { $file }, riga { $line }: { $problem }; atteso un messaggio Fluent
text-in-itself = il messaggio «{ $message }» nella lingua { $language } fa riferimento a sé stesso
text-broken = il messaggio «{ $message }» nella lingua { $language }: { $problem } (dati: { $given })
