### What the page shows before anybody sits at a table: what the game is called, and its options.

## Games

game-red-planet-second = Mission: Red Planet, second edition
    .description = Send your astronauts to Mars, Phobos included, and mine what lies there. 10 rounds.
game-red-planet-first = Mission: Red Planet, first edition
    .description = The older Mars: ten zones, no moon, and effects you may leave unused. 10 rounds.

## Options

option-sabotaged-ships-leave = Sabotaged ships leave the game
    .description = A destroyed ship is out of the game instead of going to the discard pile.
option-produce-only-where-occupied = Only occupied zones produce
    .description = An explored zone without astronauts gets no point tokens.
option-short-ending = Short ending
    .description = The last production gives one point token per zone instead of three.
