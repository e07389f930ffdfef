### I livelli dei bot, dal più debole al più forte.

level-random = casuale
    .description = Sceglie fra tutto ciò che è possibile, qualunque cosa sia.
level-novice = principiante
    .description = Prende ciò che al momento sembra migliore, e ogni tanto sbaglia.
level-heuristic = intermedio
    .description = Valuta quanto ogni scelta varrà alla fine della partita.
level-expert = esperto
    .description = Ragiona in anticipo per un decimo di secondo a mossa.
level-master = maestro
    .description = Ragiona in anticipo per un secondo a mossa.
level-champion = campione
    .description = Ragiona in anticipo per cinque secondi a mossa.
level-program = un programma tuo
    .description = Riceve le domande in ingresso e risponde in uscita, come descritto nella documentazione.
level-python = una tua classe Python
    .description = Riceve ciò che vede il suo giocatore e la domanda, come descritto nella pagina per chi usa Python.
level-installed = fornito da { $source }
level-limits = A un livello che ragiona in anticipo si può dare un altro limite, come { $time } o { $number }.

level-warming-up = si sta scaldando
    .description = Il motore è ancora in compilazione, per circa un minuto: fino ad allora questo livello prova meno possibilità e gioca peggio.
level-uncompiled = Su questo computer il motore non è compilato: questo livello prova meno possibilità e gioca peggio.

## I bot: sei per ogni livello, uno per ogni posto

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
