### Poziomy botów, od najsłabszego do najsilniejszego.

level-random = losowy
    .description = Wybiera spośród wszystkiego, co możliwe, bez względu na skutki.
level-novice = początkujący
    .description = Bierze to, co w danej chwili wygląda najlepiej, i czasem się myli.
level-heuristic = doświadczony
    .description = Ocenia, ile każdy wybór będzie wart na koniec gry.
level-expert = ekspert
    .description = Przed każdym ruchem myśli naprzód przez jedną dziesiątą sekundy.
level-master = mistrz
    .description = Przed każdym ruchem myśli naprzód przez sekundę.
level-champion = arcymistrz
    .description = Przed każdym ruchem myśli naprzód przez pięć sekund.
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

cast-whim = Kaprys
cast-fumble = Fajtłapa
cast-zigzag = Zygzak
cast-jumble = Galimatias
cast-doodle = Bazgroł
cast-hiccup = Czkawka
cast-pip = Pestka
cast-cog = Trybik
cast-tock = Tik-Tak
cast-rivet = Nit
cast-minnow = Płotka
cast-sprocket = Zębatka
cast-gimbal = Kardan
cast-ballast = Balast
cast-orrery = Tellurium
cast-piston = Tłok
cast-compass = Kompas
cast-lantern = Latarnia
cast-vector = Wektor
cast-perigee = Perygeum
cast-sextant = Sekstans
cast-halo = Halo
cast-quasar = Kwazar
cast-tangent = Tangens
cast-zenith = Zenit
cast-solstice = Przesilenie
cast-equinox = Równonoc
cast-meridian = Południk
cast-parallax = Paralaksa
cast-umbra = Umbra
cast-colossus = Kolos
cast-argonaut = Argonauta
cast-leviathan = Lewiatan
cast-nocturne = Nokturn
cast-aurelia = Aurelia
cast-imperator = Imperator
bot-own-name = { $name } { $number }
bot-and-level = { $name } ({ $level })
