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
