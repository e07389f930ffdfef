### What somebody asked for and can't have: a game, a bot, a file. The same words stand beside each id in the program, for programs to read.

## Games, their options, their rules
input-rules-version = rules version { $needed } of { $game } is needed; this is version { $here }
input-players = { $game } is for { $fewest } to { $most } players, not { $players }
input-no-option = { $game } has no option "{ $name }"; its options: { $names }
input-option-value = { $game }: option { $name } can't be "{ $value }"; possible: { $values }
input-mode-solo = rocketmen: mode solo is for 1 player, not { $players }
input-mode-battle = rocketmen: mode battle_for_earth is for 2 to 4 players, not 1
input-solo-variants = rocketmen: a solo game has no variants
input-difficulty = rocketmen: difficulty { $difficulty } is for 1 player, not { $players }
input-no-variant = rocketmen: there is no variant "{ $name }"; there are: { $names }
input-variants-form = rocketmen: option variants takes none, drawn or two names, as in A,B; not "{ $names }"
input-no-game = there is no game "{ $name }"; there are: { $names }
input-games-alike = more than one game is called { $names }; every game needs a name of its own
input-no-game-called = no game is called { $game }; there are { $names }
input-unknown = "{ $word }"
input-unknown-near = "{ $word }" (did you mean { $words }?)
input-no-rule = { $game } has no rule { $rule }; { $there }
input-no-section = { $game } has no section "{ $letter }"; { $there }
input-section-goes = its section { $letter } goes from { $first } to { $last }
input-sections = its sections are { $letters }
input-not-compared = { $first } and { $second } can't be compared: the lines of neither name the other's
input-other-pack = { $name }: this pack is for { $game }; expected one for { $wanted }
input-seed = a seed is { $seed }; expected an integer
input-seed-bits = a seed is { $number }; expected one of 64 bits, from -2**63 to 2**63 - 1

## Bots
input-no-bot = there is no bot "{ $name }"; there are: { $names }
input-no-search = "{ $spec }": { $name } doesn't search, so it can't be limited; those that do: { $names }
input-limit = "{ $spec }": "{ $wanted }" is no limit; expected milliseconds or iterations, 1 to { $most }, as in { $name }@100ms or { $name }@2000it
input-which-program = "{ $spec }": which program? Expected program:COMMAND LINE
input-command-line = "program:{ $command }": a command line was expected, but: { $cause }
input-no-program = "program:{ $command }": there is no program "{ $name }" that can be run
input-which-class = "{ $spec }": which class? Expected python:MODULE:CLASS
input-no-module = "{ $spec }": module { $module } can't be imported: { $cause }
input-no-class = "{ $spec }": there is no { $name } in module { $module }
input-no-choose = "{ $spec }": { $name } has no method choose(view, question)
input-bot-not-made = "{ $spec }": can't be made for { $game }: { $cause }
input-error-at = { $error } ({ $file }, line { $line })
# What went wrong with a bot of somebody's own, said of the bot after its name and a colon.
fault-not-started = can't be started: { $reason }
fault-no-restart = isn't started again after { $restarts } restarts
fault-no-answer = gave no answer within { $seconds } s
fault-closed = closed its output without an answer
fault-ended = ended with exit code { $code } without an answer
fault-ended-writing = ended with exit code { $code } without an answer; the last it wrote on stderr: { $shown }
fault-too-long = answered more than { $most } bytes in a line: { $shown }
fault-no-json = answered { $shown }, which isn't JSON
fault-no-choice = answered { $shown }; expected { $expected }
fault-impossible = chose { $choice }, which isn't possible; possible: { $possible }
fault-raised = raised { $error }
fault-raised-at = raised { $error } ({ $file }, line { $line })

## The arena
input-no-bots = no bots are named; expected for example --bots heuristic,random
input-too-many-bots = more bots are named than there are players: { $bots } for { $players }; --cross lets each play against each
input-cross-bots = a cross table needs two bots or more, each named once, not { $bots }
input-cross-players = a cross table needs two players or more
input-results-file = { $file }: can't be read and written ({ $cause })
input-results-unread = { $file }: can't be read ({ $cause })
input-no-set-up = { $file }: isn't a file of arena results; its first line is no set-up
input-no-results = { $file }: isn't a file of arena results: { $cause }
input-no-result = { $file }, line { $number }: isn't a game: { $cause }
input-results-format = { $file }: its format is "{ $format }"; expected "{ $known }"
input-other-set-up = { $file } has results of another set-up: { $differing }; give another file, or delete this one
input-game-of = the game of line-up { $line_up }, deal { $deal }, rotation { $rotation } ({ $seats })
input-game-stopped = { $game } couldn't be played to its end
input-process-died = a process died (exit code { $code }) during { $game }
input-other-marsbound = marsbound is another one there than here ({ $differing }); every machine needs the same
input-other-bot = "{ $bot }" is another one there than here; every machine needs the same file
input-at-machine = { $machine }: { $cause }
input-no-marsbound = { $machine }: marsbound can't be used there ({ $cause }); every machine needs the same
input-processes-died = { $times } processes in turn died during { $game } ({ $cause })
input-cluster-failed = the cluster can't go on: { $cause }
input-ray-address = "{ $address }" is no address of a Ray cluster; expected `auto`, or HOST:PORT as `ray start` tells it
input-no-cluster = this machine can't join the Ray cluster at { $address } ({ $cause })
input-without-weights = { $problem }; bots play { $game } by points instead
input-weights-unreadable = { $file }: can't be read ({ $reason }); expected the weights of { $game }
input-weights-of-other = { $file }: has the weights of "{ $found }" of { $other }; expected those of "{ $wanted }" of { $game }
input-weights-layout = { $file }: its layout is { $layout }; expected { $wanted }
input-weights-kind = kind { $kind }, inputs { $inputs }, neurons { $neurons }
input-weights-multiple = a multiple of { $number }
input-weights-length = { $file }: has { $found } bytes after the header; expected { $wanted }: was it cut off or written over?
input-weights-damaged = { $file }: is damaged: its numbers have sha256 { $found }; expected { $wanted }, as its header says
input-no-weights = { $file }: isn't a file of weights; expected a first line with "format": "{ $format }"
input-weights-field = { $file }: "{ $name }" is { $value }; expected a value of type { $type }
input-weights-unit = { $file }: "unit" is { $unit }; expected a number from 1 on

## A server
input-no-table = there is no table "{ $table }"
input-table-format = { $file }: its format is "{ $format }"; expected "{ $known }" or a record
input-table-there = { $file }: table { $table } is already there; delete it first
input-cannot-listen = can't listen at { $host }, port { $port } ({ $cause })
input-no-tables = there are no tables of marsbound in this database; expected the one a server uses
input-target-not-empty = the target already holds something ({ $name }); expected a new, empty database
input-not-repeated = it can't be repeated ({ $cause })
input-game-not-here = the table's game is { $game }, which isn't here
input-table-pack = the table needs pack { $pack } with hash { $hash }: { $problem }
input-record-pack = the record needs a pack with hash { $hash }; the pack of that name here has { $has }
input-no-pack = there is no pack with hash "{ $hash }"
input-pack-changed = pack { $name } isn't what it was: this version reads it otherwise
input-other-rules = it needs version { $rules } of the rules; here is version { $here }
input-selfplay-game = game { $number } ({ $seats })
input-selfplay-folder = { $folder }: has files, but no manifest; expected an empty folder, or one of an earlier run
input-selfplay-manifest = { $file }: isn't a manifest of self-play: { $cause }
