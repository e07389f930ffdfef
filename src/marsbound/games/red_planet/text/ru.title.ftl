### What the page shows before anybody sits at a table: what the game is called, and its options.

## Игры

game-red-planet-second = Цель: Красная планета, второе издание
    .description = Отправьте астронавтов на Марс и на Фобос и добывайте то, что там скрыто. 10 ходов.
game-red-planet-first = Цель: Красная планета, первое издание
    .description = Марс постарше: десять локаций, спутника нет, а действия необязательны. 10 ходов.

## Настройки

option-sabotaged-ships-leave = Взорванные корабли выбывают из игры
    .description = Уничтоженный корабль выбывает из игры, а не уходит в отбой.
option-produce-only-where-occupied = Добыча только там, где есть астронавты
    .description = Исследованная локация без астронавтов не получает жетонов очков.
option-short-ending = Короткая концовка
    .description = При последней добыче в каждую локацию кладётся один жетон очков вместо трёх.
