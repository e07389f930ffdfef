### The plain-text terminal.

## Prompts

prompt-choose = Choose a number, or type a command (help):
prompt-quit = Save the game before you leave? (yes/no)
prompt-over = Type a command (help), or press Enter to leave:

## Commands: the word in this language, which works besides the English one, and what it does

command-help = help
    .help = Show this list.
command-hint = hint
    .help = Show what a bot would do, and why. With a number: what it thinks of that choice.
command-why = why
    .help = Show what is not possible now, why, and by which rule. With a name or a number: only that.
command-preview = preview
    .help = Show what a choice would lead to. Add its number.
command-undo = undo
    .help = Take back your last choice.
command-board = board
    .help = Show the table again.
command-cards = cards
    .help = Show your cards and all characters with their texts.
command-map = map
    .help = Show which zones border on which.
command-log = log
    .help = Show what has happened, with the ids of the rules behind it. With a number: that many of the latest events.
command-rule = rule
    .help = Show a rule. Add its id, such as C9: ids in brackets are those of rules.
command-save = save
    .help = Save the game. With a name: to that file.
command-quit = quit
    .help = Leave the game, saved if you like.
command-words = { $own } ({ $english })
command-line = { $words }: { $help }

## Headings

heading-seats = Seats
heading-log = What happened
heading-refused = Not possible now
heading-preview = What would happen
heading-commands = Commands
heading-score = Final score

## The table

board-at-seat = { $seat }: { $what }
board-value = { $name }: { $value }
board-below = { $name }:
board-with = { $what } ({ $who })
board-count = { $name } { $number }
board-tokens = tokens: { $tokens }
board-card = { $card }: { $text }
# A short sign for a neutral colour, after its player's number
board-neutral-tag = { $number }n

## Messages

message-welcome = { $game }. Players: { $players }. You are { $seat }.
message-seed = Seed: { $seed }
message-opponents = Your opponents: { $level }
message-saved = Saved to { $file }.
message-save-failed = Could not save to { $file }: { $cause }. Try another name or place.
message-file-exists = { $file } is there already. Choose another name.
message-undone = Taken back.
message-nothing-to-undo = There is nothing to take back.
message-not-a-choice = { $number } can't be chosen here. The choices: { $numbers }.
message-unknown-command = There is no command { $command }. Type a number or help.
message-unknown-rule = There is no rule { $id }. The rules of this game: { $ids }.
message-automatic = { $answer } (the only possibility)
message-log-empty = Nothing has happened yet.
message-resumed = Resumed at step { $step }.
message-game-over = The game is over.
# Last words of a game at the terminal.
message-goodbye = Goodbye.
message-fault = { $bot } did not answer { $question }: { $cause }. Its turn was played for it.
question-and-answer = { $question } { $answer }
rule-line = { $rule }: { $text }
# A line of the log, a choice or a reason, and the ids of the rules that explain it: "… [C9, R3]".
with-rules = { $text } [{ $rules }]

## Why a choice can't be taken back

undo-refused-other-seat = This can't be taken back: somebody else has answered since.
undo-refused-nature = This can't be taken back: cards or tokens have been drawn since.
undo-refused-revealed = This can't be taken back: something hidden has been seen since.

## Why something can't be chosen, and what a choice would lead to

why-line = { $answer }: { $reason } (rule { $rule })
why-group = { $reason } (rule { $rule }): { $answer }
why-and-more = { $names } and { $number } more, such as { $example }
why-possible = { $answer }: this is possible.
why-unknown = There is no choice called { $what } here. Try, for example: { $example }.
why-nothing = Everything is possible here.
preview-end = Nobody can know yet what comes after this.

## The score

score-item = { $item }: { count-points }

## Replays

replay-title = Replay: { $game }, { $file }
replay-step = Step { $step } of { $steps }
replay-seat = Seen by { $seat }
replay-onlooker = Seen by a spectator
replay-open = All cards open

## The list of games

game-line = { $game } ({ $players })
game-no-options = No options.
option-default = { $value } (default)
option-source = Source: { $source }

## Simulated games

simulate-title =
    { $games ->
        [one] { $game }: { $games } game, players: { $players }
       *[other] { $game }: { $games } games, players: { $players }
    }
# Head of a column.
simulate-seat = Seat
simulate-average = Average score
# Head of a column: how many games were won.
simulate-wins = Wins
simulate-rate = Win rate (95% confidence)
simulate-shared = Shared wins
simulate-shared-games = Games with a shared victory: { $number }
simulate-nobody = Games that all players lost: { $number }
simulate-decisions = Decisions per game: { $number }
simulate-speed = Games per second: { $speed }

## Rules and what differs between two games

rules-counterpart = { $game } { $id }: { $kind }
rules-none-found = No rule has all these words.
diff-title = What is alike and what differs: { $first } / { $second }
diff-rules = Rules, { $kind }: { $number }
diff-same = the same
# Of a rule, compared with the other edition.
diff-changed = changed
diff-only-in = only in { $game }
diff-rule = { $game } { $id }: { $text }
diff-content = Content: { $section }
diff-entries = { $kind } ({ $number }): { $entries }
diff-entry = { $entry } ({ $changes })
diff-field = { $field }: { $first } → { $second }

## Content packs

pack-hash = Game: { $game }. Hash: { $hash }
pack-holds = Holds: { $counts }
pack-sureness = How sure we are, by entries: { $counts }
pack-based-on = Based on { $name }
pack-entry = { $entry }: { $pedigree }
pack-field = { $field } { $value } ({ $pedigree })
pack-default = by default
pack-fine = { $name } can be played with. Hash: { $hash }
pack-copied = { $name } has been written to { $file }. Now it can be corrected.

## Measuring

bench-title = { $game }: random play on one core, all answers listed, players: { $players }
bench-compiled = The engine is compiled.
bench-interpreted = The engine is interpreted.
bench-games-per-second = Games per second
bench-decisions-per-second = Decisions per second
bench-driven-decisions-per-second = Decisions per second, driven from Python
bench-clone-us = Cloning a table, µs
bench-store-us = Storing a position, µs
bench-load-us = Loading a position, µs
bench-view-us = A player's view, µs
bench-world-us = A world that fits a view, µs
bench-search-iterations-per-second = Search iterations per second, random playouts in the middle of a game
bench-listening-cost = How many times slower with a listener
bench-batch-steps-per-second = A batch of games: steps per second, with observations and legal actions
bench-batch-legal-steps-per-second = The same with legal actions alone
bench-openspiel-goofspiel = OpenSpiel's goofspiel, decisions per second
bench-catanatron = catanatron, decisions per second
bench-pettingzoo-connect-four = PettingZoo's connect four, decisions per second
bench-pettingzoo-tictactoe = PettingZoo's tic-tac-toe, decisions per second
bench-pgx-connect-four = pgx's connect four, a thousand games at once: decisions per second
bench-own-pettingzoo = This game in PettingZoo, agent by agent: decisions per second
bench-own-openspiel = This game in OpenSpiel: nodes per second, chance included
bench-times = Our decisions per second, as a multiple of that
bench-no-peers = To compare with { $peers }, install the extra: marsbound[bench-jax]

## Games as data

# Before a number: how many games.
selfplay-games = Games
selfplay-decisions = Decisions in whole shards
# Before a number: how many files of data.
selfplay-shards = Shards
selfplay-bytes = Bytes per decision
selfplay-written = Shards, records and manifest are in { $folder }.
