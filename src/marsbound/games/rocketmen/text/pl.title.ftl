### What the page shows before anybody sits at a table: what the game is called, and its options.

## Gry

game-rocketmen = Rocketmen
    .description = Zbuduj talię, wyposaż rakiety i wystrzel je na orbitę okołoziemską, Księżyc i Marsa.

## Opcje

option-mode = Tryb
    .description = Cała gra, w pojedynkę przeciw rywalowi albo krótsza gra na Orbicie okołoziemskiej.
option-mode-normal = normalny
option-mode-solo = solo
option-mode-battle-for-earth = Bitwa o Ziemię
option-difficulty = Poziom trudności
    .description = Jak szybko lata rywal w grze solo.
option-difficulty-easy = łatwy
option-difficulty-normal = normalny
option-difficulty-hard = trudny
option-variants = Warianty
    .description = Dwie karty Wariantów dla wszystkich, wylosowane albo podane z nazwy.
option-variants-none = brak
option-variants-drawn = dwa, wylosowane
