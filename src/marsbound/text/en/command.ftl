### The command line: its help, what is wrong with what was typed, what an operator's commands say.
### Names in capitals (GAME, FILE, N), options and what stands in backticks are typed as they are, in every language.

## What each command does; below it its options, by their names

help-marsbound = Three board games about Mars, played by people and bots. Unofficial, made by fans.
    .more = Without a command it opens the page in a browser, to play against bots or with friends.
    .version = Show the version and exit.
    .lang = The language, before any command; MARSBOUND_LANG in the environment sets it for good, else the system's language is taken.
help-shared =
    .lang = The language; MARSBOUND_LANG in the environment sets it for good.
    .plain = No colours, no columns, one fact a line: for screen readers and programs.
    .json = As JSON, for programs.
    .pack = A content pack of your own.
    .level = How well the bots play; `marsbound bots` lists the levels. `NAME@100ms` or `NAME@2000it` limits a search.
    .seed = Decides what nature and the bots do; without it every game is another.
    .jobs = Processes to play on; one if you don't say, with `--ray` all cores of the cluster.
    .ray = Play on a Ray cluster: its address, as `ray start` tells it, or `auto` for one of this machine alone. It needs the extra `ray`.
    .option = An option of the game, as `marsbound games` lists them; may be given several times.
    .players = How many play.
    .database = A file, `sqlite:///FILE` or `postgresql://…`; { $usual } if you don't say.
    .yes = Don't ask.
    .keep-replays = Uploaded records, since they were last looked at.
    .keep-packs = Uploaded packs that no table and no record uses.
    .keep-chat = What was said at tables whose game is over.
    .keep-finished = Finished games, with their replays and results.
    .keep-closed = Tables that were closed before the game was over.
    .keep-people = Identities without any seat or table, since they were last seen.
help-games = The games there are, with their options.
help-bots = The bots there are, from the weakest to the strongest.
help-play = Play a game against bots.
    .more = Type the number of a choice, or a command: `help` lists them. `save` saves, and so does leaving in any other way than by saying that you don't want to.
    .players = How many play, you included.
    .seat = Your seat, counted from 1; the first if you don't say.
    .resume = Go on with a saved game.
help-serve = Serve online play: tables, bots, replays, in the browser.
    .more = Games are kept in a database, and go on where they were after a restart. Every option may also be said by a variable, such as `MARSBOUND_PORT` for `--port`, or as a line `port = 8765` of a file.
    .config = The file with settings; `~/.config/marsbound/serve.toml` or `/etc/marsbound/serve.toml` if you don't say.
    .show-config = Only say what holds and where it comes from; passwords are hidden.
    .host = Where to listen; `0.0.0.0` is everywhere.
    .port = Where to listen on it; 0 takes a free one.
    .database-file = A file that holds the URL of the database, password and all.
    .database-seconds = How long the database may take to answer before it counts as failing.
    .durable = SQLite: lose nothing even if the machine loses power; slower.
    .workers = Processes that run the tables behind one port; needs PostgreSQL.
    .node-address = Where other machines with the same database reach this one, if that can't be found out.
    .open = Open the page in a browser.
    .thinkers = Processes for bots.
    .origin = Another page that may connect.
    .public-url = What links for others begin with.
    .network-address = Where your network finds this machine, if that can't be found out.
    .trusted-proxy = A web server in front, whose `X-Forwarded-For` is believed.
    .behind-proxy = Old for `--trusted-proxy 127.0.0.0/8 --trusted-proxy ::1`.
    .private-webhooks = Allow notifications to private addresses.
    .webhook-certificates = Certificate authorities for notifications.
    .open-closes-after = When a table whose game hasn't begun is closed if nobody does anything.
    .running-closes-after = The same for a table with a running game.
    .connections-per-address = Connections from one address at a time.
    .requests-per-second = Requests from one address, on average.
    .messages-per-second = Messages over one connection, on average.
    .people-per-hour = New identities from one address.
    .tables-per-hour = New tables from one address.
    .tables-per-person = Open and running tables of one host.
    .bot-tables-per-person = Tables of one host at which only bots play.
    .slow-bots-per-person = Bots that think ahead at all tables of one host.
    .hints-per-minute = Hints for one person.
    .metrics-token = Who sends it may read `/metrics` from elsewhere; at this machine nobody needs it.
    .metrics-token-file = A file that holds the token.
    .compile = Compile the engine meanwhile, if it isn't.
    .log-level = From which importance on something is logged.
