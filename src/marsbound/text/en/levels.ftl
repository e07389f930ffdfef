### The levels of the bots, from the weakest to the strongest.

level-random = random
    .description = Chooses among all that is possible, whatever it may be.
level-novice = novice
    .description = Takes what looks best at the moment, and slips now and then.
level-heuristic = experienced
    .description = Weighs what every choice is worth by the end of the game.
level-expert = expert
    .description = Thinks ahead for a tenth of a second per move.
level-master = master
    .description = Thinks ahead for one second per move.
level-champion = champion
    .description = Thinks ahead for five seconds per move.
level-program = a program of your own
    .description = Gets questions on its input and answers on its output, as the reference describes.
level-python = a Python class of your own
    .description = Is called with what its player sees and the question, as the page for Python users describes.
level-installed = brought by { $source }
level-limits = A level that thinks ahead can be given other limits, as in { $time } or { $number }.

level-warming-up = warming up
    .description = The engine is still being compiled, for about a minute: until then this level tries less and plays weaker.
level-uncompiled = The engine isn't compiled on this machine: this level tries less and plays weaker.
