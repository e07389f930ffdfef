### Poziomy botów, od najsłabszego do najsilniejszego.

level-random = losowy
    .description = Wybiera spośród wszystkiego, co możliwe, bez względu na skutki.
level-novice = początkujący
    .description = Bierze to, co w danej chwili wygląda najlepiej, i czasem się myli.
level-heuristic = doświadczony
    .description = Ocenia, ile każdy wybór będzie wart na koniec gry.
level-expert = ekspert
    .description = Myśli naprzód przez jedną dziesiątą sekundy na ruch.
level-master = mistrz
    .description = Myśli naprzód przez sekundę na ruch.
level-champion = czempion
    .description = Myśli naprzód przez pięć sekund na ruch.
level-program = twój własny program
    .description = Dostaje pytania na wejściu i odpowiada na wyjściu, zgodnie z opisem w dokumentacji.
level-python = twoja własna klasa w Pythonie
    .description = Dostaje to, co widzi jej gracz, i pytanie, zgodnie z opisem na stronie dla programujących w Pythonie.
level-installed = dostarczony przez { $source }
level-limits = Poziomowi, który myśli naprzód, można dać inny limit, na przykład { $time } albo { $number }.

level-warming-up = rozgrzewa się
    .description = Silnik jeszcze się kompiluje, około minuty: do tego czasu ten poziom sprawdza mniej możliwości i gra słabiej.
level-uncompiled = Silnik nie jest skompilowany na tym komputerze: ten poziom sprawdza mniej możliwości i gra słabiej.

## Same boty: po sześć na każdym poziomie, po jednym na każde miejsce

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