help-simulate = Play games between bots, at random unless a level is given, and add up how they end.
    .games = How many games.
    .json = The results as JSON.
help-arena = Let bots play against each other, everybody at every seat in the same deals.
    .bots = Who plays, as `marsbound bots` lists them. As many as players sit as named; of fewer, the first plays against the others.
    .cross = One of each bot against N-1 of each other.
    .games = How many games of each line-up, at least.
    .json = Keep every game there, a line each; the same command goes on with what is there.
    .report = Write a page with plots.
    .records = Keep the record of every game there.
help-selfplay = Games between bots as data to learn from: a row for each decision, in Parquet, and the record of every game.
    .more = It needs the extra `data`. The same command goes on with what is in the folder; with more games it adds to it.
    .bots = Who plays, as `marsbound bots` lists them. As many as players sit as named; of fewer, the first plays against the others. From game to game everybody moves on by a seat.
    .games = How many games, each another deal.
    .out = The folder for shards, records and manifest.
    .observations = Also what the player saw, byte by byte.
    .games-per-shard = Games in one Parquet file: 1000 unless said otherwise, 50 with observations.
help-replay = What happened in a recorded game, and the table at its end or at a step.
    .more = Without --seat a finished game is shown with all its secrets, and an unfinished one as a spectator sees it.
    .seat = As the player of this seat sees it.
    .step = The table after that many answers, 0 being before the first.
help-rules = The rules of a game: all of them, a section, or one.
    .all = all rules
    .section = a section
    .one = one rule
    .words = rules with all these words
    .diff = what two games have in common, rules and content
    .find = Only rules with all of these words; capitals and accents don't matter.
help-pack = The content of the boxes: read it, correct it, check your corrections.
help-pack-list = The built-in packs.
help-pack-show = Every entry of a pack, field by field, with how sure we are of it.
    .section = Only one section: `zone`, `ship`, `mission`, …
help-pack-check = Whether a pack of yours can be played with, and every mistake in it, one a line.
help-pack-copy = Write a pack to a new file, for you to correct.
    .name = What the copy is called; as the file if you don't say.
help-bench = Measure the engine on one core: four players, random play, all answers listed at every decision.
    .more = With the extra `bench` installed, OpenSpiel's goofspiel, catanatron's Catan, PettingZoo's connect four and tic-tac-toe are measured in the same run, with `bench-jax` pgx's connect four as well; with `research`, the game in PettingZoo and OpenSpiel.
    .game = The game to measure.
    .seconds = How long to measure, all together.
    .json = The figures as JSON.
help-admin = Look after the games and people of a server. It may keep running: it sees what is changed within seconds.
help-admin-list = All tables.
    .status = `open`, `running`, `paused`, `finished` or `closed`; all if you don't say.
    .json = As JSON, a table a line.
help-admin-export = Write a finished game's record, or all that is known of any other table, to a file.
    .more = The record of a game that isn't over shows what its players don't know: it is a copy of the table, for `import`.
help-admin-import = Bring in what `export` wrote: a record becomes a replay, a table goes on where it was.
help-admin-delete = Delete tables with everything that belongs to them, for good.
help-admin-check = Look for tables and records that this version of marsbound couldn't open; exit code 1 if there are any.
    .more = Run it with the new version before an upgrade: the database is only read, and a server may run on it meanwhile.
help-admin-backup = Copy everything as it is at this moment, while the server runs: into a new file, into a folder under today's date, or into another database; also the way from SQLite to PostgreSQL.
    .keep = Of the backups in a folder, keep that many of the latest.
