### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, tocca a te.
serve-for-others = Per gli altri: { $urls }
serve-only-here = Solo questo computer può aprirlo. Puoi far entrare la tua rete dalla pagina, oppure con --host 0.0.0.0.

## What `marsbound serve` says at the terminal

serve-compiling = Il motore viene compilato in sottofondo, ci vuole circa un minuto. Intanto si può giocare; i bot che ragionano in anticipo si stanno ancora scaldando.
serve-compiled = Il motore è compilato: ora tutti i bot pensano a piena velocità.
serve-no-compiler = Qui non c'è un compilatore C, quindi il motore gira senza essere compilato. Tutto funziona; i bot che ragionano in anticipo provano meno possibilità e giocano peggio.
serve-failed = Non è stato possibile compilare il motore, vedi build/engine.log. Tutto funziona; i bot che ragionano in anticipo provano meno possibilità e giocano peggio.
serve-running = marsbound è già in funzione: { $address }
serve-open-it = Qui non c'è un browser che si possa aprire: apri { $address } nel tuo.
serve-waiting = In attesa del database: { $cause }

## Why a database can't be opened

database-not-understood = non si capisce quale sia il database; serve un file, sqlite:///FILE oppure postgresql://…
database-needs-more = per PostgreSQL serve un pacchetto in più: pip install 'marsbound[postgresql]'
database-is-newer = il database è stato creato da una versione successiva di marsbound (versione dello schema: { $form }); serve quella versione
database-is-served = un altro server marsbound usa già { $place }, e può farlo solo uno alla volta; fermalo oppure indica un altro database
database-has-older-servers = su questo database girano server di una versione precedente ({ $releases }) che non funzionerebbero con il suo nuovo schema; fermali prima
workers-need-postgresql = { $workers } processi richiedono PostgreSQL: un file di SQLite è per uno solo; indica un database con --database postgresql://…
workers-need-linux = { $workers } processi dietro una sola porta richiedono Linux; sugli altri sistemi deve bastarne uno (--workers 1)
database-not-reached = il database non è raggiungibile: { $cause }
database-not-opened = non è possibile aprire il database { $place }: { $cause }
