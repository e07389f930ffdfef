### What the page shows before anybody sits at a table: what the game is called, and its options.

## Игры

game-rocketmen = Rocketmen
    .description = Соберите колоду, снарядите ракеты и запустите их на орбиту Земли, к Луне и к Марсу.

## Настройки

option-mode = Режим
    .description = Полная игра, в одиночку против соперника или короткая игра на орбите Земли.
option-mode-normal = обычный
option-mode-solo = одиночный
option-mode-battle-for-earth = Битва за Землю
option-difficulty = Уровень сложности
    .description = Как быстро летает соперник в одиночной игре.
option-difficulty-easy = лёгкий
option-difficulty-normal = обычный
option-difficulty-hard = сложный
option-variants = Варианты
    .description = Две карты вариантов для всех, взятые наугад или названные.
option-variants-none = нет
option-variants-drawn = два наугад
