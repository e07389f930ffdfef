### What the page shows before anybody sits at a table: what the game is called, and its options.

## Games

game-rocketmen = Rocketmen
    .description = Build a deck, fit out your rockets and launch them to Earth orbit, the Moon and Mars.

## Options

option-mode = Mode
    .description = The whole game, alone against a rival, or a shorter game in Earth orbit.
option-mode-normal = normal
option-mode-solo = solo
option-mode-battle-for-earth = Battle for Earth
option-difficulty = Difficulty
    .description = How fast the rival of a solo game flies.
option-difficulty-easy = easy
option-difficulty-normal = normal
option-difficulty-hard = hard
option-variants = Variants
    .description = Two variant cards that hold for all, drawn or named.
option-variants-none = none
option-variants-drawn = two, drawn
