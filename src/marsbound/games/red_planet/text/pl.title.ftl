### What the page shows before anybody sits at a table: what the game is called, and its options.

## Gry

game-red-planet-second = Misja: Czerwona Planeta, druga edycja
    .description = Wyślij astronautów na Marsa i Phobosa i wydobywaj to, co się tam kryje. 10 rund.
game-red-planet-first = Misja: Czerwona Planeta, pierwsza edycja
    .description = Starszy Mars: dziesięć stref, bez księżyca, a efektów nie trzeba wykorzystywać. 10 rund.

## Opcje

option-sabotaged-ships-leave = Zniszczone statki wypadają z gry
    .description = Zniszczony statek wypada z gry, zamiast trafić na stos zużytych statków.
option-produce-only-where-occupied = Produkują tylko zajęte strefy
    .description = Zbadana strefa bez astronautów nie otrzymuje żetonów punktów.
option-short-ending = Krótkie zakończenie
    .description = Ostatnia faza produkcji daje każdej strefie jeden żeton punktów zamiast trzech.
