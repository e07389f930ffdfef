### What the server tells people who aren't at the table.

turn-notice = { $game }: { $name }, it is your turn.
serve-for-others = For others: { $urls }
serve-only-here = Only this computer can open it. The page can let your network in, and so does --host 0.0.0.0.

## What `marsbound serve` says at the terminal

serve-compiling = The engine is being compiled in the background, which takes about a minute. You can play meanwhile; bots that think ahead are still warming up.
serve-compiled = The engine is compiled: all bots think at full speed now.
serve-no-compiler = There is no C compiler here, so the engine runs uncompiled. Everything works; bots that think ahead try less and play weaker.
serve-failed = The engine couldn't be compiled, see build/engine.log. Everything works; bots that think ahead try less and play weaker.
serve-running = marsbound is running already: { $address }
serve-open-it = There is no browser here that could be opened: open { $address } in yours.
serve-waiting = Waiting for the database: { $cause }

## Why a database can't be opened

database-not-understood = the database isn't understood; expected a file, sqlite:///FILE or postgresql://…
database-needs-more = PostgreSQL needs more: pip install 'marsbound[postgresql]'
database-is-newer = the database was made by a later version of marsbound (its schema is { $form }); start that version instead
database-is-served = another marsbound server runs on { $place }, and one at a time can; stop it first, or name another database
database-has-older-servers = servers of an earlier version ({ $releases }) run on this database and wouldn't survive its new schema; stop them first
workers-need-postgresql = { $workers } processes need PostgreSQL: a file of SQLite is for one; name a database with --database postgresql://…
workers-need-linux = { $workers } processes behind one port need Linux; on other systems one has to do (--workers 1)
database-not-reached = the database can't be reached: { $cause }
database-not-opened = the database { $place } can't be opened: { $cause }
