### The table at the terminal.

## Headings

heading-launch-pad = Launch pad
heading-mars = Mars
heading-decks = Decks and supplies
heading-hand = Your hand
heading-held = Your missions and actions
heading-held-first = Your bonus cards
heading-removed = Drawn for { $seat }, out of the game
heading-cards-of = Cards of { $seat }

## Columns of the table

# Head of a column.
column-zone = zone
# Head of a column.
column-resource = resource
# Head of a column.
column-astronauts = astronauts
# Head of a column.
column-tokens = tokens
column-borders = borders on
# Head of a column.
column-discovery = discovery
# Head of a column: astronauts not in play yet.
column-supply = supply
# Head of a column: astronauts lost in space.
column-lost = lost
# Head of a column.
column-cards = cards
column-this-round = this round
# Head of a column: characters played.
column-played = played

## The table

board-at-dock = { $dock }: { $ship }
board-at-zone = { $zone }: { $what }
board-no-ship = no ship
# Of a ship.
board-launched = launched
board-aboard = { $aboard } of { $capacity } aboard
board-destination-token = destination token: { $zone }
board-printed = destination token, printed: { $zone }
board-first-aboard-picks = whoever boards first picks its destination
# Instead of a crew: the ship is empty.
board-nobody = nobody
board-astronauts = { $seat }: { $number }
board-resource = resource: { $kind }
# Of a zone: nobody knows its resource yet.
board-unexplored = unexplored
board-face-down = face down
board-discovery-face-down = discovery face down
board-discovery-known = discovery face down, known to you: { $card }
board-discovery-open = discovery: { $card }
board-seen-by = { $what }, seen by { $seats }
board-inner = inner zone
board-outer = outer zone
# Which kind of zone: Phobos.
board-moon = moon
board-neighbours = neighbours: { $zones }
board-ships-left = Ships in the deck: { $number }
board-ships-discarded = Ships discarded: { $number }
board-events-left = Event cards in the deck: { $number }
board-tokens-left = Point tokens left: { $tokens }
board-resources-left = Resources not turned up: { $tokens }
board-destinations-left = Destination tokens left: { $zones }
board-supply =
    { $number ->
        [one] { $number } astronaut in supply
       *[other] { $number } astronauts in supply
    }
board-lost =
    { $number ->
        [one] { $number } astronaut Lost in Space
       *[other] { $number } astronauts Lost in Space
    }
board-face-down-cards =
    { $number ->
        [one] { $number } face-down card
       *[other] { $number } face-down cards
    }
board-chosen = has chosen
board-this-round = this round: { $character }
board-played = played: { $characters }
board-character = { $number }{ "\u00A0" }{ $character }
board-neutral = neutral colour

## The round tracker

track-production = P{ $number }
# A step of the round track, when discoveries are revealed.
track-reveal = reveal
# The last step of the round track.
track-final = end
track-now = Now: { $phase }

## The list of games

option-source-russian = rule { $rule }: the Russian rulebook
option-source-house = rule { $rule }: a house rule of the Russian rulebook
