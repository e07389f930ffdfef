### Pebbles, a made-up game for tests.

game-toy = Pebbles
    .description = Raise your fingers, take a pebble, keep the best one to yourself.
option-rounds = Rounds
    .description = How many rounds are played.

## Events

toy-event-keepsake-dealt = { $seat }: the keepsake is { $pebble }
toy-event-pebble-drawn = In the row lies { $pebble }
toy-event-fingers-raised = { $seat } { $fingers ->
    [0] raises no finger
    [one] raises a finger
   *[other] raises { $fingers } fingers
}
toy-event-pebble-taken = { $seat } takes { $pebble }
toy-event-keepsake-swapped = { $seat } keeps { $pebble } instead of { $before }

## Questions

toy-question-raise-fingers = How many fingers?
toy-question-take-a-pebble = { $seat }, which pebble?

## Pebbles

toy-pebble-agate = the agate
toy-pebble-basalt = the basalt

## Reasons and sources

toy-reason-same-fingers = So many fingers were raised in the round before.
toy-source-heap = Pebbles
