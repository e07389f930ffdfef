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

## The bots themselves: six of each level, one for each seat

cast-whim = Whim
cast-fumble = Fumble
cast-zigzag = Zigzag
cast-jumble = Jumble
cast-doodle = Doodle
cast-hiccup = Hiccup
cast-pip = Pip
cast-cog = Cog
cast-tock = Tock
cast-rivet = Rivet
cast-minnow = Minnow
cast-sprocket = Sprocket
cast-gimbal = Gimbal
cast-ballast = Ballast
cast-orrery = Orrery
cast-piston = Piston
cast-compass = Compass
cast-lantern = Lantern
cast-vector = Vector
cast-perigee = Perigee
cast-sextant = Sextant
cast-halo = Halo
cast-quasar = Quasar
cast-tangent = Tangent
cast-zenith = Zenith
cast-solstice = Solstice
cast-equinox = Equinox
cast-meridian = Meridian
cast-parallax = Parallax
cast-umbra = Umbra
cast-colossus = Colossus
cast-argonaut = Argonaut
cast-leviathan = Leviathan
cast-nocturne = Nocturne
cast-aurelia = Aurelia
cast-imperator = Imperator
bot-own-name = { $name } { $number }
bot-and-level = { $name } ({ $level })
