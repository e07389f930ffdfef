### Playing with others: setting up a table, the lobby, the menu of a table, several people at one screen.
### Inserted names ($name, $names, $seat) are finished words and never inflected.

## Setting up a table

online-company = Who plays?
online-company-online = friends, each on their own device
online-company-online-about = You get a link to send around. The game begins when everyone is ready.
online-company-screen = several people at this screen
online-company-screen-about = The screen goes from hand to hand. Between turns it is covered.
online-player = Player { $number }
online-seat-kind = Who sits at { $seat }?
online-seat-name = Name at { $seat }
online-kind-me = at this screen
# What a seat is: anybody may take it.
online-kind-open = open
# What a seat is: a program plays.
online-kind-bot = bot
online-who-may = Who may come?
online-private = whoever has the link
# Who may sit down on an open seat.
online-open = anybody
online-hints = Hints allowed
online-more = Variants, hints and pack
online-open-table = Open the table
# Button: start the game.
online-begin = Begin

## Clocks

# Label of a list: how much time players have.
online-clock = Clock
# Choice in the list of clocks: no clock.
online-clock-none = none
online-clock-live = for one sitting
online-clock-days = over several days
online-clock-bank = Time for each player
online-clock-increment = More for each turn
online-clock-limit = Time for each turn
online-clock-about = A bot plays for whoever runs out of time, until they come back.
online-clock-live-agreed = { $bank }, and { $increment } more for each turn
online-clock-days-agreed = { $limit } for each turn

## Lobby

online-lobby-missing =
    { $number ->
        [one] { $number } seat is still free.
       *[other] { $number } seats are still free.
    }
online-lobby-unready = The game begins when everyone is ready. Not ready yet: { $names }
online-lobby-choose = Choose a seat, or just watch.
online-lobby-kept = A seat is kept for you.
online-seat-free = Free seat
# Of a player before the game: may begin.
online-ready = ready
online-not-ready = not ready
online-ready-me = I am ready
online-unready-me = Not ready after all
online-sit = Sit here
online-leave = Leave this seat
online-kick = Free this seat
online-seat-link = Link for this seat
online-seat-link-about = Whoever opens it sits down here. Only the newest link counts.
# Heading: links for others.
online-invite = Invite
online-invite-link = Link to the table
online-invite-private = Whoever has this link can join or watch.
online-invite-open = Anybody can join. With this link your friends find it at once.
online-invite-watch = Whoever has this link can watch.
online-reach-here = Only this computer can open this link.
online-reach-open = Let my network in
online-reach-none = This computer is in no network that others could come from.
online-reach-network = Everyone in your network can open this link.
online-reach-close = Keep the network out
# Label: where others find this server.
online-reach-address = Address
online-reach-plain = Without https, other devices can neither install it as an app nor be notified.
online-copy = Copy the link
# On a button, after a link was copied.
online-copied = Copied
# Button: send a link by another program.
online-send = Send
online-qr = The link as a code for a phone's camera
online-watched-by = Watching: { $names }

## At the table

online-menu-lost = No connection to the server. What needs it can be done once it is back.
online-people = Who is here
# Of a player: connected.
online-here = here
# Heading above the names of those who watch.
online-onlookers = Spectators
online-mute = Mute { $name }
online-unmute = Unmute { $name }
online-bar = Bar { $name } from this table
online-barred = Barred from this table
online-unbar = Let { $name } come again
online-back = Take back choices
online-back-about = The others have to agree.
online-back-about-alone = Nobody else has to agree. What came after it is taken back too.
online-back-steps = Which of your choices? All after it is taken back too.
online-back-alone = Take back
online-pause = Ask for a pause
online-hand = Let a bot play
online-hand-about = A bot plays your seat until you take it back.
online-device = Continue on another device
online-device-about = Open this link there, or point a camera at the code. Your seat moves over.
online-cover = Cover the screen
# In the menu of a table.
online-settings = Settings
# Button: give up the game.
online-resign = Resign
online-resign-about = A bot plays on for the others. You cannot come back into this game.
online-resign-not = Play on
online-leave-table = Leave this table for good
online-leave-table-about = The game stays, with “Former player” instead of your name, and you no longer find it among your games. What you said stays without your name.
# Button: don't leave the table after all.
online-leave-table-not = Stay
online-home = Leave the table for now

## One seat, another device

online-take-seat = Go on as { $name }?
online-take-seat-about = The seat moves to this device. On the other one you can still watch.
online-take-seat-here = Go on here

## Several people at one screen

online-pass-about = { $name }, press when nobody else is looking.
online-pass-here = I am here
online-pass-who = Who is at the screen?
online-pass-who-about = Nobody here has to choose right now. Pick whose view to show.
online-pass-back-about = { $name }, not done yet?
online-pass-back = Take back my last step