help-admin-restore = Bring back what `backup` wrote, into a new, empty database.
    .more = The server mustn't run on it yet. The backup is only read, and may be of an earlier version or of another kind of database.
help-admin-sweep = Delete what nobody has used for that many days (`forever` keeps it), as a running server does by itself.
    .dry-run = Only say what would be deleted.
help-admin-people = Who has been here: names and ids; secrets are kept as hashes only.
help-admin-people-list = Everybody with an identity, and how many seats they have.
help-admin-people-show = What is kept of somebody, and their tables.
help-admin-people-bar = Let somebody neither play nor watch nor speak here any more.
help-admin-people-unbar = Let somebody come again.
help-admin-people-secret = Make a new secret for somebody, and print it; the old one is worth nothing any more.
help-admin-people-delete = Forget somebody for good: their games stay, with “Former player” instead of the name.
    .more = Name, secret and webhook are gone at once. What concerns games is done by the server, which resigns from those that run: within seconds, or when it starts next.
help-admin-chat = What is said at tables.
help-admin-chat-list = Everything said at a table, each line with its number and who said it.
help-admin-chat-delete = Delete lines; they go from everybody's screens.
help-admin-replays = Records that people have brought.
help-admin-replays-list = All of them: id, when, game, who played.
help-admin-replays-delete = Delete records that were brought, for good.
help-admin-packs = Content packs that people have uploaded.
help-admin-packs-list = All of them, and by how many tables and replays each is used.
help-admin-packs-delete = Delete packs that no table and no replay needs, for good.
    .unused = All that nothing is played with.

## What stands around it, and what is wrong with a command

# Before how a command is called, as in “Usage: marsbound play …”
click-usage = Usage:
# Above the list of options
click-options = Options
# Above the list of commands
click-commands = Commands
click-help-option = Show this message and exit.
click-default = default: { $default }
# In brackets behind an option: the variable in the environment that sets it
click-variable = env var: { $var }
# In brackets behind an option that can't be left out
click-required = required
# After Ctrl-C at a question
click-aborted = Aborted.
click-error = Error: { $message }
click-error-input = Error: invalid input
click-try = Try '{ $command }' for help.
click-invalid = Invalid value: { $message }
click-invalid-of = Invalid value for { $param_hint }: { $message }
# The name of the argument and a full stop follow
click-missing-argument = Missing argument
# The name of the option and a full stop follow
click-missing-option = Missing option
click-missing-command = Missing command.
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-no-value = Option { $name } does not take a value.
click-no-whole-number = { $value } is not a whole number.
click-no-number = { $value } is not a number.
click-range = { $value } is not in the range { $range }.
click-file-missing = There is no { $filename }.
click-file-is-folder = { $filename } is a folder, not a file.
click-folder-is-file = { $filename } is a file, not a folder.
click-file-unreadable = { $filename } can't be read.
click-file-unwritable = { $filename } can't be written.
click-file-unopened = { $filename } can't be opened: { $message }
click-unknown-error = unknown error
click-extra-arguments = Unexpected arguments: { $args }
click-needs-argument = Option { $name } needs a value.
click-did-you-mean = Did you mean { $possibilities }?
click-choices = { $value } is not one of { $choices }.
error-language = there is no language { $language }; there are { $languages }
error-option-form = "{ $value }" isn't of the form NAME=VALUE
error-option-twice = { $name } is given twice
error-days = { $value } is neither a number of days nor "forever"
error-address = { $address } is no address such as 192.168.0.7
error-network = { $network } is no address or network such as 172.18.0.0/16
error-which-game = Which game? `marsbound games` lists them; `--resume RECORD` goes on with a saved one.
error-how-many = How many play? Give --players, { $fewest } to { $most }, you included.
error-two-games = Two games are compared: `marsbound rules diff A B`
error-one-id = One id at a time: { $other } is one too many.
error-find-alone = --find is for all rules of one game; name only the game
error-section = { $section } is no section of { $pack }; { $wanted }
error-other-game = { $file } is a game of { $game }, not of { $wanted }
error-other-players = { $file } was begun with another number of players: { $players }, not { $wanted }
error-other-option = { $file } wasn't begun with { $option }={ $value }: options can't be changed in a running game
error-game-over = { $file }: this game is over; `marsbound replay` shows it
error-outside-program = { $file }: at seat { $seat } plays an outside program, { $who }; say with --level who plays against you, this program or another bot
error-pack-of-other-game = { $name }: this pack is for { $game }; expected one for { $wanted }
error-no-seat = there is no seat { $seat }; the seats count from 1 to { $players }
error-no-report-folder = { $file }: there is no folder { $folder } to write a report to
error-no-record-folder = { $folder }: can't be made ({ $cause }); expected a folder for records
error-not-written = { $file }: can't be written ({ $cause })
error-not-installed = { $package } isn't installed; `pip install '{ $extra }'` brings it
error-setting = { $place }, { $key }: { $cause }
error-setting-twice = both { $one } and { $other } are given; expected one of them
error-secret-empty = { $file }: the file is empty; expected the secret in it
error-config-unread = { $file }: can't be read ({ $cause })
error-config-form = { $file }, line { $line }: isn't TOML ({ $cause })
error-config-open = { $place }: { $key } is a secret, and everybody at this machine may read the file; `chmod o-r { $file }` mends it
error-config-key = { $place }: there is no setting "{ $key }"; expected the name of an option of `marsbound serve`, such as `port`
error-config-switch = expected true or false
error-config-kind = expected a text or a number
error-keep-folder = { $target }: --keep needs a folder of backups; this is none
error-backup-damaged = { $file }: the backup is damaged ({ $cause })
error-no-database = there is no database { $place }; expected the one a server uses
error-older-server = a server of an earlier version runs on this database; stop it first (`admin check` only looks)
error-no-person = there is nobody with the id "{ $id }"; `marsbound admin people list` names everybody
error-no-table = there is no table "{ $id }"
error-nothing-deleted = { $cause }; nothing was deleted
error-no-line = nothing with the number { $number } was said at table "{ $id }"
error-no-replay = there is no replay "{ $id }"
error-no-pack = nobody has uploaded a pack "{ $hash }"
error-pack-needed = tables and replays that need { $hash }: { $number }

