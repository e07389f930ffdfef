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

cast-whim = Capriccio
cast-fumble = Inciampo
cast-zigzag = Zigzag
cast-jumble = Miscuglio
cast-doodle = Scarabocchio
cast-hiccup = Singhiozzo
cast-pip = Semino
cast-cog = Rotella
cast-tock = Tictac
cast-rivet = Ribattino
cast-minnow = Avannotto
cast-sprocket = Pignone
cast-gimbal = Cardano
cast-ballast = Zavorra
cast-orrery = Planetario
cast-piston = Pistone
cast-compass = Bussola
cast-lantern = Lanterna
cast-vector = Vettore
cast-perigee = Perigeo
cast-sextant = Sestante
cast-halo = Aureola
cast-quasar = Quasar
cast-tangent = Coseno
cast-zenith = Zenit
cast-solstice = Solstizio
cast-equinox = Equinozio
cast-meridian = Meridiano
cast-parallax = Parallasse
cast-umbra = Penombra
cast-colossus = Colosso
cast-argonaut = Argonauta
cast-leviathan = Leviatano
cast-nocturne = Notturno
cast-aurelia = Aurelia
cast-imperator = Imperatore
bot-own-name = { $name } { $number }
bot-and-level = { $name } ({ $level })
