### The browser.
### Inserted names ($seat, $zone, $card, $names …) are finished words and never inflected.

## Front page

web-home = Home
web-slogan = Everyone wants to go to Mars.
web-lead = Board games about the red planet, against bots or with friends. Choose and play, nothing to install.
web-play = New game
web-play-now = Play now
web-game = Game
web-level = Strength of the bots
web-name = Your name
web-guest = Guest
web-options-more = Variants and seed
web-seed-any = any
web-my-games = Your games
web-table-about = Players: { $players }, begun { $begun }
web-loading = One moment.
web-no-answer = The server does not answer. Try again in a moment.
web-line-broken = Connection lost. Trying again.

## Settings

web-settings = Settings
web-theme = Light
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Motion
web-motion-system = as the system
web-motion-full = full
web-motion-less = less
web-close = Close

## The table

web-seats = Seats
web-log = What happened
web-side = Seats and log
web-log-empty = Nothing has happened yet.
web-question = What is asked
web-options = Possible choices
web-launch-pad = Launch pad
web-hand = Your characters
web-missions = Your missions and actions
web-track = Round tracker, now: { $phase }
web-thinking = thinking
web-chosen = has chosen
web-supply = Astronauts in supply
web-cards = Face-down cards
web-played = Played: { $characters }
web-card-in-hand = in hand
web-card-played = played
web-card-chosen = chosen for this round

## The board in words

web-count = { $name }: { $number }
web-place-holds = { $place }: { $what }
web-resource = Resource: { $kind }
web-unexplored = Not explored yet
web-no-ship = no ship
web-no-destination = Free choice
web-first-aboard = Whoever boards first picks its destination.
web-launched = launched
web-aboard = { $aboard } of { $capacity } aboard
web-destination-token = Destination token: { $zone }
web-discovery-face-down = Discovery, face down
web-discovery-known = Discovery, known to you: { $card }
web-discovery-open = Discovery: { $card }
web-seen-by = Seen by: { $names }
web-neighbours = Borders on: { $zones }
web-side-outer = Outer zone
web-side-inner = Inner zone
web-side-moon = Moon
web-pedigree = Source: { $pedigree }

## Choosing

web-undo = Undo
web-release = Let go
web-picked = Now choose where to.
web-sealed = Chosen. You can change your mind until everyone is ready.
web-why = Why not?
web-why-title = Not possible now
web-why-nothing = Everything is possible here.
web-and-more = { $names } and { $number } more
web-hint = Hint
web-hint-title = A bot would choose: { $choice }
web-hint-take = Do that
web-skip = Skip

## The end

web-score = Final score
web-show-score = Show the score
web-score-item = { $item } { $points }
web-rematch = Play again
web-seed = Seed: { $seed }

## What can go wrong

problem-other = That did not work ({ $code }). Try again.
problem-refused = The rules do not allow this.
problem-not-asked = It is not your turn.
problem-too-fast = Too much at once. Wait a little.
problem-paused = The game is paused.
problem-no-hints = At this table there are no hints.
problem-no-such-table = There is no such table. It may have been closed.
problem-nothing-to-undo = There is nothing to take back.
problem-not-stored = The server could not store this. Try again.
problem-wire-version = This page is older than the server. Reload it.
problem-no-answer = The server does not answer. Try again in a moment.
problem-not-invited = This table is private. Ask for an invitation.
problem-replaced = This table is open in another window.

## Rocketmen

web-decline = No, thanks
web-done = Done
web-automatic = Chosen by itself: the only possibility.
web-rocketmen-track = Flight track from the ground past Earth orbit and the Moon to Mars
web-rocketmen-track-flying = { $seat } is flying. { $destination }: field { $field } of { $distance }
web-rocketmen-arrived = Arrived: { $names }
web-rocketmen-limit = LIMIT { $number }
web-rocketmen-owed = Still owed:
web-rocketmen-next-card = The next success card
web-rocketmen-success = chance of success
web-rocketmen-go-on =
    { $missing ->
        [one] { $missing } field to go, success cards left: { $left }. If they do not suffice, the whole Launch Pad is lost.
       *[other] { $missing } fields to go, success cards left: { $left }. If they do not suffice, the whole Launch Pad is lost.
    }
web-rocketmen-abort-costs =
    { $number ->
        [0] The mission and the whole Launch Pad stay.
        [one] The mission stays. { $number } card of the Launch Pad is lost.
       *[other] The mission stays. { $number } cards of the Launch Pad are lost.
    }
web-rocketmen-failure-costs = The whole Launch Pad is lost.
web-rocketmen-completed = Mission completed: { count-points }
web-rocketmen-failed = The launch has failed
web-rocketmen-aborted = Launch aborted
web-rocketmen-here = Put it here
web-rocketmen-put-here = Put it here: { $zone }
web-rocketmen-discard-here = Discard
web-rocketmen-no-mission = No mission yet
web-rocketmen-pad-empty = Empty. Engines and components go here.
web-rocketmen-objectives = Objectives
web-rocketmen-picked = Now choose what to do with it.
web-rocketmen-rival-resting = No mission under way
web-rocketmen-solo-end = More points than the rival, and both goals of the objective