## What an operator's commands ask and say

config-place = { $file }, line { $line }
config-file = the file { $file }
config-no-file = no file
config-from-option = said as an option
config-usual = the usual

# Behind a question: the letters for yes and no that may be typed
ask-yes-or-no = { $question } [y/N]
# What is typed for yes: the letter above and the word
ask-yes-letter = y
# What to type for yes
ask-yes = yes
ask-forget = Forget { $id } for good?
ask-delete = Delete { $ids } for good?
person-name = name: { $name }
person-since = since: { $day }
person-webhook = webhook: { $url }
person-no-webhook = webhook: none
person-barred = barred: yes
person-not-barred = barred: no
person-said = lines said: { $number }
person-table = table: { $id } { $day } { $status } { $game }
# What somebody is, in the list of people: has a table of their own
person-host = host
# What somebody is, in the list of people: may not come in any more
person-is-barred = barred
# What somebody is, in the list of people: has asked to be deleted
person-is-leaving = leaving
deleted-packs =
    { $number ->
        [one] { $number } pack deleted
       *[other] { $number } packs deleted
    }
checked-table = table { $id } ({ $status }): { $reason }
checked-record = record { $id } ({ $status }): { $reason }
checked-tables =
    { $number ->
        [one] { $number } table looked at
       *[other] { $number } tables looked at
    }
checked-records =
    { $number ->
        [one] { $number } record looked at
       *[other] { $number } records looked at
    }
checked-closed = can't be opened: { $number }
swept-replays = replays: { $number }
swept-packs = packs: { $number }
swept-chat = lines of chat: { $number }
swept-finished = finished games: { $number }
swept-closed = closed tables: { $number }
swept-people = identities: { $number }
