### Words that all games share.
### Inserted names ($seat, $names, $file …) are never inflected. A seat is spoken of in the third person;
### of the reader's own tells the attribute .you, .yours of what happens to what is theirs, .own of both; in lists seat-you.

## Languages

# The language of this file, in itself.
language-name = English
# Above the list of languages.
language-choose = Language

## Games

game-players = { $least } to { $most } players
game-unofficial = Unofficial, made by fans, not affiliated with the publishers.

## Options

# An option of a new game: how many play.
option-players = Players
option-seat = Your seat
# An option of a new game: the number that all chance is drawn from.
option-seed = Seed
option-pack = Content pack
# An option of a new game at the terminal.
option-language = Language
# An option or a setting that is switched on.
option-on = on
# An option or a setting that is switched off.
option-off = off
# Answer to a question in a table of rules.
yes = yes
# Answer to a question in a table of rules.
no = no

## Where a number or a text of the content pack comes from

# Of a value in a content pack: where we know it from.
pedigree = Source
# Of a value: it stands in the rulebook.
pedigree-rulebook = printed
    .description = The rulebook says so.
pedigree-strong = reported by several
    .description = Two or more independent accounts agree.
pedigree-weak = reported once
    .description = One account, or inferred.
# Of a value: we have chosen it.
pedigree-ours = ours
    .description = Our own reconstruction. Correct it if you own the box.
pack-name = Content pack: { $name }

## Seats

seat-name = Seat { $number }
bot-name = Bot { $number }
# Somebody who watches a game without playing.
onlooker = Spectator
former-player = Former player
# Instead of the reader's own name, in a list of players.
you = you
seat-you = { $seat } (you)
neutral-of = { $seat }'s neutral colour
first-player = first player

## Lists and counts

list-separator = { ", " }
# Instead of a list that is empty.
none = none
# Instead of something that the reader may not see.
unknown = unknown
count-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
count-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }

## Phases

# Where a game is: before its first round.
phase-setup = Setup
phase-over = Game over

## Rules

rule-reference = Rule { $id }
rule-outdated = The English rule has changed since this was translated.

## Who is asked, who is waited for

question-for = { $seat }: { $question }
waiting-for = Waiting for { $names }
    .you = Waiting for you
your-turn = Your turn
event-choice-sealed = { $seat } has chosen.
    .you = You have chosen.

## Scores and results

source-total = Total
result-winner = { $seat } wins with { count-points }.
    .you = You win with { count-points }.
result-winner-by-tokens = { $seat } wins the tie at { count-points } with more point tokens.
    .you = You win the tie at { count-points } with more point tokens.
result-shared = A shared victory with { count-points }: { $names }.
result-neutral-wins = { $seat } has the highest score, { count-points }: both players lose.
result-nobody-wins = Nobody wins.
result-place = { $place }. { $seat }: { count-points }
result-won-by = You win by { $points }.
result-behind =
    { $place ->
        [2] Second, { $points } behind.
        [3] Third, { $points } behind.
       *[other] Place { $place }, { $points } behind.
    }
result-behind-at-the-top = Second, on the same points.
heading-decided = What decided it

## How a game stands: what is counted, and what it gives

standing-points = Points so far: { $seats }
standing-seat = { $seat } { $points }
standing-gain = { $seat } { $points }
    .you = You { $points }
aim-progress = { $measure }: { $have } of { $of }
aim-race = { $measure }: { $have }, the best of the others { $others }
aim-now = now { count-points }
aim-next = { count-points } from { $at } on
aim-must = must be fulfilled
