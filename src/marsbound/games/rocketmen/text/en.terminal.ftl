### The table at the terminal.

## The list of games

option-source-rules = rules { $first } and { $second }
option-source-rule = rule { $rule }
option-source-variants = rule { $rule }; or two names, as in { $example }

## The table at the terminal

rocketmen-heading-own = Your board
rocketmen-heading-card-texts = Cards of the Market
# Head of a column.
rocketmen-column-destination = destination
# Head of a column: the rocket points that a destination asks for.
rocketmen-column-rockets = needs
# Head of a column.
rocketmen-column-points = points
# Head of a column: who has arrived at a location.
rocketmen-column-arrived = there
# Head of a column: how many are completed.
rocketmen-column-missions = missions
# Head of a column: how many cards.
rocketmen-column-hand = hand
rocketmen-column-open = on the table
# One letter on the tokens of the solo game's rival.
rocketmen-rival-tag = R
rocketmen-board-fields = { $name }: distance { $distance }, success cards { $draws }, helped by { $component }
rocketmen-board-variants = Variants: { $variants }
rocketmen-board-target = { $location }, { count-points } (needs { $rockets })
rocketmen-board-lift = at lift-off: { $fields }
rocketmen-board-planned = planned: { $card }
rocketmen-board-pad = Launch Pad: { $cards }
rocketmen-board-stored = stored: { $cards }
# Before the numbers of cards in a player's piles.
rocketmen-board-piles = Piles
# Before a player's points.
rocketmen-board-score = Score
rocketmen-board-buying = Being bought: { $cards }
rocketmen-board-paid = Paid: { $components }
rocketmen-board-owed = Still owed: { $components }
rocketmen-board-last = the last one: { $value }
rocketmen-board-offered = to choose from: { $cards }
rocketmen-board-success-deck = Success cards left: { $cards }
rocketmen-command-cards = Show your cards and those of the Market with their texts.
rocketmen-command-map = Show the destinations and their locations.
rocketmen-command-rule = Show a rule. Add its id, such as L9: ids in brackets are those of rules.
