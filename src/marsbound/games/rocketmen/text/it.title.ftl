### What the page shows before anybody sits at a table: what the game is called, and its options.

## Giochi

game-rocketmen = Rocketmen
    .description = Costruisci un mazzo, equipaggia i razzi e lanciali verso l'orbita terrestre, la Luna e Marte.

## Opzioni

option-mode = Modalità
    .description = Il gioco completo, da soli contro un rivale, o una partita più breve in orbita terrestre.
option-mode-normal = normale
option-mode-solo = solitario
option-mode-battle-for-earth = Battaglia per la Terra
option-difficulty = Difficoltà
    .description = Quanto vola veloce il rivale nel solitario.
option-difficulty-easy = facile
option-difficulty-normal = normale
option-difficulty-hard = difficile
option-variants = Varianti
    .description = Due carte variante che valgono per tutti, pescate o indicate per nome.
option-variants-none = nessuna
option-variants-drawn = due, pescate
