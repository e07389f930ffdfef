### The plain-text terminal.

## Prompts

prompt-choose = Choose a number, or type a command (help):
prompt-go-on = Press Enter to go on.
prompt-quit = Quit? The game is not saved. (yes/no)
prompt-file = Name of the file:

## Commands: the word in this language, which works besides the English one, and what it does

command-help = help
    .help = Show this list.
command-why = why
    .help = Show what is not possible now, why, and by which rule.
command-undo = undo
    .help = Take back your last answer.
command-save = save
    .help = Save the game to a file.
command-quit = quit
    .help = Leave the game.
command-board = board
    .help = Show the table again.
command-log = log
    .help = Show what has happened.
command-cards = cards
    .help = Show your cards with their texts.
command-rule = rule
    .help = Show a rule by its id.

## Headings

heading-launch-pad = Launch pad
heading-mars = Mars
heading-phobos = Phobos
heading-lost-in-space = Lost in Space
heading-seats = Seats
heading-supply = Supply
heading-hand = Hand
heading-played = Played
heading-held = Missions and actions held
heading-held-first = Bonus cards held
heading-tokens = Point tokens
heading-discoveries = Discoveries
heading-destinations = Destination tokens in the supply
heading-decks = Decks
heading-rounds = Round tracker
heading-log = What happened
heading-choices = Your choices
heading-refused = Not possible now
heading-preview = What would happen
heading-commands = Commands
heading-score = Final score

## The table

board-dock-empty = { $dock }: empty
board-launched = launched
board-aboard = { $aboard } of { $capacity } aboard
board-nobody = nobody
board-astronauts = { $seat } { $number }
board-count = { $name } { $number }
board-resource = resource: { $kind }
board-resource-face-down = resource face down
board-unexplored = unexplored
board-tokens = tokens: { $tokens }
board-discovery-face-down = discovery face down
board-discovery-known = discovery: { $card } (only you know)
board-discovery-open = discovery: { $card }
board-inner = inner zone
board-outer = outer zone
board-moon = moon
board-neighbours = neighbours: { $zones }
board-destination = destination: { $zone }
board-ships-left = Ships in the deck: { $number }
board-ships-discarded = Ships discarded: { $number }
board-events-left = Event cards in the deck: { $number }
board-supply =
    { $number ->
        [one] { $number } astronaut in supply
       *[other] { $number } astronauts in supply
    }
board-face-down-cards =
    { $number ->
        [one] { $number } face-down card
       *[other] { $number } face-down cards
    }
board-in-hand =
    { $number ->
        [one] { $number } character in hand
       *[other] { $number } characters in hand
    }
board-chosen = has chosen
board-choosing = is choosing
board-neutral-plays = neutral colour plays { $character }

## The round tracker

track-round = { $number }
track-production = P{ $number }
track-reveal = reveal
track-final = end
track-now = Now: { $phase }

## Messages

message-welcome = { $game }. Players: { $players }. You are { $seat }.
message-seed = Seed: { $seed }
message-saved = Saved to { $file }.
message-save-failed = Could not save to { $file }: { $cause }. Try another name or place.
message-file-exists = { $file } is there already. Choose another name.
message-undone = Taken back.
message-nothing-to-undo = There is nothing to take back.
message-number-out-of-range =
    { $most ->
        [1] The only number to choose is 1.
       *[other] Choose a number from 1 to { $most }.
    }
message-unknown-command = There is no command { $command }. Type a number or help.
message-unknown-rule = There is no rule { $id }. The rules of this game: { $ids }.
message-automatic = { $answer } (the only possibility)
message-log-empty = Nothing has happened yet.
message-resumed = Resumed at step { $step }.
message-game-over = The game is over.
message-goodbye = Goodbye.

## Why an answer can't be taken back

undo-refused-other-seat = This can't be taken back: another seat has answered since.
undo-refused-nature = This can't be taken back: cards or tokens have been drawn since.
undo-refused-revealed = This can't be taken back: something hidden has been seen since.

## Why something can't be chosen

why-line = { $answer }: { $reason } (rule { $rule })
why-nothing = Everything is possible here.

## Replays

replay-title = Replay: { $game }, { $file }
replay-step = Step { $step } of { $steps }
replay-seat = Seen by { $seat }
replay-onlooker = Seen by an onlooker
replay-open = All cards open
replay-answer = { $seat }: { $answer }
replay-nature = Chance: { $answer }

## Simulated games

simulate-title =
    { $games ->
        [one] { $game }: { $games } game, players: { $players }
       *[other] { $game }: { $games } games, players: { $players }
    }
simulate-seat = Seat
simulate-wins = Wins
simulate-shared = Shared wins
simulate-average = Average score
simulate-speed = Games per second: { $speed }
