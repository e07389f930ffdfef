### The browser.
### Inserted names ($seat, $zone, $card, $names …) are finished words and never inflected.

## Front page

# Link to the front page.
web-home = Home
web-slogan = Everyone wants to go to Mars.
web-lead = Board games about the red planet, against bots or with friends. Choose and play, nothing to install.
web-play = New game
web-play-now = Play now
# Label of a list: which game to play.
web-game = Game
web-level = Strength of the bots
web-opponents = Your opponents
web-name = Your name
# The name of somebody who has given none.
web-guest = Guest
web-options-more = Variants, seats and seed
web-again = Try again
web-first-game = First time? A guided game
web-pack-built-in = built in
# Label of a list: the colour of a player.
web-seat-colour = Colour
web-seat-level = Strength of { $seat }
web-colour-azure = blue
web-colour-amber = yellow
web-colour-jade = green
web-colour-rose = pink
web-colour-ivory = white
web-colour-onyx = black
web-my-games-all = Show all { $number }
web-table-open = Waiting for players
# Of a game that waits.
web-table-paused = Paused
web-table-host = Host: { $name }
web-table-free =
    { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
web-company = Play with others
web-company-lead = Invite friends with a link, or share this screen.
web-host = Set up a table
# Button: go to the table of a link.
web-join = Join
web-join-label = Got a link or a code?
web-join-unclear = This is not the link of a table. Paste the whole link, or a code that begins with t-.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players.
web-open-tables-start = Start a table?
# Name of the list of pages, for screen readers.
web-nav = Pages
# Link in the list of pages.
web-nav-rules = Rules
web-nav-guide = Guided first game
# Link in the list of pages.
web-nav-replays = Replays
web-nav-packs = Content packs
# Link in the list of pages: about this program.
web-nav-about = About
# In the empty field for a seed: chance decides.
web-seed-any = any
web-my-games = Your games
web-table-about = Players: { $players }, begun { $begun }
web-loading = One moment.
web-no-answer = The server does not answer. Try again in a moment.
web-line-broken = Connection lost. Trying again.

## Settings

# Button and title: language, light, motion, sound.
web-settings = Settings
# Label of a setting: light or dark.
web-theme = Theme
web-theme-system = same as system
# Of the colours of the page.
web-theme-light = light
# Of the colours of the page.
web-theme-dark = dark
# Label of a setting: how much things move.
web-motion = Motion
web-motion-system = same as system
# Of motion: everything moves.
web-motion-full = full
# Of motion: little moves.
web-motion-less = reduced
web-pace = Animation speed
# Of the animations
web-pace-slow = slow
# Of the animations
web-pace-normal = normal
# Of the animations
web-pace-fast = fast
web-confirm-turns = Ask before a choice ends my turn
# Label of a setting: sounds on or off.
web-sound = Sound
# of the sounds
web-volume = Volume
# of letters, in the settings
web-text-size = Text size
web-notify = Notification when it is your turn
web-notify-refused = Your browser does not allow notifications here. You can change that in its settings for this page.
web-you = You at this server
web-you-about = No account: your browser keeps a secret that says who you are.
web-new-secret = New secret
web-new-secret-about = Have a new one if somebody else may know it: the old one stops working, and your other devices are thrown out.
web-new-secret-done = You have a new secret. Other devices are thrown out.
web-delete-me = Delete me
web-delete-me-about = Your name, your secret and your notifications are deleted. Bots play on in your running games, as after resigning. Finished games and your messages stay, with “Former player” instead of your name. This cannot be undone.
web-delete-me-sure = Delete me for good
web-delete-me-not = Keep me
web-delete-me-done = You are deleted. This browser knows nothing of you any more.
# Button: close a window of the page.
web-close = Close

## The table

# Heading above the players of a table.
web-seats = Seats
web-log = What happened
web-side = Seats and log
web-log-empty = Nothing has happened yet.
# A button above the first line of the log: shows what happened before that.
web-log-earlier = Earlier
web-since = Since your last choice
web-watch-again = Watch again
web-look-back = Show this moment on the board
web-then = That was then: step { $step }
web-back-to-now = Back to now
web-changes = What has changed
web-changes-more = and { $number } more in the log
web-question = What is asked
web-options = Possible choices
web-standing-leads = { count-points }, in the lead
web-standing-place = { count-points }, place { $place }
web-standing-total = If the game were over now
web-standing-hidden = Without what is still hidden.
# On the seat of somebody who is waited for
web-thinking = thinking
web-thinking-left = thinks { $seconds } s more
web-rules-whole = The whole reference
# Button: opens cards, ships, scoring to look up.
web-reference = Reference
# Heading: which key does what.
web-keys = Keys
web-skips = Skip to
web-to-question = To the question
web-to-board = To the board
web-to-hand = To your hand
web-to-log = To the log

## The board in words

web-count = { $name }: { $number }
web-pedigree = Source: { $pedigree }
# where the text of a card comes from, on a small button
web-source = Source

## Choosing

# Button: take back the last choice.
web-undo = Undo
web-release = Put it back
web-sealed = Chosen. You can change your mind until everyone is ready.
web-ready-count = { $ready } of { $all } have chosen.
web-not-yet-chosen = Not chosen yet: confirm, or look at another card.
web-settling = After this it can't be undone: confirm, or choose again.
web-wasteful = Press it again to do so all the same.
web-why = Why not?
web-why-title = Not possible now
web-why-nothing = Everything is possible here.
web-and-more = { $names } and { $number } more
# Button: ask a bot what it would do.
web-hint = Hint
web-hint-title = A bot would choose: { $choice }
web-hint-take = Do that
# Button: don't wait for the animation.
web-skip = Skip

## The end

web-score = Final score
web-show-score = Show the score
web-score-item = { $item }: { $points }
web-rematch = Play again
web-same-deal = The same deal again
web-seed = Seed: { $seed }

## What can go wrong

problem-other = That did not work ({ $code }). Try again.
problem-refused = The rules do not allow this.
problem-not-asked = It is not your turn.
problem-too-fast = Too much at once. Wait a little.
problem-too-many-tables = You have as many open games as one person may have here. Finish one, or resign from one, first.
problem-too-many-bots = You already have as many bots at work as one person may have here. Choose a weaker level, or finish a game first.
problem-too-many-hints = That was many hints in a short time. Wait for the last one, or a little.
problem-paused = The game is paused.
problem-no-hints = At this table there are no hints.
problem-no-such-table = There is no such table. It may have been closed.
problem-nothing-to-undo = There is nothing to take back.
problem-not-stored = The server could not store this. Try again.
problem-wire-version = This page is older than the server. Reload it.
problem-no-answer = The server does not answer. Try again in a moment.
problem-not-invited = This table is private. Ask for an invitation.
problem-no-network = Your network could not be let in: this computer has no address there, or another program is at the door.
problem-not-here = Only whoever sits at the server's own computer can do this.
problem-replaced = This table is open in another window.
problem-seat-taken = Somebody already sits there. Choose another seat.
problem-not-open = The game has already begun. You can watch it.
problem-no-such-seat = There is no such seat at this table.
problem-no-such-pack = That content pack is no longer there. Choose another one.
problem-no-such-proposal = That has been settled already.
problem-full = The server is full. Try again later.
problem-bad-input = That is not possible. Look over what you have chosen.
problem-other-rules = This game was begun under other rules than those on this server.
problem-other-pack = This game was begun with a content pack that this server does not have.
problem-bot-plays = A bot plays this seat. Take it back first.
problem-resigned = You have resigned from this game.
problem-no-identity = This server no longer knows you: your secret was renewed or deleted. Reload the page to begin anew.
problem-barred = The host has barred you from this table.
problem-barred-from-server = The operator of this server has barred you.
problem-plays-here = Whoever plays in this game cannot be barred. You can mute them.
problem-no-such-note = That message is already gone.

## Answers that every game has

web-decline = No, thanks
# Button: nothing more of this kind.
web-done = Done
web-automatic = Chosen automatically: the only possibility.

# The bots have been slow until now
web-engine-ready = The engine is compiled: the bots think at full speed now.

## A game without a table of its own

web-plain-board = The table
web-plain-pair = { $name }: { $value }
web-plain-question = { $name }?
