### Playing with others: at the table.
### Inserted names ($name, $names, $seat) are finished words and never inflected.

## Clocks

online-time-left = Time left
online-hurry = Your time is running out.

## Talking

# Heading of what people say at a table.
online-chat = Chat
online-chat-empty = Nobody has said anything yet. Say hello?
online-say = Say something
# Button: send a message to the table.
online-say-it = Send
online-remove-note = Remove this message
online-introduce = Join the chat
online-unread =
    { $number ->
        [one] { $number } unread message
       *[other] { $number } unread messages
    }
online-note-joined = { $name } sits down.
online-note-left = { $name } gets up.
online-note-kicked = The seat of { $name } was freed by the host.
online-note-barred = { $name } was barred from the table by the host.
online-note-moved = { $name } goes on at another device.
online-note-options-changed = Options that no longer mean anything with that many players have been left out.
online-note-started = The game begins.
online-note-undone =
    { $number ->
        [one] { $name } takes back { $number } step.
       *[other] { $name } takes back { $number } steps.
    }
online-note-rewound =
    { $number ->
        [one] As agreed, { $number } choice of { $name } is taken back.
       *[other] As agreed, { $number } choices of { $name } are taken back.
    }
online-note-handed = { $name } lets a bot play: { $level }.
online-note-taken = { $name } plays again.
online-note-clock-ran-out = { $name } has run out of time. A bot plays on.
online-note-resigned = { $name } resigns. A bot plays on.
online-note-paused = The game is paused.
online-note-resumed = The game goes on.
online-note-proposed-undo = { $name } asks to take something back.
online-note-proposed-pause = { $name } asks for a pause.
online-note-declined-undo = { $name }: no taking back.
online-note-declined-pause = { $name }: no pause now.
online-note-ended = The game is over.
online-note-closed = The table is closed.

## At the table

online-menu = Table menu
online-absent = not here
online-watching = You are watching.
online-resume = Go on
online-take = Play again myself
online-asks-undo =
    { $number ->
        [one] { $name } asks to take back { $number } choice.
       *[other] { $name } asks to take back { $number } choices.
    }
online-asks-pause = { $name } asks for a pause.
online-asked = Asked. Waiting for { $names }
# Button: to what another player proposes.
online-agree = Agree
# Button: to what another player proposes.
online-refuse = Refuse
# Button: take back one's own proposal.
online-withdraw = Withdraw
online-is-paused = The game is paused.
online-is-closed = This table is closed.
online-bot-plays-handed = A bot plays here for now
online-bot-plays-clock = Out of time, a bot plays here
online-bot-plays-resigned = Resigned, a bot plays here
online-yours-handed = A bot plays for you.
online-yours-clock = Your time ran out. A bot plays for you.
online-away = While you were away
online-away-on = Go on
online-away-watch = Watch it
online-rematch = Another game
online-rematch-about = The next table is set, with the same people and the same rules.
online-rematch-go = To the new table
online-rematch-stay = Stay here

## Several people at one screen

online-pass = Pass the screen to { $name }
